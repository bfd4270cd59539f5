"""Which messages follow from a change: the public post, the ping, changed hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from bot.posts.lines.turn_lines import asked_of
from bot.posts.news import (
    AskedToLeave,
    Board,
    Digest,
    End,
    Followed,
    FollowersTold,
    Hand,
    Heard,
    Invited,
    LatePicture,
    LobbyEnding,
    LobbyFull,
    LobbyShown,
    Look,
    News,
    NextUp,
    Note,
    Nudge,
    Offer,
    Ping,
    Present,
    Reminder,
    SeatAsked,
    SeatGone,
    Trouble,
    VoteEnd,
    VoteQuestion,
    WaitingLine,
    news_row,
)
from bot.posts.vote_post import heir_shown
from bot.tables.change import Change
from bot.tables.live import Live
from bot.tables.volume import is_held_back
from games.core.seats import Seat
from games.core.text import Text
from storage.records import NewOutbox, SeatRow, VoteRow, WaitRow


def rows_after(live: Live, change: Change, actor: Seat | None) -> list[NewOutbox]:
    """What must be told after a change in which `actor` acted.

    First what everybody waits for: pictures are drawn in the order of the rows.
    """
    if change.lost:
        return [present_row(live, "note-updated", n=change.lost), *hand_rows(live)]
    live.hurried += tuple(change.hurried)
    rows: list[NewOutbox] = []
    newly = newly_asked(live, change.waiting, actor)
    moves = len(change.moves)
    if live.playing.outcome:
        rows.append(_moves_row(live, End, moves, (), said=change.said))
    elif (moves or live.unposted) and not is_held_back(live, change, live.playing):
        rows.append(_moves_row(live, Board, moves, newly, said=change.said))
    else:
        if moves:
            live.unposted = live.unposted or live.row.moves + 1
        if newly or change.aside:
            told = tuple(event.text for event in change.aside)
            rows.append(_ping_row(live, newly, told))
    rows += [_hand_row(live, seat) for seat in live.changed_hands()]
    if live.playing.outcome:
        return [*rows, *follower_rows(live, "end", moves)]
    return [
        *rows,
        *(follower_rows(live, "round", moves) if live.playing.rounds > change.rounds else ()),
    ]


def newly_asked(live: Live, waited: Sequence[Seat], actor: Seat | None) -> tuple[Seat, ...]:
    """Seats to ping: one ping per turn, none for who has just acted or was waiting before."""
    return tuple(seat for seat in live.waiting() if seat not in waited and seat != actor)


def _moves_row(
    live: Live,
    kind: type[Board | End],
    moves: int,
    pinged: tuple[Seat, ...],
    *,
    said: tuple[int, ...] = (),
) -> NewOutbox:
    """With the moves before that were held back; what was said of those at once is told again."""
    own = live.row.moves + 1
    first = live.unposted or own
    live.unposted = None
    hurried, live.hurried = live.hurried, ()
    waiting, asked = _waiting(live)
    heard = said if first == own else ()
    last, seq = live.row.moves + moves, live.playing.seq
    telling = kind(first, last, waiting, asked, pinged, seq, heard, hurried=hurried)
    return _channel_row(live, telling)


def _ping_row(live: Live, pinged: tuple[Seat, ...], told: tuple[Text, ...]) -> NewOutbox:
    waiting, asked = _waiting(live)
    last = live.row.moves
    ping = Ping(last + 1, last, waiting, asked, pinged, live.playing.seq, told=told)
    return _channel_row(live, ping)


def _waiting(live: Live) -> tuple[tuple[Seat, ...], tuple[str, ...]]:
    """The people who are awaited, and what each is asked."""
    waiting = tuple(seat for seat in live.waiting() if live.bot_at(seat) is None)
    return waiting, tuple(asked_of(live, waiting))


def _channel_row(live: Live, news: News) -> NewOutbox:
    return news_row(news, f"channel:{live.row.channel}", live.id)


def picture_row(live: Live, news: Board | End, message: int) -> NewOutbox:
    """A picture that is to follow its words, in a lane of its own: nothing waits for it."""
    kind: Literal["board", "end"] = "end" if isinstance(news, End) else "board"
    picture = LatePicture(**msgspec.structs.asdict(news), kind=kind, message=message)
    return news_row(picture, f"picture:{message}", live.id)


def reminder_row(
    live: Live, seat: Seat, after: int | None, until: int, message: int | None = None
) -> NewOutbox:
    """The ping of somebody's turn, apart from the post that told it; one at a table."""
    user = live.user_at(seat)
    key = f"reminder:{live.id}:{user}"
    news = Reminder(seat, user, after=after, message=message)
    return news_row(news, key, live.id, not_before=until, replace_key=key)


def nudge_row(
    live: Live, wait: WaitRow, user: int, at: int = 0, *, of_plan: bool = False
) -> NewOutbox:
    """In a lane of its own: nobody else waits for it."""
    news = Nudge(wait.seat, user, wait.since, of_plan)
    return news_row(news, f"nudge:{live.id}:{user}", live.id, not_before=at)


def next_up_row(live: Live, before: Seat, seat: Seat) -> NewOutbox:
    """In a lane of its own; a newer one takes its place."""
    user = live.user_at(seat)
    assert user is not None
    key = f"next:{live.id}:{user}"
    return news_row(NextUp(seat, user, before), key, live.id, replace_key=key)


def digest_row(user: int, due: int) -> NewOutbox:
    """Takes the place of one that has waited for a day."""
    key = f"digest:{user}"
    return news_row(Digest(user, due), key, None, replace_key=key)


def line_row(live: Live) -> NewOutbox:
    """The line is made of what is stored when it is told; one is enough."""
    key = f"line:{live.id}"
    return news_row(WaitingLine(), key, live.id, replace_key=key)


def lobby_ending_row(live: Live) -> NewOutbox:
    return _channel_row(live, LobbyEnding())


def lobby_full_row(live: Live) -> NewOutbox:
    return _channel_row(live, LobbyFull())


def invited_row(live: Live, user: int) -> NewOutbox:
    """In a lane of its own, as is the next: the person may not play anywhere."""
    return news_row(Invited(user), f"guest:{live.id}:{user}", live.id)


def asked_to_leave_row(live: Live, user: int) -> NewOutbox:
    return news_row(AskedToLeave(user), f"guest:{live.id}:{user}", live.id)


def lobby_row(live: Live) -> NewOutbox:
    """Its message is made of what is stored when it is shown; once is enough."""
    key = f"lobby:{live.id}"
    return news_row(LobbyShown(), key, live.id, replace_key=key)


def offer_row(live: Live, seat: Seat) -> NewOutbox:
    return _channel_row(live, Offer(seat))


def ended_rows(live: Live, key: str, **args: int | str) -> list[NewOutbox]:
    """That a game was closed; there is no move to be made any more."""
    note = note_row(live, key, (), **args)
    return [note, *hand_rows(live), *follower_rows(live, "closed")]


def follower_rows(live: Live, what: Heard, moves: int = 0) -> list[NewOutbox]:
    """To all who follow the table, if anybody does, after so many more moves."""
    if not live.row.followed:
        return []
    news = FollowersTold(live.row.moves + moves, what)
    return [news_row(news, f"followers:{live.id}", live.id)]


def followed_row(live: Live, news: Followed) -> NewOutbox:
    """In a lane of its own: nobody waits for it."""
    return news_row(news, f"follow:{live.id}:{news.user}", live.id)


def _hand_row(live: Live, seat: Seat) -> NewOutbox:
    """A newer hand takes the place of one not yet delivered."""
    user = live.user_at(seat)
    return news_row(Hand(seat), f"user:{user}", live.id, replace_key=f"hand:{live.id}:{user}")


def hand_rows(live: Live, seats: Sequence[Seat] | None = None) -> list[NewOutbox]:
    """Hands to be shown anew: of these seats, or of everybody."""
    return [_hand_row(live, seat) for seat, _ in live.people() if seats is None or seat in seats]


def start_rows(live: Live) -> list[NewOutbox]:
    """The first post, and every hand; if only computer players open, their moves are in it."""
    if all(live.bot_at(seat) for seat in live.waiting()):
        live.unposted = 1
        return hand_rows(live)
    return [_moves_row(live, Board, 1, live.waiting()), *hand_rows(live)]


def present_row(live: Live, key: str = "", **args: int | str) -> NewOutbox:
    """The table as it is now, with a sentence before it, and a ping for all who are awaited."""
    return _channel_row(live, Present(key, args))


def note_row(live: Live, key: str, pings: Sequence[int] = (), **args: int | str) -> NewOutbox:
    return _channel_row(live, Note(key, args, tuple(pings)))


def trouble_rows(live: Live, news: Trouble, users: Sequence[int]) -> list[NewOutbox]:
    """In lanes of their own: they may wait long for somebody to open direct messages."""
    return [news_row(news, f"trouble:{live.id}:{user}", live.id) for user in users]


def look_row(live: Live, user: int) -> NewOutbox:
    """In a lane of its own: nobody waits for it."""
    key = f"look:{live.id}:{user}"
    return news_row(Look(user), key, live.id, replace_key=key)


def vote_later_row(live: Live, user: int, until: int) -> NewOutbox:
    """The same question to somebody who has quiet hours now."""
    lane = f"vote:{live.id}:{user}"
    return news_row(VoteQuestion(user), lane, live.id, not_before=until, replace_key=lane)


def vote_rows(live: Live, vote: VoteRow) -> list[NewOutbox]:
    """The question now, and its end in a lane of its own, so that nothing waits for it."""
    return [_channel_row(live, VoteQuestion()), vote_end_row(live, vote, vote.expires_at + 1)]


def vote_end_row(live: Live, vote: VoteRow, at: int) -> NewOutbox:
    """Closes the question where it was asked; an earlier end takes the place of a later one."""
    lane = f"vote:{live.id}:{vote.expires_at}"
    return news_row(VoteEnd(), lane, live.id, not_before=at, replace_key=lane)


def seat_asked_row(live: Live, owner: int, vote: VoteRow) -> NewOutbox:
    return news_row(SeatAsked(vote.expires_at), f"user:{owner}", live.id)


def seat_gone_row(live: Live, user: int, heir: SeatRow) -> NewOutbox:
    """Takes the place of a hand not yet delivered: it is no longer this person's."""
    news = SeatGone(user, heir_shown(heir))
    return news_row(news, f"user:{user}", live.id, replace_key=f"hand:{live.id}:{user}")

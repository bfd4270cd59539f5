"""Which messages follow from a change: the public post, the ping, changed hands."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from bot.posts.turn_lines import asked_of
from bot.tables.change import Change
from bot.tables.live import Live
from games.core.codec import Json
from games.core.text import Seat, Text
from storage.records import NewOutbox, OutboxRow, VoteRow


class Telling(Struct, frozen=True):
    """What a public post tells: some moves, whose turn it is after them, who is pinged."""

    first: int
    last: int
    waiting: tuple[Seat, ...] = ()
    asked: tuple[str, ...] = ()  # the kind of question each of them is asked
    pinged: tuple[Seat, ...] = ()
    seq: int = 0
    said: tuple[int, ...] = ()  # events of the first move that were posted when they happened
    told: tuple[Text, ...] = ()  # without a move

    @classmethod
    def of(cls, row: OutboxRow) -> Telling:
        return msgspec.convert(row.payload, cls)


def rows_after(live: Live, change: Change, actor: Seat | None) -> list[NewOutbox]:
    """What must be told after a change in which `actor` acted.

    First what everybody waits for: pictures are drawn in the order of the rows.
    """
    if change.lost:
        return [present_row(live, "note-updated", n=change.lost), *hand_rows(live)]
    rows: list[NewOutbox] = []
    newly = newly_asked(live, change.waiting, actor)
    moves = len(change.moves)
    if live.playing.outcome:
        rows.append(_channel_row(live, "end", moves, (), said=change.said))
    elif moves or live.unposted:
        rows.append(_channel_row(live, "board", moves, newly, said=change.said))
    elif newly or change.aside:
        told = tuple(event.text for event in change.aside)
        rows.append(_channel_row(live, "ping", 0, newly, told=told))
    return [*rows, *(_hand_row(live, seat) for seat in live.changed_hands())]


def newly_asked(live: Live, waited: Sequence[Seat], actor: Seat | None) -> tuple[Seat, ...]:
    """Seats to ping: one ping per turn, none for who has just acted or was waiting before."""
    return tuple(seat for seat in live.waiting() if seat not in waited and seat != actor)


def _channel_row(
    live: Live,
    kind: str,
    moves: int,
    pinged: tuple[Seat, ...],
    *,
    said: tuple[int, ...] = (),
    told: tuple[Text, ...] = (),
) -> NewOutbox:
    first = live.unposted or live.row.moves + 1
    live.unposted = None
    waiting = tuple(seat for seat in live.waiting() if live.bot_at(seat) is None)
    telling = Telling(
        first,
        live.row.moves + moves,
        waiting,
        tuple(asked_of(live, waiting)),
        pinged,
        live.playing.seq,
        said,
        told,
    )
    payload: dict[str, Json] = msgspec.to_builtins(telling)
    return NewOutbox(f"channel:{live.row.channel}", kind, payload, table=live.id)


def picture_row(live: Live, row: OutboxRow, message: int) -> NewOutbox:
    """A picture that is to follow its words, in a lane of its own: nothing waits for it."""
    payload: dict[str, Json] = {**row.payload, "kind": row.kind, "message": message}
    return NewOutbox(f"picture:{message}", "picture", payload, table=live.id)


def reminder_row(live: Live, seat: Seat, acted: int, until: int) -> NewOutbox:
    """The ping of somebody's turn, kept for the end of their quiet hours; one at a table."""
    user = live.user_at(seat)
    key = f"reminder:{live.id}:{user}"
    payload: dict[str, Json] = {"seat": int(seat), "user": user, "acted": acted}
    return NewOutbox(key, "reminder", payload, table=live.id, not_before=until, replace_key=key)


def _hand_row(live: Live, seat: Seat) -> NewOutbox:
    """A newer hand takes the place of one not yet delivered."""
    user = live.user_at(seat)
    key = f"hand:{live.id}:{user}"
    return NewOutbox(f"user:{user}", "hand", {"seat": int(seat)}, table=live.id, replace_key=key)


def hand_rows(live: Live, seats: Sequence[Seat] | None = None) -> list[NewOutbox]:
    """Hands to be shown anew: of these seats, or of everybody."""
    return [_hand_row(live, seat) for seat, _ in live.people() if seats is None or seat in seats]


def start_rows(live: Live) -> list[NewOutbox]:
    """The first post, and every hand; if only computer players open, their moves are in it."""
    if all(live.bot_at(seat) for seat in live.waiting()):
        live.unposted = 1
        return hand_rows(live)
    return [_channel_row(live, "board", 1, live.waiting()), *hand_rows(live)]


def present_row(live: Live, key: str = "", **args: int | str) -> NewOutbox:
    """The table as it is now, with a sentence before it, and a ping for all who are awaited."""
    words: dict[str, Json] = dict(args)
    return NewOutbox(
        f"channel:{live.row.channel}", "present", {"key": key, "args": words}, table=live.id
    )


def vote_later_row(live: Live, user: int, until: int) -> NewOutbox:
    """The same question to somebody who has quiet hours now."""
    lane = f"vote:{live.id}:{user}"
    return NewOutbox(
        lane, "vote", {"user": user}, table=live.id, not_before=until, replace_key=lane
    )


def vote_rows(live: Live, vote: VoteRow) -> list[NewOutbox]:
    """The question now, and its end in a lane of its own, so that nothing waits for it."""
    asked = NewOutbox(f"channel:{live.row.channel}", "vote", {}, table=live.id)
    lane = f"vote:{live.id}:{vote.expires_at}"
    ends = NewOutbox(lane, "vote_end", {}, table=live.id, not_before=vote.expires_at + 1)
    return [asked, ends]

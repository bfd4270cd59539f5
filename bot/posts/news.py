"""What a row of the outbox tells: one type for each kind.

Storage keeps a kind and a payload and knows none of them. Rows outlive versions: a field may be
added with a default, a kind may be added, and neither may change its meaning.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from games.core.seats import Seat
from games.core.text import Text
from storage.records import NewOutbox, OutboxRow

Heard: TypeAlias = Literal["round", "end", "closed"]  # by who follows a game

KIND = "news"  # beside the fields of a payload, of which one is called «kind»


class Telling(Struct, frozen=True):
    """Some moves, whose turn it is after them, who is pinged."""

    first: int
    last: int
    waiting: tuple[Seat, ...] = ()
    asked: tuple[str, ...] = ()  # the kind of question each of them is asked
    pinged: tuple[Seat, ...] = ()
    seq: int = 0
    said: tuple[int, ...] = ()  # events of the first move that were posted when they happened
    told: tuple[Text, ...] = ()  # without a move
    hurried: tuple[Seat, ...] = ()  # who had no time to look ahead: once for every answer


class Board(Telling, frozen=True, tag_field=KIND, tag="board"):
    """What happened, with the board after it."""


class End(Telling, frozen=True, tag_field=KIND, tag="end"):
    """What happened last, with the final board and the whole game as a file."""


class Ping(Telling, frozen=True, tag_field=KIND, tag="ping"):
    """Whose turn it is, without a move."""


class LatePicture(Telling, frozen=True, tag_field=KIND, tag="picture", kw_only=True):
    """The picture of a post whose words went out without it."""

    kind: Literal["board", "end"]
    message: int


class Present(Struct, frozen=True, tag_field=KIND, tag="present"):
    """The table as it is, after something other than a move; a sentence before it, if any."""

    key: str
    args: dict[str, int | str]


class Reminder(Struct, frozen=True, tag_field=KIND, tag="reminder"):
    """Somebody's turn, to be told to them apart from the post: elsewhere, or later."""

    seat: Seat
    user: int | None
    acted: int | None = None  # rows of older versions: how often the seat had chosen
    after: int | None = None  # its last choice before: tells one of its turns from the next
    message: int | None = None  # the post that told it


class Nudge(Struct, frozen=True, tag_field=KIND, tag="nudge"):
    """To somebody who has let the others wait: that it is still their turn."""

    seat: Seat
    user: int
    since: int  # as of whom is awaited: tells one of its turns from the next
    of_plan: bool = False  # that a plan did not answer, which concerns nobody else


class NextUp(Struct, frozen=True, tag_field=KIND, tag="next_up"):
    """To somebody who wants to know: that theirs is the turn after one that has begun."""

    seat: Seat
    user: int
    before: Seat  # whose turn it is


class Digest(Struct, frozen=True, tag_field=KIND, tag="digest"):
    """To somebody, of no single table: where they are awaited."""

    user: int
    due: int  # tells one from the next


class WaitingLine(Struct, frozen=True, tag_field=KIND, tag="waiting_line"):
    """For whom the table waits so long that everybody may know it; kept current."""


class Offer(Struct, frozen=True, tag_field=KIND, tag="offer"):
    """That a seat of a running game is free."""

    seat: Seat


class Note(Struct, frozen=True, tag_field=KIND, tag="note"):
    """A sentence to all in the channel; most are for nobody in particular."""

    key: str
    args: dict[str, int | str]
    pings: tuple[int, ...] = ()


class VoteQuestion(Struct, frozen=True, tag_field=KIND, tag="vote"):
    """A vote to all whose consent is missing, or once more to one who had quiet hours."""

    user: int | None = None


class VoteEnd(Struct, frozen=True, tag_field=KIND, tag="vote_end"):
    """The time of a vote is up."""


class SeatAsked(Struct, frozen=True, tag_field=KIND, tag="seat_asked"):
    """To its owner: whether the seat is given away."""

    vote: int  # by when it ends, as in its buttons


class SeatGone(Struct, frozen=True, tag_field=KIND, tag="seat_gone"):
    """To who held a seat: that it is another's now. The hand is taken away."""

    user: int
    heir: str  # as it is shown


class Trouble(Struct, frozen=True, tag_field=KIND, tag="trouble"):
    """To one person: why nothing is heard in the channel."""

    key: str
    channel: int = 0  # 0: not said
    told: tuple[int, ...] = ()  # who else is


class Look(Struct, frozen=True, tag_field=KIND, tag="look"):
    """Tells nobody anything: whether somebody is in the server still is looked up."""

    user: int


class LobbyEnding(Struct, frozen=True, tag_field=KIND, tag="lobby_ending"):
    """That a lobby will be closed, unless somebody wants to keep it."""


class LobbyFull(Struct, frozen=True, tag_field=KIND, tag="lobby_full"):
    """To its host: that every seat is taken."""


class Invited(Struct, frozen=True, tag_field=KIND, tag="invited"):
    """To somebody whom the host of a lobby wants at the table."""

    user: int


class AskedToLeave(Struct, frozen=True, tag_field=KIND, tag="asked_to_leave"):
    """To somebody whose seat the host of a lobby wants for others."""

    user: int


class LobbyShown(Struct, frozen=True, tag_field=KIND, tag="lobby_shown"):
    """Tells nobody anything: the lobby's message is brought up to date."""


class FollowersTold(Struct, frozen=True, tag_field=KIND, tag="followers"):
    """Tells nobody anything itself: all who follow a game are to hear of it, up to this move."""

    last: int
    what: Heard


class Followed(Struct, frozen=True, tag_field=KIND, tag="followed"):
    """To one who follows a game: what happened in some moves."""

    user: int
    first: int
    last: int
    what: Heard


class Hand(Struct, frozen=True, tag_field=KIND, tag="hand"):
    """A hand to its owner."""

    seat: Seat


News: TypeAlias = (
    Board
    | End
    | Ping
    | LatePicture
    | Present
    | Reminder
    | Nudge
    | NextUp
    | Digest
    | WaitingLine
    | Offer
    | Note
    | VoteQuestion
    | VoteEnd
    | SeatAsked
    | SeatGone
    | Trouble
    | Look
    | Hand
    | LobbyEnding
    | LobbyFull
    | LobbyShown
    | Invited
    | AskedToLeave
    | FollowersTold
    | Followed
)


def news_row(
    news: News, lane: str, table: int | None, *, not_before: int = 0, replace_key: str | None = None
) -> NewOutbox:
    """News to be stored; those with a `replace_key` take the place of undelivered ones with it."""
    payload = msgspec.to_builtins(news)
    kind = payload.pop(KIND)
    return NewOutbox(
        lane, kind, payload, table=table, not_before=not_before, replace_key=replace_key
    )


def news_in(row: OutboxRow) -> News:
    """What a stored row tells, whichever version wrote it."""
    stored: dict[str, object] = {**row.payload, KIND: row.kind}
    news: News = msgspec.convert(stored, News)
    return news

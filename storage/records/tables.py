"""Tables, their seats and who is around them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias, TypedDict

from msgspec import Struct, field

from games.core.choices import Saved
from games.core.rng import Seed
from games.core.seats import Seat
from games.core.text import Language
from storage.records.discreet import Discreet

TableStatus: TypeAlias = Literal["lobby", "playing", "over", "closed"]
Pace: TypeAlias = Literal["live", "day", "three_days", "none"]  # of a table
Entry: TypeAlias = Literal["open", "invited"]  # who may sit down at a table
GuestState: TypeAlias = Literal["invited", "removed"]
Volume: TypeAlias = Literal["move", "turn", "round"]  # when the board of a table is posted
Hints: TypeAlias = Literal["off", "on", "had"]  # a game in which they were had is not counted
Following: TypeAlias = Literal["end", "round"]  # what somebody wants to hear of a game
Pictures: TypeAlias = Literal["both", "front", "board"]  # front page and board, or one of them
LessonState: TypeAlias = Literal["teaching", "over", "left"]  # over: and not yet said so
Seen: TypeAlias = Mapping[Seat, int]  # the last move each seat has acted at; 0: none


class SeatRow(Struct, frozen=True):
    """A place at the table: a user's, a computer player's, or still free."""

    seat: Seat
    user: int | None = None
    bot: str | None = None  # name of the computer player
    name: str = ""
    colour: str = ""
    stand_in: str | None = None  # computer player who plays for the user meanwhile
    away_until: int | None = None  # as the user said
    offered: int | None = None  # to which user; 0: to anybody


class LessonRow(Struct, frozen=True):
    """A first game that explains itself, and how far it has come."""

    state: LessonState = "teaching"
    explained: dict[str, int] = field(default_factory=dict)  # kind of question -> at which choice


class NewTable(Discreet, frozen=True):
    SHOWN = ("channel", "game")

    channel: int
    game: str
    host: int
    seats_wanted: int
    language: Language
    at: int
    guild: int | None = None
    variant: dict[str, str] = field(default_factory=dict)
    seed: Seed = 0
    lobby_message: int | None = None
    seats: tuple[SeatRow, ...] = ()
    pace: Pace = "day"
    stirs_at: int = 0
    note: str = ""
    entry: Entry = "open"
    most: int = 0  # open tables of its server with this one; 0: any number
    lesson: LessonRow | None = None


class TableRow(Discreet, frozen=True):
    SHOWN = ("id", "channel", "game", "status", "seq", "moves")

    id: int
    channel: int
    guild: int | None
    game: str
    variant: dict[str, str]
    seed: Seed
    seats_wanted: int
    host: int
    status: TableStatus
    seq: int
    language: Language
    moves: int  # number of the last move; 0: none yet
    lobby_message: int | None
    created_at: int
    changed_at: int
    version: int = 0  # counts every change, also of its seats
    pace: Pace = "day"
    paused_until: int = 0  # until then it waits for nobody
    pictures: Pictures = "both"  # of its posts
    stirs_at: int = 0  # of a lobby: when something is to be done about it
    warned_at: int = 0  # when it was said that it will be closed; 0: not
    called_at: int = 0  # when its host was called because it was full
    note: str = ""  # what its host wants to say about it
    entry: Entry = "open"
    volume: Volume = "move"
    unposted: int = 0  # the first move that no post tells of yet; 0: all are told
    followed: int = 0  # by how many
    lesson: LessonRow | None = None  # such a game does not count
    hints: Hints = "off"  # whether a computer player may be asked what it would do


class StoredTable(Struct, frozen=True):
    """All that is kept of a table, at one moment."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    saved: Saved | None  # a lobby has none


class TableChanges(TypedDict, total=False):
    """What may change besides playing; game, variant and seats_wanted in a lobby only."""

    channel: int
    guild: int | None
    game: str
    variant: dict[str, str]
    seats_wanted: int
    host: int
    language: Language
    lobby_message: int | None
    changed_at: int
    pace: Pace
    pictures: Pictures
    paused_until: int
    stirs_at: int
    warned_at: int
    called_at: int
    note: str
    entry: Entry
    volume: Volume
    lesson: LessonRow
    hints: Hints


class FollowerRow(Struct, frozen=True):
    """Somebody who wants to hear of a game without playing it."""

    table: int
    user: int
    how: Following
    told: int = 0  # the last move they have heard of


class ServerRow(Struct, frozen=True):
    """What the moderators of a server want there."""

    guild: int
    language: Language | Literal[""] = ""  # empty: of whoever opens a table
    pace: Pace = "day"  # unless another is chosen
    channels: tuple[int, ...] = ()  # where tables may be; none: everywhere
    opener: int = 0  # the role of those who may open one; 0: everybody
    most: int = 0  # tables open at once; 0: any number


class GuestRow(Struct, frozen=True):
    """Somebody whom the host of a lobby has invited, or asked to leave."""

    table: int
    user: int
    name: str
    state: GuestState

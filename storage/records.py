"""What storage takes and gives. `New…` is what a caller brings, `…Row` what is kept."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal, TypeAlias, TypedDict

from msgspec import Struct

from games.core.choices import Choice, Saved
from games.core.codec import Json
from games.core.contract import Event
from games.core.rng import Seed
from games.core.seats import Seat
from games.core.text import Language
from storage.outcomes import Result
from storage.planned import PlanUse

TableStatus: TypeAlias = Literal["lobby", "playing", "over", "closed"]
OutboxState: TypeAlias = Literal["waiting", "sent", "failed"]
DmState: TypeAlias = Literal["unknown", "open", "closed"]
PingWay: TypeAlias = Literal["channel", "message", "digest"]  # how a turn is told
VoteSubject: TypeAlias = Literal["", "stalled", "pause"]
VoteState: TypeAlias = Literal["open", "agreed", "refused", "expired"]
Pace: TypeAlias = Literal["live", "day", "three_days", "none"]  # of a table
Entry: TypeAlias = Literal["open", "invited"]  # who may sit down at a table
GuestState: TypeAlias = Literal["invited", "removed"]
Volume: TypeAlias = Literal["move", "turn", "round"]  # when the board of a table is posted
Following: TypeAlias = Literal["end", "round"]  # what somebody wants to hear of a game
Pictures: TypeAlias = Literal["both", "front", "board"]  # front page and board, or one of them

NONCE_LENGTH = 25  # Discord's limit


class Discreet(Struct, frozen=True):
    """Rows get into logs and error reports: they say which they are, not what they hold."""

    SHOWN: ClassVar[tuple[str, ...]] = ()

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.SHOWN)
        return f"{type(self).__name__}({shown})"


# ---- tables -----------------------------------------------------------------------------------


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


class NewTable(Discreet, frozen=True):
    SHOWN = ("channel", "game")

    channel: int
    game: str
    host: int
    seats_wanted: int
    language: Language
    at: int
    guild: int | None = None
    variant: dict[str, str] = {}
    seed: Seed = 0
    lobby_message: int | None = None
    seats: tuple[SeatRow, ...] = ()
    pace: Pace = "day"
    stirs_at: int = 0
    note: str = ""
    entry: Entry = "open"
    most: int = 0  # open tables of its server with this one; 0: any number


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


# ---- waiting ----------------------------------------------------------------------------------


class Awaited(Struct, frozen=True):
    """The people a table waits for now, and how long it does before it stirs."""

    seats: tuple[Seat, ...] = ()
    patience: int | None = None  # seconds; None: it never stirs
    answers: tuple[int | None, ...] = ()  # when plans may answer for them, one for each seat


class WaitRow(Struct, frozen=True):
    """A seat that is awaited, in one of its turns."""

    table: int
    seat: Seat
    since: int  # its time counts from then
    stage: int = 0  # how often something was done about it
    next_at: int | None = None  # when something may be due again; None: never
    put_off: int = 0  # how often its owner asked for a day more
    answer_at: int | None = None  # when a plan may answer for it; None: not any more


class WaitStep(Discreet, frozen=True):
    """What is done about a seat that is awaited; written together, by one process alone."""

    SHOWN = ("old", "new")

    old: WaitRow
    new: WaitRow
    outbox: tuple[NewOutbox, ...] = ()
    relief: NewOutbox | None = (
        None  # to be told when the seat is no longer awaited; None: as before
    )
    vote: VoteRow | None = None  # to be opened with it, in place of one that is not open


# ---- matches ----------------------------------------------------------------------------------


class NewMove(Discreet, frozen=True):
    """The choices `first` … `last` (from 0; `last` is `first - 1` when nobody chose anything)."""

    SHOWN = ("seat", "first", "last", "checkpoint")

    seat: Seat | None  # who acted; None: nobody, or several at once
    first: int
    last: int
    checkpoint: int  # choices before the checkpoint that shows the table after this move
    events: tuple[Event, ...] = ()
    message: int | None = None


class MoveRow(Discreet, frozen=True):
    SHOWN = ("number", "seat", "first", "last", "undone")

    number: int  # from 1, never given twice
    seat: Seat | None
    first: int
    last: int
    events: tuple[Event, ...]
    checkpoint: int
    message: int | None
    at: int
    undone: bool


class ChoiceMade(Struct, frozen=True):
    """Which choice it is, not what was chosen."""

    id: int  # stays, whatever is taken back before it
    number: int  # among those that stand, from 0


class NewOutbox(Discreet, frozen=True):
    """Something to be told. Rows of a lane are delivered strictly in order."""

    SHOWN = ("table", "lane", "kind")

    lane: str  # "channel:123", "user:45"
    kind: str
    payload: dict[str, Json]
    table: int | None = None
    not_before: int = 0
    nonce: str = ""  # empty: storage makes one
    replace_key: str | None = None  # takes the place of undelivered rows with the same key


class OutboxRow(Discreet, frozen=True):
    SHOWN = ("id", "table", "lane", "kind", "state", "attempts")

    id: int
    table: int | None
    lane: str
    kind: str
    payload: dict[str, Json]
    nonce: str
    replace_key: str | None
    not_before: int
    attempts: int
    state: OutboxState
    error: str
    message: int | None
    under_way: str = ""  # as what it may have been sent already, in the caller's words
    holder: str = ""  # who delivers it; empty: nobody, or there is only one who could


class Backlog(Struct, frozen=True):
    """What is due in the outbox: how many lanes, and the first of their heads."""

    due: int = 0
    first: int | None = None
    not_before: int = 0


class Commit(Discreet, frozen=True):
    """What one or several submits changed, to be written together or not at all.

    `expected_seq` and `expected_count` are the match's `seq` and `count` before them. Both are
    needed: an aside or a sealed answer adds a choice and leaves the seq as it is.
    """

    SHOWN = ("expected_seq", "expected_count", "seq", "status")

    expected_seq: int
    expected_count: int
    seq: int
    at: int
    choices: tuple[Choice, ...] = ()
    undone: tuple[int, ...] = ()  # as Match.undo gave them, in that order; before the new choices
    checkpoints: tuple[Saved, ...] = ()  # match.saved() wherever its `before` is a new one
    moves: tuple[NewMove, ...] = ()  # who acted in them has seen what was before
    outbox: tuple[NewOutbox, ...] = ()
    clear_drafts: tuple[Seat, ...] = ()  # who acted: their time counts anew
    status: TableStatus | None = None  # None: stays
    version: int | None = None  # of the table before it; None: whichever
    awaited: Awaited | None = None  # after it; None: as before
    result: Result | None = None  # of a game that is over with it
    unposted: int | None = None  # first move that is not told with it; None: as before
    used: tuple[PlanUse, ...] = ()  # plans by which its choices were made


class Committed(Struct, frozen=True):
    """The numbers storage gave."""

    moves: tuple[int, ...]
    outbox: tuple[int, ...]
    version: int  # of the table, after it


# ---- panels and votes -------------------------------------------------------------------------


class DraftRow(Discreet, frozen=True):
    """An answer not yet confirmed."""

    SHOWN = ("table", "seat", "seq")

    table: int
    seat: Seat
    seq: int
    picks: tuple[str, ...]
    changed_at: int


class HandMessageRow(Struct, frozen=True):
    """The direct message that shows a user's hand and is kept current."""

    table: int
    user: int
    channel: int
    message: int
    digest: str  # of what it shows


class VoteRow(Struct, frozen=True):
    """What needs consent: taking back, giving a seat, … A table has one vote at a time."""

    table: int
    by: Seat  # whose turn is to be taken back, whose seat it is about, or who asks
    # Choices that stay; of a seat: id of the last one its owner made; of a pause: its end.
    to_choice: int
    expires_at: int
    needed: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()
    message: int | None = None
    state: VoteState = "open"
    heir: SeatRow | None = None  # the seat as it would be; None: it is about something else
    about: VoteSubject = ""  # empty: a seat if there is an heir, else taking back
    ballots: dict[int, str] = {}  # what each seat is for, where there is more than yes and no


class SeatChange(Discreet, frozen=True):
    """A seat of a running game that changes hands; written in one transaction."""

    seat: Seat
    seats: tuple[SeatRow, ...]  # of the table, after it
    host: int
    at: int
    outbox: tuple[NewOutbox, ...] = ()
    vote: VoteRow | None = None  # by which it was allowed
    version: int | None = None  # of the table before it; None: whichever
    awaited: Awaited | None = None  # after it; for a new holder time counts anew
    stays: bool = False  # its holder: draft and vote stay too


# ---- users ------------------------------------------------------------------------------------


class UserRow(Struct, frozen=True):
    id: int
    locale: str = ""  # what Discord said last
    name: str = ""
    dm: DmState = "unknown"
    pings: bool = True
    style: str = ""
    time_zone: str = ""
    quiet_from: int | None = None  # minutes after midnight, in the user's time zone
    quiet_to: int | None = None
    last_seen: int = 0
    language: Language | Literal[""] = ""  # chosen here; empty: as Discord says
    ping_way: PingWay = "channel"
    digest_hour: int = 18  # in the user's time zone
    digest_due: int | None = None  # when the next one is; None: none is wanted
    next_up: bool = False  # told by a quiet message before it is their turn
    ping_pause: int | None = None  # minutes between two pings at a table; None: as usual
    ping_away: bool = False  # also while they are away


class UserChanges(TypedDict, total=False):
    locale: str
    name: str
    dm: DmState
    pings: bool
    style: str
    time_zone: str
    quiet_from: int | None
    quiet_to: int | None
    last_seen: int
    language: Language | Literal[""]
    ping_way: PingWay
    digest_hour: int
    digest_due: int | None
    next_up: bool
    ping_pause: int | None
    ping_away: bool


class TableWish(Struct, frozen=True):
    """What somebody wants otherwise at one table."""

    table: int
    user: int
    ping_way: PingWay | Literal[""] = ""  # empty: as everywhere
    next_up: bool | None = None  # None: as everywhere


class AbsenceRow(Struct, frozen=True):
    """What is known of somebody's being in the server of their table."""

    table: int
    user: int
    looked_at: int
    gone: bool


Seen: TypeAlias = Mapping[Seat, int]  # the last move each seat has acted at; 0: none

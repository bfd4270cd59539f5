"""All that bot, storage and rendering may know of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from games.core.codec import Codec
from games.core.guiding import Guide
from games.core.judge import Judge
from games.core.lessons import Lesson
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text, Value

S = TypeVar("S")  # a game's state
V = TypeVar("V")  # what one seat may see of it
T = TypeVar("T")
V_contra = TypeVar("V_contra", contravariant=True)


SELDOM = "seldom"  # the group of what is possible, but hardly ever wanted
LISTED = "listed"  # of what one looks up in a list, because something else is usually chosen
APART = "apart"  # of what does nothing or ends something: passing, declining


class Option(Struct, frozen=True):
    # Names the thing, never its position: "add:temple:marble", "pass". Rules get their things back
    # and never read it; computer players and `playable`, who have the question alone, take it
    # apart with games.core.ids.
    id: str
    label: Text
    hint: Text | None = None
    spot: str | None = None  # place on the picture, for the renderer to mark
    group: str = ""  # pages break between groups; SELDOM, LISTED and APART stand aside


class Decision(Struct, frozen=True):
    seat: Seat
    # "gtr.patron": the kind of question, recorded with every choice. If the game has a text
    # `turn-gtr-patron`, public posts say what for it is somebody's turn.
    key: str
    prompt: Text
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    ordered: bool = False


class Ask(Struct, frozen=True):
    """At most one decision per seat.

    Sealed answers go in together; of an open ask with several seats each answer goes in as it
    comes, and the rule asks again for the rest.

    An ask of several seats can be made anew from the state as it is now, forgetting what anybody
    but the given seat has answered in it: so a world can be imagined in which the others hold
    other things (Match.imagined).
    """

    decisions: tuple[Decision, ...]
    sealed: bool = True
    renew: Callable[[Seat], Ask] | None = None


class Event(Struct, frozen=True):
    text: Text
    only: tuple[Seat, ...] | None = None  # None: everybody hears it
    reveals: bool = False  # nobody may undo past it


Answers: TypeAlias = Mapping[Seat, tuple[str, ...]]
Steps: TypeAlias = Generator[Ask, Answers, T]  # the type of every rule that may ask


class Told(list[Event]):
    """What was told, in order; a listener hears each event in the very moment."""

    def __init__(self, listener: Callable[[Event], None] | None = None) -> None:
        super().__init__()
        self.listener = listener

    def append(self, event: Event) -> None:
        super().append(event)
        if self.listener:
            self.listener(event)


class Table:
    """What a rule has besides its state: chance, and somebody to tell."""

    __slots__ = ("rng", "told")

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.told = Told()

    def tell(self, key: str, *, reveals: bool = False, **args: Value) -> None:
        self.told.append(Event(Text(key, args), None, reveals))

    def whisper(self, seat: Seat, key: str, *, reveals: bool = False, **args: Value) -> None:
        self.told.append(Event(Text(key, args), (seat,), reveals))


class VariantRule(Struct, frozen=True):
    """One switch of a table.

    Its texts are `variant-<key>`, `variant-<key>.rule` and `variant-<key>-<value>`.
    """

    key: str
    values: tuple[str, ...]  # the first is the default
    unsaid: str = ""  # what games from before there was this switch are; otherwise the default


class Outcome(Struct, frozen=True):
    reason: str  # text `end-<reason>` says it in a sentence
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]  # by seat


class Category(Struct, frozen=True):
    """One source of points. Its name is the text `points-<key>`."""

    key: str
    secret: bool = False  # before the end, only its owner may know
    hidden: bool = False  # before the end, nobody may know


Standing: TypeAlias = Mapping[str, int]  # one seat's points by category; those left out are 0


class Section(Struct, frozen=True):
    title: Text
    lines: tuple[Text, ...]
    seat: Seat | None = None  # whose area this is


class Sheet(Struct, frozen=True):
    """The table in words: what a terminal prints and a screen reader reads."""

    title: Text
    sections: tuple[Section, ...]


class Ranked(Struct, frozen=True):
    """An answer to a question, and what it is worth to whoever ranks it."""

    picks: tuple[str, ...]
    worth: float


class Bot(Struct, Generic[V_contra], frozen=True):
    """A computer player: judges by its view alone.

    `rank` gives answers, best first, its own answer foremost; of a question with one pick every
    option once. None, or nothing ranked: it has no opinion.
    """

    answer: Callable[[V_contra, Decision, Rng], Sequence[str]]
    rank: Callable[[V_contra, Decision], Sequence[Ranked]] | None = None


class Way(Struct, frozen=True):
    """One answer in advance: the id of the option it will be."""

    id: str
    label: Text
    rests_on: str = ""  # changes with whatever it was chosen because of: then it holds no longer


class Foreseen(Struct, frozen=True):
    """A kind of question that a seat may answer before it is asked."""

    key: str  # of a plan; may be finer than the key of the question: "gtr.follow:merchant"
    title: Text
    ways: tuple[Way, ...]
    # The rules keep it: its ways are options of the aside, and `now` is the one that holds.
    aside: bool = False
    now: str = ""


class Game(Guide[V], ABC, Generic[S, V]):
    key: str
    codec: Codec[S]  # its version is raised with every change to the layout of S
    former_names: Mapping[str, str] = {}  # of things in option ids, in older layouts
    seats: range
    variants: tuple[VariantRule, ...] = ()
    topics: tuple[str, ...]  # text keys of what players may look up; `<key>.rule` explains it
    bots: Mapping[str, Bot[V]]  # their names are the texts `bot-<kind>`; the last is the usual one
    turn_keys: tuple[str, ...]  # the kinds of questions that begin a seat's turn
    # The kinds of questions that choose a piece to act with, and tell of nothing: what it may do is
    # asked together with it. Its pieces are the options with a spot.
    piece_keys: tuple[str, ...] = ()
    # The kinds of questions that a plan may answer, or the ways below.
    plan_keys: tuple[str, ...] = ()
    # How a question is answered for a seat that can do nothing else, the usual way first; their
    # names are the texts `automatic-<way>`, and `automatic` says what they are for.
    automatic: tuple[str, ...] = ()
    headlines: tuple[str, ...]  # text keys of events, what matters most first
    categories: tuple[Category, ...]  # of points, in the order they are shown
    lesson: Lesson | None = None  # a first game that explains itself
    judge: Judge[S] | None = None  # for players who look ahead; None: by the points as they stand

    @property
    def texts(self) -> str:
        """The package whose folder `texts` speaks for this game."""
        return type(self).__module__.rpartition(".")[0]

    @abstractmethod
    def setup(self, table: Table, seats: int, variant: Mapping[str, str]) -> S:
        """The start of a game; `variant` is complete and checked."""

    def check_variant(self, seats: int, variant: Mapping[str, str]) -> None:
        """Raises SetupError for switches that do not go together."""

    @abstractmethod
    def segment(self, table: Table, state: S) -> Steps[None] | None:
        """What happens next, up to the next checkpoint; None: the game is over."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None: ...

    @abstractmethod
    def standing(self, state: S) -> tuple[Standing, ...]:
        """Each seat's points by category, as if the game ended now; hidden ones too.

        At the end they sum up to the scores. Players learn of it through Match.standing.
        """

    def rounds(self, state: S) -> int:
        """How many rounds have begun: points are remembered at the end of each. It only grows."""
        return 1

    @abstractmethod
    def boost(self, state: S, rng: Rng) -> None:
        """Makes a rich middle position of a fresh set-up: what random play hardly reaches.

        Pieces are moved, never made: `audit` holds.
        """

    def aside(self, state: S, seat: Seat) -> Decision | None:
        """What a seat may do at any time, asked or not."""

    def hear(self, table: Table, state: S, seat: Seat, picks: Sequence[str]) -> None:
        """Does what a seat chose of its aside."""

    @abstractmethod
    def view(self, state: S, seat: Seat | None) -> V:
        """What a seat may see (None: a spectator), built field by field from nothing."""

    def glance(self, state: S, seat: Seat) -> V:
        """The view in a hurry: what the game's own computer players never read may be left out.

        For who looks ahead and asks them thousands of times; they must answer as by the view.
        """
        return self.view(state, seat)

    def private_key(self, view: V) -> str:
        """Changes whenever what the seat alone holds does: then its hand is shown anew."""
        return ""

    def playable(self, view: V, decision: Decision) -> tuple[str, ...]:
        """Names of what the seat holds that the open question lets it use, to be marked."""
        return ()

    def next_up(self, view: V, seat: Seat, seats: int) -> tuple[Seat, ...]:
        """Whose turns follow this seat's, which has just begun, by what everybody sees.

        As far as that can be known; clockwise, unless a game says otherwise.
        """
        return tuple(Seat((seat + n) % seats) for n in range(1, seats))

    def plans(self, view: V, seat: Seat) -> tuple[Foreseen, ...]:
        """What the seat may answer in advance, and how, by what it sees now."""
        return ()

    def plan_key(self, view: V, decision: Decision) -> str:
        """Which of these kinds an open question is; empty: none of them.

        Where nothing is planned for it, a plan under the question's own key answers.
        """
        return ""

    def automatic_pick(self, view: V, decision: Decision, way: str) -> str:
        """The answer for a seat that can do nothing else; empty: it can, and must be asked."""
        return ""

    @abstractmethod
    def redeal(self, state: S, seat: Seat | None, rng: Rng) -> S:
        """A copy in which everything the seat cannot know is shuffled anew.

        Also in the middle of a segment. It depends on the rng and on what the seat may know, on
        nothing else: hidden things are sorted before they are shuffled.
        """

    @abstractmethod
    def audit(self, state: S) -> Sequence[str]:
        """What is wrong with the state: lost pieces, broken limits. Empty when all is well."""

    @abstractmethod
    def sheet(self, view: V) -> Sheet: ...

    @property
    def version(self) -> int:
        """Of the layout of S."""
        return self.codec.version

    def dump(self, state: S) -> bytes:
        """The state as JSON."""
        return self.codec.dump(state)

    def load(self, data: bytes, version: int) -> S:
        """A state of this or any older layout."""
        return self.codec.load(data, version)


AnyGame: TypeAlias = Game[
    Any, Any
]  # what a registry holds; the one place that does not know S and V

"""Everything that is on the table and in the hands."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from games.glory_to_rome.data.cards import CARDS, Kind, Material, Role

Phase: TypeAlias = Literal["start", "lead", "follow", "act", "end"]
Stance: TypeAlias = Literal["", "lead", "follow", "think"]
EndReason: TypeAlias = Literal["forum", "catacomb", "sites", "deck", "concession"]


class Variant(Struct):
    start_mode: Literal["draw", "choose"] = "draw"
    two_player_sites: int = 3
    alt_circus_forum: bool = False
    trial_game: bool = False
    open_hands_rounds: int = 0
    wall_counts: Literal["vault", "stockpile"] = "vault"
    stairway_mode: Literal["uses_action", "additional"] = "uses_action"


class Building(Struct):
    """A foundation and what has become of it."""

    card: str
    site: Material
    out_of_town: bool = False
    materials: list[str] = []
    complete: bool = False
    public_card: str | None = None  # laid by a Stairway: the function is everybody's
    captured: bool = False  # taken by a Prison

    @property
    def kind(self) -> Kind:
        return CARDS[self.card]

    @property
    def name(self) -> str:
        return CARDS[self.card].name


class Player(Struct):
    hand: list[str] = []
    camp: list[str] = []  # cards played this round
    units: int = 0
    stance: Stance = ""
    clients: list[str] = []
    stockpile: list[str] = []
    vault: list[str] = []
    sites: list[Material] = []  # of completed buildings: influence
    buildings: list[Building] = []
    did_craftsman: bool = False
    revealed: list[str] = []  # shown to demands this round
    drawn: str | None = None  # by the Fountain, not yet placed
    conceded: bool = False
    volunteer: bool = False


class Batch(Struct):
    """Actions a player still has; batches lie on each other, the last one is worked off first.

    perform: `left` of the cards played, `again` of the client acting, then `waiting` clients.
    actions: `left` of a completed building. patron: one hiring, `used` sources. stairs: one chance.
    """

    kind: Literal["perform", "actions", "patron", "stairs"]
    seat: int
    role: Role | Literal["think"]
    left: int = 0
    again: int = 0
    waiting: list[str] = []
    used: list[str] = []


class SiteStack(Struct):
    in_town: int
    out_of_town: int


class Result(Struct):
    reason: EndReason
    winners: list[int]


class State(Struct):
    variant: Variant
    players: list[Player]
    deck: list[str]  # the last one is on top
    pool: list[str]
    senators: int
    sites: dict[Material, SiteStack]
    leader: int = 0
    round: int = 1
    role: Role | None = None
    phase: Phase = "lead"
    actor: int = 0  # whose actions are performed in phase "act"
    stack: list[Batch] = []
    removed: list[str] = []
    result: Result | None = None

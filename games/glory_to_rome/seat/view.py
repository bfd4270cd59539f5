"""What one seat may see, built from nothing field by field. Hidden zones are counts.

Options name places by spots; rendering.glory_to_rome lists them, with what they are.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from games.core.seats import Seat
from games.glory_to_rome.course.scoring import Score, scores
from games.glory_to_rome.data.cards import CARDS, MATERIALS, Material, Role, by_print
from games.glory_to_rome.functions import FUNCTIONS
from games.glory_to_rome.measures import (
    active_names,
    clients_allowed,
    hand_allowed,
    influence,
    need,
    vault_allowed,
)
from games.glory_to_rome.roles.batches import remaining
from games.glory_to_rome.state import Building, Phase, Result, SiteStack, Stance, State, Variant
from games.glory_to_rome.words.labels import name_of

Counts = dict[Material, int]


class BuildingView(Struct, frozen=True):
    name: str
    material: Material
    site: Material
    out_of_town: bool
    materials: tuple[Material, ...]
    need: int
    complete: bool
    public: bool
    captured: bool
    works: bool  # its function is active for the owner


class PlayerView(Struct, frozen=True):
    seat: Seat
    influence: int
    hand_size: int
    hand_limit: int
    clients: tuple[Material, ...]  # in the order of hiring; the material tells the role
    client_limit: int
    stockpile: Counts
    vault_size: int
    vault_limit: int
    sites: tuple[Material, ...]
    buildings: tuple[BuildingView, ...]
    stance: Stance
    camp: tuple[str, ...]  # names of the cards played this round
    units: int
    conceded: bool
    functions: tuple[str, ...]  # names of all active functions
    hand: tuple[str, ...] | None = None  # names; own, or open to all
    vault: Counts | None = None  # after the end


class Acting(Struct, frozen=True):
    """Who is performing which actions, and how many are left after the present one."""

    seat: Seat
    role: Role | str
    left: int


class View(Struct, frozen=True):
    seat: Seat | None
    variant: Variant
    round: int
    phase: Phase
    leader: Seat
    role: Role | None
    deck_size: int
    pool: Counts
    pool_names: tuple[str, ...]
    senators: int
    sites: dict[Material, SiteStack]
    players: tuple[PlayerView, ...]
    acting: Acting | None
    drawn: str | None  # own card from the Fountain, to be placed
    shown: tuple[str, ...]  # own cards shown to demands this round
    volunteer: bool
    result: Result | None
    scores: tuple[Score, ...]  # after the end


def view(s: State, seat: Seat | None, *, glance: bool = False) -> View:
    """At a glance: without what computer players do not read."""
    me = s.players[seat] if seat is not None else None
    return View(
        seat=seat,
        variant=s.variant,
        round=s.round,
        phase=s.phase,
        leader=Seat(s.leader),
        role=s.role,
        deck_size=len(s.deck),
        pool=counts(s.pool),
        pool_names=() if glance else names(s.pool),
        senators=s.senators,
        sites={m: SiteStack(stack.in_town, stack.out_of_town) for m, stack in s.sites.items()},
        players=tuple([_player(s, Seat(i), seat, glance) for i in range(len(s.players))]),
        acting=None if glance else _acting(s),
        drawn=name_of(me.drawn) if me and me.drawn else None,
        shown=names(me.revealed) if me else (),
        volunteer=bool(me and me.volunteer),
        result=s.result,
        scores=tuple(scores(s)) if s.result else (),
    )


def hands_are_open(s: State) -> bool:
    """In the first rounds of a teaching game, and when all is over."""
    return s.result is not None or s.round <= s.variant.open_hands_rounds


def _player(s: State, seat: Seat, viewer: Seat | None, glance: bool) -> PlayerView:
    player = s.players[seat]
    active = active_names(s, seat)
    having = [FUNCTIONS[name] for name in active]
    own = seat == viewer
    sees_hand = own or hands_are_open(s)
    return PlayerView(
        seat=seat,
        influence=influence(player),
        hand_size=len(player.hand),
        hand_limit=hand_allowed(having),
        clients=tuple([CARDS[card].material for card in player.clients]),
        client_limit=clients_allowed(player, having),
        stockpile=counts(player.stockpile),
        vault_size=len(player.vault),
        vault_limit=vault_allowed(player, having),
        sites=tuple(player.sites),
        buildings=tuple([_building(b, active) for b in player.buildings if own or not glance]),
        stance=player.stance,
        camp=() if glance else names(player.camp),
        units=player.units,
        conceded=player.conceded,
        functions=tuple(active),
        hand=names(player.hand) if sees_hand else None,
        vault=counts(player.vault) if s.result else None,
    )


def _building(b: Building, active: list[str]) -> BuildingView:
    return BuildingView(
        name=b.name,
        material=b.kind.material,
        site=b.site,
        out_of_town=b.out_of_town,
        materials=tuple([CARDS[card].material for card in b.materials]),
        need=need(b),
        complete=b.complete,
        public=b.public_card is not None,
        captured=b.captured,
        works=b.name in active,
    )


def _acting(s: State) -> Acting | None:
    if not s.stack:
        return None
    top = s.stack[-1]
    return Acting(Seat(top.seat), top.role, remaining(s, top))


def names(cards: Iterable[str]) -> tuple[str, ...]:
    return tuple([name_of(card) for card in sorted(cards, key=by_print)])


def counts(cards: Iterable[str]) -> Counts:
    found = [CARDS[card].material for card in cards]
    return {m: found.count(m) for m in MATERIALS if m in found}

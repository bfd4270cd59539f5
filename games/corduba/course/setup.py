"""The start: options, shuffling, dealing, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.corduba.data import TABLES
from games.corduba.data.effects import TakeOffering, TakeTroop
from games.corduba.holdings.purse import take_offering, take_troop
from games.corduba.market.visit import refill
from games.corduba.measures import everybody
from games.corduba.state import Difficulty, Draft, Goal, Player, Solo, State, Variant
from games.corduba.terms import (
    CAEPIO,
    DECADES,
    DISTRICTS,
    RESOURCES,
    units_in_game,
)
from games.corduba.words.chronicle import Chronicle
from games.core.contract import Table, VariantRule
from games.core.errors import SetupError
from games.core.text import Text, who

DRAFTS: tuple[Draft, ...] = ("choose", "random", "first_game")
DIFFICULTIES: tuple[Difficulty, ...] = ("aedil", "praetor", "consul")
GOALS: tuple[Goal, ...] = ("senators", "monuments", "both")
VARIANTS = (
    VariantRule("draft", DRAFTS),
    VariantRule("difficulty", DIFFICULTIES),
    VariantRule("goal", GOALS),
)
SOLO = ("difficulty", "goal")  # switches of the solo game
CARDS_DEALT = 2
CAEPIO_REGISTER = CAEPIO_POPULARITY = 4


def check_variant(seats: int, variant: Mapping[str, str]) -> None:
    """With others there is no Caepio, so nothing may be asked of him."""
    for rule in VARIANTS:
        if seats > 1 and rule.key in SOLO and variant[rule.key] != rule.values[0]:
            raise SetupError(Text(f"error-solo-{rule.key}", {"n": seats}))


def read_variant(variant: Mapping[str, str]) -> Variant:
    return Variant(
        next(value for value in DRAFTS if value == variant["draft"]),
        next(value for value in DIFFICULTIES if value == variant["difficulty"]),
        next(value for value in GOALS if value == variant["goal"]),
    )


def set_up(table: Table, seats: int, variant: Variant) -> State:
    t = Chronicle(table)
    s = State(variant, [Player() for _ in range(seats)])
    t.tell("told-start", n=seats)
    _find_order(t, s)
    milestones = _shuffled(t, TABLES.res_gestae)
    shown = 0 if seats == 1 else seats + 2
    s.milestones, s.milestones_out = sorted(milestones[:shown]), sorted(milestones[shown:])
    s.monuments = list(TABLES.monuments)
    _fill_supply(s)
    s.market_tiles = _shuffled(t, TABLES.market_tiles)
    solo = seats == 1
    s.demand_deck = _shuffled(t, [d.id for d in TABLES.demands.values() if d.solo or not solo])
    _deal(t, s)
    if solo:
        _add_caepio(t, s)
    return s


def _shuffled(t: Table, things: Iterable[str]) -> list[str]:
    pile = list(things)
    t.rng.shuffle(pile)
    return pile


def _find_order(t: Chronicle, s: State) -> None:
    first = t.rng.below(len(s.players))
    n = len(s.players)
    s.order = [(first + i) % n for i in range(n)]
    s.active = first
    if n > 1:
        t.tell("told-first-player", who=who(first))


def _fill_supply(s: State) -> None:
    for what in RESOURCES:
        s.supply[what] = units_in_game(len(s.players))
        s.prices[what] = TABLES.market[what].price
    refill(s)


def _deal(t: Chronicle, s: State) -> None:
    families, cards = _shuffled(t, TABLES.families), _shuffled(t, TABLES.hereditas)
    if s.variant.draft == "first_game":
        _deal_first_game(s)
        return
    for seat in s.order:
        player = s.players[seat]
        player.family = families.pop()
        player.cards = sorted(cards.pop() for _ in range(CARDS_DEALT))
    s.families_out, s.hereditas_out = sorted(families), sorted(cards)
    if s.variant.draft == "random":
        for seat in s.order:
            player = s.players[seat]
            player.character = TABLES.families[player.family][t.rng.below(2)]
            player.hereditas = player.cards[t.rng.below(CARDS_DEALT)]


def _deal_first_game(s: State) -> None:
    """What the sheet for the first game gives, by the order of the turns."""
    for seat, row in zip(s.order, TABLES.first_game, strict=False):
        player = s.players[seat]
        player.family = TABLES.characters[row.character].family
        player.character, player.hereditas = row.character, row.hereditas
        player.cards = [row.hereditas]
    dealt = [player.family for player in s.players]
    s.families_out = sorted(f for f in TABLES.families if f not in dealt)
    taken = [player.hereditas for player in s.players]
    s.hereditas_out = sorted(card for card in TABLES.hereditas if card not in taken)


def _add_caepio(t: Chronicle, s: State) -> None:
    """He begins the first round (ruling R-54)."""
    level = TABLES.levels[s.variant.difficulty]
    me = Player(register=CAEPIO_REGISTER, popularity=CAEPIO_POPULARITY, unrest=level.unrest)
    for district in DISTRICTS:
        me.prestige[district] = me.reached[district] = level.prestige
    s.solo = Solo(me)
    decades = range(1, DECADES + 1)
    types = TABLES.buildings.values()
    s.solo.stacks = [_shuffled(t, [b.id for b in types if b.decade == n]) for n in decades]
    cards = TABLES.caepio.values()
    s.solo.decks = [_shuffled(t, [c.id for c in cards if c.decade == n]) for n in decades]
    s.order = [CAEPIO, *everybody(s)]
    silent = Chronicle(t)
    for effect in level.extra:
        if isinstance(effect, TakeTroop):
            take_troop(silent, s, CAEPIO, effect.kind)
        elif isinstance(effect, TakeOffering):
            take_offering(silent, s, CAEPIO, effect.value)

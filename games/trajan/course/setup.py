"""The start (specification 6): everything shuffled and laid out, nothing asked yet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from games.core.contract import Table, VariantRule
from games.trajan.data.board import (
    LONGEST_TIME,
    PILES,
    PROVINCES,
    SENATE,
    SHORTEST_TIME,
    SITES,
    YELLOW_SPACES,
    green_spaces,
)
from games.trajan.data.cargo import SHIPS, commodity_cards
from games.trajan.data.circle import STONES, STONES_PER_TRAY, TRAYS, Colour
from games.trajan.data.tiles import (
    BONUS_TILES,
    CONSTRUCTION_TILES,
    DEMAND_TILES_REMOVED,
    STACKS,
    TRAJAN_TILES,
    demand_tiles,
    extra_tiles,
    forum_tiles,
)
from games.trajan.state import OwnedBonus, Player, Province, Site, State, Variant

T = TypeVar("T")

USUAL = "printed"  # as tables have stored it; one public source names the lengths

VARIANTS = (
    VariantRule("stone_setup", ("choose", "random")),
    VariantRule("score_leftover_trajan_tiles", ("on", "off")),
    VariantRule("reshuffle_commodities", ("on", "off")),
    VariantRule("time_length", (USUAL, *(str(n) for n in range(SHORTEST_TIME, LONGEST_TIME + 1)))),
)


def read_variant(variant: Mapping[str, str]) -> Variant:
    length = variant["time_length"]
    return Variant(
        stone_setup="random" if variant["stone_setup"] == "random" else "choose",
        score_leftover_trajan_tiles=variant["score_leftover_trajan_tiles"] == "on",
        reshuffle_commodities=variant["reshuffle_commodities"] == "on",
        time_length=0 if length == USUAL else int(length),
    )


def set_up(t: Table, seats: int, variant: Variant) -> State:
    """Everything drawn in the order of the specification; what is shown when, the view knows."""
    start = t.rng.below(seats)
    s = State(
        variant=variant,
        players=[Player() for _ in range(seats)],
        start_seat=start,
        active_seat=start,
        forum_stack=_shuffled(t, forum_tiles()),
        extra_stack=_shuffled(t, extra_tiles()),
        demand_stack=_shuffled(t, demand_tiles()),
        demands_aside=[],
        bonus_bag=[],
        trajan_stacks={},
        deck=[],
        discards={},
        provinces={},
        forum={},
        sites={},
        ships=dict.fromkeys(SHIPS, "front"),
        senate_spaces=[[] for _ in SENATE],
        senate_bonus={},
    )
    lay_out_board(t, s)
    lay_out_rest(t, s)
    t.tell("told-start", n=seats)
    return s


def _shuffled(t: Table, items: list[T]) -> list[T]:
    t.rng.shuffle(items)
    return items


def lay_out_board(t: Table, s: State) -> None:
    """Steps 2–5: what lies open while the stones are laid."""
    s.provinces = {name: Province(s.forum_stack.pop()) for name in PROVINCES}
    s.forum = {space: s.extra_stack.pop() for space in YELLOW_SPACES}
    s.forum |= {space: s.forum_stack.pop() for space in green_spaces(len(s.players))}
    s.demands_aside = [s.demand_stack.pop() for _ in range(DEMAND_TILES_REMOVED)]
    tiles = _shuffled(t, list(CONSTRUCTION_TILES))
    s.sites = {site: Site(tile) for site, tile in zip(SITES, tiles, strict=True)}


def lay_out_rest(t: Table, s: State) -> None:
    """Steps 9–12: drawn now, shown when all stones lie."""
    for stack in STACKS:
        tiles = [tile.id for tile in TRAJAN_TILES.values() if tile.stack == stack]
        s.trajan_stacks[stack] = _shuffled(t, tiles)
    s.bonus_bag = _shuffled(t, list(BONUS_TILES))
    s.deck = _shuffled(t, commodity_cards())
    hand_out_rest(s)


def hand_out_rest(s: State) -> None:
    """Discs, bonus tiles and first discards, from a shuffled bag and deck."""
    n = len(s.players)
    order = [(s.start_seat + i) % n for i in range(n)]
    s.senate_spaces[0] = order
    for seat in order:
        s.players[seat].bonus = [OwnedBonus(s.bonus_bag.pop(), "yellow")]
    s.senate_bonus = {pile: s.bonus_bag.pop() for pile in PILES}
    s.discards = {pile: [s.deck.pop()] for pile in PILES}


def stones_left(player: Player) -> list[Colour]:
    """The stones that lie in no tray yet."""
    left = list(STONES)
    for tray in player.trays:
        for stone in tray:
            left.remove(stone)
    return left


def fill_trays_at_random(t: Table, player: Player) -> None:
    """Two of the stones left into each tray that has none yet."""
    left = stones_left(player)
    t.rng.shuffle(left)
    for i in range(TRAYS):
        if not player.trays[i]:
            player.trays[i] = [left.pop() for _ in range(STONES_PER_TRAY)]

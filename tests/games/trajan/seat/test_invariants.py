"""Section 11.8: what holds throughout whole games, counted here without the game's own audit."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from games.core.bots.random_bot import random_bot
from games.core.match import Match
from games.core.rng import Rng
from games.trajan import GAME
from games.trajan.state import State

SEEDS = (1, 2)
EVERY = pytest.mark.parametrize(
    ("players", "seed"), [(players, seed) for players in (2, 3, 4) for seed in SEEDS]
)
ACTIVE = ("yes", "advance", "deploy")  # chosen whenever offered, so that random play gets somewhere


class Played(NamedTuple):
    states: tuple[State, ...]  # after every choice
    told: tuple[str, ...]


@cache
def played(players: int, seed: int) -> Played:
    """A whole random game that skips nothing it need not skip."""
    match, rng = Match.start(GAME, players, seed), Rng(seed)
    states = [match.state_copy()]
    told = [event.text.key for event in (*match.take_story(), *match.told)]
    while not match.outcome:
        waiting = match.waiting()
        seat = waiting[rng.below(len(waiting))]
        decision = match.pending(seat)
        ids = [option.id for option in decision.options]
        eager = [id for id in ACTIVE if id in ids] or None
        picks = eager[:1] if eager else random_bot(None, decision, rng)
        told += [event.text.key for event in match.submit(seat, match.seq, picks)]
        states.append(match.state_copy())
    return Played(tuple(states), tuple(told))


def after_setup(players: int, seed: int) -> list[State]:
    return [s for s in played(players, seed).states if s.phase != "stones"]


def between_turns(players: int, seed: int) -> list[State]:
    return [s for s in after_setup(players, seed) if not (s.turn and s.turn.left)]


def kinds(ids: list[str | None]) -> Counter[str]:
    """Tiles by what they are on a mat."""
    return Counter(id.replace("ex_", "ft_extra_")[3:] for id in ids if id)


# ---- per player -------------------------------------------------------------------------------


@EVERY
def test_invariant_twelve_stones_two_of_each_colour(players: int, seed: int):
    circles = [
        Counter(stone for tray in player.trays for stone in tray)
        for s in between_turns(players, seed)
        for player in s.players
    ]
    colours = ("yellow", "orange", "green", "white", "pink", "blue")
    assert all(circle == dict.fromkeys(colours, 2) for circle in circles)


@EVERY
def test_invariant_fifteen_figures(players: int, seed: int):
    found = {
        player.supply
        + player.worker_camp
        + player.military_camp
        + sum(seat in site.workers for site in s.sites.values())
        + sum(seat in province.legionnaires for province in s.provinces.values())
        for s in played(players, seed).states
        for seat, player in enumerate(s.players)
    }
    assert found == {15}


@EVERY
def test_invariant_the_arch_is_on_a_free_slot_or_in_the_centre_of_a_full_circle(
    players: int, seed: int
):
    mats = [player for s in played(players, seed).states for player in s.players]
    wrong = [
        mat
        for mat in mats
        if (all(mat.slots) if mat.arch is not None else None in mat.slots)
        or (mat.arch is not None and mat.slots[mat.arch])
    ]
    assert wrong == []


@EVERY
def test_invariant_at_most_one_extra_action_tile_a_turn(players: int, seed: int):
    turns = "".join(
        {"told-sows": "|", "told-extra": "x"}.get(key, "") for key in played(players, seed).told
    )
    assert ("xx" in turns, "x" in turns) == (False, True)


# ---- pieces -----------------------------------------------------------------------------------


@EVERY
def test_invariant_sixty_cards_five_of_each(players: int, seed: int):
    for s in played(players, seed).states:
        cards = [*s.deck, *s.discards["left"], *s.discards["right"]]
        for player in s.players:
            cards += [*player.hand, *player.display]
        assert sorted(Counter(cards).values()) == [5] * 12


@EVERY
def test_invariant_54_trajan_tiles(players: int, seed: int):
    for s in played(players, seed).states:
        tiles = [tile for stack in s.trajan_stacks.values() for tile in stack] + s.removed_trajan
        for player in s.players:
            tiles += [*(tile for tile in player.slots if tile), *player.needs]
        assert (len(tiles), len(set(tiles))) == (54, 54)


@EVERY
def test_invariant_82_forum_and_extra_action_tiles(players: int, seed: int):
    every = {"bread": 14, "games": 14, "religion": 14, "wild_commodity": 3, "wild_demand": 3}
    every |= {f"votes_{n}": 3 for n in (2, 3, 4, 5)}
    every |= {"wild_construction": 2, "wild_extra": 2}
    actions = ("seaport", "forum", "military", "senate", "trajan", "construction")
    every |= {f"extra_{action}": 3 for action in actions}
    for s in played(players, seed).states:
        lying = [*s.forum_stack, *s.extra_stack, *s.forum.values()]
        found = kinds([*lying, *(p.tile for p in s.provinces.values())]) + Counter(s.removed)
        for player in s.players:
            found += Counter(player.tiles)
        assert found == every


@EVERY
def test_invariant_15_demand_tiles(players: int, seed: int):
    for s in played(players, seed).states:
        tiles = [*s.demand_stack, *s.demands_aside, *s.open_demands, *s.used_demands]
        assert Counter(tiles) == {"bread": 5, "games": 5, "religion": 5}


@EVERY
def test_invariant_12_bonus_tiles(players: int, seed: int):
    for s in played(players, seed).states:
        tiles = [*s.bonus_bag, *(tile for tile in s.senate_bonus.values() if tile)]
        tiles += [own.id for player in s.players for own in player.bonus]
        assert (len(tiles), len(set(tiles))) == (12, 12)


@EVERY
def test_invariant_20_construction_tiles(players: int, seed: int):
    for s in played(players, seed).states:
        tiles = [site.tile for site in s.sites.values() if site.tile]
        for player in s.players:
            tiles += [f"ct_{kind}_{vp}" for kind, vps in player.buildings.items() for vp in vps]
        assert (len(tiles), len(set(tiles))) == (20, 20)


@EVERY
def test_invariant_every_senate_disc_occurs_once(players: int, seed: int):
    for s in played(players, seed).states:
        discs = [seat for space in s.senate_spaces for seat in space]
        assert sorted(discs) == list(range(players))


# ---- the course of the game -------------------------------------------------------------------


@EVERY
def test_invariant_four_quarters_twelve_reveals_and_sixteen_rounds(players: int, seed: int):
    told = Counter(played(players, seed).told)
    quarters, demands = told["told-quarter-ends"], told["told-demand"]
    assert (quarters, demands, quarters + demands) == (4, 12, 16)


def quarters_begun(players: int, seed: int) -> list[State]:
    """The first state of the quarters 2–4."""
    states = played(players, seed).states
    return [now for before, now in pairwise(states) if now.quarter > before.quarter]


@EVERY
def test_invariant_after_a_quarter_end_all_ships_show_the_front(players: int, seed: int):
    begun = quarters_begun(players, seed)
    assert [set(s.ships.values()) for s in begun] == [{"front"}] * 3


@EVERY
def test_invariant_after_a_quarter_end_no_demand_is_open(players: int, seed: int):
    begun = quarters_begun(players, seed)
    assert [s.open_demands for s in begun] == [[]] * 3


@EVERY
def test_invariant_between_quarters_all_discs_are_on_the_first_space(players: int, seed: int):
    begun = quarters_begun(players, seed)
    assert [len(s.senate_spaces[0]) for s in begun] == [players] * 3


@EVERY
def test_invariant_the_end_has_no_open_demand_and_one_winner(players: int, seed: int):
    last = played(players, seed).states[-1]
    assert (last.open_demands, len(last.result.winners)) == ([], 1)

"""What of a standing promises points: for players who look ahead (fitted, `judge.json`)."""

from __future__ import annotations

from importlib import resources

from games.core.judge import Judge
from games.core.seats import Seat
from games.trajan.course.scoring import score
from games.trajan.data.board import CAMP, PROVINCES, QUARTERS, ROUNDS_PER_QUARTER
from games.trajan.data.circle import ACTIONS, TRAYS
from games.trajan.data.tiles import BONUS_TILES, EXTRA, TRAJAN_TILES
from games.trajan.mat.sowing import can_fulfil
from games.trajan.measures import (
    legions_of,
    penalty,
    province_value,
    reachable,
    senate_position,
    sites_of,
    tiles_of,
    time_length,
    trajan_needs,
    unmet,
    vote_ranking,
    votes,
)
from games.trajan.state import Player, State

NAMES = (
    "points",
    "cards",
    "most_alike",
    "pairs",
    "kinds_of_cards",
    "shown_cards",
    "workers_in_camp",
    "legionnaires_in_camp",
    "supply",
    "sites",
    "provinces",
    "leader_abroad",
    "best_province_near",
    "province_here",
    "senate",
    "votes",
    "first_in_senate",
    "last_in_senate",
    "penalty_now",
    "needs",
    "demand_tiles",
    "kinds_of_demand_tiles",
    "wild_demand",
    "wild_commodity",
    "wild_construction",
    "wild_extra",
    "extra_actions",
    "plus2",
    "plus2_twice",
    "trajan_tiles",
    "trajan_points_in_reach",
    "trays_with_stones",
    "longest_tray",
    "arch_at_rest",
    "yellow_bonus",
    "grey_bonus",
    "bonus_for_workers",
    "bonus_for_legionnaires",
    "bonus_for_cards",
    "most_buildings_alike",
    "kinds_of_buildings",
)


def left(s: State) -> float:
    """The share of all steps of the time marker that is still to come."""
    rounds = (s.quarter - 1) * ROUNDS_PER_QUARTER + s.round_in_quarter - 1 + s.rounds_pending
    gone = rounds + s.time_pos / time_length(s)
    return max(0.0, 1 - gone / (QUARTERS * ROUNDS_PER_QUARTER))


def traits(s: State, seat: Seat) -> list[float]:
    """In the order of NAMES."""
    p = s.players[seat]
    return [*_cards(s, seat, p), *_figures(s, seat, p), *_politics(s, seat, p), *_mat(p)]


def _cards(s: State, seat: Seat, p: Player) -> list[float]:
    alike = [p.hand.count(card) for card in dict.fromkeys(p.hand)]
    return [
        score(s, seat).total if s.phase != "stones" else 0.0,
        len(p.hand),
        max(alike, default=0),
        sum(n // 2 for n in alike),
        len(alike),
        len(p.display),
    ]


def _figures(s: State, seat: Seat, p: Player) -> list[float]:
    here = p.leader
    own = s.provinces[here].legionnaires if here != CAMP else [seat]
    near = [province_value(s, there) for there in reachable(s, seat) if there in PROVINCES]
    return [
        p.worker_camp,
        p.military_camp,
        p.supply,
        len(sites_of(s, seat)),
        len(legions_of(s, seat)),
        here != CAMP,
        max(near, default=0),
        0.0 if seat in own else province_value(s, here),
    ]


def _politics(s: State, seat: Seat, p: Player) -> list[float]:
    ranking = vote_ranking(s)
    demands = [tiles_of(p, kind) for kind in ("bread", "games", "religion")]
    return [
        senate_position(s, seat),
        votes(s, seat),
        ranking[0] == seat,
        ranking[-1] == seat,
        penalty(max(0, unmet(p, s.open_demands) - tiles_of(p, "wild_demand"))),
        sum(trajan_needs(p).values()),
        sum(demands),
        sum(n > 0 for n in demands),
        *(tiles_of(p, f"wild_{what}") for what in ("demand", "commodity", "construction", "extra")),
    ]


def _mat(p: Player) -> list[float]:
    scores = [BONUS_TILES[own.id].scores for own in p.bonus]
    tiles = [TRAJAN_TILES[id] for id in p.slots if id]
    buildings = [len(own) for own in p.buildings.values() if own]
    return [
        sum(tiles_of(p, EXTRA[action]) for action in ACTIONS),
        len(p.plus2),
        len(p.plus2) - len(set(p.plus2)),
        len(tiles),
        max((_points_in_reach(p, tray) for tray in range(TRAYS)), default=0),
        sum(bool(stones) for stones in p.trays),
        max(map(len, p.trays)),
        p.arch is None,
        sum(own.side == "yellow" for own in p.bonus),
        sum(own.side == "grey" for own in p.bonus),
        *(scores.count(what) for what in ("workers", "legionnaires", "commodities")),
        max(buildings, default=0),
        len(buildings),
    ]


def _points_in_reach(p: Player, tray: int) -> int:
    """Of the Trajan tile that sowing a tray would fulfil."""
    stones = p.trays[tray]
    target = (tray + len(stones)) % TRAYS
    tile = p.slots[target]
    if not stones or tile is None:
        return 0
    there = p.trays[target] if target != tray else ()
    found = TRAJAN_TILES[tile]
    return found.vp if can_fulfil(there, stones, found) else 0


JUDGE = Judge(NAMES, traits, left, resources.files("games.trajan.steward"), turns=5, gap=0.5)

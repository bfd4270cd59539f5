"""What of a standing promises Senators: for players who look ahead (fitted, `judge.json`)."""

from __future__ import annotations

from importlib import resources

from games.corduba.course.scoring import total, wealth
from games.corduba.measures import (
    builds,
    everybody,
    insulae_placed,
    offering_value,
    special_workers,
    stored,
    troop_value,
    upkeep,
)
from games.corduba.state import Player, State
from games.corduba.terms import DISTRICTS, RESOURCES, ROUNDS, TRACK_END, DistrictId
from games.core.judge import Judge
from games.core.seats import Seat

NAMES = (
    "points",
    "denarii",
    *(f"goods_{resource}" for resource in RESOURCES),
    "wealth",
    "stored",
    "workers",
    "register",
    "specialists",
    "specialists_ready",
    "special_workers",
    "popularity",
    "harmony",
    "unrest",
    "unrest_to_place",
    "upkeep",
    *(f"prestige_{district}" for district in DISTRICTS),
    *(f"ahead_in_{district}" for district in DISTRICTS),
    "nearest_to_a_track_end",
    "insulae",
    "fullest_row",
    "tiles",
    "troops",
    "offerings",
    "monuments",
    "milestones",
    "trader_ready",
    "ability_ready",
    "passed",
)


def left(s: State) -> float:
    """The share of all rounds that is still to come, with this one."""
    return (ROUNDS - s.round + 1) / ROUNDS


def traits(s: State, seat: Seat) -> list[float]:
    """In the order of NAMES."""
    p = s.players[seat]
    return [
        total(s, seat),
        *_purse(s, p),
        *_people(p),
        *(p.prestige[district] for district in DISTRICTS),
        *(_is_ahead(s, seat, district) for district in DISTRICTS),
        max(p.prestige.values()) / TRACK_END,
        insulae_placed(p),
        max(p.rows.values()),
        builds(s, seat),
        troop_value(p, p.troops),
        offering_value(p, p.offerings),
        len(p.monuments),
        len(p.milestones),
        p.trader_ready,
        p.ability_ready,
        seat in s.passed,
    ]


def _purse(s: State, p: Player) -> list[float]:
    return [p.denarii, *(p.goods[what] for what in RESOURCES), wealth(s, p), stored(p)]


def _people(p: Player) -> list[float]:
    return [
        p.workers,
        p.register,
        len(p.freed),
        len(p.ready),
        special_workers(p),
        p.popularity,
        p.harmony,
        p.unrest,
        p.held + p.received + p.late_unrest,
        upkeep(p),
    ]


def _is_ahead(s: State, seat: Seat, district: DistrictId) -> bool:
    others = [s.players[other].prestige[district] for other in everybody(s) if other != seat]
    return s.players[seat].prestige[district] > max(others, default=0)


JUDGE = Judge(NAMES, traits, left, resources.files("games.corduba.steward"), turns=6, gap=1.0)

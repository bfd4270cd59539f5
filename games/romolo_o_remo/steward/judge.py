"""What of a standing promises points: for players who look ahead (fitted, `judge.json`)."""

from __future__ import annotations

from importlib import resources

from games.core.judge import Judge
from games.core.seats import Seat
from games.romolo_o_remo.ending.scoring import KEYS, score
from games.romolo_o_remo.ending.standing import BEFORE
from games.romolo_o_remo.map.people import limits, units_of
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import EXHAUSTED_KINDS, LAST_ROUND, RESOURCES, UNIT_KINDS

STARTING_ROOM = 9  # pieces of the scarcest kinds, or people to come, at the beginning

NAMES = (
    "points",
    *(f"points_{key}" for key in KEYS),
    *UNIT_KINDS,
    "units_lying",
    "units_far_out",
    "money",
    *(f"stock_{kind}" for kind in RESOURCES),
    "kinds_in_stock",
    "meals_short",
    "battle_tiles",
    "tower_damaged",
    "towers",
    "room_for_workers",
    "room_for_soldiers",
    "moves_first",
    "is_alive",
)


def left(s: State) -> float:
    """As far as bank and people still to come tell; the end is called when they run out."""
    if s.phase in BEFORE or s.endgame:
        return 0.0 if s.endgame else 1.0
    bank = sum(sorted(s.bank.values())[:EXHAUSTED_KINDS])
    people = len(s.stack) + sum(tile is not None for tile in s.display)
    room = min(bank, 1.5 * people) / STARTING_ROOM
    return max(0.0, min(1.0, room, 1 - (s.round - 1) / LAST_ROUND))


def traits(s: State, seat: Seat) -> list[float]:
    """In the order of NAMES."""
    p, units = s.players[seat], units_of(s, seat)
    towers = [place for place in s.places.values() if place.tower == seat]
    workers, soldiers = limits(s, seat)
    return [
        *_points(s, seat),
        *(sum(u.kind == kind for u in units) for kind in UNIT_KINDS),
        sum(u.lying for u in units),
        sum(u.hex not in p.zone for u in units),
        p.money,
        *(p.stock[kind] for kind in RESOURCES),
        sum(p.stock[kind] > 0 for kind in RESOURCES),
        max(0, len(units) - p.stock["grain"]),
        len(p.hand),
        sum(place.damaged for place in towers),
        len(towers),
        workers - sum(u.kind == "worker" for u in units),
        soldiers - sum(u.kind in ("soldier", "mercenary") for u in units),
        s.start == seat,
        p.alive,
    ]


def _points(s: State, seat: Seat) -> list[float]:
    if s.phase in BEFORE or not s.places:
        return [0.0] * (1 + len(KEYS))
    own = next(own for own in score(s) if seat in own.seats)
    return [own.total, *(own.points[key] + own.bonus.get(key, 0) for key in KEYS)]


JUDGE = Judge(
    NAMES, traits, left, resources.files("games.romolo_o_remo.steward"), turns=1, gap=0.5, rounds=2
)

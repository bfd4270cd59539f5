"""What of a standing promises points: for players who look ahead (fitted, `judge.json`)."""

from __future__ import annotations

from importlib import resources

from games.core.judge import Judge
from games.core.seats import Seat
from games.nova_roma.city.blocks import blocks_in
from games.nova_roma.course.scoring import scores
from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.estate.tiles import animal_tiles, estate_tiles
from games.nova_roma.hippodrome import spaces_of
from games.nova_roma.state import Player, State
from games.nova_roma.steward.worths.lanes import harbour_values
from games.nova_roma.terms import GOODS, LAPS, ROUNDS, ZONES

HALF_A_GAME = ROUNDS * LAPS  # actions

NAMES = (
    "points",
    "coins",
    *(f"goods_{good}" for good in GOODS),
    "kinds_of_goods",
    "influence",
    "artisans",
    "artisans_at_work",
    "production_tiles",
    "animals",
    "followers",
    "followers_ready",
    "followers_that_score",
    "cards_in_hand",
    "ships_on_their_way",
    "sailing_contracts",
    "building_contracts",
    "blocks_in_a",
    "blocks_in_b",
    "blocks_in_c",
    "zones_led",
    "markers",
    "markers_to_win",
    "fields_claimed",
    "spaces_raced",
    "foremost_racer",
    "chariots",
    "legionnaires",
    "begins_the_round",
    "turns_this_round",
)


def left(s: State) -> float:
    """The share of all turns that is still to come."""
    return ((ROUNDS - s.round) * LAPS + LAPS - s.lap + 1) / (ROUNDS * LAPS)


def traits(s: State, seat: Seat) -> list[float]:
    """In the order of NAMES."""
    p = s.players[seat]
    blocks = [blocks_in(s, zone) for zone in ZONES]
    spaces = spaces_of(s, seat) if s.lanes else (0,)
    harbours = harbour_values(HALF_A_GAME)
    return [
        scores(s)[seat].total,
        *_estate(p),
        sum(harbours[harbour] for harbour in p.ships),
        len(p.sailing),
        len(p.building),
        *(zone.get(seat, 0) for zone in blocks),
        sum(zone.get(seat, 0) == max(zone.values()) for zone in blocks if zone),
        p.markers,
        p.markers_to_win,
        len(p.claimed),
        sum(spaces),
        max(spaces),
        sum(TABLES.chariots[id].vp for id in p.chariots),
        p.legionnaires,
        s.first_player == seat,
        LAPS - list(s.patricians.values()).count(seat),
    ]


def _estate(p: Player) -> list[float]:
    ready = [hired for hired in p.row if not hired.exhausted]
    return [
        p.coins,
        *(p.goods[good] for good in GOODS),
        sum(p.goods[good] > 0 for good in GOODS),
        p.influence,
        p.artisans,
        sum(space.artisan for space in p.production),
        len(estate_tiles(p)),
        len(animal_tiles(p)),
        len(p.row),
        len(ready),
        sum(FOLLOWERS[hired.card].scores is not None for hired in p.row),
        len(p.hand),
    ]


JUDGE = Judge(NAMES, traits, left, resources.files("games.nova_roma.steward"), turns=2, gap=0.05)

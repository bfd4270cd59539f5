"""Final scoring (specification 8): what is added to the points on the track."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement

from msgspec import Struct

from games.core.contract import Category, Standing
from games.core.seats import Seat
from games.trajan.data.tiles import BONUS_TILES, BUILDINGS, SET_POINTS, Building
from games.trajan.measures import everybody, legions_of, sites_of, tiles_of
from games.trajan.state import OwnedBonus, Player, State

# All open: of a hand only the number of cards counts.
CATEGORIES = (
    Category("track"),
    Category("hand"),
    Category("workers"),
    Category("legionnaires"),
    Category("trajan_tiles"),
    Category("sets"),
    Category("bonus"),
)


class BonusScore(Struct, frozen=True):
    id: str
    side: str
    points: int


class SetScore(Struct, frozen=True):
    type: Building
    tiles: int
    wilds: int
    points: int


class Score(Struct, frozen=True):
    seat: Seat
    track: int  # points before the final scoring
    hand: int
    worker_camp: int
    military_camp: int
    trajan_tiles: int
    sets: tuple[SetScore, ...]
    bonus: tuple[BonusScore, ...]

    @property
    def added(self) -> int:
        loose = self.hand + self.worker_camp + self.military_camp + self.trajan_tiles
        return loose + sum(x.points for x in self.sets) + sum(x.points for x in self.bonus)

    @property
    def total(self) -> int:
        return self.track + self.added


def scores(s: State) -> list[Score]:
    """The scoring table as if the game ended now, by seat."""
    return [score(s, seat) for seat in everybody(s)]


def score(s: State, seat: Seat) -> Score:
    player = s.players[seat]
    left = sum(slot is not None for slot in player.slots)
    return Score(
        seat,
        player.vp,
        len(player.hand),
        player.worker_camp,
        player.military_camp,
        left if s.variant.score_leftover_trajan_tiles else 0,
        tuple(building_sets(player)),
        tuple(bonus_points(s, seat)),
    )


def standing(s: State) -> tuple[Standing, ...]:
    """Each seat's points by category, as if the game ended now.

    While stones are laid the bonus tiles are not shown yet, and nothing else scores.
    """
    laying = s.phase == "stones"
    return tuple({} if laying else _by_category(score) for score in scores(s))


def _by_category(score: Score) -> Standing:
    return {
        "track": score.track,
        "hand": score.hand,
        "workers": score.worker_camp,
        "legionnaires": score.military_camp,
        "trajan_tiles": score.trajan_tiles,
        "sets": sum(found.points for found in score.sets),
        "bonus": sum(found.points for found in score.bonus),
    }


# ---- construction sets ------------------------------------------------------------------------


def set_points(tiles: int) -> int:
    return SET_POINTS.get(min(tiles, max(SET_POINTS)), 0)


def building_sets(player: Player) -> list[SetScore]:
    """Sets of equal type that score, wild tiles laid where they bring most."""
    own = {type: len(player.buildings.get(type, ())) for type in BUILDINGS}
    begun = [type for type in BUILDINGS if own[type]]
    wilds = tiles_of(player, "wild_construction")
    ways = list(combinations_with_replacement(begun, wilds)) if wilds else [()]

    def worth(way: tuple[Building, ...]) -> int:
        return sum(set_points(own[type] + way.count(type)) for type in begun)

    best = max(ways, key=worth, default=())
    found = [SetScore(t, own[t], best.count(t), set_points(own[t] + best.count(t))) for t in begun]
    return [entry for entry in found if entry.points]


# ---- bonus tiles ------------------------------------------------------------------------------


def bonus_points(s: State, seat: Seat) -> list[BonusScore]:
    """Points of each bonus tile, in the order of getting them."""
    player = s.players[seat]
    wild = _wild_points(player)
    return [
        BonusScore(own.id, own.side, _bonus(s, seat, own) + wild.get(own.id, 0))
        for own in player.bonus
    ]


def _value(own: OwnedBonus) -> int:
    tile = BONUS_TILES[own.id]
    return tile.yellow if own.side == "yellow" else tile.grey


def _bonus(s: State, seat: Seat, own: OwnedBonus) -> int:
    """What a bonus tile brings without wild tiles."""
    player = s.players[seat]
    tile, value = BONUS_TILES[own.id], _value(own)
    match tile.scores:
        case "demand":
            return value if tiles_of(player, tile.of[0]) else 0
        case "workers":
            workers = len(sites_of(s, seat))
            return workers * value if own.side == "yellow" else (workers + 1) // 2
        case "legionnaires":
            return value * len(legions_of(s, seat))
        case "bonus":
            return value * sum(other.side == "yellow" for other in player.bonus)
        case "commodities":
            return value * sum(card in tile.of for card in player.display)


def _wild_points(player: Player) -> dict[str, int]:
    """What wild tiles add, by bonus tile: each serves one, the best paid first (ruling 37)."""
    lacking = [own for own in player.bonus if _lacks_its_demand(player, own)]
    trading = [own for own in player.bonus if BONUS_TILES[own.id].scores == "commodities"]
    found = _spread(lacking, tiles_of(player, "wild_demand"))
    if trading:
        best = max(trading, key=_value)
        found[best.id] = _value(best) * tiles_of(player, "wild_commodity")
    return found


def _lacks_its_demand(player: Player, own: OwnedBonus) -> bool:
    tile = BONUS_TILES[own.id]
    return tile.scores == "demand" and not tiles_of(player, tile.of[0])


def _spread(tiles: Sequence[OwnedBonus], wilds: int) -> dict[str, int]:
    best_first = sorted(tiles, key=_value, reverse=True)
    return {own.id: _value(own) for own in best_first[:wilds]}


# ---- the winner -------------------------------------------------------------------------------


def winner(s: State) -> Seat:
    """Most points; a tie goes to the disc lying higher on the senate's first space."""
    table = scores(s)
    return max(everybody(s), key=lambda seat: (table[seat].total, s.senate_spaces[0].index(seat)))

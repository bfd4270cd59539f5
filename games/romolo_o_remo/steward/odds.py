"""How a fight may go: every tile of one side against every tile of the other."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from games.romolo_o_remo.terms import DICE_TILES, LOSSES, row_for
from games.romolo_o_remo.war.values import conflict_value

MOST = 4  # losses: three by difference, one by a hit


class Odds(Struct, frozen=True):
    """Chances of a side that plays one tile against any of the other side's."""

    wins: float
    loses: float
    strikes: tuple[float, ...]  # chance of at least 1, 2, … losses on the other side
    suffers: tuple[float, ...]  # and on one's own


@cache
def odds(mine: int, theirs: int, tile: str) -> Odds:
    wins = loses = 0
    strikes, suffers = [0] * MOST, [0] * MOST
    for other in DICE_TILES:
        one, two = _conflict(mine, tile), conflict_value(theirs, other)
        wins += one > two
        loses += two > one
        for n in range(_losses(one - two, tile == "hit", other == "guard")):
            strikes[n] += 1
        for n in range(_losses(two - one, other == "hit", tile == "guard")):
            suffers[n] += 1
    all = len(DICE_TILES)
    return Odds(
        wins / all,
        loses / all,
        tuple(n / all for n in strikes),
        tuple(n / all for n in suffers),
    )


def _conflict(value: int, tile: str) -> int:
    return 2 * value if tile == "x2" else value + 3 if tile == "plus3" else value


def _losses(ahead: int, hit: bool, guard: bool) -> int:
    return max(0, row_for(LOSSES, max(0, ahead))[1] + hit - guard)

"""Victory points: influence, vault, merchant bonuses, Statue and Wall."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.core.contract import Category, Standing
from games.core.seats import Seat
from games.glory_to_rome.data.cards import CARDS, MATERIALS, Material
from games.glory_to_rome.functions import FUNCTIONS
from games.glory_to_rome.measures import active_names, influence
from games.glory_to_rome.state import State

MERCHANT_BONUS = 3

# Nobody looks into a vault before the end, not even its owner; its size is open to all.
CATEGORIES = (
    Category("influence"),
    Category("vault", hidden=True),
    Category("merchants", hidden=True),
    Category("buildings"),
)


class Score(Struct, frozen=True):
    seat: Seat
    influence: int
    vault: int
    bonuses: tuple[Material, ...]
    buildings: dict[str, int]  # points of scoring functions by name
    hand: int  # breaks ties

    @property
    def total(self) -> int:
        bonus = MERCHANT_BONUS * len(self.bonuses)
        return self.influence + self.vault + bonus + sum(self.buildings.values())


def scores(s: State) -> list[Score]:
    """The scoring table, by seat."""
    return [_score(s, Seat(seat)) for seat in range(len(s.players))]


def _score(s: State, seat: Seat) -> Score:
    player = s.players[seat]
    extras = {}
    for name in active_names(s, seat):
        if points := FUNCTIONS[name].points:
            extras[name] = points(s, seat)
    return Score(
        seat,
        influence(player),
        sum(CARDS[card].value for card in player.vault),
        tuple(m for m in MATERIALS if merchant_bonus(s, m) == seat),
        extras,
        len(player.hand),
    )


def standing(s: State) -> tuple[Standing, ...]:
    """Each seat's points by category, as if the game ended now."""
    return tuple(
        {
            "influence": score.influence,
            "vault": score.vault,
            "merchants": MERCHANT_BONUS * len(score.bonuses),
            "buildings": sum(score.buildings.values()),
        }
        for score in scores(s)
    )


def merchant_bonus(s: State, material: Material) -> int | None:
    """The seat with strictly most vault cards of the material; nobody on a tie."""
    counts = [sum(CARDS[c].material == material for c in p.vault) for p in s.players]
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else None


def best(s: State, seats: Sequence[Seat]) -> list[Seat]:
    """Most points, then most cards in hand; still equal: they share the victory."""
    table = scores(s)
    top = max((table[seat].total, table[seat].hand) for seat in seats)
    return [seat for seat in seats if (table[seat].total, table[seat].hand) == top]

"""Points, as they stand at any moment."""

from __future__ import annotations

from games.core.contract import Category
from games.vicus.data.cards import CARDS
from games.vicus.data.plots import PLOTS, neighbours
from games.vicus.state import State

WINE = 2  # for a card of wine in hand
CATEGORIES = (
    Category("rent"),
    Category("neighbours"),
    Category("festival"),
    Category("cellar", secret=True),
)


def points(s: State, seat: int) -> dict[str, int]:
    """A seat's points by category, as if the game ended now."""
    own = [place for place, shop in s.shops.items() if shop.seat == seat]
    pairs = sum(other in own for place in own for other in neighbours(place)) // 2
    return {
        "rent": sum(PLOTS[place].rent for place in own),
        "neighbours": pairs,
        "festival": s.players[seat].coins,
        "cellar": WINE * sum(CARDS[card].ware == "wine" for card in s.players[seat].hand),
    }


def total(s: State, seat: int) -> int:
    return sum(points(s, seat).values())


def free_plots(s: State) -> list[str]:
    return [place for place in PLOTS if place not in s.shops]


def round_number(s: State) -> int:
    """The round being played, from 1."""
    built = len(s.shops) + len(s.queue)
    return built // len(s.players) + (0 if s.queue or s.result else 1)

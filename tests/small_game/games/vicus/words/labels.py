"""How cards, wares and plots are named in options and events."""

from __future__ import annotations

from games.core.text import Text
from games.vicus.data.cards import CARDS, Ware


def ware_text(ware: Ware) -> Text:
    return Text(f"ware-{ware}")


def card_text(card: str) -> Text:
    row = CARDS[card]
    return Text("card", {"ware": ware_text(row.ware), "n": row.number})


def plot_text(place: str) -> Text:
    return Text("plot", {"name": place.upper()})

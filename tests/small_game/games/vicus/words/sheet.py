"""The table in words, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.contract import Section, Sheet
from games.core.text import Text, who
from games.vicus.course.scoring import CATEGORIES
from games.vicus.data.plots import PLOTS
from games.vicus.seat.playable import held
from games.vicus.seat.view import PlayerView, View
from games.vicus.words.labels import card_text, plot_text, ware_text


def sheet(view: View) -> Sheet:
    sections = [_street(view), *(_player(player) for player in view.players)]
    if view.seat is not None:
        hand = tuple(card_text(card) for card in held(view)) or (Text("sheet-none"),)
        sections.append(Section(Text("sheet-hand"), hand, view.seat))
    return Sheet(Text("sheet-title", {"round": view.round}), tuple(sections))


def _street(view: View) -> Section:
    return Section(Text("sheet-street"), tuple(_plots(view)))


def _plots(view: View) -> Iterator[Text]:
    for place, plot in PLOTS.items():
        shop = view.shops.get(place)
        if shop:
            args = {"plot": plot_text(place), "who": who(shop.seat), "ware": ware_text(shop.ware)}
            yield Text("sheet-shop", args)
        else:
            yield Text("sheet-free", {"plot": plot_text(place), "n": plot.rent})


def _player(player: PlayerView) -> Section:
    lines = [
        Text("sheet-points", {"what": Text(f"points-{c.key}"), "n": player.points[c.key]})
        for c in CATEGORIES
        if c.key in player.points
    ]
    lines.append(Text("sheet-cards", {"n": player.hand_size}))
    if player.laid:
        lines.append(Text("sheet-laid", {"card": card_text(player.laid)}))
    if player.conceded:
        lines.append(Text("sheet-conceded"))
    return Section(who(player.seat), tuple(lines), player.seat)

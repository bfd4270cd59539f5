"""The table in words, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.core.contract import Section, Sheet
from games.core.text import Text, Value, who
from games.glory_to_rome.course.scoring import Score
from games.glory_to_rome.data.cards import KINDS, MATERIALS, ROLE_OF, SENATOR, Material
from games.glory_to_rome.seat.view import BuildingView, PlayerView, View
from games.glory_to_rome.words.labels import (
    BUILDING_TEXT,
    MATERIAL_TEXT,
    ROLE_TEXT,
    SENATOR_HINT,
    SENATOR_TEXT,
    building_hint,
    counted,
)

NONE = Text("sheet-none")


def sheet(view: View) -> Sheet:
    sections = [_centre(view), *(_player(view, player) for player in view.players)]
    if view.seat is not None:
        sections.append(_hand(view))
    if view.scores:
        sections.append(_scores(view.scores))
    led = {"role": ROLE_TEXT[view.role]} if view.role else {"role": Text("sheet-no-role")}
    title = Text("sheet-title", {"round": view.round, "who": who(view.leader), **led})
    return Sheet(title, tuple(sections))


def _or_none(texts: tuple[Text, ...]) -> tuple[Text, ...]:
    return texts or (NONE,)


def _centre(view: View) -> Section:
    in_town = {m: view.sites[m].in_town for m in MATERIALS}
    away = {m: view.sites[m].out_of_town for m in MATERIALS}
    lines = (
        Text("sheet-piles", {"deck": view.deck_size, "senators": view.senators}),
        Text("sheet-pool", {"materials": _or_none(counted(view.pool))}),
        Text("sheet-sites-in", {"n": sum(in_town.values()), "sites": _or_none(counted(in_town))}),
        Text("sheet-sites-out", {"sites": _or_none(counted(away))}),
    )
    return Section(Text("sheet-centre"), lines)


def _player(view: View, player: PlayerView) -> Section:
    title = Text("sheet-player", {"who": who(player.seat), "influence": player.influence})
    return Section(title, tuple(_player_lines(view, player)), player.seat)


def _player_lines(view: View, player: PlayerView) -> Iterator[Text]:
    yield Text(
        "sheet-limits",
        {
            "hand": player.hand_size,
            "hand_limit": player.hand_limit,
            "clients": len(player.clients),
            "client_limit": player.client_limit,
            "vault": player.vault_size,
            "vault_limit": player.vault_limit,
        },
    )
    if player.stance:
        yield _stance(player)
    if player.clients:
        yield Text("sheet-clients", {"clients": tuple(_client_counts(player.clients))})
    if player.stockpile:
        yield Text("sheet-stockpile", {"materials": counted(player.stockpile)})
    for b in player.buildings:
        yield _building(view, b)
    if player.hand is not None and player.seat != view.seat:
        yield Text("sheet-open-hand", {"cards": _or_none(tuple(map(_name, player.hand)))})
    if player.vault:
        yield Text("sheet-vault", {"materials": counted(player.vault)})
    if player.conceded:
        yield Text("sheet-conceded")


def _stance(player: PlayerView) -> Text:
    cards = tuple(_name(name) for name in player.camp)
    if player.stance == "think" or not cards:
        return Text(f"sheet-stance-{player.stance}", {"cards": (NONE,), "units": player.units})
    return Text(f"sheet-stance-{player.stance}", {"cards": cards, "units": player.units})


def _client_counts(clients: Iterable[Material]) -> Iterator[Text]:
    found = list(clients)
    for material in MATERIALS:
        if n := found.count(material):
            yield Text("counted-role", {"n": n, "role": ROLE_TEXT[ROLE_OF[material]]})


def _building(view: View, b: BuildingView) -> Text:
    args: dict[str, Value] = {
        "name": BUILDING_TEXT[b.name],
        "function": building_hint(view.variant, b.name),
        "site": MATERIAL_TEXT[b.site],
        "have": len(b.materials),
        "need": b.need,
    }
    if b.complete:
        return Text("sheet-building-public" if b.public else "sheet-building", args)
    return Text("sheet-foundation-works" if b.works else "sheet-foundation", args)


def _hand(view: View) -> Section:
    assert view.seat is not None
    hand = view.players[view.seat].hand or ()
    lines = [_hand_line(view, name) for name in hand] or [NONE]
    if view.drawn:
        lines.append(Text("sheet-drawn", {"card": _name(view.drawn)}))
    return Section(Text("sheet-hand", {"n": len(hand)}), tuple(lines), view.seat)


def _hand_line(view: View, name: str) -> Text:
    if name == SENATOR:
        return Text("sheet-hand-senator", {"name": SENATOR_TEXT, "function": SENATOR_HINT})
    kind = KINDS[name]
    return Text(
        "sheet-hand-card",
        {
            "name": BUILDING_TEXT[name],
            "material": MATERIAL_TEXT[kind.material],
            "role": ROLE_TEXT[kind.role],
            "value": kind.value,
            "function": building_hint(view.variant, name),
        },
    )


def _name(name: str) -> Text:
    return SENATOR_TEXT if name == SENATOR else BUILDING_TEXT[name]


def _scores(scores: Iterable[Score]) -> Section:
    lines = tuple(
        Text(
            "sheet-score",
            {
                "who": who(score.seat),
                "total": score.total,
                "influence": score.influence,
                "vault": score.vault,
                "bonus": 3 * len(score.bonuses),
                "buildings": sum(score.buildings.values()),
                "hand": score.hand,
            },
        )
        for score in scores
    )
    return Section(Text("sheet-scores"), lines)

"""The table in words, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from games.corduba.data import TABLES
from games.corduba.seat.view import DistrictView, SpaceView, TileView, View
from games.corduba.terms import DECADES, NEUTRAL, ROUNDS
from games.corduba.words.effects import effects_text, modifier_text
from games.corduba.words.labels import (
    BUILDING_TEXT,
    DEMAND_TEXT,
    DISTRICT_TEXT,
    MILESTONE_TEXT,
    MONUMENT_TEXT,
    NONE,
    RESOURCE_TEXT,
    amount_text,
    amounts,
    chained,
    cost_texts,
    owner_text,
    price_text,
)
from games.corduba.words.sheet_players import caepio_section, player_section
from games.core.contract import Section, Sheet
from games.core.ids import rest, verb
from games.core.text import Text, Value


def sheet(view: View) -> Sheet:
    values: dict[str, Value] = {
        "round": view.round,
        "rounds": ROUNDS,
        "decade": view.decade,
        "decades": DECADES,
        "who": owner_text(view.active),
    }
    title = Text("sheet-title-over" if view.result else f"sheet-title-{view.phase}", values)
    sections = [_course(view), *(_district(district) for district in view.districts)]
    sections += [_places(view), _market(view), _monuments(view)]
    if view.milestones or len(view.players) > 1:
        sections.append(_milestones(view))
    sections += [player_section(view, player) for player in view.players]
    if view.caepio:
        sections.append(caepio_section(view))
    return Sheet(title, tuple(sections))


def _course(view: View) -> Section:
    order = tuple(owner_text(owner) for owner in view.order)
    lines = [Text("sheet-order", {"order": order})]
    if view.passed:
        passed = tuple(owner_text(owner) for owner in view.passed)
        lines.append(Text("sheet-passed", {"order": passed}))
    if view.demand:
        card = view.demand
        words: dict[str, Value] = {
            "card": DEMAND_TEXT[card.id],
            "minimum": amount_text(card.what, card.minimum),
            "troops": card.troops,
            "offerings": card.offerings,
            "amphora": card.amphora,
        }
        lines.append(Text("sheet-demand", words))
        lines.append(Text("sheet-last-demand") if card.last else _ranks(card.id))
    return Section(Text("sheet-course"), tuple(lines))


def _ranks(id: str) -> Text:
    ranks = [
        Text("sheet-rank", {"n": n, "what": effects_text(effects)})
        for n, effects in enumerate(TABLES.demands[id].ranks, start=1)
    ]
    return chained(ranks)


# ---- districts --------------------------------------------------------------------------------


def _district(district: DistrictView) -> Section:
    lines = [
        Text("sheet-revolting")
        if district.revolting
        else Text(f"sheet-bonus-{_bonus(district)}", {"n": TABLES.districts[district.id].saved})
    ]
    lines += [_tile(tile) for tile in district.tiles]
    for owner in dict.fromkeys(district.insulae.values()):
        cells = " ".join(cell for cell, other in district.insulae.items() if other == owner)
        name = Text("neutral") if owner == NEUTRAL else owner_text(owner)
        lines.append(Text("sheet-insulae", {"who": name, "cells": cells}))
    left = [_price_of(kind) for kind in district.available]
    lines.append(Text("sheet-available", {"types": chained(left or [NONE])}))
    return Section(DISTRICT_TEXT[district.id], tuple(lines))


def _bonus(district: DistrictView) -> str:
    return TABLES.districts[district.id].bonus


def _price_of(kind: str) -> Text:
    type = TABLES.buildings[kind]
    return Text(
        "sheet-price",
        {"building": BUILDING_TEXT[kind], "price": price_text(type.strength, type.cost)},
    )


def _tile(tile: TileView) -> Text:
    values: dict[str, Value] = {
        "building": BUILDING_TEXT[tile.kind],
        "cells": " ".join(tile.cells),
        "who": owner_text(tile.builder),
    }
    if tile.unrest:
        return Text("sheet-tile-unrest", values)
    if tile.user is not None:
        return Text("sheet-tile-used", {**values, "user": owner_text(tile.user)})
    return Text("sheet-tile", values)


# ---- the rest of the board --------------------------------------------------------------------


def _places(view: View) -> Section:
    lines = [_space(space) for space in view.spaces]
    supply = amounts({**_named(view), "neutral": view.neutral})
    lines.append(Text("sheet-supply", {"what": supply}))
    return Section(Text("sheet-places"), tuple(lines))


def _named(view: View) -> dict[str, int]:
    found: dict[str, int] = {}
    found.update((kind, n) for kind, n in view.troops.items())
    found.update((kind, n) for kind, n in view.offerings.items())
    return found


def _space(space: SpaceView) -> Text:
    place, troop = verb(space.name), rest(space.name)
    if place == "castra":
        row = next(row for row in TABLES.castra.values() if row.kind == troop)
        price = (amount_text("strength", row.strength), *cost_texts(row.cost))
        what: Text = Text("sheet-castra", {"troop": Text(f"troop-{troop}"), "price": price})
    else:
        site = TABLES.sites[space.name]
        words: dict[str, Value] = {
            "site": Text(f"site-{place}"),
            "pieces": site.pieces,
            "what": amount_text(site.what, site.n),
        }
        what = Text("do-site", words)
    if space.user is not None:
        return Text("sheet-space-used", {"what": what, "who": owner_text(space.user)})
    return Text("sheet-space-blocked" if space.blocked else "sheet-space", {"what": what})


def _market(view: View) -> Section:
    lines = [
        Text(
            "sheet-price-of",
            {
                "what": RESOURCE_TEXT[row.resource],
                "price": row.price,
                "stock": row.stock,
                "capacity": row.capacity,
                "supply": row.supply,
            },
        )
        for row in view.market
    ]
    return Section(Text("sheet-market"), tuple(lines))


def _monuments(view: View) -> Section:
    lines = [
        Text(
            "sheet-monument",
            {
                "monument": MONUMENT_TEXT[id],
                "price": price_text(TABLES.monuments[id].strength, TABLES.monuments[id].cost),
                "bonus": modifier_text(TABLES.monuments[id].bonus),
            },
        )
        for id in view.monuments
    ]
    return Section(Text("sheet-monuments"), tuple(lines) or (NONE,))


def _milestones(view: View) -> Section:
    return Section(Text("sheet-milestones"), tuple(_milestone_lines(view)) or (NONE,))


def _milestone_lines(view: View) -> Iterator[Text]:
    for id in view.milestones:
        yield Text("sheet-milestone", {"name": MILESTONE_TEXT[id], "how": condition_text(id)})


def condition_text(id: str) -> Text:
    condition = TABLES.res_gestae[id].condition
    return Text(f"condition-{condition.kind}", {"n": condition.n})

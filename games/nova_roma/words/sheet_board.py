"""City, sea, hippodrome and the yields of production in words."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.contract import Section
from games.core.text import Text, Value
from games.nova_roma.data import TABLES
from games.nova_roma.data.components import Harbour
from games.nova_roma.seat.view import LaneView, View
from games.nova_roma.terms import NEUTRAL, ROUTES
from games.nova_roma.words.city_map import map_lines, owner_sign
from games.nova_roma.words.labels import (
    NONE,
    harbour_text,
    harbour_values,
    horse_lines_text,
    owner_text,
    reward_texts,
    wheels_text,
    yield_texts,
    zone_text,
)


def board_sections(view: View) -> list[Section]:
    production = Section(Text("sheet-yields"), yield_texts())
    return [_city(view), _sea(view), _hippodrome(view), production]


def _owner(view: View, owner: int) -> Text:
    return owner_text(owner, view.automa is not None)


# ---- city -------------------------------------------------------------------------------------


def _city(view: View) -> Section:
    lines: list[Text] = []
    for zone in view.zones:
        solo = view.automa is not None
        lines.append(zone_text(zone.zone, zone.majority, dict(zone.blocks), solo))
        lines += [Text("sheet-map", {"cells": line}) for line in map_lines(view, zone.zone)]
    lines.append(Text("sheet-legend", {"signs": tuple(_signs(view))}))
    open_rewards = tuple(
        Text("reward-space", {"space": reward.space, "gains": reward_texts(reward.reward)})
        for reward in view.rewards
        if reward.reward and not reward.resolved
    )
    lines.append(Text("sheet-rewards", {"rewards": open_rewards or (NONE,)}))
    return Section(Text("sheet-city"), tuple(lines))


def _signs(view: View) -> Iterator[Text]:
    owners: list[int] = [player.seat for player in view.players]
    if any(building.owner == NEUTRAL for building in view.buildings):
        owners.append(NEUTRAL)
    for owner in owners:
        yield Text("sheet-sign", {"sign": owner_sign(owner), "who": _owner(view, owner)})


# ---- sea --------------------------------------------------------------------------------------


def _sea(view: View) -> Section:
    fleets: dict[int, list[Text]] = {}
    for ship in view.ships:
        fleets.setdefault(ship.owner, []).append(harbour_text(ship.harbour))
    lines = [
        Text("sheet-fleet", {"who": _owner(view, owner), "first": first, "second": second})
        for owner, (first, second) in fleets.items()
    ]
    for route in ROUTES:
        lines.append(Text(f"sheet-route-{route}"))
        lines += [_harbour(view, harbour) for harbour in TABLES.routes[route]]
    return Section(Text("sheet-sea"), tuple(lines))


def _harbour(view: View, harbour: Harbour) -> Text:
    """«N1 Odessos, 1 sail: 2 coins», and whose ships lie there."""
    ships = tuple(
        Text("sheet-ship", {"who": _owner(view, ship.owner), "ship": ship.name})
        for ship in view.ships
        if ship.harbour == harbour.id
    )
    key = "sheet-harbour-ships" if ships else "sheet-harbour"
    return Text(key, {**harbour_values(harbour), "ships": ships})


# ---- hippodrome -------------------------------------------------------------------------------


def _hippodrome(view: View) -> Section:
    lines = [horse_lines_text(), wheels_text(), *(_lane(view, lane) for lane in view.lanes)]
    if view.favoured:
        values: dict[str, Value] = {"lane": TABLES.chariots[view.favoured].lane}
        lines.append(Text("sheet-favoured", values))
    if view.next_favoured:
        values = {"lane": TABLES.chariots[view.next_favoured].lane}
        lines.append(Text("sheet-next-favoured", values))
    return Section(Text("sheet-hippodrome"), tuple(lines))


def _lane(view: View, lane: LaneView) -> Text:
    racers = tuple(
        Text("sheet-racer", {"who": _owner(view, r.owner), "space": r.space}) for r in lane.racers
    )
    return Text("sheet-lane", {"lane": lane.lane, "racers": racers})

"""The table in words, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.contract import Section, Sheet
from games.core.text import Text, Value, who
from games.nova_roma.citymap import map_lines
from games.nova_roma.data import TABLES
from games.nova_roma.labels import (
    ACTION_TEXT,
    BUILDING_TEXT,
    FOLLOWER_HINT,
    FOLLOWER_TEXT,
    KIND_HINT,
    KIND_TEXT,
    NONE,
    SAILING_TEXT,
    harbour_text,
    price_texts,
    reward_texts,
)
from games.nova_roma.sheet_players import automa_section, player_section, score_sections
from games.nova_roma.squares import SQUARES
from games.nova_roma.terms import LAPS, NEUTRAL, ROUNDS, SLOTS
from games.nova_roma.view import LaneView, View, ZoneView


def sheet(view: View) -> Sheet:
    values: dict[str, Value] = {
        "round": view.round,
        "rounds": ROUNDS,
        "lap": view.lap,
        "laps": LAPS,
        "who": who(view.active),
    }
    title = Text("sheet-title-over" if view.result else f"sheet-title-{view.phase}", values)
    sections = [_forum(view), _offers(view), _city(view), _sea(view), _hippodrome(view)]
    if view.mosaic_offer:
        sections.insert(0, _mosaic_draft(view))
    sections += [player_section(view, player) for player in view.players]
    automa = automa_section(view)
    sections += [automa] if automa else []
    if view.seat is not None:
        sections.append(_hand(view))
    if view.result:
        sections += score_sections(view)
    return Sheet(title, tuple(sections))


def owner_text(view: View, owner: int) -> Text:
    if owner != NEUTRAL:
        return who(owner)
    return Text("sheet-automa") if view.automa else Text("neutral")


# ---- forum ------------------------------------------------------------------------------------


def _forum(view: View) -> Section:
    columns = tuple(
        Text("sheet-line", {"line": letter, "action": ACTION_TEXT[action]})
        for letter, action in zip("abcd", view.forum.columns, strict=True)
    )
    lines = [Text("sheet-columns", {"columns": columns})]
    for n, action in enumerate(view.forum.rows, start=1):
        line = Text("sheet-line", {"line": str(n), "action": ACTION_TEXT[action]})
        lines.append(Text("sheet-row", {"line": line, "squares": tuple(_squares(view, n))}))
    if len(view.players) > 1:
        taken = view.marker_claimed
        key = "sheet-marker" if taken is None else "sheet-marker-claimed"
        holder = view.first_player if taken is None else taken
        lines.append(Text(key, {"who": who(holder)}))
    return Section(Text("sheet-forum"), tuple(lines))


def _squares(view: View, row: int) -> Iterator[Text]:
    tokens = {token.square: token for token in view.forum.tokens}
    for square in SQUARES[4 * (row - 1) : 4 * row]:
        token = tokens.get(square)
        if token is None:
            yield Text("sheet-square-free", {"square": square})
        elif token.owner is None:
            yield Text(f"sheet-square-{token.figure}", {"square": square})
        else:
            yield Text("sheet-square-patrician", {"square": square, "who": who(token.owner)})


# ---- offers -----------------------------------------------------------------------------------


def _offers(view: View) -> Section:
    sailing = tuple(SAILING_TEXT[id] if id else NONE for id in view.sailing.cards)
    building = tuple(BUILDING_TEXT[id] if id else NONE for id in view.building.cards)
    lines = [
        Text("sheet-sailing", {"left": view.sailing.left}),
        *_slots(sailing),
        Text("sheet-building", {"left": view.building.left}),
        *_slots(building),
        Text(
            "sheet-followers",
            {"left": view.followers.left, "discard": len(view.follower_discard)},
        ),
        *(_follower(card) for card in view.followers.cards if card),
        Text("sheet-estate", {"basic": view.basic_left, "special": view.special_left}),
        *_estate(view),
        Text("sheet-supply", {"artisans": view.artisans}),
    ]
    return Section(Text("sheet-offers"), tuple(lines))


def _slots(contracts: tuple[Text, ...]) -> Iterator[Text]:
    for n, contract in enumerate(contracts[:SLOTS], start=1):
        yield Text("sheet-slot", {"strength": max(1, n - 1), "contract": contract})


def _follower(card: str) -> Text:
    return Text("sheet-card", {"name": FOLLOWER_TEXT[card], "effect": FOLLOWER_HINT[card]})


def _estate(view: View) -> Iterator[Text]:
    for slot in view.estate:
        if slot.kind:
            values: dict[str, Value] = {
                "tile": KIND_TEXT[slot.kind],
                "effect": KIND_HINT[slot.kind],
                "price": price_texts(slot.price),
            }
            yield Text("sheet-estate-tile", values)


def _mosaic_draft(view: View) -> Section:
    lines = [
        Text(
            "sheet-mosaic-offer",
            {
                "id": tile,
                "colour": Text(f"mosaic-{colour}"),
                "fields": tuple(
                    Text(f"achievement-{field}") for field in TABLES.mosaic[tile].fields
                ),
            },
        )
        for colour, tiles in view.mosaic_offer.items()
        for tile in tiles
    ]
    return Section(Text("sheet-mosaic-draft"), tuple(lines))


# ---- board ------------------------------------------------------------------------------------


def _city(view: View) -> Section:
    lines: list[Text] = []
    for zone in view.zones:
        lines.append(_zone(view, zone))
        lines += [Text("sheet-map", {"cells": line}) for line in map_lines(view, zone.zone)]
    lines.append(Text("sheet-legend", {"letters": tuple(_letters(view))}))
    open_rewards = tuple(
        Text("reward-space", {"space": reward.space, "gains": reward_texts(reward.reward)})
        for reward in view.rewards
        if reward.reward and not reward.resolved
    )
    lines.append(Text("sheet-rewards", {"rewards": open_rewards or (NONE,)}))
    return Section(Text("sheet-city"), tuple(lines))


def _letters(view: View) -> Iterator[Text]:
    for player in view.players:
        values: dict[str, Value] = {"letter": player.colour[0].upper(), "who": who(player.seat)}
        yield Text("sheet-letter", values)
    if any(building.owner == NEUTRAL for building in view.buildings):
        yield Text("sheet-letter", {"letter": "#", "who": owner_text(view, NEUTRAL)})


def _zone(view: View, zone: ZoneView) -> Text:
    blocks = tuple(
        Text("sheet-blocks", {"who": owner_text(view, owner), "n": n}) for owner, n in zone.blocks
    )
    first, second, rest = zone.majority
    return Text(
        "sheet-zone",
        {
            "zone": zone.zone,
            "first": first,
            "second": second,
            "rest": rest,
            "blocks": blocks or (NONE,),
        },
    )


def _sea(view: View) -> Section:
    fleets: dict[int, list[Text]] = {}
    for ship in view.ships:
        fleets.setdefault(ship.owner, []).append(harbour_text(ship.harbour))
    lines = tuple(
        Text("sheet-fleet", {"who": owner_text(view, owner), "first": first, "second": second})
        for owner, (first, second) in fleets.items()
    )
    return Section(Text("sheet-sea"), lines)


def _hippodrome(view: View) -> Section:
    lines = [_lane(view, lane) for lane in view.lanes]
    if view.favoured:
        values: dict[str, Value] = {"lane": TABLES.chariots[view.favoured].lane}
        lines.append(Text("sheet-favoured", values))
    if view.next_favoured:
        values = {"lane": TABLES.chariots[view.next_favoured].lane}
        lines.append(Text("sheet-next-favoured", values))
    return Section(Text("sheet-hippodrome"), tuple(lines))


def _lane(view: View, lane: LaneView) -> Text:
    racers = tuple(
        Text("sheet-racer", {"who": owner_text(view, r.owner), "space": r.space})
        for r in lane.racers
    )
    return Text("sheet-lane", {"lane": lane.lane, "racers": racers})


# ---- the own hand -----------------------------------------------------------------------------


def _hand(view: View) -> Section:
    assert view.seat is not None
    me = view.players[view.seat]
    lines = [_follower(card) for card in me.hand or ()] or [NONE]
    if me.kept:
        lines += [Text("sheet-kept"), *(_follower(card) for card in me.kept)]
    if me.pack:
        lines += [Text("sheet-pack"), *(_follower(card) for card in me.pack)]
    return Section(Text("sheet-hand", {"n": me.hand_size}), tuple(lines), view.seat)

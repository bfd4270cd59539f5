"""The table in words, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.contract import Section, Sheet
from games.core.text import Text, Value, who
from games.nova_roma.data import TABLES
from games.nova_roma.seat.view import View
from games.nova_roma.terms import LAPS, ROUNDS, SLOTS, SQUARES
from games.nova_roma.words.labels import (
    ACHIEVEMENT_TEXT,
    ACTION_TEXT,
    BUILDING_TEXT,
    FOLLOWER_HINT,
    FOLLOWER_TEXT,
    KIND_HINT,
    KIND_TEXT,
    NONE,
    SAILING_TEXT,
    chained,
    price_texts,
)
from games.nova_roma.words.sheet_board import board_sections
from games.nova_roma.words.sheet_players import automa_section, player_section, score_sections


def sheet(view: View) -> Sheet:
    values: dict[str, Value] = {
        "round": view.round,
        "rounds": ROUNDS,
        "lap": view.lap,
        "laps": LAPS,
        "who": who(view.active),
    }
    title = Text("sheet-title-over" if view.result else f"sheet-title-{view.phase}", values)
    sections = [_forum(view), _offers(view), *board_sections(view)]
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
                "fields": chained(
                    [ACHIEVEMENT_TEXT[field] for field in TABLES.mosaic[tile].fields], "dots"
                ),
            },
        )
        for colour, tiles in view.mosaic_offer.items()
        for tile in tiles
    ]
    return Section(Text("sheet-mosaic-draft"), tuple(lines))


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

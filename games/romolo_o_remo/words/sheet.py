"""The table in words, for terminals and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.contract import Section, Sheet
from games.core.text import Text, Value, who
from games.romolo_o_remo.kings import coins
from games.romolo_o_remo.seat.view import HexView, UnitView, View
from games.romolo_o_remo.words.labels import (
    BANK_TEXT,
    BUILDING_TEXT,
    CHARACTER_HINT,
    CHARACTER_TEXT,
    NONE,
    RESOURCE_TEXT,
    SIDE_TEXT,
    TERRAIN_TEXT,
    TILE_TEXT,
    cubes_text,
    tally,
    times,
    unit_name,
)
from games.romolo_o_remo.words.sheet_players import named, player_section, score_section


def sheet(view: View) -> Sheet:
    sections = [_course(view), _market(view), _characters(view), _bank(view)]
    if view.hexes:
        sections.insert(1, _map(view))
    sections += [player_section(view, player) for player in view.players]
    if view.rival:
        sections.append(player_section(view, view.rival))
    if view.scores:
        sections += [score_section(view, score) for score in view.scores]
    return Sheet(_title(view), tuple(sections))


def _title(view: View) -> Text:
    args: dict[str, Value] = {"round": view.round}
    if view.phase not in ("lots", "rival", "over"):
        args["who"] = who(view.active)
    return Text(f"sheet-title-{view.phase}", args)


def _course(view: View) -> Section:
    lines = [Text("sheet-start", {"who": who(view.start)})]
    lines.append(Text("sheet-stacks", {"water": view.water_stack, "tiles": view.terrain_left}))
    if view.endgame:
        lines.append(Text("sheet-endgame"))
    if view.turn.unit:
        lines.append(
            Text("sheet-active", {"who": who(view.active), "unit": unit_name(view.turn.unit)})
        )
    if view.rival:
        lines += _events(view)
    if view.fight:
        lines += _fight(view)
    return Section(Text("sheet-course"), tuple(lines))


def _events(view: View) -> Iterator[Text]:
    if view.events is None:
        yield Text("sheet-event-bag", {"n": view.events_left})
    else:
        row = tuple(Text(f"event-{cube}") for cube in view.events[:6]) or (NONE,)
        yield Text("sheet-event-row", {"row": row, "n": view.events_left})


def _fight(view: View) -> Iterator[Text]:
    fight = view.fight
    assert fight is not None
    key = "sheet-last-fight" if fight.over else "sheet-fight"
    yield Text(
        key,
        {
            "hex": fight.hex,
            "who": named(view, fight.attacker.seat),
            "other": named(view, fight.defender.seat),
            "av": fight.attacker.value,
            "dv": fight.defender.value,
        },
    )
    for side in (fight.attacker, fight.defender):
        if side.tile:
            yield Text(
                "sheet-fight-tile",
                {
                    "who": named(view, side.seat),
                    "tile": TILE_TEXT[side.tile],
                    "n": side.conflict,
                },
            )


# ---- the map ----------------------------------------------------------------------------------


def _map(view: View) -> Section:
    lines = [_hex(view, hex) for hex in view.hexes if hex.up or hex.seen]
    hidden = tuple(_hidden(hex) for hex in view.hexes if not hex.up and not hex.seen)
    lines.append(Text("sheet-hidden", {"hexes": hidden or (NONE,)}))
    return Section(Text("sheet-map"), tuple(lines))


def _hidden(hex: HexView) -> Text:
    return Text("sheet-hex-marked" if hex.marker_down else "sheet-hex-name", {"hex": hex.name})


def _hex(view: View, hex: HexView) -> Text:
    assert hex.terrain
    args: dict[str, Value] = {
        "hex": hex.name,
        "terrain": TERRAIN_TEXT[hex.terrain],
        "details": tuple(_details(view, hex)) or (Text("sheet-empty"),),
    }
    return Text("sheet-hex-seen" if hex.seen else "sheet-hex", args)


def _details(view: View, hex: HexView) -> Iterator[Text]:
    if hex.marker:
        yield Text("sheet-marker", {"n": hex.marker})
    if hex.tower is not None:
        key = "sheet-tower-damaged" if hex.damaged else "sheet-tower"
        yield Text(key, {"who": named(view, hex.tower)})
    for kind, n in hex.buildings.items():
        yield times(n, BUILDING_TEXT[kind])
    for store in hex.stores:
        if store:
            yield Text("sheet-stored", {"cubes": cubes_text(tally(store))})
    if hex.walls:
        yield Text(
            "walls-at", {"n": len(hex.walls), "sides": tuple(SIDE_TEXT[w] for w in hex.walls)}
        )
    if hex.count:
        yield Text("sheet-room", {"n": hex.count, "limit": hex.limit, "strength": hex.strength})
    for u in hex.units:
        yield _unit(view, u)
    if hex.rulers:
        yield Text("sheet-ruler", {"who": tuple(named(view, seat) for seat in hex.rulers)})


def _unit(view: View, u: UnitView) -> Text:
    state = "hindered" if u.hindered else "lying" if u.lying else "standing"
    return Text(f"sheet-unit-{state}", {"unit": unit_name(u.name), "who": named(view, u.owner)})


# ---- market, characters, bank -----------------------------------------------------------------


def _market(view: View) -> Section:
    lines = []
    for column in view.market:
        cubes = cubes_text(tally(column.cubes))
        args: dict[str, Value] = {"good": RESOURCE_TEXT[column.kind], "n": column.price}
        lines.append(Text("sheet-column", {**args, "cubes": cubes}))
    lines.append(Text("sheet-market-cubes", {"n": view.market_cubes}))
    return Section(Text("sheet-market"), tuple(lines))


def _characters(view: View) -> Section:
    lines = [
        Text("sheet-character", {"character": CHARACTER_TEXT[tile], "what": CHARACTER_HINT[tile]})
        for tile in view.display
        if tile
    ]
    lines.append(Text("sheet-stack", {"n": view.stack}))
    if view.seat is not None and view.players[view.seat].alive:
        price = coins(view.players[view.seat].next_price)
        lines.append(Text("sheet-next-price", {"coins": price}))
    return Section(Text("sheet-characters"), tuple(lines))


def _bank(view: View) -> Section:
    left = tuple(
        Text("sheet-piece", {"what": BANK_TEXT[kind], "n": n}) for kind, n in view.bank.items()
    )
    lines = (
        Text("sheet-bank-left", {"pieces": left}),
        Text("sheet-exhausted", {"n": view.exhausted}),
    )
    return Section(Text("sheet-bank"), lines)

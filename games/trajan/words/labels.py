"""How stones, tiles, cards and places are named in options and events."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.text import Text, Value
from games.trajan.data.board import CAMP, PROVINCES
from games.trajan.data.cargo import COMMODITIES, SHIPS, Commodity, Ship
from games.trajan.data.circle import ACTIONS, COLOURS, NUMERALS, TRAYS, Action, Colour
from games.trajan.data.tiles import (
    BONUS_TILES,
    BUILDINGS,
    CONSTRUCTION_TILES,
    DEMANDS,
    KIND_OF,
    STACKS,
    TILE_KINDS,
    TRAJAN_TILES,
    Building,
    Demand,
    Side,
    Stack,
    TrajanTile,
)

ACTION_TEXT: dict[Action, Text] = {action: Text(f"action-{action}") for action in ACTIONS}
COLOUR_TEXT: dict[Colour, Text] = {colour: Text(f"colour-{colour}") for colour in COLOURS}
CARD_TEXT: dict[Commodity, Text] = {kind: Text(f"card-{kind}") for kind in COMMODITIES}
SHIP_TEXT: dict[Ship, Text] = {ship: Text(f"ship-{ship[5:]}") for ship in SHIPS}
PROVINCE_TEXT: dict[str, Text] = {
    **{province: Text(f"province-{province}") for province in PROVINCES},
    CAMP: Text("province-military_camp"),
}
DEMAND_TEXT: dict[Demand, Text] = {kind: Text(f"tile-{kind}") for kind in DEMANDS}
STACK_TEXT: dict[Stack, Text] = {stack: Text(f"stack-{stack}") for stack in STACKS}
BUILDING_TEXT: dict[Building, Text] = {type: Text(f"building-{type}") for type in BUILDINGS}
KIND_TEXT: dict[str, Text] = {kind: Text(f"tile-{kind}") for kind in TILE_KINDS}
KIND_HINT: dict[str, Text] = {kind: Text(f"tile-{kind}.short") for kind in TILE_KINDS}
BONUS_TEXT: dict[str, Text] = {id: Text(id.replace("_", "-", 1)) for id in BONUS_TILES}
TILE_TEXT: dict[str, Text] = {id: KIND_TEXT[kind] for id, kind in KIND_OF.items()}
TILE_HINT: dict[str, Text] = {id: KIND_HINT[kind] for id, kind in KIND_OF.items()}

TRAY_TEXT: tuple[Text, ...] = tuple(
    Text("tray", {"tray": NUMERALS[i], "action": ACTION_TEXT[ACTIONS[i]]}) for i in range(TRAYS)
)
SOWN_TEXT: dict[tuple[int, Colour], Text] = {
    (tray, colour): Text("sown", {"tray": NUMERALS[tray], "colour": COLOUR_TEXT[colour]})
    for tray in range(TRAYS)
    for colour in COLOURS
}


def _trajan_text(tile: TrajanTile) -> Text:
    """«pink + white: 3 points, 2 cards»."""
    return Text(_kind("trajan-tile", tile), _tile_args(tile))


def _laid_text(tile: TrajanTile) -> Text:
    """«pink + white: later 3 points, 2 cards»: nothing is scored when a tile is laid."""
    return Text(_kind("laid-tile", tile), _tile_args(tile))


def _tile_args(tile: TrajanTile) -> dict[str, Value]:
    return {
        "one": COLOUR_TEXT[tile.colours[0]],
        "two": COLOUR_TEXT[tile.colours[1]],
        "vp": tile.vp,
        "effect": Text(f"effect-{tile.effect}"),
    }


def _kind(key: str, tile: TrajanTile) -> str:
    """Where a tile brings nothing but points, no effect is said."""
    return f"{key}-plain" if tile.effect == "none" else key


def _reward_text(tile: TrajanTile) -> Text:
    """«3 points, 2 cards»."""
    args: dict[str, Value] = {"vp": tile.vp, "effect": Text(f"effect-{tile.effect}")}
    return Text(_kind("reward", tile), args)


TRAJAN_TEXT: dict[str, Text] = {id: _trajan_text(tile) for id, tile in TRAJAN_TILES.items()}
LAID_TEXT: dict[str, Text] = {id: _laid_text(tile) for id, tile in TRAJAN_TILES.items()}
REWARD_TEXT: dict[str, Text] = {id: _reward_text(tile) for id, tile in TRAJAN_TILES.items()}
CONSTRUCTION_TEXT: dict[str, Text] = {
    id: Text("construction-tile", {"type": BUILDING_TEXT[tile.type], "vp": tile.vp})
    for id, tile in CONSTRUCTION_TILES.items()
}


def bonus_hint(id: str, side: Side) -> Text:
    """What a bonus tile scores on this side."""
    return Text(f"{BONUS_TEXT[id].key}.{side}")


def cards_text(cards: Iterable[Commodity]) -> tuple[Text, ...]:
    """«2 Wheat», «Fish»: equal cards counted together, in the order of the cards."""
    held = list(cards)
    return tuple(
        CARD_TEXT[kind] if n == 1 else Text("counted", {"n": n, "what": CARD_TEXT[kind]})
        for kind in COMMODITIES
        if (n := held.count(kind))
    )


def stones_text(stones: Iterable[Colour]) -> tuple[Text, ...]:
    return tuple(COLOUR_TEXT[stone] for stone in stones)

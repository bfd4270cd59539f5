"""How goods, buildings, units and characters are named in options and events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce

from games.core.ids import kind
from games.core.text import Text
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.map.sites import Ruin, Standing
from games.romolo_o_remo.state import Unit
from games.romolo_o_remo.terms import (
    BANK_KINDS,
    BUILDINGS,
    DICE_TILES,
    LETTER,
    RESOURCES,
    SIDES,
    TERRAINS,
    UNIT_KINDS,
    BankKind,
    DiceTile,
    Resource,
    Terrain,
    UnitKind,
)

RESOURCE_TEXT: dict[Resource, Text] = {r: Text(f"good-{r}.name") for r in RESOURCES}
SIGN_TEXT: dict[Resource, Text] = {r: Text(f"sign-{r}") for r in RESOURCES}
TERRAIN_TEXT: dict[Terrain, Text] = {t: Text(f"terrain-{t}.name") for t in TERRAINS}
BUILDING_TEXT: dict[Standing, Text] = {
    **{b: Text(f"building-{b}") for b in BUILDINGS},
    "wall": Text("building-wall"),
}
UNIT_TEXT: dict[UnitKind, Text] = {u: Text(f"unit-{u}.name") for u in UNIT_KINDS}
BANK_TEXT: dict[BankKind, Text] = {b: Text(f"bank-{b}") for b in BANK_KINDS}
TILE_TEXT: dict[DiceTile, Text] = {d: Text(f"dice-{d}") for d in DICE_TILES}
TILE_HINT: dict[DiceTile, Text] = {d: Text(f"dice-{d}.rule") for d in DICE_TILES}
CHARACTER_TEXT: dict[str, Text] = {
    tile: Text(f"character-{name}") for tile, name in TABLES.tiles.items()
}
CHARACTER_HINT: dict[str, Text] = {
    tile: Text(f"character-{name}.short") for tile, name in TABLES.tiles.items()
}
SIDE_TEXT: tuple[Text, ...] = tuple(Text(f"side-{side}") for side in SIDES)
NONE = Text("none")
COIN_SIGN, COIN_WORD = Text("sign-coin"), Text("sign-coin.word")
ONE_COIN = Text("sign-coin.one")
SHORT_KIND: dict[UnitKind, Text] = {u: Text(f"short-{u}") for u in UNIT_KINDS}
SHORT_OF = {LETTER[kind]: short for kind, short in SHORT_KIND.items()}


def unit_name(name: str) -> Text:
    """«Wo1» of W1: with two letters no unit is taken for a hex."""
    return Text("named-unit", {"kind": short_kind(name), "n": int(name[1:])})


def short_kind(name: str) -> Text:
    """«Wo» of W1; A1 … are the rival's."""
    return SHORT_OF.get(name[0], Text("short-rival"))


def unit_label(u: Unit) -> Text:
    """«Wo1 · D4»."""
    return Text("do-unit", {"unit": unit_name(u.name), "hex": u.hex})


def unit_spot(u: Unit) -> str:
    """Its place on the picture: several units may stand on one hex."""
    return f"unit:{u.owner}:{u.name}"


def counted(n: int, what: Text) -> Text:
    return Text("counted", {"n": n, "what": what})


def times(n: int, what: Text) -> Text:
    """«Temple», «2 × Temple»."""
    return what if n == 1 else Text("times", {"n": n, "what": what})


def cubes_text(cubes: Mapping[Resource, int]) -> tuple[Text, ...]:
    """«2 wood», «1 stone», in the order of the market."""
    found = tuple(counted(n, RESOURCE_TEXT[r]) for r, n in _in_order(cubes))
    return found or (NONE,)


def cubes_signs(cubes: Mapping[Resource, int]) -> Text:
    """«2🪵1🪨», for labels that must be short."""
    shown = [Text("signed", {"n": n, "sign": SIGN_TEXT[r]}) for r, n in _in_order(cubes)]
    return reduce(lambda a, b: Text("beside", {"a": a, "b": b}), shown) if shown else NONE


def _in_order(cubes: Mapping[Resource, int]) -> list[tuple[Resource, int]]:
    """In the order of the market, without those that are not there."""
    return [(r, n) for r in RESOURCES if (n := cubes.get(r, 0))]


def tally(cubes: Iterable[Resource]) -> dict[Resource, int]:
    held = list(cubes)
    return {r: n for r in RESOURCES if (n := held.count(r))}


def cubes_id(cubes: Mapping[Resource, int]) -> str:
    """«wood2+stone1»."""
    return "+".join(f"{r}{n}" for r, n in _in_order(cubes)) or "nothing"


def ruin_text(ruin: Ruin) -> Text:
    """A building, with what lies in it."""
    if ruin.cubes:
        return Text("warehouse-with", {"cubes": cubes_text(tally(ruin.cubes))})
    if ruin.sides:
        sides = tuple(SIDE_TEXT[side] for side in ruin.sides)
        return Text("walls-at", {"n": len(sides), "sides": sides})
    return BUILDING_TEXT[ruin.kind]


def ruin_id(ruin: Ruin) -> str:
    return f"{ruin.kind}:{cubes_id(tally(ruin.cubes))}" if ruin.cubes else ruin.kind


def character_name(tile: str) -> str:
    """The name behind a tile: there may be two of it."""
    return kind(tile)

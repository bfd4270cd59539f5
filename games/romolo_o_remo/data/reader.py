"""Reads the files in `data/` and says in one sentence what is wrong with them, and where."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import cast

from games.core.data_file import DataFile
from games.romolo_o_remo.data.tables import (
    CharacterRow,
    Cost,
    CostRow,
    Face,
    LayoutRow,
    Tables,
)
from games.romolo_o_remo.terms import (
    BUILDINGS,
    CHARACTER_TILES,
    CHARACTERS_USED,
    DICE_TILES,
    RESOURCES,
    TERRAIN_TILES,
    TYPES,
    WATER_STACK,
    Building,
    DiceTile,
    Resource,
)

MULTIPLIERS = 6
KNOWN_MULTIPLIERS = (2, 3)
NAMES = (
    *("aedificator", "apothecarius", "architectus", "artifex", "consul", "defensor", "dux"),
    *("equus", "foederatus", "furnarius", "heros", "mercator", "nauta", "negotiator"),
    *("obsessor", "patronus", "praedo", "praepositus", "publicus", "sacerdos", "traductor"),
)


class File(DataFile):
    named_by = ("id", "kind", "players", "number")


def read_tables(folder: Traversable) -> Tables:
    """All data files of a folder; raises DataError for what cannot be played with."""
    buildings, markers = File(folder, "buildings.json"), File(folder, "markers.json")
    characters = _characters(File(folder, "characters.json"))
    return Tables(
        layouts=_layouts(File(folder, "layouts.json")),
        costs=_costs(buildings),
        wall=_wall(buildings),
        characters=characters,
        tiles={
            name if n == 1 else f"{name}.{n}": name
            for name, row in characters.items()
            for n in range(1, row.copies + 1)
        },
        multipliers=_multipliers(markers),
        dice_tiles=_dice_tiles(markers),
        die=_die(markers),
        columns=_columns(markers),
        dominion_without_hex=cast("bool", markers.value("dominion_without_hex", bool)),
    )


# ---- layouts ----------------------------------------------------------------------------------


def _layouts(file: File) -> dict[int, LayoutRow]:
    rows = {str(row.players): row for row in file.entries("layouts", LayoutRow)}
    file.check_all("layouts", (str(row.players) for row in rows.values()), ("1", "2", "3", "4"))
    for row in rows.values():
        _check_layout(file, row)
    return {row.players: row for row in rows.values()}


def hex_names(rows: Sequence[int]) -> list[str]:
    """All hexes of a map in reading order."""
    return [f"{chr(ord('A') + y)}{i}" for y, n in enumerate(rows) for i in range(1, n + 1)]


def _check_layout(file: File, row: LayoutRow) -> None:
    entry, known = f"layout for {row.players}", hex_names(row.rows)
    special = [name for zone in row.zones for name in zone]
    if len(row.zones) != row.players:
        raise file.wrong(entry, f"there must be {row.players} start zones, not {len(row.zones)}")
    if (row.rival is not None) != (row.players == 1):
        raise file.wrong(entry, "the rival has a hex with one player, and only then")
    special += [row.rival] if row.rival else []
    for name in (*special, *row.multipliers):
        if name not in known:
            raise file.wrong(entry, f"there is no hex {name}")
    for name in (*special, *row.multipliers):
        if (*special, *row.multipliers).count(name) > 1:
            raise file.wrong(entry, f"{name} is named twice")
    if any(abs(a - b) != 1 for a, b in zip(row.rows, row.rows[1:], strict=False)):
        raise file.wrong(entry, "neighbouring rows must differ by one hex")
    if len(row.multipliers) > MULTIPLIERS:
        raise file.wrong(entry, f"there are only {MULTIPLIERS} multiplier markers")
    stock = sum(TERRAIN_TILES.values()) - WATER_STACK - len(special)
    if len(known) - len(special) > stock:
        raise file.wrong(entry, f"only {stock} tiles are there for hidden hexes")


# ---- buildings and characters -----------------------------------------------------------------


def _costs(file: File) -> dict[Building, Cost]:
    rows = file.entries("costs", CostRow)
    file.check_all("costs", (row.kind for row in rows), BUILDINGS)
    for row in rows:
        if not row.cost:
            raise file.wrong(row.kind, "a building costs something")
    return {row.kind: row.cost for row in rows}


def _wall(file: File) -> tuple[Resource, ...]:
    kinds = cast("list[Resource]", file.value("wall", list[Resource]))
    if not kinds or len(set(kinds)) != len(kinds):
        raise file.wrong("wall", "name the resources a wall may be paid with, each once")
    return tuple(kinds)


def _characters(file: File) -> dict[str, CharacterRow]:
    rows = file.entries("characters", CharacterRow)
    file.check_all("characters", (row.id for row in rows), NAMES)
    tiles = sum(row.copies for row in rows)
    if tiles != CHARACTER_TILES:
        raise file.wrong("characters", f"there must be {CHARACTER_TILES} tiles, not {tiles}")
    for type in TYPES:
        there = sum(row.copies for row in rows if row.type == type)
        if there < max(CHARACTERS_USED[type]):
            needed = max(CHARACTERS_USED[type])
            raise file.wrong(type, f"a game needs {needed} tiles of this type, not {there}")
    return {row.id: row for row in rows}


# ---- markers, dice, market --------------------------------------------------------------------


def _multipliers(file: File) -> tuple[int, ...]:
    values = cast("list[int]", file.value("multipliers", list[int]))
    if len(values) != MULTIPLIERS:
        raise file.wrong("multipliers", f"there must be {MULTIPLIERS}, not {len(values)}")
    for value in values:
        if value not in KNOWN_MULTIPLIERS:
            raise file.wrong("multipliers", f"{value} is no multiplier; they are 2 or 3")
    return tuple(values)


def _dice_tiles(file: File) -> tuple[DiceTile, ...]:
    tiles = cast("list[DiceTile]", file.value("dice_tiles", list[DiceTile]))
    if len(tiles) != len(DICE_TILES):
        raise file.wrong("dice_tiles", f"there must be {len(DICE_TILES)}, not {len(tiles)}")
    return tuple(tiles)


def _die(file: File) -> tuple[Face, ...]:
    faces = file.entries("die", Face)
    numbers = [str(face.number) for face in faces]
    file.check_all("die", numbers, ("0", "2", "3", "4", "5", "6"))
    return tuple(faces)


def _columns(file: File) -> tuple[Resource, ...]:
    columns = cast("list[Resource]", file.value("market", list[Resource]))
    file.check_all("market", columns, RESOURCES)
    return tuple(columns)

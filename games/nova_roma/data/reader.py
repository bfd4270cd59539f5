"""Reads the files in `data/` and says in one sentence what is wrong with them, and where."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import TypeVar, cast, get_args

from games.core.data_file import DataFile
from games.nova_roma.data.achievements import ACHIEVEMENTS
from games.nova_roma.data.components import (
    BasicTiles,
    BuildingContract,
    ChariotTile,
    EmperorTile,
    Harbour,
    Hippodrome,
    HorseLine,
    LineId,
    MosaicLine,
    MosaicRow,
    MosaicTile,
    OfferSlot,
    Price,
    RewardTile,
    SailingContract,
    SpecialTiles,
    Tables,
    ZoneRow,
)
from games.nova_roma.data.shapes import SHAPES
from games.nova_roma.terms import MOSAIC_COLOURS, NEUTRAL_START, ROUTES, SQUARES, ZONES, Yield

EMPERORS, CHARIOTS, SAILING, BUILDING, REWARDS, MOSAIC = 8, 9, 30, 28, 12, 15
BASIC, SPECIAL = 23, 7
OFFER = ("basic_1", "basic_2", "basic_3", "basic_4", "special_1")


class File(DataFile):
    named_by = ("id", "kind", "slot", "colour", "into")


def read_tables(folder: Traversable) -> Tables:
    """All data files of a folder; raises DataError for what cannot be played with."""
    estate, mosaic = File(folder, "estate.json"), File(folder, "mosaic.json")
    routes = _routes(File(folder, "harbours.json"))
    basic = _tiles(estate, "basic", BasicTiles, BASIC)
    special = _tiles(estate, "special", SpecialTiles, SPECIAL)
    rewards = _rewards(File(folder, "reward_tiles.json"))
    return Tables(
        emperors=_emperors(File(folder, "emperor_tiles.json")),
        chariots=File(folder, "chariot_tiles.json").listed("tiles", ChariotTile, CHARIOTS),
        sailing=_sailing(File(folder, "sailing_contracts.json")),
        building=_building(File(folder, "building_contracts.json")),
        rewards=rewards,
        zones=_zones(File(folder, "zones.json")),
        harbours={harbour.id: harbour for route in routes.values() for harbour in route},
        routes=routes,
        hippodrome=_hippodrome(File(folder, "hippodrome.json")),
        basic_tiles={id: row.kind for row in basic for id in row.ids},
        special_tiles={id: row.kind for row in special for id in row.ids},
        prices=_prices(estate),
        row_yields=_yields(estate, "rows"),
        column_yields=_yields(estate, "columns"),
        mosaic=_mosaic(mosaic),
        fields=_mosaic_rows(mosaic),
        lines=_mosaic_lines(mosaic),
    )


# ---- board ------------------------------------------------------------------------------------


def _emperors(file: File) -> dict[str, EmperorTile]:
    tiles = file.listed("tiles", EmperorTile, EMPERORS)
    for tile in tiles.values():
        squares = (*tile.emperor, *tile.shaded)
        file.check_known(tile.id, squares, SQUARES)
        if len(set(squares)) != len(squares):
            raise file.wrong(tile.id, "a square is named twice")
    return tiles


def _routes(file: File) -> dict[str, tuple[Harbour, ...]]:
    routes: dict[str, tuple[Harbour, ...]] = {
        route: tuple(file.entries(route, Harbour)) for route in ROUTES
    }
    file.check_once(harbour.id for route in routes.values() for harbour in route)
    for name, route in routes.items():
        if not any(harbour.vp for harbour in route):
            raise file.wrong(name, "a route needs a harbour with points")
        reached = 0
        for harbour in route:
            if bool(harbour.vp) == (harbour.reward is not None):
                raise file.wrong(harbour.id, "a harbour has either vp or a reward")
            if harbour.vp and harbour.vp < reached:
                raise file.wrong(harbour.id, "points must not fall along a route")
            reached = max(reached, harbour.vp)
    return routes


def _zones(file: File) -> dict[str, ZoneRow]:
    zones = file.listed("zones", ZoneRow, len(ZONES))
    for zone in zones.values():
        rows = [line.split() for line in zone.grid]
        file.check_known(zone.id, (mark for row in rows for mark in row), (".", "n", "R", "T"))
        if not rows or len(rows) > 9 or not 1 <= len(rows[0]) <= 9:
            raise file.wrong(zone.id, "a zone has 1 to 9 rows and columns")
        if any(len(row) != len(rows[0]) for row in rows):
            raise file.wrong(zone.id, "all rows must be equally long")
        for points in (zone.majority, zone.solo_majority):
            if list(points) != sorted(points, reverse=True):
                raise file.wrong(zone.id, "majority points must not rise from place to place")
        _check_solo_blocks(file, zone, rows)
    spaces = sum(line.count("R") + line.count("T") for z in zones.values() for line in z.grid)
    if spaces != REWARDS:
        raise file.wrong("zones", f"there must be {REWARDS} spaces for rewards, not {spaces}")
    return zones


def _check_solo_blocks(file: File, zone: ZoneRow, rows: list[list[str]]) -> None:
    cells = tuple(
        f"{zone.id}{r}{c}"
        for r, row in enumerate(rows, start=1)
        for c, mark in enumerate(row, start=1)
        if mark in ".n"
    )
    file.check_known(zone.id, zone.solo_blocks, cells)
    if not zone.solo_blocks or len(set(zone.solo_blocks)) != len(zone.solo_blocks):
        raise file.wrong(zone.id, "solo_blocks must name at least one cell, and none twice")


def _rewards(file: File) -> dict[str, RewardTile]:
    tiles = file.listed("tiles", RewardTile, REWARDS)
    for tile in tiles.values():
        if tile.reward.good:
            reason = "a reward must not ask for a choice, because it may come in another’s turn"
            raise file.wrong(tile.id, reason)
    return tiles


def _hippodrome(file: File) -> Hippodrome:
    found = Hippodrome(
        cast("int", file.value("spaces", int)),
        file.entries("lines", HorseLine),
        cast("list[int]", file.value("wheels", list[int])),
    )
    if not NEUTRAL_START < found.spaces <= 9:
        raise file.wrong("spaces", f"a lane has {NEUTRAL_START + 1} to 9 spaces")
    for into in (*(line.into for line in found.lines), *found.wheels):
        if not 1 <= into <= found.spaces:
            raise file.wrong(str(into), f"the spaces are 1 to {found.spaces}")
    file.check_once(str(line.into) for line in found.lines)
    return found


# ---- cards and tiles --------------------------------------------------------------------------


def _sailing(file: File) -> dict[str, SailingContract]:
    contracts = file.listed("contracts", SailingContract, SAILING)
    for contract in contracts.values():
        if not contract.cost:
            raise file.wrong(contract.id, "a contract costs something")
        if "artisan" in contract.cost:
            raise file.wrong(contract.id, "a sailing contract costs goods and coins only")
    return contracts


def _building(file: File) -> dict[str, BuildingContract]:
    contracts = file.listed("contracts", BuildingContract, BUILDING)
    for contract in contracts.values():
        file.check_known(contract.id, [contract.shape], tuple(SHAPES))
        if not contract.cost:
            raise file.wrong(contract.id, "a contract costs something")
    return contracts


T = TypeVar("T", BasicTiles, SpecialTiles)


def _tiles(file: File, key: str, kind: type[T], wanted: int) -> list[T]:
    rows = file.entries(key, kind)
    names = [id for row in rows for id in row.ids]
    file.check_once(names)
    file.check_count(key, len(names), wanted)
    return rows


def _prices(file: File) -> dict[str, Price]:
    slots = file.entries("offer", OfferSlot)
    file.check_once(slot.slot for slot in slots)
    for slot in slots:
        file.check_known(slot.slot, [slot.slot], OFFER)
    file.check_count("offer", len(slots), len(OFFER))
    prices = {slot.slot: slot.price for slot in slots}
    return {slot: prices[slot] for slot in OFFER}


def _yields(file: File, key: str) -> tuple[Yield, ...]:
    found = cast("list[Yield]", file.value(key, list[Yield]))
    file.check_count(key, len(found), 3)
    return tuple(found)


def _mosaic(file: File) -> dict[str, MosaicTile]:
    tiles = file.listed("tiles", MosaicTile, MOSAIC)
    for colour in MOSAIC_COLOURS:
        known = tuple(a.id for a in ACHIEVEMENTS.values() if a.colour == colour)
        own = [tile for tile in tiles.values() if tile.colour == colour]
        file.check_count(colour, len(own), MOSAIC // len(MOSAIC_COLOURS))
        for tile in own:
            file.check_known(tile.id, tile.fields, known)
    return tiles


def _mosaic_rows(file: File) -> dict[str, MosaicRow]:
    rows = file.entries("fields", MosaicRow)
    file.check_once(row.colour for row in rows)
    file.check_count("fields", len(rows), len(MOSAIC_COLOURS))
    return {row.colour: row for row in rows}


def _mosaic_lines(file: File) -> dict[str, MosaicLine]:
    lines = file.listed("lines", MosaicLine, len(get_args(LineId)))
    return {id: lines[id] for id in get_args(LineId)}

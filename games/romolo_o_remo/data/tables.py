"""What the components are: rows of the files beside this one, which an owner can correct."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from games.core.data_file import Row
from games.romolo_o_remo.terms import (
    RESOURCES,
    Building,
    CharacterType,
    DiceTile,
    Group,
    Resource,
)

Cubes: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Cost: TypeAlias = dict[Resource, int]  # kinds that are needed only


class LayoutRow(Row, frozen=True):
    """A map: lengths of its rows, start hexes by place in the order of play."""

    players: Annotated[int, Meta(ge=1, le=4)]
    rows: tuple[Annotated[int, Meta(ge=1, le=9)], ...]
    zones: tuple[tuple[str, str, str], ...]
    multipliers: tuple[str, ...]
    rival: str | None = None  # hex of the solo opponent


class CostRow(Row, frozen=True):
    kind: Building
    wood: Cubes = 0
    stone: Cubes = 0
    grain: Cubes = 0
    salt: Cubes = 0
    refined: Cubes = 0

    @property
    def cost(self) -> Cost:
        return {kind: n for kind in RESOURCES if (n := getattr(self, kind))}


class CharacterRow(Row, frozen=True):
    id: str
    type: CharacterType
    copies: Annotated[int, Meta(ge=1, le=4)]
    group: Group


class Face(Row, frozen=True):
    """A face of the die; a blank one counts 0."""

    number: Annotated[int, Meta(ge=0, le=6)]
    symbol: DiceTile


class Tables(Struct, frozen=True):
    layouts: dict[int, LayoutRow]  # by number of players
    costs: dict[Building, Cost]
    wall: tuple[Resource, ...]  # a wall costs one cube of any of these
    characters: dict[str, CharacterRow]
    tiles: dict[str, str]  # character tiles: name by id of the tile
    multipliers: tuple[int, ...]
    dice_tiles: tuple[DiceTile, ...]
    die: tuple[Face, ...]
    columns: tuple[Resource, ...]  # of the market, from the left
    dominion_without_hex: bool

"""The data files: complete as they are, and refused in one sentence when they are not."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from games.core.data_file import DataError
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.data.reader import read_tables
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.terms import TYPES

DATA = Path(str(files("games.romolo_o_remo.data")))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for file in DATA.glob("*.json"):
        shutil.copy(file, tmp_path)
    return tmp_path


def edit(folder: Path, name: str, change: Callable[[dict], object]) -> None:
    content = json.loads((folder / name).read_text(encoding="utf-8"))
    change(content)
    (folder / name).write_text(json.dumps(content), encoding="utf-8")


def complaint(folder: Path) -> str:
    with pytest.raises(DataError) as error:
        read_tables(folder)
    return str(error.value)


def test_the_files_as_they_are_can_be_read(folder: Path):
    assert read_tables(folder) == TABLES


def test_characters_by_type():
    counts = {
        type: sum(row.copies for row in TABLES.characters.values() if row.type == type)
        for type in TYPES
    }
    assert counts == {"I": 6, "II": 11, "III": 7}
    assert len(TABLES.tiles) == 24


@pytest.mark.parametrize(
    ("name", "change", "says"),
    [
        (
            "layouts.json",
            lambda d: d["layouts"].pop(),
            "layouts.json, layouts: “4” is missing.",
        ),
        (
            "layouts.json",
            lambda d: d["layouts"][1]["zones"].pop(),
            "layouts.json, layout for 2: there must be 2 start zones, not 1.",
        ),
        (
            "layouts.json",
            lambda d: d["layouts"][1]["multipliers"].append("Z9"),
            "layouts.json, layout for 2: there is no hex Z9.",
        ),
        (
            "layouts.json",
            lambda d: d["layouts"][1]["multipliers"].append("A2"),
            "layouts.json, layout for 2: A2 is named twice.",
        ),
        (
            "layouts.json",
            lambda d: d["layouts"][0].pop("rival"),
            "layouts.json, layout for 1: the rival has a hex with one player, and only then.",
        ),
        (
            "layouts.json",
            lambda d: d["layouts"][3].update(rows=[6, 7, 8, 9, 8, 7, 6]),
            "layouts.json, layout for 4: only 33 tiles are there for hidden hexes.",
        ),
        (
            "layouts.json",
            lambda d: d["layouts"][3].update(rows=[6, 7, 6, 6, 6, 7, 6]),
            "layouts.json, layout for 4: neighbouring rows must differ by one hex.",
        ),
        (
            "buildings.json",
            lambda d: d["costs"].pop(),
            "buildings.json, costs: “forum” is missing.",
        ),
        (
            "buildings.json",
            lambda d: d["costs"][0].update(wood=0, stone=0),
            "buildings.json, farm: a building costs something.",
        ),
        (
            "buildings.json",
            lambda d: d.update(wall=[]),
            "buildings.json, wall: name the resources a wall may be paid with, each once.",
        ),
        (
            "characters.json",
            lambda d: d["characters"][0].update(copies=2),
            "characters.json, characters: there must be 24 tiles, not 25.",
        ),
        (
            "characters.json",
            lambda d: d["characters"][0].update(id="rex"),
            "characters.json, characters: “rex” is unknown; known are aedificator",
        ),
        (
            "markers.json",
            lambda d: d.update(multipliers=[2, 2, 2, 2, 3, 4]),
            "markers.json, multipliers: 4 is no multiplier; they are 2 or 3.",
        ),
        (
            "markers.json",
            lambda d: d["multipliers"].pop(),
            "markers.json, multipliers: there must be 6, not 5.",
        ),
        (
            "markers.json",
            lambda d: d["die"][0].update(number=2),
            "markers.json, die: “2” is there twice.",
        ),
        (
            "markers.json",
            lambda d: d["market"].reverse() or d["market"].pop(),
            "markers.json, market: “wood” is missing.",
        ),
        (
            "markers.json",
            lambda d: d.pop("dice_tiles"),
            "markers.json, dice_tiles: this key is missing.",
        ),
    ],
)
def test_a_mistake_is_named(folder: Path, name: str, change: Callable, says: str):
    edit(folder, name, change)
    assert complaint(folder).startswith(says)


def test_a_missing_or_broken_file_is_named(folder: Path):
    (folder / "markers.json").write_text("[]", encoding="utf-8")
    assert complaint(folder).startswith("markers.json: this is no JSON object")
    (folder / "markers.json").unlink()
    assert complaint(folder).startswith("markers.json: the file cannot be read")


# ---- maps -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "hexes"), [(1, 21), (2, 25), (3, 37), (4, 45)])
def test_distances_are_shortest_ways(players: int, hexes: int):
    grid = GRIDS[players]
    assert len(grid.hexes) == hexes
    for start in grid.hexes:
        found, edge, steps = {start: 0}, [start], 0
        while edge:
            steps += 1
            edge = list(dict.fromkeys(n for hex in edge for n in grid.near[hex] if n not in found))
            found.update(dict.fromkeys(edge, steps))
        assert found == grid.distance[start]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_start_zones_hang_together(players: int):
    grid = GRIDS[players]
    for one, two, three in grid.layout.zones:
        assert (
            grid.distance[one][two] == grid.distance[two][three] == grid.distance[one][three] == 1
        )


def test_sides_of_d4():
    assert GRIDS[3].sides["D4"] == ("C4", "D5", "E4", "E3", "D3", "C3")
    assert GRIDS[3].facing["D4", "D3"] == 4

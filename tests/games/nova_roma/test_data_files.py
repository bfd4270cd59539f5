"""The data files: complete as they are, and refused in one sentence when they are not."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from games.core.data_file import DataError
from games.nova_roma.data import TABLES
from games.nova_roma.data.reader import read_tables
from games.nova_roma.data.shapes import size_of

DATA = Path(str(files("games.nova_roma.data")))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for file in DATA.glob("*.json"):
        shutil.copy(file, tmp_path)
    return tmp_path


def edit(folder: Path, name: str, change: Callable[[dict], object]) -> None:
    content = json.loads((folder / name).read_text(encoding="utf-8"))
    change(content)
    (folder / name).write_text(json.dumps(content), encoding="utf-8")


def test_the_files_as_they_are_can_be_read(folder: Path) -> None:
    assert read_tables(folder) == TABLES


def test_sailing_contracts_ask_for_every_good_equally_often() -> None:
    asked = Counter()
    for contract in TABLES.sailing.values():
        asked.update(contract.cost)
    assert asked == {"wheat": 13, "stone": 13, "wood": 13, "wine": 13, "horse": 13, "coin": 5}


def test_building_contracts_add_up_as_the_specification_says() -> None:
    contracts = TABLES.building.values()
    assert sum(contract.vp for contract in contracts) == 112
    asked = Counter()
    for contract in contracts:
        asked.update(contract.cost)
    assert asked == {
        "stone": 42,
        "wood": 41,
        "wheat": 2,
        "wine": 2,
        "horse": 1,
        "coin": 5,
        "artisan": 6,
    }
    shapes = Counter(contract.shape for contract in contracts)
    assert shapes == Counter(I1=4, I2=7, I3=4, V3=5, I4=1, O4=2, T4=2, L4=2, Z4=1)
    assert {size_of(contract.shape) for contract in contracts} == {1, 2, 3, 4}


def test_every_square_is_emperor_square_once_and_shaded_once() -> None:
    for squares in zip(*((t.emperor, t.shaded) for t in TABLES.emperors.values()), strict=True):
        named = [square for pair in squares for square in pair]
        assert len(named) == len(set(named)) == 16


BROKEN: list[tuple[str, Callable[[dict], object], str]] = [
    (
        "sailing_contracts.json",
        lambda c: c["contracts"].pop(),
        "sailing_contracts.json, contracts: there must be 30 entries, not 29.",
    ),
    (
        "sailing_contracts.json",
        lambda c: c["contracts"][6]["cost"].update(marble=1),
        "sailing_contracts.json, SC07: Invalid enum value 'marble' - at `key` in `$.cost`.",
    ),
    (
        "sailing_contracts.json",
        lambda c: c["contracts"][0]["cost"].update(artisan=1),
        "sailing_contracts.json, SC01: a sailing contract costs goods and coins only.",
    ),
    (
        "sailing_contracts.json",
        lambda c: c["contracts"][3].update(id="SC01"),
        "sailing_contracts.json, SC01: this is there twice.",
    ),
    (
        "building_contracts.json",
        lambda c: c["contracts"][2].update(shape="X5"),
        "building_contracts.json, BC03: “X5” is unknown; known are I1, I2,",
    ),
    (
        "building_contracts.json",
        lambda c: c["contracts"][2].update(vp=-1),
        "building_contracts.json, BC03: Expected `int` >= 0 - at `$.vp`.",
    ),
    (
        "building_contracts.json",
        lambda c: c["contracts"][4].update(cost={}),
        "building_contracts.json, BC05: a contract costs something.",
    ),
    (
        "building_contracts.json",
        lambda c: c["contracts"][4].update(colour="red"),
        "building_contracts.json, BC05: Object contains unknown field `colour`.",
    ),
    (
        "emperor_tiles.json",
        lambda c: c["tiles"][1].update(emperor=["e1", "a1"]),
        "emperor_tiles.json, K2: “e1” is unknown;",
    ),
    (
        "emperor_tiles.json",
        lambda c: c["tiles"][1].update(emperor=["a1", "a1"]),
        "emperor_tiles.json, K2: a square is named twice.",
    ),
    (
        "chariot_tiles.json",
        lambda c: c["tiles"][8].update(lane=4),
        "chariot_tiles.json, CT9: Expected `int` <= 3 - at `$.lane`.",
    ),
    (
        "reward_tiles.json",
        lambda c: c["tiles"][0].update(reward={"good": 2}),
        "reward_tiles.json, RT01: a reward must not ask for a choice,",
    ),
    (
        "zones.json",
        lambda c: c["zones"][0]["grid"].__setitem__(1, ". . . n . ."),
        "zones.json, A: all rows must be equally long.",
    ),
    (
        "zones.json",
        lambda c: c["zones"][1]["grid"].__setitem__(0, "R . . . n T"),
        "zones.json, zones: there must be 12 spaces for rewards, not 13.",
    ),
    (
        "zones.json",
        lambda c: c["zones"][2].update(majority=[3, 6, 10]),
        "zones.json, C: majority points must not rise from place to place.",
    ),
    (
        "zones.json",
        lambda c: c["zones"][2].update(solo_majority=[3, 6, 0]),
        "zones.json, C: majority points must not rise from place to place.",
    ),
    (
        "zones.json",
        lambda c: c["zones"][0].update(solo_blocks=["A12"]),
        "zones.json, A: “A12” is unknown; known are A11, A13,",
    ),
    (
        "zones.json",
        lambda c: c["zones"][0].update(solo_blocks=["A24", "A24"]),
        "zones.json, A: solo_blocks must name at least one cell, and none twice.",
    ),
    (
        "zones.json",
        lambda c: c["zones"][0].update(solo_blocks=[]),
        "zones.json, A: solo_blocks must name at least one cell, and none twice.",
    ),
    (
        "zones.json",
        lambda c: c["zones"][2]["grid"].__setitem__(0, ". . n ?"),
        "zones.json, C: “?” is unknown; known are ., n, R, T.",
    ),
    (
        "harbours.json",
        lambda c: c["north"][1].update(reward={"coin": 1}),
        "harbours.json, N2: a harbour has either vp or a reward.",
    ),
    (
        "harbours.json",
        lambda c: c["north"][3].update(vp=2),
        "harbours.json, N4: points must not fall along a route.",
    ),
    (
        "hippodrome.json",
        lambda c: c["lines"][0].update(into=8),
        "hippodrome.json, 8: the spaces are 1 to 7.",
    ),
    (
        "hippodrome.json",
        lambda c: c.pop("wheels"),
        "hippodrome.json, wheels: this key is missing.",
    ),
    (
        "estate.json",
        lambda c: c["basic"][9]["ids"].pop(),
        "estate.json, basic: there must be 23 entries, not 22.",
    ),
    (
        "estate.json",
        lambda c: c["special"][0].update(kind="tiger"),
        "estate.json, tiger: Invalid enum value 'tiger' - at `$.kind`.",
    ),
    (
        "estate.json",
        lambda c: c["offer"][0].update(slot="basic_9"),
        "estate.json, basic_9: “basic_9” is unknown;",
    ),
    (
        "estate.json",
        lambda c: c["rows"].append("wood"),
        "estate.json, rows: there must be 3 entries, not 4.",
    ),
    (
        "mosaic.json",
        lambda c: c["tiles"][0]["fields"].__setitem__(0, "y_build4"),
        "mosaic.json, MG1: “y_build4” is unknown; known are g_build2,",
    ),
    (
        "mosaic.json",
        lambda c: c["tiles"][0].update(colour="yellow"),
        "mosaic.json, green: there must be 5 entries, not 4.",
    ),
    (
        "mosaic.json",
        lambda c: c["lines"].pop(),
        "mosaic.json, lines: there must be 8 entries, not 7.",
    ),
]


@pytest.mark.parametrize(
    ("name", "change", "message"), BROKEN, ids=[message[-40:] for _, _, message in BROKEN]
)
def test_a_broken_file_is_refused_in_one_sentence(
    folder: Path, name: str, change: Callable[[dict], object], message: str
) -> None:
    edit(folder, name, change)
    with pytest.raises(DataError) as refused:
        read_tables(folder)
    assert str(refused.value).startswith(message)
    assert str(refused.value).endswith(".")
    assert "\n" not in str(refused.value)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "zones.json").unlink()
    with pytest.raises(DataError, match=r"^zones\.json: the file cannot be read"):
        read_tables(folder)


def test_a_file_that_is_no_json_is_named(folder: Path) -> None:
    (folder / "mosaic.json").write_text("tiles: MG1")
    with pytest.raises(DataError, match=r"^mosaic\.json: this is no JSON object"):
        read_tables(folder)

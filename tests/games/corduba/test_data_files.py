"""The data files are complete, and every mistake in them is said in one sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from games.corduba.data import TABLES
from games.corduba.data.reader import read_tables
from games.core.data_file import DataError

FOLDER = Path(__file__).parents[3] / "games" / "corduba" / "data"


def test_the_counts_of_the_box():
    assert len(TABLES.buildings) == 18
    assert len(TABLES.actions) == 36
    colours = [type.colour for type in TABLES.buildings.values()]
    counts = {"red": 2, "purple": 2, "blue": 3, "yellow": 4, "brown": 3, "grey": 4}
    assert {colour: colours.count(colour) for colour in counts} == counts
    cells = [
        sum(row.count("#") for row in TABLES.shapes[t.shape]) for t in TABLES.buildings.values()
    ]
    assert sum(cells) == 74
    assert len(TABLES.caepio) == 30


def test_builds_and_castra_rows_of_caepio():
    for decade, builds in ((1, 6), (2, 5), (3, 6)):
        rows = [r for card in TABLES.caepio.values() if card.decade == decade for r in card.rows]
        assert sum(row == ("build",) for row in rows) == builds
        assert sum(row[0].startswith("castra") for row in rows) >= 3


def test_market_tiles_sum_up_as_written():
    sums = [
        sum(getattr(tile, what) for tile in TABLES.market_tiles.values())
        for what in ("food", "wood", "stone", "tool", "amphora", "marble")
    ]
    assert sums == [1, 0, 1, 1, 2, 1]


def _set(path: list[str | int], value: object) -> Callable[[Any], None]:
    def change(tree: Any) -> None:
        for step in path[:-1]:
            tree = tree[step]
        tree[path[-1]] = value

    return change


def _drop(path: list[str | int]) -> Callable[[Any], None]:
    def change(tree: Any) -> None:
        for step in path[:-1]:
            tree = tree[step]
        del tree[path[-1]]

    return change


MISTAKES = [
    ("buildings.json", _set(["buildings", 0, "shape"], "X9"), "excubitorium: “X9” is unknown"),
    ("buildings.json", _drop(["buildings", 3]), "there must be 18 entries, not 17"),
    ("buildings.json", _set(["buildings", 1, "strength"], 0), "herbarium: Expected `int` >= 1"),
    ("buildings.json", _set(["buildings", 1, "actions"], []), "herbarium: a building needs"),
    ("buildings.json", _drop(["buildings", 1, "decade"]), "herbarium: every building but"),
    ("shapes.json", _set(["shapes", 0, "rows"], ["#.#"]), "I2: its cells must hang together"),
    ("shapes.json", _set(["shapes", 0, "rows"], ["##", "#"]), "I2: all rows must be equally long"),
    ("districts.json", _set(["districts", 0, "rows", 0], "aaaabbbcca"), "plot a is in two parts"),
    ("districts.json", _set(["districts", 0, "rows", 0], "aaaa"), "servorum: all rows must be"),
    ("districts.json", _set(["districts", 0, "track", "13"], []), "servorum: “13” is unknown"),
    ("sites.json", _drop(["castra", 0]), "castra: there must be 3 entries, not 2"),
    ("sites.json", _set(["sites", 1, "what"], "wood"), "cibus: both spaces of a site give"),
    ("market.json", _set(["market", 0, "price"], 9), "food: prices are 1 to 8"),
    ("demands.json", _set(["demands", 5, "amphora"], 2), "oleum: where amphorae are demanded"),
    ("demands.json", _drop(["demands", 0, "what"]), "annona: Object missing required field `what`"),
    ("families.json", _set(["characters", 0, "family"], "iulia"), "a family has 2 characters"),
    ("families.json", _set(["characters", 0, "ability"], {}), "annaea_a: an ability is either"),
    ("hereditas.json", _set(["first_game", 0, "basics"], {"food": 9}), "gladius: 2 basics are"),
    ("hereditas.json", _set(["first_game", 0, "character"], "nemo"), "“nemo” is unknown"),
    ("monuments.json", _set(["monuments", 0, "prestige"], {}), "aquaeductus: a monument gives"),
    (
        "caepio.json",
        _set(["cards", 0, "rows", 0], ["act:nowhere"]),
        "c01: “act:nowhere” is unknown",
    ),
    ("caepio.json", _set(["cards", 0, "decade"], 2), "decade 1: there must be 10 entries, not 9"),
    ("specialists.json", _drop(["specialists"]), "specialists: this key is missing"),
    ("res_gestae.json", _set(["res_gestae", 0, "x"], 1), "magister: Object contains unknown field"),
]


@pytest.mark.parametrize(("name", "change", "sentence"), MISTAKES, ids=[m[2] for m in MISTAKES])
def test_a_mistake_is_named(
    tmp_path: Path, name: str, change: Callable[[Any], None], sentence: str
) -> None:
    folder = tmp_path / "data"
    copytree(FOLDER, folder)
    tree = json.loads((folder / name).read_text(encoding="utf-8"))
    change(tree)
    (folder / name).write_text(json.dumps(tree), encoding="utf-8")
    with pytest.raises(DataError) as found:
        read_tables(folder)
    assert sentence in str(found.value)
    assert str(found.value).startswith(name)


def test_a_missing_or_broken_file_is_named(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    copytree(FOLDER, folder)
    (folder / "market.json").write_text("{", encoding="utf-8")
    with pytest.raises(DataError, match=r"market\.json: this is no JSON object"):
        read_tables(folder)
    (folder / "market.json").unlink()
    with pytest.raises(DataError, match=r"market\.json: the file cannot be read"):
        read_tables(folder)

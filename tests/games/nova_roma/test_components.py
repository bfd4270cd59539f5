"""The components as the specification lists them (sections 4.4–4.6, 4.9, 4.11)."""

from __future__ import annotations

import pytest

from games.nova_roma.data import TABLES
from games.nova_roma.data.shapes import size_of

LETTERS = {
    "w": "wheat",
    "s": "stone",
    "t": "wood",
    "v": "wine",
    "h": "horse",
    "c": "coin",
    "a": "artisan",
}

SAILING = """
SC01 w1 s1
SC02 w1 t1
SC03 w1 v1
SC04 w1 h1
SC05 s1 t1
SC06 s1 v1
SC07 s1 h1
SC08 t1 v1
SC09 t1 h1
SC10 v1 h1
SC11 w2
SC12 s2
SC13 t2
SC14 v2
SC15 h2
SC16 w1 c1
SC17 s1 c1
SC18 t1 c1
SC19 v1 c1
SC20 h1 c1
SC21 w1 s1 t1
SC22 w1 s1 v1
SC23 w1 s1 h1
SC24 w1 t1 v1
SC25 w1 t1 h1
SC26 w1 v1 h1
SC27 s1 t1 v1
SC28 s1 t1 h1
SC29 s1 v1 h1
SC30 t1 v1 h1
"""

# Id, shape, points, cost.
BUILDING = """
BC01 I1 3 s1 t1
BC02 I1 3 s2
BC03 I1 4 s1 t1 c1
BC04 I1 5 t1 v1 a1
BC05 I2 2 s1 t1
BC06 I2 2 t2
BC07 I2 4 s2 t1
BC08 I2 4 s1 t2
BC09 I2 4 w1 s1 t1
BC10 I2 5 s2 t1 a1
BC11 I2 5 s1 t2 c1
BC12 I3 3 s2 t1
BC13 I3 3 s1 t1 c1
BC14 I3 5 s2 t1 v1
BC15 I3 6 s2 t2 a1
BC16 V3 3 s1 t2
BC17 V3 3 s1 t1 h1
BC18 V3 5 s1 t2 a1
BC19 V3 4 s2 t1 c1
BC20 V3 6 s3 t2
BC21 I4 2 s1 t2
BC22 O4 2 s2 t1
BC23 O4 4 s2 t2
BC24 T4 4 s2 t2
BC25 T4 5 w1 s2 t1 a1
BC26 L4 4 s1 t2 c1
BC27 L4 5 s2 t3
BC28 Z4 7 s3 t2 a1
"""

MOSAIC = """
MG1 g_build2 g_race3 g_follower_sail
MG2 g_sail2 g_follower2 g_build_estate
MG3 g_follower2 g_race3 g_build_sail
MG4 g_build2 g_sail_estate g_infl4
MG5 g_sail2 g_follower_build g_follower_estate
MY1 y_build4 y_follower4 y_sail_estate5
MY2 y_sail4 y_race3x2 y_follower_build5
MY3 y_follower4 y_infl6 y_build_sail5
MY4 y_build4 y_sail4 y_follower_estate5
MY5 y_race3x2 y_follower_sail5 y_build_estate5
MO1 o_build6 o_follower6 o_race10
MO2 o_sail6 o_estate5 o_build6
MO3 o_follower6 o_sail6 o_estate5
MO4 o_race10 o_build6 o_sail6
MO5 o_estate5 o_race10 o_follower6
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def price(words: list[str]) -> dict[str, int]:
    return {LETTERS[word[0]]: int(word[1:]) for word in words}


@pytest.mark.parametrize("row", rows(SAILING), ids=lambda row: row[0])
def test_a_sailing_contract_costs_what_is_listed(row: list[str]) -> None:
    assert TABLES.sailing[row[0]].cost == price(row[1:])


@pytest.mark.parametrize("row", rows(BUILDING), ids=lambda row: row[0])
def test_a_building_contract_has_its_shape_points_and_cost(row: list[str]) -> None:
    id, shape, vp, *cost = row
    found = TABLES.building[id]
    assert (found.shape, found.vp, found.cost) == (shape, int(vp), price(cost))


@pytest.mark.parametrize("row", rows(MOSAIC), ids=lambda row: row[0])
def test_a_mosaic_tile_has_its_three_fields(row: list[str]) -> None:
    assert TABLES.mosaic[row[0]].fields == tuple(row[1:])


def test_there_are_30_sailing_contracts_28_building_contracts_and_15_mosaic_tiles() -> None:
    counts = (len(TABLES.sailing), len(TABLES.building), len(TABLES.mosaic))
    assert counts == (30, 28, 15)


def test_three_chariot_tiles_belong_to_each_lane() -> None:
    lanes = {id: (tile.lane, tile.vp) for id, tile in TABLES.chariots.items()}
    assert lanes == {f"CT{n}": ((n + 2) // 3, 3) for n in range(1, 10)}


@pytest.mark.parametrize("shape", ["I1", "I2", "I3", "V3", "I4", "O4", "T4", "L4", "Z4"])
def test_a_shape_is_named_after_its_size(shape: str) -> None:
    assert size_of(shape) == int(shape[1])

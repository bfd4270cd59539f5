"""Every reward tile of the city and every harbour of the Black Sea."""

from __future__ import annotations

import pytest

from games.nova_roma.course.scoring import ship_points
from games.nova_roma.data import TABLES
from tests.games.nova_roma.scene import Scene

# ---- reward tiles -----------------------------------------------------------------------------

BEFORE = {"coins": 0, "influence": 1, "artisans": 0, "goods": "s1 t1"}
REWARDS = {
    "RT01": (3, 1, 0, ""),
    "RT02": (3, 1, 0, ""),
    "RT03": (0, 3, 0, ""),
    "RT04": (0, 3, 0, ""),
    "RT05": (0, 1, 1, ""),
    "RT06": (0, 1, 1, ""),
    "RT07": (0, 1, 0, "w2"),
    "RT08": (0, 1, 0, "s2"),
    "RT09": (0, 1, 0, "t2"),
    "RT10": (0, 1, 0, "v2"),
    "RT11": (0, 1, 0, "h2"),
    "RT12": (0, 1, 0, ""),
}


def completed(tile: str) -> Scene:
    """Seat 0 has just completed the tile on B41 with its only block there; seat 1 has two."""
    scene = Scene(3).player(0, **BEFORE).block(1, "B31", "B32").reward("B41", tile)
    scene.offers(building="BC01").acts(0, "build", 2)
    return scene.script(0, "contract:BC01", "B:I1.r0", "B42", "build")


def test_there_are_twelve_reward_tiles() -> None:
    assert [*TABLES.rewards] == [*REWARDS]


@pytest.mark.parametrize("tile", REWARDS)
def test_a_reward_tile_gives_its_reward(tile: str) -> None:
    scene = completed(tile)
    me = scene.me()
    assert (me.coins, me.influence, me.artisans, scene.goods()) == REWARDS[tile]


@pytest.mark.parametrize("tile", REWARDS)
def test_another_player_with_two_blocks_gets_it_once(tile: str) -> None:
    scene = completed(tile)
    them, (coins, influence, artisans, goods) = scene.me(1), REWARDS[tile]
    assert (them.coins, them.influence, them.artisans, scene.goods(1)) == (
        coins,
        influence - 1,
        artisans,
        goods,
    )


def test_the_twelfth_tile_gives_two_followers_from_the_deck() -> None:
    scene = completed("RT12")
    assert [len(scene.me(seat).hand) for seat in range(3)] == [2, 2, 0]


def test_a_resolved_tile_stays_and_gives_nothing_again() -> None:
    scene = completed("RT01")
    assert (scene.now.rewards["B41"].tile, scene.now.rewards["B41"].resolved) == ("RT01", True)


def test_only_tiles_of_the_zone_are_checked() -> None:
    scene = Scene(3).player(0, goods="s1 t1").block(1, "C31", "C32").reward("C41", "RT01")
    scene.offers(building="BC01").acts(0, "build", 2)
    scene.script(0, "contract:BC01", "B:I1.r0", "B42", "build")
    assert not any(on_board.resolved for on_board in scene.now.rewards.values())


AROUND = {
    "A12": "A11 A13 A21 A22 A23",
    "A16": "A15 A17 A25 A26 A27",
    "A34": "A23 A24 A25 A33 A35 A43 A44 A45",
    "A52": "A41 A42 A43 A51 A53",
    "A56": "A45 A46 A47 A55 A57",
    "B16": "B15 B25 B26",
    "B22": "B11 B12 B13 B21 B23 B31 B32 B33",
    "B35": "B24 B25 B26 B34 B36 B44 B45 B46",
    "B41": "B31 B32 B42",
    "C14": "C13 C23 C24",
    "C22": "C11 C12 C13 C21 C23 C31 C32 C33",
    "C41": "C31 C32 C42",
}


@pytest.mark.parametrize(("space", "cells"), AROUND.items())
def test_the_last_neighbour_completes_a_tile(space: str, cells: str) -> None:
    *others, last = cells.split()
    scene = Scene(3).player(0, goods="s1 t1").block(1, *others).reward(space, "RT01")
    scene.offers(building="BC01").acts(0, "build", 3)
    scene.script(0, "contract:BC01", f"{space[0]}:I1.r0", last, "build")
    assert [name for name, tile in scene.now.rewards.items() if tile.resolved] == [space]


# ---- harbours ---------------------------------------------------------------------------------

LEGS = {
    "N1": ("H0", 1),
    "N2": ("N1", 1),
    "N3": ("N2", 1),
    "N4": ("N3", 1),
    "N5": ("N4", 1),
    "N6": ("N5", 2),
    "N7": ("N6", 1),
    "N8": ("N7", 2),
    "S1": ("H0", 1),
    "S2": ("S1", 1),
    "S3": ("S2", 1),
    "S4": ("S3", 2),
    "S5": ("S4", 1),
    "S6": ("S5", 1),
    "S7": ("S6", 1),
    "S8": ("S7", 2),
}
FARTHEST = "N8"  # where the other ship does not move any more


def sails_to(harbour: str, strength: int) -> Scene:
    scene = Scene(3).player(0, goods="s2", ships=f"{LEGS[harbour][0]} {FARTHEST}")
    scene.offers(sailing="SC12").acts(0, "sail", strength).script(0, "contract:SC12")
    return scene


@pytest.mark.parametrize("harbour", LEGS)
def test_a_leg_uses_up_its_sails(harbour: str) -> None:
    scene = sails_to(harbour, LEGS[harbour][1]).answer(0, f"a:{harbour}")
    if scene.key() == "nova.goods":
        scene.answer(0, *scene.options()[: scene.asked().least])
    assert (scene.me().ships[0], scene.key()) == (harbour, "nova.action")


@pytest.mark.parametrize("harbour", [name for name, (_, sails) in LEGS.items() if sails == 2])
def test_a_leg_of_two_sails_wants_strength_two(harbour: str) -> None:
    assert sails_to(harbour, 1).key() == "nova.action"


GAINS = {
    "N1": (2, 0, 0),
    "N2": (0, 0, 0),
    "N3": (0, 2, 0),
    "N4": (0, 0, 0),
    "N6": (0, 0, 0),
    "N8": (0, 0, 0),
    "S2": (0, 0, 0),
    "S3": (0, 0, 1),
    "S4": (0, 0, 0),
    "S5": (3, 0, 0),
    "S6": (0, 0, 0),
    "S7": (0, 3, 0),
    "S8": (0, 0, 0),
}


@pytest.mark.parametrize("harbour", GAINS)
def test_a_harbour_gives_its_reward(harbour: str) -> None:
    me = sails_to(harbour, 2).answer(0, f"a:{harbour}").me()
    assert (me.coins, me.influence, me.artisans) == GAINS[harbour]


@pytest.mark.parametrize(("harbour", "goods"), [("N5", 2), ("N7", 3), ("S1", 1)])
def test_a_harbour_gives_goods_of_ones_choice(harbour: str, goods: int) -> None:
    scene = sails_to(harbour, 1).answer(0, f"a:{harbour}")
    assert (scene.asked().least, scene.asked().most) == (goods, goods)


def test_the_goods_of_a_harbour_may_differ_or_be_alike() -> None:
    scene = sails_to("N7", 1).answer(0, "a:N7").answer(0, "wheat", "horse", "horse.2")
    assert scene.goods() == "w1 h2"


POINTS = [0, 3, 3, 7, 7, 10, 10, 14]


@pytest.mark.parametrize("route", "NS")
def test_the_points_of_a_ship_rise_along_its_route(route: str) -> None:
    assert [ship_points(f"{route}{n}") for n in range(1, 9)] == POINTS


def test_a_ship_that_never_left_scores_nothing() -> None:
    assert Scene(3).score().ships == 0


def test_the_routes_are_ten_sails_long() -> None:
    lengths = {route: sum(h.sails for h in way) for route, way in TABLES.routes.items()}
    assert lengths == {"north": 10, "south": 10}

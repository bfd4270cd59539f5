"""Caepio: what his cards and buildings give him, what he may use, what he gets at the end."""

from __future__ import annotations

import pytest

from games.corduba.course.scoring import best, caepio_goals, points
from games.corduba.data import TABLES
from games.corduba.solo.playing import _do, _effects, _is_feasible
from games.corduba.solo.trading import caepio_trades
from games.corduba.state import Player
from games.corduba.terms import CAEPIO, COLOURS, DISTRICTS, RESOURCES
from games.corduba.words.chronicle import Chronicle
from games.core.contract import Table
from games.core.rng import Rng
from tests.games.corduba.scene import Scene


def chance(seed: int = 1) -> Chronicle:
    return Chronicle(Table(Rng(seed)))


def act(scene: Scene, code: str, seed: int = 1) -> Player:
    """Caepio does one thing of a card; he is never asked anything."""
    for _ in _do(chance(seed), scene.state, code):
        raise AssertionError(code)
    return scene.board(CAEPIO)


# ---- sites and buildings ----------------------------------------------------------------------


@pytest.mark.parametrize("name", TABLES.sites)
def test_a_site_gives_what_is_printed_without_a_price(name: str):
    space, scene = TABLES.sites[name], Scene(1)
    me = act(scene, name)
    assert me.goods[space.what] == space.n
    assert scene.state.spaces == {name: CAEPIO}
    assert not _is_feasible(scene.state, name)
    other = f"{space.site}:{'R' if space.side == 'L' else 'L'}"
    assert not _is_feasible(scene.state, other)


def test_the_castra_and_the_portus():
    scene = Scene(1)
    me = act(scene, "castra:legionarii")
    assert (me.troops["legionarii"], me.goods) == (1, dict.fromkeys(RESOURCES, 0))
    assert not _is_feasible(scene.state, "castra:legionarii")
    assert _is_feasible(scene.state, "castra:velites")
    assert act(scene, "portus").denarii == 1
    assert act(scene, "portus").denarii == 2
    scene.state.troops["velites"] = 0
    assert not _is_feasible(scene.state, "castra:velites")


def test_an_empty_site_is_passed_over():
    scene = Scene(1).player(0, goods="stone 4")
    assert not _is_feasible(scene.state, "lapis:R")


def city() -> Scene:
    scene = Scene(1).tile("servorum", "herbarium@A1r0", "odeum@E1r0")
    return scene.tile("servorum", "schola@H1r0", unrest=True).tile("plebeius", "excubitorium@A1r0")


def test_caepio_uses_what_is_free_and_calm_and_has_a_card():
    scene = city()
    s = scene.state
    assert _is_feasible(s, "act:odeum")
    assert not _is_feasible(s, "act:schola")  # unrest
    assert not _is_feasible(s, "act:forum")  # not built
    act(scene, "act:odeum")
    assert not _is_feasible(s, "act:odeum")  # occupied
    act(scene, "random")
    users = {tile.kind: tile.user for d in DISTRICTS for tile in s.districts[d].tiles}
    assert users == {"herbarium": CAEPIO, "odeum": CAEPIO, "schola": None, "excubitorium": None}
    assert not _is_feasible(s, "random")


def test_a_random_building_can_be_any_that_is_free():
    used = set()
    for seed in range(20):
        scene = city()
        act(scene, "random", seed)
        tiles = scene.state.districts["servorum"].tiles
        used.add(next(tile.kind for tile in tiles if tile.user == CAEPIO))
    assert used == {"herbarium", "odeum"}


def test_where_a_card_can_give_nothing_it_gives_something_else():
    scene = Scene(1)
    assert _effects(scene.state, "servorum", "librarium") == TABLES.buildings["librarium"].caepio
    scene.player(CAEPIO, freed=" ".join(COLOURS))
    other = TABLES.buildings["librarium"].caepio_otherwise
    assert _effects(scene.state, "servorum", "librarium") == other
    scene = Scene(1, goal="monuments")
    other = TABLES.buildings["basilica"].caepio_otherwise
    assert _effects(scene.state, "servorum", "basilica") == other


def test_without_senators_the_basilica_gives_you_none():
    scene = Scene(1, goal="monuments").tile("plebeius", "basilica@D1r0")
    scene.player(0, workers=4, denarii=9).turn(0).does(0, "activate:plebeius")
    assert "use:basilica_a" not in scene.options()
    assert scene.me().denarii == 9 + 4  # the other action was the only one


def test_the_die_gives_two_numbers_to_each_district():
    found: dict[int, str] = {}
    for seed in range(1, 60):
        scene = Scene(1)
        s = scene.state
        s.solo.opened, s.solo.row, s.active = ["c07"], 0, CAEPIO
        s.solo.decks[0].remove("c07")
        s.phase = "turn"
        scene.player(0, workers=3).raise_curtain(seed).does(0, "automatic")
        (drawn,) = [e.text for e in scene.heard if e.text.key == "told-caepio-draws"]
        where = next(d for d in DISTRICTS if scene.district(d).tiles)
        assert found.setdefault(drawn.args["die"], where) == where
    assert [found[die] for die in range(1, 7)] == [d for d in DISTRICTS for _ in range(2)]


def test_caepio_builds_where_he_can_place_the_most_insulae():
    for seed in range(1, 12):
        scene = Scene(1)
        s = scene.state
        stack = s.solo.stacks[0]
        stack.remove("cudendum")
        stack.append("cudendum")
        s.solo.opened, s.active, s.phase = ["c07"], CAEPIO, "turn"
        s.solo.decks[0].remove("c07")
        scene.player(0, workers=3).raise_curtain(seed).does(0, "automatic")
        where = next(d for d in DISTRICTS if scene.district(d).tiles)
        if where == "plebeius":
            assert scene.now.solo.board.rows["plebeius"] == 3  # as in A4r0
            return
    raise AssertionError("the die never showed 3 or 4")


# ---- the market -------------------------------------------------------------------------------


def test_what_he_sells_he_does_not_take_in_the_same_action():
    for seed in range(30):
        scene = Scene(1).player(CAEPIO, goods="stone 1")
        scene.market("food 0 wood 0 tool 0 amphora 0 marble 0")
        caepio_trades(chance(seed), scene.state, 1, 1)
        assert scene.board(CAEPIO).goods["stone"] == 0
        assert sum(scene.board(CAEPIO).goods.values()) == 0  # there was nothing else


def test_he_trades_whenever_he_can_sell_or_take():
    scene = Scene(1).market("food 0 wood 0 stone 0 tool 0 amphora 0 marble 0")
    assert not _is_feasible(scene.state, "market:1:1")
    scene.player(CAEPIO, goods="food 1")
    assert _is_feasible(scene.state, "market:1:1")


# ---- the end ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "complete",
    [
        {"rows": dict.fromkeys(DISTRICTS, 6)},
        {"freed": list(COLOURS)},
        {"register": 10},
        {"popularity": 10},
    ],
)
def test_each_goal_that_is_complete_is_a_senator(complete: dict[str, object]):
    assert caepio_goals(Player(register=4, popularity=4)) == 0
    assert caepio_goals(Player(**{"register": 4, "popularity": 4, **complete})) == 1


def test_alone_only_who_has_more_denarii_is_richest():
    scene = Scene(1).player(0, denarii=5).player(CAEPIO, denarii=5)
    assert [points(scene.state, owner)["richest"] for owner in (0, CAEPIO)] == [0, 0]
    scene.player(0, goods="food 1")
    assert [points(scene.state, owner)["richest"] for owner in (0, CAEPIO)] == [1, 0]


def test_equal_senators_are_no_victory():
    scene = Scene(1).player(0, senators={"politics": 3}, unrest=2)
    scene.player(CAEPIO, senators={"politics": 3})
    assert best(scene.state) == []

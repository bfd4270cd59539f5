"""The worked examples of the rulebook (RB-01 … RB-16)."""

from __future__ import annotations

import pytest

from games.corduba.city.maps import MAPS, chain_cells, placement_of, spots
from games.corduba.course.deliveries import offering_choices, ranks, troop_choices
from games.corduba.course.setup import read_variant, set_up
from games.corduba.measures import available, occupied, upkeep
from games.corduba.terms import OFFERINGS_MINIMUM, TROOPS_MINIMUM
from games.core.contract import Table
from games.core.rng import Rng
from tests.games.corduba.scene import Scene

NO_VARIANT = {"draft": "choose", "difficulty": "aedil", "goal": "senators"}


def test_rb01_a_sale_pays_for_a_purchase():
    scene = Scene(4).market("marble 2 amphora 3", "marble 5 amphora 2")
    scene.player(0, goods="marble 1", denarii=1, workers=1).turn(0)
    scene.does(0, "trader", "sell:marble:1", "buy:amphora:3", "done")
    me, s = scene.me(), scene.now
    assert (me.denarii, me.goods["marble"], me.goods["amphora"]) == (0, 0, 3)
    assert (s.stock["marble"], s.stock["amphora"]) == (3, 0)
    assert (s.prices["marble"], s.prices["amphora"]) == (4, 3)
    assert not me.trader_ready


def test_rb02_what_the_market_cannot_hold_goes_into_the_supply():
    scene = Scene(4).market("stone 4 food 1 marble 2", "stone 2 food 3 marble 4")
    scene.player(0, goods="marble 2", denarii=11, workers=1)
    supply = scene.state.supply["marble"]
    scene.turn(0).does(0, "trader", "buy:stone:4", "buy:food:1", "sell:marble:2", "done")
    me, s = scene.me(), scene.now
    assert (me.goods["stone"], me.goods["food"], me.denarii) == (4, 1, 8)
    assert (s.stock["marble"], s.supply["marble"]) == (3, supply + 1)
    assert [s.prices[what] for what in ("stone", "food", "marble")] == [3, 4, 3]


@pytest.mark.parametrize(("players", "units"), [(2, 6), (3, 9), (4, 12)])
def test_rb03_supply_sizes(players: int, units: int):
    s = set_up(Table(Rng(1)), players, read_variant(NO_VARIANT))
    assert all(s.supply[what] + s.stock[what] == units for what in s.supply)
    if players == 4:
        assert list(s.stock.values()) == [4, 4, 4, 4, 3, 3]
        assert list(s.supply.values()) == [8, 8, 8, 8, 9, 9]


def test_rb04_the_unrest_phase():
    scene = Scene(4)
    scene.tile("patricius", "aedis@A2r0", "emporium@A6r0", unrest=True)
    scene.tile("patricius", "sanctuarium@B3r1", "cudendum@D6r0", "ludus@F1r0")
    scene.tile("plebeius", "herbarium@A1r0", "librarium@A6r0").player(0, workers=1)
    scene.player(0, held=3, unrest=3, popularity=6, harmony=6)
    scene.player(1, held=1, unrest=1, popularity=6, harmony=6).at("spread", 2)
    scene.answer(3, "tile:patricius:sanctuarium")
    assert [(p.popularity, p.harmony) for p in scene.now.players[:2]] == [(3, 3), (5, 5)]
    assert scene.key(0) is None  # three markers for three others: no choice
    scene.answer(1, "seat:2")
    scene.answer(1, "tile:plebeius:herbarium")
    scene.answer(2, "tile:patricius:cudendum").answer(2, "tile:patricius:ludus")
    scene.does(3, "tile:plebeius:librarium")
    assert [len(scene.unrest(d)) for d in ("servorum", "plebeius", "patricius")] == [0, 2, 5]
    assert scene.end is None
    assert [p.unrest for p in scene.now.players] == [3, 1, 0, 0]


def test_rb05_a_macellum_tile_moves_the_prices():
    scene = Scene(4)
    scene.state.market_tiles.remove("mt1")
    scene.state.market_tiles.append("mt1")
    scene.player(0, workers=1).at("market")
    assert list(scene.now.prices.values()) == [4, 1, 1, 4, 4, 5]


def forum_scene() -> Scene:
    scene = Scene(4)
    scene.tile("patricius", "emporium@A6r0", "collegium_fabrorum@A3r0", "aedis@A2r0", builder=1)
    scene.tile("patricius", "sanctuarium@B3r1", builder=2).insulae("patricius", "A8")
    scene.player(0, workers=3, denarii=6, goods="tool 1 stone 1 marble 2", register=6)
    return scene.player(0, rows=(0, 0, 4), prestige=(0, 0, 4), freed="")


def test_rb06_the_forum_forces_a_neighbourhood():
    scene = forum_scene()
    taken = occupied(scene.state, "patricius")
    found = spots("patricius", "U5", taken)
    assert found.chain == 1
    assert sorted(p.id for p in found.placements) == [
        "E3r0",
        "E3r1",
        "E3r2",
        "E3r3",
        "F1r0",
        "F1r2",
    ]
    for place in found.placements:
        cells = MAPS["patricius"].cells(chain_cells(place, taken, 0, 1))
        assert cells == (("E2",) if place.anchor == "F1" else ("E2", "D3"))
    scene.turn(0).does(0, "build:patricius", "type:forum", "r2", "spot:E3r2", "chain:D3", "yes")
    me, here = scene.me(), scene.district("patricius")
    assert (me.workers, me.register, me.denarii, me.prestige["patricius"]) == (1, 7, 6, 6)
    assert all(me.goods[what] == 0 for what in ("tool", "stone", "marble"))
    assert {cell: here.insulae[cell] for cell in ("H3", "D4", "C3", "D3")} == {
        "H3": 0,
        "D4": 0,
        "C3": -1,
        "D3": -1,
    }
    assert me.rows["patricius"] == 6
    assert here.tiles[-1].user is None
    assert scene.key(0) == "corduba.turn"  # one worker is too weak to use it at once


def test_rb07_with_three_players_the_third_copy_leaves():
    scene = Scene(3).tile("servorum", "sanctuarium@A1r0")
    assert "sanctuarium" in available(scene.state, "plebeius")
    scene.tile("patricius", "sanctuarium@B3r1")
    assert "sanctuarium" not in available(scene.state, "plebeius")


def arena(**values: object) -> Scene:
    scene = Scene(4).tile("patricius", "amphitheatrum@F1r0", builder=3)
    return scene.player(0, **values).turn(0)


def test_rb08_the_first_action_of_the_arena():
    scene = arena(workers=4, denarii=1, popularity=5, harmony=6)
    scene.does(0, "activate:patricius", "use:amphitheatrum_a")
    me = scene.me()
    assert (me.workers, me.denarii, me.popularity, me.harmony) == (2, 3, 6, 7)
    assert scene.district("patricius").tiles[0].user == 0
    scene = arena(workers=4, freed="blue").does(0, "slowly", "activate:patricius")
    scene.does(0, "use:amphitheatrum_a")
    assert set(scene.options()) == {"crew:w0:blue:s0", "crew:w2:s0"}


def test_rb09_the_second_action_of_the_arena():
    scene = arena(workers=2, freed="blue", popularity=5, harmony=5, prestige=(1, 3, 2))
    scene.does(0, "activate:patricius", "use:amphitheatrum_b")
    me = scene.me()
    assert (me.workers, me.ready, me.popularity, me.harmony) == (1, [], 6, 6)
    assert (me.prestige["servorum"], me.goods["amphora"]) == (2, 1)


def test_rb10_the_aedis_gives_an_offering_of_two():
    scene = Scene(4).tile("patricius", "aedis@A2r0")
    scene.player(0, workers=1, freed="purple").turn(0)
    scene.does(0, "activate:patricius")
    assert scene.options() == ["use:aedis_a"] or scene.me().offerings["offering2"] == 1
    assert scene.me().offerings["offering2"] == 1
    assert scene.me().workers == 0


def test_rb11_sites_count_specialists_as_one():
    scene = Scene(4).player(0, workers=2, freed="yellow")
    scene.state.spaces["lapis:L"] = 1
    scene.turn(0)
    assert "site:lapis:L" not in scene.options()
    scene.does(0, "site:lapis:R")
    assert scene.me().goods["stone"] == 3
    scene = Scene(4).player(0, workers=0, freed="yellow").turn(0).does(0, "site:oleum:L")
    assert (scene.me().goods["amphora"], scene.me().ready) == (1, [])


def test_rb12_harmony_is_paid():
    scene = Scene(2).player(
        0, register=7, freed="red blue grey", harmony=8, popularity=4, denarii=2
    )
    assert upkeep(scene.board(0)) == 2
    scene.at("harmony")
    me = scene.me()
    assert (me.denarii, me.held, me.harmony) == (0, 0, 4)


def test_rb13_harmony_cannot_be_paid():
    scene = Scene(2).player(
        0, register=6, freed="red blue grey", harmony=6, popularity=6, denarii=1
    )
    scene.tile("servorum", "herbarium@A1r0", "odeum@E1r0").at("harmony")
    me = scene.me()
    assert (me.denarii, me.unrest, me.popularity) == (0, 2, 4)  # the next round has begun
    assert scene.now.round == 2
    assert scene.key(1) == "corduba.strike"  # both markers go to the other


def rome() -> Scene:
    scene = Scene(3).demand("moenia")
    scene.player(0, troops="velites 1 equites 1", offerings="offering1 2", goods="stone 2")
    scene.player(1, troops="legionarii 1", offerings="offering2 1", goods="stone 1 amphora 1")
    scene.player(2, troops="velites 1", offerings="offering2 2", goods="stone 2 amphora 2")
    return scene


def send(scene: Scene, seat: int, *answers: str) -> None:
    scene.does(seat, "by_hand", *answers)


def deliver(scene: Scene) -> Scene:
    scene.player(2, prestige=(3, 1, 4)).at("rome", 6)
    send(scene, 0, "send:velites.0:legionarii.0:equites.1", "send:stone:2")
    scene.does(1, "share", "everything")
    send(scene, 2, "send:offering1.0:offering2.2", "send:stone:2", "send:amphora:1")
    return scene


def test_rb14_rome_in_the_second_decade():
    scene = deliver(rome())
    daniela, sam, leo = scene.now.players
    assert daniela.senators["troops"] == 1
    assert (daniela.denarii, daniela.troops["velites"], daniela.troops["equites"]) == (1, 1, 0)
    assert sam.popularity >= 1
    assert leo.senators["offerings"] == 1
    assert leo.prestige["plebeius"] == 3
    assert leo.unrest == 1
    assert leo.goods["amphora"] == 1


def test_rb15_what_must_be_sent():
    s = rome().state
    s.round = 6
    daniela, _, leo = s.players
    assert troop_choices(s, leo) == [{"velites": 1, "legionarii": 0, "equites": 0}]
    assert offering_choices(s, daniela) == [{"offering1": 2, "offering2": 0}]
    assert {"offering1": 0, "offering2": 1} in offering_choices(s, leo)


def test_rb16_minima_by_decade():
    assert list(zip(TROOPS_MINIMUM, OFFERINGS_MINIMUM, strict=True)) == [(2, 1), (3, 2), (4, 3)]
    assert ranks({0: 2, 1: 3, 2: 4}, 9) == {0: 3, 1: 2, 2: 1}
    assert placement_of("patricius", "U5", "E3r2").turn == 2

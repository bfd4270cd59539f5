"""Where abilities, bonuses and spaces end: what they do not change."""

from __future__ import annotations

import pytest

from games.corduba.actions.paying import activation_price
from games.corduba.actions.sites import open_castra
from games.corduba.data import TABLES
from games.corduba.state import Player
from games.corduba.terms import COLOURS
from tests.games.corduba.scene import Scene


def test_fabia_a_takes_no_more_marble():
    assert "marmor" not in TABLES.characters["fabia_a"].ability.modifier.sites
    scene = Scene(4).player(0, workers=2, character="fabia_a").turn(0).answer(0, "site:marmor:L")
    assert (scene.me().goods["marble"], scene.me().ability_ready) == (1, True)


@pytest.mark.parametrize("colour", COLOURS)
def test_annaea_a_saves_strength_only_at_tiles_of_one_colour(colour: str):
    saved = TABLES.characters["annaea_a"].ability.modifier
    for type in TABLES.buildings.values():
        for action in type.actions:
            if type.colour == colour:
                price = activation_price(Player(character="annaea_a"), colour, action)
                less = saved.n if colour == saved.colour else 0
                assert price.strength == max(1, action.strength - less)


def test_cornelia_a_gets_the_bonus_for_each_type_not_for_each_unit():
    more = TABLES.characters["cornelia_a"].ability.modifier.n
    scene = Scene(4).player(0, workers=1, character="cornelia_a", goods="food 3 wood 2")
    scene.market("", "food 2 wood 3").turn(0).script(0, "trader", "sell:food:3", "done")
    assert scene.me().denarii == 3 * 2 + more
    scene = Scene(4).player(0, workers=1, character="cornelia_a", goods="food 3 wood 2")
    scene.market("", "food 2 wood 3").turn(0)
    scene.script(0, "trader", "sell:food:3", "sell:wood:2", "done")
    assert scene.me().denarii == 3 * 2 + 2 * 3 + 2 * more


def test_specialists_do_not_help_at_monuments_also_when_chosen_slowly():
    scene = Scene(4).player(0, workers=6, freed="red brown grey", denarii=9, trader_ready=False)
    scene.player(0, goods="wood 3 stone 3 tool 1").turn(0)
    scene.script(0, "slowly", "monument", "monument:pons:patricius")
    assert scene.me().monuments == ["pons"]
    assert scene.me().ready == ["red", "brown", "grey"]


def test_the_pons_pays_whoever_has_it():
    scene = Scene(4).player(2, monuments="pons").player(0, workers=1).at("market")
    bonus = TABLES.monuments["pons"].bonus.n
    assert [player.denarii for player in scene.now.players] == [0, 0, bonus, 0]


def test_a_kind_of_troops_that_has_run_out_is_not_on_offer():
    scene = Scene(4).player(0, workers=9, goods="food 3 wood 3 tool 3")
    assert open_castra(scene.state, 0) == list(TABLES.castra)
    scene.state.troops["legionarii"] = 0
    assert open_castra(scene.state, 0) == ["velites", "equites"]


def test_what_the_trader_has_sold_is_not_bought_in_a_building_of_the_same_turn():
    scene = Scene(4).tile("plebeius", "emporium@A1r0").player(0, workers=2, denarii=20)
    scene.player(0, goods="stone 1").turn(0)
    scene.does(0, "trader", "sell:stone:1", "done", "activate:plebeius", "use:emporium_a")
    bought = {id.split(":")[1] for id in scene.options() if id.startswith("buy:")}
    assert "food" in bought
    assert "stone" not in bought

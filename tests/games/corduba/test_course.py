"""The course of rounds and decades: what changes between turns."""

from __future__ import annotations

import pytest

from games.corduba.data import TABLES
from games.corduba.terms import CAEPIO
from tests.games.corduba.scene import Scene

# ---- unrest -----------------------------------------------------------------------------------

KINDS = ["sanctuarium", "herbarium", "odeum", "aerarium", "schola", "cudendum", "balneum", "forum"]
PLACES = {
    "servorum": ["A1r0", "E1r0", "A2r0", "A4r0", "H1r0", "A7r0", "E4r0"],
    "plebeius": ["A1r0", "D1r0", "A2r0", "A4r0", "I1r0", "A6r0", "E4r0", "F7r0"],
}


def fifteen(players: int) -> Scene:
    """All markers lie in two districts."""
    scene = Scene(players).player(0, workers=1)
    for district, spots in PLACES.items():
        for kind, place in zip(KINDS, spots, strict=False):
            scene.tile(district, f"{kind}@{place}", unrest=True)
    return scene


@pytest.mark.parametrize("players", [1, 4])
def test_unrest_that_would_spread_without_a_marker_is_a_rebellion(players: int):
    scene = fifteen(players).tile("servorum", "ludus@I7r0").at("spread", 2)
    assert scene.end == "flames"
    assert scene.match.outcome.winners == ()


@pytest.mark.parametrize("players", [1, 4])
def test_unrest_that_can_reach_nothing_stops(players: int):
    scene = fifteen(players).at("spread", 2)
    assert scene.end is None
    assert len(scene.unrest("servorum")) + len(scene.unrest("plebeius")) == 15


def test_alone_your_own_unrest_can_be_one_too_many():
    scene = fifteen(1).tile("patricius", "ludus@A1r0").player(0, held=1)
    scene.tile("servorum", "excubitorium@I7r0")
    scene.state.queue = [0]
    scene.at("sharing", 2)
    assert scene.end == "flames"


# ---- prices and order -------------------------------------------------------------------------


def test_a_tile_moves_prices_between_one_and_eight():
    scene = Scene(4).market("", "food 8 wood 1 stone 1 tool 4 amphora 8 marble 5")
    scene.state.market_tiles.remove("mt1")
    scene.state.market_tiles.append("mt1")
    scene.player(0, workers=1).at("market")
    assert list(scene.now.prices.values()) == [8, 1, 1, 4, 8, 5]


def test_who_passes_first_begins_the_next_round():
    scene = Scene(3)
    for seat in range(3):
        scene.player(seat, workers=2, popularity=9, harmony=9, trader_ready=False)
    scene.turn(0).answer(0, "portus").answer(1, "pass").answer(2, "portus")
    scene.answer(0, "portus").answer(2, "pass")
    assert scene.now.order == [1, 2, 0]  # nobody is left to send for seat 0
    assert (scene.now.round, scene.match.waiting()) == (2, (1,))


def test_alone_the_order_changes_too():
    scene = Scene(1).player(0, workers=1, popularity=9, harmony=9, trader_ready=False)
    scene.turn(0).answer(0, "pass").does(0, *["automatic"] * 9)
    assert scene.now.order == [0, CAEPIO]


# ---- between decades --------------------------------------------------------------------------


def test_traders_and_abilities_are_ready_in_the_next_decade():
    scene = Scene(2).player(0, workers=1, trader_ready=False, ability_ready=False)
    scene.at("politics", 3)
    assert (scene.me().trader_ready, scene.me().ability_ready) == (True, True)
    scene = Scene(2).player(0, workers=1, trader_ready=False).at("round_end", 1)
    assert not scene.me().trader_ready


def test_the_demand_of_a_decade_is_replaced_by_the_next():
    scene = Scene(2).player(0, workers=1)
    first, second = scene.state.demand, scene.state.demand_deck[-1]
    scene.at("politics", 3)
    assert (scene.now.demands_used, scene.now.demand) == ([first], second)


def test_building_cards_that_are_left_go_on_to_the_next_decade():
    scene = Scene(1).tile("servorum", "odeum@A1r0").player(0, workers=1)
    first, second = (list(stack) for stack in scene.state.solo.stacks[:2])
    assert "odeum" not in first
    scene.at("politics", 3).does(0, "automatic")
    stacks, built = scene.now.solo.stacks, scene.now.solo.built
    assert stacks[0] == []
    assert sorted([*stacks[1], *built]) == sorted([*first, *second, "odeum"])
    assert scene.now.solo.decks[0] == []


def test_caepio_gives_his_resources_back_after_every_round():
    scene = Scene(1).player(CAEPIO, goods="wood 2 food 1", denarii=4).player(0, workers=1)
    supply = dict(scene.state.supply)
    s = scene.state
    s.order, s.phase = [0, CAEPIO], "round_end"
    scene.raise_curtain()
    assert scene.now.solo.board.goods == dict.fromkeys(supply, 0)
    assert scene.now.supply["wood"] == supply["wood"] + 2
    assert scene.now.solo.board.denarii == 4


def test_after_the_last_round_nobody_comes_home():
    scene = Scene(2).player(0, workers=1, register=4, goods="food 8").at("round_end", 8)
    assert scene.me().workers == 1


def test_the_last_places_are_taken_in_the_order_of_passing():
    scene = Scene(2).player(0, workers=1, senators={"politics": 3}, denarii=2, harmony=9)
    scene.player(1, workers=1, senators={"politics": 3}, denarii=2, harmony=9)
    scene.demand("moenia")
    for seat in (0, 1):
        scene.player(seat, troops="equites 1", offerings="offering2 2", trader_ready=False)
    scene.state.order, scene.state.market_tiles = [0, 1], scene.state.market_tiles[:1]
    scene.turn(0, 8).answer(0, "portus").answer(1, "pass")
    assert scene.end == "decades"
    assert scene.now.order == [1, 0]


# ---- supplies and set-up ----------------------------------------------------------------------


def test_a_smaller_offering_where_there_is_no_other():
    scene = Scene(2).tile("patricius", "aedis@A1r0").player(0, workers=4)
    scene.state.offerings["offering2"] = 0
    scene.turn(0).does(0, "activate:patricius", "use:aedis_a")
    assert (scene.me().offerings["offering1"], scene.me().offerings["offering2"]) == (1, 0)
    scene = Scene(2).tile("patricius", "aedis@A1r0").player(0, workers=4)
    scene.state.offerings.update(offering1=0, offering2=0)
    assert "activate:patricius" not in scene.turn(0).options()


def test_the_last_player_takes_the_inheritance_first():
    scene = Scene(3).player(0, workers=0)
    s = scene.state
    cards = ["fundus", "arca", "officina"]
    for player, card in zip(s.players, cards, strict=True):
        player.hereditas, player.character = card, "annaea_b"
    s.order = [1, 2, 0]
    scene.at("families")
    assert scene.match.waiting() == (0,)
    scene.answer(0, *scene.options(0)[: scene.asked(0).least])
    assert scene.match.waiting() == (2,)


def test_an_inheritance_brings_its_extras():
    scene = Scene(2).player(1, workers=1)
    scene.state.players[0].hereditas, scene.state.queue = "ara", [0, 1]
    scene.at("heirs").answer(0, *scene.options(0)[: scene.asked(0).least])
    me, card = scene.me(), TABLES.hereditas["ara"]
    assert (me.register, me.workers, me.freed) == (card.register, card.register, ["purple"])
    assert me.prestige["plebeius"] == 1
    assert me.offerings["offering1"] == 0  # the peculium comes with the decade


def test_markers_that_were_given_away_are_gone():
    scene = Scene(2).player(0, held=2, popularity=5).tile("servorum", "herbarium@A1r0")
    scene.tile("servorum", "odeum@E1r0", "schola@H1r0").player(1, workers=1).at("spread", 2)
    scene.script(1, "tile:servorum:odeum")
    assert [player.held for player in scene.now.players] == [0, 0]
    assert scene.me().popularity == 3


def test_the_unrest_track_ends_at_ten():
    scene = Scene(2).player(0, unrest=9, register=3).player(1, workers=1).at("harmony", 2)
    assert scene.me().unrest == 10

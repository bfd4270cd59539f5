"""Vectors about the city: isolation, prices, chains, unrest (X-01 … X-17, X-37, X-38, X-42)."""

from __future__ import annotations

import pytest

from games.corduba.actions.building import buildable
from games.corduba.actions.paying import tile_price
from games.corduba.city.maps import MAPS, PLACEMENTS, placement_of, spots, walled_in
from games.corduba.data import TABLES
from games.corduba.holdings.pieces import crews_for_strength
from games.corduba.holdings.prices import Price, is_payable, payments
from games.corduba.measures import occupied
from games.corduba.state import Player
from games.corduba.terms import DISTRICTS, NEUTRAL
from tests.games.corduba.scene import Scene

RICH = "food 3 wood 3 stone 4 tool 3 marble 4"
SIZES = {
    "I2": (96, 103, 102),
    "I3": (42, 53, 50),
    "L3": (118, 135, 135),
    "I4": (10, 15, 16),
    "O4": (25, 31, 30),
    "T4": (55, 72, 72),
    "L4": (45, 66, 58),
    "S4": (27, 37, 34),
    "P5": (46, 63, 60),
    "U5": (34, 56, 48),
    "V5": (16, 27, 21),
    "T5": (21, 33, 26),
    "W5": (24, 32, 28),
    "R6": (17, 28, 24),
}


def own_cells(district: str, kind: str, place: str) -> tuple[str, ...]:
    """Cells that the first tile of a district isolates for its builder."""
    placement = placement_of(district, TABLES.buildings[kind].shape, place)
    return MAPS[district].cells(walled_in(placement, 0).own)


def rich(players: int = 4, **values: object) -> Scene:
    scene = Scene(players)
    return scene.player(0, **{"workers": 8, "denarii": 20, "goods": RICH, **values})


def placed(scene: Scene, district: str, kind: str, place: str) -> Scene:
    turn = f"r{place[-1]}"
    scene.turn(0)
    return scene.does(0, f"build:{district}", f"type:{kind}", turn, f"spot:{place}", "yes", "no")


@pytest.mark.parametrize("shape", SIZES)
def test_the_number_of_first_placements(shape: str):
    assert tuple(len(PLACEMENTS[district, shape]) for district in DISTRICTS) == SIZES[shape]


def test_x01_simple_isolation():
    assert own_cells("servorum", "schola", "I7r0") == ("H8",)
    scene = placed(rich(), "servorum", "schola", "I7r0")
    assert scene.district("servorum").insulae == {"H8": 0}
    assert scene.me().rows["servorum"] == 1


def test_x02_three_insulae_and_two_bonuses():
    scene = placed(rich(goods="wood 1 stone 1", register=5), "plebeius", "cudendum", "A4r0")
    me = scene.me()
    assert scene.district("plebeius").insulae == {"D4": 0, "A5": 0, "C5": 0}
    assert (me.goods["food"], me.register, me.prestige["plebeius"]) == (1, 6, 1)
    assert me.workers == 8 - 2 + 1


def test_x03_adjacency_across_a_path():
    scene = Scene(4).tile("servorum", "herbarium@A3r0")
    taken = occupied(scene.state, "servorum")
    assert "A4r0" in [p.id for p in spots("servorum", "I2", taken).placements]


def test_x04_a_gap_of_two_cells_is_not_isolated():
    assert own_cells("servorum", "herbarium", "H8r0") == ()


def test_x05_a_tail_cell_is_isolated():
    assert own_cells("servorum", "herbarium", "F3r0") == ("H4",)


def test_x06_the_notch_of_the_forum():
    assert own_cells("plebeius", "forum", "E4r0") == ("F4",)


def test_x07_a_lone_specialist_pays_strength_one_and_two():
    player = Player(freed=["brown"], ready=["brown"])
    assert [c.specialists for c in crews_for_strength(player, 1, "brown")] == [("brown",)]
    assert [c.specialists for c in crews_for_strength(player, 2, "brown")] == [("brown",)]
    player.workers = 1
    assert {c.id for c in crews_for_strength(player, 1, "brown")} == {"w1:s0", "w0:brown:s0"}
    scene = Scene(4).player(0, freed="brown", denarii=3, goods="wood 1 stone 1")
    assert "cudendum" in buildable(scene.state, 0, "servorum")
    assert "cudendum" in buildable(scene.state, 0, "plebeius")


def test_x08_no_piece_is_wasted():
    player = Player(workers=3, freed=["blue"], ready=["blue"], special_ready=1)
    found = {crew.id for crew in crews_for_strength(player, 3, "blue")}
    assert found == {"w3:s0", "w1:blue:s0", "w1:s1", "w0:blue:s1"}


def test_x09_the_wrong_colour_does_not_help():
    player = Player(freed=["yellow"], ready=["yellow"])
    assert crews_for_strength(player, 1, "blue") == []
    scene = Scene(4).player(0, freed="yellow", goods="food 2").turn(0)
    assert "site:cibus:L" in scene.options()
    assert not [id for id in scene.options() if id.startswith("castra")]


def test_x10_the_plebeius_bonus_drops_what_one_likes():
    scene = rich()
    price = tile_price(scene.state, scene.board(0), "plebeius", TABLES.buildings["balneum"])
    found = payments(scene.state, scene.board(0), price)
    assert (price.strength, price.denarii) == (3, 3)
    assert {p.goods for p in found} == {(0, 0, 2, 0, 0, 0), (0, 0, 1, 1, 0, 0)}
    assert found[0].goods == (0, 0, 2, 0, 0, 0)  # the tool is worth more


def test_x11_a_revolt_takes_the_bonus_away():
    scene = rich().tile("patricius", "sanctuarium@B3r1", unrest=True)
    forum = TABLES.buildings["forum"]
    assert tile_price(scene.state, scene.board(0), "patricius", forum).denarii == 5
    scene.state.districts["patricius"].tiles[0].unrest = False
    assert tile_price(scene.state, scene.board(0), "patricius", forum).denarii == 2


def test_x12_amphorae_stand_for_basics_but_not_for_marble():
    player = Player()
    player.goods.update(stone=1, amphora=2)
    price = Price(1, 0, (0, 0, 2, 1), 0)
    assert is_payable(player, price)
    player.goods["amphora"] = 1
    assert not is_payable(player, price)
    marble = Price(1, 0, (0, 0, 0, 0), 1)
    assert not is_payable(player, marble)
    assert is_payable(player, Price(1, 0, (0, 0, 0, 0), 1, amphora_as_marble=True))


def test_x13_a_row_runs_out():
    scene = rich(goods="wood 1 stone 1", register=5, rows=(0, 5, 0))
    placed(scene, "plebeius", "cudendum", "A4r0")
    assert list(scene.district("plebeius").insulae.values()) == [0, NEUTRAL, NEUTRAL]
    assert (scene.me().register, scene.now.neutral) == (6, 14)


def test_x14_several_steps_of_prestige():
    scene = rich(register=6, prestige=(1, 0, 0))
    placed(scene, "servorum", "amphitheatrum", "A1r0")
    assert scene.key() == "corduba.worker"
    scene.does(0, "worker", "no")
    me = scene.me()
    assert (me.prestige["servorum"], me.register, me.goods["amphora"]) == (4, 7, 1)


def test_x15_no_bonus_twice():
    scene = (
        Scene(4)
        .player(0, prestige=(0, 0, 5), workers=3, denarii=2)
        .tile("patricius", "schola@A1r0")
    )
    scene.board(0).prestige["patricius"] = 4
    scene.turn(0).does(0, "activate:patricius", "use:schola_a")
    assert (scene.me().prestige["patricius"], scene.me().denarii) == (5, 0)


def test_x16_the_end_of_a_track():
    scene = Scene(4).player(0, prestige=(0, 11, 0), workers=4, denarii=9)
    scene.player(1, prestige=(0, 11, 0), workers=4, denarii=9)
    scene.tile("plebeius", "schola@A1r0").tile("servorum", "forum@E1r0").turn(0)
    scene.does(0, "activate:plebeius", "use:schola_a")
    assert scene.me(0).senators == {"tracks": 1}
    scene.does(1, "activate:servorum", "use:forum_b", "plebeius")
    assert scene.me(1).prestige["plebeius"] == 12
    assert scene.me(1).senators == {}
    assert "plebeius" not in scene.now.track_senators


def watch(unrest: int) -> Scene:
    scene = Scene(4).tile("patricius", "excubitorium@A1r0")
    scene.tile("servorum", "herbarium@A1r0", unrest=True)
    scene.tile("plebeius", "odeum@A1r0", unrest=True)
    return scene.player(0, workers=9, goods="food 3", unrest=unrest, prestige=(1, 0, 0))


def test_x17_suppressing_unrest():
    scene = watch(0).tile("plebeius", "schola@B2r0", unrest=True).turn(0)
    scene.does(0, "activate:patricius", "use:excubitorium_b", "tile:servorum:herbarium")
    scene.does(0, "tile:plebeius:odeum")
    me = scene.me()
    assert (me.prestige["servorum"], me.goods["amphora"]) == (2, 1)
    assert scene.unrest("plebeius") == ["schola"]
    assert me.prestige["plebeius"] == 0  # still in revolt
    scene = watch(3).turn(0)
    scene.does(0, "activate:patricius", "use:excubitorium_b", "tile:servorum:herbarium")
    assert scene.me().unrest == 1  # both districts are calm again
    scene = watch(1).turn(0)
    scene.does(0, "activate:patricius", "use:excubitorium_b", "tile:servorum:herbarium")
    assert (scene.me().unrest, scene.me().prestige["plebeius"]) == (0, 1)


def test_x37_a_chain_that_cannot_be_paid():
    scene = Scene(4).tile("patricius", "emporium@A6r0", "collegium_fabrorum@A3r0", "aedis@A2r0")
    scene.tile("patricius", "sanctuarium@B3r1").insulae("patricius", "A8")
    scene.player(0, workers=3, denarii=2, goods="tool 1 stone 1 marble 2")
    assert "forum" not in buildable(scene.state, 0, "patricius")
    scene.board(0).denarii = 3
    assert "forum" in buildable(scene.state, 0, "patricius")
    scene.state.neutral = 0
    assert "forum" not in buildable(scene.state, 0, "patricius")


def test_x38_a_neutral_insula_too_many():
    scene = rich(rows=(6, 0, 0))
    scene.state.neutral = 0
    placed(scene, "servorum", "schola", "I7r0")
    assert scene.district("servorum").insulae == {"H8": NEUTRAL}
    assert scene.now.neutral == 0


def test_x42_the_builder_may_use_the_tile_at_once():
    scene = rich().turn(0)
    scene.does(
        0, "build:patricius", "type:forum", "r0", "spot:F1r0", "yes", "use:forum_b", "servorum"
    )
    assert scene.district("patricius").tiles[0].user == 0
    assert scene.me().prestige["servorum"] == 1


def test_x42b_building_in_a_revolting_district():
    scene = rich().tile("plebeius", "herbarium@A1r0", unrest=True)
    price = tile_price(scene.state, scene.board(0), "plebeius", TABLES.buildings["odeum"])
    assert price == Price(2, 2, (0, 2, 0, 0), 0)
    scene.turn(0).does(0, "build:plebeius", "type:odeum", "r1", "spot:A2r1", "yes", "use:odeum_a")
    odeum = scene.district("plebeius").tiles[1]
    assert (odeum.kind, odeum.user, odeum.unrest) == ("odeum", 0, False)


def test_r16_neutral_insulae_instead_of_own_ones():
    scene = rich(register=5, trader_ready=False).turn(0)
    scene.does(0, "slowly", "build:plebeius", "type:cudendum", "r0", "spot:A4r0", "neutral", "no")
    assert list(scene.district("plebeius").insulae.values()) == [NEUTRAL] * 3
    assert (scene.me().register, scene.me().rows["plebeius"]) == (5, 0)


def test_a_payment_can_be_changed_at_the_confirmation():
    scene = rich(goods="wood 2 stone 2 amphora 2", freed="brown").turn(0)
    scene.does(0, "slowly", "build:servorum", "type:cudendum", "r0", "spot:A1r0", "pay")
    scene.does(0, "crew:w1:s0", "pay:3:0:1:0:0:1:0", "yes", "no")
    me = scene.me()
    assert (me.goods["stone"], me.goods["amphora"], me.ready) == (2, 1, ["brown"])

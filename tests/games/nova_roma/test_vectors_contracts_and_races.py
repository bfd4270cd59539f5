"""Vectors V38–V53: sail, build, race, produce; and V65, V68, V78."""

from __future__ import annotations

import pytest

from games.nova_roma.city.board import CELLS
from tests.games.nova_roma.scene import Scene

# ---- sail -------------------------------------------------------------------------------------


def test_v38_a_slot_emptied_in_this_turn_stays_a_gap() -> None:
    scene = Scene(3).player(0, goods="w5 s1 t1 v1 h1", influence=1)
    scene.offers(sailing="SC01 SC02 SC03 SC04").acts(0, "sail", 2, then="petition")
    scene.script(0, "contract:SC01", "stop", "do:petition", "sail:1")
    assert scene.options() == ["contract:SC02", "none"]


def long_voyage() -> Scene:
    scene = Scene(3).player(0, goods="w1 s1 t1 v1 h1", coins=3).offers(sailing="- - - SC05")
    scene.acts(0, "sail", 3).script(0, "contract:SC05", "a:N1", "a:N2", "b:S1")
    return scene.script(0, "stone")


def test_v39_three_sails_are_split_between_two_ships_and_routes() -> None:
    assert long_voyage().me().ships == ["N2", "S1"]


def test_v39_the_harbours_bring_coins_and_the_good_chosen() -> None:
    scene = long_voyage()
    assert (scene.goods(), scene.me().coins) == ("w1 s1 v1 h1", 5)


def test_v39_no_sail_is_left() -> None:
    assert long_voyage().key() == "nova.action"


def ships_far_out() -> Scene:
    scene = Scene(3).player(0, goods="s2", ships="N5 N8").offers(sailing="SC12")
    return scene.acts(0, "sail", 1).script(0, "contract:SC12")


def test_v40_a_leg_of_two_cannot_be_sailed_with_one_sail() -> None:
    scene = ships_far_out()
    assert (scene.me().ships, scene.key()) == (["N5", "N8"], "nova.action")


def test_v40_the_contract_is_kept() -> None:
    scene = ships_far_out()
    assert (scene.me().sailing, scene.me().coins) == (["SC12"], 0)


def test_v41_a_harbour_rewards_each_ship() -> None:
    scene = Scene(3).player(0, goods="s2", ships="N1 H0").offers(sailing="SC12")
    scene.acts(0, "sail", 1).script(0, "contract:SC12", "b:N1")
    assert scene.me().coins == 2


# ---- build ------------------------------------------------------------------------------------


def builder(orientation: str) -> Scene:
    scene = Scene(3).player(0, goods="s1 t1").offers(building="BC05")
    return scene.acts(0, "build", 1).script(0, "contract:BC05", orientation)


def test_v42_no_building_stands_on_a_reward_space() -> None:
    assert "A11" not in builder("A:I2.r0").options()


def test_v42_upright_it_fits() -> None:
    scene = builder("A:I2.r1").script(0, "A11", "build")
    assert scene.view().buildings[-1].cells == ("A11", "A21")


def test_v42_strength_one_builds_in_zone_a_only() -> None:
    scene = Scene(3).player(0, goods="s1 t1").offers(building="BC05").acts(0, "build", 1)
    assert scene.answer(0, "contract:BC05").options() == ["A:I2.r0", "A:I2.r1", "none"]


def test_v43_everybody_beside_the_completed_tile_is_rewarded() -> None:
    scene = Scene(3).block(0, "B31").block(1, "B32").reward("B41", "RT07")
    scene.player(0, goods="w4 s1 t1").player(1, goods="w1").offers(building="BC01")
    scene.acts(0, "build", 2).script(0, "contract:BC01", "B:I1.r0", "B42", "build")
    assert [scene.goods(seat) for seat in range(3)] == ["w5", "w3", ""]


def two_tiles_at_once() -> Scene:
    """C32 is the last open cell around C22 and C41; green has blocks around C22 only."""
    scene = Scene(3).block(0, "C11").block(1, "C12", "C21", "C31", "C42").block(2, "C13", "C23")
    scene.block(2, "C33").reward("C22", "RT01").reward("C41", "RT02")
    scene.player(0, goods="s1 t1").offers(building="BC01").acts(0, "build", 3)
    return scene.script(0, "contract:BC01", "C:I1.r0", "C32", "build")


def test_v44_tiles_completed_at_once_are_resolved_in_their_order() -> None:
    assert two_tiles_at_once().said("did-surrounds", "space") == [("C22",), ("C41",)]


def test_v44_nobody_gets_a_reward_twice() -> None:
    scene = two_tiles_at_once()
    assert [scene.me(seat).coins for seat in range(3)] == [6, 6, 3]


def nearly_out_of_blocks() -> Scene:
    scene = Scene(3).block(0, *CELLS[40:58]).player(0, goods="s1 t2").offers(building="BC16")
    return scene.acts(0, "build", 1).script(0, "contract:BC16")


def test_v45_a_building_of_three_is_not_offered_with_two_blocks_left() -> None:
    scene = nearly_out_of_blocks()
    assert (scene.view().players[0].blocks_left, scene.key()) == (2, "nova.action")


def test_v45_the_contract_scores_all_the_same() -> None:
    assert nearly_out_of_blocks().score().contracts == 3


def contract_with_artisan(row: str = "") -> Scene:
    scene = Scene(3).player(0, goods="s2 t1", working="p11 p22", row=row)
    return scene.offers(building="BC10").acts(0, "build", 1)


def test_v46_artisans_at_work_do_not_pay_for_a_contract() -> None:
    assert contract_with_artisan().options() == ["do:trade", "forgo:build", "forgo:trade"]


def test_v46_with_the_physician_no_artisan_is_needed() -> None:
    scene = contract_with_artisan("patricia").script(0, "use:patricia")
    assert scene.me().building == ["BC10"]


# ---- race -------------------------------------------------------------------------------------


def racer() -> Scene:
    """Crosses the first line, takes a marker and goes on to space 4."""
    scene = Scene(3).player(0, goods="h1", lanes=(2, 0, 0), artisans=1).acts(0, "race", 2)
    return scene.script(0, "lane:1", "marker", "lane:1")


def test_v47_a_horse_is_paid_at_the_line() -> None:
    scene = racer()
    assert (scene.goods(), scene.view().players[0].spaces) == ("", (4, 0, 0))


def test_v47_on_the_wheel_one_chooses_between_marker_and_influence() -> None:
    scene = Scene(3).player(0, goods="h1", lanes=(2, 0, 0)).acts(0, "race", 2)
    assert scene.answer(0, "lane:1").options() == ["marker", "influence"]


def test_v47_the_marker_comes_from_beside_the_hippodrome() -> None:
    me = racer().me()
    assert (me.markers, me.markers_to_win) == (5, 2)


def test_v47_without_a_horse_the_charioteer_drives_on_another_lane() -> None:
    assert racer().options() == ["lane:2", "lane:3", "none"]


def test_v47_the_charioteer_is_paid() -> None:
    scene = racer().script(0, "lane:2")
    assert (scene.me().artisans, scene.view().players[0].spaces) == (0, (4, 1, 0))


def test_v48_without_markers_a_wheel_is_an_influence_which_may_become_a_coin() -> None:
    scene = Scene(3).player(0, goods="h1", lanes=(2, 7, 7), influence=8, markers_to_win=0)
    scene.acts(0, "race", 1).script(0, "lane:1")
    assert (scene.me().influence, scene.me().coins, scene.key()) == (8, 1, "nova.action")


@pytest.mark.parametrize(("first", "second"), [(0, 2), (2, 0)])
def test_v49_on_one_space_the_lower_marker_is_ahead(first: int, second: int) -> None:
    scene = Scene(3).favoured(2).racer(2, first, 4).racer(2, second, 4).cleans_up()
    assert [len(player.chariots) for player in scene.now.players] == [
        int(seat == first) for seat in range(3)
    ]


@pytest.mark.parametrize(("space", "won"), [(4, 0), (5, 1)])
def test_v50_two_players_must_be_ahead_of_the_neutral_marker(space: int, won: int) -> None:
    scene = Scene(2).favoured(1).racer(1, 1, space).racer(1, 0, 3).cleans_up()
    assert [len(player.chariots) for player in scene.now.players] == [0, won]


def test_v50_a_tile_nobody_wins_leaves_the_game() -> None:
    scene = Scene(2).favoured(1).racer(1, 1, 4)
    tile = scene.state.favoured
    assert tile in scene.cleans_up().now.removed


# ---- produce ----------------------------------------------------------------------------------


def test_v51_other_artisans_add_to_the_row_and_to_the_column() -> None:
    scene = Scene(3).player(0, artisans=1, working="p12 p21 p31").acts(0, "produce", 1)
    assert scene.answer(0, "p11").goods() == "w3 s2"


def coin_into_artisan() -> Scene:
    scene = Scene(3).player(0, artisans=1, tiles="EB13@p23").acts(0, "produce", 2)
    return scene.answer(0, "p23")


def test_v52_the_coin_just_gained_may_pay_an_artisan() -> None:
    scene = coin_into_artisan().answer(0, "use")
    assert (scene.goods(), scene.me().coins, scene.me().artisans) == ("t1", 0, 1)


def test_v52_that_artisan_may_be_placed_at_once() -> None:
    assert "p11" in coin_into_artisan().answer(0, "use").options()


def test_v52_the_conversion_may_be_declined() -> None:
    scene = coin_into_artisan().answer(0, "decline")
    assert (scene.me().coins, scene.me().artisans) == (1, 0)


def beside_an_animal(row: str = "") -> Scene:
    return Scene(3).player(0, artisans=1, tiles="EB16@p32", row=row).acts(0, "produce", 1)


def test_v53_no_artisan_stands_on_an_animal() -> None:
    assert "p32" not in beside_an_animal().options()


def test_v53_the_animal_tamer_may_and_earns_a_coin() -> None:
    scene = beside_an_animal("trivia").answer(0, "p32")
    assert (scene.goods(), scene.me().coins) == ("v1 h1", 1)


def test_v65_without_artisans_in_the_supply_nobody_is_hired() -> None:
    scene = Scene(3).player(0, goods="w1", artisans=1).supply(0).acts(0, "produce", 1)
    assert "hire" not in scene.options()


def test_v65_and_a_reward_of_artisans_is_lost() -> None:
    scene = Scene(3).player(0, goods="s1 t1").block(0, "B31").block(1, "B32").supply(0)
    scene.reward("B41", "RT05").offers(building="BC01").acts(0, "build", 2)
    scene.script(0, "contract:BC01", "B:I1.r0", "B42", "build")
    assert [scene.me(seat).artisans for seat in range(2)] == [0, 0]


def declines_the_block() -> Scene:
    """The last turn of a round; ES4 is not used."""
    scene = Scene(3).player(2, artisans=1, tiles="ES4@p22").emperor_tiles("K8")
    return scene.acts(2, "produce", 1, lap=3).script(2, "p22", "none")


def test_v68_a_declined_tile_is_not_flipped() -> None:
    assert not declines_the_block().me(2).production[4].flipped


def test_v68_it_can_be_used_at_a_later_placement() -> None:
    scene = declines_the_block().decline(2)
    scene.script(1, "b2", "c4").decline(1)
    scene.script(2, "a1", "do:produce", "p22", "C:I1.r0", "C11", "build")
    assert scene.me(2).production[4].flipped


def income() -> Scene:
    scene = Scene(3).player(0, artisans=1, tiles="ES5@p22").acts(0, "produce", 1)
    return scene.answer(0, "p22")


def test_v78_income_cannot_be_declined() -> None:
    assert income().options() == ["goods", "coins"]


def test_v78_income_in_goods_comes_with_the_harvest() -> None:
    scene = income().answer(0, "goods").answer(0, "wheat", "wine", "wine.2")
    assert (scene.goods(), scene.me().coins) == ("w1 t1 v2 h1", 0)


def test_v78_income_in_coins_comes_with_the_harvest() -> None:
    scene = income().answer(0, "coins")
    assert (scene.goods(), scene.me().coins) == ("t1 h1", 4)


def test_v78_the_tile_is_flipped() -> None:
    assert income().answer(0, "coins").me().production[4].flipped

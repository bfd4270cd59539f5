"""Rulings on estates, contracts, ships, the city and the hippodrome no vector covers."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from games.nova_roma.city.board import CELLS
from games.nova_roma.terms import NEUTRAL
from tests.games.nova_roma.scene import Scene

# ---- R11: influence above eight ---------------------------------------------------------------


def wheel() -> Scene:
    scene = Scene(3).player(0, goods="h1", lanes=(2, 0, 0), influence=8).acts(0, "race", 1)
    return scene.script(0, "lane:1", "influence")


def harbour() -> Scene:
    scene = Scene(3).player(0, goods="s2", ships="N2 N8", influence=7).offers(sailing="SC12")
    return scene.acts(0, "sail", 1).script(0, "contract:SC12", "a:N3")


def reward_tile() -> Scene:
    scene = Scene(3).player(0, goods="s1 t1", influence=7).block(1, "B31", "B32")
    scene.reward("B41", "RT03").offers(building="BC01").acts(0, "build", 2)
    return scene.script(0, "contract:BC01", "B:I1.r0", "B42", "build")


def estate_tile() -> Scene:
    scene = Scene(3).player(0, artisans=1, tiles="EB11@p11", influence=8)
    return scene.acts(0, "produce", 1).script(0, "p11")


def follower() -> Scene:
    scene = Scene(3).player(0, row="cassian", influence=8).acts(0, "recruit", 1)
    return scene.script(0, "use:cassian")


def mosaic_line() -> Scene:
    scene = Scene(3).player(0, influence=7, claimed="m21 m22", mosaic="MY3")
    return scene.player(0, sailing=4, building=1).turn(0).script(0, "claim:m23")


@pytest.mark.parametrize("source", [wheel, harbour, reward_tile, estate_tile, follower])
def test_r11_influence_above_eight_becomes_a_coin_from_every_source(source: object) -> None:
    me = source().me()
    assert (me.influence, me.coins) == (8, 1)


def test_r11_influence_of_a_mosaic_line_above_eight_becomes_a_coin() -> None:
    me = mosaic_line().me()
    assert (me.influence, me.coins) == (8, 1)


# ---- R13, R14, R32, R42, R54: estate tiles ----------------------------------------------------


def tile_under_an_artisan(tile: str) -> Scene:
    scene = Scene(3).player(0, working="p22").offers(estate=tile).acts(0, "upgrade", 1)
    return scene.script(0, f"take:{tile}", "p22")


@pytest.mark.parametrize("tile", ["EB01", "EB16"])
def test_r13_a_tile_may_be_laid_under_an_artisan_who_stays(tile: str) -> None:
    space = tile_under_an_artisan(tile).me().production[4]
    assert (space.tile, space.artisan) == (tile, True)


def test_r13_the_tile_gives_nothing_then() -> None:
    scene = tile_under_an_artisan("EB01")
    assert (scene.goods(), scene.me().coins) == ("", 0)


def test_r13_a_replacing_tile_is_not_flipped() -> None:
    scene = Scene(3).player(0, tiles="ES3@p11!").offers(estate="EB01").acts(0, "upgrade", 1)
    space = scene.script(0, "take:EB01", "p11").me().production[0]
    assert (space.tile, space.flipped) == ("EB01", False)


def test_r14_a_space_takes_one_artisan() -> None:
    scene = Scene(3).player(0, artisans=1, working="p22").acts(0, "produce", 1)
    assert "p22" not in scene.options()


def test_r14_all_nine_spaces_of_an_empty_area_are_open() -> None:
    scene = Scene(3).player(0, artisans=1).acts(0, "produce", 1)
    assert [id for id in scene.options() if id != "stop"] == [
        f"p{row}{column}" for row in (1, 2, 3) for column in (1, 2, 3)
    ]


def replaced() -> Scene:
    scene = Scene(3).player(0, tiles="EB16@p11").offers(estate="EB01").acts(0, "upgrade", 1)
    return scene.script(0, "take:EB01", "p11")


def test_r32_a_replaced_tile_leaves_the_game() -> None:
    assert replaced().now.removed == ["EB16"]


def test_r32_its_points_are_lost() -> None:
    assert replaced().score().animals == 0


def test_only_one_tile_may_be_taken_in_an_upgrade() -> None:
    scene = Scene(3).offers(estate="EB01 EB03").acts(0, "upgrade", 1, then="trade")
    assert scene.script(0, "take:EB01", "p11").key() == "nova.action"


def test_r42_the_special_tile_is_not_replaced_at_the_end_of_the_turn() -> None:
    scene = Scene(3).player(0, goods="v1").offers(estate="- - - - ES1").acts(0, "upgrade", 1)
    assert scene.script(0, "none", "take:ES1", "p11").decline(0).now.special_offer is None


def test_r42_a_new_special_tile_comes_with_the_clean_up() -> None:
    scene = Scene(3)
    scene.state.removed.append(scene.state.special_offer)
    scene.state.special_offer = None
    top = scene.state.special_stack[-1]
    assert scene.cleans_up().now.special_offer == top


def test_r42_an_untaken_special_tile_leaves_the_game() -> None:
    scene = Scene(3)
    tile = scene.state.special_offer
    assert tile in scene.cleans_up().now.removed


def test_r54_a_tile_that_replaces_another_does_not_add_to_the_count() -> None:
    scene = Scene(3).player(0, tiles="EB01@p11 EB03@p12 EB05@p13 EB07@p21", mosaic="MO2")
    scene.offers(estate="EB02").acts(0, "upgrade", 1, then="trade")
    scene.script(0, "take:EB02", "p21", "forgo:trade")
    assert (scene.key(), scene.now.active) == (None, 1)  # no fifth tile, so no claim of m32


@pytest.mark.parametrize(("tiles", "met"), [(4, False), (5, True)])
def test_r54_flipped_tiles_and_animals_count_as_tiles(tiles: int, met: bool) -> None:
    laid = ["ES3@p11!", "EB16@p12", "ES1@p13", "EB01@p21", "EB13@p22"][:tiles]
    scene = Scene(3).player(0, tiles=" ".join(laid), mosaic="MO2").turn(0)
    assert ("claim:m32" in scene.options()) == met


# ---- R37, R44, R50: contracts -----------------------------------------------------------------


def test_r37_a_contract_must_be_paid_in_full() -> None:
    scene = Scene(3).player(0, goods="s1 t2").offers(sailing="SC12 SC13").acts(0, "sail", 1)
    assert scene.options() == ["contract:SC13", "none"]


def test_r37_coins_of_a_contract_are_paid() -> None:
    scene = Scene(3).player(0, goods="t1", coins=3).offers(sailing="SC18").acts(0, "sail", 1)
    assert scene.script(0, "contract:SC18").me().coins == 2


def test_r37_one_contract_is_taken_per_action() -> None:
    scene = Scene(3).player(0, goods="s2 t2").offers(sailing="SC12 SC13").acts(0, "sail", 1)
    assert scene.script(0, "contract:SC12", "stop").me().sailing == ["SC12"]


def test_r44_the_building_need_not_be_placed() -> None:
    scene = Scene(3).player(0, goods="s2").offers(building="BC02").acts(0, "build", 1)
    scene.script(0, "contract:BC02", "none")
    assert (scene.me().building, scene.now.buildings) == (["BC02"], [])


def test_r44_the_building_may_be_declined_at_the_last_question() -> None:
    scene = Scene(3).player(0, goods="s2").offers(building="BC02").acts(0, "build", 1)
    assert scene.script(0, "contract:BC02", "A11", "none").now.buildings == []


def test_r44_the_ships_need_not_move() -> None:
    scene = Scene(3).player(0, goods="s2").offers(sailing="SC12").acts(0, "sail", 3)
    assert scene.script(0, "contract:SC12", "stop").me().ships == ["H0", "H0"]


def test_r44_without_a_contract_no_ship_moves() -> None:
    scene = Scene(3).player(0, goods="s2").offers(sailing="SC12").acts(0, "sail", 3)
    assert scene.script(0, "none").key() == "nova.action"


def test_r50_an_artisan_paid_for_a_building_returns_to_the_supply() -> None:
    scene = Scene(3).player(0, goods="s2 t1", artisans=1).offers(building="BC10")
    scene.acts(0, "build", 1).script(0, "contract:BC10")
    assert (scene.me().artisans, scene.now.artisans) == (0, 16)


def test_r50_a_charioteer_returns_to_the_supply() -> None:
    scene = Scene(3).player(0, artisans=1).acts(0, "race", 1).script(0, "lane:1", "lane:1")
    assert (scene.me().artisans, scene.now.artisans) == (0, 16)


# ---- ships ------------------------------------------------------------------------------------


def test_of_two_ships_in_one_harbour_one_is_offered() -> None:
    scene = Scene(3).player(0, goods="s2").offers(sailing="SC12").acts(0, "sail", 1)
    assert scene.script(0, "contract:SC12").options() == ["a:N1", "a:S1", "stop"]


def test_both_ships_may_take_the_same_route() -> None:
    scene = Scene(3).player(0, goods="s2", ships="N2 H0").offers(sailing="SC12")
    scene.acts(0, "sail", 1).script(0, "contract:SC12", "b:N1")
    assert scene.me().ships == ["N2", "N1"]


def test_a_ship_never_changes_its_route_and_never_turns_back() -> None:
    scene = Scene(3).player(0, goods="s2", ships="N2 S3").offers(sailing="SC12")
    scene.acts(0, "sail", 3).script(0, "contract:SC12")
    assert scene.options() == ["a:N3", "b:S4", "stop"]


def test_many_ships_may_lie_in_one_harbour() -> None:
    scene = Scene(3).player(1, ships="N1 N1").player(0, goods="s2").offers(sailing="SC12")
    scene.acts(0, "sail", 1).script(0, "contract:SC12", "a:N1")
    assert [ship.harbour for ship in scene.view().ships].count("N1") == 3


# ---- R20, R33, R41, R46: hippodrome -----------------------------------------------------------


def test_r20_a_wheel_entered_in_passing_counts() -> None:
    scene = Scene(3).player(0, goods="h1", lanes=(2, 0, 0)).acts(0, "race", 3)
    assert scene.script(0, "lane:1").key() == "nova.wheel"


@pytest.mark.parametrize(("space", "horses"), [(2, 1), (4, 1), (6, 2)])
def test_lines_cost_horses(space: int, horses: int) -> None:
    scene = Scene(3).player(0, goods="h2", lanes=(space, 0, 0)).acts(0, "race", 1)
    assert scene.script(0, "lane:1").me().goods["horse"] == 2 - horses


@pytest.mark.parametrize("space", [2, 4, 6])
def test_behind_every_line_there_is_a_wheel(space: int) -> None:
    scene = Scene(3).player(0, goods="h2", lanes=(space, 0, 0)).acts(0, "race", 1)
    assert scene.script(0, "lane:1").key() == "nova.wheel"


@pytest.mark.parametrize("space", [0, 1, 3, 5])
def test_other_spaces_cost_nothing_and_bring_nothing(space: int) -> None:
    scene = Scene(3).player(0, goods="h2", lanes=(space, 0, 0)).acts(0, "race", 2)
    scene.script(0, "lane:1")
    assert (scene.me().goods["horse"], scene.key()) == (2, "nova.race.lane")


@pytest.mark.parametrize(("space", "horses"), [(2, 0), (4, 0), (6, 1), (7, 5)])
def test_a_lane_that_cannot_be_paid_or_is_finished_is_not_offered(space: int, horses: int) -> None:
    scene = Scene(3).player(0, goods=f"h{horses}", lanes=(space, 0, 0)).acts(0, "race", 1)
    assert scene.options() == ["lane:2", "lane:3", "stop"]


@pytest.mark.parametrize(("space", "met"), [(2, False), (3, True)])
def test_r33_spaces_are_counted_without_the_start(space: int, met: bool) -> None:
    scene = Scene(3).player(0, lanes=(0, space, 0), mosaic="MG1").turn(0)
    assert ("claim:m12" in scene.options()) == met


def test_r41_the_charioteer_of_the_stable_drives_on_the_same_lane() -> None:
    scene = Scene(3).player(0, artisans=2, tiles="ES7@p11").acts(0, "produce", 1)
    scene.script(0, "p11", "lane:2", "lane:2")
    assert (scene.key(), scene.options()) == ("nova.action", ["do:trade", "forgo:trade"])


def test_an_arriving_racer_goes_on_top_of_the_stack() -> None:
    scene = Scene(3).player(0, lanes=(0, 0, 0)).racer(1, 2, 1).acts(0, "race", 1)
    scene.script(0, "lane:1")
    ranked = [(racer.owner, racer.space) for racer in scene.view().lanes[0].racers]
    assert ranked == [(2, 1), (0, 1), (1, 0)]


def test_r46_the_charioteer_drives_after_the_normal_spaces() -> None:
    scene = Scene(3).player(0, artisans=1).acts(0, "race", 2).script(0, "lane:1", "stop")
    assert scene.key() == "nova.race.artisan"


def test_r46_the_charioteer_may_drive_though_no_normal_space_was_moved() -> None:
    scene = Scene(3).player(0, artisans=1).acts(0, "race", 2).script(0, "stop", "lane:3")
    assert (scene.view().players[0].spaces, scene.me().coins) == ((0, 0, 1), 0)


def test_r46_there_is_one_charioteer_in_a_race() -> None:
    scene = Scene(3).player(0, artisans=3).acts(0, "race", 1).script(0, "lane:1", "lane:2")
    assert (scene.me().artisans, scene.key()) == (2, "nova.action")


# ---- R25, R27, R36: city ----------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2])
def test_r25_spaces_for_three_players_have_no_tile_with_fewer(players: int) -> None:
    unused = [r.space for r in Scene(players).view().rewards if r.tile is None]
    assert unused == ["A34", "A52", "B16", "C14"]


def test_r25_they_are_not_buildable_either() -> None:
    assert not {"A34", "A52", "B16", "C14"} & set(CELLS)


def test_r27_a_player_tied_with_the_neutral_colour_for_the_most_gets_full_points() -> None:
    scene = Scene(2).block(0, "C11", "C12", "C21").block(1, "C31")
    assert [scene.score(seat).zones[2] for seat in range(2)] == [10, 6]


def test_r27_behind_the_neutral_colour_the_players_are_second_and_third() -> None:
    scene = Scene(2).block(0, "C11", "C12").block(1, "C31")
    assert [scene.score(seat).zones[2] for seat in range(2)] == [6, 3]


def test_r27_without_a_block_there_is_no_point() -> None:
    scene = Scene(3).block(0, "B11")
    assert [scene.score(seat).zones[1] for seat in range(3)] == [8, 0, 0]


def test_r36_a_block_at_a_corner_is_beside_the_tile() -> None:
    scene = Scene(3).player(0, goods="s1 t1").block(1, "B31").block(2, "B42")
    scene.reward("B41", "RT01").offers(building="BC01").acts(0, "build", 2)
    scene.script(0, "contract:BC01", "B:I1.r0", "B32", "build")  # B32 touches B41 at a corner
    assert [scene.me(seat).coins for seat in range(3)] == [3, 3, 3]


def test_r36_neutral_blocks_help_to_complete_a_tile_and_win_nothing() -> None:
    scene = Scene(2).player(0, goods="s1 t1").block(1, "B36", "B44", "B45", "B46")
    scene.reward("B35", "RT01").offers(building="BC01").acts(0, "build", 2)
    scene.script(0, "contract:BC01", "B:I1.r0", "B34", "build")
    assert [scene.me(seat).coins for seat in range(2)] == [3, 3]


def test_r36_an_open_neighbour_keeps_the_tile_unresolved() -> None:
    scene = Scene(3).player(0, goods="s1 t1").block(1, "B31")
    scene.reward("B41", "RT01").offers(building="BC01").acts(0, "build", 2)
    scene.script(0, "contract:BC01", "B:I1.r0", "B32", "build")
    assert not scene.now.rewards["B41"].resolved


def test_artisans_of_a_reward_go_to_the_active_player_first() -> None:
    scene = Scene(3).player(2, goods="s1 t1").block(0, "B31").block(1, "B32").supply(2)
    scene.reward("B41", "RT05").offers(building="BC01").acts(2, "build", 2)
    scene.script(2, "contract:BC01", "B:I1.r0", "B42", "build")
    assert [scene.me(seat).artisans for seat in range(3)] == [1, 0, 1]


def test_a_cell_with_a_block_cannot_be_built_on() -> None:
    scene = Scene(3).player(0, goods="s1 t1").block(1, "A11").block(NEUTRAL, "A22")
    scene.offers(building="BC01").acts(0, "build", 1).script(0, "contract:BC01")
    assert not {"A11", "A22"} & set(scene.options())


def test_blocks_spent_while_a_building_waits_may_make_it_too_large() -> None:
    scene = Scene(3).block(0, *CELLS[40:56]).player(0, coins=1, goods="s2 t1", artisans=1)
    scene.player(0, row="agrippa", tiles="ES4@p22").offers(building="BC22").acts(0, "build", 1)
    scene.script(0, "contract:BC22", "use:agrippa", "p22", "A:I1.r0", "A11", "build")
    assert (scene.view().players[0].blocks_left, scene.key()) == (3, "nova.action")


def test_a_building_not_offered_cannot_be_forced() -> None:
    scene = Scene(3).player(0, goods="s1 t1").offers(building="BC05").acts(0, "build", 1)
    with pytest.raises(IllegalChoiceError):
        scene.script(0, "contract:BC05", "B:I2.r0")

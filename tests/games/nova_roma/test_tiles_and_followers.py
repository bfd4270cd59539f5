"""Tiles and followers inside actions, and inside each other."""

from __future__ import annotations

from games.core.match import Match
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.seat.audit import audit
from tests.games.nova_roma.scene import Scene


def test_the_forty_followers_are_of_three_kinds() -> None:
    kinds = [follower.kind for follower in FOLLOWERS.values()]
    assert (kinds.count("end"), kinds.count("once"), kinds.count("perm")) == (13, 21, 6)
    assert sum(f.strength for f in FOLLOWERS.values()) == 8
    assert sum(f.places for f in FOLLOWERS.values()) == 4
    assert all((f.scores is not None) == (f.kind == "end") for f in FOLLOWERS.values())


def test_a_tile_with_sails_works_in_the_middle_of_a_voyage() -> None:
    scene = Scene(3).player(0, coins=1, goods="s2", artisans=1, row="hadrianus", tiles="ES3@p11")
    scene.offers(sailing="SC12").acts(0, "sail", 2).script(0, "contract:SC12", "a:N1")
    scene.script(0, "use:hadrianus", "p11")
    assert scene.key() == "nova.tile.sails"
    scene.script(0, "a:N2", "a:N3")
    assert scene.me().production[0].flipped
    assert scene.key() == "nova.sail.leg"  # the sail that was left of two
    assert scene.now.turn.sails == 1
    scene.answer(0, "a:N4")
    assert scene.me().ships == ["N4", "H0"]
    assert scene.me().coins == 2  # N1; one was paid for the artisan
    assert scene.key() == "nova.action"


def test_a_block_from_a_tile_is_placed_while_a_building_waits() -> None:
    scene = Scene(3).player(0, coins=1, goods="s2 t1", artisans=1, row="agrippa", tiles="ES4@p22")
    scene.offers(building="BC12").acts(0, "build", 1).script(0, "contract:BC12")
    scene.script(0, "use:agrippa", "p22")
    assert scene.options() == ["A:I1.r0", "B:I1.r0", "C:I1.r0", "none"]
    assert scene.view().turn.planned.zones == ("A", "B", "C")
    scene.script(0, "C:I1.r0", "C11", "build")
    assert scene.me().production[4].flipped
    planned = scene.view().turn.planned
    assert (planned.shape, planned.cells, planned.zones) == ("I3", (), ("A",))
    scene.script(0, "A:I3.r0", "A13", "build")
    assert [b.place for b in scene.now.buildings] == ["I1.r0@C11", "I3.r0@A13"]
    assert audit(scene.now) == []


def test_what_was_revealed_is_not_taken_back() -> None:
    scene = Scene(3).player(0, coins=1, artisans=1, row="hadrianus", tiles="ES4@p22")
    scene.block(1, "B31", "B32").reward("B41", "RT12").offers(sailing="SC13 SC14")
    scene.acts(0, "sail", 1).script(0, "use:hadrianus", "p22", "B:I1.r0", "B42", "build")
    assert scene.key() == "nova.action"
    assert "did-nothing-more" in scene.told()
    me = scene.me()
    assert (me.coins, len(me.hand), me.row[0].exhausted) == (0, 2, True)
    assert len(scene.me(1).hand) == 2


def test_a_declined_tile_is_asked_again_at_the_next_placement() -> None:
    scene = Scene(3).player(0, artisans=2, tiles="ES4@p11 ES3@p12").acts(0, "produce", 2)
    scene.script(0, "p11", "none")
    assert not scene.me().production[0].flipped
    scene.script(0, "p12", "decline")
    assert not scene.me().production[1].flipped


def test_income_is_goods_or_coins_and_cannot_be_declined() -> None:
    scene = Scene(3).player(0, artisans=1, tiles="ES5@p22").acts(0, "produce", 1)
    scene.answer(0, "p22")
    assert scene.options() == ["goods", "coins"]
    scene.answer(0, "goods").answer(0, "wheat", "wine", "wine.2")
    assert scene.goods() == "w1 t1 v2 h1"
    assert scene.me().production[4].flipped


def test_the_recruiting_office_needs_no_coins_but_influence() -> None:
    scene = Scene(3).player(
        0, artisans=1, tiles="ES2@p11", hand="bernardo cassian", row="calux gloria hilaria"
    )
    scene.player(0, influence=1).acts(0, "produce", 1).script(0, "p11")
    assert scene.options() == ["play:bernardo", "play:cassian", "decline"]
    scene.answer(0, "play:bernardo")
    assert [hired.card for hired in scene.me().row] == ["calux", "gloria", "hilaria", "bernardo"]
    assert scene.me().influence == 0


def test_the_racing_stable_stays_on_one_lane_and_takes_an_artisan() -> None:
    scene = Scene(3).player(0, artisans=2, goods="h2", lanes=(1, 0, 0), tiles="ES7@p11")
    scene.acts(0, "produce", 1).script(0, "p11", "lane:1")
    assert scene.options() == ["lane:1", "stop"]
    scene.script(0, "lane:1", "influence")
    assert scene.key() == "nova.tile.charioteer"
    scene.answer(0, "lane:1")
    assert scene.view().players[0].spaces == (4, 0, 0)
    assert scene.me().artisans == 0
    assert scene.me().goods["horse"] == 1


def test_conversions_are_paid_with_what_the_placement_brought() -> None:
    scene = Scene(3).player(0, artisans=1, tiles="EB13@p23").acts(0, "produce", 2)
    scene.script(0, "p23", "use")
    assert (scene.me().coins, scene.me().artisans) == (0, 1)
    scene.answer(0, "p13")
    assert scene.me().coins == 2  # another artisan is in the column


def test_a_good_for_influence_is_chosen_in_the_same_question() -> None:
    scene = Scene(3).player(0, artisans=1, influence=1, goods="w5", tiles="EB14@p21")
    scene.acts(0, "produce", 1).answer(0, "p21")
    assert scene.options() == ["stone", "wood", "wine", "horse", "decline"]
    scene.answer(0, "horse")
    assert (scene.goods(), scene.me().influence) == ("w5 t1 h1", 0)


def test_the_physician_pays_the_artisan() -> None:
    scene = Scene(3).player(0, goods="s2 t1", row="patricia").offers(building="BC10")
    scene.acts(0, "build", 1)
    assert scene.options() == ["use:patricia", "none"]
    scene.answer(0, "use:patricia")  # then the contract is the only way on
    assert scene.me().building == ["BC10"]
    assert scene.goods() == ""


def test_the_physician_is_given_back_when_goods_are_missing() -> None:
    scene = Scene(3).player(0, goods="s1 t1", row="patricia").offers(building="BC10")
    scene.acts(0, "build", 1).answer(0, "use:patricia")
    me = scene.me()
    assert (me.building, me.row[0].exhausted, me.coins) == ([], False, 1)


def test_a_new_follower_works_from_the_next_action_on() -> None:
    scene = Scene(3).player(0, coins=2, goods="s2", artisans=1, hand="constantin")
    scene.offers(sailing="SC12", followers="martinus").acts(0, "recruit", 1, then="sail")
    scene.script(0, "stop", "play:constantin")
    assert scene.me().coins == 0
    scene.script(0, "do:sail", "contract:SC12")
    assert scene.me().coins == 1


def test_the_animal_tamer_played_just_now_does_not_tame_yet() -> None:
    scene = Scene(3).player(0, artisans=2, tiles="EB16@p11 ES2@p12", hand="trivia")
    scene.acts(0, "produce", 2).script(0, "p12", "play:trivia")
    assert "p11" not in scene.options()


def test_inside_a_petition_only_its_own_followers_help() -> None:
    scene = Scene(3).player(
        0, coins=2, influence=2, goods="s2 t1 w5", row="egeria seraphina occius"
    )
    scene.offers(building="BC01").acts(0, "petition", 2)
    scene.script(0, "build:2")
    assert scene.options() == ["contract:BC01", "use:occius", "none"]
    scene.script(0, "use:occius", "contract:BC01")
    assert (scene.me().coins, scene.me().influence) == (2, 1)


def test_a_petition_offers_no_action_without_use() -> None:
    scene = Scene(3).player(0, influence=3, lanes=(7, 7, 2)).offers(sailing="SC12", building="BC01")
    scene.acts(0, "petition", 3)
    actions = {id.split(":")[0] for id in scene.options()}
    assert actions == {"trade", "upgrade", "recruit", "none"}


def test_a_used_follower_obliges_to_a_main_step() -> None:
    scene = Scene(3).player(0, goods="s2", row="septimus").offers(sailing="SC12 SC13")
    scene.acts(0, "sail", 1).script(0, "use:septimus")
    assert scene.me().sailing == ["SC12"]  # nothing else was possible


def test_a_used_follower_obliges_to_race_with_racer_or_artisan() -> None:
    scene = Scene(3).player(0, artisans=1, row="manius", lanes=(6, 6, 0)).acts(0, "race", 1)
    scene.script(0, "use:manius")
    assert scene.options() == ["lane:3", "stop"]
    scene.answer(0, "stop")
    assert scene.view().players[0].spaces == (6, 6, 1)
    assert scene.me().artisans == 0


def test_a_declined_marker_leaves_the_oracle_for_the_other_step() -> None:
    scene = Scene(3).player(1, influence=1, row="occius").acts(1, "petition", 1)
    assert scene.options(1) == ["use:occius", "none"]
    scene.script(1, "use:occius")
    assert scene.options(1) == ["marker", "none"]


def test_a_position_in_the_middle_of_an_action_survives_a_restart() -> None:
    scene = Scene(3).player(0, coins=1, goods="s1", row="hadrianus", artisans=1)
    scene.offers(sailing="SC13 SC14").acts(0, "sail", 1).script(0, "use:hadrianus")
    twin = Match(scene.match.game, scene.match.saved())
    assert twin.pending(0) == scene.asked()
    twin.submit(0, twin.seq, ["p13"])
    assert twin.state_copy().players[0].coins == 2


def test_taking_an_action_back_does_not_take_back_what_others_said() -> None:
    scene = Scene(3).player(0, coins=1, goods="s1", row="hadrianus", artisans=1)
    scene.offers(sailing="SC13 SC14").acts(0, "sail", 1).script(0, "use:hadrianus")
    scene.aside(2, "concede").answer(0, "p13")
    assert "told-taken-back" in scene.told()
    assert [player.conceded for player in scene.now.players] == [False, False, True]

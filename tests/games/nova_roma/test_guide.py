"""What makes questions easier: answers that go together, grids, and why something is missing."""

from __future__ import annotations

import pytest

from bot.panel.ways.closing import closing_options
from bot.panel.ways.courses import Course, gone_on
from bot.panel.ways.offering import shortcuts_of
from bot.talk.limits import BUTTON_LABEL
from games.core.bots.random_bot import RANDOM
from games.core.guiding import Shortcut
from games.core.seats import Seat
from games.nova_roma import GAME
from tests.games.evening import moments
from tests.games.nova_roma.scene import Scene
from tests.games.nova_roma.speaking import said

ME = Seat(0)
BOTH = pytest.mark.parametrize("language", ["en", "de"])


def placed(scene: Scene, square: str) -> Scene:
    """The first seat's turn, its patrician on a square."""
    return scene.turn(0).answer(0, square)


def forum(players: int = 3) -> Scene:
    """Rows trade, upgrade, petition, recruit; columns sail, build, race, produce."""
    return Scene(players).forum(
        "trade upgrade petition recruit", "sail build race produce", emperor="d4"
    )


def reasons(scene: Scene, language: str = "en") -> dict[str, str]:
    decision = scene.asked()
    assert decision
    assert scene.match
    found = GAME.why_not(scene.match.view(ME), decision)
    assert not {each.id for each in found} & set(scene.options())
    return {each.id: said(each.reason, language) for each in found}


def joined(scene: Scene) -> dict[str, Shortcut]:
    assert scene.match
    return {said(each.label): each for each in shortcuts_of(1, scene.match, ME)}


# ---- what goes without saying -----------------------------------------------------------------


def test_a_building_is_not_confirmed_twice() -> None:
    scene = Scene(3).player(0, goods="s1 t1").offers(building="BC01").acts(0, "build", 1)
    scene.script(0, "contract:BC01", "A11")
    assert scene.key() == "nova.build.confirm"
    assert scene.match
    decision = scene.asked()
    assert decision
    assert GAME.obvious(scene.match.view(ME), decision) == ("build",)


def test_the_action_that_is_left_begins_by_itself() -> None:
    scene = placed(forum().player(0, coins=3), "a1")
    assert scene.key() == "nova.action"
    assert scene.match
    decision = scene.asked()
    assert decision
    assert GAME.obvious(scene.match.view(ME), decision) is None
    scene.answer(0, "forgo:sail")
    decision = scene.asked()
    assert decision
    assert GAME.obvious(scene.match.view(ME), decision) == ("do:trade",)
    course = gone_on(1, Course(scene.match), ME)
    assert [step.picks for step in course.steps][:1] == [("do:trade",)]


def test_one_follower_brings_no_coin_and_is_not_asked_for() -> None:
    scene = placed(forum().player(0, hand="severa"), "a1").answer(0, "do:trade")
    decision = scene.asked()
    assert decision
    assert decision.key == "nova.trade.cards"
    assert scene.match
    assert GAME.obvious(scene.match.view(ME), decision) == ()


# ---- answers that go together -----------------------------------------------------------------


def test_an_action_is_joined_with_how_it_begins() -> None:
    scene = forum().player(0, goods="s2 t1", ships="N1 S1").offers(sailing="SC12", building="BC01")
    found = joined(placed(scene, "b2"))
    assert found["Build: single block · 3 VP for Stone+Wood"].answers == (
        ("do:build",),
        ("contract:BC01",),
    )
    assert found["Build: single block · 3 VP for Stone+Wood"].spot == "BC01"


def test_what_a_contract_lacks_is_bought_by_one_press() -> None:
    scene = forum().player(0, goods="s1", coins=2).offers(sailing="SC12", building="BC01")
    found = joined(placed(scene, "a1"))
    assert found["Trade: buy Wood for single block · 3 VP"].answers == (("do:trade",), ("wood",))
    kept = forum().player(0, goods="s1", coins=2, hand="severa")
    kept.offers(sailing="SC12", building="BC01")
    bought = joined(placed(kept, "a1"))["Trade: buy Wood for single block · 3 VP, keep followers"]
    assert bought.answers == (("do:trade",), (), ("wood",))


def test_a_follower_is_taken_and_played_by_one_press() -> None:
    scene = Scene(3).player(0, coins=2).offers(followers="severa titus")
    found = joined(scene.acts(0, "recruit", 1))
    assert found["Severa, play at once for 2 coins"].answers == (
        ("take:severa",),
        ("play:severa",),
    )
    poor = Scene(3).player(0, coins=1).offers(followers="severa titus").acts(0, "recruit", 1)
    assert not joined(poor)


def test_all_sails_and_all_spaces_of_a_lane_are_one_press() -> None:
    scene = Scene(3).player(0, goods="s2", ships="N1 S1").offers(sailing="SC12")
    found = joined(scene.acts(0, "sail", 2))
    assert found["Ship a to Tyras (N3) (2 sails) for 2 stone"].answers == (
        ("contract:SC12",),
        ("a:N2",),
        ("a:N3",),
    )
    race = joined(Scene(3).acts(0, "race", 2))
    assert race["Lane 2: to space 2"].answers == (("lane:2",), ("lane:2",))


def test_a_race_takes_markers_and_says_who_drives() -> None:
    scene = Scene(3).player(0, goods="h1", artisans=1, lanes=(2, 0, 0))
    found = joined(scene.acts(0, "race", 1))
    nobody = found["Lane 1: to space 3 (1 horse), 1 achievement marker, no charioteer"]
    assert nobody.answers == (("lane:1",), ("marker",), ("none",))
    driven = found["Lane 1: to space 4 (1 horse), 1 achievement marker, with a charioteer"]
    assert driven.answers == (("lane:1",), ("marker",), ("lane:1",))


def test_a_petition_is_joined_with_how_the_other_action_begins() -> None:
    scene = forum().player(0, goods="s1 t1", influence=2).offers(building="BC01")
    found = joined(placed(scene, "b3"))
    asked = found["Petition: Build 1: single block · 3 VP for Stone+Wood"]
    assert asked.answers == (("do:petition",), ("build:1",), ("contract:BC01",))


def test_somebody_is_hired_and_put_to_work_by_one_press() -> None:
    scene = Scene(3).player(0, goods="w1", artisans=0).acts(0, "produce", 2)
    assert joined(scene)["Hire, to Wood+Horse"].answers == (("hire",), ("p22",))
    alone = Scene(3).player(0, goods="w1", artisans=0).acts(0, "produce", 1)
    assert not joined(alone)


def test_goods_of_ones_choice_are_one_press_together() -> None:
    scene = Scene(3).player(0, goods="s2", ships="N4 S8").offers(sailing="SC12").acts(0, "sail", 3)
    scene.script(0, "contract:SC12", "a:N5")
    assert scene.key() == "nova.goods"
    found = joined(scene)
    assert len(found) == 15
    assert found["2 wood"].answers == (("wood", "wood.2"),)
    assert found["1 wheat and 1 horse"].answers == (("wheat", "horse"),)


def test_what_contracts_lack_is_bought_by_one_press() -> None:
    scene = Scene(3).player(0, goods="s1", coins=4).offers(sailing="SC12", building="BC01")
    found = joined(scene.acts(0, "trade", 1))
    assert found["1 wood"].answers == (("wood",),)
    assert found["1 stone and 1 wood"].answers == (("stone", "wood"),)
    assert found["1 wheat, 1 wood, 1 wine and 1 horse"].answers == (
        ("wheat", "wood", "wine", "horse"),
    )


def test_nobody_is_sent_away_and_goods_are_bought_by_one_press() -> None:
    scene = Scene(3).player(0, goods="s1", coins=1, hand="severa titus")
    scene.offers(sailing="SC12", building="BC01").acts(0, "trade", 1)
    assert scene.key() == "nova.trade.cards"
    assert joined(scene)["keep all, buy 1 wood"].answers == ((), ("wood",))


def test_two_followers_are_sent_away_by_one_press() -> None:
    scene = Scene(3).player(0, hand="severa titus calux", coins=0).acts(0, "trade", 1)
    assert scene.key() == "nova.trade.cards"
    pair = joined(scene)["Titus and Severa for 1 coin"]
    assert sorted(pair.answers[0]) == ["card:severa", "card:titus"]
    more = Scene(3).player(0, hand="severa titus calux nela", coins=0).acts(0, "trade", 1)
    four = [each for label, each in joined(more).items() if label.endswith("for 2 coins")]
    assert [len(each.answers[0]) for each in four] == [4]


def test_a_voyage_ends_where_goods_are_chosen() -> None:
    scene = Scene(3).player(0, goods="s2", ships="N4 S8").offers(sailing="SC12")
    found = joined(scene.acts(0, "sail", 3))
    assert found["Ship a to Chersonesos (N5) for 2 stone"].answers[-1] == ("a:N5",)


def test_a_place_that_completes_a_reward_is_offered_first() -> None:
    scene = Scene(3).block(0, "B31").block(1, "B32").reward("B41", "RT07")
    scene.player(0, goods="s1 t1").offers(building="BC01").acts(0, "build", 2)
    scene.answer(0, "contract:BC01")
    assert joined(scene)["B42: completes B41 (2 wheat)"].answers == (("B:I1.r0",), ("B42",))


def test_a_place_with_a_share_in_a_reward_is_offered_too() -> None:
    scene = Scene(3).block(1, "B31").reward("B41", "RT07")
    scene.player(0, goods="s1 t1").offers(building="BC01").acts(0, "build", 2)
    found = joined(scene.answer(0, "contract:BC01"))
    assert found["B42: beside B41 (2 wheat)"].answers == (("B:I1.r0",), ("B42",))
    own = Scene(3).block(0, "B31").reward("B41", "RT07")
    own.player(0, goods="s1 t1").offers(building="BC01").acts(0, "build", 2)
    assert "B42: beside B41 (2 wheat)" not in joined(own.answer(0, "contract:BC01"))


def test_a_contract_is_joined_with_the_best_of_its_places() -> None:
    scene = Scene(3).block(0, "B31").block(1, "B32").reward("B41", "RT07")
    scene.player(0, goods="s1 t1").offers(building="BC01").acts(0, "build", 2)
    there = joined(scene)["single block · 3 VP, B42: completes B41 (2 wheat)"]
    assert there.answers == (("contract:BC01",), ("B:I1.r0",), ("B42",))


def test_sails_are_shared_by_both_ships_in_one_press() -> None:
    scene = Scene(3).player(0, goods="s2", ships="N1 S1").offers(sailing="SC12")
    found = joined(scene.acts(0, "sail", 2))
    shared = found["Ship a to Tomis (N2), b to Amastris (S2) for 2 stone"]
    assert shared.answers == (("contract:SC12",), ("a:N2",), ("b:S2",))


def test_wine_is_poured_and_a_tile_taken_by_one_press() -> None:
    found = joined(Scene(3).player(0, goods="v1").acts(0, "upgrade", 1))
    firsts = {each.answers[0] for each in found.values()}
    assert firsts == {("none",), ("wine:1",)}
    assert any(label.endswith(", pour 1 wine") for label in found)


def test_several_are_hired_by_one_press() -> None:
    scene = Scene(3).player(0, goods="w3", artisans=1).acts(0, "produce", 2)
    assert joined(scene)["Hire 2"].answers == (("hire",), ("hire",))


def test_a_space_on_each_of_two_lanes_is_one_press() -> None:
    found = joined(Scene(3).player(0, artisans=1).acts(0, "race", 2))
    both = found["One space each on lanes 1 and 3, no charioteer"]
    assert both.answers == (("lane:1",), ("lane:3",), ("none",))


def test_a_follower_before_an_action_is_joined_with_how_it_begins() -> None:
    scene = forum().player(0, goods="w1", artisans=1, row="titus").offers(sailing="")
    placed(scene, "d1")
    assert joined(scene)["Produce: Use Titus"].answers == (("do:produce",), ("use:titus",))
    scene.answer(0, "do:produce")
    assert scene.key() == "nova.followers.before"
    found = joined(scene)
    assert found["Stone+Wheat, with Titus"].answers == (("use:titus",), ("p11",))


def test_what_closes_a_turn_or_draws_from_the_deck_needs_no_confirmation() -> None:
    scene = Scene(3).player(0, coins=2).offers(followers="severa titus").acts(0, "recruit", 2)
    assert scene.match
    assert closing_options(1, scene.match, ME) == {"deck"}
    placing = Scene(3).turn(0)
    assert placing.match
    assert closing_options(1, placing.match, ME) == frozenset()


def test_every_shortcut_and_grid_of_a_game_fits_its_question() -> None:
    known = set()
    for match, seat, decision in moments(GAME, [RANDOM] * 3, 4):
        offered = {option.id for option in decision.options}
        grid = GAME.grid(match.view(seat), decision)
        assert {cell.id for row in grid for cell in row if cell} <= offered
        for each in shortcuts_of(1, match, seat):
            known.add(decision.key)
            assert len(said(each.label, "en")) <= BUTTON_LABEL
            assert len(said(each.label, "de")) <= BUTTON_LABEL
        assert not {each.id for each in GAME.why_not(match.view(seat), decision)} & offered
    assert known >= {"nova.action", "nova.race.lane"}


def test_a_space_beside_other_actions_has_the_sign_of_producing() -> None:
    scene = forum().player(0, artisans=1).turn(0).script(0, "d1")
    found = joined(scene)["🌾 +Stone+Wheat"]
    assert found.answers == (("do:produce",), ("p11",))
    assert found.hint
    assert said(found.hint) == "🌾 Produce: you place an artisan there and receive both"


def test_the_forum_is_a_grid_of_short_names() -> None:
    scene = forum().figures("a1:0 c3:1").turn(0)
    decision = scene.asked()
    assert decision
    assert scene.match
    grid = GAME.grid(scene.match.view(ME), decision)
    said_there = [[cell and cell.label and said(cell.label) for cell in row] for row in grid]
    assert said_there[0] == [None, "b1 💰2 🧱1", "c1 💰2 🏇1", "d1 💰2 🌾2"]
    assert said_there[2][2] is None
    assert said_there[3][3] is None


# ---- why not ----------------------------------------------------------------------------------


def test_taken_squares_and_goals_out_of_reach_say_why() -> None:
    scene = forum().figures("a1:1", legionnaires="b2").player(0, building=1).turn(0)
    found = reasons(scene)
    assert found["a1"] == "Ben stands there"
    assert found["b2"] == "a legionnaire blocks it for this round"
    assert found["d4"] == "the emperor stands there"
    assert "1 of 2 so far" in found.values()
    assert reasons(scene, "de")["a1"] == "dort steht Ben"


def test_contracts_say_what_they_lack_or_which_strength_they_take() -> None:
    scene = Scene(3).player(0, goods="s2", row="hadrianus", coins=1, artisans=1)
    scene.offers(sailing="SC12 SC30 SC13 SC14").acts(0, "sail", 1)
    found = reasons(scene)
    assert found["contract:SC30"] == "you lack 1 wood, 1 wine and 1 horse"
    assert found["contract:SC13"] == "takes strength 2"
    assert found["contract:SC14"] == "takes strength 3"


@BOTH
def test_lanes_zones_tiles_and_spaces_say_why(language: str) -> None:
    lanes = reasons(Scene(3).player(0, lanes=(7, 2, 0)).acts(0, "race", 1), language)
    assert lanes.keys() == {"lane:1", "lane:2"}
    build = Scene(3).player(0, goods="s1 t1").offers(building="BC01").acts(0, "build", 2)
    assert reasons(build.answer(0, "contract:BC01"), language).keys() == {"zone:C"}
    spaces = reasons(Scene(3).player(0, goods="w1", working="p11").acts(0, "produce", 1), language)
    assert spaces.keys() == {f"p{r}{c}" for r in (1, 2, 3) for c in (1, 2, 3)}
    tiles = reasons(Scene(3).acts(0, "upgrade", 1), language)
    assert all(reason for reason in tiles.values())


def test_a_follower_that_commits_says_so_before_the_press() -> None:
    scene = Scene(3).player(0, row="occius", influence=3).acts(0, "petition", 1)
    hints = {o.id: o.hint and said(o.hint) for o in scene.asked().options}  # type: ignore[union-attr]
    assert hints["use:occius"].endswith("Then you must go through with the action")

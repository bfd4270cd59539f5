"""Rulings of section 12 and limits of 7.9 about the six actions."""

from __future__ import annotations

import pytest

from games.core.catalogue import Catalogue
from games.core.choices import Choice, checksum
from games.core.errors import IllegalChoiceError
from games.core.seats import Seat
from games.trajan import GAME
from tests.games.trajan.scene import Scene

STACKS = ("cards", "points", "workers", "legionnaires", "plus2", "needs")


# ---- seaport ----------------------------------------------------------------------------------


def test_drawing_two_ends_with_one_card_more():
    scene = Scene().player(0, hand="gems").deck("fish oils furs").discards("fruit", "wine")
    scene.acts(0, "seaport").script(0, "draw_two", "discard:fish:left")
    assert (sorted(scene.me(0).hand), scene.now.deck) == (["gems", "oils"], ["furs"])


def test_any_card_of_the_hand_may_be_discarded_on_either_pile():
    scene = Scene().player(0, hand="gems").deck("fish oils furs").discards("fruit", "wine")
    scene.acts(0, "seaport").answer(0, "draw_two")
    kinds = ("oils", "fish", "gems")
    assert scene.options(0) == [
        f"discard:{kind}:{pile}" for kind in kinds for pile in ("left", "right")
    ]


def test_the_discarded_card_lies_on_top_of_its_pile():
    scene = Scene().player(0, hand="gems").deck("fish oils furs").discards("fruit", "wine")
    scene.acts(0, "seaport").script(0, "draw_two", "discard:gems:right")
    assert scene.now.discards == {"left": ["fruit"], "right": ["wine", "gems"]}


def test_ruling_a_pile_emptied_with_an_empty_deck_is_refilled_from_the_other_pile_r11():
    scene = Scene().discards("fruit", "wine oils").deck("").acts(0, "seaport")
    scene.answer(0, "take_left")
    assert (scene.me(0).hand, scene.now.discards) == (
        ["fruit"],
        {"left": ["wine"], "right": ["oils"]},
    )


def test_ruling_with_nothing_to_reshuffle_an_emptied_pile_stays_empty_r11():
    scene = Scene().discards("fruit", "wine").deck("").acts(0, "seaport").answer(0, "take_left")
    assert (scene.me(0).hand, scene.now.discards) == (["fruit"], {"left": [], "right": ["wine"]})


def test_ruling_a_deck_that_runs_out_in_the_middle_is_renewed_r11():
    scene = Scene().discards("fruit fish", "wine").deck("gems").acts(0, "seaport")
    scene.answer(0, "draw_two")
    found = (sorted(scene.me(0).hand), scene.now.discards["left"], scene.key(0))
    assert found == (["fruit", "gems"], ["fish"], "trajan.discard")


def test_ruling_the_renewed_deck_is_shuffled_r11():
    lower = "fish furs gems oils columns scrolls ceramics jewelry"
    decks = set()
    for seed in range(4):
        scene = Scene(seed=seed).discards(f"{lower} wine", "fruit").deck("").acts(0, "seaport")
        decks.add(tuple(scene.answer(0, "draw_two").me(0).hand))
    assert len(decks) > 1


def test_ruling_a_single_last_card_is_drawn_and_nothing_discarded_r12():
    scene = Scene().discards("fruit", "wine").deck("fish").acts(0, "seaport")
    scene.answer(0, "draw_two")
    assert (scene.me(0).hand, scene.key(1)) == (["fish"], "trajan.tray")


def test_ruling_with_old_cards_in_hand_the_single_last_card_is_kept_too_r12():
    scene = Scene().player(0, hand="gems oils").discards("fruit", "wine").deck("fish")
    scene.acts(0, "seaport").answer(0, "draw_two")
    assert (sorted(scene.me(0).hand), scene.key(1)) == (["fish", "gems", "oils"], "trajan.tray")


def test_ruling_wild_tiles_cannot_be_played_to_the_display_r13():
    scene = Scene().player(0, hand="gems oils", tiles="wild_commodity").acts(0, "seaport")
    scene.answer(0, "play")
    assert sorted(scene.options(0)) == ["gems", "oils"]


def test_ruling_a_wild_tile_alone_does_not_allow_playing_r13():
    scene = Scene().player(0, tiles="wild_commodity").acts(0, "seaport")
    assert ("play" in scene.options(0), "ship_same" in scene.options(0)) == (False, True)


def test_ruling_a_fourth_pair_does_not_fit_r14():
    scene = Scene().player(0, hand="gems gems oils oils fish fish furs furs").acts(0, "seaport")
    scene.answer(0, "ship_pairs")
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "pair:gems", "pair:oils", "pair:fish", "pair:furs")


def test_ruling_a_fifth_different_card_does_not_fit_r14():
    scene = Scene().player(0, hand="gems oils fish furs wine").acts(0, "seaport")
    scene.answer(0, "ship_different")
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "gems", "oils", "fish", "furs", "wine")


def test_ruling_a_wild_tile_does_not_fit_beside_four_different_cards_r14():
    scene = Scene().player(0, hand="gems oils fish furs", tiles="wild_commodity")
    scene.acts(0, "seaport").answer(0, "ship_different").answer(0, "gems", "oils", "fish", "furs")
    assert (scene.me(0).vp, scene.me(0).tiles) == (8, {"wild_commodity": 1})


def test_ruling_an_empty_ship_does_not_sail_r14():
    scene = Scene().player(0, hand="gems oils").acts(0, "seaport").answer(0, "ship_different")
    with pytest.raises(IllegalChoiceError):
        scene.answer(0)


def test_ruling_without_cards_and_wild_tiles_no_ship_is_offered_r14():
    scene = Scene().acts(0, "seaport")
    assert scene.options(0) == ["draw_two", "take_left", "take_right", "skip"]


def test_ruling_wild_tiles_alone_may_be_shipped_r14():
    scene = Scene().player(0, tiles="wild_commodity wild_commodity").acts(0, "seaport")
    scene.script(0, "ship_same", "wild.2")
    assert (scene.me(0).vp, scene.me(0).tiles) == (6, {})


def test_ruling_a_grey_ship_may_be_used_again_for_its_grey_values_r15():
    scene = Scene().player(0, hand="gems gems fish fish", tiles="extra_seaport").acts(0, "seaport")
    scene.script(0, "ship_same", "gems.2", "yes", "ship_same", "fish.2")
    assert (scene.me(0).vp, scene.now.ships["ship_same"]) == (6 + 1, "back")


def test_without_any_card_anywhere_the_seaport_is_closed():
    scene = Scene().discards("", "").deck("").acts(0, "seaport")
    assert (scene.key(0), scene.key(1)) == (None, "trajan.tray")


# ---- forum ------------------------------------------------------------------------------------


def test_the_taken_tile_lies_on_the_mat_and_its_space_stays_empty():
    scene = Scene().forum(Y1="senate", G1="bread", G2="votes_4").acts(0, "forum")
    scene.answer(0, "tile:votes_4")
    left = [space for space, tile in scene.now.forum.items() if tile]
    assert (scene.me(0).tiles, left) == ({"votes_4": 1}, ["Y1", "G1"])


def test_yellow_and_green_extra_action_tiles_are_the_same_on_the_mat():
    scene = Scene().forum(Y1="senate", G1="extra_senate").player(0, tiles="extra_senate")
    scene.acts(0, "forum").answer(0, "tile:extra_senate")
    assert scene.me(0).tiles == {"extra_senate": 2}


def test_an_empty_forum_makes_the_action_impossible():
    scene = Scene().acts(0, "forum")
    assert (scene.key(0), scene.key(1)) == (None, "trajan.tray")


# ---- military ---------------------------------------------------------------------------------


def test_recruiting_moves_a_figure_from_the_supply_to_the_military_camp():
    me = Scene().acts(0, "military").answer(0, "recruit").me(0)
    assert (me.supply, me.military_camp, me.worker_camp) == (12, 2, 1)


def test_without_a_supply_there_is_nobody_to_recruit():
    scene = Scene().player(0, supply=0).acts(0, "military")
    assert scene.options(0) == ["move:alpes", "move:raetia", "move:noricum", "skip"]


def test_ruling_the_leader_cannot_return_to_the_camp_r16():
    scene = Scene().player(0, leader="noricum", military_camp=0).acts(0, "military")
    assert scene.options(0) == ["move:raetia", "recruit", "skip"]


def test_ruling_a_tile_in_the_province_is_taken_r17():
    scene = Scene().province("raetia", "wild_demand").acts(0, "military")
    scene.answer(0, "move:raetia")
    me, province = scene.me(0), scene.now.provinces["raetia"]
    assert (me.leader, me.tiles, province.tile) == ("raetia", {"wild_demand": 1}, None)


def test_ruling_nobody_is_asked_whether_to_take_it_r17():
    scene = Scene().province("raetia", "wild_demand").acts(0, "military")
    assert scene.answer(0, "move:raetia").key(1) == "trajan.tray"


def test_a_tile_is_gone_when_its_taking_is_told():
    """Pictures of each step show what the line tells, not the step after it."""
    scene = Scene().province("raetia", "wild_demand").acts(0, "military")
    match = scene.match
    decision = match.pending(Seat(0))
    assert decision
    choice = Choice(Seat(0), decision.key, ("move:raetia",), checksum(decision))
    seen = {event.text.key: view for event, view in match.film([choice])}
    raetia = next(p for p in seen["told-takes-in-province"].provinces if p.id == "raetia")
    assert raetia.tile is None


def test_leaders_may_share_a_province():
    scene = Scene().player(1, leader="alpes").acts(0, "military").answer(0, "move:alpes")
    assert [player.leader for player in scene.now.players] == ["alpes", "alpes", "military_camp"]


def test_ruling_one_legionnaire_of_a_player_in_a_province_r18():
    scene = Scene().player(0, leader="belgica", legions="belgica").acts(0, "military")
    assert "deploy" not in scene.options(0)


def test_ruling_only_legionnaires_of_others_lower_the_value_r18():
    scene = Scene(players=4).province("britannia", legions=(1, 2, 3)).player(0, leader="britannia")
    assert scene.acts(0, "military").answer(0, "deploy").me(0).vp == 10 - 9


def test_a_legionnaire_cannot_be_deployed_from_the_camp_of_leaders():
    assert "deploy" not in Scene().acts(0, "military").options(0)


def test_without_a_legionnaire_in_camp_none_is_deployed():
    scene = Scene().player(0, leader="belgica", military_camp=0).acts(0, "military")
    assert "deploy" not in scene.options(0)


def test_the_leader_who_moves_on_leaves_the_legionnaire_behind():
    scene = Scene().player(0, leader="belgica", legions="belgica").acts(0, "military")
    scene.answer(0, "move:britannia")
    found = (scene.me(0).leader, scene.now.provinces["belgica"].legionnaires)
    assert found == ("britannia", [0])


def test_deploying_takes_no_tile():
    scene = Scene().province("belgica", "bread").player(0, leader="belgica").acts(0, "military")
    scene.answer(0, "deploy")
    assert (scene.me(0).tiles, scene.now.provinces["belgica"].tile) == ({}, "ft_bread")


# ---- senate -----------------------------------------------------------------------------------


@pytest.mark.parametrize("space", [1, 2, 3, 4, 5, 6, 7])
def test_entering_a_space_scores_one_more_than_its_number(space: int):
    scene = Scene().player(0, senate=space - 1).acts(0, "senate").answer(0, "advance")
    assert (scene.space(0), scene.me(0).vp) == (space, space + 1)


def test_ruling_space_seven_is_the_end_r19():
    scene = Scene().player(0, senate=7).acts(0, "senate")
    assert (scene.space(0), scene.me(0).vp, scene.key(1)) == (7, 0, "trajan.tray")


# ---- Trajan -----------------------------------------------------------------------------------


def test_every_stack_offers_its_top_tile():
    assert Scene().acts(0, "trajan").options(0) == [*(f"stack:{name}" for name in STACKS), "skip"]


def test_an_empty_stack_is_not_offered():
    scene = Scene().stack("points").acts(0, "trajan")
    assert "stack:points" not in scene.options(0)


def test_with_all_stacks_empty_the_trajan_action_is_impossible():
    scene = Scene()
    for name in STACKS:
        scene.stack(name)
    assert scene.acts(0, "trajan").key(1) == "trajan.tray"


def test_ruling_the_top_tile_of_the_stack_is_taken_r41():
    scene = Scene().stack("points", "tt_points_4 tt_points_9").acts(0, "trajan")
    scene.answer(0, "stack:points")
    assert (scene.slot(0, "I"), scene.now.trajan_stacks["points"]) == (
        "tt_points_4",
        ["tt_points_9"],
    )


def test_with_the_arch_in_the_centre_the_trajan_action_is_impossible():
    slots = "I tt_cards_1 II tt_cards_2 III tt_cards_3 IV tt_cards_4 V tt_cards_5 VI tt_cards_6"
    scene = Scene().player(0, slots=slots, arch="center").acts(0, "trajan")
    assert (scene.key(0), scene.key(1)) == (None, "trajan.tray")


# ---- construction -----------------------------------------------------------------------------


def test_recruiting_moves_a_figure_from_the_supply_to_the_worker_camp():
    me = Scene().acts(0, "construction").answer(0, "recruit").me(0)
    assert (me.supply, me.worker_camp, me.military_camp) == (12, 2, 1)


@pytest.mark.parametrize("vp", [2, 3, 4, 5])
def test_ruling_a_construction_tile_scores_its_points_at_once_r20(vp: int):
    scene = Scene().player(0, buildings="window_5" if vp < 5 else "window_4")
    scene.site("A1", f"window_{vp}").acts(0, "construction").answer(0, "site:A1")
    assert scene.me(0).vp == vp


def test_a_worker_stands_alone_of_its_colour_on_a_site():
    scene = Scene().player(0, sites="A1 A2 B1").acts(0, "construction")
    sites = [option for option in scene.options(0) if option.startswith("site:")]
    assert sites == ["site:A3", "site:B2", "site:C1"]


def test_tiles_of_the_forum_are_named_without_codes_of_their_spaces():
    scene = Scene().forum(Y1="senate", G1="bread", G2="bread").acts(0, "forum")
    asked = scene.match.pending(Seat(0))
    assert asked
    speaker = Catalogue("en", GAME.texts)
    labels = {option.id: speaker.say(option.label, ()) for option in asked.options}
    assert labels["tile:bread"] == "Bread (2 there)"
    assert labels["tile:extra_senate"] == "Extra Senate"

"""Section 10: who may see what, in views and in what is told."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError, StaleChoiceError
from games.core.rng import Rng
from games.core.seats import Seat
from games.trajan import GAME
from tests.games.trajan.scene import Scene

VIEWERS = (0, 1, 2, None)
OTHERS = (1, 2, None)


def cards_heard(scene: Scene, viewer: int | None) -> set[str]:
    return {word for word in scene.words_heard(viewer) if word.startswith("card-")}


def look_alike(one: Scene, other: Scene, viewers: tuple[int | None, ...] = VIEWERS) -> bool:
    return all(one.written(viewer) == other.written(viewer) for viewer in viewers)


# ---- hands ------------------------------------------------------------------------------------


def two_hands() -> Scene:
    return Scene().player(0, hand="wheat gems gems").player(1, hand="oils").turn(0)


@pytest.mark.parametrize(
    ("viewer", "hands"),
    [
        (0, [("gems", "gems", "wheat"), None, None]),
        (1, [None, ("oils",), None]),
        (2, [None, None, ()]),
        (None, [None, None, None]),
    ],
)
def test_a_hand_is_shown_to_its_owner_only(viewer: int | None, hands: list[object]):
    assert [player.hand for player in two_hands().view(viewer).players] == hands


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_number_of_hand_cards_is_public(viewer: int | None):
    assert [player.hand_size for player in two_hands().view(viewer).players] == [3, 1, 0]


def test_another_hand_looks_the_same_to_others():
    one = Scene().discards("fish", "fish").deck("oils wine").player(0, hand="wheat gems").turn(0)
    other = Scene().discards("fish", "fish").deck("oils wine").player(0, hand="furs furs").turn(0)
    assert look_alike(one, other, OTHERS)


def test_another_hand_looks_the_same_while_its_owner_is_at_the_seaport():
    one = Scene().discards("fish", "fish").deck("oils").player(0, hand="wheat wheat gems")
    other = Scene().discards("fish", "fish").deck("oils").player(0, hand="furs wine columns")
    assert look_alike(one.acts(0, "seaport"), other.acts(0, "seaport"), OTHERS)


@pytest.mark.parametrize("viewer", OTHERS)
def test_what_the_hand_could_ship_is_shown_to_nobody_else(viewer: int | None):
    scene = Scene().player(0, hand="wheat gems gems").turn(0)
    assert scene.view(viewer).shipments == ()


def test_the_owner_sees_the_best_shipment_of_every_ship():
    best = [(entry.ship, entry.units, entry.points) for entry in two_hands().view(0).shipments]
    assert best == [("ship_same", 2, 6), ("ship_pairs", 1, 5), ("ship_different", 2, 4)]


@pytest.mark.parametrize("seat", [1, 2])
def test_the_seaports_options_are_asked_of_the_active_player_only(seat: int):
    assert Scene().player(0, hand="gems gems").acts(0, "seaport").key(seat) is None


def test_somebody_else_cannot_answer():
    scene = Scene().player(0, hand="gems gems").acts(0, "seaport")
    with pytest.raises(StaleChoiceError):
        scene.answer(1, "ship_same")


# ---- cards on the move ------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", OTHERS)
def test_cards_drawn_from_the_deck_are_named_to_nobody_else(viewer: int | None):
    scene = Scene().deck("fish oils gems").discards("wine", "wheat").acts(0, "seaport")
    assert cards_heard(scene.answer(0, "draw_two"), viewer) == set()


def test_cards_drawn_from_the_deck_are_named_to_the_drawer():
    scene = Scene().deck("fish oils gems").discards("wine", "wheat").acts(0, "seaport")
    assert cards_heard(scene.answer(0, "draw_two"), 0) == {"card-fish", "card-oils"}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_hears_how_many_were_drawn(viewer: int | None):
    scene = Scene().acts(0, "seaport").answer(0, "draw_two")
    told = [e.text.args["n"] for e in scene.heard if e.text.key == "told-draws" and e.only is None]
    assert (told, "told-draws" in scene.words_heard(viewer)) == ([2], True)


@pytest.mark.parametrize("viewer", OTHERS)
def test_cards_of_a_trajan_tile_are_named_to_nobody_else(viewer: int | None):
    scene = Scene().player(0, trays="Y YB OO GG WWP PB", slots="II tt_cards_4")
    assert cards_heard(scene.turn(0).sow(0, "I"), viewer) == set()


@pytest.mark.parametrize("viewer", OTHERS)
def test_cards_drawn_for_cards_played_are_named_to_nobody_else(viewer: int | None):
    scene = Scene().player(0, hand="gems").deck("fish oils").discards("wine", "wheat")
    scene.acts(0, "seaport").answer(0, "play")
    assert cards_heard(scene, viewer) == {"card-gems"}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_card_taken_from_a_pile_is_known_to_all(viewer: int | None):
    scene = Scene().player(0, hand="gems").deck("oils").discards("fish", "wheat")
    scene.acts(0, "seaport").answer(0, "take_left")
    assert (scene.view(viewer).players[0].known_hand, "card-fish" in scene.words_heard(viewer)) == (
        ("fish",),
        True,
    )


def test_a_known_card_that_leaves_the_hand_is_no_longer_known():
    scene = Scene().player(0, hand="gems", tiles="extra_seaport").discards("fish", "wheat")
    scene.deck("oils").acts(0, "seaport").script(0, "take_left", "yes", "ship_same", "fish.1")
    assert scene.view(1).players[0].known_hand == ()


@pytest.mark.parametrize("viewer", VIEWERS)
def test_discarded_played_and_shipped_cards_are_public(viewer: int | None):
    scene = Scene().player(0, hand="gems gems").acts(0, "seaport")
    scene.script(0, "ship_same", "gems.2")
    assert (scene.view(viewer).players[0].display, cards_heard(scene, viewer)) == (
        ("gems", "gems"),
        {"card-gems"},
    )


@pytest.mark.parametrize("viewer", VIEWERS)
def test_discard_piles_are_public_to_the_bottom(viewer: int | None):
    scene = Scene().discards("fish gems wine", "oils").turn(0)
    left = scene.view(viewer).discards["left"]
    assert (left.cards, left.top, left.size) == (("fish", "gems", "wine"), "wine", 3)


def test_shipping_sounds_the_same_with_and_without_a_choice():
    chosen = Scene().player(0, hand="gems gems fish fish").acts(0, "seaport")
    chosen.script(0, "ship_pairs", "pair:gems")
    forced = Scene().player(0, hand="gems gems").acts(0, "seaport").answer(0, "ship_pairs")
    assert [e.text for e in chosen.heard] == [e.text for e in forced.heard]


def test_cards_just_drawn_are_marked_for_their_owner_only():
    scene = Scene().deck("fish oils gems").discards("wine", "wheat").acts(0, "seaport")
    scene.answer(0, "draw_two")
    assert [scene.view(viewer).fresh for viewer in VIEWERS] == [("oils", "fish"), (), (), ()]


def test_cards_are_no_longer_marked_in_the_owners_next_turn():
    scene = Scene(players=2).deck("fish oils gems").discards("wine", "wheat").acts(0, "seaport")
    scene.script(0, "draw_two", "discard:fish:left").sow(1, "I", "YO").answer(1, "skip")
    before = scene.view(0).fresh
    scene.sow(0, "I")
    assert (before, scene.view(0).fresh) == (("oils",), ())


# ---- stacks -----------------------------------------------------------------------------------


def test_the_deck_shows_its_size_and_not_its_order():
    one = Scene().discards("wine", "wine").deck("fish oils gems").turn(0)
    other = Scene().discards("wine", "wine").deck("gems fish oils").turn(0)
    assert (look_alike(one, other), one.view(None).deck_size) == (True, 3)


@pytest.mark.parametrize("name", ["forum_stack", "extra_stack", "demand_stack", "bonus_bag"])
def test_stacks_and_bag_show_their_size_and_not_their_order(name: str):
    scene = Scene().turn(0)
    world = scene.now
    getattr(world, name).reverse()
    same = [GAME.view(world, seat) == GAME.view(scene.now, seat) for seat in (Seat(0), None)]
    assert (same, getattr(scene.view(None), name)) == ([True] * 2, len(getattr(world, name)))


def test_the_demand_tiles_set_aside_are_seen_by_nobody():
    scene = Scene().turn(0)
    world = scene.now
    world.demands_aside, world.demand_stack[:3] = world.demand_stack[:3], world.demands_aside
    assert GAME.view(world, Seat(0)) == GAME.view(scene.now, Seat(0))


def test_ruling_of_a_trajan_stack_only_the_top_and_the_size_are_shown_r41():
    one = Scene().stack("points", "tt_points_1 tt_points_2 tt_points_3").turn(0)
    other = Scene().stack("points", "tt_points_1 tt_points_3 tt_points_2").turn(0)
    shown = next(stack for stack in one.view(0).trajan_stacks if stack.id == "points")
    assert (look_alike(one, other), shown.top, shown.size) == (True, "tt_points_1", 3)


def test_the_question_for_a_trajan_tile_names_no_covered_tile():
    one = Scene().stack("points", "tt_points_1 tt_points_2 tt_points_3").acts(0, "trajan")
    other = Scene().stack("points", "tt_points_1 tt_points_3 tt_points_2").acts(0, "trajan")
    assert one.asked(0) == other.asked(0)


# ---- what was shown cannot be taken back ------------------------------------------------------


def test_a_choice_that_turned_up_a_trajan_tile_cannot_be_taken_back():
    scene = Scene().player(0, tiles="extra_trajan").acts(0, "trajan").answer(0, "stack:points")
    assert (scene.key(0), scene.match.can_undo(Seat(0))) == ("trajan.extra", False)


@pytest.mark.parametrize(("left", "undo"), [("fish", False), ("gems fish", True)])
def test_a_choice_that_turned_up_a_card_cannot_be_taken_back(left: str, undo: bool):
    scene = Scene().player(0, tiles="extra_seaport").discards(left, "wine").deck("oils")
    scene.acts(0, "seaport").answer(0, "take_left")
    assert (scene.key(0), scene.match.can_undo(Seat(0))) == ("trajan.extra", undo)


def test_a_choice_that_drew_cards_cannot_be_taken_back():
    scene = Scene().acts(0, "seaport").answer(0, "draw_two")
    assert (scene.key(0), scene.match.can_undo(Seat(0))) == ("trajan.discard", False)


# ---- choices of all at once -------------------------------------------------------------------


def two_with_wild_tiles() -> Scene:
    scene = Scene().when(1, "bread games religion").player(0, vp=20, tiles="wild_demand")
    return scene.player(1, vp=20, tiles="wild_demand wild_demand").demands()


def test_wild_demand_tiles_are_asked_of_all_concerned_at_once():
    assert two_with_wild_tiles().match.waiting() == (0, 1)


def test_a_wild_demand_choice_is_secret_until_all_have_chosen():
    scene = two_with_wild_tiles()
    before = [scene.written(viewer) for viewer in OTHERS]
    told = len(scene.heard)
    scene.answer(0, "wilds:1")
    assert ([scene.written(viewer) for viewer in OTHERS], len(scene.heard)) == (before, told)


def test_wild_demand_choices_are_revealed_together():
    scene = two_with_wild_tiles().answer(1, "wilds:2").answer(0, "wilds:0")
    assert [player.vp for player in scene.view(None).players] == [5, 16, -15]


def test_a_wild_demand_choice_can_be_changed_until_the_last_is_in():
    scene = two_with_wild_tiles().answer(0, "wilds:0").answer(0, "wilds:1").answer(1, "wilds:0")
    assert scene.view(None).players[0].vp == 11


def test_nobody_can_spend_more_wild_tiles_than_they_have():
    with pytest.raises(IllegalChoiceError):
        two_with_wild_tiles().answer(0, "wilds:2")


# ---- what lies open ---------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_mat_is_public_but_for_the_hand(viewer: int | None):
    scene = Scene().player(0, slots="II tt_cards_4", tiles="bread votes_3 wild_extra extra_forum")
    scene.player(0, needs="games", plus2="senate", buildings="roof_3", bonus="workers/grey")
    mat = scene.turn(1).view(viewer).players[0]
    tiles = (mat.need_tiles["bread"], mat.votes_tiles, mat.wild["wild_extra"], mat.extra["forum"])
    rest = (mat.slots[1], mat.trajan_needs["games"], mat.plus2, mat.buildings["roof"])
    assert (tiles, rest) == ((1, (3,), 1, 1), ("tt_cards_4", 1, ("senate",), (3,)))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hands_and_scores_are_open_to_all_after_the_end(viewer: int | None):
    scene = Scene(players=3).when(4, "bread games religion").player(0, hand="gems")
    view = scene.votes().answer(2, "bonus:left").view(viewer)
    assert (view.players[0].hand, view.scores[0].hand) == (("gems",), 1)


def test_a_view_taken_before_a_move_stays_as_it_was():
    scene = Scene().acts(0, "senate")
    before = scene.view(None)
    scene.answer(0, "advance")
    assert (before.players[0].vp, scene.view(None).players[0].vp) == (0, 2)


# ---- other worlds -----------------------------------------------------------------------------


def known_and_unknown() -> Scene:
    scene = Scene().player(0, hand="gems gems oils").player(1, hand="fish furs wine wheat")
    scene.state.players[1].known = ["fish"]
    return scene.turn(0)


@pytest.mark.parametrize("seed", range(5))
def test_a_redealt_world_looks_the_same_to_the_seat(seed: int):
    scene = known_and_unknown()
    world = GAME.redeal(scene.now, Seat(0), Rng(seed))
    assert GAME.view(world, Seat(0)) == scene.view(0)


def test_a_redealt_world_mixes_what_the_seat_cannot_know():
    scene = known_and_unknown()
    world, true = GAME.redeal(scene.now, Seat(0), Rng(7)), scene.now
    mixed = ("deck", "forum_stack", "extra_stack", "demand_stack", "bonus_bag")
    assert [name for name in mixed if getattr(world, name) == getattr(true, name)] == []


def test_a_redealt_world_mixes_the_trajan_stacks_below_their_tops():
    scene = known_and_unknown()
    world, true = GAME.redeal(scene.now, Seat(0), Rng(7)).trajan_stacks, scene.now.trajan_stacks
    mixed = [(world[name][-1] == tiles[-1], world[name] == tiles) for name, tiles in true.items()]
    assert mixed == [(True, False)] * 6


def test_a_redealt_world_keeps_the_own_hand_and_mixes_the_others():
    scene = known_and_unknown()
    world = GAME.redeal(scene.now, Seat(0), Rng(7))
    same = [world.players[seat].hand == scene.me(seat).hand for seat in (0, 1)]
    assert same == [True, False]


@pytest.mark.parametrize("seed", range(5))
def test_cards_everybody_saw_stay_in_their_hand_in_other_worlds(seed: int):
    world = GAME.redeal(known_and_unknown().now, Seat(0), Rng(seed))
    assert ("fish" in world.players[1].hand, len(world.players[1].hand)) == (True, 4)


def test_a_world_redealt_for_a_spectator_mixes_all_hands():
    scene = known_and_unknown()
    world = GAME.redeal(scene.now, None, Rng(7))
    same = [world.players[seat].hand == scene.me(seat).hand for seat in (0, 1)]
    assert same == [False, False]


# ---- marks in the hand ------------------------------------------------------------------------


def test_playable_names_the_cards_of_the_hand_that_the_question_can_use():
    scene = Scene().player(0, hand="gems gems fish").acts(0, "seaport").answer(0, "ship_same")
    marks = [GAME.playable(scene.view(viewer), scene.asked(0)) for viewer in (0, None)]
    assert marks == [("fish", "gems"), ()]


def test_the_private_key_changes_with_the_own_hand_only():
    scene = Scene().player(1, hand="gems").acts(0, "seaport")
    before = [GAME.private_key(scene.view(viewer)) for viewer in VIEWERS]
    scene.answer(0, "take_left")
    after = [GAME.private_key(scene.view(viewer)) for viewer in VIEWERS]
    assert [one == two for one, two in zip(before, after, strict=True)] == [False, True, True, True]

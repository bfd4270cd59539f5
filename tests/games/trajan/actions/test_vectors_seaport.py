"""Vectors V27–V37: ships, piles and the deck."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from tests.games.trajan.scene import Scene


def harbour(hand: str, *, wilds: int = 0, **ships: str) -> Scene:
    """Seat 0 is asked for its seaport action; ships not named show their front."""
    scene = Scene().player(0, hand=hand, tiles=" ".join(["wild_commodity"] * wilds))
    for ship, side in ships.items():
        scene.ship(ship, side)
    return scene.acts(0, "seaport")


def goods(scene: Scene) -> tuple[list[str], list[str]]:
    """Hand and display of seat 0."""
    return sorted(scene.me(0).hand), sorted(scene.me(0).display)


# ---- V27–V33: ships ---------------------------------------------------------------------------


def test_v27_three_equal_cards_bring_twelve_and_turn_the_ship():
    scene = harbour("wheat wheat wheat").script(0, "ship_same", "wheat.3")
    assert (scene.me(0).vp, scene.now.ships["ship_same"]) == (12, "back")


def test_v27_the_cards_go_to_the_display():
    scene = harbour("wheat wheat wheat").script(0, "ship_same", "wheat.3")
    assert goods(scene) == ([], ["wheat"] * 3)


def test_v27_the_other_ships_are_not_turned():
    scene = harbour("wheat wheat wheat").script(0, "ship_same", "wheat.3")
    others = (scene.now.ships["ship_pairs"], scene.now.ships["ship_different"])
    assert others == ("front", "front")


def test_v28_one_card_on_the_grey_side_is_legal_and_worth_nothing():
    scene = harbour("fish", ship_same="back").answer(0, "ship_same")
    assert (scene.me(0).vp, goods(scene)) == (0, ([], ["fish"]))


def test_v28_a_grey_ship_stays_grey():
    scene = harbour("fish", ship_same="back").answer(0, "ship_same")
    assert scene.now.ships["ship_same"] == "back"


def ships_fish_and_wine() -> Scene:
    scene = harbour("fish fish wine", wilds=1)
    return scene.script(0, "ship_pairs", "pair:fish", "mixed:wine")


def test_v29_a_card_and_a_wild_tile_are_a_pair():
    scene = ships_fish_and_wine()
    assert (scene.me(0).vp, goods(scene)) == (10, ([], ["fish", "fish", "wine"]))


def test_v29_the_wild_tile_leaves_the_game():
    scene = ships_fish_and_wine()
    assert (scene.me(0).tiles, scene.now.removed) == ({}, {"wild_commodity": 1})


def test_v29_two_wild_tiles_are_a_pair():
    scene = harbour("", wilds=2).answer(0, "ship_pairs")
    assert (scene.me(0).vp, scene.me(0).tiles) == (5, {})


def test_v29_a_wild_pair_may_join_a_real_one():
    scene = harbour("fish fish", wilds=2).script(0, "ship_pairs", "pair:fish")
    scene.answer(0, "wild_pairs:1")
    assert (scene.me(0).vp, scene.me(0).tiles, goods(scene)) == (10, {}, ([], ["fish"] * 2))


def test_v29_a_wild_tile_left_over_is_kept():
    scene = harbour("fish wine", wilds=3).answer(0, "ship_pairs").answer(0, "mixed:fish")
    scene.answer(0, "wild_pairs:0")
    assert (scene.me(0).vp, scene.me(0).tiles) == (5, {"wild_commodity": 2})


def test_v29_of_three_wild_tiles_one_joins_a_card_and_two_each_other():
    scene = harbour("fish", wilds=3).answer(0, "ship_pairs").answer(0, "mixed:fish")
    scene.answer(0, "wild_pairs:1")
    assert (scene.me(0).vp, scene.me(0).tiles) == (10, {})


def test_v29_a_wild_tile_serves_one_pair_only():
    scene = harbour("fish", wilds=2).answer(0, "ship_pairs").answer(0, "mixed:fish")
    assert (scene.me(0).vp, scene.me(0).tiles, scene.key(1)) == (
        5,
        {"wild_commodity": 1},
        "trajan.tray",
    )


def test_v29_a_fourth_pair_of_wild_tiles_does_not_fit():
    scene = harbour("fish fish oils oils gems gems", wilds=2).answer(0, "ship_pairs")
    scene.answer(0, "pair:fish", "pair:oils", "pair:gems")
    assert (scene.me(0).vp, scene.me(0).tiles) == (15, {"wild_commodity": 2})


def test_v30_a_wild_tile_makes_no_second_pair_of_the_same_commodity():
    scene = harbour("fish fish fish wine", wilds=1).script(0, "ship_pairs", "pair:fish")
    assert scene.options(0) == ["mixed:wine"]


def test_v30_two_pairs_of_one_commodity_are_illegal():
    scene = harbour("fish fish fish fish gems gems").answer(0, "ship_pairs")
    assert scene.options(0) == ["pair:fish", "pair:gems"]


def test_v30_one_pair_of_four_equal_cards_is_legal():
    scene = harbour("fish fish fish fish").answer(0, "ship_pairs")
    assert (scene.me(0).vp, goods(scene)) == (5, (["fish"] * 2, ["fish"] * 2))


def test_v31_four_different_cards_bring_five_on_the_grey_side():
    scene = harbour("gems cattle oils furs", ship_different="back")
    scene.answer(0, "ship_different").answer(0, "gems", "cattle", "oils", "furs")
    assert scene.me(0).vp == 5


def test_v32_wild_tiles_make_two_equal_cards_four():
    scene = harbour("gems gems", wilds=2).script(0, "ship_same", "gems.2+2")
    assert (scene.me(0).vp, goods(scene), scene.me(0).tiles) == (20, ([], ["gems"] * 2), {})


def test_v33_five_equal_cards_are_too_many():
    scene = harbour("gems gems gems gems gems").answer(0, "ship_same")
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "gems.5")


def test_v33_four_of_five_equal_cards_may_be_shipped():
    scene = harbour("gems gems gems gems gems").script(0, "ship_same", "gems.4")
    assert (scene.me(0).vp, goods(scene)) == (20, (["gems"], ["gems"] * 4))


EQUAL = ["fish.1", "fish.2", "fish.3", "fish.4"]
PAIRS = ["pair:fish", "pair:gems", "pair:oils"]
DIFFERENT = ["fish", "gems", "oils", "furs"]
SHIPMENTS = [
    (ship, side, cargo[n : n + 1] if cargo is EQUAL else cargo[: n + 1], points)
    for ship, side, cargo, values in (
        ("ship_same", "front", EQUAL, (2, 6, 12, 20)),
        ("ship_same", "back", EQUAL, (0, 1, 7, 15)),
        ("ship_pairs", "front", PAIRS, (5, 10, 15)),
        ("ship_pairs", "back", PAIRS, (1, 6, 11)),
        ("ship_different", "front", DIFFERENT, (2, 4, 6, 8)),
        ("ship_different", "back", DIFFERENT, (0, 1, 3, 5)),
    )
    for n, points in enumerate(values)
]


@pytest.mark.parametrize(("ship", "side", "cargo", "points"), SHIPMENTS)
def test_v27_v31_every_shipment_pays_what_its_ship_shows(
    ship: str, side: str, cargo: list[str], points: int
):
    scene = harbour("fish fish fish fish gems gems oils oils furs", **{ship: side})
    assert scene.answer(0, ship).answer(0, *cargo).me(0).vp == points


# ---- V34–V37: piles and deck ------------------------------------------------------------------


def test_v34_an_emptied_pile_shows_the_top_of_the_deck():
    scene = Scene().discards("fruit", "wine").deck("gems fish oils").acts(0, "seaport")
    scene.answer(0, "take_left")
    assert (scene.now.discards, scene.now.deck[::-1]) == (
        {"left": ["gems"], "right": ["wine"]},
        ["fish", "oils"],
    )


def test_v34_the_card_of_the_pile_comes_to_the_hand():
    scene = Scene().discards("fruit", "wine").deck("gems fish").acts(0, "seaport")
    assert scene.answer(0, "take_left").me(0).hand == ["fruit"]


def test_v34_a_pile_with_more_cards_is_not_refilled():
    scene = Scene().discards("fruit", "wine oils").deck("gems").acts(0, "seaport")
    scene.answer(0, "take_right")
    assert (scene.me(0).hand, scene.now.discards["right"], scene.now.deck) == (
        ["oils"],
        ["wine"],
        ["gems"],
    )


LOWER = ["fish", "furs", "gems", "oils"]


def draws_from_an_empty_deck() -> Scene:
    scene = Scene().discards(" ".join([*LOWER, "wine"]), "fruit").deck("").acts(0, "seaport")
    return scene.answer(0, "draw_two")


def test_v35_the_lower_cards_of_a_pile_become_the_deck():
    scene = draws_from_an_empty_deck()
    assert sorted([*scene.me(0).hand, *scene.now.deck]) == LOWER


def test_v35_each_pile_keeps_its_top_card():
    assert draws_from_an_empty_deck().now.discards == {"left": ["wine"], "right": ["fruit"]}


def test_v35_two_are_drawn_and_one_must_be_discarded():
    scene = draws_from_an_empty_deck()
    assert (len(scene.me(0).hand), scene.key(0)) == (2, "trajan.discard")


def test_v36_with_one_card_on_each_pile_nothing_can_be_drawn():
    scene = Scene().player(0, hand="gems gems").discards("fruit", "wine").deck("")
    scene.acts(0, "seaport")
    ships = ["ship_same", "ship_pairs", "ship_different"]
    assert scene.options(0) == ["take_left", "take_right", "play", *ships, "skip"]


def test_v37_as_many_cards_are_drawn_as_exist():
    scene = Scene().player(0, hand="gems oils").discards("fruit", "wine").deck("fish")
    scene.acts(0, "seaport").answer(0, "play").answer(0, "gems", "oils")
    assert goods(scene) == (["fish"], ["gems", "oils"])


def test_v37_as_many_cards_are_drawn_as_were_played():
    scene = Scene().player(0, hand="gems oils").deck("fish furs wine").discards("fruit", "wheat")
    scene.acts(0, "seaport").answer(0, "play").answer(0, "gems", "oils")
    assert goods(scene) == (["fish", "furs"], ["gems", "oils"])


def test_v37_a_single_card_may_be_played():
    scene = Scene().player(0, hand="gems oils").deck("fish furs").discards("fruit", "wine")
    scene.acts(0, "seaport").answer(0, "play").answer(0, "oils")
    assert goods(scene) == (["fish", "gems"], ["oils"])


def test_v37_two_equal_cards_may_be_played():
    scene = Scene().player(0, hand="gems gems").deck("fish furs").discards("fruit", "wine")
    scene.acts(0, "seaport").answer(0, "play").answer(0, "gems", "gems.2")
    assert goods(scene) == (["fish", "furs"], ["gems", "gems"])


def test_v37_three_cards_are_too_many():
    scene = Scene().player(0, hand="gems oils fish").acts(0, "seaport").answer(0, "play")
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, "gems", "oils", "fish")

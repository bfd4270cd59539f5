"""Sowing: every legal distribution can be reached, fulfilling ones come first."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from games.trajan.data.circle import NUMERALS
from games.trajan.data.tiles import TRAJAN_TILES
from games.trajan.mat.sowing import can_fulfil, fulfilling_order, landing, orders
from tests.games.trajan.scene import NAMES, Scene, letters, stones

REST = "YYOOGGWWPPBB"


def circle(**trays: str) -> str:
    """Six trays: those named, the other stones in the tray before the first of them."""
    left = list(REST)
    for word in trays.values():
        for letter in word:
            left.remove(letter)
    first = min(NUMERALS.index(numeral) for numeral in trays)
    words = {**dict.fromkeys(NUMERALS, "-"), **trays}
    words[NUMERALS[first - 1]] = "".join(left) or "-"
    return " ".join(words[numeral] or "-" for numeral in NUMERALS)


def distributions(scene: Scene) -> Iterator[str]:
    """The order of stones at the end of every way to answer the sowing."""
    if scene.key(0) not in ("trajan.sow", "trajan.sow_stone"):
        yield letters(scene.now.turn.order)
        return
    for option in scene.options(0):
        scene.answer(0, option)
        yield from distributions(scene)
        scene.match.undo(0)


@pytest.mark.parametrize("taken", ["YO", "YYO", "YOG", "YYOG", "YOGW", "YYOOG", "YOGWP"])
def test_every_order_can_be_reached(taken: str):
    scene = Scene(players=2, time_length="30").player(0, trays=circle(III=taken))
    scene.forum(G1="bread").turn(0).answer(0, "tray:2")
    reached = set(distributions(scene))
    assert reached == {"".join(order) for order in permutations(taken)}


def test_few_orders_are_listed_whole_and_the_fulfilling_ones_first():
    scene = Scene(players=2).player(0, trays=circle(I="YOG", IV="W"), slots="IV tt_points_8")
    scene.turn(0).answer(0, "tray:0")
    asked = scene.asked(0)
    assert len(asked.options) == 6
    hinted = [option.hint is not None for option in asked.options]
    assert hinted == [True, True, False, False, False, False]
    assert {option.id[-6:] for option in asked.options[:2]} == {"yellow"}


def test_many_stones_are_placed_one_by_one_with_shortcuts():
    scene = Scene(players=2).player(0, trays="YOGWP - - - YOGPBB W", slots="VI tt_plus2_3")
    scene.turn(0).answer(0, "tray:0")
    assert scene.options(0)[:5] == [f"stone:{c}" for c in stones("YOGWP")]
    assert scene.options(0)[5:] == ["rest:fulfil", "rest:any"]
    scene.answer(0, "stone:orange")
    assert scene.tray(0, "II") == "O"
    scene.answer(0, "rest:fulfil")
    assert scene.key(0) == "trajan.plus2", "white and pink lie in VI"


def test_the_shortcut_to_fulfil_is_not_offered_when_it_is_too_late():
    scene = Scene(players=2).player(0, trays="YOGWP - - - YOGPBB W", slots="VI tt_plus2_3")
    scene.turn(0).answer(0, "tray:0").answer(0, "stone:pink")
    assert not any(option.startswith("rest:fulfil") for option in scene.options(0))
    assert all(option.hint is None for option in scene.asked(0).options)


def test_a_tile_of_an_emptied_tray_cannot_be_promised():
    scene = Scene(players=2).player(0, trays=circle(IV="YYOOGG"), slots="IV tt_cards_4").turn(0)
    tray = next(option for option in scene.asked(0).options if option.id == "tray:3")
    assert tray.hint is None, "six stones bring only one back into the emptied tray"


def test_two_stones_of_a_long_sowing_land_in_the_target_tray():
    scene = Scene(players=2).player(0, trays=circle(II="YYOOGGWW"), slots="IV tt_cards_4")
    scene.turn(0).answer(0, "tray:1").answer(0, "rest:fulfil")
    assert scene.tray(0, "IV").count("Y") == 2
    assert scene.slot(0, "IV") is None


@pytest.mark.parametrize("left", ["Y", "YO", "YOGWPB", "YYOOGGW", "YYOOGGWWPPBB"])
@pytest.mark.parametrize("there", ["", "Y", "O", "YO", "WB"])
def test_the_promise_to_fulfil_is_kept_for_every_tile(left: str, there: str):
    hand = stones(left)
    for tile in TRAJAN_TILES.values():
        if not can_fulfil(stones(there), hand, tile):
            continue
        order = fulfilling_order(stones(there), hand, tile)
        assert sorted(order) == sorted(hand)
        landed = [*stones(there), *(order[i] for i in landing(len(order)))]
        assert all(landed.count(colour) >= tile.colours.count(colour) for colour in tile.colours)


def test_equal_stones_are_interchangeable():
    assert len(orders(tuple(stones("YYO")))) == 3
    assert len(set(orders(tuple(stones("YYOG"))))) == 12
    assert set(NAMES.values()) == set("YOGWPB")


def test_hints_say_what_a_tray_ends():
    scene = Scene(players=2).time(9).when(4, "bread games religion").turn(0)
    assert all(option.hint.args["ends"] == "game" for option in scene.asked(0).options)
    scene = Scene(players=2).time(9).when(2, "bread").turn(0)
    assert all(option.hint.args["ends"] == "round" for option in scene.asked(0).options)
    scene = Scene(players=2).time(8).turn(0)
    assert all(option.hint is None for option in scene.asked(0).options)

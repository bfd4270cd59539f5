"""Answers on one button: they fit, and stones go where Trajan tiles want them."""

from __future__ import annotations

from games.core.guiding import Shortcut
from games.core.match import Match
from games.core.seats import Seat
from games.trajan import GAME
from games.trajan.data.circle import COLOURS, NUMERALS, TRAYS
from games.trajan.data.tiles import TRAJAN_TILES
from games.trajan.seat.shortcuts import best_order
from tests.games.trajan.scene import NAMES, Scene, letters

LIVIA = Seat(0)
TILE = "tt_workers_5"
ONE, TWO = (NAMES[colour] for colour in TRAJAN_TILES[TILE].colours)
OTHERS = "".join(NAMES[colour] for colour in COLOURS if NAMES[colour] not in (ONE, TWO))


def offered(match: Match) -> tuple[Shortcut, ...]:
    decision = match.pending(LIVIA)
    assert decision
    return GAME.shortcuts(match.view(LIVIA), decision)


def taken(match: Match, shortcut: Shortcut) -> Match:
    twin = match.clone()
    for answer in shortcut.answers:
        twin.submit(LIVIA, twin.seq, answer)
    return twin


def sown(trays: list[str], slot: int) -> str:
    """In which order the stones of tray I go, with the tile at a slot."""
    laid = " ".join(tray or "-" for tray in trays)
    scene = Scene().player(0, trays=laid, slots=f"{NUMERALS[slot]} {TILE}").turn(0)
    return letters(list(best_order(scene.match.view(LIVIA).players[0], 0)))


def test_each_tray_with_several_orders_is_one_press():
    scene = Scene().player(0, trays="YPO W GG YO WPGB B").turn(0)
    shortcuts = offered(scene.match)
    first = [shortcut.answers[0][0] for shortcut in shortcuts]
    assert first == ["tray:0", "tray:3", "tray:4"], "one stone, or equal ones, have one order"
    for shortcut in shortcuts:
        turn = taken(scene.match, shortcut).view(LIVIA).turn
        assert turn is not None
        assert not turn.left


def test_the_tile_of_the_target_tray_comes_first_and_the_button_says_so():
    trays = [f"{TWO}{OTHERS[:2]}", "", "", ONE, "", ""]
    assert sown(trays, 3)[-1] == TWO
    laid = " ".join(tray or "-" for tray in trays)
    scene = Scene().player(0, trays=laid, slots=f"IV {TILE}").turn(0)
    (shortcut,) = offered(scene.match)
    assert shortcut.label.key == "do-tray-fulfils"
    assert taken(scene.match, shortcut).view(LIVIA).players[0].slots[3] is None


def test_stones_go_where_other_tiles_still_want_them():
    for slot in (1, 2):
        trays = [f"{OTHERS[:3]}{TWO}", *[""] * (TRAYS - 1)]
        trays[slot] = ONE
        assert sown(trays, slot)[slot - 1] == TWO


def test_a_cargo_that_leaves_no_choice_is_loaded_at_once():
    scene = Scene().player(0, hand="fish fish wine").acts(0, "seaport")
    told = {each.answers[0][0]: each for each in offered(scene.match)}
    assert told["ship_same"].answers[1] == ("fish.2",)
    assert told["ship_different"].answers[1] == ("wine", "fish")
    loaded = taken(scene.match, told["ship_different"]).view(LIVIA).players[0]
    assert loaded.display == ("wine", "fish")
    wild = Scene().player(0, hand="fish fish wine", tiles="wild_commodity").acts(0, "seaport")
    assert not offered(wild.match), "wild tiles are asked about"


def test_figures_and_the_senate_go_without_saying():
    match = Scene().acts(0, "senate").match
    decision = match.pending(LIVIA)
    assert decision
    assert GAME.obvious(match.view(LIVIA), decision) == ("advance",)
    match = Scene().acts(0, "construction").match
    decision = match.pending(LIVIA)
    assert decision
    assert GAME.obvious(match.view(LIVIA), decision) is None


def test_a_deal_lays_all_stones_by_one_press():
    match = Match.start(GAME, 2, 5)
    (deal,) = offered(match)
    after = taken(match, deal)
    assert after.pending(LIVIA) is None
    trays = after.view(LIVIA).players[0].trays
    assert all(len(set(tray)) == 2 for tray in trays)
    assert sorted(stone for tray in trays for stone in tray) == sorted(COLOURS * 2)

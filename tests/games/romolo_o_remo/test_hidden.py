"""What a seat must not know is in no view, no sheet and no question; worlds dealt anew differ."""

from __future__ import annotations

from collections import Counter

import pytest

from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.romolo_o_remo import GAME
from games.romolo_o_remo.seat.redeal import redeal
from games.romolo_o_remo.state import State
from tests.games.romolo_o_remo.players import eager
from tests.games.romolo_o_remo.scene import Scene


def middle(seats: int, choices: int = 60, seed: int = 5, **variant: str) -> Match:
    """A boosted game, some choices on."""
    match, rng = Match.start(GAME, seats, seed, variant, boosted=True), Rng(seed)
    while match.count < choices and not match.outcome:
        seat = match.waiting()[0]
        match.submit(seat, match.seq, eager(None, match.pending(seat), rng))
    return match


def worlds(match: Match, seat: int, n: int = 12) -> list[State]:
    return [redeal(match.state_copy(), Seat(seat), Rng(seed)) for seed in range(n)]


# ---- views ------------------------------------------------------------------------------------


def test_money_of_others_is_hidden_where_the_table_wants_it():
    view = middle(3).view(Seat(1))
    assert [player.money is None for player in view.players] == [True, False, True]
    view = middle(3, hidden_money="off").view(Seat(1))
    assert all(player.money is not None for player in view.players)


def test_dice_tiles_of_others_are_counts():
    view = middle(3).view(Seat(1))
    assert [player.hand is None for player in view.players] == [True, False, True]
    assert all(player.dice for player in view.players)


def test_an_explorers_king_alone_sees_what_was_looked_at():
    scene = Scene().hex("D5", "hill hidden x3").unit(0, "E1 D4", "W1 A1").acts()
    scene.script(0, "E1", "look:D5")
    assert "told-seen-marker" in scene.words_heard(0)
    assert "told-seen-marker" not in scene.words_heard(1)
    for viewer in (1, 2, None):
        hex = next(hex for hex in scene.view(viewer).hexes if hex.name == "D5")
        assert (hex.terrain, hex.marker, hex.seen) == (None, 0, False)
        assert scene.view(viewer).players[0].looked == ("D5",)
    lines = [line for section in GAME.sheet(scene.view(0)).sections for line in section.lines]
    assert "sheet-hex-seen" in [line.key for line in lines]


def test_the_bag_of_events_is_not_seen():
    assert middle(1, 5, events="bag").view(Seat(0)).events is None
    assert middle(1, 5).view(Seat(0)).events is not None


def test_the_stack_is_counted_without_the_box():
    scene = Scene()
    scene.state.stack, scene.state.boxed = ["heros", "dux"], ["equus"]
    assert scene.view(None).stack == 2


def test_points_that_all_may_see_do_not_tell_who_is_richest():
    rich = [Scene().unit(0, "W1 D4").player(seat, money=9).acts() for seat in range(3)]
    points = {scene.view(None).points for scene in rich}
    assert len(points) == 1
    assert points != {()}


def test_the_private_key_names_what_is_ones_own():
    scene = Scene().hex("D5", "hill hidden x3").unit(0, "E1 D4", "W1 A1").acts()
    keys = [GAME.private_key(scene.view(seat)) for seat in (0, 1)]
    scene.script(0, "E1", "look:D5")
    assert GAME.private_key(scene.view(0)) != keys[0]
    assert GAME.private_key(scene.view(1)) == keys[1]
    assert GAME.private_key(scene.view(None)) == ""


def test_the_private_key_follows_a_hidden_purse():
    hidden, shown = (
        {GAME.private_key(Scene(hidden_money=way).player(0, money=n).view(0)) for n in (3, 5)}
        for way in ("on", "off")
    )
    assert (len(hidden), len(shown)) == (2, 1)


def test_playable_tiles_are_those_of_the_question():
    scene = Scene().unit(0, "S1 D4").unit(1, "W1 D4").player(0, characters="dux", stock="g9")
    scene.state.players[0].hand = ["x2", "guard"]
    scene.fights().script(0, "fight:D4:1")
    assert GAME.playable(scene.view(0), scene.asked(0)) == ("x2", "guard")


# ---- worlds dealt anew ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_pieces_are_there_in_other_worlds(seats: int):
    match = middle(seats)
    for seat in range(seats):
        for world in worlds(match, seat):
            assert GAME.audit(world) == []


def test_hidden_things_differ_from_world_to_world():
    found = worlds(middle(4, 10), 0)
    hidden = [hex for hex, place in found[0].places.items() if not place.up]
    assert len({tuple(w.places[hex].terrain for hex in hidden) for w in found}) > 6
    assert len({tuple(w.stack) for w in found}) > 1
    assert len({tuple(w.players[1].hand) for w in found}) > 1
    assert len({w.players[1].money for w in found}) > 6


def test_what_one_has_seen_stays():
    scene = Scene().hex("D5", "hill hidden x3").hex("C5", "hidden").hex("E5", "water hidden x2")
    scene.unit(0, "E1 D4", "W1 A1").acts().script(0, "E1", "look:D5")
    for seed in range(12):
        world = redeal(scene.now, Seat(0), Rng(seed))
        assert (world.places["D5"].terrain, world.places["D5"].marker) == ("hill", 3)
        assert world.players[0].money == scene.me(0).money
        assert world.players[0].hand == scene.me(0).hand
    others = Counter(redeal(scene.now, Seat(1), Rng(n)).places["D5"].terrain for n in range(30))
    assert len(others) > 1


def test_types_of_the_stack_show_on_their_backs():
    match = middle(4)
    backs = match.view(Seat(0)).stack_types
    for world in worlds(match, 0):
        assert GAME.view(world, Seat(0)).stack_types == backs


def test_points_tell_nothing_of_hidden_money():
    match = middle(3)
    for seat in range(3):
        assert "money" in match.standing(Seat(seat))[seat]
        assert all("money" not in match.standing(Seat(seat))[n] for n in range(3) if n != seat)
        for world in worlds(match, seat, 4):
            other = GAME.standing(world)
            for n, own in enumerate(GAME.standing(match.state_copy())):
                assert own["majorities"] == other[n]["majorities"]
                assert own["characters"] == other[n]["characters"]

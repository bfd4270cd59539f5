"""The course of a game: set-up choices, a turn, round and quarter end (see also test_scenarios)."""

from __future__ import annotations

import pytest

from games.core.checking import problems
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.trajan import GAME
from tests.games.trajan.scene import Scene

PAIRS = ("pair:yellow-orange", "pair:green-white", "pair:pink-blue") * 2


def new_game(seats: int = 3, seed: int = 1, **variant: str) -> Match:
    return Match.start(GAME, seats, seed, variant)


def answer(match: Match, seat: int, pick: str) -> None:
    match.submit(Seat(seat), match.seq, [pick])


def lay_all(match: Match, pick: str = "random") -> None:
    for seat in range(match.seats):
        answer(match, seat, pick)


# ---- set-up -----------------------------------------------------------------------------------


def test_everybody_lays_stones_at_their_own_pace():
    match = new_game()
    for pick in PAIRS[:5]:
        answer(match, 1, pick)
    assert match.pending(Seat(1)) is None, "the sixth tray follows from the other five"
    assert match.waiting() == (0, 2)
    assert match.view(Seat(1)).players[1].trays[5] == ("pink", "blue")
    for other in (Seat(0), None):
        seen = match.view(other)
        assert seen.players[1].ready
        assert not any(seen.players[1].trays)
        assert seen.start is None


def test_stones_can_be_taken_back_until_all_are_ready():
    match = new_game()
    answer(match, 0, "pair:yellow-yellow")
    answer(match, 1, "random")
    assert match.can_undo(Seat(0))
    match.undo(Seat(0))
    assert match.view(Seat(0)).players[0].trays[0] == ()
    lay = ("random", "random")
    answer(match, 0, lay[0])
    answer(match, 2, lay[1])
    assert match.view(None).phase == "cards"


def test_a_tray_may_hold_two_equal_stones_and_the_rest_can_be_left_to_chance():
    match = new_game()
    answer(match, 0, "pair:blue-blue")
    lay_all(match)
    trays = match.view(None).players[0].trays
    assert trays[0] == ("blue", "blue")
    assert [len(tray) for tray in trays] == [2] * 6
    assert problems(match, Rng(1)) == []


def test_random_stones_lie_before_anybody_is_asked():
    match = new_game(stone_setup="random")
    seen = match.view(None)
    assert seen.phase == "cards"
    assert all(len(tray) == 2 for player in seen.players for tray in player.trays)


def test_cards_are_taken_in_turn_order_three_each():
    match = new_game(stone_setup="random")
    order = [match.view(None).start]
    order += [(order[0] + i) % 3 for i in (1, 2)]
    for seat in order:
        assert match.waiting() == (seat,)
        answer(match, seat, "take:left")
        answer(match, seat, "deck:2")
    seen = match.view(None)
    assert [player.hand_size for player in seen.players] == [3, 3, 3]
    assert [len(player.known_hand) for player in seen.players] == [1, 1, 1]
    assert seen.deck_size == 49
    assert seen.phase == "tiles"


def test_first_tiles_come_from_different_stacks_and_lie_on_two_four_six():
    match = new_game(stone_setup="random")
    for _ in range(3):
        answer(match, match.waiting()[0], "deck:3")
    seat = match.waiting()[0]
    tops = {stack.id: stack.top for stack in match.view(None).trajan_stacks}
    for stack in ("points", "needs", "cards"):
        answer(match, seat, f"stack:{stack}")
    slots = match.view(None).players[seat].slots
    assert slots == (None, tops["points"], None, tops["needs"], None, tops["cards"])
    assert match.waiting() != (seat,)


def test_the_new_top_of_a_stack_is_not_shown_before_the_three_tiles_are_chosen():
    match = new_game(stone_setup="random")
    for _ in range(3):
        answer(match, match.waiting()[0], "deck:3")
    seat = match.waiting()[0]
    answer(match, seat, "stack:points")
    tops = {stack.id: stack.top for stack in match.view(seat).trajan_stacks}
    assert tops["points"] is None
    assert "stack:points" not in [option.id for option in match.pending(seat).options]
    match.undo(seat)
    assert match.view(seat).players[seat].slots[1] is None


# ---- a turn -----------------------------------------------------------------------------------


def test_a_turn_can_be_taken_back_step_by_step_until_something_is_revealed():
    scene = Scene().player(0, trays="YO GW PB YO GW PB").turn(0)
    scene.sow(0, "II", "GW")
    assert scene.key(0) == "trajan.senate"
    scene.match.undo(Seat(0))
    scene.match.undo(Seat(0))
    assert scene.tray(0, "II") == "GW"
    assert scene.key(0) == "trajan.tray"


def test_a_drawn_card_cannot_be_taken_back():
    scene = Scene().acts(0, "seaport").answer(0, "draw_two")
    assert not scene.match.can_undo(Seat(0))


@pytest.mark.parametrize("action", ["seaport", "forum", "military", "senate", "trajan"])
def test_every_action_may_be_skipped(action: str):
    scene = Scene().forum(G1="bread").acts(0, action)
    assert scene.key(0) == f"trajan.{action}"
    scene.answer(0, "skip")
    assert scene.key(1) == "trajan.tray"


# ---- the end of a quarter ---------------------------------------------------------------------


def test_the_fourth_quarter_ends_the_game():
    scene = Scene(players=2).when(4, "bread games religion").player(1, vp=40)
    scene.senate({3: [1]}).demands()
    scene.answer(1, "bonus:right")
    assert scene.end == "quarters"
    assert scene.match.outcome.winners == (1,)
    assert scene.match.view(None).scores[1].total == scene.match.outcome.scores[1]


def test_conceding_is_a_flag_until_one_is_left():
    scene = Scene(players=3).turn(0)
    scene.aside(0, "concede").aside(0, "withdraw").aside(1, "concede")
    assert scene.end is None
    scene.aside(0, "concede")
    assert scene.end == "concession"
    assert scene.match.outcome.winners == (2,)


def test_giving_up_while_stones_are_laid_ends_cleanly():
    match = new_game(seats=2)
    answer(match, 0, "pair:blue-blue")
    match.submit_aside(Seat(1), ["concede"])
    assert match.outcome.winners == (0,)
    assert problems(match, Rng(1)) == []

"""Section 6.2: what lies where, and the choices before the first turn (S1, S2, S3)."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from games.core.match import Match
from games.core.seats import Seat
from games.trajan import GAME
from games.trajan.seat.view import View
from games.trajan.state import State

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
PAIRS = ("yellow-orange", "green-white", "pink-blue", "yellow-orange", "green-white")


class Start:
    """A new game and who is asked; stones by chance unless said otherwise."""

    def __init__(self, players: int = 3, seed: int = 1, stones: str = "random") -> None:
        self.match = Match.start(GAME, players, seed, {"stone_setup": stones})

    @property
    def now(self) -> State:
        return self.match.state_copy()

    @property
    def seen(self) -> View:
        return self.match.view(None)

    @property
    def order(self) -> list[int]:
        n = self.match.seats
        return [(self.now.start_seat + i) % n for i in range(n)]

    def options(self, seat: int) -> list[str]:
        asked = self.match.pending(Seat(seat))
        return [option.id for option in asked.options] if asked else []

    def answer(self, seat: int, *picks: str) -> Start:
        for pick in picks:
            self.match.submit(Seat(seat), self.match.seq, [pick])
        return self

    def cards(self) -> Start:
        """Everybody takes three cards from the deck."""
        for seat in self.order:
            self.answer(seat, "deck:3")
        return self

    def tiles(self) -> Start:
        """Everybody takes the tops of the first three stacks."""
        for seat in self.order:
            self.answer(seat, "stack:cards", "stack:points", "stack:workers")
        return self


# ---- steps 1–7, 10–12: what is laid out -------------------------------------------------------


@PLAYERS
def test_setup_the_table_by_number_of_players(players: int):
    view = Start(players).seen
    green = sum(space[0] == "G" for space in view.forum)
    found = (view.time_length, green, view.forum_stack)
    assert found == {2: (11, 6, 54), 3: (16, 9, 51), 4: (21, 12, 48)}[players]


@PLAYERS
def test_setup_all_forum_spaces_and_provinces_are_filled_with_their_tiles(players: int):
    now = Start(players).now
    yellow = all(now.forum[space].startswith("ex_") for space in ("Y1", "Y2", "Y3"))
    green = all(tile.startswith("ft_") for space, tile in now.forum.items() if space[0] == "G")
    provinces = all(p.tile.startswith("ft_") for p in now.provinces.values())
    assert (yellow, green, provinces) == (True, True, True)


def test_setup_three_demand_tiles_are_set_aside_and_none_is_open():
    now = Start().now
    found = (len(now.demands_aside), len(now.demand_stack), now.open_demands)
    assert found == (3, 12, [])


def test_setup_every_site_has_one_of_the_twenty_construction_tiles():
    assert len({site.tile for site in Start().now.sites.values()}) == 20


@pytest.mark.parametrize(
    "name", ["forum_stack", "extra_stack", "demand_stack", "bonus_bag", "deck"]
)
def test_setup_every_stack_is_shuffled(name: str):
    assert len({tuple(getattr(Start(seed=n).now, name)) for n in range(3)}) == 3


@pytest.mark.parametrize("stack", ["cards", "points", "workers", "legionnaires", "plus2", "needs"])
def test_setup_every_trajan_stack_is_shuffled_by_itself(stack: str):
    stacks = [Start(seed=n).now.trajan_stacks[stack] for n in range(3)]
    nine = {f"tt_{stack}_{n}" for n in range(1, 10)}
    assert ([set(tiles) == nine for tiles in stacks], len(set(map(tuple, stacks)))) == (
        [True] * 3,
        3,
    )


def test_setup_construction_tiles_lie_at_random():
    layouts = {tuple(site.tile for site in Start(seed=n).now.sites.values()) for n in range(5)}
    assert len(layouts) == 5


def test_setup_ships_show_their_front():
    assert Start().now.ships == dict.fromkeys(
        ("ship_same", "ship_pairs", "ship_different"), "front"
    )


def test_setup_the_clock_stands_at_the_beginning():
    now = Start().now
    assert (now.time_pos, now.quarter, now.round_in_quarter, now.rounds_pending) == (0, 1, 1, 0)


@PLAYERS
def test_setup_any_seat_may_be_the_start_player(players: int):
    assert {Start(players, seed).now.start_seat for seed in range(40)} == set(range(players))


@PLAYERS
def test_setup_discs_lie_with_the_start_player_at_the_bottom_then_clockwise(players: int):
    start = Start(players, seed=3)
    assert start.now.senate_spaces == [start.order, *([] for _ in range(7))]


@PLAYERS
def test_setup_everybody_has_one_yellow_bonus_tile_and_no_points(players: int):
    mats = Start(players).now.players
    assert [([own.side for own in mat.bonus], mat.vp) for mat in mats] == [
        (["yellow"], 0)
    ] * players


@PLAYERS
def test_setup_two_bonus_tiles_lie_in_the_senate_and_the_rest_stays_in_the_bag(players: int):
    now = Start(players).now
    laid = [tile for tile in now.senate_bonus.values() if tile]
    assert (len(laid), len(now.bonus_bag)) == (2, 10 - players)


@PLAYERS
def test_setup_bonus_tiles_never_used_are_two_one_or_none(players: int):
    refills = 3 * 2
    assert len(Start(players).now.bonus_bag) - refills == {2: 2, 3: 1, 4: 0}[players]


def test_setup_two_cards_begin_the_discard_piles():
    now = Start().now
    assert ([len(pile) for pile in now.discards.values()], len(now.deck)) == ([1, 1], 58)


def test_setup_the_same_seed_gives_the_same_table():
    assert Start(seed=9).now == Start(seed=9).now


# ---- S1: stones -------------------------------------------------------------------------------


def test_setup_s1_everybody_is_asked_at_once():
    assert Start(stones="choose").match.waiting() == (0, 1, 2)


def test_setup_s1_stones_lie_as_they_were_chosen():
    start = Start(stones="choose").answer(1, *(f"pair:{pair}" for pair in PAIRS))
    assert start.now.players[1].trays == [pair.split("-") for pair in (*PAIRS, "pink-blue")]


def test_setup_s1_a_colour_already_laid_twice_is_not_offered():
    start = Start(stones="choose").answer(0, "pair:blue-blue")
    assert not [option for option in start.options(0) if "blue" in option]


def test_setup_s1_ruling_a_tray_may_hold_two_equal_stones_r8():
    colours = ("yellow", "orange", "green", "white", "pink", "blue")
    options = Start(stones="choose").options(0)
    assert {f"pair:{colour}-{colour}" for colour in colours} <= set(options)


def test_setup_s1_all_21_pairs_are_offered_for_the_first_tray():
    options = [option for option in Start(stones="choose").options(0) if option != "random"]
    assert len(set(options)) == 21


def test_setup_s1_two_trays_can_never_share_a_third_stone_of_a_colour():
    start = Start(stones="choose").answer(0, "pair:pink-blue", "pair:pink-blue")
    with pytest.raises(IllegalChoiceError):
        start.answer(0, "pair:pink-blue")


# ---- S2: cards --------------------------------------------------------------------------------


@PLAYERS
def test_setup_s2_the_start_player_takes_cards_first_then_clockwise(players: int):
    start = Start(players, seed=4)
    asked = []
    while start.now.phase == "cards":
        (seat,) = start.match.waiting()
        asked.append(seat)
        start.answer(seat, "deck:3")
    assert asked == start.order


def test_setup_s2_one_player_takes_all_three_before_the_next():
    start = Start()
    first = start.order[0]
    start.answer(first, "deck", "take:left")
    assert start.match.waiting() == (first,)


@PLAYERS
def test_setup_s2_whatever_piles_are_used_the_deck_ends_with_the_same_number(players: int):
    start = Start(players)
    for seat in start.order:
        start.answer(seat, "take:left", "deck", "take:right")
    assert len(start.now.deck) == {2: 52, 3: 49, 4: 46}[players]


@PLAYERS
def test_setup_s2_cards_from_the_deck_alone_leave_the_same_number(players: int):
    assert len(Start(players).cards().now.deck) == {2: 52, 3: 49, 4: 46}[players]


def test_setup_s2_ruling_any_mix_one_card_at_a_time_r9():
    start = Start()
    seat, deck = start.order[0], start.now.deck[::-1]
    start.answer(seat, "deck", "take:left", "take:left")
    taken = start.now.players[seat].hand
    # The second card from the left is the one that was turned onto the emptied pile.
    assert (taken[0], taken[2], len(taken)) == (deck[0], deck[1], 3)


def test_setup_s2_ruling_an_emptied_pile_is_refilled_at_once_r10():
    start = Start()
    top = start.now.deck[-1]
    start.answer(start.order[0], "take:right")
    assert start.now.discards["right"] == [top]


def test_setup_s2_a_fourth_card_is_not_offered():
    start = Start()
    first, second = start.order[:2]
    start.answer(first, "take:left", "take:right", "deck")
    assert (len(start.now.players[first].hand), start.match.waiting()) == (3, (second,))


# ---- S3: Trajan tiles -------------------------------------------------------------------------


def test_setup_s3_tiles_are_taken_after_all_have_their_cards():
    start = Start().cards()
    assert (start.now.phase, start.match.waiting()) == ("tiles", (start.order[0],))


def test_setup_s3_ruling_the_three_tiles_lie_on_ii_iv_and_vi_r7():
    start = Start().cards()
    seat, stacks = start.order[0], start.now.trajan_stacks
    start.answer(seat, "stack:needs", "stack:cards", "stack:points")
    wanted = [None, stacks["needs"][-1], None, stacks["cards"][-1], None, stacks["points"][-1]]
    assert start.now.players[seat].slots == wanted


def test_setup_s3_the_three_come_from_different_stacks():
    start = Start().cards()
    start.answer(start.order[0], "stack:needs")
    assert "stack:needs" not in start.options(start.order[0])


def test_setup_s3_the_next_player_may_take_from_the_same_stacks():
    start = Start().cards()
    first, second = start.order[:2]
    start.answer(first, "stack:cards", "stack:points", "stack:workers")
    assert len(start.options(second)) == 6


@PLAYERS
def test_setup_s3_tiles_left_in_the_stacks(players: int):
    stacks = Start(players).cards().tiles().now.trajan_stacks
    assert sum(map(len, stacks.values())) == {2: 48, 3: 45, 4: 42}[players]


def test_setup_s3_the_arch_still_stands_on_i():
    assert [mat.arch for mat in Start().cards().tiles().now.players] == [0, 0, 0]


@PLAYERS
def test_setup_the_start_player_begins(players: int):
    start = Start(players, seed=5).cards().tiles()
    assert (start.now.phase, start.match.waiting()) == ("turn", (start.order[0],))


def test_the_first_question_says_that_stones_can_be_dealt_by_one_press():
    match = Match.start(GAME, 2, 1, {"stone_setup": "choose"})
    asked = match.pending(Seat(0))
    assert asked
    assert asked.prompt.key == "ask-stones-first"
    assert len(GAME.shortcuts(match.view(Seat(0)), asked)) == 1
    match.submit(Seat(0), match.seq, [asked.options[0].id])
    again = match.pending(Seat(0))
    assert again
    assert again.prompt.key == "ask-stones"

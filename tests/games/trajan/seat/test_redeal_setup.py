"""Section 10 during set-up: what is not shown before all stones lie."""

from __future__ import annotations

import msgspec
import pytest

from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.trajan import GAME
from games.trajan.data.tiles import BONUS_TILES, TRAJAN_TILES
from games.trajan.seat.view import View

VIEWERS = pytest.mark.parametrize("viewer", [0, 1, 2, None])


def laying() -> Match:
    """Seat 1 has laid one pair, nobody is ready."""
    match = Match.start(GAME, 3, 1, {})
    match.submit(Seat(1), match.seq, ["pair:pink-blue"])
    return match


def seen(match: Match, viewer: int | None) -> View:
    return match.view(None if viewer is None else Seat(viewer))


def laid() -> Match:
    match = laying()
    for seat in range(3):
        match.submit(Seat(seat), match.seq, ["random"])
    return match


# ---- while stones are laid --------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_stones_are_hidden_from_others_until_all_are_ready(viewer: int | None):
    assert seen(laying(), viewer).players[1].trays == ((),) * 6


def test_the_own_stones_are_seen():
    assert seen(laying(), 1).players[1].trays[0] == ("pink", "blue")


def test_laying_stones_tells_nobody_anything():
    match = laying()
    assert match.submit(Seat(1), match.seq, ["random"]) == ()


@VIEWERS
def test_ruling_the_start_player_is_not_shown_before_all_stones_lie_r44(viewer: int | None):
    view = seen(laying(), viewer)
    assert (view.start, view.vote_order, set(view.senate_spaces)) == (None, (), {()})


@VIEWERS
def test_ruling_bonus_tiles_are_not_shown_before_all_stones_lie_r44(viewer: int | None):
    view = seen(laying(), viewer)
    shown = [*view.senate_bonus.values(), *(own for p in view.players for own in p.bonus)]
    assert shown == [None, None]


@VIEWERS
def test_ruling_first_discards_are_not_shown_before_all_stones_lie_r44(viewer: int | None):
    piles = seen(laying(), viewer).discards.values()
    assert [(pile.top, pile.cards) for pile in piles] == [(None, ())] * 2


@VIEWERS
def test_ruling_trajan_tiles_are_not_shown_before_all_stones_lie_r44(viewer: int | None):
    assert {stack.top for stack in seen(laying(), viewer).trajan_stacks} == {None}


@VIEWERS
def test_ruling_nothing_of_it_leaves_a_trace_in_words_r44(viewer: int | None):
    view = seen(laying(), viewer)
    text = (msgspec.json.encode(view) + msgspec.json.encode(GAME.sheet(view))).decode()
    assert [name for name in (*BONUS_TILES, *TRAJAN_TILES, "card-") if name in text] == []


@VIEWERS
def test_forum_provinces_and_district_are_open_from_the_beginning(viewer: int | None):
    view = seen(laying(), viewer)
    shown = [*view.forum.values(), *(p.tile for p in view.provinces), *(s.tile for s in view.sites)]
    assert all(shown)


@pytest.mark.parametrize("seed", range(5))
def test_a_world_redealt_while_stones_are_laid_looks_the_same(seed: int):
    match = laying()
    world = GAME.redeal(match.state_copy(), Seat(0), Rng(seed))
    assert GAME.view(world, Seat(0)) == seen(match, 0)


def test_a_world_redealt_while_stones_are_laid_has_other_stones_start_and_tiles():
    true = laying().state_copy()
    worlds = [GAME.redeal(laying().state_copy(), Seat(0), Rng(seed)) for seed in range(12)]
    other_start = any(world.start_seat != true.start_seat for world in worlds)
    other_stones = any(world.players[1].trays != true.players[1].trays for world in worlds)
    other_bonus = any(world.players[0].bonus != true.players[0].bonus for world in worlds)
    assert (other_start, other_stones, other_bonus) == (True, True, True)


# ---- then -------------------------------------------------------------------------------------


@VIEWERS
def test_all_circles_are_shown_when_the_last_is_ready(viewer: int | None):
    players = seen(laid(), viewer).players
    assert [sum(map(len, player.trays)) for player in players] == [12, 12, 12]


@VIEWERS
def test_start_player_bonus_tiles_discards_and_stacks_are_shown_then(viewer: int | None):
    view = seen(laid(), viewer)
    shown = [*view.senate_bonus.values(), *(stack.top for stack in view.trajan_stacks)]
    shown += [*(pile.top for pile in view.discards.values()), *(p.bonus for p in view.players)]
    assert (all(shown), view.start) == (True, laid().state_copy().start_seat)


def test_what_was_shown_cannot_be_taken_back():
    match = laid()
    assert [match.can_undo(Seat(seat)) for seat in range(3)] == [False, False, False]


def test_a_card_of_the_deck_taken_at_the_start_is_secret():
    match = laid()
    seat = match.waiting()[0]
    match.submit(seat, match.seq, ["deck"])
    others = [viewer for viewer in (0, 1, 2, None) if viewer != seat]
    mats = [seen(match, viewer).players[seat] for viewer in others]
    assert [(mat.hand, mat.known_hand, mat.hand_size) for mat in mats] == [(None, (), 1)] * 3


def test_a_card_of_a_pile_taken_at_the_start_is_public():
    match = laid()
    seat, top = match.waiting()[0], seen(match, None).discards["left"].top
    match.submit(seat, match.seq, ["take:left"])
    assert seen(match, None).players[seat].known_hand == (top,)


def choosing_tiles() -> Match:
    """The start player has taken one of three Trajan tiles, from the stack of points."""
    match = laid()
    for _ in range(3):
        match.submit(match.waiting()[0], match.seq, ["deck:3"])
    match.submit(match.waiting()[0], match.seq, ["stack:points"])
    return match


def tops(match: Match) -> dict[str, str | None]:
    return {stack.id: stack.top for stack in seen(match, None).trajan_stacks}


def test_the_tile_below_is_covered_until_the_three_tiles_are_chosen():
    match = choosing_tiles()
    shown = tops(match)
    assert (shown.pop("points"), all(shown.values())) == (None, True)


def test_the_tiles_below_are_shown_when_the_three_are_chosen():
    match = choosing_tiles()
    seat = match.waiting()[0]
    for stack in ("stack:cards", "stack:needs"):
        match.submit(seat, match.seq, [stack])
    stacks = match.state_copy().trajan_stacks
    assert tops(match) == {name: tiles[-1] for name, tiles in stacks.items()}


def test_a_first_tile_can_be_exchanged_until_the_three_are_chosen():
    match = choosing_tiles()
    match.undo(match.waiting()[0])
    assert all(tops(match).values())


def test_the_covered_tile_is_another_one_in_another_world():
    true = choosing_tiles().state_copy().trajan_stacks["points"][-1]
    worlds = [GAME.redeal(choosing_tiles().state_copy(), Seat(0), Rng(seed)) for seed in range(6)]
    assert any(world.trajan_stacks["points"][-1] != true for world in worlds)

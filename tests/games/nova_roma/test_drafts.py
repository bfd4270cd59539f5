"""The two drafts before the first round (sections 6.1 and 6.2)."""

from __future__ import annotations

import pytest

from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.nova_roma import GAME
from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import in_order
from games.nova_roma.state import State
from tests.games.nova_roma.scene import Scene

PLAYERS = pytest.mark.parametrize("players", [1, 2, 3, 4])


def drafting(players: int, seed: int = 1, **variant: str) -> Match:
    return Match.start(GAME, players, seed, {"mosaic_draft": "on", **variant})


def options(match: Match, seat: int) -> list[str]:
    return [option.id for option in match.pending(Seat(seat)).options]


def first_picks(match: Match, phase: str) -> list[int]:
    """Everybody takes what is listed first until the phase is over; returns who was asked."""
    asked = []
    while match.state_copy().phase == phase:
        seat = match.waiting()[0]
        asked.append(seat)
        decision = match.pending(seat)
        match.submit(seat, match.seq, [o.id for o in decision.options][: decision.least])
    return asked


# ---- mosaic tiles -----------------------------------------------------------------------------


@PLAYERS
def test_two_tiles_of_each_colour_lie_open(players: int) -> None:
    view = drafting(players).view(None)
    counts = {colour: (len(view.mosaic_offer[colour]), n) for colour, n in view.mosaic_left.items()}
    assert counts == {"green": (2, 3), "yellow": (2, 3), "orange": (2, 3)}


@PLAYERS
def test_r35_every_pass_runs_in_reverse_turn_order(players: int) -> None:
    match = drafting(players)
    first = match.state_copy().first_player
    backwards = [(first - 1 - k) % players for k in range(players)]
    assert first_picks(match, "mosaic_draft") == backwards * 3


@PLAYERS
def test_in_the_end_everybody_has_one_tile_of_each_colour(players: int) -> None:
    match = drafting(players)
    first_picks(match, "mosaic_draft")
    owned = [
        sorted(TABLES.mosaic[tile].colour for tile in player.mosaic.values())
        for player in match.state_copy().players
    ]
    assert owned == [["green", "orange", "yellow"]] * players


def test_one_takes_a_tile_of_a_colour_one_does_not_own() -> None:
    match = drafting(1)
    match.submit(0, match.seq, [next(id for id in options(match, 0) if "MY" in id)])
    assert not [id for id in options(match, 0) if "MY" in id]


def test_alone_the_choices_are_six_four_and_two() -> None:
    match, counts = drafting(1), []
    while match.state_copy().phase == "mosaic_draft":
        counts.append(len(options(match, 0)))
        match.submit(0, match.seq, [options(match, 0)[0]])
    assert counts == [6, 4, 2]


def test_the_gap_is_filled_at_once_from_the_stack_of_the_colour() -> None:
    match = drafting(3)
    before = match.state_copy()
    seat, top = match.waiting()[0], before.mosaic_stacks["green"][-1]
    taken, kept = before.mosaic_offer["green"]
    match.submit(seat, match.seq, [f"tile:{taken}"])
    assert match.state_copy().mosaic_offer["green"] == [kept, top]


@pytest.mark.parametrize("seed", range(5))
def test_four_players_always_have_at_least_two_tiles_to_choose_from(seed: int) -> None:
    match, counts = drafting(4, seed), []
    while match.state_copy().phase == "mosaic_draft":
        seat = match.waiting()[0]
        counts.append(len(options(match, seat)))
        match.submit(seat, match.seq, [options(match, seat)[0]])
    assert (min(counts), max(counts), len(counts)) == (2, 6, 12)


def test_tiles_left_over_leave_the_game() -> None:
    match = drafting(4)
    first_picks(match, "mosaic_draft")
    s = match.state_copy()
    left = [tile for tile in s.removed if tile in TABLES.mosaic]
    assert (len(left) + sum(map(len, s.mosaic_stacks.values())), s.mosaic_offer) == (3, {})


def test_after_the_draft_the_first_player_begins_the_round() -> None:
    match = drafting(3)
    first_picks(match, "mosaic_draft")
    s = match.state_copy()
    assert ([*match.waiting()], s.phase) == ([s.first_player], "emperor")


# ---- followers --------------------------------------------------------------------------------


def pass_cards(scene: Scene, picks: int = 1) -> Scene:
    """Everybody keeps the first card of the pack."""
    for _ in range(picks):
        for seat in range(len(scene.state.players)):
            scene.answer(seat, scene.options(seat)[0])
    return scene


def packs(s: State) -> list[list[str]]:
    return [in_order(player.pack) for player in s.players]


@PLAYERS
def test_everybody_gets_four_cards_after_the_offer_was_dealt(players: int) -> None:
    s = Scene(players, follower_draft="on").state
    sizes = [len(player.pack) for player in s.players]
    assert (sizes, len(s.follower_deck)) == ([4] * players, 36 - 4 * players)


def test_the_rest_is_passed_to_the_left() -> None:
    scene = Scene(3, follower_draft="on").begins()
    before = packs(scene.now)
    pass_cards(scene)
    assert packs(scene.now) == [before[2][1:], before[0][1:], before[1][1:]]


def test_the_card_kept_lies_apart() -> None:
    scene = Scene(3, follower_draft="on").begins()
    wanted = [[pack[0]] for pack in packs(scene.now)]
    assert [player.kept for player in pass_cards(scene).now.players] == wanted


def test_packs_of_four_three_and_two_are_chosen_from() -> None:
    scene, sizes = Scene(4, follower_draft="on").begins(), []
    while scene.key() == "nova.draft.follower":
        sizes.append(len(scene.options()))
        pass_cards(scene)
    assert sizes == [4, 3, 2]


def test_the_last_card_comes_without_a_question() -> None:
    scene = pass_cards(Scene(3, follower_draft="on").begins(), 3)
    assert [len(player.kept) for player in scene.now.players] == [4, 4, 4]


def all_drafted(players: int) -> Scene:
    return pass_cards(Scene(players, follower_draft="on").begins(), 3 if players > 1 else 0)


@PLAYERS
def test_two_of_the_four_are_kept(players: int) -> None:
    asked = all_drafted(players).asked()
    assert (len(asked.options), asked.least, asked.most) == (4, 2, 2)


@PLAYERS
def test_the_others_are_shuffled_back_into_the_deck(players: int) -> None:
    scene = all_drafted(players)
    for seat in range(players):
        scene.answer(seat, *scene.options(seat)[1:3])
    s = scene.now
    assert ([len(p.hand) for p in s.players], len(s.follower_deck), s.follower_discard) == (
        [2] * players,
        36 - 2 * players,
        [],
    )


def test_the_two_chosen_are_the_hand() -> None:
    scene = all_drafted(2)
    wanted = [id.removeprefix("keep:") for id in scene.options(0)[1:3]]
    scene.answer(0, *scene.options(0)[1:3]).answer(1, *scene.options(1)[:2])
    assert scene.me(0).hand == wanted


def test_the_discards_do_not_stay_on_top_of_the_deck() -> None:
    scene = all_drafted(4)
    discards = []
    for seat in range(4):
        discards += [id.removeprefix("keep:") for id in scene.options(seat)[2:]]
        scene.answer(seat, *scene.options(seat)[:2])
    assert sorted(scene.now.follower_deck[-8:]) != sorted(discards)


def test_alone_one_keeps_two_of_four() -> None:
    scene = Scene(1, follower_draft="on").begins()
    assert scene.key() == "nova.draft.keep"


def test_with_both_drafts_mosaics_come_first() -> None:
    match = drafting(3, follower_draft="on")
    first_picks(match, "mosaic_draft")
    assert match.state_copy().phase == "follower_draft"


def test_the_round_begins_after_both_drafts() -> None:
    match = drafting(3, follower_draft="on")
    first_picks(match, "mosaic_draft")
    first_picks(match, "follower_draft")
    assert match.state_copy().phase == "emperor"


# ---- both -------------------------------------------------------------------------------------


def both(players: int) -> Match:
    return drafting(players, follower_draft="on")


@PLAYERS
def test_nobody_sees_a_pack_before_the_mosaic_tiles_are_chosen(players: int) -> None:
    match = both(players)
    for seat in range(players):
        assert match.view(Seat(seat)).players[seat].pack is None
    first_picks(match, "mosaic_draft")
    for seat in range(players):
        mine = match.view(Seat(seat)).players[seat]
        held = match.state_copy().players[seat]
        assert (mine.pack, mine.kept) == (tuple(in_order(held.pack)), tuple(in_order(held.kept)))
        assert len(held.pack) + len(held.kept) == 4


@PLAYERS
def test_until_then_the_own_pack_is_dealt_anew_like_those_of_others(players: int) -> None:
    """What a computer player searches in knows no more than its view."""
    match = both(players)
    before = match.state_copy().players[0].pack
    packs = [GAME.redeal(match.state_copy(), Seat(0), Rng(n)).players[0].pack for n in range(5)]
    assert any(pack != before for pack in packs)


def test_a_pack_does_not_show_in_the_hand_of_the_mosaic_draft() -> None:
    match = both(2)
    keys = [GAME.private_key(match.view(Seat(seat))) for seat in (0, 1)]
    assert keys[0] == keys[1]

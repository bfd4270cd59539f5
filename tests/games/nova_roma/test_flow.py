"""The course of a game: set-up, turns, clean-up, end."""

from __future__ import annotations

import pytest

from games.core.bots.random_bot import random_bot
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.nova_roma import GAME
from games.nova_roma.city.blocks import blocks_in
from games.nova_roma.data.followers import in_order
from games.nova_roma.seat.audit import audit
from games.nova_roma.terms import NEUTRAL
from tests.games.nova_roma.scene import Scene


@pytest.mark.parametrize("players", GAME.seats)
def test_a_new_game_has_everything_in_its_place(players: int) -> None:
    state = Match.start(GAME, players, 7).state_copy()
    assert audit(state) == []
    order = [(state.first_player + k) % players for k in range(players)]
    assert [state.players[seat].coins for seat in order] == [3, 4, 5, 6][:players]
    assert state.artisans == 16 - players
    assert len(state.rewards) == (8 if players <= 2 else 12)
    assert len(state.emperor_out) == (0 if players == 1 else 3)
    for player in state.players:
        assert player.goods == {"wheat": 1, "stone": 1, "wood": 1, "wine": 1, "horse": 1}
        assert (player.influence, player.artisans, len(player.hand)) == (1, 1, 2)
        assert (player.markers, player.markers_to_win) == (4, 3)
        assert player.legionnaires == (2 if players == 2 else 0)


def test_a_small_table_has_neutral_blocks_and_racers() -> None:
    two = Match.start(GAME, 2, 3).state_copy()
    assert [blocks_in(two, zone)[NEUTRAL] for zone in "ABC"] == [5, 4, 3]
    assert [r.space for lane in two.lanes for r in lane if r.owner == NEUTRAL] == [4, 4, 4]
    solo = Match.start(GAME, 1, 3, {"difficulty": "hard"}).state_copy()
    spaces = [r.space for lane in solo.lanes for r in lane if r.owner == NEUTRAL]
    assert sorted(spaces) == [3, 3, 4]
    assert (solo.automa.points, solo.automa.ships) == (40, ["N2", "S2"])


def test_a_turn_is_one_draft_that_can_be_taken_back() -> None:
    scene = Scene(3).player(0, goods="w1", artisans=1).acts(0, "produce", 1, then="trade")
    scene.script(0, "p11", "do:trade")
    before = scene.now
    assert before.players[0].goods["stone"] == 1
    while scene.match.can_undo(0):
        scene.match.undo(0)
    assert scene.key() == "nova.patrician"
    assert scene.now.players[0].goods["stone"] == 0


def test_a_card_from_the_deck_cannot_be_taken_back() -> None:
    scene = Scene(3).acts(0, "recruit", 2).script(0, "deck")
    assert not scene.match.can_undo(0)
    scene.answer(0, scene.options()[0])  # from the offer: nothing new is learnt
    assert scene.match.can_undo(0)


def test_three_laps_then_the_next_round_begins_with_another_player() -> None:
    scene = Scene(3).places_emperor(0, tile="K1").script(0, "a1")
    for _ in range(3):
        for seat in range(3):
            assert scene.now.active == seat
            scene.answer(seat, scene.options(seat)[0]).decline(seat)
    now = scene.now
    assert (now.round, now.lap, now.first_player) == (2, 1, 1)
    assert now.patricians == {}
    assert scene.key(1) == "nova.emperor"
    assert audit(now) == []


def test_the_offers_wait_for_the_end_of_the_turn() -> None:
    scene = Scene(3).player(0, goods="s2 t1", coins=2, influence=3)
    scene.offers(sailing="SC05 SC12 SC13 SC14").acts(0, "sail", 1, then="petition")
    scene.script(0, "contract:SC05", "stop")
    assert scene.now.sailing_offer[0] is None
    scene.script(0, "forgo:petition").decline(0)
    now = scene.now
    assert now.sailing_offer[:3] == ["SC12", "SC13", "SC14"]
    assert now.sailing_offer[3] is not None


def test_two_players_place_legionnaires_after_their_first_two_turns() -> None:
    scene = Scene(2).places_emperor(0, tile="K1").script(0, "a1")
    for lap in range(3):
        for seat in range(2):
            scene.answer(seat, scene.options(seat)[0]).decline(seat)
            if lap < 2:
                assert scene.key(seat) == "nova.legionnaire"
                scene.answer(seat, scene.options(seat)[-1])
            assert scene.now.active != seat or scene.now.round == 2
    assert scene.now.round == 2
    assert scene.now.players[0].legionnaires == 2


def test_alone_every_turn_begins_with_two_legionnaires() -> None:
    scene = Scene(1).emperor_tiles("K1", "K6").places_emperor().script(0, "a1")
    assert scene.now.legionnaires == ["c3"]
    assert scene.now.automa.points == 21  # a1 was the emperor's
    scene.answer(0, scene.options()[0]).decline(0)
    assert len(scene.now.legionnaires) + scene.now.automa.points - 20 == 4
    assert scene.view().automa.legionnaires == 6 - len(scene.now.legionnaires)


def test_the_draft_of_mosaic_tiles_goes_backwards_three_times() -> None:
    scene = Scene(3, mosaic_draft="on")
    scene.state.active = 2
    scene.begins()
    order = []
    while scene.now.phase == "mosaic_draft":
        (seat,) = scene.match.waiting()
        order.append(seat)
        scene.answer(seat, scene.options(seat)[0])
    assert order == [2, 1, 0] * 3
    assert all(list(p.mosaic) for p in scene.now.players)
    assert audit(scene.now) == []


def test_the_draft_of_followers_is_secret_and_ends_with_two_cards_each() -> None:
    scene = Scene(3, follower_draft="on").begins()
    packs = [scene.now.players[seat].pack for seat in range(3)]
    for seat in range(3):
        assert scene.options(seat) == [f"keep:{card}" for card in in_order(packs[seat])]
        assert scene.view(seat).players[(seat + 1) % 3].pack is None
        scene.answer(seat, f"keep:{packs[seat][0]}")
    assert scene.now.players[1].pack == packs[0][1:]
    while scene.now.phase == "follower_draft":
        for seat in scene.match.waiting():
            asked = scene.asked(seat)
            scene.answer(seat, *scene.options(seat)[: asked.least])
    assert [len(player.hand) for player in scene.now.players] == [2, 2, 2]
    assert audit(scene.now) == []


def test_alone_the_draft_is_four_cards_of_which_two_stay() -> None:
    scene = Scene(1, follower_draft="on").begins()
    assert scene.key() == "nova.draft.keep"
    picked = scene.options()[1:3]
    scene.answer(0, *picked)
    assert [f"keep:{card}" for card in scene.me().hand] == picked


def test_conceding_ends_the_game_when_one_is_left() -> None:
    scene = Scene(3).turn(0)
    scene.aside(1, "concede").aside(1, "withdraw").aside(2, "concede")
    assert scene.end is None
    scene.aside(1, "concede")
    assert scene.end == "concession"
    assert scene.match.outcome.winners == (0,)


def test_conceding_alone_loses_at_once() -> None:
    scene = Scene(1).places_emperor()
    scene.aside(0, "concede")
    assert scene.end == "concession"
    assert scene.match.outcome.winners == ()
    assert scene.match.aside(Seat(0)) is None


def test_nothing_done_counts_as_forgone() -> None:
    scene = Scene(3).player(0, goods="s2").offers(sailing="SC12 SC13").acts(0, "sail", 1)
    scene.answer(0, "none")
    assert scene.me().coins == 1
    assert "told-forgoes" in scene.told()


def test_an_action_nothing_can_come_of_is_not_offered() -> None:
    scene = Scene(3).offers(sailing="SC12 SC13").acts(0, "sail", 1, do=False)
    assert scene.options() == ["do:trade", "forgo:sail", "forgo:trade"]


def test_a_claim_is_offered_before_the_patrician_and_after_the_actions_but_once() -> None:
    scene = Scene(3).player(0, building=2, mosaic="MG1", sailing=1, row="martinus")
    scene.turn(0)
    claims = [id for id in scene.options() if id.startswith("claim:")]
    assert claims == ["claim:m11", "claim:m13"]
    scene.script(0, "claim:m11", "wine")
    assert scene.me().goods["wine"] == 1
    assert not [id for id in scene.options() if id.startswith("claim:")]
    scene.answer(0, scene.options()[0])
    while scene.key() == "nova.action":
        scene.answer(0, scene.options()[-1])
    assert scene.now.active == 1  # no second claim was offered


@pytest.mark.parametrize("players", GAME.seats)
def test_random_games_end_after_five_rounds(players: int) -> None:
    match, rng = Match.start(GAME, players, 11), Rng(11)
    while not match.outcome:
        seat = match.waiting()[0]
        match.submit(seat, match.seq, random_bot(None, match.pending(seat), rng))
    assert match.outcome.reason == "rounds"
    view = match.view(None)
    assert tuple(score.total for score in view.scores) == match.outcome.scores
    assert all(player.hand is not None for player in view.players)

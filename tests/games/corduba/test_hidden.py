"""What others must not know: drafts, deliveries, wages, face-down stacks."""

from __future__ import annotations

import msgspec
import pytest

from games.corduba import GAME
from games.corduba.data import TABLES
from games.core.bots.random_bot import random_bot
from games.core.checking import problems
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from tests.games.corduba.scene import Scene

WORLDS = 20


def seen(match: Match, seat: int | None) -> bytes:
    """View and question of a seat."""
    viewer = None if seat is None else Seat(seat)
    asked = match.pending(Seat(seat)) if seat is not None else None
    return msgspec.json.encode((match.view(viewer), asked))


def written(match: Match, seat: int | None) -> str:
    view = match.view(None if seat is None else Seat(seat))
    return (msgspec.json.encode(view) + msgspec.json.encode(GAME.sheet(view))).decode()


# ---- the draft --------------------------------------------------------------------------------


def test_nobody_learns_what_another_was_dealt():
    match = Match.start(GAME, 4, 3)
    state = match.state_copy()
    for seat in range(4):
        secret = [state.players[seat].family, *state.players[seat].cards]
        for other in (*range(4), None):
            if other != seat:
                words = msgspec.json.decode(msgspec.json.encode(match.view(other)))
                player = words["players"][seat]
                assert not set(secret) & {player["family"], *(player["cards"] or ())}


@pytest.mark.parametrize("answers", [1, 2])
def test_a_choice_in_the_draft_shows_the_others_no_more_than_that_it_is_made(answers: int):
    """Two matches that differ only in what seat 0 takes look the same to the others."""
    looks = set()
    for option in (0, 1):
        match = Match.start(GAME, 3, 2)
        for _ in range(answers):
            pick = match.pending(Seat(0)).options[option].id
            match.submit(Seat(0), match.seq, [pick])
        looks.add((seen(match, 1), seen(match, 2), seen(match, None)))
        assert match.view(Seat(1)).players[0].chosen == (answers == 2)
        assert list(match.told) == []
    assert len(looks) == 1


def test_other_drafts_are_imagined_anew_with_who_is_done():
    match = Match.start(GAME, 3, 2)
    for _ in range(2):
        match.submit(Seat(1), match.seq, [match.pending(Seat(1)).options[0].id])
    drafts = set()
    for seed in range(WORLDS):
        world = match.imagined(Seat(0), Rng(seed))
        assert seen(world, 0) == seen(match, 0)
        player = world.state_copy().players[1]
        drafts.add((player.family, player.hereditas))
        assert player.hereditas in player.cards
        assert TABLES.characters[player.character].family == player.family
    assert len(drafts) > 5
    assert problems(match, Rng(1)) == []


def test_unchosen_cards_are_shown_to_nobody():
    match, rng = Match.start(GAME, 2, 2), Rng(1)
    while match.state_copy().phase == "draft":
        seat = match.waiting()[0]
        match.submit(seat, match.seq, random_bot(None, match.pending(seat), rng))
    state = match.state_copy()
    chosen = [player.hereditas for player in state.players]
    for viewer in (0, 1, None):
        named = [card for card in TABLES.hereditas if f'"{card}"' in written(match, viewer)]
        assert [card for card in named if card not in chosen] == []


# ---- Rome -------------------------------------------------------------------------------------


def rome() -> Scene:
    scene = Scene(3).demand("moenia")
    for seat in range(3):
        scene.player(seat, troops="velites 2", offerings="offering1 2", goods="stone 2 amphora 1")
    return scene.player(0, workers=1).at("rome", 3)


@pytest.mark.parametrize("done", [("least", "everything"), ("share", "everything")])
def test_a_delivery_shows_the_others_no_more_than_that_it_is_made(done: tuple[str, str]):
    looks = set()
    for pick in done:
        scene = rome().answer(0, pick)
        looks.add(tuple(seen(scene.match, viewer) for viewer in (1, 2, None)))
        assert scene.view(1).players[0].delivered
        assert scene.words_heard(1) == scene.words_heard(2)
        assert problems(scene.match, Rng(5)) == []
    assert len(looks) == 1


def test_half_a_delivery_shows_nothing():
    before = rome()
    scene = rome().script(0, "by_hand", "send:velites.2:legionarii.0:equites.0")
    assert scene.key(0) == "corduba.rome.offerings"
    for viewer in (1, 2, None):
        assert seen(scene.match, viewer) == seen(before.match, viewer)
    assert not scene.view(1).players[0].delivered
    assert problems(scene.match, Rng(5)) == []


def test_whoever_delivers_last_cannot_see_before():
    """The question of the last one is the same, whatever the others have sent."""
    asked = set()
    for picks in (("least", "least"), ("everything", "share")):
        scene = rome().answer(0, picks[0]).answer(1, picks[1])
        asked.add(seen(scene.match, 2))
    assert len(asked) == 1


def test_other_deliveries_are_imagined_anew():
    scene = rome().answer(0, "everything").answer(1, "least")
    sent = set()
    for seed in range(WORLDS):
        world = scene.match.imagined(Seat(2), Rng(seed))
        assert seen(world, 2) == seen(scene.match, 2)
        players = world.state_copy().players
        sent.add((players[0].delivery.goods, players[1].delivery.goods))
    assert len(sent) > 1


# ---- wages and storage ------------------------------------------------------------------------


def test_wages_are_sealed_until_the_last_has_paid():
    looks = set()
    for pick in ("wage:2:2:0", "wage:0:4:0"):
        scene = Scene(2)
        for seat in (0, 1):
            scene.player(seat, register=4, goods="food 2", denarii=5, workers=1)
        scene.at("harmony").answer(0, pick)
        assert scene.me(0).goods["food"] == 2  # nothing is paid yet
        looks.add((seen(scene.match, 1), seen(scene.match, None)))
        assert scene.words_heard(1) == set()
        assert problems(scene.match, Rng(2)) == []
        world = scene.match.imagined(Seat(1), Rng(3))
        assert set(world.waiting()) == {0, 1}  # what seat 0 answered is forgotten
    assert len(looks) == 1


def test_what_is_thrown_away_is_sealed_until_the_last_has_chosen():
    looks = set()
    for pick in ("unit:food.1", "unit:wood.1"):
        scene = Scene(2)
        for seat in (0, 1):
            scene.player(seat, goods="food 2 wood 2 stone 2 tool 1", workers=1)
        scene.market("food 2").at("storage", 3).answer(0, pick)
        looks.add((seen(scene.match, 1), seen(scene.match, None)))
        assert problems(scene.match, Rng(2)) == []
    assert len(looks) == 1


# ---- stacks -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", GAME.seats)
def test_face_down_stacks_can_be_in_any_order(seats: int):
    match = Match.start(GAME, seats, 4, {"draft": "random"}, boosted=True)
    orders: dict[str, set[str]] = {}
    for seed in range(WORLDS):
        world = GAME.redeal(match.state_copy(), Seat(0), Rng(seed))
        assert GAME.view(world, Seat(0)) == match.view(Seat(0))
        piles = {"market": world.market_tiles, "demands": world.demand_deck}
        if world.solo:
            piles |= {f"stack {n}": pile for n, pile in enumerate(world.solo.stacks)}
            piles |= {f"deck {n}": pile for n, pile in enumerate(world.solo.decks)}
        for name, pile in piles.items():
            if len(pile) > 2:
                orders.setdefault(name, set()).add(" ".join(pile))
    assert {"market", "demands"} <= set(orders)
    assert all(len(found) > 5 for found in orders.values())


def test_cards_that_lie_face_down_are_nowhere_in_what_is_seen():
    match = Match.start(GAME, 1, 4, {"draft": "first_game"})
    state, words = match.state_copy(), written(match, 0)
    hidden = [*state.market_tiles, *(card for deck in state.solo.decks for card in deck)]
    assert [card for card in hidden if f'"{card}"' in words] == []
    assert [card for card in state.demand_deck if f'"{card}"' in words] == []
    assert state.solo.opened
    assert f'"{state.solo.opened[0]}"' in words


def test_the_second_action_card_is_not_known_before_it_is_opened():
    """Worlds in which another card lies on top look the same."""
    match = Match.start(GAME, 1, 4, {"draft": "first_game"})
    tops = set()
    for seed in range(WORLDS):
        world = match.imagined(Seat(0), Rng(seed))
        assert seen(world, 0) == seen(match, 0)
        tops.add(world.state_copy().solo.decks[0][-1])
    assert len(tops) > 3

"""The computer player: legal whatever it is asked, the same again, fair, and no fool."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.core.contract import Decision, Option
from games.core.match import Match, check_picks
from games.core.random_bot import random_bot
from games.core.rng import Rng
from games.core.text import Seat, Text
from games.glory_to_rome import GAME, steward
from games.glory_to_rome.cards import KINDS
from games.glory_to_rome.steward_values import FUNCTION, ONCE
from games.glory_to_rome.view import View
from tests.games.glory_to_rome.scene import Scene

MOST_CHOICES = 1500
TABLES = (
    (2, {}),
    (3, {}),
    (4, {}),
    (5, {}),
    (2, {"trial_game": "on"}),
    (3, {"alt_circus_forum": "on"}),
    (4, {"start_mode": "choose"}),
    (2, {"stairway_mode": "additional"}),
    (5, {"open_hands_rounds": "9"}),
)


def moments(bots, seed: int, variant=None) -> Iterator[tuple[Match, Seat, Decision]]:
    """Every question of a game among these bots, before it is answered."""
    match = Match.start(GAME, len(bots), seed, variant)
    rng = Rng(seed)
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        yield match, seat, decision
        match.submit(seat, match.seq, bots[seat](match.view(seat), decision, rng))


def winners(bots, seed: int) -> tuple[Seat, ...]:
    for match, _, _ in moments(bots, seed):
        last = match
    return last.outcome.winners


@pytest.fixture
def sure(monkeypatch):
    """A steward that may not fall back on chance."""

    def unsure(view: View, decision: Decision, rng: Rng):
        raise AssertionError(f"no rule of thumb for {decision.key}")

    monkeypatch.setattr(steward, "random_bot", unsure)
    return steward.steward


# ---- legal ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_stewards_play_whole_games_among_themselves(seats: int, variant: dict[str, str], sure):
    choices = sum(1 for _ in moments([sure] * seats, 1, variant))
    assert choices <= MOST_CHOICES


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_has_a_legal_answer_wherever_a_game_may_lead(seats: int, variant: dict[str, str], sure):
    for match, seat, decision in moments([random_bot] * seats, seats, variant):
        check_picks(decision, sure(match.view(seat), decision, Rng(0)))


@pytest.mark.parametrize(("least", "most"), [(1, 1), (0, 3), (2, 2), (3, 3)])
@pytest.mark.parametrize("key", ["gtr.tomorrow", "gtr.architect", "gtr.follow", "gtr.lions"])
def test_answers_questions_of_rules_it_does_not_know(key: str, least: int, most: int):
    options = tuple(
        Option(id, Text("number")) for id in ("new", "stairs:new", "add:new", "x:y:z.3")
    )
    asked = Decision(Seat(0), key, Text("number"), options, least, most)
    view = Scene(players=2).player(0, hand="road").leads(0).match.view(Seat(0))
    for seed in range(5):
        check_picks(asked, steward.steward(view, asked, Rng(seed)))


def test_knows_every_building():
    assert {*FUNCTION, *ONCE, "villa"} == {*KINDS}


def test_never_concedes():
    scene = Scene(players=2).leads(0)
    asked = scene.match.aside(Seat(0))
    assert steward.steward(scene.match.view(Seat(0)), asked, Rng(0)) == ("volunteer_on",)


# ---- the same again, and fair -----------------------------------------------------------------


def test_is_deterministic_and_judges_by_its_view_alone():
    """In a world redealt behind its back it does the same."""
    for match, seat, decision in moments([steward.steward] * 3, 7):
        here = steward.steward(match.view(seat), decision, Rng(1))
        assert steward.steward(match.view(seat), decision, Rng(1)) == here
        world = GAME.redeal(match.state_copy(), seat, Rng(match.count))
        assert steward.steward(GAME.view(world, seat), decision, Rng(1)) == here


def test_plays_the_same_game_again():
    games = [
        [(seat, decision.key, match.count) for match, seat, decision in moments(bots, 3)]
        for bots in ([steward.steward] * 2, [steward.steward] * 2)
    ]
    assert games[0] == games[1]


# ---- no fool ----------------------------------------------------------------------------------


def test_beats_chance():
    won = 0
    for seed in range(20):
        seat = seed % 2
        bots = [random_bot, random_bot]
        bots[seat] = steward.steward
        won += winners(bots, seed) == (seat,)
    assert won >= 16


def answer(scene: Scene, seat: int = 0) -> tuple[str, ...]:
    return tuple(
        steward.steward(scene.match.view(Seat(seat)), scene.match.pending(Seat(seat)), Rng(0))
    )


def test_refills_an_empty_hand():
    assert answer(Scene(players=2).player(0, hand="road").leads(0)) == ("think:refill",)


def test_hires_early():
    scene = Scene(players=2).player(0, hand="temple road dock J").pool("C W S").leads(0)
    assert answer(scene) == ("lead:patron",)


def test_finishes_what_it_began():
    scene = Scene(players=2).player(0, hand="road dock", stockpile="B R", begun={"bath": 1})
    assert answer(scene.performs(0, "architect")) == ("add:bath:brick",)


def test_lays_no_foundation_without_material_in_sight():
    scene = Scene(players=2).player(0, hand="temple wall").performs(0, "craftsman")
    assert answer(scene) == ("skip",)


def test_sells_what_is_most_valuable_and_not_needed():
    scene = Scene(players=2).player(0, stockpile="R C M S", begun={"temple": 2})
    assert answer(scene.performs(0, "merchant")) == ("stock:stone",)


@pytest.mark.parametrize(("influence", "ends"), [(20, True), (4, False)])
def test_ends_the_game_only_when_ahead(influence: int, ends: bool):
    catacomb = Scene(players=2).player(1, influence=10)
    catacomb.player(0, hand="road", stockpile="S", begun={"catacomb": 2}, influence=influence)
    assert (answer(catacomb.performs(0, "architect")) == ("add:catacomb:stone",)) is ends

    deck = Scene(players=2).player(1, influence=10).deck("R W")
    deck.player(0, hand="road", influence=influence)
    assert (answer(deck.leads(0)) == ("think:refill",)) is ends


def test_gives_away_what_it_needs_least():
    scene = Scene(players=2).player(0, hand="school").player(1, hand="bath bath gate", built="bath")
    scene.performs(0, "legionary").answer(0, "school")
    assert answer(scene, 1) == ("bath",)

"""Answers in advance, in every game that knows them: from the view alone, and never by mistake."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec
import pytest

from games.core.bots.random_bot import random_bot
from games.core.catalogue import LANGUAGES, Catalogue
from games.core.contract import AnyGame, Decision, Foreseen
from games.core.match import Match
from games.core.plans import AUTOMATIC, OFF, Ahead, Plan, answer_ahead
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games

PLANNED = [game for game in all_games().values() if game.plan_keys]
GAMES = pytest.mark.parametrize("game", PLANNED, ids=lambda game: game.key)
NAMES = ["Livia Drusilla", "Gaius", "Octavia", "Marcus Vipsanius", "Titus"]
BUTTON_LABEL, SELECT_TEXT, CUSTOM_ID = 80, 100, 100


def positions(game: AnyGame, seed: int) -> Iterator[tuple[Match, Seat, Decision]]:
    """Every question of a random game, in order; half of the games are rich."""
    rng = Rng(seed)
    players = max(2, game.seats[seed % len(game.seats)])
    match = Match.start(game, players, seed, boosted=seed % 2 == 0)
    while not match.outcome and match.count < 600:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision
        yield match, seat, decision
        match.submit(seat, match.seq, random_bot(None, decision, rng))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_nothing_is_answered_that_the_game_has_not_declared(game: AnyGame) -> None:
    for match, seat, decision in positions(game, 1):
        if decision.key not in game.plan_keys:
            plans = {decision.key: Plan(decision.key, decision.options[0].id)}
            for way in (*game.automatic, OFF):
                assert answer_ahead(game, match.view(seat), decision, plans, way) is None


def planned(game: AnyGame) -> Iterator[tuple[Match, Decision, Foreseen]]:
    """Some open questions that could have been planned, in games some of which never ask one."""
    for seed in range(0, 60, 2):  # rich starts
        for match, seat, decision in positions(game, seed):
            view = match.view(seat)
            key = game.plan_key(view, decision) if decision.key in game.plan_keys else ""
            if key:
                yield match, decision, next(k for k in game.plans(view, seat) if k.key == key)


@GAMES
def test_what_is_planned_is_what_will_be_offered(game: AnyGame) -> None:
    """A plan made while the question is open names only options it has, and answers it."""
    for match, decision, kind in islice(planned(game), 6):
        view = match.view(decision.seat)
        for way in kind.ways:
            plan = {kind.key: Plan(kind.key, way.id, way.rests_on)}
            ahead = answer_ahead(game, view, decision, plan, OFF)
            assert ahead == Ahead(kind.key, way.id), decision.options
    assert kind.ways


@GAMES
def test_a_plan_answers_no_other_question(game: AnyGame) -> None:
    for match, seat, decision in positions(game, 3):
        view = match.view(seat)
        key = game.plan_key(view, decision) if decision.key in game.plan_keys else ""
        plans = {
            kind.key: Plan(kind.key, kind.ways[0].id, kind.ways[0].rests_on)
            for kind in game.plans(view, seat)
            if kind.key not in (key, decision.key) and kind.ways
        }
        assert answer_ahead(game, view, decision, plans, OFF) is None


@GAMES
def test_a_plan_stops_when_what_it_rests_on_has_changed(game: AnyGame) -> None:
    match, decision, kind = next(planned(game))
    plan = {kind.key: Plan(kind.key, kind.ways[0].id, "before")}
    ahead = answer_ahead(game, match.view(decision.seat), decision, plan, OFF)
    assert ahead == Ahead(kind.key, "")


@GAMES
def test_what_the_rules_keep_is_set_as_an_aside(game: AnyGame) -> None:
    for seed in range(2):
        for match, seat, _ in positions(game, seed):
            kept = [kind for kind in game.plans(match.view(seat), seat) if kind.aside]
            aside = match.aside(seat)
            offered = [option.id for option in aside.options] if aside else []
            for kind in kept:
                assert kind.now in [way.id for way in kind.ways]
                assert {way.id for way in kind.ways} <= set(offered)


@GAMES
def test_plans_come_from_what_the_seat_sees(game: AnyGame) -> None:
    """In every world that looks the same to it, the same can be planned."""
    rng = Rng(7)
    for match, seat, _ in positions(game, 1):
        if match.count % 20:
            continue
        other = game.view(game.redeal(match.state_copy(), seat, rng), seat)
        assert msgspec.json.encode(game.plans(other, seat)) == msgspec.json.encode(
            game.plans(match.view(seat), seat)
        )


@GAMES
def test_plans_are_spoken_in_every_language_and_fit(game: AnyGame) -> None:
    speakers = [Catalogue(language, game.texts, strict=True) for language in LANGUAGES]
    for seed in range(3):
        for match, seat, _ in positions(game, seed):
            if match.count % 10:
                continue
            for kind in game.plans(match.view(seat), seat):
                assert len(f"roma:planlasts:{10**17}:0:always:{kind.key}") <= CUSTOM_ID
                for speaker in speakers:
                    assert 0 < len(speaker.say(kind.title, NAMES)) <= SELECT_TEXT
                    for way in kind.ways:
                        assert 0 < len(speaker.say(way.label, NAMES)) <= BUTTON_LABEL


@GAMES
def test_who_can_do_nothing_else_is_answered_for(game: AnyGame) -> None:
    """By an option that is offered; and never whoever wants to be asked."""
    for seed in range(6):
        for match, seat, decision in positions(game, seed):
            view = match.view(seat)
            assert answer_ahead(game, view, decision, {}, OFF) is None
            for way in game.automatic:
                ahead = answer_ahead(game, view, decision, {}, way)
                if ahead is not None:
                    assert ahead.key == AUTOMATIC
                    assert ahead.pick in [option.id for option in decision.options]

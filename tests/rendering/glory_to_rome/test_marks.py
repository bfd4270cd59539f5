"""Questions about places of Ruhm für Rom: what they name is drawn, and marks hide no count."""

from __future__ import annotations

import pytest

from games.core.bots.random_bot import random_bot
from games.core.contract import Decision
from games.core.match import Match
from games.core.rng import Rng
from games.glory_to_rome import GAME
from games.glory_to_rome.seat.view import View
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.glory_to_rome.board.scene import board_scene
from rendering.kit.canvas import Canvas
from tests.rendering.checks import check_texts

NAMES = ("Livia", "Gaius", "Octavia", "Marcus", "Titus")


def questions(seats: int, seed: int) -> list[tuple[View, Decision]]:
    match, rng = Match.start(GAME, seats, seed), Rng(seed)
    found = []
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision
        found.append((match.view(seat), decision))
        match.submit(seat, match.seq, random_bot(None, decision, rng))
    return found


def places(decision: Decision) -> list[str]:
    return list(dict.fromkeys(option.spot for option in decision.options if option.spot))


def drawn(view: View, decision: Decision) -> Canvas:
    marks = {spot: str(n) for n, spot in enumerate(places(decision), start=1)}
    return compose(board_scene(view, Frame(names=NAMES[: len(view.players)], marks=marks)))


@pytest.mark.parametrize("seats", [2, 5])
def test_every_question_marks_a_place_or_a_card(seats):
    for view, decision in questions(seats, seed=4):
        assert places(decision) or GAME.playable(view, decision), decision.key


@pytest.mark.parametrize("seats", [2, 4])
def test_places_that_are_asked_for_are_drawn_and_nothing_lies_on_a_mark(seats):
    asked = questions(seats, seed=7)
    for view, decision in {decision.key: (view, decision) for view, decision in asked}.values():
        canvas = drawn(view, decision)
        assert set(places(decision)) <= canvas.spots.keys()
        check_texts(canvas)

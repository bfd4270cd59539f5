"""Questions about places of Trajan: what they name is drawn."""

from __future__ import annotations

import pytest

from games.core.bots.random_bot import random_bot
from games.core.contract import Decision
from games.core.match import Match
from games.core.rng import Rng
from games.trajan import GAME
from games.trajan.seat.view import View
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.trajan.board.scene import OWN, board_scene

NAMES = ("Livia", "Gaius", "Octavia", "Marcus")


def questions(seats: int, seed: int) -> list[tuple[View, Decision]]:
    match, rng = Match.start(GAME, seats, seed, boosted=bool(seed % 2)), Rng(seed)
    found = []
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision
        found.append((match.view(seat), decision))
        match.submit(seat, match.seq, random_bot(None, decision, rng))
    return found


def places(decision: Decision) -> list[str]:
    """As they are called on the board, where every player has a circle and a mat."""
    spots = dict.fromkeys(option.spot for option in decision.options if option.spot)
    own = f"p{decision.seat}:"
    return [f"{own}{spot}" if spot.startswith(OWN) else spot for spot in spots]


@pytest.mark.parametrize("seats", [2, 4])
def test_questions_mark_a_place_or_a_card(seats):
    for view, decision in questions(seats, seed=4):
        wilds_alone = all(option.group == "wild" for option in decision.options)
        assert places(decision) or GAME.playable(view, decision) or wilds_alone, decision.key


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", [6, 7])
def test_places_that_are_asked_for_are_drawn(seats, seed):
    asked = questions(seats, seed)
    for view, decision in {decision.key: (view, decision) for view, decision in asked}.values():
        spots = dict.fromkeys((option.spot for option in decision.options if option.spot), "1")
        frame = Frame(names=NAMES[:seats], waiting=(decision.seat,), marks=spots)
        assert set(places(decision)) <= compose(board_scene(view, frame)).spots.keys(), decision.key

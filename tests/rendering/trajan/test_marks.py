"""Questions about places of Trajan: what they name is drawn."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.core.bots.random_bot import random_bot
from games.core.contract import Decision
from games.core.match import Match
from games.core.rng import Rng
from games.trajan import GAME
from games.trajan.seat.view import View
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.kit.seats import SEATS
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


def test_a_question_about_the_board_comes_with_what_one_has():
    """Beside the places: cards in hand, workers, and the own piece on what is offered."""
    view, decision = next(
        (view, decision)
        for view, decision in questions(2, seed=6)
        if decision.key == "trajan.construction" and len(decision.options) > 5
    )
    spots = tuple(dict.fromkeys(option.spot for option in decision.options if option.spot))
    frame = Frame(names=NAMES[:2], waiting=(decision.seat,), marks=dict.fromkeys(spots, "1"))
    near = compose(close_up(board_scene(view, replace(frame, focus=spots))))
    assert near.box.contains(near.spots["own"])
    assert f"p{decision.seat}:supply" in near.spots
    said = {placed.text for placed in near.texts}
    assert {NAMES[decision.seat][0], "Bonus at the end"} <= said, "whose it is, what signs mean"
    site = near.spots[next(spot for spot in spots if spot.startswith("site:"))]
    colour = SEATS[decision.seat].colour
    corner = near.image.crop((site.middle[0], site.y, site.right, site.middle[1]))
    assert colour in {pixel for _, pixel in corner.getcolors(10_000) or ()}
    other = compose(close_up(board_scene(replace(view, seat=None), replace(frame, focus=spots))))
    assert "own" not in other.spots, "nobody's question shows nobody's things"


def test_offered_trays_tell_where_their_last_stone_falls():
    view, decision = next(
        (view, decision) for view, decision in questions(2, seed=6) if decision.key == "trajan.tray"
    )
    trays = {option.spot: "1" for option in decision.options if option.spot}
    frame = Frame(names=NAMES[:2], waiting=(decision.seat,))
    plain = compose(board_scene(view, frame))
    asked = compose(board_scene(view, replace(frame, marks=trays)))
    assert len(asked.signs) >= len(plain.signs) + 2 * len(trays)


def test_in_set_up_one_sees_the_stones_one_has_left():
    asked = [each for each in questions(2, seed=6) if each[1].key == "trajan.stones"]
    for view, decision in asked:
        frame = Frame(names=NAMES[:2], waiting=(decision.seat,))
        laid = sum(map(len, view.players[decision.seat].trays))
        letters = [
            placed
            for placed in compose(board_scene(view, frame)).texts
            if len(placed.text) == 1 and placed.text in "YOGWPB" and placed.size == 20
        ]
        assert len(letters) >= 12 - laid
        public = compose(board_scene(replace(view, seat=None), frame))
        assert len(public.texts) < len(compose(board_scene(view, frame)).texts)

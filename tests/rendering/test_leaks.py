"""Hidden things do not show: other worlds that look the same give the same bytes."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from games.core.bots.random_bot import random_bot
from games.core.contract import AnyGame
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games
from rendering.draw import draw, draw_animation
from rendering.frame import Frame, Line, Picture, Step
from tests.games.evening import seats_near

NAMES = ("Livia", "Gaius", "Octavia", "Marcus", "Titus")


GAMES = pytest.mark.parametrize("dealt", all_games().values(), ids=lambda game: game.key)
SET_UP = 4  # choices after which a first look is worth it


def worlds(dealt: AnyGame, seats: int, seed: int, viewer: Seat | None):
    """Views of a world and of others dealt anew behind the viewer's back."""
    match = Match.start(dealt, seats, seed)
    rng = Rng(seed)
    while not match.outcome and match.count < 260:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        match.submit(seat, match.seq, random_bot(None, decision, rng))
        looked_at = match.count % 65 == 0 or match.count == SET_UP
        if looked_at and not match.outcome:
            other = dealt.redeal(match.state_copy(), viewer, Rng(seed + match.count))
            yield (
                msgspec.json.encode(match.view(viewer)),
                msgspec.json.encode(dealt.view(other, viewer)),
                tuple(match.waiting()),
            )


@GAMES
@pytest.mark.parametrize("fewest", [True, False])
def test_public_pictures_and_words_know_nothing_hidden(dealt, fewest):
    before, seats = None, dealt.seats[0 if fewest else -1]
    for here, there, waiting in worlds(dealt, seats, 11, None):
        frame = Frame(NAMES[:seats], "de", 1, "Rom.", waiting, before)
        for shown in (frame, replace(frame, style="compact")):
            assert draw(dealt.key, "board", here, shown) == draw(dealt.key, "board", there, shown)
        before = here


@GAMES
@pytest.mark.parametrize("kind", ["hand", "board", "still"])
def test_a_seat_sees_no_other_hand(dealt, kind):
    seats = seats_near(dealt, 3)
    for here, there, waiting in worlds(dealt, seats, 12, Seat(seats - 1)):
        frame = Frame(NAMES[:seats], "en", 1, "", waiting)
        for shown in (frame, replace(frame, style="compact"))[: 2 if kind == "board" else 1]:
            assert draw(dealt.key, kind, here, shown) == draw(dealt.key, kind, there, shown)


@GAMES
@pytest.mark.parametrize("viewer", [None, Seat(0)])
def test_what_changed_in_many_steps_knows_nothing_hidden(dealt, viewer):
    """The board of all steps and the still of each, from views dealt anew behind one's back."""
    seats = seats_near(dealt, 3)
    pairs = list(worlds(dealt, seats, 14, viewer))
    lines = tuple(Line(f"Line {n}.", n % seats) for n in range(len(pairs)))

    def told(world: int) -> list[Picture]:
        views = [pair[world] for pair in pairs]
        steps = tuple(Step(view, n) for n, view in enumerate(views))[1:]
        frame = Frame(NAMES[:seats], "en", 9, before=views[0], lines=lines, steps=steps)
        stills = [
            replace(frame, before=views[n], steps=steps[n : n + 1], order=(n + 1,))
            for n in range(len(steps))
        ]
        board = draw(dealt.key, "board", views[-1], frame)
        drawn = [draw(dealt.key, "still", views[n + 1], it) for n, it in enumerate(stills)]
        return [board, *drawn]

    assert told(0) == told(1)


@GAMES
def test_moving_pictures_know_nothing_hidden(dealt):
    seats = seats_near(dealt, 3)
    pairs = list(worlds(dealt, seats, 13, None))
    frames = [Frame(NAMES[:seats], "en", n) for n in range(len(pairs))]
    first = draw_animation(dealt.key, [here for here, _, _ in pairs], frames)
    second = draw_animation(dealt.key, [there for _, there, _ in pairs], frames)
    assert first == second

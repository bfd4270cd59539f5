"""Hidden things do not show: other worlds that look the same give the same bytes."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from games.core.match import Match
from games.core.random_bot import random_bot
from games.core.rng import Rng
from games.core.text import Seat
from games.glory_to_rome import GAME
from rendering.draw import draw, draw_animation
from rendering.frame import Frame
from tests.rendering.positions import KEY, game, read, write

NAMES = ("Livia", "Gaius", "Octavia", "Marcus", "Titus")


def worlds(seats: int, seed: int, viewer: Seat | None):
    """Views of a world and of others dealt anew behind the viewer's back."""
    match = Match.start(GAME, seats, seed)
    rng = Rng(seed)
    while not match.outcome and match.count < 260:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        match.submit(seat, match.seq, random_bot(None, decision, rng))
        if match.count % 65 == 0 and not match.outcome:
            other = GAME.redeal(match.state_copy(), viewer, Rng(seed + match.count))
            yield (
                msgspec.json.encode(match.view(viewer)),
                msgspec.json.encode(GAME.view(other, viewer)),
                tuple(match.waiting()),
            )


@pytest.mark.parametrize("seats", [2, 5])
def test_public_pictures_and_words_know_nothing_hidden(seats):
    before = None
    for here, there, waiting in worlds(seats, 11, None):
        frame = Frame(NAMES[:seats], "de", 1, "Rom.", waiting, before)
        assert draw(KEY, "board", here, frame) == draw(KEY, "board", there, frame)
        before = here


@pytest.mark.parametrize("kind", ["hand", "board"])
def test_a_seat_sees_no_other_hand(kind):
    for here, there, waiting in worlds(3, 12, Seat(1)):
        frame = Frame(NAMES[:3], "en", 1, "", waiting)
        assert draw(KEY, kind, here, frame) == draw(KEY, kind, there, frame)


def test_moving_pictures_know_nothing_hidden():
    pairs = list(worlds(3, 13, None))
    frames = [Frame(NAMES[:3], "en", n) for n in range(len(pairs))]
    first = draw_animation(KEY, [here for here, _, _ in pairs], frames)
    second = draw_animation(KEY, [there for _, there, _ in pairs], frames)
    assert first == second


def test_hands_and_vaults_a_view_holds_by_mistake_are_not_drawn():
    """A board shows hands only when all of them lie open."""
    position = game(3)[120]
    view = read(position.view)
    first, *others = view.players
    leaky = replace(first, hand=("temple",), vault={"marble": 3})
    leak = replace(view, players=(leaky, *others))
    assert draw(KEY, "board", write(leak), position.frame) == draw(
        KEY, "board", position.view, position.frame
    )


def test_hands_that_lie_open_for_all_are_drawn():
    position = game(3)[120]
    view = read(position.view)
    taught = replace(view, players=tuple(replace(p, hand=("temple",)) for p in view.players))
    assert (
        draw(KEY, "board", write(taught), position.frame).height
        > draw(KEY, "board", position.view, position.frame).height
    )

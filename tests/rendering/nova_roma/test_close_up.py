"""Close-ups of Nova Roma: all that a question is about."""

from __future__ import annotations

from functools import cache

from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.nova_roma import PAINTER
from rendering.samples.positions import Sample
from tests.rendering.nova_roma.positions import game, read


@cache
def questions() -> list[Sample]:
    return [sample for sample in PAINTER.samples("en") if sample.frame.focus]


def test_a_building_in_the_making_is_shown_with_the_zone_it_is_for():
    samples = {sample.name: sample for sample in questions()}
    for name in ("close-orientation", "close-spot"):
        sample = samples[name]
        view = read(sample.view)
        canvas = compose(close_up(PAINTER.board(view, sample.frame)))
        assert view.turn.planned is not None
        zone = view.turn.planned.zone or "A"
        assert {"plan", f"zone:{zone}", f"{zone}11"} <= canvas.spots.keys()


def test_own_spaces_are_those_of_the_seat_that_is_asked():
    position = game(3)[40]
    for seat in range(3):
        asked = {"focus": ("p22",), "marks": {"p22": "p22"}}
        frame = Frame(waiting=(seat,), names=position.frame.names, **asked)
        scene = close_up(PAINTER.board(read(position.view), frame))
        canvas = compose(scene)
        assert f"p{seat}:p22" in canvas.spots
        assert f"p{seat}:m11" not in canvas.spots
        assert "p22" in {placed.text for placed in canvas.texts}

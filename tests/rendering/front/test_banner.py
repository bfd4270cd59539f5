"""The top of a front page."""

from __future__ import annotations

import pytest

from rendering.front.banner import NEXT, beside
from rendering.front.look import BANNER, WIDTH
from rendering.front.scenery import RAMP, calmed
from rendering.kit.shapes import shape_mask
from rendering.registry import painters

GAMES = pytest.mark.parametrize("key", painters())


@pytest.mark.parametrize("n", range(1, 6))
def test_no_badge_lies_behind_another(n):
    step, whole = beside(n, NEXT, 330)
    side = whole - (n - 1) * step
    assert side <= NEXT
    assert step > side
    assert whole <= 330
    assert shape_mask("disc", side, side).width == side >= 56


@GAMES
def test_the_painting_steps_back_behind_words(key):
    look = painters()[key].front.look
    calm, painted = calmed(look, WIDTH, BANNER, 700), look.painting(WIDTH, BANNER)
    behind, free = (0, 60, 700, BANNER), (700 + RAMP, 60, WIDTH, BANNER)
    assert contrast(calm.crop(behind)) < contrast(painted.crop(behind)) / 3
    assert calm.crop(free).tobytes() == painted.crop(free).tobytes()


def contrast(image) -> int:
    """How far things differ from each other in a row, at most."""
    rows = (image.convert("L").crop((0, y, image.width, y + 1)) for y in range(image.height))
    return max(high - low for low, high in (row.getextrema() for row in rows))

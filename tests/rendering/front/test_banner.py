"""The top of a front page."""

from __future__ import annotations

import pytest

from rendering.front.banner import NEXT, beside
from rendering.front.look import BANNER, WIDTH
from rendering.front.scenery import CALM, RAMP, calmed
from rendering.kit.shapes import shape_mask
from rendering.registry import painter_of, painters

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


@pytest.mark.parametrize("key", painters())
def test_no_stroke_of_the_painting_runs_through_the_words(key):
    """Walls in the east of a painting do not become a line across all of it."""
    look = painter_of(key).front.look
    painting, calm = look.painting(1000, 216), calmed(look, 1000, 216, 1000)
    for y in range(216):
        west = {painting.getpixel((x, y)) for x in range(400)}
        meant = mostly(calm.getpixel((4, y)), painting.getpixel((4, y)))
        assert any(max(abs(a - b) for a, b in zip(meant, it, strict=True)) <= 3 for it in west)


def mostly(mixed, painted):
    """What was laid over the painting."""
    share = CALM / 255
    return [(m - p * (1 - share)) / share for m, p in zip(mixed, painted, strict=True)]

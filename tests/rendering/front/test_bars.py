"""Standings on the front page."""

from __future__ import annotations

from rendering.board.masthead import Standing
from rendering.front.bars import HEIGHT, Bars, draw_bars
from rendering.front.look import LEAST, WIDTH
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, PLASTER
from tests.rendering.checks import LONG_NAMES

NAMES = ("Livia", "Gaius", "Octavia", "Marcus", "Titus")


def texts(*values: int, before: dict[int, int] | None = None) -> list[str]:
    canvas = Canvas(WIDTH, HEIGHT, PLASTER)
    names = NAMES if len(values) < 5 else LONG_NAMES
    standings = tuple(Standing(seat, value) for seat, value in enumerate(values))
    draw_bars(canvas, Bars("Points", standings, before or {}, names), 0, INK)
    assert all(canvas.box.contains(placed.box) and placed.size >= LEAST for placed in canvas.texts)
    return [placed.text for placed in canvas.texts]


def test_a_change_stands_beside_the_figure():
    assert texts(12, 7, before={0: 9, 1: 8}) == [
        "Points", "L", "Livia", "12", "+3", "G", "Gaius", "7", "−1",
    ]  # fmt: skip


def test_five_people_are_told_by_their_badges():
    assert texts(120, 118, 97, 40, 3, before={0: 99}) == [
        "Points", "M", "120", "+21", "W", "118", "Ö", "97", "G", "40", "Ü", "3",
    ]  # fmt: skip


def test_nothing_and_less_than_nothing_are_drawn():
    assert "−4" in texts(0, -4)
    assert "0" in texts(0)

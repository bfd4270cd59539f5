"""The end: six categories with their majorities, side by side."""

from __future__ import annotations

from typing import NamedTuple

from games.romolo_o_remo.ending.scoring import KEYS, CategoryKey, Score
from games.romolo_o_remo.seat.view import View
from rendering.board.scene import INNER
from rendering.final.table import HEAD, Line, begin_row, column_title, empty_table, row_total
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import (
    INK,
    INK_FAINT,
    LAPIS,
)
from rendering.kit.type import figure, width
from rendering.romolo_o_remo.player.estate import name_of
from rendering.words.spoken import Words

ROW = 60
NAME = 400
TOTAL = INNER - 140
STEP = (TOTAL - NAME) // len(KEYS)


class Entry(NamedTuple):
    """A row of the table; partners have one each with the same points."""

    seat: int
    name: str
    score: Score
    wins: bool


def entries(view: View, words: Words) -> list[Entry]:
    """The winners first, then by points."""
    assert view.result is not None
    won = view.result.winners or ([1] if view.rival else [])
    found = [
        Entry(seat, name_of(seat, words), score, seat in won)
        for score in view.scores
        for seat in score.seats
    ]
    return sorted(found, key=lambda entry: (not entry.wins, -entry.score.total))


def score_table(view: View, words: Words) -> Canvas:
    listed = entries(view, words)
    canvas = empty_table(len(listed), ROW)
    for n, key in enumerate(KEYS):
        x = NAME + n * STEP
        column_title(canvas, words.say(f"romolo-score-{key}"), x, x + STEP)
    column_title(canvas, words.say("romolo-points"), TOTAL, INNER)
    for n, entry in enumerate(listed):
        line = Line(HEAD + n * ROW, ROW, entry.seat, entry.name, entry.wins)
        begin_row(canvas, line, NAME)
        for k, key in enumerate(KEYS):
            _points(canvas, entry.score, key, Box(NAME + k * STEP, line.y, STEP - 8, ROW))
        row_total(canvas, line, entry.score.total, TOTAL, INNER)
    return canvas


def _points(canvas: Canvas, score: Score, key: CategoryKey, box: Box) -> None:
    """The points, and beside them what the majority brings."""
    own, bonus = score.points[key], score.bonus[key]
    said, more = figure(own) if own or bonus else "–", f"+{bonus}" if bonus else ""
    w, extra = width(said, "bold", 38), width(more, "semi", 26) + 6 if more else 0
    x = box.x + (box.w - w - extra) // 2
    colour = INK if own or bonus else INK_FAINT
    canvas.text(said, Box(x, box.y, w, box.h), "bold", 38, colour)
    if more:
        canvas.text(more, Box(x + w + 6, box.y, extra, box.h), "semi", 26, LAPIS)

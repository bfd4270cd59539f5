"""The end: the scoring table, above the board as it was left."""

from __future__ import annotations

from games.vicus.course.scoring import CATEGORIES
from games.vicus.seat.view import View
from rendering.board.scene import INNER
from rendering.final.table import (
    HEAD,
    Line,
    begin_row,
    column_title,
    empty_table,
    row_figure,
    row_total,
)
from rendering.kit.canvas import Canvas
from rendering.words.spoken import Words

ROW = 80
FIRST, COLUMN = 500, 200


def score_table(view: View, words: Words) -> Canvas:
    """A column for each category; the best first."""
    assert view.result is not None
    canvas = empty_table(len(view.players), ROW)
    edges = [FIRST + n * COLUMN for n in range(len(CATEGORIES) + 1)] + [INNER]
    titles = [*(f"points-{c.key}" for c in CATEGORIES), "vicus-points"]
    for key, x, right in zip(titles, edges[:-1], edges[1:], strict=True):
        column_title(canvas, words.say(key), x, right)
    totals = [sum(player.points.values()) for player in view.players]
    ranked = sorted(view.players, key=lambda player: -totals[player.seat])
    for n, player in enumerate(ranked):
        seat = player.seat
        wins = seat in view.result.winners
        line = Line(HEAD + n * ROW, ROW, seat, words.names[seat], wins)
        begin_row(canvas, line, FIRST)
        for category, x in zip(CATEGORIES, edges, strict=False):
            row_figure(canvas, line, player.points[category.key], x, x + COLUMN)
        row_total(canvas, line, totals[seat], edges[-2], INNER)
    return canvas

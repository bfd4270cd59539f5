"""The end: the scoring table, above the board as it was left."""

from __future__ import annotations

from collections.abc import Sequence

from games.glory_to_rome.course.scoring import MERCHANT_BONUS, Score
from games.glory_to_rome.data.cards import MATERIALS
from games.glory_to_rome.seat.view import PlayerView, View
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
from rendering.glory_to_rome.look import chip, pip
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK
from rendering.words.spoken import Words

ROW = 80
CHIP = 59
# Where the columns begin; each ends a little before the next.
INFLUENCE, VAULT, SOLD, BONUS, BUILT, TOTAL, HAND = 352, 486, 850, 960, 1206, 1334, 1468


def score_table(view: View, words: Words) -> Canvas:
    assert view.result is not None
    canvas = empty_table(len(view.scores), ROW)
    for key, x, right in (
        ("influence", INFLUENCE, VAULT),
        ("vault", VAULT, BONUS),
        ("bonuses", BONUS, BUILT),
        ("buildings", BUILT, TOTAL),
        ("points", TOTAL, HAND),
        ("hand", HAND, INNER),
    ):
        column_title(canvas, words.say(f"gtr-{key}"), x, right)
    for n, score in enumerate(ranked(view.scores)):
        seat, wins = score.seat, score.seat in view.result.winners
        line = Line(HEAD + n * ROW, ROW, seat, words.names[seat], wins)
        _row(canvas, line, score, view.players[seat])
    return canvas


def ranked(scores: Sequence[Score]) -> list[Score]:
    """The best first; ties go by cards in hand, as the rules have it."""
    return sorted(scores, key=lambda score: (-score.total, -score.hand))


def _row(canvas: Canvas, line: Line, score: Score, player: PlayerView) -> None:
    begin_row(canvas, line, INFLUENCE)
    row_figure(canvas, line, score.influence, INFLUENCE, VAULT)
    _vault(canvas, player, line.y)
    row_figure(canvas, line, score.vault, SOLD, BONUS)
    _bonuses(canvas, line, score)
    row_figure(canvas, line, sum(score.buildings.values()), BUILT, TOTAL)
    row_total(canvas, line, score.total, TOTAL, HAND)
    row_figure(canvas, line, score.hand, HAND, INNER)


def _vault(canvas: Canvas, player: PlayerView, y: int) -> None:
    sold = player.vault or {}
    kinds = [material for material in MATERIALS if sold.get(material, 0)]
    for n, material in enumerate(kinds):
        box = Box(VAULT + 6 + n * CHIP, y + 20, CHIP - 4, 40)
        chip(canvas, box, "stock", material, sold[material])


def _bonuses(canvas: Canvas, line: Line, score: Score) -> None:
    """The materials somebody has most of, and what that brings."""
    n, y = len(score.bonuses), line.y
    if not n:
        row_figure(canvas, line, 0, BONUS, BUILT)
        return
    points = Box(BUILT - 66, y, 52, ROW)
    canvas.text(str(n * MERCHANT_BONUS), points, "bold", 40, INK, "centre")
    for i, material in enumerate(score.bonuses):
        box = Box(points.x - (n - i) * 29 - 2, y + 26, 27, 28)
        pip(canvas, box, material)

"""The end: the scoring table."""

from __future__ import annotations

from collections.abc import Sequence

from games.trajan.course.scoring import BonusScore, Score, SetScore
from games.trajan.data.tiles import Side
from games.trajan.seat.view import View
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
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_FAINT, INK_SOFT, MARBLE
from rendering.trajan.look.faces import bonus_face
from rendering.trajan.look.signs import BUILDING_SIGN, Sign, sign
from rendering.trajan.player.mat import MOST_BONUS
from rendering.words.spoken import Words

ROW = 76
# Where the columns begin; each ends a little before the next.
TRACK, HAND, WORKERS, LEGIONS, TILES, SETS = 360, 452, 518, 584, 650, 718
BONUS, TOTAL = 902, 1408
TILE = 58


def score_table(view: View, words: Words) -> Canvas:
    assert view.result is not None
    canvas = empty_table(len(view.scores), ROW)
    _titles(canvas, words)
    for n, score in enumerate(ranked(view)):
        wins = score.seat in view.result.winners
        line = Line(HEAD + n * ROW, ROW, score.seat, words.names[score.seat], wins)
        _row(canvas, line, score)
    return canvas


def ranked(view: View) -> list[Score]:
    """The best first; among equals the winner."""
    winners: Sequence[int] = view.result.winners if view.result else ()
    return sorted(view.scores, key=lambda score: (-score.total, score.seat not in winners))


def _titles(canvas: Canvas, words: Words) -> None:
    for key, x, right in (
        ("track", TRACK, HAND),
        ("sets", SETS, BONUS),
        ("bonus", BONUS, TOTAL),
        ("total", TOTAL, INNER),
    ):
        column_title(canvas, words.say(f"trajan-score-{key}"), x, right)
    signs: tuple[tuple[Sign, int], ...] = (
        ("fan", HAND),
        ("person-digging", WORKERS),
        ("shield-halved", LEGIONS),
        ("archway", TILES),
    )
    for drawn, x in signs:
        sign(canvas, drawn, Box(x + 15, 9, 30, 30), MARBLE)


def _row(canvas: Canvas, line: Line, score: Score) -> None:
    begin_row(canvas, line, TRACK)
    row_figure(canvas, line, score.track, TRACK, HAND)
    row_figure(canvas, line, score.hand, HAND, WORKERS)
    row_figure(canvas, line, score.worker_camp, WORKERS, LEGIONS)
    row_figure(canvas, line, score.military_camp, LEGIONS, TILES)
    row_figure(canvas, line, score.trajan_tiles, TILES, SETS)
    _sets(canvas, line, score.sets)
    _bonus(canvas, line, score.bonus)
    row_total(canvas, line, score.total, TOTAL, INNER)


def _sets(canvas: Canvas, line: Line, sets: Sequence[SetScore]) -> None:
    """Types that made a set: sign, tiles with wild ones, points."""
    if not sets:
        row_figure(canvas, line, 0, SETS, BONUS)
        return
    step = (BONUS - SETS - 8) // max(2, len(sets))
    left = SETS + (BONUS - SETS - 8 - step * len(sets)) // 2
    for n, entry in enumerate(sets):
        x = left + n * step
        at = Box(x + step // 2 - 34, line.y + 6, 28, 28)
        sign(canvas, BUILDING_SIGN[entry.type], at, INK_SOFT)
        room = Box(at.right + 4, at.y, 40, 28)
        canvas.text(f"×{entry.tiles + entry.wilds}", room, "semi", 22, INK_SOFT)
        points = Box(x, line.y + 36, step, ROW - 40)
        canvas.text(str(entry.points), points, "bold", 32, INK, "centre")


def _bonus(canvas: Canvas, line: Line, tiles: Sequence[BonusScore]) -> None:
    """Each bonus tile with what it brought."""
    if not tiles:
        row_figure(canvas, line, 0, BONUS, TOTAL)
        return
    step = (TOTAL - BONUS - 8) // MOST_BONUS
    left = BONUS + (TOTAL - BONUS - 8 - step * len(tiles)) // 2
    for n, tile in enumerate(tiles):
        x = left + n * step
        side: Side = "yellow" if tile.side == "yellow" else "grey"
        bonus_face(canvas, tile.id, side, Box(x + 4, line.y + 8, TILE, ROW - 16))
        room = Box(x + TILE + 10, line.y, step - TILE - 10, ROW)
        canvas.text(str(tile.points), room, "bold", 30, INK if tile.points else INK_FAINT)

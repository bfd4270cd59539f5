"""The end: six categories with their majorities, side by side, as figures and as bars."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.romolo_o_remo.ending.scoring import KEYS, CategoryKey, Score
from games.romolo_o_remo.seat.view import View
from rendering.board.scene import INNER
from rendering.final.table import HEAD, Line, begin_row, column_title, empty_table, row_total
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_FAINT,
    INK_SOFT,
    LAPIS,
    MARBLE,
    OCHRE,
    OLIVE,
    PLASTER,
    PLASTER_LIGHT,
    RED,
    TYRIAN,
    VERDIGRIS,
    Colour,
    on,
)
from rendering.kit.type import figure, width
from rendering.romolo_o_remo.look.buildings import Chisel
from rendering.romolo_o_remo.look.colours import STONEWORK, WAVE
from rendering.romolo_o_remo.player.estate import name_of
from rendering.words.spoken import Words

ROW = 60
NAME = 400
TOTAL = INNER - 140
STEP = (TOTAL - NAME) // len(KEYS)
BAR = 40
SKY = WAVE
SHARE: dict[str, Colour] = {
    "characters": OCHRE,
    "hexes": OLIVE,
    "dominion": RED,
    "population": VERDIGRIS,
    "battles": TYRIAN,
    "money": GOLD,
    "majorities": LAPIS,
}


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


# ---- bars -------------------------------------------------------------------------------------


def score_bars(view: View, words: Words) -> Canvas:
    """Points by source as bars, one for each side that has any, with what the colours mean."""
    scores = sorted(view.scores, key=lambda score: -score.total)
    scores = [score for score in scores if score.total] or scores[:1]
    canvas = Canvas(INNER, 52 + len(scores) * (BAR + 8) + 6, PLASTER)
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK, 2)
    step = (INNER - 40) // len(SHARE)
    for n, (key, colour) in enumerate(SHARE.items()):
        box = Box(20 + n * step, 14, 24, 24)
        canvas.plate(box, 4, colour, INK)
        room = Box(box.right + 8, 8, step - 40, 36)
        canvas.text(words.say(f"romolo-score-{key}"), room, "semi", 24, INK_SOFT)
    best = max(1, max(score.total for score in scores))
    unit = (INNER - 200) / best
    for n, score in enumerate(scores):
        _bar(canvas, score, words, 52 + n * (BAR + 8), unit)
    return canvas


def _bar(canvas: Canvas, score: Score, words: Words, y: int, unit: float) -> None:
    for n, seat in enumerate(score.seats):
        badge(canvas, seat, name_of(seat, words), Box(14 + n * 44, y, BAR, BAR), INK)
    x = 130.0
    parts = [*score.points.items(), ("majorities", sum(score.bonus.values()))]
    for key, n in parts:
        if n <= 0:
            continue
        box = Box(round(x), y, max(4, round(x + n * unit) - round(x)), BAR)
        canvas.plate(box, 4, SHARE[key], INK)
        if width(str(n), "bold", 24) + 8 <= box.w:
            canvas.text(str(n), box, "bold", 24, on(SHARE[key]), "centre")
        x += n * unit


# ---- the winner -------------------------------------------------------------------------------


def triumph(view: View, words: Words, w: int, h: int) -> Canvas:
    """An arch with who has won under it, and what decided."""
    best, said = entries(view, words)[0], decided(view, words)
    canvas = Canvas(w, h, PLASTER)
    foot = 84 if said else 8
    wide, tall = min(w - 20, (h - foot) * 5 // 4), h - foot
    left = (w - wide) // 2
    canvas.sprite(Box(left, 0, wide, tall), arch)
    side = min(wide, tall) // 4
    middle = left + wide // 2
    at = Box(middle - side // 2, round(tall * 0.5), side, side)
    badge(canvas, best.seat, best.name, at, INK)
    name = Box(middle - wide // 5, at.bottom + 4, wide * 2 // 5, 40)
    if width(best.name, "head", 24) <= name.w:
        canvas.text(best.name, name, "head", 34, INK, "centre", least=24)
    points = Box(left + wide * 3 // 10, round(tall * 0.06), wide * 4 // 10, round(tall * 0.17))
    canvas.text(figure(best.score.total), points, "title", round(tall * 0.14), GOLD, "centre")
    if said:
        canvas.paragraph(said, Box(12, h - foot + 6, w - 24, foot - 10), "head", 28, INK, "centre")
    return canvas


def decided(view: View, words: Words) -> str:
    """Where the winner was furthest ahead of the next side; nothing where points did not decide."""
    assert view.result is not None
    sides = sorted(view.scores, key=lambda score: -score.total)
    if len(sides) < 2 or view.result.reason not in ("ended", "rounds"):
        return ""
    first, second = (
        {**score.points, "majorities": sum(score.bonus.values())} for score in sides[:2]
    )
    key = max(first, key=lambda key: first[key] - second[key])
    what = words.say(f"romolo-score-{key}")
    return words.say("romolo-decided", what=what, more=first[key], less=second[key])


@remember(16)
def arch(w: int, h: int) -> Image.Image:
    """A triumphal arch with an attic for the figure."""
    chisel = Chisel(w, h, line=0.012)
    chisel.box(0.06, 0.28, 0.88, 0.7, MARBLE)
    chisel.box(0.02, 0.24, 0.96, 0.06, STONEWORK)
    chisel.box(0.08, 0.03, 0.84, 0.21, RED)
    chisel.box(0.04, 0.01, 0.92, 0.04, STONEWORK)
    chisel.arch(0.27, 0.34, 0.46, 0.64, SKY)
    for x in (0.1, 0.2, 0.75, 0.85):
        chisel.box(x, 0.34, 0.05, 0.58, PLASTER)
        chisel.box(x - 0.01, 0.31, 0.07, 0.04, STONEWORK)
        chisel.box(x - 0.015, 0.92, 0.08, 0.06, STONEWORK)
    return chisel.done()

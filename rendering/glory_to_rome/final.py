"""The end: the scoring table, above the board as it was left."""

from __future__ import annotations

from collections.abc import Sequence

from games.glory_to_rome.cards import MATERIALS
from games.glory_to_rome.scoring import MERCHANT_BONUS, Score
from games.glory_to_rome.view import PlayerView, View
from rendering.glory_to_rome.look import COLOUR, LETTER, chip
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import (
    CHANGED_GROUND,
    INK,
    INK_FAINT,
    MARBLE,
    OCHRE,
    PLASTER,
    PLASTER_LIGHT,
    RED,
    mix,
    on,
)
from rendering.scene import INNER
from rendering.words import Words

HEAD, ROW = 46, 80
CHIP = 59
# Where the columns begin; each ends a little before the next.
NAME, INFLUENCE, VAULT, SOLD, BONUS, BUILT, TOTAL, HAND = 16, 352, 486, 850, 960, 1206, 1334, 1468


def score_table(view: View, words: Words) -> Canvas:
    assert view.result is not None
    canvas = Canvas(INNER, HEAD + ROW * len(view.scores) + 10, PLASTER)
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK, 3)
    _head(canvas, words)
    for n, score in enumerate(ranked(view.scores)):
        wins = score.seat in view.result.winners
        _row(canvas, words, score, view.players[score.seat], HEAD + n * ROW, wins)
    return canvas


def ranked(scores: Sequence[Score]) -> list[Score]:
    """The best first; ties go by cards in hand, as the rules have it."""
    return sorted(scores, key=lambda score: (-score.total, -score.hand))


def _head(canvas: Canvas, words: Words) -> None:
    canvas.rounded(Box(3, 3, INNER - 6, HEAD - 3), 9, RED)
    canvas.fill(Box(3, HEAD - 12, INNER - 6, 12), RED)
    for key, x, right in (
        ("influence", INFLUENCE, VAULT),
        ("vault", VAULT, BONUS),
        ("bonuses", BONUS, BUILT),
        ("buildings", BUILT, TOTAL),
        ("points", TOTAL, HAND),
        ("hand", HAND, INNER),
    ):
        room = Box(x, 2, right - x - 8, HEAD)
        canvas.text(words.say(f"gtr-{key}"), room, "semi", 24, MARBLE, "centre")


def _row(
    canvas: Canvas, words: Words, score: Score, player: PlayerView, y: int, wins: bool
) -> None:
    if wins:
        canvas.fill(Box(3, y, INNER - 6, ROW), CHANGED_GROUND)
    canvas.fill(Box(3, y + ROW - 1, INNER - 6, 1), mix(PLASTER, INK, 0.3))
    name = words.names[score.seat]
    badge(canvas, score.seat, name, Box(NAME, y + 12, 56, 56), INK)
    room = Box(NAME + 68, y, INFLUENCE - NAME - 76 - (44 if wins else 0), ROW)
    end = canvas.text(name, room, "head", 36, INK).right
    if wins:
        canvas.icon("trophy", end + 28, y + ROW // 2, 34, OCHRE)
    _figure(canvas, score.influence, INFLUENCE, VAULT, y)
    _vault(canvas, player, y)
    _figure(canvas, score.vault, SOLD, BONUS, y)
    _bonuses(canvas, score, y)
    _figure(canvas, sum(score.buildings.values()), BUILT, TOTAL, y)
    total = Box(TOTAL, y, HAND - TOTAL - 8, ROW)
    canvas.text(str(score.total), total, "title", 60, INK, "centre")
    _figure(canvas, score.hand, HAND, INNER, y)
    canvas.spot(f"score:{score.seat}", Box(6, y + 2, INNER - 12, ROW - 4))


def _figure(canvas: Canvas, value: int, x: int, right: int, y: int) -> None:
    room = Box(x, y, right - x - 8, ROW)
    colour = INK if value else INK_FAINT
    canvas.text(str(value) if value else "–", room, "bold", 40, colour, "centre")


def _vault(canvas: Canvas, player: PlayerView, y: int) -> None:
    sold = player.vault or {}
    for n, material in enumerate(MATERIALS):
        box = Box(VAULT + 6 + n * CHIP, y + 20, CHIP - 4, 40)
        chip(canvas, box, "stock", material, sold.get(material, 0))


def _bonuses(canvas: Canvas, score: Score, y: int) -> None:
    """The materials somebody has most of, and what that brings."""
    n = len(score.bonuses)
    if not n:
        _figure(canvas, 0, BONUS, BUILT, y)
        return
    points = Box(BUILT - 66, y, 52, ROW)
    canvas.text(str(n * MERCHANT_BONUS), points, "bold", 40, INK, "centre")
    for i, material in enumerate(score.bonuses):
        box = Box(points.x - (n - i) * 29 - 2, y + 26, 27, 28)
        canvas.plate(box, 5, COLOUR[material], INK)
        canvas.text(LETTER[material], box, "bold", 20, on(COLOUR[material]), "centre")

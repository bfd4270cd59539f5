"""The end: Senators by source."""

from __future__ import annotations

from typing import NamedTuple

from games.corduba.course.scoring import CATEGORIES
from games.corduba.seat.view import PlayerView, View
from rendering.board.scene import INNER
from rendering.corduba.look.people import looks_like, names_of, people
from rendering.corduba.words.head import winners
from rendering.final.table import HEAD, Line, begin_row, empty_table, row_figure, row_total
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import (
    MARBLE,
)
from rendering.words.spoken import Words

ROW = 60
NAME = 360
TOTAL = INNER - 130


class Entry(NamedTuple):
    """A row of the table."""

    player: PlayerView
    name: str
    wins: bool


def entries(view: View, words: Words) -> list[Entry]:
    """The winner first, then by Senators."""
    assert view.result is not None
    won = winners(view)
    found = [
        Entry(player, names_of(words)[seat], seat in won)
        for player in people(view)
        for seat in (looks_like(player.seat),)
    ]
    return sorted(found, key=lambda entry: (not entry.wins, -entry.player.senators))


def columns(view: View) -> list[str]:
    """Sources that brought or cost somebody something."""
    return [
        category.key
        for category in CATEGORIES
        if any(player.points.get(category.key) for player in people(view))
    ]


def score_table(view: View, words: Words) -> Canvas:
    listed, shown = entries(view, words), columns(view)
    canvas = empty_table(len(listed), ROW, HEAD + 24)
    step = (TOTAL - NAME) // max(1, len(shown))
    for n, key in enumerate(shown):
        room = Box(NAME + n * step, 4, step - 8, HEAD + 18)
        canvas.paragraph(words.say(f"corduba-score-{key}"), room, "semi", 22, MARBLE, "centre")
    total = Box(TOTAL, 4, INNER - TOTAL - 8, HEAD + 18)
    canvas.text(words.say("corduba-senators"), total, "semi", 24, MARBLE, "centre")
    for n, (player, name, wins) in enumerate(listed):
        line = Line(HEAD + 24 + n * ROW, ROW, looks_like(player.seat), name, wins)
        begin_row(canvas, line, NAME)
        for k, key in enumerate(shown):
            row_figure(
                canvas, line, player.points.get(key, 0), NAME + k * step, NAME + (k + 1) * step
            )
        row_total(canvas, line, player.senators, TOTAL, INNER)
    return canvas

"""The end: Senators by source, as figures and as bars."""

from __future__ import annotations

from typing import NamedTuple

from games.corduba.course.scoring import CATEGORIES
from games.corduba.seat.view import PlayerView, View
from rendering.board.scene import INNER
from rendering.corduba.look.people import NOBODY, looks_like, names_of, people
from rendering.final import HEAD, Line, begin_row, empty_table, row_figure, row_total
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import (
    BRONZE,
    GOLD,
    INK,
    INK_SOFT,
    LAPIS,
    MARBLE,
    OCHRE,
    OLIVE,
    PLASTER,
    PLASTER_LIGHT,
    RED,
    TERRACOTTA,
    TYRIAN,
    VERDIGRIS,
    Colour,
    on,
)
from rendering.kit.type import width
from rendering.words.spoken import Words

ROW = 60
NAME = 360
TOTAL = INNER - 130
BAR = 40
SHARE: dict[str, Colour] = {
    "politics": LAPIS,
    "troops": RED,
    "offerings": TYRIAN,
    "rome": TERRACOTTA,
    "tracks": OLIVE,
    "res_gestae": VERDIGRIS,
    "basilica": GOLD,
    "richest": OCHRE,
    "caepio": INK,
    "monuments": BRONZE,
}


class Entry(NamedTuple):
    """A row of the table."""

    player: PlayerView
    name: str
    wins: bool


def entries(view: View, words: Words) -> list[Entry]:
    """The winner first, then by Senators."""
    assert view.result is not None
    won = view.result.winners or ([NOBODY] if view.caepio else [])
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
        canvas.paragraph(words.say(f"points-{key}"), room, "semi", 22, MARBLE, "centre")
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


def score_bars(view: View, words: Words) -> Canvas:
    """Senators by source as bars, with what the colours mean."""
    listed = entries(view, words)
    shown = [key for key in columns(view) if key in SHARE]
    canvas = Canvas(INNER, 52 + len(listed) * (BAR + 8) + 6, PLASTER)
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK, 2)
    step = (INNER - 40) // max(1, len(shown))
    for n, key in enumerate(shown):
        box = Box(20 + n * step, 14, 24, 24)
        canvas.plate(box, 4, SHARE[key], INK)
        room = Box(box.right + 8, 8, step - 40, 36)
        canvas.text(words.say(f"points-{key}"), room, "semi", 24, INK_SOFT)
    best = max(1, *(sum(max(0, n) for n in entry.player.points.values()) for entry in listed))
    unit = (INNER - 120) / best
    for n, entry in enumerate(listed):
        _bar(canvas, entry, 52 + n * (BAR + 8), unit)
    return canvas


def _bar(canvas: Canvas, entry: Entry, y: int, unit: float) -> None:
    badge(canvas, looks_like(entry.player.seat), entry.name, Box(14, y, BAR, BAR), INK)
    x = 70.0
    for key, n in entry.player.points.items():
        if n <= 0 or key not in SHARE:
            continue
        box = Box(round(x), y, max(4, round(x + n * unit) - round(x)), BAR)
        canvas.plate(box, 4, SHARE[key], INK)
        if width(str(n), "bold", 24) + 8 <= box.w:
            canvas.text(str(n), box, "bold", 24, on(SHARE[key]), "centre")
        x += n * unit

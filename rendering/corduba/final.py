"""The end: Senators by source, as figures and as bars."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from games.corduba.course.scoring import CATEGORIES
from games.corduba.seat.view import PlayerView, View
from games.corduba.terms import DISTRICTS, MOST_UNREST, DistrictId
from rendering.board.scene import INNER
from rendering.corduba.look.brush import Brush
from rendering.corduba.look.colours import WAVE
from rendering.corduba.look.people import looks_like, names_of, people
from rendering.corduba.look.roofs import flame
from rendering.corduba.words.head import winners
from rendering.final.table import HEAD, Line, begin_row, empty_table, row_figure, row_total
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import (
    BRONZE,
    CHANGED_GROUND,
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
    RED_DARK,
    TERRACOTTA,
    TYRIAN,
    VERDIGRIS,
    Colour,
    mix,
    on,
)
from rendering.kit.type import figure, width
from rendering.words.spoken import Words

ROW = 60
NAME = 360
TOTAL = INNER - 130
BAR = 40
SKY = WAVE
BURNED = ("rebellion", "flames")  # ends of the city
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


# ---- bars -------------------------------------------------------------------------------------


def score_bars(view: View, words: Words, w: int, h: int) -> Canvas:
    """Senators by source as bars, with what the colours mean, and what decided."""
    listed = entries(view, words)
    shown = [key for key in columns(view) if key in SHARE]
    canvas = Canvas(w, h, PLASTER)
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK, 2)
    y = _legend(canvas, shown, words)
    said = decided(view, words)
    foot = 44 if said else 8
    best = max(1, *(sum(max(0, n) for n in entry.player.points.values()) for entry in listed))
    unit = (w - 150) / best  # room for what was lost
    tall = min(BAR + 20, (h - y - foot) // len(listed))
    for n, entry in enumerate(listed):
        _bar(canvas, entry, y + n * tall + (tall - BAR) // 2, unit)
    if said:
        canvas.text(said, Box(20, h - foot, w - 40, foot - 6), "head", 26, INK)
    return canvas


def _legend(canvas: Canvas, shown: list[str], words: Words) -> int:
    """What the colours mean, in as few rows as fit; returns where they end."""
    x, y, right = 20, 12, canvas.box.w - 16
    for key in shown:
        said = words.say(f"corduba-score-{key}")
        wide = 32 + width(said, "semi", 22) + 20
        if x + wide > right:
            x, y = 20, y + 34
        canvas.plate(Box(x, y + 3, 24, 24), 4, SHARE[key], INK)
        canvas.text(said, Box(x + 32, y, wide - 50, 30), "semi", 22, INK_SOFT)
        x += wide
    return y + 40


def _bar(canvas: Canvas, entry: Entry, y: int, unit: float) -> None:
    badge(canvas, looks_like(entry.player.seat), entry.name, Box(14, y, BAR, BAR), INK)
    x = 66.0
    won = {key: entry.player.points.get(key, 0) for key in SHARE}
    for key, n in won.items():
        if n <= 0:
            continue
        box = Box(round(x), y, max(4, round(x + n * unit) - round(x)), BAR)
        canvas.plate(box, 4, SHARE[key], INK)
        if width(str(n), "bold", 24) + 8 <= box.w:
            canvas.text(str(n), box, "bold", 24, on(SHARE[key]), "centre")
        x += n * unit
    lost = sum(n for n in entry.player.points.values() if n < 0)
    if lost:
        canvas.text(figure(lost), Box(round(x) + 10, y, 60, BAR), "bold", 28, RED)


def decided(view: View, words: Words) -> str:
    """Where the winner was furthest ahead of the next, or what decided between equals; nothing
    where Senators did not decide."""
    assert view.result is not None
    listed = [entry for entry in entries(view, words) if entry.player.unrest < MOST_UNREST]
    if view.result.reason != "decades" or len(listed) < 2 or not listed[0].wins:
        return ""
    if listed[0].player.senators == listed[1].player.senators:
        return _broken_tie([entry.player for entry in listed], words)
    first, second = (entry.player.points for entry in listed[:2])
    ahead = {key: first.get(key, 0) - second.get(key, 0) for key in columns(view)}
    key = max(ahead, key=lambda key: ahead[key], default="")
    if not key or ahead[key] <= 0:
        return ""
    what = words.say(f"points-{key}")
    return words.say(
        "corduba-decided",
        what=what,
        more=figure(first.get(key, 0)),
        less=figure(second.get(key, 0)),
    )


def _broken_tie(listed: list[PlayerView], words: Words) -> str:
    """Tracks on which somebody is ahead of all who are tied; then the order of passing."""
    tied = [player for player in listed if player.senators == listed[0].senators]
    led = [sum(_leads(player, tied, district) for district in DISTRICTS) for player in tied]
    more, less = led[0], max(led[1:])
    if more == less:
        return words.say("corduba-decided-order")
    return words.say("corduba-decided-prestige", more=more, less=less)


def _leads(player: PlayerView, tied: list[PlayerView], district: DistrictId) -> bool:
    return all(
        player.prestige[district] > other.prestige[district] for other in tied if other != player
    )


# ---- the arch ---------------------------------------------------------------------------------


def triumph(view: View, words: Words, w: int, h: int) -> Canvas:
    """An arch with who has won under it; where nobody has, it burns."""
    best = entries(view, words)[0]
    canvas = Canvas(w, h, PLASTER)
    canvas.plate(canvas.box, 12, SKY, INK, 2)
    middle = w // 2
    canvas.sprite(Box(middle - 190, 8, 380, h - 12), arch, not best.wins)
    attic = Box(middle - 150, 24, 300, round(h * 0.17))
    assert view.result is not None
    if not best.wins and view.result.reason not in BURNED:
        canvas.paragraph(words.say("corduba-won", names="", n=0), attic, "head", 30, GOLD, "centre")
        return canvas
    if not best.wins:
        for n, tall in enumerate((70, 110, 84, 120, 76)):
            at = Box(middle - 170 + n * 68, h - tall - 10, 60, tall)
            canvas.sprite(at, flame)
        said = words.say("corduba-fell")
        canvas.paragraph(said, attic.inset(4, -2), "head", 24, MARBLE, "centre")
        return canvas
    seat = looks_like(best.player.seat)
    canvas.text(best.name, attic, "head", 34, GOLD, "centre")
    side = 96
    at = Box(middle - side // 2, round(h * 0.42), side, side)
    badge(canvas, seat, best.name, at, INK)
    below = Box(middle - 60, at.bottom + 4, 120, h - at.bottom - 18)
    canvas.text(figure(best.player.senators), below, "title", 52, INK, "centre")
    return canvas


@remember(8)
def arch(w: int, h: int, ruined: bool) -> Image.Image:
    """A triumphal arch with an attic for an inscription."""
    brush = Brush(w, h)
    stone = mix(MARBLE, INK, 0.25) if ruined else MARBLE
    edge = mix(stone, INK, 0.15)
    brush.box(0.06, 0.28, 0.88, 0.72, stone)
    brush.box(0.02, 0.24, 0.96, 0.05, edge)
    brush.box(0.07, 0.03, 0.86, 0.21, RED_DARK)
    brush.box(0.04, 0.0, 0.92, 0.04, edge)
    brush.arch(0.28, 0.33, 0.44, 0.67, INK)
    brush.arch(0.29, 0.345, 0.42, 0.655, INK_SOFT if ruined else CHANGED_GROUND)
    for x in (0.1, 0.19, 0.75, 0.84):
        brush.box(x, 0.34, 0.055, 0.6, edge)
        brush.box(x - 0.012, 0.31, 0.08, 0.035, stone)
        brush.box(x - 0.018, 0.94, 0.09, 0.05, stone)
    return brush.done()

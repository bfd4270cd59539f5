"""For close-ups only: sites one may build on, each with what it takes and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.glory_to_rome.data.cards import MATERIALS, VALUE, Material
from games.glory_to_rome.seat.view import View
from games.glory_to_rome.words.labels import BUILDING_TEXT, building_hint
from rendering.frame import Frame
from rendering.glory_to_rome.look import COLOUR, EARTH, HILL, SIGN
from rendering.glory_to_rome.place.cards import plot
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import INK, PLASTER, on
from rendering.kit.type import break_lines, leading
from rendering.words.spoken import Words

GAP = 8
WIDE, TALL = 334, 100
TEXT = 22
ROW = leading(TEXT)
ROOM = WIDE - 24
PLACES = ("town", "away")


class Lot(NamedTuple):
    """A site, what may be begun there, and what that does."""

    spot: str
    title: str
    lines: tuple[str, ...]


def lots(view: View, frame: Frame, spots: Sequence[str], words: Words) -> Canvas:
    """Two in a row: in the order of the materials, in town first."""
    order = [f"{place}:{material}" for material in MATERIALS for place in PLACES]
    shown = [_lot_of(view, frame, spot, words) for spot in order if spot in spots]
    rows = [shown[n : n + 2] for n in range(0, len(shown), 2)]
    heights = [TALL + max(len(lot.lines) for lot in row) * ROW for row in rows]
    canvas = Canvas(min(2, len(shown)) * (WIDE + GAP), sum(heights) + len(rows) * GAP, PLASTER)
    y = 2
    for row, h in zip(rows, heights, strict=True):
        for n, lot in enumerate(row):
            box = Box(2 + n * (WIDE + GAP), y, WIDE, h)
            _lot(canvas, view, lot, box, words)
            canvas.spot(lot.spot, box, tag=Tag(Box(box.right - 42, box.y + 6, 36, 30)))
        y += h + GAP
    return canvas


def _lot_of(view: View, frame: Frame, spot: str, words: Words) -> Lot:
    """Of one building name and function, of several their names; else how many sites there are."""
    options = (id.split(":") for id in frame.offers.get(spot, ()))
    found = list(dict.fromkeys(parts[1] for parts in options if parts[0] == "found"))
    names = [words.tell(BUILDING_TEXT[name]) for name in found]
    if len(found) == 1:
        told = "" if view.variant.trial_game else words.tell(building_hint(view.variant, found[0]))
        return Lot(spot, names[0], break_lines(told, "text", TEXT, ROOM) if told else ())
    said = break_lines(", ".join(names), "text", TEXT, ROOM) if names else ()
    return Lot(spot, "", said)


def _lot(canvas: Canvas, view: View, lot: Lot, box: Box, words: Words) -> None:
    """The plot on earth or among the hills; beside it how many there are."""
    place, _, name = lot.spot.partition(":")
    material = next(m for m in MATERIALS if m == name)
    stack, away = view.sites[material], place == "away"
    canvas.plate(box, 10, HILL if away else EARTH, INK)
    at = Box(box.x + 10, box.y + 10, 72, 44)
    canvas.sprite(at, plot, material)
    side = Box(at.middle[0] - 10, at.y + 4, 20, 20)
    canvas.shape(SIGN[material], side, on(COLOUR[material]))
    left = stack.out_of_town if away else stack.in_town
    site = f"{words.say(f'material-{material}')} ({left})"
    x = at.right + 8
    title = Box(x, box.y + 4, box.right - x - 46, 34)
    canvas.text(lot.title or site, title, "head", 28, INK)
    if away and not lot.title:
        canvas.icon("mountain", x + 10, box.y + 49, 22, INK)
        x += 28
    where = words.say("gtr-out-of-town" if away else "gtr-in-town")
    where = f"{site}, {where}" if lot.title else where
    canvas.text(where, Box(x, box.y + 34, box.right - x - 8, 30), "text", TEXT, INK)
    for n, line in enumerate(lot.lines):
        room = Box(box.x + 12, box.y + 62 + n * ROW, ROOM + 4, ROW)
        canvas.text(line, room, "text", TEXT, INK)
    brings = Box(box.x + 12, box.bottom - 36, box.w - 20, 32)
    canvas.text(_brings(view, material, away, words), brings, "semi", 23, INK)


def _brings(view: View, material: Material, away: bool, words: Words) -> str:
    me = view.players[view.seat] if view.seat is not None else None
    cheap = me is not None and "tower" in me.functions
    key = "gtr-site-brings-away" if away and not cheap else "gtr-site-brings"
    return words.say(key, n=VALUE[material])

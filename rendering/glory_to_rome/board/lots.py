"""For close-ups only: sites one may build on, each with what it takes and what it brings."""

from __future__ import annotations

from collections.abc import Sequence

from games.glory_to_rome.data.cards import MATERIALS, VALUE, Material
from games.glory_to_rome.seat.view import View
from rendering.glory_to_rome.look import COLOUR, EARTH, HILL, SIGN
from rendering.glory_to_rome.place.cards import plot
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import INK, PLASTER, on
from rendering.words.spoken import Words

GAP = 8
WIDE, TALL = 334, 100
SIGN_SIDE = 28
PLACES = ("town", "away")


def lots(view: View, spots: Sequence[str], words: Words) -> Canvas:
    """Two in a row: in the order of the materials, in town first."""
    order = [f"{place}:{material}" for material in MATERIALS for place in PLACES]
    shown = [spot for spot in order if spot in spots]
    rows = -(-len(shown) // 2)
    canvas = Canvas(min(2, len(shown)) * (WIDE + GAP), rows * (TALL + GAP), PLASTER)
    for n, spot in enumerate(shown):
        box = Box(2 + n % 2 * (WIDE + GAP), 2 + n // 2 * (TALL + GAP), WIDE, TALL)
        _lot(canvas, view, spot, box, words)
        canvas.spot(spot, box, tag=Tag(Box(box.right - 42, box.y + 6, 36, 30)))
    return canvas


def _lot(canvas: Canvas, view: View, spot: str, box: Box, words: Words) -> None:
    """The plot on earth or among the hills; beside it how many there are."""
    place, _, name = spot.partition(":")
    material = next(m for m in MATERIALS if m == name)
    stack, away = view.sites[material], place == "away"
    canvas.plate(box, 10, HILL if away else EARTH, INK)
    at = Box(box.x + 12, box.y + 8, 96, 48)
    canvas.sprite(at, plot, material)
    side = Box(at.middle[0] - 12, at.y + 4, 24, 24)
    canvas.shape(SIGN[material], side, on(COLOUR[material]))
    left = stack.out_of_town if away else stack.in_town
    said = f"{words.say(f'material-{material}')} ({left})"
    x = at.right + 10
    canvas.text(said, Box(x, box.y + 4, box.right - x - 46, 34), "head", 28, INK)
    if away:
        canvas.icon("mountain", x + 10, box.y + 49, 22, INK)
        x += 28
    where = words.say("gtr-out-of-town" if away else "gtr-in-town")
    canvas.text(where, Box(x, box.y + 34, box.right - x - 8, 30), "text", 22, INK)
    brings = Box(box.x + 12, box.y + 64, box.w - 20, 32)
    canvas.text(_brings(view, material, away, words), brings, "semi", 23, INK)


def _brings(view: View, material: Material, away: bool, words: Words) -> str:
    me = view.players[view.seat] if view.seat is not None else None
    cheap = me is not None and "tower" in me.functions
    key = "gtr-site-brings-away" if away and not cheap else "gtr-site-brings"
    return words.say(key, n=VALUE[material])

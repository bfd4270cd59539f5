"""Things many pictures have: plaster ground, counters, coins, card backs, glows and marks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from PIL import Image

from rendering.kit.angled import (
    draw_halo,
    draw_rim,
    draw_six_sided_halo,
    draw_six_sides,
    hexagon_around,
)
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import SEATS, lettered
from rendering.kit.shapes import halo_mask, meander_mask
from rendering.kit.theme import (
    CHANGED,
    FADED,
    GOLD,
    INK,
    MARBLE,
    OCHRE,
    PLASTER,
    RED,
    RED_DARK,
    VERDIGRIS,
    VERDIGRIS_LIGHT,
    Colour,
    mix,
    on,
)
from rendering.kit.type import width

GLOW = 12  # how far a highlight shines
NUMBER = 34  # size of the number of a line
SHRINKING = 6  # units by which the number of the oldest line is smaller
DIM = 0.45  # the age from which nothing shines
SNUG = 56  # spots lower than this have the name inside


@remember(4)
def plaster(w: int, h: int) -> Image.Image:
    """The ground: flat, with sparse flecks, in a palette of these alone. Grain everywhere would
    triple the file.
    """
    dice = Random(753)
    tones = [PLASTER, mix(PLASTER, INK, 0.05), mix(PLASTER, INK, 0.09), mix(PLASTER, MARBLE, 0.7)]
    ground = Image.new("P", (w, h), 0)
    ground.putpalette(bytes(part for tone in tones for part in tone))
    fleck = ground.im.paste
    for _ in range(w * h // 2600):
        side = dice.choice((1, 2, 2, 3))
        spot = Box(dice.randrange(w), dice.randrange(h), side, dice.choice((1, 2)))
        fleck(dice.choice((1, 2, 3)), spot.corners)
    return ground


def title_bar(canvas: Canvas, height: int, ground: Colour, border: Colour) -> None:
    """A bar over the whole width, with a meander at its foot."""
    w = canvas.box.w
    canvas.fill(Box(0, 0, w, height), ground)
    canvas.fill(Box(0, height - 18, w, 18), mix(ground, INK, 0.35))
    canvas.stamp(0, height - 16, border, meander_mask, w, 14)


def coins(canvas: Canvas, right: int, cy: int, n: int, size: int = 14) -> int:
    """So many gold coins in a row that ends at `right`; returns where it begins."""
    x = right
    for _ in range(n):
        x -= size
        coin(canvas, Box(x, cy - size // 2, size, size))
        x -= 3
    return x


def coin(canvas: Canvas, box: Box) -> None:
    canvas.shape("disc", box, INK)
    canvas.shape("disc", box.inset(2), GOLD)


def card_back(canvas: Canvas, box: Box) -> None:
    """The back of a card: Pompeian red within a meander."""
    canvas.plate(box, 10, RED, INK)
    inner = box.inset(8)
    canvas.outline(inner, 6, 2, OCHRE)
    for y in (inner.y + 8, inner.bottom - 20):
        canvas.stamp(inner.x + 8, y, mix(RED, OCHRE, 0.7), meander_mask, inner.w - 16, 12)
    canvas.shape("disc", Box(box.middle[0] - 40, box.middle[1] - 40, 80, 80), RED_DARK)


def glow(
    canvas: Canvas,
    box: Box,
    round: bool = False,
    seat: int | None = None,
    age: float = 0,
    cells: Sequence[Box] = (),
    six_sided: bool = False,
) -> None:
    """Points at what has changed, in the colour of who did it; what is old shines no more."""
    radius, reach, line = (10, GLOW, 4)
    rim = box.inset(-3)
    radius = rim.w // 2 if round else radius
    edge = rim.inset(-reach)
    colour = faded(deed_colour(seat), age)
    if cells:
        _glow_around(canvas, cells, colour, seat, age)
        return
    if six_sided:
        _six_sided_glow(canvas, hexagon_around(box), colour, seat, age)
        return
    if age < DIM:
        canvas.stamp(edge.x, edge.y, colour, halo_mask, rim.w, rim.h, radius, reach)
    if seat is not None:  # pale colours are set off from plaster
        canvas.outline(rim.inset(-1), radius + 1, line + 2, faded(INK, age))
    canvas.outline(rim, radius, line, colour)


def _glow_around(
    canvas: Canvas, cells: Sequence[Box], colour: Colour, seat: int | None, age: float
) -> None:
    """The same for what is no rectangle."""
    if age < DIM:
        draw_halo(canvas, cells, GLOW, colour)
    if seat is not None:
        draw_rim(canvas, cells, 6, faded(INK, age))
    draw_rim(canvas, cells, 4, colour)


def _six_sided_glow(canvas: Canvas, box: Box, colour: Colour, seat: int | None, age: float) -> None:
    """On the sides themselves, so that the line runs past the name in the corner above."""
    if age < DIM:
        draw_six_sided_halo(canvas, box, GLOW, colour)
    if seat is not None:
        draw_six_sides(canvas, box.inset(-5), 11, faded(INK, age))
    draw_six_sides(canvas, box.inset(-3), 7, colour)


def faded(colour: Colour, age: float) -> Colour:
    """In three steps, whose colours are in the palette of every picture."""
    step = min(int(age * (len(FADED) + 1)), len(FADED))
    return mix(colour, PLASTER, FADED[step - 1]) if step else colour


def deed_colour(seat: int | None) -> Colour:
    """Of what somebody did, or of what just happened."""
    return CHANGED if seat is None else SEATS[seat].colour


def note(canvas: Canvas, box: Box, told: Sequence[str], seat: int | None) -> None:
    """In the lower right corner how a figure changed: the first wording that covers no text."""
    ground = deed_colour(seat)
    for words in told:
        w = width(words, "bold", 26) + 16
        at = Box(box.right - w, box.bottom - 32, w, 32)
        if w <= box.w and _is_free(canvas, at):
            canvas.rounded(at, 8, ground)
            canvas.text(words, at, "bold", 26, on(ground), "centre")
            return


def number(
    canvas: Canvas, box: Box, n: int, seat: int | None, age: float = 0, round: bool = False
) -> None:
    """The line that tells of a change, at a corner or edge of it where nothing is covered, or
    beside it.

    Where there is none the colour must do.
    """
    side = NUMBER - int(SHRINKING * age)
    edges = _ROUND_EDGES if round else _EDGES
    for (x, y), out in ((edge, out) for out in (0.3, 0.7) for edge in edges):
        left = int(box.x + box.w * x - side * (0.5 - out * (2 * x - 1)))
        top = int(box.y + box.h * y - side * (0.5 - out * (2 * y - 1)))
        at = Box(left, top, side, side)
        core = at.inset(3)  # signs may be touched by a hair
        covered = any(core.overlaps(sign) for sign in canvas.signs)
        if not covered and canvas.box.contains(at) and _is_free(canvas, at):
            step(canvas, at, n, seat, age)
            return


def step(canvas: Canvas, at: Box, n: int, seat: int | None, age: float = 0) -> None:
    """The number of a line on the shape of who acted."""
    rim, ground = faded(INK, age), faded(deed_colour(seat), age)
    size = max(20, int(at.h * 0.46))
    if seat is None:
        canvas.shape("disc", at, rim)
        canvas.shape("disc", at.inset(2), ground)
        ink = INK if age > DIM else MARBLE
        canvas.text(str(n), at, "bold", size, ink, "centre", least=14)
    else:
        lettered(canvas, seat, str(n), at, rim, size, ground)


# Shares of width and height: corners at the right first, where names seldom stand. A circle has
# no corners: there numbers stand on its line.
_ROUND_EDGES = tuple((0.5 + x * 0.36, 0.5 + y * 0.36) for x, y in (
    (1, -1), (1, 1), (-1, 1), (-1, -1), (1.36, 0), (0, -1.36), (0, 1.36), (-1.36, 0),
))  # fmt: skip
_EDGES = ((1, 0), (1, 1), (0, 1), (0, 0), (1, 0.5), (0.5, 0), (0.5, 1), (0, 0.5))


def _is_free(canvas: Canvas, at: Box) -> bool:
    """Whether no text is there, but for the hair by which ink may touch."""
    core = at.inset(2, 3)
    return not any(core.overlaps(placed.box) for placed in canvas.texts)


def mark(
    canvas: Canvas,
    box: Box,
    name: str,
    round: bool = False,
    tag: Tag | None = None,
    cells: Sequence[Box] = (),
    six_sided: bool = False,
) -> None:
    """An open spot a player may choose, with the short name to choose it by.

    The name stands where the spot has a place for it, else on the upper edge.
    """
    rim = box.inset(-2)
    if cells:
        draw_rim(canvas, cells, 5, VERDIGRIS)
    elif six_sided:  # with a light line inside: seats have like colours
        sides = hexagon_around(box).inset(1)
        draw_six_sides(canvas, sides, 8, MARBLE)
        draw_six_sides(canvas, sides, 6, VERDIGRIS)
    else:
        canvas.outline(rim, rim.w // 2 if round else 10, 4, VERDIGRIS)
    if not name:
        return
    if tag:
        _mark_at(canvas, tag, name)
        return
    if box.h < SNUG and not round:
        _mark_inside(canvas, box, name)
        return
    w = max(36, width(name, "bold", 24) + 16)
    at = Box(box.x + (box.w - w) // 2, max(0, box.y - 28), w, 32)
    canvas.plate(at, 10, VERDIGRIS, MARBLE)
    canvas.text(name, at, "bold", 24, MARBLE, "centre")


def _mark_at(canvas: Canvas, tag: Tag, name: str) -> None:
    """A plate on the tag; a printed name is not lost: it stands there alone or after the mark."""
    said = name if tag.printed in ("", name) else f"{name}·{tag.printed}"
    size = min(24, tag.box.h)
    w = max(tag.box.w, width(said, "bold", size) + 8)
    at = Box(tag.box.x, tag.box.y, w, tag.box.h)
    canvas.texts = [placed for placed in canvas.texts if not at.contains(placed.box)]
    canvas.rounded(at, 6, VERDIGRIS)
    canvas.text(said, at, "bold", size, MARBLE, "centre")


def _mark_inside(canvas: Canvas, box: Box, name: str) -> None:
    """Fills a small square with the name; elsewhere the name is in the upper left corner."""
    if box.w < SNUG and width(name, "bold", 20) <= box.w:
        canvas.rounded(box.inset(1), 6, VERDIGRIS)
        canvas.outline(box.inset(2), 6, 1, VERDIGRIS_LIGHT)  # neighbours stay apart
        canvas.text(name, box, "bold", 24, MARBLE, "centre")
        return
    at = Box(box.x - 2, box.y - 4, width(name, "bold", 20) + 12, 25)
    canvas.rounded(at, 6, VERDIGRIS)
    canvas.text(name, at, "bold", 20, MARBLE, "centre")

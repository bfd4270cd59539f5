"""Pieces of the game: blocks in one silhouette, patricians, ships, racers, the emperor."""

from __future__ import annotations

from PIL import Image

from games.nova_roma.data.shapes import ORIENTATIONS, SHAPES, Orientation
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.seats import lettered, token
from rendering.kit.shapes import OVERSIZE, Pen
from rendering.kit.theme import GOLD, INK, MARBLE, PLASTER_LIGHT, Colour, mix, on
from rendering.nova_roma.look.signs import NOBODY, look_of
from rendering.nova_roma.scenery.colours import EMBLEM, shaded
from rendering.nova_roma.scenery.roofs import hull, hull_to_be, roof

STRIPE = 14  # from bar to bar of a hatching
RANK = 16  # size of the figure on a racer


@remember(256)
def silhouette_mask(orientation: str, cell: int, inset: int) -> Image.Image:
    """A building as one area, smaller by `inset` on every side."""
    shape = ORIENTATIONS[orientation]
    rows, columns = extent(shape)
    mask = Image.new("L", (columns * cell, rows * cell))
    blocks = _blocks(shape)
    for r, c in blocks:
        box = Box(c * cell, r * cell, cell, cell).inset(inset)
        mask.paste(255, box.corners)
        if (r, c + 1) in blocks:
            mask.paste(255, box.moved(cell // 2, 0).corners)
        if (r + 1, c) in blocks:
            mask.paste(255, box.moved(0, cell // 2).corners)
        if all(near in blocks for near in ((r, c + 1), (r + 1, c), (r + 1, c + 1))):
            mask.paste(255, box.moved(cell // 2, cell // 2).corners)
    return mask


def extent(orientation: Orientation) -> tuple[int, int]:
    """Rows and columns it covers."""
    return len(orientation.picture), len(orientation.picture[0])


def _blocks(orientation: Orientation) -> list[tuple[int, int]]:
    return [
        (r, c)
        for r, row in enumerate(orientation.picture)
        for c, mark in enumerate(row)
        if mark == "#"
    ]


def flattest(shape: str) -> str:
    """The orientation of a shape that needs the least height."""
    return min(SHAPES[shape], key=lambda o: len(o.picture)).id


def silhouette(
    canvas: Canvas, orientation: str, x: int, y: int, cell: int, face: Colour, rim: Colour = INK
) -> None:
    """A building of unnamed colour, for cards and choices."""
    canvas.stamp(x, y, rim, silhouette_mask, orientation, cell, 0)
    canvas.stamp(x, y, face, silhouette_mask, orientation, cell, 2)
    seam = mix(face, INK, 0.35)
    for r, c in _blocks(ORIENTATIONS[orientation]):
        canvas.outline(Box(x + c * cell + 2, y + r * cell + 2, cell - 4, cell - 4), 2, 1, seam)


def building(
    canvas: Canvas,
    owner: int,
    orientation: str,
    x: int,
    y: int,
    cell: int,
    rim: Colour = INK,
    emblem: bool = True,
) -> None:
    """One roof in the colour of its owner, with the owner's shape where it begins."""
    look = look_of(owner)
    rows, columns = extent(ORIENTATIONS[orientation])
    box = Box(x, y, columns * cell, rows * cell)
    canvas.sprite(box, roof, orientation, look.colour, rim)
    if not emblem:
        return
    side = cell * 2 // 5
    r, c = _blocks(ORIENTATIONS[orientation])[0]
    at = Box(x + c * cell + (cell - side) // 2, y + r * cell + (cell - side) // 2, side, side)
    canvas.shape(look.shape, at.inset(-2), look.colour)
    canvas.shape(look.shape, at, emblem_tone(look.colour))


def planned_building(
    canvas: Canvas, owner: int, orientation: str, x: int, y: int, cell: int, rim: Colour
) -> None:
    """A building that is not there yet: striped, within a bright rim."""
    look = look_of(owner)
    canvas.stamp(x, y, rim, silhouette_mask, orientation, cell, 0)
    canvas.stamp(x, y, PLASTER_LIGHT, silhouette_mask, orientation, cell, 5)
    canvas.stamp(x, y, look.colour, _striped, orientation, cell, 5, STRIPE)


def _striped(orientation: str, cell: int, inset: int, wide: int) -> Image.Image:
    """The bars that lie on a silhouette."""
    whole = silhouette_mask(orientation, cell, inset)
    mask = Image.new("L", whole.size)
    mask.paste(whole, (0, 0), _stripes(*whole.size, wide))
    return mask


@remember(64)
def _stripes(w: int, h: int, wide: int) -> Image.Image:
    """Diagonal bars, so far from each other."""
    pen = Pen(w, h)
    bar = wide * 4 / 7
    for start in range(-h, w, wide):
        points = [(start, h), (start + bar, h), (start + bar + h, 0), (start + h, 0)]
        pen.draw.polygon([(px * OVERSIZE, py * OVERSIZE) for px, py in points], fill=255)
    return pen.done()


def hatch(canvas: Canvas, box: Box, ink: Colour) -> None:
    """Fills a box with diagonal bars: not in use."""
    canvas.stamp(box.x, box.y, ink, _stripes, box.w, box.h, STRIPE)


def emblem_tone(ground: Colour) -> Colour:
    """The tone of a shape on a piece of this colour."""
    return mix(ground, on(ground), EMBLEM)


def figure(canvas: Canvas, owner: int, box: Box, rim: Colour = INK) -> None:
    """A patrician or racer: the shape of its seat in its colour."""
    token(canvas, owner if owner >= 0 else NOBODY, box, rim)


def ranked_figure(canvas: Canvas, owner: int, rank: int, box: Box) -> None:
    """A racer among others, with its place in the race."""
    lettered(canvas, owner if owner >= 0 else NOBODY, str(rank), box, INK, RANK)


def ship(canvas: Canvas, owner: int, name: str, box: Box) -> None:
    """A sail in the colour of its owner, with the owner's shape and the name of the ship."""
    look = look_of(owner)
    canvas.sprite(box, hull, look.colour)
    side = box.h // 3
    at = Box(box.x + box.w // 6 + 1, box.y + box.h // 6 - 1, side, side)
    canvas.shape(look.shape, at, emblem_tone(look.colour))
    room = Box(at.right + 1, box.y + box.h // 9, box.w // 3, box.h // 2)
    canvas.text(name, room, "bold", 20, on(look.colour), "centre")


def ship_to_be(canvas: Canvas, owner: int, name: str, box: Box) -> None:
    """Where a ship could go: its outline alone, with its name."""
    line = shaded(look_of(owner).colour)
    canvas.sprite(box, hull_to_be, line)
    room = Box(box.x + box.w // 6, box.y + box.h // 9, box.w * 2 // 3, box.h // 2)
    canvas.text(name, room, "bold", 20, INK, "centre")


def emperor(canvas: Canvas, box: Box) -> None:
    canvas.shape("disc", box, INK)
    canvas.shape("disc", box.inset(3), MARBLE)
    canvas.icon("crown", *box.middle, box.w * 5 // 8, mix(GOLD, INK, 0.35))

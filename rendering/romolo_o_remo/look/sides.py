"""What stands on the sides of a hex, and the ways of units."""

from __future__ import annotations

from PIL import Image, ImageDraw

from rendering.kit.cache import remember
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, MARBLE, VERDIGRIS
from rendering.romolo_o_remo.look.brush import CORNERS, OVER, inward
from rendering.romolo_o_remo.look.colours import STONEWORK, STONEWORK_DARK


@remember(200)
def walls_tile(w: int, h: int, walls: tuple[int, ...]) -> Image.Image:
    """Walls with battlements along the inside of their sides."""
    found = Image.new("RGBA", (w * OVER, h * OVER))
    draw = ImageDraw.Draw(found)
    size = found.size
    for side in walls:
        one, two = (inward(CORNERS[n % 6], 0.9) for n in (side, side + 1))
        for thick, colour in ((0.1, INK), (0.07, STONEWORK)):
            dots = [(x * size[0], y * size[1]) for x, y in (one, two)]
            draw.line(dots, (*colour, 255), round(thick * size[0]))
        for n in range(1, 8, 2):
            share = [(one[k] + (two[k] - one[k]) * n / 8) * size[k] for k in (0, 1)]
            r = 0.02 * size[0]
            box = (share[0] - r, share[1] - r, share[0] + r, share[1] + r)
            draw.rectangle(box, (*STONEWORK_DARK, 255))
    return found.reduce(OVER)


@remember(40)
def open_sides(w: int, h: int, sides: tuple[int, ...]) -> Image.Image:
    """Sides where a wall may come, as lines on the edges themselves."""
    found = Image.new("RGBA", (w * OVER, h * OVER))
    draw = ImageDraw.Draw(found)
    for side in sides:
        one, two = (inward(CORNERS[n % 6], 0.95) for n in (side, side + 1))
        ends = [
            [(one[k] + (two[k] - one[k]) * share) * found.size[k] for k in (0, 1)]
            for share in (0.08, 0.92)
        ]
        dots = [(x, y) for x, y in ends]
        for thick, colour in ((0.07, MARBLE), (0.045, VERDIGRIS)):
            draw.line(dots, (*colour, 255), round(thick * found.size[0]))
    return found.reduce(OVER)


@remember(64)
def arrow(
    w: int, h: int, start: tuple[float, float], end: tuple[float, float], seat: int
) -> Image.Image:
    """The way of a unit, in shares of its box."""
    found = Image.new("RGBA", (w * OVER, h * OVER))
    draw = ImageDraw.Draw(found)
    x1, y1, x2, y2 = start[0] * w * OVER, start[1] * h * OVER, end[0] * w * OVER, end[1] * h * OVER
    long = max(1.0, ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    dx, dy = (x2 - x1) / long, (y2 - y1) / long
    unit = OVER * 4
    for grow, colour in ((unit * 0.5, INK), (0.0, SEATS[seat].colour)):
        head, wide, half = 6 * unit + grow, 3.4 * unit + grow, 1.2 * unit + grow
        tip = (x2 + dx * grow, y2 + dy * grow)
        neck = (tip[0] - dx * head, tip[1] - dy * head)
        draw.polygon(
            [
                (x1 - dy * half, y1 + dx * half),
                (neck[0] - dy * half, neck[1] + dx * half),
                (neck[0] - dy * wide, neck[1] + dx * wide),
                tip,
                (neck[0] + dy * wide, neck[1] - dx * wide),
                (neck[0] + dy * half, neck[1] - dx * half),
                (x1 + dy * half, y1 - dx * half),
            ],
            fill=(*colour, 255),
        )
    return found.reduce(OVER)

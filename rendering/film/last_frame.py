"""The last frame of a film: the whole table or the plate of the end, and who stands where."""

from __future__ import annotations

from PIL import Image

from rendering.board.look import Look
from rendering.board.masthead import Masthead
from rendering.film.still import HEIGHT, LEAST, WIDTH
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import GOLD, INK, MARBLE, OCHRE, mix
from rendering.kit.type import figure, width

LAST = 4000  # milliseconds
NARROW = 180  # units that are worth writing on
EDGE = 16
ROW, SIDE = 76, 52


def last_frame(whole: Image.Image, head: Masthead, look: Look) -> Image.Image:
    """The picture as large as it fits, the standings in the room that is left."""
    scale = min(WIDTH / whole.width, HEIGHT / whole.height)
    w, h = round(whole.width * scale), round(whole.height * scale)
    small = whole.resize((w, h), Image.Resampling.LANCZOS, reducing_gap=2)
    canvas = Canvas(WIDTH, HEIGHT, mix(look.frame, INK, 0.35))
    beside = WIDTH - w
    if beside >= NARROW:
        _standings(canvas, head, Box(w, 0, beside, HEIGHT).inset(EDGE))
    image = canvas.image
    image.paste(small, (0 if beside >= NARROW else beside // 2, (HEIGHT - h) // 2))
    return image


def _standings(canvas: Canvas, head: Masthead, room: Box) -> None:
    """Title and progress, then everybody, the best first."""
    canvas.text(head.title.upper(), Box(room.x, room.y, room.w, 40), "title", 34, GOLD)
    said = Box(room.x, room.y + 40, room.w, 66)
    canvas.paragraph(head.progress, said, "semi", 26, MARBLE, least=LEAST)
    title = Box(room.x, room.y + 110, room.w, 62)
    canvas.paragraph(head.standing_title, title, "semi", 26, OCHRE, least=LEAST)
    best = head.standings[0].value if head.standings else 0
    for n, (seat, value) in enumerate(head.standings):
        row = Box(room.x, room.y + 182 + n * ROW, room.w, ROW)
        badge(canvas, seat, head.names[seat], Box(row.x, row.y + 10, SIDE, SIDE), MARBLE)
        text, leads = figure(value), value == best and best > head.standings[-1].value
        w = width(text, "title", 44)
        colour = GOLD if leads else MARBLE
        canvas.text(text, Box(row.right - w, row.y, w, ROW), "title", 44, colour)
        if leads:
            canvas.icon("crown", row.x + SIDE // 2, row.y + 4, 26, OCHRE)
        name = Box(row.x + SIDE + 12, row.y, row.w - SIDE - w - 24, ROW)
        canvas.text(_called(head.names[seat], name.w), name, "semi", 30, MARBLE, least=LEAST)


def _called(name: str, room: int) -> str:
    """The whole name, its first word, or nothing, as there is room: the badge says who it is."""
    tries = (name, name.split(" ")[0], "")
    return next(said for said in tries if width(said, "semi", LEAST) <= room)

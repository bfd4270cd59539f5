"""The last frame of a film: the whole table or the plate of the end, and who stands where."""

from __future__ import annotations

from collections.abc import Sequence

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
LIST = 182  # where the standings begin
BELOW = 20  # more for a row with the name under its badge


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
    names = [head.names[seat] for seat, _ in head.standings]
    figures = [width(figure(n), "title", 44) for _, n in head.standings]
    beside = _called(names, [room.w - SIDE - 24 - w for w in figures])
    step = ROW if any(beside) else ROW + BELOW
    if room.y + LIST + step * len(names) > room.bottom:
        step = ROW
    below = _called(names, [room.w] * len(names)) if step > ROW else [""] * len(names)
    for n, (seat, value) in enumerate(head.standings):
        row = Box(room.x, room.y + LIST + n * step, room.w, ROW)
        badge(canvas, seat, head.names[seat], Box(row.x, row.y + 10, SIDE, SIDE), MARBLE)
        text, leads = figure(value), value == best and best > head.standings[-1].value
        colour = GOLD if leads else MARBLE
        canvas.text(text, Box(row.right - figures[n], row.y, figures[n], ROW), "title", 44, colour)
        if leads:
            canvas.icon("crown", row.x + SIDE // 2, row.y + 4, 26, OCHRE)
        name = Box(row.x + SIDE + 12, row.y, row.w - SIDE - figures[n] - 24, ROW)
        canvas.text(beside[n], name, "semi", 30, MARBLE, least=LEAST)
        under = Box(row.x, row.bottom - 10, row.w, BELOW)
        canvas.text(below[n], under, "semi", LEAST, MARBLE, least=LEAST)


def _called(names: Sequence[str], rooms: Sequence[int]) -> list[str]:
    """Everybody by the whole name, or all by the first word, or nobody: badges say who it is."""
    for called in (list(names), [name.split(" ")[0] for name in names]):
        if all(width(said, "semi", LEAST) <= w for said, w in zip(called, rooms, strict=True)):
            return called
    return ["" for _ in names]

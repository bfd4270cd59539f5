"""The last frame of a film: the plate of the end, or who is next and who stands where."""

from __future__ import annotations

from PIL import Image

from rendering.board.look import Look
from rendering.film.still import HEIGHT, WIDTH
from rendering.kit.theme import INK, mix

LAST = 4000  # milliseconds


def last_frame(page: Image.Image, look: Look) -> Image.Image:
    """The page as large as it fits."""
    scale = min(WIDTH / page.width, HEIGHT / page.height)
    w, h = round(page.width * scale), round(page.height * scale)
    small = page.resize((w, h), Image.Resampling.LANCZOS, reducing_gap=2)
    image = Image.new("RGB", (WIDTH, HEIGHT), mix(look.frame, INK, 0.35))
    image.paste(small, ((WIDTH - w) // 2, (HEIGHT - h) // 2))
    return image

"""How fast pictures are, and how large: a board as drawn move by move, and a moving picture."""

from __future__ import annotations

from io import BytesIO
from statistics import median
from time import perf_counter

import msgspec
from PIL import Image

from games.glory_to_rome import GAME
from games.glory_to_rome.view import View
from rendering.draw import draw, draw_animation
from rendering.encoding import png
from rendering.fixtures import Position, play
from rendering.glory_to_rome import board
from rendering.kit.cache import forget
from rendering.registry import painter_of
from tests.bench.timing import Row

MOVES = 100
FROM = 180  # a five-player game is crowded from here on

OTHERS = (
    ("RGB PNG", "PNG", {"compress_level": 6}),
    ("lossless WebP", "WEBP", {"lossless": True, "method": 0, "quality": 0}),
    ("WebP, quality 90", "WEBP", {"quality": 90, "method": 0}),
)

DRAW_BUDGET = 150.0
RATIO_BUDGET = 3.0
SIZE_BUDGET = 1024.0
ANIMATION_BUDGET = 5.0
ANIMATION_SIZE_BUDGET = 8.0


def rows() -> list[Row]:
    moves = play(GAME, GAME.seats[-1], 51, FROM + MOVES, ("random", "steward"))[-MOVES:]
    return [*_boards(moves), *_formats(moves[-1]), *_animation(moves)]


def _boards(moves: list[Position]) -> list[Row]:
    """Drawn one after the other, as a table is: what stays the same is in the stores."""
    draw(GAME.key, "board", moves[0].view, moves[0].frame)
    colours = painter_of(GAME.key).colours
    took, encoding, pictures = [], [], []
    for move in moves:
        start = perf_counter()
        pictures.append(draw(GAME.key, "board", move.view, move.frame))
        took.append(perf_counter() - start)
        image = _image(move)  # after, so that it has warmed nothing
        start = perf_counter()
        png(image, colours)
        encoding.append(perf_counter() - start)
    p95 = sorted(took)[len(took) * 95 // 100]
    ratio = median(took) / median(encoding)
    size = max(len(picture.data) for picture in pictures) / 1024
    height = max(picture.height for picture in pictures)
    note = f"{len(moves)} moves of a crowded game, 1600 × {height} px"
    area = "pictures"
    return [
        Row(area, "board drawn and encoded, p95", p95 * 1e3, "ms", DRAW_BUDGET, note),
        Row(area, "board : encoding alone", ratio, "×", RATIO_BUDGET, "medians"),
        Row(area, "largest board", size, "KiB", SIZE_BUDGET, "PNG, 256 colours"),
    ]


def _image(move: Position) -> Image.Image:
    return board(msgspec.json.decode(move.view, type=View), move.frame)


def _formats(move: Position) -> list[Row]:
    """The same board otherwise encoded: why it is a PNG of 256 colours."""
    image = _image(move)
    found = []
    for name, kind, options in OTHERS:
        file = BytesIO()
        start = perf_counter()
        image.save(file, kind, **options)
        note = f"{(perf_counter() - start) * 1e3:.0f} ms"
        found.append(Row("pictures", f"board as {name}", file.tell() / 1024, "KiB", None, note))
    return found


def _animation(moves: list[Position]) -> list[Row]:
    views, frames = [move.view for move in moves], [move.frame for move in moves]
    forget()
    start = perf_counter()
    picture = draw_animation(GAME.key, views, frames)
    took = perf_counter() - start
    area, note = "pictures", f"{len(moves)} moves, {picture.width} × {picture.height} px, cold"
    size = len(picture.data) / 2**20
    return [
        Row(area, "animation of 100 moves", took, "s", ANIMATION_BUDGET, note),
        Row(area, "size of that animation", size, "MiB", ANIMATION_SIZE_BUDGET, picture.format),
    ]

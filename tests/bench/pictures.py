"""How fast pictures are, and how large: a board as drawn move by move, and a moving picture."""

from __future__ import annotations

import sys
from io import BytesIO
from statistics import median
from subprocess import check_output
from time import perf_counter

import msgspec
from PIL import Image

from rendering.board.scene import compose
from rendering.draw import draw, draw_animation
from rendering.files.encoding import png
from rendering.kit.cache import forget
from rendering.kit.palette import reduced
from rendering.registry import AnyPainter, painters
from rendering.samples.positions import Position, play
from tests.bench.timing import Row

MOVES = 100
FROM = 180  # a game of the most players is crowded from here on
SEED = 51

OTHERS = (
    ("RGB PNG", "PNG", {"compress_level": 6}),
    ("lossless WebP", "WEBP", {"lossless": True, "method": 0, "quality": 0}),
    ("WebP, quality 90", "WEBP", {"quality": 90, "method": 0}),
)

FIRSTS = 3
FIRST = """
import sys
from time import perf_counter
import msgspec
from rendering.draw import draw
from rendering.readiness import get_ready
from rendering.samples.positions import Position
get_ready()
move = msgspec.json.decode(sys.stdin.buffer.read(), type=Position)
start = perf_counter()
draw(move.game, "board", move.view, move.frame)
print(perf_counter() - start)
"""

PILLOW_LEVEL = 4  # of zlib's deflate: smaller files than ours, in several times the time

DRAW_BUDGET = 150.0
RATIO_BUDGET = 3.0
PILLOW_RATIO_BUDGET = 1.3
FIRST_BUDGET = 250.0
SIZE_BUDGET = 1024.0
ANIMATION_BUDGET = 2.0
ANIMATION_SIZE_BUDGET = 8.0


def rows() -> list[Row]:
    return [row for painter in painters().values() for row in _of_game(painter)]


def _of_game(painter: AnyPainter) -> list[Row]:
    """A crowded game of computer players of every kind."""
    game = painter.game
    moves = play(game, game.seats[-1], SEED, FROM + MOVES, tuple(game.bots))[-MOVES:]
    return [
        _first(game.key, moves[0]),
        *_boards(painter, moves),
        *_hands_and_ends(painter, moves),
        *_formats(painter, moves[-1]),
        *_animation(game.key, moves),
    ]


def _first(key: str, move: Position) -> Row:
    """In a process that is ready to draw, as drawing processes are, and has drawn nothing."""
    told = msgspec.json.encode(move)
    took = [float(check_output([sys.executable, "-c", FIRST], input=told)) for _ in range(FIRSTS)]
    note = f"median of {FIRSTS} processes"
    return Row(key, "first board of a process", median(took) * 1e3, "ms", FIRST_BUDGET, note)


def _boards(painter: AnyPainter, moves: list[Position]) -> list[Row]:
    """Drawn one after the other, as a table is: what stays the same is in the stores."""
    key = painter.game.key
    draw(key, "board", moves[0].view, moves[0].frame)
    took, encoding, by_pillow, pictures = [], [], [], []
    for move in moves:
        start = perf_counter()
        pictures.append(draw(key, "board", move.view, move.frame))
        took.append(perf_counter() - start)
        image = _image(painter, move)  # after, so that it has warmed nothing
        start = perf_counter()
        png(image, painter.palette)
        encoding.append(perf_counter() - start)
        start = perf_counter()
        reduced(image, painter.palette).save(BytesIO(), "PNG", compress_level=PILLOW_LEVEL)
        by_pillow.append(perf_counter() - start)
    p95 = sorted(took)[len(took) * 95 // 100]
    own, other = (median(took) / median(each) for each in (encoding, by_pillow))
    own_note = f"medians: {median(took) * 1e3:.1f} and {median(encoding) * 1e3:.1f} ms"
    other_note = f"{median(by_pillow) * 1e3:.1f} ms with zlib's deflate, level {PILLOW_LEVEL}"
    size = max(len(picture.data) for picture in pictures) / 1024
    height = max(picture.height for picture in pictures)
    note = f"{len(moves)} moves of a crowded game, 1600 × {height} px"
    return [
        Row(key, "board drawn and encoded, p95", p95 * 1e3, "ms", DRAW_BUDGET, note),
        Row(key, "board : encoding alone", own, "×", RATIO_BUDGET, own_note),
        Row(key, "board : encoding by Pillow", other, "×", PILLOW_RATIO_BUDGET, other_note),
        Row(key, "largest board", size, "KiB", SIZE_BUDGET, "PNG, 256 colours"),
    ]


def _hands_and_ends(painter: AnyPainter, moves: list[Position]) -> list[Row]:
    """Of a hand and of the last plate, warm."""
    key = painter.game.key
    ends = [sample for sample in painter.samples("en") if sample.kind == "final"]
    hands = [(move.own, move.frame) for move in moves]
    found = []
    for kind, shown in (("hand", hands), ("final", [(it.view, it.frame) for it in ends] * 5)):
        took = []
        for view, frame in shown:
            start = perf_counter()
            draw(key, "hand" if kind == "hand" else "final", view, frame)
            took.append(perf_counter() - start)
        name = "hand" if kind == "hand" else "last plate"
        note = f"{len(shown)} pictures"
        what = f"{name} drawn and encoded, median"
        found.append(Row(key, what, median(took) * 1e3, "ms", DRAW_BUDGET, note))
    return found


def _image(painter: AnyPainter, move: Position) -> Image.Image:
    view = msgspec.json.decode(move.view, type=painter.view)
    return compose(painter.board(view, move.frame)).image


def _formats(painter: AnyPainter, move: Position) -> list[Row]:
    """The same board otherwise encoded: why it is a PNG of 256 colours."""
    area, image = painter.game.key, _image(painter, move)
    found = []
    for name, kind, options in OTHERS:
        file = BytesIO()
        start = perf_counter()
        image.save(file, kind, **options)
        note = f"{(perf_counter() - start) * 1e3:.0f} ms"
        found.append(Row(area, f"board as {name}", file.tell() / 1024, "KiB", None, note))
    return found


def _animation(key: str, moves: list[Position]) -> list[Row]:
    views, frames = [move.view for move in moves], [move.frame for move in moves]
    forget()
    start = perf_counter()
    picture = draw_animation(key, views, frames)
    took = perf_counter() - start
    note = f"{len(moves)} moves, {picture.width} × {picture.height} px, cold"
    size = len(picture.data) / 2**20
    return [
        Row(key, "animation of 100 moves", took, "s", ANIMATION_BUDGET, note),
        Row(key, "size of that animation", size, "MiB", ANIMATION_SIZE_BUDGET, picture.format),
    ]

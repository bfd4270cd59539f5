"""One of each kind of picture, to be looked at: `python -m rendering gallery OUT/`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from rendering.draw import draw, draw_animation
from rendering.frame import Kind, Language, Picture
from rendering.registry import painters
from rendering.samples.positions import move, play

PREVIEW = 400  # px wide: what a phone shows before one taps
LANGUAGES: tuple[Language, ...] = ("en", "de")
REPLAY = 60  # choices of the moving picture
TOGETHER: tuple[Kind, ...] = ("front", "board")  # of a post
TOLD = 90  # choices before a move that is told line by line


def gallery(folder: Path) -> Iterator[tuple[str, Picture]]:
    """Writes every picture with its preview and alt text; tells each as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    for key, painter in painters().items():
        for language in LANGUAGES:
            for sample in painter.samples(language):
                name = f"{key}-{sample.name}-{language}"
                picture = draw(key, sample.kind, sample.view, sample.frame)
                _write(folder, name, picture)
                yield name, picture
            told = move(painter.game, painter.game.seats[-1], 5, TOLD, ("steward",), language)
            for kind in TOGETHER:
                name = f"{key}-{'move' if kind == 'board' else kind}-{language}"
                picture = draw(key, kind, told.view, told.frame)
                _write(folder, name, picture)
                yield name, picture
        moves = play(painter.game, painter.game.seats[-1], 4, REPLAY)
        picture = draw_animation(key, [m.view for m in moves], [m.frame for m in moves])
        (folder / f"{key}-replay.{picture.format}").write_bytes(picture.data)
        yield f"{key}-replay", picture


def _write(folder: Path, name: str, picture: Picture) -> None:
    file = folder / f"{name}.{picture.format}"
    file.write_bytes(picture.data)
    file.with_suffix(".txt").write_text(picture.alt + "\n", "utf-8")
    with Image.open(file) as image:
        size = (PREVIEW, image.height * PREVIEW // image.width)
        image.convert("RGB").resize(size, Image.Resampling.LANCZOS).save(folder / f"{name}-400.png")

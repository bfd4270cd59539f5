"""One of each kind of picture, to be looked at: `python -m rendering gallery OUT/`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from rendering.draw import draw, draw_animation
from rendering.frame import Language, Picture
from rendering.registry import AnyPainter, painters
from rendering.samples.contact_sheet import ContactSheet, opened, previewed, shown_kind
from rendering.samples.positions import Sample, move, play

LANGUAGES: tuple[Language, ...] = ("en", "de")
REPLAY = 60  # choices of the moving picture
TOLD = 90  # choices before a move that is told line by line


def gallery(folder: Path, game: str | None = None) -> Iterator[tuple[str, Picture]]:
    """Writes every picture of one game or of all, with its preview and alt text, and a sheet for
    each game with one of each kind; tells each picture as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    for key, painter in painters().items():
        if game not in (None, key):
            continue
        moves = play(painter.game, painter.game.seats[-1], 4, REPLAY, signed=True)
        film = draw_animation(key, [m.view for m in moves], [m.frame for m in moves])
        (folder / f"{key}-replay.{film.format}").write_bytes(film.data)
        yield f"{key}-replay", film
        for language in LANGUAGES:
            sheet = ContactSheet()
            sheet.add("film", film)
            for sample in (*painter.samples(language), *of_one_move(painter, language)):
                name = f"{key}-{sample.name}-{language}"
                picture = draw(key, sample.kind, sample.view, sample.frame)
                _write(folder, name, picture)
                sheet.add(shown_kind(sample), picture)
                yield name, picture
            sheet.image().save(folder / f"{key}-sheet-{language}.png")


def of_one_move(painter: AnyPainter, language: Language) -> Iterator[Sample]:
    """What every game shows besides its own samples: a move for all, and for who is next."""
    told = move(painter.game, painter.game.seats[-1], 5, TOLD, ("steward",), language)
    yield Sample("front", "front", told.view, told.frame)
    yield Sample("move", "board", told.view, told.frame)
    yield Sample("phone", "board", told.own, replace(told.frame, style="compact"))


def _write(folder: Path, name: str, picture: Picture) -> None:
    file = folder / f"{name}.{picture.format}"
    file.write_bytes(picture.data)
    file.with_suffix(".txt").write_text(picture.alt + "\n", "utf-8")
    previewed(opened(picture)).save(folder / f"{name}-400.png")

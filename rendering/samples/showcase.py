"""The pictures of the documentation: `python -m rendering showcase docs/pictures`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rendering.draw import draw, draw_animation
from rendering.frame import Picture
from rendering.registry import painter_of, painters
from rendering.samples.positions import Position, move, play

STEWARDS = ("steward",)
SEED = 5
TOLD = 90  # choices before the move that is shown
FRONTED = 260  # on the front page: all that was done is told and seen there
FRONT, HAND, FILM, PLATE = "romolo_o_remo", "glory_to_rome", "romolo_o_remo", "trajan"
FILMED = range(40, 70)  # choices
ENOUGH = 2000  # choices until any game is over
SMALL = 2 * 2**20  # bytes: what a page may load for a moving picture


def showcase(folder: Path) -> Iterator[tuple[str, Picture]]:
    """Writes them all; tells each as it is done."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in shown():
        (folder / f"{name}.{picture.format}").write_bytes(picture.data)
        yield name, picture


def shown() -> Iterator[tuple[str, Picture]]:
    """A board of each game; of some the other kinds of pictures."""
    for key in painters():
        moment = _moment(key)
        yield key, draw(key, "board", moment.view, moment.frame)
        if key == FRONT:
            moment = _moment(key, FRONTED)
            yield "front", draw(key, "front", moment.view, moment.frame)
        if key == HAND:
            yield "hand", draw(key, "hand", moment.own, moment.frame)
    yield "film", _film(FILM)
    yield "end", _plate(PLATE)


def _moment(key: str, choices: int = TOLD) -> Position:
    game = painter_of(key).game
    return move(game, game.seats[-1], SEED, choices, STEWARDS)


def _film(key: str) -> Picture:
    game = painter_of(key).game
    moves = play(game, game.seats[-1], SEED, FILMED.stop, STEWARDS, signed=True)[FILMED.start :]
    return draw_animation(key, [m.view for m in moves], [m.frame for m in moves])


def _plate(key: str) -> Picture:
    game = painter_of(key).game
    end = play(game, game.seats[-1], SEED, ENOUGH, STEWARDS, to_the_end=True)[-1]
    return draw(key, "final", end.view, end.frame)

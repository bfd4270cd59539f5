"""Positions of Romolo o Remo? the tests draw."""

from __future__ import annotations

import msgspec

from games.romolo_o_remo import GAME
from games.romolo_o_remo.seat.view import View
from rendering.board.scene import compose
from rendering.frame import Frame, Language
from rendering.kit.canvas import Canvas
from rendering.romolo_o_remo import PAINTER
from rendering.samples.positions import Sample
from tests.games.romolo_o_remo.scene import Scene
from tests.rendering.samples import samples_of

NAMES = ("Livia", "Gaius", "Octavia", "Marcus")


def samples(language: Language = "en") -> tuple[Sample, ...]:
    return samples_of(PAINTER.game.key, language)


def read(data: bytes) -> View:
    return msgspec.json.decode(data, type=View)


def seen(scene: Scene, seat: int | None = None) -> View:
    """What a seat sees of a scene; nobody in particular without one."""
    return GAME.view(scene.state, seat)


def drawn(view: View, **frame: object) -> Canvas:
    """The whole board."""
    told = Frame(names=NAMES[: len(view.players)], **frame)
    return compose(PAINTER.board(view, told))


def words_on(canvas: Canvas) -> list[str]:
    return [placed.text for placed in canvas.texts]

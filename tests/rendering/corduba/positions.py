"""Positions of Corduba the tests draw."""

from __future__ import annotations

import msgspec

from games.corduba import GAME
from games.corduba.seat.view import View
from rendering.board.scene import compose
from rendering.corduba import PAINTER
from rendering.frame import Frame, Language
from rendering.kit.canvas import Canvas
from rendering.samples.positions import Sample
from tests.games.corduba.scene import Scene
from tests.rendering.samples import samples_of

NAMES = ("Livia", "Gaius", "Octavia", "Marcus")


def samples(language: Language = "en") -> tuple[Sample, ...]:
    return samples_of(PAINTER.game.key, language)


def read(data: bytes) -> View:
    return msgspec.json.decode(data, type=View)


def seen(scene: Scene, seat: int | None = None) -> View:
    """What a seat sees of a scene in the middle of a round; nobody in particular without one."""
    scene.state.phase = "turn"
    return GAME.view(scene.state, seat)


def drawn(view: View, **frame: object) -> Canvas:
    """The whole board."""
    told = Frame(names=NAMES[: len(view.players)], **frame)
    return compose(PAINTER.board(view, told))


def words_on(canvas: Canvas) -> list[str]:
    return [placed.text for placed in canvas.texts]

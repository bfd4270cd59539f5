"""What the first picture of a process needs besides its own things: made before anybody waits."""

from __future__ import annotations

from importlib import import_module
from typing import get_args

from games.core.catalogue import LANGUAGES
from rendering.board.scene import TALLEST, WIDTH
from rendering.kit.palette import palette
from rendering.kit.panels import plaster
from rendering.kit.type import MEASURED, Face, font
from rendering.registry import painters
from rendering.words.spoken import Words


def get_ready() -> None:
    """The ground, the faces, and of each game its colours and where its words stand."""
    import_module("PIL.ImageFile")  # which Pillow itself imports with the first file it writes
    plaster(WIDTH, TALLEST)
    for face in get_args(Face):
        font(face, MEASURED)
    for painter in painters().values():
        palette(painter.palette)
        for language in LANGUAGES:
            Words(painter.game.texts, language, (), 0)

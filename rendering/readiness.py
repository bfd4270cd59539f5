"""What the first picture of a process needs besides its own things: made before anybody waits."""

from __future__ import annotations

from games.core.catalogue import LANGUAGES
from rendering.board.scene import TALLEST, WIDTH
from rendering.kit.palette import palette
from rendering.kit.panels import plaster
from rendering.registry import painters
from rendering.words.spoken import Words


def get_ready() -> None:
    """The ground, and of each game its colours and where its words stand."""
    plaster(WIDTH, TALLEST)
    for painter in painters().values():
        palette(painter.palette)
        for language in LANGUAGES:
            Words(painter.game.texts, language, (), 0)

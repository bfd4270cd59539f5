"""What every first picture needs is there before somebody waits for one."""

from __future__ import annotations

import pytest

from games.core import catalogue
from rendering.board.scene import TALLEST, WIDTH
from rendering.kit import palette, panels
from rendering.kit.cache import forget
from rendering.readiness import get_ready
from rendering.registry import painters
from rendering.words import spoken


def test_the_first_picture_finds_ground_colours_and_words(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    spoken._catalogue.cache_clear()
    get_ready()

    def made_late(*_: object) -> None:
        raise AssertionError("made while somebody waits")

    monkeypatch.setattr(palette, "_wanted", made_late)
    monkeypatch.setattr(panels, "Random", made_late)
    monkeypatch.setattr(catalogue, "Speaker", made_late)
    for painter in painters().values():
        assert len(palette.palette(painter.palette).getpalette() or ()) == 3 * palette.COLOURS
        assert spoken.Words(painter.game.texts, "de", (), 1).names == ("Spieler 1",)
    assert panels.plaster(WIDTH, TALLEST).size == (WIDTH, TALLEST)

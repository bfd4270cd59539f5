"""Names in other scripts are drawn."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rendering.kit.scripts import SCRIPTS, installed
from rendering.kit.seats import initial
from rendering.kit.type import drawable, glyphs, width
from rendering.registry import painter_of
from rendering.samples.positions import play

NAMES = ("Ωmega", "Дмитрий", "שרה", "محمد", "अनिल", "สมชาย", "გიორგი", "李明", "さくら", "김민수")


def test_every_font_package_is_there() -> None:
    assert installed() == SCRIPTS, "a .venv older than the lock has none of them: make setup"


@pytest.mark.parametrize("name", NAMES)
def test_a_name_keeps_its_letters(name: str) -> None:
    assert drawable(name) == name
    assert initial(name) == name[0].upper()
    assert width(name, "head", 40) > 20
    blank = glyphs("\U0010fffe" * len(name), "head", 40)
    assert glyphs(name, "head", 40).mask.tobytes() != blank.mask.tobytes()


def test_several_scripts_stand_side_by_side() -> None:
    """Room is kept for each piece, and ours is drawn as ever."""
    both = width("Gaius 李明", "semi", 40)
    assert both >= width("Gaius ", "semi", 40) + width("李明", "semi", 40) - 2
    mask = glyphs("Gaius 李明", "semi", 40).mask
    ours = glyphs("Gaius", "semi", 40).mask
    assert mask.width > ours.width + 60
    assert mask.getbbox() is not None


def test_a_picture_calls_people_by_their_names() -> None:
    painter = painter_of("trajan")
    position = play(painter.game, 3, 1, 30)[-1]
    frame = replace(position.frame, names=("李明", "Дмитрий", "김민수"))
    head = painter.front.head(_view(position.view), frame)
    assert head.names == frame.names


def test_what_no_font_has_is_left_out() -> None:
    assert drawable("Leo 🦁") == "Leo"


def _view(data: bytes) -> Any:
    return msgspec.json.decode(data, type=painter_of("trajan").view)

"""The documentation's pictures are those that are drawn today, and each of them is shown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from rendering.frame import Picture
from rendering.registry import painters
from rendering.samples.showcase import SMALL, shown

FOLDER = Path("docs/pictures")
HOW = "draw them anew: python -m rendering showcase docs/pictures"


@pytest.fixture(scope="module")
def drawn() -> dict[str, Picture]:
    return {f"{name}.{picture.format}": picture for name, picture in shown()}


def pixels(data: bytes) -> Iterator[tuple[tuple[int, int], bytes]]:
    """Not the bytes of the file: processors deflate differently."""
    with Image.open(BytesIO(data)) as image:
        for frame in ImageSequence.Iterator(image):
            yield frame.size, frame.convert("RGB").tobytes()


def test_they_are_those_of_today(drawn: dict[str, Picture]) -> None:
    assert {file.name for file in FOLDER.iterdir()} == set(drawn), HOW
    old = [
        name
        for name, picture in drawn.items()
        if list(pixels((FOLDER / name).read_bytes())) != list(pixels(picture.data))
    ]
    assert old == [], HOW


def test_a_film_is_small_enough_for_a_page(drawn: dict[str, Picture]) -> None:
    assert len(drawn["film.gif"].data) < SMALL


def test_each_is_shown_somewhere(drawn: dict[str, Picture]) -> None:
    pages = [Path("README.md"), *Path("docs/games").glob("*.md")]
    named = re.findall(r"pictures/([\w.]+)\)", "\n".join(page.read_text("utf-8") for page in pages))
    assert set(named) == set(drawn)
    for key in painters():
        assert f"../pictures/{key}.png" in Path(f"docs/games/{key}.md").read_text("utf-8")

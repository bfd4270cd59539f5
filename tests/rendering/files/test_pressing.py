"""Boards put together from kept blocks look as if they had been drawn and reduced as a whole."""

from __future__ import annotations

import gc

import msgspec
import pytest
from PIL import Image, ImageChops

from rendering.board.scene import compose
from rendering.draw import traced
from rendering.files import pressing
from rendering.files.pressing import pressed
from rendering.kit import canvas
from rendering.kit.box import Box
from rendering.kit.cache import Shelf, forget
from rendering.kit.canvas import Canvas
from rendering.kit.palette import reduced, repainted
from rendering.kit.panels import glow, plaster
from rendering.kit.theme import INK, OCHRE, PLASTER, RED
from rendering.registry import painter_of, painters
from rendering.samples.positions import play

OWN = (RED, OCHRE)


class Thing:
    """Whatever something can be made of."""


def differing(one: Image.Image, other: Image.Image) -> Box | None:
    found = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
    return Box(*found) if found else None


def block() -> Canvas:
    made = Canvas(300, 200, PLASTER)
    made.plate(made.box, 12, OCHRE, INK)
    made.text("Livia", Box(20, 20, 200, 60), "bold", 40, INK)
    return made


def on_a_table(*blocks: Canvas) -> Canvas:
    table = Canvas(330 * len(blocks), 220, PLASTER)
    for n, each in enumerate(blocks):
        table.put(each, 10 + 330 * n, 10)
    glow(table, Box(30, 30, 60, 50), seat=1)
    return table


@pytest.mark.parametrize("key", painters())
def test_a_board_of_kept_blocks_is_pixel_for_pixel_the_board(key: str) -> None:
    painter = painter_of(key)
    for move in play(painter.game, painter.game.seats[-1], 7, 24)[-3:]:
        view = msgspec.json.decode(move.view, type=painter.view)
        scene = traced(painter, view, move.frame)
        marked = scene._replace(marks=dict.fromkeys(scene.changed, "m1"))
        for shown in (scene, marked):
            whole = reduced(compose(shown).image, painter.colours)
            assert differing(pressed(compose(shown), painter.colours), whole) is None


def test_only_what_lies_on_kept_blocks_is_reduced_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    blocks = [block(), block(), block()]
    first = pressed(on_a_table(*blocks), OWN)
    areas: list[int] = []

    def counted(image: Image.Image, own):
        areas.append(image.width * image.height)
        return reduced(image, own)

    monkeypatch.setattr(pressing, "reduced", counted)
    again = on_a_table(*blocks)
    assert differing(pressed(again, OWN), first) is None
    assert 0 < sum(areas) < 0.1 * again.box.area


def test_looking_at_a_sheet_ends_when_too_much_lies_loose(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet, block = Canvas(400, 400, PLASTER), Canvas(400, 400, RED)
    sheet.put(block, 0, 0)
    for _ in range(9):
        sheet.fill(Box(0, 0, 390, 390), INK)
    looked_at: list[object] = []
    reach = pressing.reach
    monkeypatch.setattr(pressing, "reach", lambda stroke: looked_at.append(stroke) or reach(stroke))
    assert pressed(sheet, ()).tobytes() == reduced(sheet.image, ()).tobytes()
    assert len(looked_at) == 2


def test_a_block_drawn_on_after_it_was_laid_is_not_taken_from_the_shelf() -> None:
    kept = block()
    table = on_a_table(kept, block())
    pressed(table, OWN)
    kept.fill(Box(200, 100, 40, 40), RED)
    later = on_a_table(kept, block())
    assert differing(pressed(later, OWN), reduced(later.image, OWN)) is None
    assert differing(pressed(later, OWN), pressed(table, OWN))


@pytest.mark.parametrize("key", painters())
def test_ground_comes_in_the_colours_of_its_game_without_all_others(key: str) -> None:
    own = painters()[key].colours
    ground = plaster(300, 400)
    assert ground.mode == "P"
    found, whole = repainted(ground, own), reduced(ground.convert("RGB"), own)
    assert (found.tobytes(), found.getpalette()) == (whole.tobytes(), whole.getpalette())


def test_each_palette_has_its_own() -> None:
    kept = on_a_table(block(), block())
    for own in (OWN, (INK,)):
        assert differing(pressed(kept, own), reduced(kept.image, own)) is None


def test_shelves_hold_so_many_bytes_and_only_of_what_is_still_there() -> None:
    shelf: Shelf[str] = Shelf(100)
    things = [Thing() for _ in range(5)]
    for n, thing in enumerate(things[:3]):
        shelf.keep(thing, f"made of {n}", 40)
    assert [shelf.find(thing) for thing in things] == [None, "made of 1", "made of 2", None, None]
    shelf.find(things[1])
    shelf.keep(things[3], "made of 3", 40)
    assert shelf.find(things[2]) is None, "it was not used for longest"
    shelf.keep(things[3], "made anew", 60)
    assert (shelf.find(things[3]), shelf.size) == ("made anew", 100)
    things.pop(1)
    gc.collect()
    assert shelf.size == 60
    shelf.keep(things[3], "too large", 101)
    assert shelf.size == 0


def test_drawing_keeps_no_more_than_the_shelves_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    forget()
    monkeypatch.setattr(canvas._drawn, "most", 2**20)
    monkeypatch.setattr(pressing._pressed, "most", 2**18)
    blocks = [block() for _ in range(40)]
    pictures = [pressed(on_a_table(*blocks[n : n + 2]), OWN) for n in range(39)]
    assert 0 < canvas._drawn.size <= 2**20
    assert 0 < pressing._pressed.size <= 2**18
    assert all(differing(each, pictures[0]) is None for each in pictures)
    forget()
    assert canvas._drawn.size == pressing._pressed.size == 0

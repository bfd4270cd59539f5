"""A sheet at other scales: everything where it was, nothing blurred, nothing outside its room."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.kit import surface
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.panels import glow, mark, note, number
from rendering.kit.seats import SEATS, badge
from rendering.kit.theme import INK, MARBLE, PLASTER, RED
from rendering.registry import painters
from tests.rendering.samples import read, samples_of

SCALES = pytest.mark.parametrize("scale", [1.25, 2, 3.5])
GAMES = pytest.mark.parametrize("key", painters())
HAIR = 3  # pixels by which hinting may make a line longer than its room


class Noted:
    """Makes images and remembers how large they were."""

    def __init__(self, make):
        self.make = make
        self.sizes = []

    def __call__(self, mode, size, *colour):
        self.sizes.append(size)
        return self.make(mode, size, *colour)


def sheet() -> Canvas:
    inner = Canvas(120, 60, MARBLE)
    inner.text("Überführung", Box(4, 0, 112, 60), "semi", 24, INK, "centre")
    canvas = Canvas(300, 200, PLASTER)
    canvas.plate(Box(20, 20, 200, 120), 12, MARBLE, RED, 3)
    canvas.put(inner, 60, 50)
    badge(canvas, 1, "Gaius", Box(230, 20, 48, 48), INK)
    glow(canvas, Box(230, 90, 50, 50), seat=2)
    note(canvas, Box(230, 90, 50, 50), ("3 → 5", "+2"), 2)
    number(canvas, Box(230, 90, 50, 50), 4, 2)
    mark(canvas, Box(60, 150, 100, 40), "A1")
    return canvas


def test_one_pixel_for_a_unit_is_the_sheet_itself():
    canvas = sheet()
    assert canvas.at(1) is canvas.image


@SCALES
def test_everything_is_where_it_was(scale):
    canvas = sheet()
    large = canvas.at(scale)
    assert large.size == (round(300 * scale), round(200 * scale))
    for x, y in ((2, 2), (21, 80), (30, 30), (65, 105), (254, 26)):
        assert large.getpixel((round(x * scale), round(y * scale))) == canvas.image.getpixel((x, y))
    assert large.getpixel((round(236 * scale), round(44 * scale))) == SEATS[1].colour


def test_type_is_drawn_and_not_enlarged():
    canvas = sheet()
    enlarged = canvas.image.resize((900, 600), Image.Resampling.BICUBIC)
    room = (180, 150, 540, 330)
    greys = [len(image.crop(room).convert("L").getcolors()) for image in (canvas.at(3), enlarged)]
    assert greys[0] < greys[1]


def test_what_leaves_an_inner_sheet_is_cut_off_at_its_edge():
    inner = Canvas(50, 50, MARBLE)
    inner.fill(Box(40, 40, 40, 40), RED)
    outer = Canvas(200, 200, PLASTER)
    outer.put(inner, 20, 20)
    assert outer.at(2).getpixel((130, 130)) == RED
    assert outer.at(2).getpixel((145, 145)) == PLASTER


def test_later_strokes_on_a_sheet_do_not_reach_where_it_was_laid():
    inner, outer = Canvas(50, 50, MARBLE), Canvas(100, 100, PLASTER)
    outer.put(inner, 0, 0)
    inner.fill(inner.box, RED)
    assert ImageChops.difference(outer.at(2), outer.image.resize((200, 200), 0)).getbbox() is None


def test_what_is_only_shown_large_is_only_drawn_large(monkeypatch):
    monkeypatch.setattr(Image, "new", noted := Noted(Image.new))
    sheet().at(2)
    assert (300, 200) not in noted.sizes
    assert (600, 400) in noted.sizes


@GAMES
def test_no_line_of_a_close_up_leaves_its_room(key, monkeypatch):
    """What is measured at scale 1 must hold at the scale that is drawn."""
    found = surface._set_lines

    def measured(lines, room, step, face, size, align):
        for line, (mask, x, y) in zip(
            lines, found(lines, room, step, face, size, align), strict=True
        ):
            assert x >= room.x - HAIR, line
            assert x + mask.width <= room.right + HAIR * 2, line
            yield mask, x, y

    near = [sample for sample in samples_of(key) if sample.frame.focus]
    monkeypatch.setattr(surface, "_set_lines", measured)
    for sample in near:
        scene = close_up(painters()[key].board(read(key, sample), sample.frame))
        compose(scene).at(scene.scale)


def test_a_shot_leaves_out_small_type_and_its_label():
    sheet = Canvas(200, 100, PLASTER)
    label = Box(10, 10, 60, 30)
    sheet.plate(label, 6, MARBLE, INK)
    sheet.text("A1", label, "bold", 20, INK, "centre")
    sheet.text("14", Box(100, 10, 60, 50), "bold", 40, INK)
    page = Canvas(200, 100, PLASTER)
    page.shot(sheet, sheet.box, page.box, 36)
    assert [placed.text for placed in page.texts] == ["14"]
    assert page.image.crop(label.corners).getcolors() == [(label.area, PLASTER)]
    nearer = Canvas(400, 200, PLASTER)
    nearer.shot(sheet, sheet.box, nearer.box, 36)
    assert [placed.text for placed in nearer.texts] == ["A1", "14"]
    assert [placed.size for placed in nearer.texts] == [40, 80]


def test_a_shot_has_no_type_that_its_edge_would_cut():
    sheet = Canvas(200, 100, PLASTER)
    sheet.text("MMMM", Box(0, 0, 200, 100), "bold", 40, INK, "centre")
    page = Canvas(100, 100, PLASTER)
    page.shot(sheet, Box(50, 0, 50, 50), page.box, 36)
    assert not page.texts
    assert page.image.getcolors() == [(100 * 100, PLASTER)]


def test_a_shot_sets_small_type_larger_where_its_room_has_space():
    sheet = Canvas(200, 100, PLASTER)
    sheet.shape("disc", Box(10, 10, 60, 60), MARBLE)
    sheet.text("7", Box(10, 10, 60, 60), "bold", 30, INK, "centre")
    sheet.text("far too long a name", Box(80, 10, 100, 60), "bold", 26, INK, least=12)
    page = Canvas(200, 100, PLASTER)
    page.shot(sheet, sheet.box, page.box, 36)
    assert [(placed.text, placed.size) for placed in page.texts] == [("7", 36)]
    assert INK in {colour for _, colour in page.image.crop((10, 10, 70, 70)).getcolors(9999)}


def test_a_label_whose_name_the_edge_would_cut_is_left_out():
    sheet = Canvas(200, 100, PLASTER)
    label = Box(20, 20, 160, 60)
    sheet.plate(label, 6, MARBLE, INK)
    sheet.text("MMMM", label, "bold", 40, INK, "centre")
    page = Canvas(100, 100, PLASTER)
    page.shot(sheet, Box(100, 0, 100, 100), page.box, 36)
    assert not page.texts
    assert page.image.getcolors() == [(100 * 100, PLASTER)]

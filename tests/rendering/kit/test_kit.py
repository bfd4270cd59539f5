"""Type never clips, icons are the right ones, colours survive the palette, stores forget."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from games.core.rng import Rng
from rendering.board.changes import Trace, signed
from rendering.board.scene import Placement, Scene, compose
from rendering.kit import theme
from rendering.kit import type as type_of_kit
from rendering.kit.box import Box
from rendering.kit.cache import Store, forget, remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.chips import ChipRows, captioned
from rendering.kit.icons import CODE, icon_glyph
from rendering.kit.palette import reduced
from rendering.kit.panels import glow, mark
from rendering.kit.seats import SEATS, token
from rendering.kit.shapes import outline_mask, shape_mask
from rendering.kit.theme import INK, PLASTER, contrast, on
from rendering.kit.type import (
    LATIN,
    LATIN_OVERHANG,
    break_lines,
    drawable,
    figure,
    fit,
    fits,
    font,
    glyphs,
    width,
    wrap,
)
from rendering.registry import painters

GERMAN = "Überschwängliche Schatullenkarten, Gegnergebäude und Handwerker-Aktionen für Größenwahn"


@given(st.integers(60, 900), st.integers(20, 60))
def test_a_line_fits_its_room_or_says_that_it_was_cut(room, size):
    setting = fit(GERMAN, "semi", size, room)
    assert width(setting.lines[0], "semi", setting.size) <= room
    assert setting.elided == (setting.lines[0] != GERMAN)
    assert setting.size >= 20


@given(st.integers(90, 900), st.integers(20, 40))
def test_no_broken_line_is_wider_than_its_room_and_nothing_is_lost(room, size):
    lines = break_lines(GERMAN, "text", size, room)
    assert all(width(line, "text", size) <= room for line in lines)
    assert "".join(lines).replace("-", "").replace(" ", "") == GERMAN.replace("-", "").replace(
        " ", ""
    )


@given(
    st.lists(st.sampled_from([*GERMAN.split(), "AVA To", "…", "Ж 日本"]), max_size=6).map(" ".join),
    st.sampled_from(["title", "head", "bold", "semi", "text", "italic"]),
    st.integers(12, 70),
    st.integers(-200, 200),
)
def test_a_guess_never_says_otherwise_than_the_measure(text, face, size, spare):
    needed = width(text, face, size)
    assert fits(text, face, size, needed + spare) == (spare >= 0)
    assert glyphs(text, face, size).width == needed


@pytest.mark.parametrize("face", ["title", "head", "bold", "semi", "text", "italic"])
@pytest.mark.parametrize("size", [12, 20, 70])
def test_latin_letters_hardly_leave_the_way_of_the_pen(face, size):
    left = right = 0.0
    for letter in map(chr, (*range(33, 127), *range(161, ord(LATIN)))):
        start, _, end, _ = font(face, size).getbbox(letter, anchor="ls")
        left, right = max(left, -start), max(right, end - font(face, size).getlength(letter))
    assert left + right <= LATIN_OVERHANG * size + 1


def test_a_text_far_from_its_limit_is_not_measured_at_every_size(monkeypatch):
    forget()
    measured = []
    monkeypatch.setattr(type_of_kit, "_width", lambda *given: measured.append(given))
    assert [fits(GERMAN, "semi", size, 2000) for size in (20, 22, 24)] == [True] * 3
    assert [fits(GERMAN, "semi", size, 200) for size in (20, 22, 24)] == [False] * 3
    assert not measured


def test_no_letter_of_a_broken_word_stands_alone():
    for room in range(60, 240, 7):
        *_, last = break_lines("Springbrunnen", "bold", 22, room)
        assert len(last) >= 3, room


def test_words_with_a_hyphen_break_there_first():
    room = width("Handwerker-", "text", 20) + 4
    assert break_lines("Handwerker-Aktion", "text", 20, room) == ("Handwerker-", "Aktion")


def test_a_paragraph_shrinks_before_it_is_cut():
    setting = wrap(GERMAN, "text", 40, 600, 90)
    assert len(setting.lines) * setting.size <= 90
    assert not setting.elided
    assert setting.size < 40


def test_a_paragraph_is_never_smaller_than_the_least():
    assert wrap("Forum", "text", 8, 600, 90, 16) == (("Forum",), 16, False)


def test_names_lose_only_what_our_type_cannot_draw():
    assert drawable("Gaius 🦁 Müller") == "Gaius Müller"
    assert drawable("Łukasz Ærø Čapek") == "Łukasz Ærø Čapek"
    assert drawable("🦁") == ""
    assert drawable("a\nb\tc") == "a b c"


def test_code_points_are_those_of_the_package():
    spec = find_spec("fontawesomefree")
    assert spec is not None
    assert spec.origin is not None
    file = Path(spec.origin).parent / "static/fontawesomefree/metadata/icons.json"
    known = json.loads(file.read_text("utf-8"))
    for name, code in CODE.items():
        assert int(known[name]["unicode"], 16) == code, name
        assert "solid" in known[name]["free"], name


def test_icons_and_shapes_stay_within_their_size():
    for name in CODE:
        assert max(icon_glyph(name, 30).mask.size) <= 30
    assert shape_mask("column", 24, 24).size == (24, 24)


@pytest.mark.parametrize("ground", [theme.RED, theme.CHANGED_GROUND, PLASTER])
def test_type_reads_on_every_ground(ground):
    assert contrast(ground, on(ground)) >= 4.5


def test_soft_ink_reads_on_plaster():
    for ground in (PLASTER, theme.PLASTER_LIGHT, theme.MARBLE):
        assert contrast(theme.INK_SOFT, ground) >= 4.5


@pytest.mark.parametrize(
    "own", [painter.colours for painter in painters().values()], ids=painters().keys()
)
def test_flat_colours_survive_the_palette(own):
    flat = [theme.PLASTER, theme.PLASTER_LIGHT, theme.MARBLE, INK, theme.RED, theme.CHANGED, *own]
    image = Image.new("RGB", (len(flat), 1))
    for x, colour in enumerate(flat):
        image.putpixel((x, 0), colour)
    after = reduced(image, own).convert("RGB")
    for x, colour in enumerate(flat):
        pixel = after.getpixel((x, 0))
        assert max(abs(a - b) for a, b in zip(pixel, colour, strict=True)) <= 3, colour


def test_a_sheet_laid_on_another_brings_its_texts_and_spots():
    small, large = Canvas(100, 40, PLASTER), Canvas(300, 200, PLASTER)
    small.text("Rom", Box(10, 0, 80, 40), "bold", 24, INK)
    small.spot("here", Box(0, 0, 100, 40))
    large.put(small, 50, 60)
    assert large.spots["here"] == Box(50, 60, 100, 40)
    assert large.box.contains(large.texts[0].box)
    assert large.texts[0].box.x >= 60


def test_a_piece_cut_out_keeps_what_lies_on_it():
    whole = Canvas(300, 200, PLASTER)
    whole.text("Rom", Box(110, 60, 80, 40), "bold", 24, INK)
    whole.text("Ostia", Box(10, 0, 80, 40), "bold", 24, INK)
    whole.spot("here", Box(110, 50, 90, 60), round=True, tag=Tag(Box(112, 52, 30, 20), "A1"))
    whole.spot("across", Box(80, 50, 90, 60))
    piece = whole.cut_out(Box(100, 40, 150, 100))
    assert piece.image.size == (150, 100)
    assert [placed.text for placed in piece.texts] == ["Rom"]
    assert piece.spots == {"here": Box(10, 10, 90, 60)}
    assert piece.tags == {"here": Tag(Box(12, 12, 30, 20), "A1")}
    assert piece.round_spots == {"here"}


def test_the_name_of_a_mark_stands_at_the_tag_of_its_spot():
    """A printed name is said again, or after the name of the mark; nothing else is covered."""
    box, tag = Box(60, 60, 120, 60), Tag(Box(63, 63, 34, 24), "A1")
    for name, said in (("A1", "A1"), ("2", "2·A1")):
        canvas = Canvas(240, 200, PLASTER)
        canvas.text("A1", tag.box, "semi", 20, INK, "centre")
        canvas.text("Forum", Box(60, 30, 120, 24), "semi", 20, INK)
        mark(canvas, box, name, tag=tag)
        assert [placed.text for placed in canvas.texts] == ["Forum", said]
        assert canvas.image.getpixel((65, 75)) == theme.VERDIGRIS
        assert canvas.image.getpixel((120, 56)) == PLASTER


def test_glow_and_mark_draw_around_their_spot():
    canvas = Canvas(200, 200, PLASTER)
    box = Box(60, 60, 80, 60)
    glow(canvas, box)
    assert canvas.image.getpixel((57, 90)) == theme.CHANGED
    assert canvas.image.getpixel((70, 75)) == PLASTER
    mark(canvas, box, "A1")
    assert canvas.image.getpixel((59, 90)) == theme.VERDIGRIS


def test_round_spots_glow_and_are_marked_in_a_circle():
    box = Box(60, 60, 80, 80)
    for colour in (theme.CHANGED, theme.VERDIGRIS):
        canvas = Canvas(200, 200, PLASTER)
        if colour == theme.CHANGED:
            glow(canvas, box, round=True)
        else:
            mark(canvas, box, "", round=True)
        assert canvas.image.getpixel((100, 140)) == colour
        assert canvas.image.getpixel((64, 136)) != colour
        assert canvas.image.getpixel((100, 110)) == PLASTER


def test_a_token_has_the_colour_and_shape_of_its_seat():
    canvas = Canvas(40, 40, PLASTER)
    token(canvas, 2, Box(5, 5, 30, 30), INK)
    assert canvas.image.getpixel((20, 20)) == SEATS[2].colour
    assert canvas.image.getpixel((7, 7)) == PLASTER  # a diamond has no corners


def test_figures_have_a_true_minus():
    assert [figure(-12), figure(0), signed(3), signed(-3)] == ["−12", "0", "+3", "−3"]


def test_a_store_keeps_what_was_used_last():
    store: Store[str] = Store(2)
    for key in ("a", "b", "a", "c"):
        store.get(key, lambda key=key: key)
    assert list(store.found) == ["a", "c"]


def test_things_are_made_once_until_all_is_forgotten():
    made = []

    @remember(4)
    def make(n):
        made.append(n)
        return n

    assert [make(1), make(1)] == [1, 1]
    assert made == [1]
    forget()
    make(1)
    assert made == [1, 1]


def test_the_name_of_a_face_stands_below_it_and_is_never_cut():
    seen: list[Box] = []
    chip = captioned("Excubitorium", (30, 20), lambda _, box: seen.append(box), "it")
    canvas = Canvas(200, 60, PLASTER)
    ChipRows(46, 4).put(canvas, [chip], 0, 0, "own:")
    (name,) = canvas.texts
    assert name.text == "Excubitorium"
    assert name.box.y >= seen[0].bottom
    assert seen[0].middle[0] == canvas.spots["own:it"].middle[0]


@given(st.integers(60, 300), st.integers(60, 300), st.integers(0, 28), st.integers(1, 20))
def test_a_large_rim_is_drawn_in_parts_as_in_one(w, h, radius, thick):
    whole = Image.new("RGB", (w, h), PLASTER)
    whole.paste(INK, (0, 0), outline_mask(w, h, radius, thick))
    canvas = Canvas(w, h, PLASTER)
    canvas.outline(canvas.box, radius, thick, INK)
    assert canvas.image.tobytes() == whole.tobytes()


def test_one_number_does_for_neighbours_that_one_line_changed():
    row = Canvas(600, 100, PLASTER)
    spots = ("p0:a", "p0:b", "p0:c", "p1:d")
    for n, name in enumerate(spots):
        row.spot(name, Box(20 + n * 100, 40, 90, 34))
    lines = {"p0:a": Trace(0, 1), "p0:b": Trace(0, 1), "p0:c": Trace(0, 2), "p1:d": Trace(1, 2)}
    changed = dict.fromkeys(spots)
    scene = Scene(100, (Placement(row, 0, 0),), changed, traces=lines)
    numbers = [placed.text for placed in compose(scene).texts]
    assert sorted(numbers) == ["1", "2", "2"]


def test_touching_finds_what_overlaps():
    rng, here = Rng(1), Box(10, 10, 20, 12)
    boxes = [Box(*(rng.below(40) for _ in range(4))) for _ in range(500)]
    assert here.touching(boxes) == [box for box in boxes if here.overlaps(box)]

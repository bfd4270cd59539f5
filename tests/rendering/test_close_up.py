"""Close-ups: what a question is about stands alone and large, with its marks and its news."""

from __future__ import annotations

import re

import msgspec
import pytest
from msgspec.structs import replace

from rendering.board.changes import Figures, Trace
from rendering.board.close_up import BAND, BROADEST, EDGE, HIGHEST, RIM, STEPS, close_up
from rendering.board.scene import Placement, Scene, compose
from rendering.draw import draw
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS
from rendering.kit.theme import CHANGED, INK, PLASTER_LIGHT, VERDIGRIS
from rendering.registry import painter_of, painters
from rendering.samples.positions import Sample
from tests.rendering.checks import LARGEST, check_texts
from tests.rendering.samples import samples_of

ASKED = 0.2  # of the width that the question above may take
BEGINNING = 700  # characters of an alt text
GAMES = pytest.mark.parametrize("key", painters())


def without_what_is_drawn(alt: str) -> str:
    """On the places to choose from, and so only where these are shown; it leaves less room at the
    end.
    """
    return re.sub(r" \([^()]*\)", "", alt)[:BEGINNING]


def block(w: int, h: int, **spots: Box) -> Canvas:
    canvas = Canvas(w, h, PLASTER_LIGHT)
    for name, box in spots.items():
        canvas.spot(name, box)
    return canvas


def table(*focus: str) -> Scene:
    """Two blocks close together, one far below, and one that is half of the picture."""
    return Scene(
        1800,
        (
            Placement(block(400, 200, one=Box(10, 10, 60, 60)), 24, 100),
            Placement(block(400, 200, two=Box(10, 10, 60, 60)), 434, 100),
            Placement(block(500, 200, below=Box(10, 10, 60, 60)), 900, 1500),
            Placement(block(1552, 1100, large=Box(10, 10, 60, 60)), 24, 320),
        ),
        {"one": Figures(3, 4)},
        {"one": "A", "two": "B", "below": "C"},
        focus,
    )


def test_no_number_of_a_line_stands_in_a_close_up():
    traced = table("one", "two")._replace(traces={"one": Trace(0, 7, others=((1, 6),))})
    texts = [placed.text for placed in compose(close_up(traced)).texts]
    assert "7" not in texts
    assert "6" not in texts
    assert "7" in [placed.text for placed in compose(traced).texts]


def questions(key: str) -> list[Sample]:
    return [sample for sample in samples_of(key) if sample.frame.focus]


# ---- layout -----------------------------------------------------------------------------------


def test_only_the_block_in_focus_is_shown_with_a_margin():
    near = close_up(table("one"))
    assert (near.width, near.height) == (400 + 2 * RIM, 200 + 2 * RIM)
    assert compose(near).spots == {"one": Box(RIM + 10, RIM + 10, 60, 60)}


def test_neighbours_stay_where_they_are_to_each_other():
    two = block(300, 300, one=Box(10, 10, 60, 60)), block(300, 300, two=Box(10, 10, 60, 60))
    placed = (Placement(two[0], 24, 100), Placement(two[1], 340, 120))
    near = close_up(Scene(1800, placed, focus=("one", "two")))
    assert [(p.x, p.y) for p in near.placements] == [(RIM, RIM), (RIM + 316, RIM + 20)]


def test_blocks_far_apart_move_together():
    near = close_up(table("one", "below"))
    assert [p.x for p in near.placements] == [RIM, RIM]
    assert near.width == 500 + 2 * RIM
    assert near.height < 500


def test_many_pieces_lie_in_rows_that_can_be_drawn_large():
    row = [
        Placement(block(200, 200, **{f"s{n}": Box(10, 10, 60, 60)}), 210 * n, 0) for n in range(6)
    ]
    near = close_up(Scene(1800, tuple(row), focus=tuple(f"s{n}" for n in range(6))))
    assert [(p.x - RIM, p.y - RIM) for p in near.placements] == [
        (x, y) for y in (0, 210) for x in (0, 210, 420)
    ]
    assert near.scale == 2


def test_it_is_drawn_as_large_as_it_is_read():
    for w, h, scale in ((300, 200, 4), (400, 200, 3), (700, 300, 1.75), (988, 500, 1.25)):
        one = block(w, h, here=Box(10, 10, 60, 60))
        near = close_up(Scene(1800, (Placement(one, 24, 100),), focus=("here",)))
        assert near.scale == scale
        image = compose(near).at(near.scale)
        assert image.size == ((w + 2 * RIM) * scale, (h + 2 * RIM) * scale)
        assert image.width <= BROADEST
        assert image.height <= HIGHEST


def test_a_part_of_a_player_has_a_band_in_the_players_colour():
    wide = block(1500, 200, here=Box(1120, 20, 60, 60))
    wide.part(Box(1100, 0, 300, 200), seat=1)
    scene = Scene(1800, (Placement(wide, 24, 100),), focus=("here",))
    canvas = compose(close_up(scene))
    assert canvas.box.w == 300 - EDGE + BAND + 2 * RIM
    assert canvas.image.getpixel((RIM + BAND // 2, RIM + 150)) == SEATS[1].colour


@pytest.mark.parametrize("focus", [(), ("nowhere",), ("large",), ("one", "large")])
def test_without_a_known_spot_and_where_little_is_gained_the_whole_is_shown(focus):
    scene = table(*focus)
    assert close_up(scene) is scene


def test_a_part_of_a_wide_block_is_a_panel_of_its_own():
    wide = block(1500, 200, here=Box(1120, 20, 60, 60), there=Box(20, 20, 60, 60))
    wide.text("Rom", Box(1120, 100, 60, 40), "bold", 24, INK)
    wide.part(Box(0, 0, 400, 200))
    wide.part(Box(1100, 0, 300, 200))
    scene = Scene(1800, (Placement(wide, 24, 100),), {}, {"here": "A"}, ("here",))
    canvas = compose(close_up(scene))
    assert canvas.image.size == (300 + 2 * RIM, 200 + 2 * RIM)
    assert canvas.spots == {"here": Box(RIM + 20, RIM + 20, 60, 60)}
    assert {"Rom", "A"} == {placed.text for placed in canvas.texts}
    several = close_up(scene._replace(focus=("here", "there")))
    assert several.width == 400 + 2 * RIM  # below each other: the whole is too wide to read
    assert several.height == 2 * 200 + 10 + 2 * RIM


def test_changes_glow_and_marks_are_there_as_in_the_whole():
    canvas = compose(close_up(table("one", "two")))
    one, two = canvas.spots["one"], canvas.spots["two"]
    assert canvas.image.getpixel((one.x - 3, one.middle[1])) in (CHANGED, VERDIGRIS)
    assert canvas.image.getpixel((two.x - 1, two.middle[1])) == VERDIGRIS
    assert {"A", "B", "+1"} == {placed.text for placed in canvas.texts}


# ---- games ------------------------------------------------------------------------------------


@GAMES
def test_a_question_is_shown_smaller_and_whole(key):
    painter = painter_of(key)
    assert questions(key)
    for sample in questions(key):
        near = draw(key, "board", sample.view, sample.frame)
        whole = draw(key, "board", sample.view, replace(sample.frame, focus=()))
        assert 850 <= near.width <= BROADEST, sample.name
        assert near.height <= HIGHEST + near.width * ASKED, sample.name
        assert len(near.data) <= LARGEST, sample.name
        assert without_what_is_drawn(near.alt) == without_what_is_drawn(whole.alt)
        view = msgspec.json.decode(sample.view, type=painter.view)
        scene = painter.board(view, sample.frame)
        near_scene = close_up(scene)
        assert near_scene.scale in STEPS, sample.name
        canvas = compose(near_scene)
        check_texts(canvas)
        said = {part for placed in canvas.texts for part in placed.text.split("·")}
        for spot in sample.frame.focus:
            drawn = next(name for name in scene.focus if name.endswith(spot))
            assert canvas.box.contains(canvas.spots[drawn]), sample.name
            assert sample.frame.marks[spot] in said, sample.name


# ---- what is asked ----------------------------------------------------------------------------


def test_the_question_stands_above_what_it_is_about_and_moves_it_down():
    plain, near = close_up(table("one")), close_up(table("one"), "Which place?")
    canvas = compose(near)
    assert "Which place?" in {placed.text for placed in canvas.texts}
    assert near.height > plain.height
    assert canvas.spots["one"] == compose(plain).spots["one"].moved(0, near.height - plain.height)
    assert near.scale == plain.scale


def test_a_long_question_is_broken_and_none_of_it_is_lost():
    said = "Round 13: you lead. Choose a role, or think and pass the lead on to your neighbour."
    canvas = compose(close_up(table("one"), said))
    lines = [placed for placed in canvas.texts if placed.text in said]
    assert " ".join(placed.text for placed in lines) == said
    assert not any(placed.elided for placed in lines)


def test_whoever_sees_the_whole_table_reads_the_question_elsewhere():
    scene = table("large")
    assert close_up(scene, "Which place?") is scene


def test_what_lies_below_each_other_begins_at_the_same_line():
    scene = table("one", "below")
    close = close_up(scene)
    assert len({placed.x for placed in close.placements[-2:]}) == 1

"""Close-ups: what a question is about stands alone and large, with its marks and its news."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest
from msgspec.structs import replace

from rendering.board.close_up import LEGIBLE, WORTHWHILE, close_up
from rendering.board.scene import MARGIN, WIDTH, Placement, Scene, compose
from rendering.draw import draw
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import CHANGED, INK, PLASTER_LIGHT, VERDIGRIS
from rendering.registry import painter_of, painters
from rendering.samples.positions import Sample
from tests.rendering.glory_to_rome import positions
from tests.rendering.nova_roma import positions as nova_positions
from tests.rendering.trajan import positions as trajan_positions

GAMES = pytest.mark.parametrize("key", painters())


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
        {"one": "+1"},
        {"one": "A", "two": "B", "below": "C"},
        focus,
    )


@cache
def questions(key: str) -> list[Sample]:
    return [sample for sample in painter_of(key).samples("en") if sample.frame.focus]


# ---- layout -----------------------------------------------------------------------------------


def test_only_the_block_in_focus_is_shown_with_a_margin():
    near = close_up(table("one"))
    assert (near.width, near.height) == (400 + 2 * MARGIN, 200 + 2 * MARGIN)
    assert compose(near).spots == {"one": Box(MARGIN + 10, MARGIN + 10, 60, 60)}


def test_neighbours_stay_where_they_are_to_each_other():
    near = close_up(table("one", "two"))
    assert [(p.x, p.y) for p in near.placements] == [(MARGIN, MARGIN), (MARGIN + 410, MARGIN)]


def test_blocks_far_apart_move_below_each_other():
    near = close_up(table("one", "below"))
    assert [p.x for p in near.placements] == [MARGIN, MARGIN]
    assert near.width == 500 + 2 * MARGIN
    assert near.height < 500


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
    assert canvas.image.size == (300 + 2 * MARGIN, 200 + 2 * MARGIN)
    assert canvas.spots == {"here": Box(MARGIN + 20, MARGIN + 20, 60, 60)}
    assert {"Rom", "A"} == {placed.text for placed in canvas.texts}
    several = close_up(scene._replace(focus=("here", "there")))
    assert several.width == 400 + 2 * MARGIN  # below each other: the whole is too wide to read
    assert several.height == 2 * 200 + 10 + 2 * MARGIN


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
        share = near.width * near.height / (whole.width * whole.height)
        assert share <= WORTHWHILE, sample.name
        assert near.width <= WIDTH
        assert near.alt == whole.alt
        view = msgspec.json.decode(sample.view, type=painter.view)
        scene = painter.board(view, sample.frame)
        canvas = compose(close_up(scene))
        said = {part for placed in canvas.texts for part in placed.text.split("·")}
        for spot in sample.frame.focus:
            drawn = next(name for name in scene.focus if name.endswith(spot))
            assert canvas.box.contains(canvas.spots[drawn]), sample.name
            assert sample.frame.marks[spot] in said, sample.name


def test_what_nova_roma_asks_for_can_be_read_without_a_tap():
    for sample in questions(nova_positions.KEY):
        near = draw(nova_positions.KEY, "board", sample.view, sample.frame)
        assert near.width <= LEGIBLE, sample.name
        assert near.height <= 800, sample.name


@pytest.mark.parametrize("played", [positions, nova_positions, trajan_positions])
def test_unknown_spots_leave_the_picture_as_it_is(played):
    position = played.game(3)[40]
    odd = replace(position.frame, focus=("nowhere", "", "p9:p99"))
    assert draw(played.KEY, "board", position.view, odd) == draw(
        played.KEY, "board", position.view, position.frame
    )


def test_a_building_in_the_making_is_shown_with_the_zone_it_is_for():
    samples = {sample.name: sample for sample in questions(nova_positions.KEY)}
    painter = painter_of(nova_positions.KEY)
    for name in ("close-orientation", "close-spot"):
        sample = samples[name]
        view = nova_positions.read(sample.view)
        canvas = compose(close_up(painter.board(view, sample.frame)))
        assert view.turn.planned is not None
        zone = view.turn.planned.zone or "A"
        assert {"plan", f"zone:{zone}", f"{zone}11"} <= canvas.spots.keys()


def test_own_spaces_are_those_of_the_seat_that_is_asked():
    position = nova_positions.game(3)[40]
    painter = painter_of(nova_positions.KEY)
    for seat in range(3):
        frame = Frame(waiting=(seat,), focus=("p22",), names=position.frame.names)
        scene = close_up(painter.board(nova_positions.read(position.view), frame))
        canvas = compose(scene)
        assert f"p{seat}:p22" in canvas.spots
        assert f"p{seat}:m11" not in canvas.spots
        assert "p22" in {placed.text for placed in canvas.texts}

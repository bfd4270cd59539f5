"""What the table points at: who is asked, what changed, marks, a building to be placed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.nova_roma.city.board import CELLS, PLACES, REWARD_SPACES
from games.nova_roma.seat.view import PlannedView
from games.nova_roma.terms import ZONES
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.kit.seats import SEATS
from rendering.kit.theme import CHANGED, VERDIGRIS
from rendering.nova_roma.board import forum
from rendering.nova_roma.board.scene import board_scene
from rendering.nova_roma.samples.crowding import crowded
from rendering.nova_roma.scenery.colours import slopes
from tests.rendering.checks import check_texts
from tests.rendering.nova_roma.positions import game, read, write
from tests.rendering.nova_roma.test_board import inside

SEATS_OF_GAME = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def planning(seats: int, **fields: object):
    """A position with a building of four in an L being placed by seat 0."""
    position = game(seats)[30]
    view = read(position.view)
    planned = PlannedView(
        **{
            "owner": 0,
            "colour": "purple",
            "shape": "L4",
            "zones": ZONES,
            "zone": None,
            "orientation": None,
            "anchor": None,
            "cells": (),
            "completes": (),
            **fields,
        }
    )
    turn = replace(view.turn, action="build", strength=3, planned=planned)
    view = replace(view, turn=turn, buildings=())
    return view, replace(position.frame, before=None)


# ---- what is pointed at -----------------------------------------------------------------------


def test_who_is_asked_has_a_green_rim():
    position = game(3)[60]
    canvas = compose(board_scene(read(position.view), replace(position.frame, before=None)))
    for seat in range(3):
        spot = canvas.spots[f"p{seat}:points"]
        waits = seat in position.frame.waiting
        assert (canvas.image.getpixel((27, spot.middle[1])) == VERDIGRIS) == waits


def test_what_changed_glows_and_the_rest_does_not():
    position = game(3)[60]
    view = read(position.view)
    mine, *others = view.players
    richer = replace(mine, coins=mine.coins + 3, goods={**mine.goods, "wine": 9})
    scores = (replace(view.scores[0], goods=view.scores[0].goods + 2), *view.scores[1:])
    now = replace(view, players=(richer, *others), scores=scores)
    scene = board_scene(now, replace(position.frame, before=position.view))
    points = view.scores[0].total
    assert scene.changed == {
        "p0:points": (points, points + 2),
        "p0:coins": (mine.coins, mine.coins + 3),
        "p0:wine": (mine.goods["wine"], 9),
    }
    canvas = compose(scene)
    assert f"{points} → {points + 2}" in inside(canvas, "p0:points")
    for seat, glows in ((0, True), (1, False)):
        rim = canvas.spots[f"p{seat}:coins"]
        assert (canvas.image.getpixel((rim.middle[0], rim.y - 2)) == CHANGED) == glows


def test_every_move_of_a_game_points_at_spots_that_are_there():
    """Buildings, which the city rims itself, and cards that left a row are no spots."""
    for position in game(4)[1:-1:7]:
        scene = board_scene(read(position.view), position.frame)
        canvas = compose(scene)
        spots = {spot for spot in scene.changed if not spot.startswith("built:")}
        assert spots <= canvas.spots.keys()


def test_a_new_building_has_a_bright_rim():
    position = game(4)[100]
    now = crowded(read(position.view))
    before = write(replace(now, buildings=now.buildings[1:]))
    fresh, known = now.buildings[0], now.buildings[-1]
    canvas = compose(board_scene(now, replace(position.frame, before=before)))
    for building, glows in ((fresh, True), (known, False)):
        box = canvas.spots[building.anchor]
        assert (canvas.image.getpixel((box.x + 2, box.middle[1])) == CHANGED) == glows


@SEATS_OF_GAME
def test_marks_name_squares_cells_and_own_spaces(seats):
    position = game(seats)[20]
    asked = position.frame.waiting[0]
    marks = {"b3": "b3", "A11": "A11", "p22": "p22", "m31": "m31", "N4": "N4", "nowhere": "X"}
    frame = replace(position.frame, marks=marks, before=None)
    canvas = compose(board_scene(read(position.view), frame))
    for spot in ("b3", "A11", f"p{asked}:p22", f"p{asked}:m31", "N4"):
        box = canvas.spots[spot]
        assert canvas.image.getpixel((box.x, box.middle[1])) == VERDIGRIS, spot
        near = [p for p in canvas.texts if box.inset(-14).contains(p.box)]
        assert spot.partition(":")[2] or spot in [p.text for p in near]
    assert "X" not in {placed.text for placed in canvas.texts}


def test_names_of_marked_cells_stay_within_their_cells():
    view, frame = planning(4, zone="A", orientation="I1.r0")
    anchors = [cell for cell in CELLS if cell[0] == "A"]
    frame = replace(frame, marks={cell: cell for cell in anchors})
    canvas = compose(board_scene(view, frame))
    for cell in anchors:
        assert cell in inside(canvas, cell)


# ---- placing a building -----------------------------------------------------------------------


def test_the_ways_a_building_can_lie_are_drawn_by_zone():
    view, frame = planning(4)
    canvas = compose(board_scene(view, frame))
    check_texts(canvas)
    wanted = {f"{p.zone}:{p.orientation}" for p in PLACES.values() if p.orientation[:2] == "L4"}
    assert len(wanted) == 24
    assert wanted <= canvas.spots.keys()
    boxes = [canvas.spots[name] for name in wanted]
    assert all(canvas.box.contains(box) for box in boxes)
    assert not any(a.overlaps(b) for a in boxes for b in boxes if a is not b)


def test_zones_in_which_it_may_not_stand_are_not_drawn():
    view, frame = planning(4, zones=("A",))
    canvas = compose(board_scene(view, frame))
    assert "A:L4.r0" in canvas.spots
    assert "B:L4.r0" not in canvas.spots


def test_a_chosen_orientation_is_drawn_at_a_spot_and_each_cell_says_what_is_near():
    view, frame = planning(3, zone="B", orientation="L4.m1")
    anchors = [place.anchor for place in PLACES.values() if place.id.startswith("L4.m1@B")]
    asked = replace(frame, marks={cell: cell for cell in anchors}, focus=tuple(anchors))
    canvas = compose(board_scene(view, asked))
    assert not [spot for spot in canvas.spots if ":L4." in spot]
    roofed = {
        place.id
        for place in PLACES.values()
        if place.zone == "B" and place.orientation == "L4.m1"
        if all(is_roofed(canvas, cell) for cell in place.cells)
    }
    assert len(roofed) == 1
    for cell in anchors:
        told = inside(canvas, cell)
        assert cell in told
        if any(set(space.cells) & set(PLACES[f"L4.m1@{cell}"].cells) for space in near(view)):
            assert len(told) == 2 or cell in PLACES[next(iter(roofed))].cells


def is_roofed(canvas, cell):
    """Whether a roof of seat 0 lies over a cell, below its name."""
    box = canvas.spots[cell]
    seen = {canvas.image.getpixel((box.x + x, box.bottom - 14)) for x in range(8, 40)}
    return bool(seen & {*slopes(SEATS[0].colour)})


def near(view):
    """Reward spaces of a table that are still open."""
    return [REWARD_SPACES[space.space] for space in view.rewards if space.reward]


def test_what_stands_in_the_cells_is_explained_in_two_short_lines():
    for zone, turn in (("A", "I1.r0"), ("B", "L4.m1"), ("C", "L4.m1")):
        view, frame = planning(3, zone=zone, orientation=turn, shape=turn[:2])
        anchors = [it.anchor for it in PLACES.values() if it.id.startswith(f"{turn}@{zone}")]
        asked = replace(frame, marks={cell: cell for cell in anchors}, focus=tuple(anchors))
        for language in ("en", "de"):
            scene = close_up(board_scene(view, replace(asked, language=language)))
            canvas = compose(scene)
            check_texts(canvas)
            assert len(inside(canvas, "plan")) == 3


def test_each_way_lies_on_the_board_with_its_number_and_covers_no_other():
    view, frame = planning(3)
    ways = [f"A:L4.{turn}" for turn in ("r0", "r1", "r2", "m1")]
    marks = {way: str(n) for n, way in enumerate(ways, start=1)}
    canvas = compose(board_scene(view, replace(frame, marks=marks, focus=tuple(ways))))
    cells = [box for way in ways for box in canvas.angled_spots[way]]
    assert len(cells) == len({*cells}) == 16
    assert "plan" not in canvas.spots
    for way, name in marks.items():
        assert name in [p.text for p in canvas.texts if canvas.spots[way].contains(p.box)]


def test_a_building_about_to_stand_is_drawn_where_it_would():
    place = PLACES["L4.m1@A21"]
    chosen = {"zone": "A", "orientation": "L4.m1", "anchor": "A21", "cells": place.cells}
    view, frame = planning(3, **chosen, completes=("A12",))
    canvas = compose(board_scene(view, frame))
    assert not [spot for spot in canvas.spots if ":L4." in spot]
    for cell in place.cells:
        assert is_roofed(canvas, cell)
    box = canvas.spots["A12"]
    assert canvas.image.getpixel((box.x + 2, box.middle[1])) == VERDIGRIS


def test_unused_reward_spaces_of_small_tables_have_no_spot():
    position = game(2)[10]
    canvas = compose(board_scene(read(position.view), position.frame))
    for space in REWARD_SPACES.values():
        assert (space.name in canvas.spots) != space.three_plus


@pytest.mark.parametrize(("square", "told"), [(None, True), ("b1", False)])
def test_a_legionnaire_is_placed_without_the_strengths_of_patricians(monkeypatch, square, told):
    """He does no action; by then the patrician of the turn stands on its square."""
    movers = []
    draw = forum.forum
    monkeypatch.setattr(
        forum,
        "forum",
        lambda view, words, mover, *more: movers.append(mover) or draw(view, words, mover, *more),
    )
    position = next(p for p in game(2) if read(p.view).phase == "turn")
    view = read(position.view)
    view = replace(view, turn=replace(view.turn, square=square))
    board_scene(view, replace(position.frame, focus=("a1", "c2"), waiting=(0,)))
    assert movers
    assert all((mover is not None) is told for mover in movers)

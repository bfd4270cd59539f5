"""The town: quarters, roofs, houses, flames, plans, tracks, sites and monuments."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from games.corduba.city.maps import MAPS, ORIENTATIONS
from games.corduba.data import TABLES
from games.corduba.state import Planned
from games.corduba.terms import DISTRICTS
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.corduba import PAINTER
from rendering.corduba.board.town.plan import CELL, STEP, TALLEST, block_of, lot, shape_rows
from rendering.corduba.look.colours import FLAME, ROOF
from rendering.corduba.look.grid import EAVES, Grid
from rendering.corduba.look.roofs import roof
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import VERDIGRIS
from tests.games.corduba.scene import Scene
from tests.rendering.corduba.positions import drawn, read, samples, seen, words_on


def colours_in(canvas: Canvas, box: Box) -> set[tuple[int, ...]]:
    return {pixel for _, pixel in canvas.image.crop(box.corners).getcolors(10_000)}


ASKED = {"cell:servorum:A1": ("A1",)}  # cells are spots where one is asked for


def cells(view_spots: Canvas, district: str, *names: str) -> list[Box]:
    return [view_spots.spots[f"cell:{district}:{name}"] for name in names]


def test_every_cell_site_space_and_monument_has_a_spot():
    canvas = drawn(seen(Scene()), offers=ASKED)
    wanted = {
        *(f"cell:{d}:{cell}" for d in DISTRICTS for cell in MAPS[d].names),
        *(f"district:{d}" for d in DISTRICTS),
        *(f"track:{d}" for d in DISTRICTS),
        *(f"site:{name}" for name in TABLES.sites),
        *(f"castra:{kind}" for kind in TABLES.castra),
        *(f"monument:{id}" for id in TABLES.monuments),
        *(f"market:{what}" for what in TABLES.market),
        *("portus", "market", "demand"),
    }
    assert wanted <= canvas.spots.keys()


def test_columns_have_letters_and_rows_have_numbers():
    canvas = drawn(seen(Scene()), offers=ASKED)
    said = words_on(canvas)
    for letter in "ABCDEFGHIJ":
        assert said.count(letter) >= len(DISTRICTS)
    below = cells(canvas, "servorum", "A1", "A2", "B1")
    assert below[1].y - below[0].y == CELL
    assert below[2].x - below[0].x == CELL


def test_a_building_has_the_colour_of_its_type_and_the_key_its_name():
    canvas = drawn(seen(Scene().tile("servorum", "aedis@A1r0")), offers=ASKED)
    said = words_on(canvas)
    assert "AED" not in said, "its sign does"
    assert "Aedis" in said
    assert "Forum" not in said, "none stands there"
    *_, last = cells(canvas, "servorum", "A1", "B1", "C1", "D1")
    face = ROOF["purple"]
    near = [
        c
        for c in colours_in(canvas, last)
        if max(abs(a - b) for a, b in zip(c, face, strict=True)) < 50
    ]
    assert near


def test_unrest_burns_on_the_building():
    calm = drawn(seen(Scene().tile("servorum", "aedis@A1r0")), offers=ASKED)
    burning = drawn(seen(Scene().tile("servorum", "aedis@A1r0", unrest=True)), offers=ASKED)
    at = cells(burning, "servorum", "D1")[0]
    assert FLAME in colours_in(burning, at)
    assert FLAME not in colours_in(calm, at)


def test_houses_stand_in_their_cells():
    scene = Scene().insulae("plebeius", "A1", 0).insulae("plebeius", "B1")
    canvas = drawn(seen(scene), offers=ASKED)
    for cell in ("A1", "B1"):
        house = canvas.spots[f"insula:plebeius:{cell}"]
        assert canvas.spots[f"cell:plebeius:{cell}"].inset(-2).contains(house)


def test_what_is_planned_is_drawn_but_nothing_stands_there():
    scene = Scene()
    scene.state.turn.planned = Planned("patricius", "schola", 0, "A1r0")
    canvas = drawn(seen(scene, 0), offers=ASKED)
    first, *_, last = cells(canvas, "patricius", "A1", "B2")
    plan = canvas.spots["plan"]
    assert plan.overlaps(first)
    assert plan.overlaps(last)
    assert "plan" not in drawn(seen(Scene())).spots


def test_a_building_is_marked_on_a_rectangle_of_its_own():
    """Boxes around angled shapes would cover neighbours."""
    assert block_of(("A1", "A2", "A3", "B3")) == ("A1", "A2", "A3")
    assert block_of(("A1", "B1", "A2", "B2", "A3")) == ("A1", "B1", "A2", "B2")
    scene = Scene().tile("servorum", "aerarium@A1r0")
    spot = drawn(seen(scene)).spots["tile:servorum:aerarium"]
    assert min(spot.w, spot.h) < CELL < max(spot.w, spot.h)


def test_lines_go_around_all_cells_of_a_building():
    view, name = seen(Scene().tile("servorum", "aerarium@A1r0")), "tile:servorum:aerarium"
    canvas = drawn(view, marks={name: "1"})
    around = canvas.angled_spots[name]
    tile = view.districts[0].tiles[0]
    assert len(around) == len(tile.cells)
    for cell in around:
        assert VERDIGRIS in colours_in(canvas, cell.inset(-4))
    whole = around[0].around(*around)
    free = [
        box
        for box in (Box(x, y, CELL, CELL) for x in (whole.x, whole.right - CELL)
                    for y in (whole.y, whole.bottom - CELL))
        if not any(box.overlaps(cell) for cell in around)
    ]  # fmt: skip
    assert free
    for box in free:
        assert VERDIGRIS not in colours_in(canvas, box.inset(6)), "nothing of it stands there"


def test_shapes_are_read_from_their_cells():
    assert shape_rows(("C4", "C5", "D5")) == ("#.", "##")


@pytest.mark.parametrize("shape", ORIENTATIONS)
def test_roofs_stay_inside_their_cells(shape):
    rows = ORIENTATIONS[shape][0]
    w, h = len(rows[0]) * CELL, len(rows) * CELL
    alpha = roof(w, h, "red", rows, "").getchannel("A")
    for r, row in enumerate(rows):
        for c, cell in enumerate(row):
            box = Box(c * CELL, r * CELL, CELL, CELL).inset(round(EAVES * CELL) + 2)
            low, high = alpha.crop(box.corners).getextrema()
            assert (low if cell == "#" else 255 - high) == 255, (r, c)


def test_every_part_of_a_roof_slopes_or_is_flat():
    faces = {facing for facing, _ in Grid(("##", "##")).slopes(0.1)}
    assert faces == {0, 1, 2, 3}


def test_everybody_stands_on_every_track():
    scene = Scene(3).player(0, prestige=(4, 4, 0)).player(1, prestige=(4, 12, 1))
    canvas = drawn(seen(scene))
    for district in DISTRICTS:
        track = canvas.spots[f"track:{district}"]
        for seat in range(3):
            assert track.contains(canvas.spots[f"prestige:{district}:{seat}"])
    ahead, behind = (canvas.spots[f"prestige:plebeius:{seat}"] for seat in (1, 0))
    assert ahead.x > behind.x


def test_a_used_space_shows_who_is_there_and_blocks_the_other():
    scene = Scene(2)
    scene.state.spaces["cibus:L"] = 1
    view = seen(scene)
    left, right = view.spaces[0], view.spaces[1]
    assert (left.user, right.blocked) == (1, True)
    told = [p.text for p in drawn(view).texts if drawn(view).spots["site:cibus:L"].contains(p.box)]
    assert told == ["G"]
    assert replace(right, blocked=False) != right


def test_larger_maps_have_smaller_cells():
    """An owner of the printed game may correct the maps."""
    large = lot(("a" * 13,) * 11)
    assert large.side < CELL == lot(("a" * 10,) * 8).side
    assert large.box.w <= STEP
    assert large.ground.h <= TALLEST
    assert large.ground.contains(large.cell("M11"))


def test_a_spot_says_how_many_houses_it_brings():
    scene = Scene(2)
    scene.state.turn.planned = Planned("servorum", "forum", 0)
    canvas = drawn(seen(scene, 0), offers=ASKED)
    notch, none = cells(canvas, "servorum", "A1", "A2")
    assert [placed.text for placed in canvas.texts if notch.contains(placed.box)] == ["1"]
    assert not [placed.text for placed in canvas.texts if none.contains(placed.box)]


def test_where_unrest_may_strike_anywhere_everybodys_losses_stand_beside_the_quarters():
    for language in ("en", "de"):
        found = next(s for s in samples(language) if s.name == "close-strike")
        view = read(found.view)
        scene = close_up(PAINTER.board(view, found.frame))
        canvas = compose(scene)
        said = [placed.text for placed in canvas.texts]
        assert "fires" in canvas.spots
        assert all(name in said for name in found.frame.names)
        burning = sum(tile.unrest for district in view.districts for tile in district.tiles)
        counted = [text.split("/")[0] for text in said if re.fullmatch(r"\d+/\d+", text)]
        assert sum(map(int, counted)) == burning

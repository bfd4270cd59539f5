"""Where the front page looks."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from rendering.front.camera import Camera, Target, views
from rendering.front.edges import HAIR, _cuts
from rendering.kit.box import Box

TABLE = Box(0, 0, 1600, 1200)
WINDOW = Box(600, 200, 580, 400)
CAMERA = Camera(2.0, (), TABLE)


def seen(*boxes: Box) -> list[Box]:
    found = views(CAMERA, [Target(box, True) for box in boxes], WINDOW)
    assert all(WINDOW.contains(view.box) and TABLE.contains(view.region) for view in found)
    for view in found:
        assert view.box.w / view.region.w == pytest.approx(view.box.h / view.region.h, rel=0.02)
    return [view.region for view in found]


def test_one_change_fills_the_window():
    (region,) = seen(Box(700, 500, 60, 40))
    assert region.contains(Box(700, 500, 60, 40))
    assert region.w == WINDOW.w / 2


def test_neighbours_are_seen_together():
    (region,) = seen(Box(700, 500, 60, 40), Box(800, 540, 60, 40))
    assert region.contains(Box(700, 500, 160, 80))


def test_what_lies_apart_is_seen_in_two_views():
    one, other = Box(0, 0, 60, 40), Box(1500, 1100, 60, 40)
    first, second = seen(one, other)
    assert first.contains(one)
    assert second.contains(other)


def test_of_many_the_first_two_are_shown():
    corners = [Box(x, y, 40, 40) for x in (0, 1500) for y in (0, 1100)]
    regions = seen(*corners)
    assert len(regions) == 2
    assert all(region.contains(box) for region, box in zip(regions, corners, strict=False))


def test_rather_one_of_several_neighbours_is_seen_than_none_of_them():
    far, near, neighbour = Box(0, 0, 100, 90), Box(1200, 900, 70, 50), Box(1200, 1020, 70, 50)
    first, second = seen(far, near, neighbour)
    assert first.contains(far)
    assert second.contains(near)


def test_what_is_too_large_is_shown_in_its_middle():
    (region,) = seen(TABLE)
    assert region.middle[1] == TABLE.middle[1]


def test_edges_move_aside_for_what_they_should_not_cut():
    window, target = Box(0, 0, 400, 400), Box(500, 300, 40, 40)
    (view,) = views(CAMERA, [Target(target, True)], window)
    house = Box(view.region.x + 20, view.region.bottom - 10, 40, 40)
    careful = CAMERA._replace(uncut=(house,))
    (moved,) = views(careful, [Target(target, True)], window)
    assert moved.region != view.region
    assert moved.region.contains(target)
    assert not moved.region.overlaps(house.inset(HAIR))


# ---- edges ------------------------------------------------------------------------------------


def cut(region: Box, things: list[Box]) -> list[Box]:
    return [box for box in things if box.overlaps(region) and not region.contains(box)]


def test_a_view_ends_between_rows():
    rows = [Box(x, y, 90, 80) for x in range(0, 1600, 100) for y in range(0, 1200, 90)]
    target = Target(Box(700, 540, 90, 80), True)
    (view,) = views(CAMERA._replace(uncut=rows), [target], WINDOW)
    assert view.region.contains(target.box)
    assert WINDOW.contains(view.box)
    assert view.box.w / view.region.w == pytest.approx(view.box.h / view.region.h, rel=0.02)
    inner = [row.inset(HAIR) for row in rows]
    assert cut(view.region, inner) == []
    (plain,) = views(CAMERA, [target], WINDOW)
    assert cut(plain.region, inner)


def test_a_narrow_table_is_seen_whole_with_room_beside_it():
    table = Box(0, 0, 300, 2000)
    camera = CAMERA._replace(nearest=1.0, table=table)
    (view,) = views(camera, [Target(table._replace(h=200), True)], WINDOW)
    assert view.region.w == table.w
    assert view.region.contains(Box(0, 0, 300, 200))
    assert WINDOW.contains(view.box)
    assert view.box.middle[0] == pytest.approx(WINDOW.middle[0], abs=1)


def test_what_cannot_be_read_gives_way_to_what_can():
    large, small = Box(0, 0, 1500, 1100), Box(900, 600, 200, 100)
    (view,) = views(
        CAMERA._replace(farthest=0.8), [Target(large, True), Target(small, False)], WINDOW
    )
    assert view.region.contains(small)
    assert view.region.w < large.w / 2


def test_two_changes_are_seen_together_only_where_both_can_be_read():
    one, other = Box(700, 500, 60, 40), Box(700, 668, 60, 40)
    assert len(seen(one, other)) == 1
    picky = CAMERA._replace(farthest=0.95)
    apart = views(picky, [Target(one, True), Target(other, True)], WINDOW)
    assert all(view.box.w / view.region.w >= 0.95 * CAMERA.nearest for view in apart)


def test_views_stand_in_the_order_of_the_steps():
    important, earlier = (
        Target(Box(900, 500, 60, 60), True, 4),
        Target(Box(10, 10, 60, 60), True, 1),
    )
    first, second = views(CAMERA, [important, earlier], WINDOW)
    assert first.region.contains(earlier.box)
    assert second.region.contains(important.box)
    assert (first.box.right, first.box.y) <= (second.box.x, second.box.bottom)
    assert not first.box.inset(-12).overlaps(second.box)


def test_two_views_stand_in_cells_equally_broad_or_high():
    targets = [Target(Box(0, 0, 60, 40), True), Target(Box(1500, 1100, 60, 40), True)]
    one, other = views(CAMERA, targets, WINDOW)
    assert one.cell.contains(one.box)
    assert one.cell.w == other.cell.w or one.cell.h == other.cell.h


def test_where_one_view_fits_it_shows_what_makes_the_best_picture():
    card, place = Box(0, 0, 250, 140), Box(1200, 900, 250, 160)
    found = views(CAMERA, [Target(card, True, 1, rank=3), Target(place, True, 2)], WINDOW)
    assert [view.region.contains(place) for view in found] == [True]


def test_an_edge_cuts_what_lies_on_both_sides_of_it():
    rng, table = Rng(2), (5, 95)
    spans = [(start := rng.below(100), start + rng.below(30)) for _ in range(60)]
    cuts = _cuts(table, spans)
    for edge in range(-5, 140):
        through = sum(a + HAIR < edge < b - HAIR for a, b in spans)
        assert cuts(edge) == (through if table[0] < edge < table[1] else 0)


def test_a_block_that_nearly_fills_its_cell_is_seen_without_its_neighbours():
    block, beside = Box(400, 300, 300, 200), Box(100, 300, 300, 200)
    camera = Camera(1.9, [block, beside], Box(0, 0, 1600, 1200))
    (view,) = views(camera, [Target(block, True)], Box(0, 0, 560, 300))
    assert view.region == block
    (wide,) = views(camera, [Target(block, True)], Box(0, 0, 1200, 300))
    assert wide.region.w > block.w

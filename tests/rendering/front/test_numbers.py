"""Where the numbers of lines stand on a picture of the table."""

from __future__ import annotations

from rendering.front.pictures import _free
from rendering.front.telling import SIDE
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, PLASTER

VIEW = Box(0, 0, 600, 500)
HOUSE = Box(100, 100, 264, 204)


def page(*written: tuple[int, int]) -> Canvas:
    canvas = Canvas(600, 500, PLASTER)
    for x, y in written:
        canvas.text("m", Box(x - 30, y - 30, 60, 60), "bold", 40, INK, "centre")
    return canvas


def test_a_number_stands_across_an_edge_where_nothing_is_written():
    found = _free(page(), VIEW, HOUSE, ())
    assert found
    assert found.overlaps(HOUSE)
    assert not HOUSE.contains(found)


def test_among_writing_the_number_of_something_large_stands_inside_it():
    left, top, right, bottom = HOUSE.corners
    across, down = HOUSE.middle
    points = [
        (x, y) for x in (left - 10, across, right + 10) for y in (top - 12, down, bottom + 12)
    ]
    crowded = page(*(point for point in points if point != (across, down)))
    found = _free(crowded, VIEW, HOUSE, ())
    assert found
    assert not any(found.overlaps(text.box) for text in crowded.texts)
    assert HOUSE.contains(found)


def test_numbers_never_cover_each_other():
    taken: list[Box] = []
    for _ in range(4):
        found = _free(page(), VIEW, HOUSE, taken)
        assert found
        assert not any(found.inset(SIDE // 8).overlaps(other) for other in taken)
        taken.append(found)


def test_the_number_of_something_small_and_full_stands_beside_it():
    chip = Box(200, 200, 90, 44)
    crowded = page()
    crowded.text("Senator", chip.inset(2), "bold", 36, INK, "centre", least=20)
    found = _free(crowded, VIEW, chip, ())
    assert found
    assert not found.overlaps(crowded.texts[0].box)
    assert found.overlaps(chip.inset(-2))

"""Two views on one page have frames of one size; what is left of a cell is ground of the table."""

from __future__ import annotations

from rendering.board.changes import Trace
from rendering.board.look import PLAIN
from rendering.board.masthead import Masthead
from rendering.board.scene import Placement, Scene
from rendering.front.look import Front
from rendering.front.pictures import show
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.surface import Surface
from rendering.kit.theme import MARBLE, PLASTER, RED

WINDOW = Box(600, 200, 580, 400)


def no_head(view: object, frame: object) -> Masthead:
    raise AssertionError("the table alone is shown")


def test_what_a_narrow_view_leaves_of_its_cell_is_ground():
    block = Canvas(200, 180, RED)
    block.spot("one", Box(20, 15, 60, 150))
    other = Canvas(200, 180, RED)
    other.spot("two", Box(20, 15, 60, 150))
    scene = Scene(
        2000,
        (Placement(block, 0, 0), Placement(other, 0, 1800)),
        {"one": None, "two": None},
        width=200,
        traces={"one": Trace(0, 1), "two": Trace(1, 2)},
    )
    page = Canvas(1200, 800, MARBLE)
    front = Front(head=no_head, subjects=("*",), look=PLAIN, nearest=2.0)
    show(page, scene, WINDOW, (1, 2), front)
    fills = [args for stroke, args in page.strokes if stroke is Surface.fill]
    (one, ground), (two, same) = fills
    assert ground == same == PLASTER
    assert (one.w, one.h) == (two.w, two.h)

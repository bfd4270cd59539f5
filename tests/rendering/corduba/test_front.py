"""The pictures of a page that tells a move: cells are named, nothing is cut, no bars are left."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from games.corduba import GAME
from games.corduba.state import Planned
from games.corduba.terms import DISTRICTS
from rendering.board.groups import News
from rendering.corduba import PAINTER
from rendering.corduba.front.excerpt import PAGE, PHONE, window
from rendering.corduba.front.telling import brief
from rendering.draw import front_sheet, phone_sheet
from rendering.final.plate import ALONE, _view
from rendering.frame import Frame, Line
from rendering.front.look import WIDTH
from rendering.front.pictures import unheaded
from rendering.kit.canvas import Canvas
from rendering.kit.theme import MARBLE
from rendering.samples.positions import move
from tests.games.corduba.scene import Scene
from tests.rendering.corduba.positions import NAMES, drawn, read, seen, words_on

BUILT = "Livia builds Forum at {cell} in Servorum for 2 workers: prestige in Servorum 3."


def _told(at: str, cell: str, style: str = "full") -> Canvas:
    """The page of somebody who has built a Forum there."""
    before = msgspec.json.encode(seen(Scene(2)))
    view = seen(Scene(2).tile("servorum", f"herbarium@{at}"), 0)
    line = Line(BUILT.format(cell=cell), 0)
    frame = Frame(NAMES[:2], before=before, lines=(line,), order=(0,), style=style)
    frame = replace(frame, waiting=(1,))
    draw = phone_sheet if style == "compact" else front_sheet
    return draw(PAINTER, view, frame)[0]


@pytest.mark.parametrize("style", ["full", "compact"])
@pytest.mark.parametrize(("at", "cell"), [("A1r0", "A1"), ("F5r0", "F5"), ("H8r0", "H8")])
def test_a_page_names_column_and_row_of_what_was_built(at, cell, style):
    said = words_on(_told(at, cell, style))
    assert cell[0] in said
    assert cell[1:] in said


@pytest.mark.parametrize("style", ["full", "compact"])
def test_a_page_shows_no_bar_of_a_quarter_without_its_name(style):
    said = words_on(_told("A1r0", "A1", style))
    assert "PARS SERVORUM" not in said
    assert "−1" not in said


def test_a_window_holds_all_cells_and_stays_inside_the_wall():
    district = seen(Scene(2)).districts[0]
    for cells in (("A1",), ("J8",), ("A1", "J1"), ("A1", "J8"), ("D4", "E7")):
        for columns in (PAGE, PHONE):
            shown = window(cells, columns, district)
            first, last = shown.corners
            assert 0 <= shown.column <= shown.column + shown.across <= len(district.rows[0])
            assert 0 <= shown.row <= shown.row + shown.down <= len(district.rows)
            assert all(first[0] <= cell[0] <= last[0] for cell in cells)
            assert all(first[1:] <= cell[1:] <= last[1:] for cell in cells)


def test_the_plate_of_the_end_shows_all_walls_and_no_rests_of_their_names():
    board = unheaded(PAINTER.board(seen(Scene(4)), Frame(NAMES)))
    shown = _view(board, PAINTER.front, (0,), ALONE)
    walls = [box for name, box in shown.sheet.spots.items() if name.startswith("wall:")]
    assert len(walls) == 3
    assert all(shown.region.contains(box) for box in walls)
    small = Canvas(600, 200, MARBLE)
    small.shot(shown.sheet, shown.region, shown.within(small.box), 36)
    assert not words_on(small)
    bars = [at for at in small.signs if at.y < 0]
    assert not any(at.bottom > 8 for at in bars)


@pytest.mark.parametrize("style", ["full", "compact"])
def test_where_nothing_has_changed_the_whole_town_is_seen_and_nothing_around_it(style):
    draw = phone_sheet if style == "compact" else front_sheet
    page, _ = draw(PAINTER, seen(Scene(2), 0), Frame(NAMES[:2], waiting=(0,), style=style))
    assert {f"wall:{district}" for district in DISTRICTS} <= page.spots.keys()
    assert not [spot for spot in page.spots if spot.startswith(("site:", "monument:"))]


def test_a_quarter_is_named_once_in_a_line():
    (line,) = brief((News(BUILT.format(cell="A1"), 1, 0),), NAMES)
    assert line.text.endswith("in Servorum for 2 workers: prestige 3.")


def test_where_much_is_told_prices_are_left_out():
    long = "Livia builds Forum at A1 in Servorum for 2 workers, 1 wood, 4 denarii and 1 marble: "
    told = brief((News(f"{long}1 insula, register 7 and +1 amphora.", 1, 0),) * 2, NAMES)
    assert all("wood" not in line.text and "amphora" in line.text for line in told)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("choices", [70, 91, 160, 280])
def test_lines_of_a_front_page_are_whole(choices, language):
    at = move(GAME, 4, 5, choices, ("steward",), language)
    page, _ = front_sheet(PAINTER, read(at.view), at.frame)
    lines = [placed.text for placed in page.texts if placed.room.x < WIDTH // 2]
    assert not [text for text in lines if text.endswith("…")]


def test_what_spots_would_bring_is_told_only_to_who_is_asked_for_one():
    view = seen(Scene(2).tile("servorum", "forum@A1r0"), 0)
    view = replace(view, planned=Planned("servorum", "herbarium", 0))
    asked = drawn(view, marks={"cell:servorum:D1": "D1"})
    assert len(asked.texts) > len(drawn(view).texts)

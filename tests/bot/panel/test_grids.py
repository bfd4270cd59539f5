"""Options that lie on the board as rows and columns are buttons in rows and columns."""

from __future__ import annotations

import discord

from bot.panel.marks import marks_of
from bot.panel.model import panel
from bot.panel.widgets import panel_view
from bot.talk.addresses import read_address
from bot.talk.voice import Voice
from games.core.contract import Decision, Option
from games.core.guiding import Cell, Grid
from games.core.seats import Seat
from games.core.text import Text
from tests.bot.panel.test_model import check_view, choice_of, option


def square(rows: int, columns: int, without: int = 0) -> Grid:
    """So many rows and columns, the first ones empty."""
    cells = [[n * columns + m for m in range(columns)] for n in range(rows)]
    return tuple(
        tuple(Cell(f"option:{n}", Text("number", {"n": n})) if n >= without else None for n in row)
        for row in cells
    )


def rows_of(decision: Decision, grid: Grid) -> list[list[str]]:
    """What the buttons above the last row stand for; gaps are empty."""
    voice, shown = Voice("en"), panel(decision, grid=grid, rows=4)
    assert shown.style == "grid"
    marks = marks_of(voice, shown.options)
    view = panel_view(voice, 1, 9, decision, shown, marks=marks, can_undo=True, asides=True)
    check_view(view)
    rows: list[list[str]] = [[], [], [], []]
    for item in view.children:
        if isinstance(item, discord.ui.Button) and item.row is not None and item.row < 4:
            address = read_address(item.custom_id or "")
            rows[item.row].append(address.argument if address and not item.disabled else "")
    return rows


def test_a_square_of_sixteen_is_four_rows_of_four():
    rows = rows_of(choice_of(16), square(4, 4))
    assert [len(row) for row in rows] == [4, 4, 4, 4]
    assert rows[2][1] == "option:9"


def test_what_cannot_be_chosen_leaves_a_gap_in_its_place():
    options = tuple(option(n) for n in range(6, 16))
    decision = Decision(Seat(0), "test", Text("number", {"n": 1}), options)
    rows = rows_of(decision, square(4, 4, without=6))
    assert rows[1] == ["", "", "option:6", "option:7"]


def test_other_options_stand_below_or_at_the_ends():
    rows = rows_of(choice_of(18), square(4, 4))
    assert rows[0][4:] == ["option:16"]
    assert rows[1][4:] == ["option:17"]
    assert rows_of(choice_of(8), square(2, 3))[2] == ["option:6", "option:7"]


def test_what_does_not_fit_is_no_grid():
    assert panel(choice_of(30), grid=square(4, 4), rows=4).style != "grid"
    several = Decision(Seat(0), "test", Text("number"), choice_of(16).options, 2, 2)
    assert panel(several, grid=square(4, 4)).style == "multiselect"
    assert panel(choice_of(4), grid=((Cell("gone"),),)).style == "buttons"


def test_a_cell_without_a_short_name_says_what_its_option_says():
    names = tuple(Option(f"option:{n}", Text("panel-over")) for n in range(4))
    decision = Decision(Seat(0), "test", Text("number"), names)
    shown = panel(decision, grid=((Cell("option:0"), Cell("option:1")),))
    view = panel_view(Voice("en"), 1, 9, decision, shown, marks={}, can_undo=False)
    labels = [item.label for item in view.children if isinstance(item, discord.ui.Button)]
    assert labels[:2] == [Voice("en")("panel-over")] * 2


def test_what_the_picture_numbers_has_its_number_in_the_grid_too():
    options = (
        Option("use:a", Text("number", {"n": 1}), spot="hall:a"),
        Option("use:b", Text("number", {"n": 2}), spot="hall:b"),
    )
    decision = Decision(Seat(0), "test", Text("number", {"n": 1}), options)
    grid: Grid = ((Cell("use:a", Text("number", {"n": 7})), Cell("use:b")),)
    voice, shown = Voice("en"), panel(decision, grid=grid, rows=4)
    marks = marks_of(voice, shown.options)
    view = panel_view(voice, 1, 9, decision, shown, marks=marks, can_undo=False)
    labels = [item.label for item in view.children if isinstance(item, discord.ui.Button)]
    said = [voice.say(Text("number", {"n": n})) for n in (7, 2)]
    assert labels[:2] == [f"{n} · {text}" for n, text in enumerate(said, start=1)]

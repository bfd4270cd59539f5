"""The page of benchmarks, of which some rows are measured again."""

from __future__ import annotations

from tests.bench.report import line, report, with_rows
from tests.bench.timing import Row

TAPS = Row("trajan", "taps a turn", 4, "", 3, "24 games")
FILM = Row("trajan", "film", 1.5, "s", 2)
LOAD = Row("load", "posts without their picture", 0, "", 0, "of 700")


def test_a_row_measured_again_takes_the_place_of_the_old_one():
    written = report([TAPS, LOAD], "a machine")
    again = with_rows(written, [Row("trajan", "taps a turn", 3, "", 3, "30 games")])
    assert again == written.replace(
        line(TAPS), "| trajan | taps a turn | 3.00  | ≤ 3  | 30 games |"
    )


def test_a_new_row_stands_with_its_area():
    assert with_rows(report([TAPS, LOAD], "a machine"), [FILM]) == report(
        [TAPS, FILM, LOAD], "a machine"
    )


def test_a_row_over_its_budget_says_so():
    assert "**over**" in line(TAPS)
    assert "**over**" not in line(LOAD)

"""docs/benchmarks.md: all figures as a table, or some of them measured again."""

from __future__ import annotations

from collections.abc import Sequence

from tests.bench.timing import Row

INTRODUCTION = """\
# Benchmarks

Made by `make bench`; a part of it alone by `make bench ARGS="--only taps --record"`. Machines
differ, so the ratios matter more than the times; budgets are upper limits. A choice is timed from
the click's picks to the next open question: legality, rules, all options with their texts, and the
checkpoint. Taps are what a person would tap to give the answers of stewards: a button is one, an
entry of a menu two.

Under *load* 200 tables are played by people who press every few seconds, with one process on a
file; *one process* and *three processes* are the same on a PostgreSQL server, and of the three one
is killed every ten seconds. *Consuls* is the load again, with one at each of twenty tables. So many
stored *tables* are held against a hundredth of them.
"""
HEAD = ("| area | what | measured | budget | note |", "|---|---|---|---|---|")


def report(rows: Sequence[Row], machine: str) -> str:
    lines = "\n".join([*HEAD, *map(line, rows)])
    return f"{INTRODUCTION}\nMeasured on {machine}.\n\n{lines}\n"


def with_rows(written: str, rows: Sequence[Row]) -> str:
    """A report in which these rows are new; what it did not have comes after its area's."""
    lines = written.rstrip("\n").split("\n")
    for row in rows:
        cells = f"| {row.area} | {row.what} |"
        same = [n for n, old in enumerate(lines) if old.startswith(cells)]
        if same:
            lines[same[0]] = line(row)
            continue
        area = [n for n, old in enumerate(lines) if old.startswith(f"| {row.area} |")]
        lines.insert(area[-1] + 1 if area else len(lines), line(row))
    return "\n".join(lines) + "\n"


def line(row: Row) -> str:
    budget = "" if row.budget is None else f"≤ {row.budget:g} {row.unit}"
    mark = "" if row.holds else " **over**"
    measured = f"{_figure(row.value)} {row.unit}{mark}"
    return f"| {row.area} | {row.what} | {measured} | {budget} | {row.note} |"


def _figure(value: float) -> str:
    return f"{value:.0f}" if value >= 100 else f"{value:.2f}"

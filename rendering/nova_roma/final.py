"""The end: the eleven categories of the scoring, player by player."""

from __future__ import annotations

from typing import NamedTuple

from games.nova_roma.course.scoring import AutomaScore, Score
from games.nova_roma.seat.view import View
from games.nova_roma.terms import AUTOMA_START
from rendering.board.scene import INNER
from rendering.final.table import Line, begin_row, empty_table, row_figure, row_total
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.signs import Sign, sign
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE
from rendering.nova_roma.look.signs import NOBODY, SIGN
from rendering.nova_roma.words.standings import ranked
from rendering.words.spoken import Words

HEAD, ROW = 62, 57
NAME = 330  # width of the names
TOTAL = INNER - 130
COLUMNS: tuple[tuple[str, Sign], ...] = (
    ("ships", SIGN["sailing"]),
    ("contracts", SIGN["building"]),
    ("zones", SIGN["block"]),
    ("chariots", SIGN["wheel"]),
    ("goals", SIGN["race"]),
    ("followers", SIGN["follower"]),
    ("animals", SIGN["animal"]),
    ("mosaic", SIGN["marker"]),
    ("goods", SIGN["good"]),
    ("influence", SIGN["influence"]),
    ("marker", "flag"),
)
STEP = (TOTAL - NAME) // len(COLUMNS)


class Note(NamedTuple):
    """Words over the columns of categories that are not one's own."""

    text: str
    first: int
    last: int


class Entry(NamedTuple):
    """What stands in one row of the table."""

    seat: int
    name: str
    points: tuple[int | None, ...]  # None: not a category of this one
    zones: tuple[int, ...]
    total: int
    wins: bool
    note: Note | None = None


def score_table(view: View, words: Words) -> Canvas:
    listed = entries(view, words)
    canvas = empty_table(len(listed), ROW, HEAD)
    _titles(canvas, words)
    for n, entry in enumerate(listed):
        _row(canvas, entry, HEAD + n * ROW)
    return canvas


def entries(view: View, words: Words) -> list[Entry]:
    """The rows of the table, the winner first."""
    assert view.result is not None
    winners = view.result.winners
    found = [
        Entry(
            score.seat,
            words.names[score.seat],
            _categories(score, view.automa is not None),
            score.zones,
            score.total,
            score.seat in winners,
            Note(words.say("nova-not-scored"), 8, 10) if view.automa else None,
        )
        for score in ranked(view)
    ]
    if view.automa_score:
        found.append(_automa_entry(view, view.automa_score, words))
    return sorted(found, key=lambda entry: not entry.wins)


def _categories(score: Score, solo: bool) -> tuple[int | None, ...]:
    left = (score.goods, score.influence, score.marker)
    return (
        score.ships,
        score.contracts,
        sum(score.zones),
        score.chariots,
        score.goals,
        sum(score.followers.values()),
        score.animals,
        score.mosaic,
        *((None, None, None) if solo else left),
    )


def _automa_entry(view: View, score: AutomaScore, words: Words) -> Entry:
    assert view.result is not None
    listed = (score.ships, score.contracts, sum(score.zones), score.chariots, score.lanes)
    points = (*listed, None, None, score.mosaic, None, None, None)
    start = AUTOMA_START[view.variant.difficulty]
    note = Note(words.say("nova-start", n=start, blocked=score.start - start), 5, 6)
    name, wins = words.say("sheet-automa"), not view.result.winners
    return Entry(NOBODY, name, points, score.zones, score.total, wins, note)


# ---- drawing ----------------------------------------------------------------------------------


def _titles(canvas: Canvas, words: Words) -> None:
    for n, (key, icon) in enumerate(COLUMNS):
        x = NAME + n * STEP
        canvas.text(str(n + 1), Box(x + 12, 4, 30, 32), "bold", 24, GOLD)
        sign(canvas, icon, x + STEP // 2 + 8, 20, 24, GOLD)
        room = Box(x - 10, 33, STEP + 20, 28)  # into what short neighbours leave
        canvas.text(words.say(f"nova-score-{key}"), room, "semi", 22, MARBLE, "centre")
    room = Box(TOTAL, 33, INNER - TOTAL - 8, 28)
    canvas.text(words.say("nova-points"), room, "semi", 24, MARBLE, "centre")


def _row(canvas: Canvas, entry: Entry, y: int) -> None:
    line = Line(y, ROW, entry.seat, entry.name, entry.wins)
    begin_row(canvas, line, NAME)
    told: range = range(0)
    if entry.note:
        told = range(entry.note.first, entry.note.last + 1)
        room = Box(NAME + told.start * STEP, y, len(told) * STEP, ROW)
        canvas.text(entry.note.text, room, "semi", 24, INK_SOFT, "centre")
    for n, (value, (key, _)) in enumerate(zip(entry.points, COLUMNS, strict=True)):
        x = NAME + n * STEP
        if value and key == "zones":
            _majorities(canvas, value, entry.zones, Box(x, y, STEP, ROW))
        elif n not in told:
            row_figure(canvas, line, value or 0, x + 4, x + STEP + 4)
    row_total(canvas, line, entry.total, TOTAL, INNER)


def _majorities(canvas: Canvas, value: int, zones: tuple[int, ...], box: Box) -> None:
    """The sum, and below it zone by zone."""
    canvas.text(str(value), Box(box.x, box.y + 1, box.w, 33), "bold", 34, INK, "centre")
    said = " · ".join(map(str, zones))
    canvas.text(said, Box(box.x, box.y + 33, box.w, 22), "semi", 20, INK_SOFT, "centre")

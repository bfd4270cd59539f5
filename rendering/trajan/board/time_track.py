"""Quarter and round, the time cycle with its marker, the open demands."""

from __future__ import annotations

from games.trajan.data.board import DEMANDS_PER_QUARTER, QUARTERS, ROUNDS_PER_QUARTER
from games.trajan.seat.view import View
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import (
    CHANGED,
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    OCHRE,
    PLASTER,
    PLASTER_LIGHT,
    RED,
    VERDIGRIS,
    mix,
)
from rendering.trajan.board.section import stored
from rendering.trajan.look.faces import demand_face
from rendering.trajan.scenery.colours import STONE, STONE_DARK
from rendering.words.spoken import Words

HEIGHT = 68
CYCLE = 262  # where the time cycle begins
GOAL = 292  # room behind its last space
WIDEST, SPACE = 58, 44  # width and height of a space
PEOPLE = 366
NARROW = 26  # units from which every space has its number
TRAIL = mix(PLASTER_LIGHT, CHANGED, 0.5)
PAST = mix(STONE, STONE_DARK, 0.35)


def time_strip(view: View, trail: tuple[int, ...], words: Words) -> Canvas:
    seen = (view.quarter, view.round_in_quarter, view.time_pos, view.time_length)
    people = (view.open_demands, view.demand_stack, _goal(view))
    return stored("time", (seen, people, trail), words, lambda: _draw(view, trail, words))


def _draw(view: View, trail: tuple[int, ...], words: Words) -> Canvas:
    canvas = Canvas(INNER, HEIGHT, PLASTER)
    _calendar(canvas, view, words)
    _cycle(canvas, view, trail, words)
    _people(canvas, view, words)
    return canvas


def _calendar(canvas: Canvas, view: View, words: Words) -> None:
    """Two rows of pips: quarters and rounds."""
    rows = (
        ("trajan-quarter", view.quarter, QUARTERS, "quarter"),
        ("trajan-round", view.round_in_quarter, ROUNDS_PER_QUARTER, "round"),
    )
    for n, (key, now, most, spot) in enumerate(rows):
        y = 1 + n * 34
        canvas.text(words.say(key), Box(2, y, 96, 32), "semi", 24, INK_SOFT)
        for i in range(1, most + 1):
            box = Box(70 + i * 34, y + 3, 26, 26)
            if i == now:
                canvas.shape("disc", box.inset(-2), INK)
                canvas.text(str(i), box, "bold", 22, MARBLE, "centre")
            else:
                canvas.shape("disc", box.inset(5), OCHRE if i < now else INK_FAINT)
        canvas.spot(spot, Box(100, y, 142, 32))


def _cycle(canvas: Canvas, view: View, trail: tuple[int, ...], words: Words) -> None:
    """A paved road from the start space on; behind the last one the flag, and how far it is."""
    room = INNER - PEOPLE - CYCLE - GOAL
    step = room // view.time_length
    w, h = min(step - 3, WIDEST), min(step + 10, SPACE)
    goal = _goal(view)
    road = Box(CYCLE - 8, (HEIGHT - SPACE) // 2 - 6, view.time_length * step + 13, SPACE + 12)
    canvas.rounded(road, 10, STONE_DARK)
    canvas.rounded(road.inset(3), 8, STONE)
    for position in range(view.time_length):
        box = Box(CYCLE + position * step, (HEIGHT - h) // 2, w, h)
        _space(canvas, view, position, box, position in trail)
        if position == goal:
            canvas.outline(box.inset(-3), 8, 4, VERDIGRIS)
        canvas.spot(f"time:{position}", box)
    x = CYCLE + view.time_length * step + 14
    canvas.icon("flag", x + 20, HEIGHT // 2, 32, RED)
    end = canvas.text(str(view.time_left), Box(x + 44, 7, 60, 54), "title", 50, INK).right
    canvas.spot("time_left", Box(x, 7, 104, 54))
    told = Box(end + 10, 2, CYCLE + room + GOAL - 12 - end - 10, HEIGHT - 4)
    canvas.paragraph(words.say("trajan-steps-left", n=view.time_left), told, "semi", 22, INK_SOFT)


def _space(canvas: Canvas, view: View, position: int, box: Box, trailed: bool) -> None:
    """The marker, the start, or the steps it takes to get there."""
    ahead = position - view.time_pos
    if not ahead:
        canvas.rounded(box, 6, RED)
        canvas.icon("hourglass-half", *box.middle, min(30, box.w - 2), MARBLE)
        canvas.spot("time", box)
        return
    ground = TRAIL if trailed else MARBLE if ahead > 0 else PAST
    canvas.rounded(box, 6, ground)
    if not position:
        canvas.icon("flag", *box.middle, min(24, box.w - 4), INK_SOFT)
    elif ahead > 0 and (box.w >= NARROW or not ahead % 5):
        room = box if box.w >= NARROW else box.inset(-4, 0)
        canvas.text(str(ahead), room, "semi", 22, INK_SOFT, "centre")


def _goal(view: View) -> int | None:
    """Where the marker will stand when the sowing that goes on is done."""
    if view.turn is None or not view.turn.left:
        return None
    return (view.turn.time_from + view.turn.steps) % view.time_length


def _people(canvas: Canvas, view: View, words: Words) -> None:
    """The demands open now, and how many are still to come."""
    left = INNER - PEOPLE + 16
    canvas.text(words.say("trajan-demands"), Box(left, 2, 120, 34), "head", 26, INK)
    note = words.say("trajan-demands-left", n=view.demand_stack)
    canvas.text(note, Box(left, 36, 120, 28), "semi", 22, INK_SOFT)
    for n in range(DEMANDS_PER_QUARTER):
        box = Box(left + 136 + n * 74, 0, 44, 44)
        if n < len(view.open_demands):
            demand_face(canvas, view.open_demands[n], box)
            name = words.say(f"tile-{view.open_demands[n]}")
            room = Box(box.x - 15, box.bottom, box.w + 30, 24)
            canvas.text(name, room, "semi", 20, INK_SOFT, "centre")
        canvas.spot(f"demand:{n}", box, round=True)

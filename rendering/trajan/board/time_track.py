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
    PLASTER_DARK,
    PLASTER_LIGHT,
    RED,
    VERDIGRIS,
    mix,
)
from rendering.trajan.board.section import stored
from rendering.trajan.look.faces import demand_face
from rendering.words.spoken import Words

HEIGHT = 94
CYCLE = 276  # where the time cycle begins
GOAL = 136  # room behind its last space
WIDEST, SPACE = 62, 46  # width and height of a space
PEOPLE = 410
TRAIL = mix(PLASTER_LIGHT, CHANGED, 0.5)


def time_strip(view: View, trail: tuple[int, ...], words: Words) -> Canvas:
    seen = (view.quarter, view.round_in_quarter, view.time_pos, view.time_length)
    people = (view.open_demands, view.demand_stack, _goal(view))
    return stored("time", (seen, people, trail), words, lambda: _draw(view, trail, words))


def _draw(view: View, trail: tuple[int, ...], words: Words) -> Canvas:
    canvas = Canvas(INNER, HEIGHT, PLASTER)
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, INK_FAINT)
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
        y = 8 + n * 40
        canvas.text(words.say(key), Box(14, y, 96, 38), "semi", 24, INK_SOFT)
        for i in range(1, most + 1):
            box = Box(84 + i * 34, y + 5, 28, 28)
            canvas.shape("disc", box, INK if i <= now else INK_FAINT)
            if i != now:
                canvas.shape("disc", box.inset(2), OCHRE if i < now else PLASTER_LIGHT)
            if i == now:
                canvas.text(str(i), box, "bold", 22, MARBLE, "centre")
        canvas.spot(spot, Box(112, y + 1, 146, 36))


def _cycle(canvas: Canvas, view: View, trail: tuple[int, ...], words: Words) -> None:
    """From the start space on; behind the last one the flag, and how far it is."""
    room = INNER - PEOPLE - CYCLE - GOAL
    step = room // view.time_length
    w, h = min(step - 4, WIDEST), min(step + 8, SPACE)
    goal = _goal(view)
    for position in range(view.time_length):
        box = Box(CYCLE + position * step, 12 + (SPACE - h) // 2, w, h)
        _space(canvas, view, position, box, position in trail)
        if position == goal:
            canvas.outline(box.inset(-3), 8, 4, VERDIGRIS)
        canvas.spot(f"time:{position}", box)
    x = CYCLE + room
    canvas.icon("flag", x + 20, 35, 32, RED)
    canvas.text(str(view.time_left), Box(x + 44, 8, GOAL - 48, 54), "title", 50, INK)
    canvas.spot("time_left", Box(x, 8, GOAL - 4, 54))
    told = Box(CYCLE, 58, x + GOAL - 14 - CYCLE, 32)
    said = words.say("trajan-time-left", n=view.time_left)
    canvas.text(said, told, "semi", 22, INK_SOFT, "right")


def _space(canvas: Canvas, view: View, position: int, box: Box, trailed: bool) -> None:
    """The marker, the start, or the steps it takes to get there."""
    ahead = position - view.time_pos
    if not ahead:
        canvas.rounded(box, 6, RED)
        canvas.icon("hourglass-half", *box.middle, min(30, box.w - 2), MARBLE)
        canvas.spot("time", box)
        return
    ground = TRAIL if trailed else MARBLE if ahead > 0 else PLASTER_DARK
    canvas.plate(box, 6, ground, INK_FAINT)
    if not position:
        canvas.icon("flag", *box.middle, min(24, box.w - 4), INK_SOFT)
    elif ahead > 0:
        canvas.text(str(ahead), box, "semi", 22, INK_SOFT, "centre", least=18)


def _goal(view: View) -> int | None:
    """Where the marker will stand when the sowing that goes on is done."""
    if view.turn is None or not view.turn.left:
        return None
    return (view.turn.time_from + view.turn.steps) % view.time_length


def _people(canvas: Canvas, view: View, words: Words) -> None:
    """The demands open now, and how many are still to come."""
    left = INNER - PEOPLE + 20
    canvas.fill(Box(left - 14, 12, 2, HEIGHT - 24), INK_FAINT)
    canvas.text(words.say("trajan-demands"), Box(left, 10, 130, 36), "head", 26, INK)
    note = words.say("trajan-demands-left", n=view.demand_stack)
    canvas.text(note, Box(left, 48, 130, 34), "semi", 22, INK_SOFT)
    for n in range(DEMANDS_PER_QUARTER):
        box = Box(left + 150 + n * 82, 6, 56, 56)
        if n < len(view.open_demands):
            demand_face(canvas, view.open_demands[n], box)
            name = words.say(f"tile-{view.open_demands[n]}")
            room = Box(box.x - 13, box.bottom + 1, box.w + 26, 26)
            canvas.text(name, room, "semi", 20, INK_SOFT, "centre")
        else:
            canvas.shape("disc", box, INK_FAINT)
            canvas.shape("disc", box.inset(2), PLASTER_LIGHT)
        canvas.spot(f"demand:{n}", box, round=True)

"""What a quarter's end asks of me, in one line: figures in camp, demands met or not, the loss."""

from __future__ import annotations

from typing import NamedTuple

from games.trajan.data.tiles import DEMANDS, Demand
from games.trajan.seat.view import PlayerView, View
from rendering.front.own import TYPE
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.theme import INK, INK_SOFT, MARBLE, OLIVE, RED
from rendering.kit.type import width
from rendering.trajan.look.signs import DEMAND_SIGN
from rendering.trajan.player.mat import FLOWING
from rendering.trajan.player.named import Kind
from rendering.words.spoken import Words

FIGURE = 28  # size of type
SIGN = 26
SIDE = 37  # of a demand
SEAL = 18  # of the sign that it is met
AFTER, BETWEEN, APART = 5, 3, 10  # words; demands; groups


class Demanded(NamedTuple):
    kind: Demand
    met: bool


def demanded(view: View, me: PlayerView) -> list[Demanded]:
    """What lies open, each kind by what covers it, the rest by wild tiles as far as they go."""
    wild, found = me.wild.get("wild_demand", 0), []
    for kind in DEMANDS:
        covered = me.trajan_needs.get(kind, 0) + me.need_tiles.get(kind, 0)
        for n in range(view.open_demands.count(kind)):
            met = n < covered or wild > 0
            wild -= n >= covered and wild > 0
            found.append(Demanded(kind, met))
    return found


def needs_told(view: View) -> tuple[Kind, ...]:
    """What the line says of all that somebody has."""
    return ("camp", "loss") if view.open_demands else ("camp", "supply", "loss")


def needs_row(view: View, me: PlayerView, w: int, words: Words) -> Canvas:
    """Figures in camp; then the demands, or before there are any the figures in supply."""
    canvas = Canvas(w, FLOWING, MARBLE)
    x = _named(canvas, words.say("trajan-own-camp"), 0)
    x = _figure(canvas, "person-digging", me.worker_camp, x)
    x = _figure(canvas, "shield-halved", me.military_camp, x) + APART
    if not view.open_demands:
        x = _named(canvas, words.say("trajan-own-supply"), x)
        _figure(canvas, "chess-pawn", me.supply, x)
        return canvas
    x = _named(canvas, words.say("trajan-own-people"), x)
    for it in demanded(view, me):
        _demand(canvas, it, Box(x, (FLOWING - SIDE) // 2, SIDE, SIDE))
        x += SIDE + BETWEEN
    if me.loss:
        said = Box(x + AFTER, 0, w - x - AFTER, FLOWING)
        canvas.text(f"−{me.loss}", said, "bold", FIGURE, RED, least=TYPE)
    return canvas


def _named(canvas: Canvas, said: str, x: int) -> int:
    """A word, and where what it names begins."""
    wide = width(said, "semi", TYPE)
    canvas.text(said, Box(x, 0, wide, FLOWING), "semi", TYPE, INK_SOFT, least=TYPE)
    return x + wide + AFTER


def _figure(canvas: Canvas, sign: Icon, n: int, x: int) -> int:
    """A sign with a number, and where it ends."""
    canvas.icon(sign, x + SIGN // 2 + 2, FLOWING // 2, SIGN, INK)
    wide = width(str(n), "bold", FIGURE)
    room = Box(x + SIGN + 7, 0, wide, FLOWING)
    canvas.text(str(n), room, "bold", FIGURE, INK, least=TYPE)
    return room.right + AFTER


def _demand(canvas: Canvas, it: Demanded, box: Box) -> None:
    """In green with a tick where it is met, else in red."""
    canvas.rounded(box, 8, OLIVE if it.met else RED)
    if not it.met:
        canvas.icon(DEMAND_SIGN[it.kind], *box.middle, 28, MARBLE)
        return
    canvas.icon(DEMAND_SIGN[it.kind], box.middle[0] - 3, box.middle[1] - 3, 26, MARBLE)
    seal = Box(box.right - SEAL + 2, box.bottom - SEAL + 2, SEAL, SEAL)
    canvas.shape("disc", seal, MARBLE)
    canvas.icon("check", *seal.middle, 13, OLIVE)

"""For a compact picture: my trays with what each would do, then cards, camp, demands and mat."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from games.trajan.data.circle import ACTIONS, NUMERALS, TRAYS
from games.trajan.seat.view import PlayerView, View
from rendering.frame import Frame
from rendering.front.own import TYPE, stacked
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import BRONZE, INK, INK_SOFT, MARBLE, VERDIGRIS
from rendering.trajan.look.faces import trajan_face
from rendering.trajan.look.signs import ACTION_SIGN, stone
from rendering.trajan.player.bowl import stones_in_rows
from rendering.trajan.player.circle import HOLLOW
from rendering.trajan.player.mat import BESIDE, FLOWING
from rendering.trajan.player.named import HELD, Kind, groups_of, named_lines
from rendering.trajan.player.needs import needs_row, needs_told
from rendering.trajan.scenery.colours import LINEN
from rendering.trajan.words.head import words_for
from rendering.words.spoken import Words

ABREAST, GAP = 2, 6  # trays in a row
TALL, LOWER = 68, 60  # of a tray; while stones are sown, which need a line themselves
LEFT = 62  # for numeral and actions
TILE_W = 66
ARCH = 48
STONE = 31  # side at most


def mine(view: View, frame: Frame, w: int) -> Sequence[Canvas]:
    """Trays in rows; camp and demands with the hand, or as much of it as one line holds, which
    are never left out; then what else I have, line by line.
    """
    assert view.seat is not None
    words, me = words_for(view, frame), view.players[view.seat]
    trays = [_row(view, me, first, words, w) for first in range(0, TRAYS, ABREAST)]
    told: tuple[Kind, ...] = ("hand", *needs_told(view))
    rest = [kind for kind in HELD if kind not in told]
    cards = _lines(me, ["hand"], w, words)
    return [
        stacked([*_in_hand(view, w, words), *trays], w),
        stacked([needs_row(view, me, w, words), *cards[:1]], w),
        *cards[1:],
        *_lines(me, rest, w, words),
    ]


def _lines(me: PlayerView, kinds: Collection[Kind], w: int, words: Words) -> list[Canvas]:
    groups = list(groups_of(me, kinds))
    if not groups:
        return []
    held = named_lines(me, groups, w, words, size=TYPE)
    lines = range(0, held.box.h, FLOWING + BESIDE)
    return [held.cut_out(Box(0, y, w, FLOWING)) for y in lines]


def _in_hand(view: View, w: int, words: Words) -> list[Canvas]:
    """Stones still to be sown, and where the next one goes."""
    turn = view.turn
    if turn is None or turn.seat != view.seat or turn.next_tray is None:
        return []
    canvas = Canvas(w, STONE + 4, MARBLE)
    canvas.icon("hand-holding", 18, canvas.box.middle[1], 28, VERDIGRIS)
    for n, kind in enumerate(turn.left):
        stone(canvas, kind, Box(42 + n * (STONE + 1), 2, STONE, STONE), words, size=TYPE + 2)
    x = 42 + len(turn.left) * (STONE + 1)
    canvas.icon("arrow-right", x + 18, canvas.box.middle[1], 22, INK_SOFT)
    plate = Box(x + 38, 3, 40, STONE - 2)
    canvas.rounded(plate, 12, VERDIGRIS)
    canvas.text(NUMERALS[turn.next_tray], plate, "bold", TYPE + 2, MARBLE, "centre", least=TYPE)
    return [canvas]


def _row(view: View, me: PlayerView, first: int, words: Words, w: int) -> Canvas:
    canvas = Canvas(w, TALL if _chooses(view) else LOWER, MARBLE)
    each = (w - GAP * (ABREAST - 1)) // ABREAST
    for n in range(ABREAST):
        box = Box(n * (each + GAP), 0, each, canvas.box.h)
        _tray(canvas, view, me, first + n, box, words)
    return canvas


def _tray(canvas: Canvas, view: View, me: PlayerView, tray: int, box: Box, words: Words) -> None:
    """Its numeral and action, below it where its last stone would fall; stones; the tile."""
    canvas.rounded(box, 16, HOLLOW)
    canvas.rounded(box.inset(2), 14, LINEN)
    plate = Box(box.x + 4, box.y + 4, 34, 28)
    canvas.rounded(plate, 12, INK)
    canvas.text(NUMERALS[tray], plate, "bold", TYPE + 2, MARBLE, "centre", least=TYPE)
    canvas.icon(ACTION_SIGN[ACTIONS[tray]], plate.right + 15, plate.middle[1], 24, INK)
    stones = me.trays[tray]
    if stones and _chooses(view):
        _leads_to(canvas, (tray + len(stones)) % TRAYS, Box(plate.x, plate.bottom + 4, 58, 28))
    end = box.right - 4
    if tile := me.slots[tray]:
        trajan_face(canvas, tile, Box(end - TILE_W, box.y + 3, TILE_W, box.h - 6), words)
        end -= TILE_W + 4
    elif me.arch == tray:
        canvas.icon("archway", end - ARCH // 2, box.middle[1], 44, BRONZE)
        end -= ARCH + 4
    room = Box(box.x + LEFT + 4, box.y + 3, end - box.x - LEFT - 4, box.h - 6)
    stones_in_rows(canvas, stones, (), room, STONE, me.seat, words)


def _chooses(view: View) -> bool:
    """Whether my next sowing would begin with the stones as they lie."""
    mine = view.turn is not None and view.turn.seat == view.seat
    return view.phase == "turn" and not (mine and view.turn and view.turn.left)


def _leads_to(canvas: Canvas, target: int, box: Box) -> None:
    canvas.plate(box, 8, MARBLE, VERDIGRIS)
    canvas.icon("arrow-right", box.x + 15, box.middle[1], 18, INK_SOFT)
    canvas.icon(ACTION_SIGN[ACTIONS[target]], box.x + 41, box.middle[1], 22, INK)

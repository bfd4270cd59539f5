"""The forum: sixteen squares, the actions of their rows and columns, the figures on them."""

from __future__ import annotations

from games.core.text import Language
from games.nova_roma.seat.view import ForumView, Token, View
from games.nova_roma.terms import COLUMN, ROW, SQUARES, Action
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.icons import Icon
from rendering.kit.seats import badge
from rendering.kit.signs import sign
from rendering.kit.theme import (
    CHANGED,
    GOLD,
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    OCHRE,
    PLASTER_DARK,
    RED,
)
from rendering.kit.type import SMALLEST, width
from rendering.nova_roma.board.panel import RIGHT, panel, sheet
from rendering.nova_roma.look.pieces import emperor
from rendering.nova_roma.look.signs import ACTION_SIGN
from rendering.words.spoken import Words

CROWN = 66  # height of the actions of the columns
SQUARE_W, SQUARE_H = 113, 76
LEFT = RIGHT - 4 * SQUARE_W - 4
HEIGHT = CROWN + 4 * SQUARE_H + 14
PIECE = 62


def square_box(square: str) -> Box:
    x = LEFT + COLUMN[square] * SQUARE_W
    return Box(x, CROWN + 8 + ROW[square] * SQUARE_H, SQUARE_W - 3, SQUARE_H - 4)


def forum(view: View, words: Words) -> Canvas:
    contents = (view.forum, view.turn.square, words.names)
    return panel("forum", words.language, contents, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    canvas = Canvas(RIGHT, HEIGHT, PLASTER_DARK)
    board = view.forum
    canvas.put(_printed(words.package, words.language, board.rows, board.columns), 0, 0)
    _corner(canvas, board, words)
    taken = [figure.square for figure in board.tokens]
    for square in board.emperor_squares:
        if square not in taken:
            _corner_sign(canvas, square, "crown")
    for square in board.shaded_squares if view.automa else ():
        if square not in taken:
            _corner_sign(canvas, square, "shield-halved")
    for figure in board.tokens:
        _token(canvas, figure, words)
    if view.turn.square:
        canvas.outline(square_box(view.turn.square).inset(-1), 10, 5, CHANGED)
    return canvas


@remember(64)
def _printed(
    package: str, language: Language, rows: tuple[Action, ...], columns: tuple[Action, ...]
) -> Canvas:
    """The empty forum of a table: its actions stay where they are for the whole game."""
    words = Words(package, language, (), 0)
    canvas = sheet(RIGHT, HEIGHT)
    for n, action in enumerate(columns):
        box = Box(LEFT + n * SQUARE_W, 8, SQUARE_W - 3, CROWN - 4)
        _action(canvas, box, action, words)
    for n, action in enumerate(rows):
        box = Box(5, CROWN + 8 + n * SQUARE_H, LEFT - 8, SQUARE_H - 4)
        _action(canvas, box, action, words)
    for square in SQUARES:
        box = square_box(square)
        canvas.plate(box, 8, MARBLE, INK_FAINT)
        name = Box(box.x + 4, box.y + 4, 30, 24)
        canvas.text(square, name, "semi", 20, INK_SOFT, "centre")
        canvas.spot(square, box, tag=Tag(name, square))
    return canvas


def _action(canvas: Canvas, box: Box, action: Action, words: Words) -> None:
    """Sign above, name below."""
    canvas.rounded(box, 8, RED)
    sign(canvas, ACTION_SIGN[action], box.middle[0], box.y + box.h // 2 - 12, 30, GOLD)
    room = Box(box.x + 3, box.bottom - 28, box.w - 6, 26)
    name = words.say(f"action-{action}")
    narrow = width(name, "semi", SMALLEST) > room.w
    canvas.text(name, room, "text" if narrow else "semi", 22, MARBLE, "centre")
    canvas.spot(action, box, tag=Tag(Box(box.x + 5, box.y + 5, 28, 26), ""))


def _corner(canvas: Canvas, board: ForumView, words: Words) -> None:
    """Title, and how many emperor tiles are to come."""
    canvas.text(words.say("nova-forum"), Box(14, 8, LEFT - 20, 32), "head", 28, INK)
    sign(canvas, "crown", 28, 54, 24, OCHRE)
    said = f"×{board.tiles_left}"
    canvas.text(said, Box(46, 40, LEFT - 52, 28), "semi", 22, INK_SOFT)


def _corner_sign(canvas: Canvas, square: str, icon: Icon) -> None:
    """What the emperor tile shown last points at."""
    box = square_box(square)
    canvas.icon(
        icon, box.right - 16, box.y + 15, 20, INK_SOFT if icon == "shield-halved" else OCHRE
    )


def _token(canvas: Canvas, figure: Token, words: Words) -> None:
    box = square_box(figure.square)
    at = Box(box.right - PIECE - 5, box.middle[1] - PIECE // 2, PIECE, PIECE)
    if figure.figure == "emperor":
        emperor(canvas, at)
    elif figure.figure == "legionnaire":
        canvas.icon("shield-halved", *at.middle, 52, INK)
    elif figure.owner is not None:
        badge(canvas, figure.owner, words.names[figure.owner], at, INK)

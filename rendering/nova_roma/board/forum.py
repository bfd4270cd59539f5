"""The forum: sixteen squares, the actions of their rows and columns, the figures on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from games.core.text import Language
from games.nova_roma.seat.view import ForumView, Token, View
from games.nova_roma.terms import COLUMN, ROW, SQUARES, TOP_STRENGTH, Action
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.icons import Icon
from rendering.kit.seats import SEATS, badge
from rendering.kit.signs import sign
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_SOFT,
    MARBLE,
    OCHRE,
    RED,
)
from rendering.kit.type import SMALLEST, width
from rendering.nova_roma.board.panel import panel
from rendering.nova_roma.look.pieces import emperor
from rendering.nova_roma.look.signs import ACTION_SIGN, parts_row, parts_width
from rendering.nova_roma.scenery.colours import PAVING
from rendering.nova_roma.scenery.grounds import ground
from rendering.nova_roma.scenery.measures import (
    CROWN,
    EDGE,
    FORUM,
    RIGHT,
    SIDE,
    SQUARE_H,
    SQUARE_W,
    square_box,
)
from rendering.words.spoken import Words

PIECE = 54
BOLT = 18  # width of the sign of strength


Prices: TypeAlias = tuple[tuple[Action, tuple[str, ...]], ...]  # in influence, of actions


def forum(view: View, words: Words, mover: int | None = None, petitioned: Prices = ()) -> Canvas:
    """With the strengths a mover would have on each free square, if one is asked for it; with the
    strengths for which influence can be paid, if a petition asks."""
    contents = (view.forum, view.turn.square, words.names, mover, petitioned)
    return panel("forum", words.language, contents, lambda: _draw(view, words, mover, petitioned))


def _draw(view: View, words: Words, mover: int | None, petitioned: Prices) -> Canvas:
    canvas = Canvas(RIGHT, FORUM, PAVING)
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
    for square in SQUARES if mover is not None else ():
        if square not in taken:
            _strengths(canvas, board, square, mover)
    for action, prices in petitioned:
        _petitioned(canvas, canvas.spots[action], prices)
    if view.turn.square:
        _in_turn(canvas, board, view.turn.square)
    return canvas


@remember(64)
def _printed(
    package: str, language: Language, rows: tuple[Action, ...], columns: tuple[Action, ...]
) -> Canvas:
    """The empty forum of a table: its actions stay where they are for the whole game."""
    words = Words(package, language, (), 0)
    canvas = Canvas(RIGHT, FORUM, PAVING)
    canvas.picture(0, 0, ground, RIGHT, FORUM, "forum")
    canvas.spot("ground:forum", canvas.box)
    for n, action in enumerate(columns):
        box = Box(SIDE + n * SQUARE_W + 3, EDGE + 4, SQUARE_W - 6, CROWN - 6)
        _action(canvas, box, action, words)
    for n, action in enumerate(rows):
        top = EDGE + 12 + CROWN + n * SQUARE_H
        _action(canvas, Box(6, top + 5, SIDE - 16, SQUARE_H - 10), action, words)
    for square in SQUARES:
        box = square_box(square)
        name = Box(box.x + 4, box.y + 4, 30, 24)
        canvas.text(square, name, "semi", 20, INK_SOFT, "centre")
        canvas.spot(square, box, tag=Tag(name, square))
    return canvas


def _action(canvas: Canvas, box: Box, action: Action, words: Words) -> None:
    """Sign above, name below."""
    canvas.rounded(box, 8, RED)
    sign(canvas, ACTION_SIGN[action], box.middle[0], box.y + 16, 26, GOLD)
    room = Box(box.x + 1, box.bottom - 26, box.w - 2, 24)
    name = words.say(f"action-{action}")
    narrow = width(name, "semi", SMALLEST) > room.w
    canvas.text(name, room, "text" if narrow else "semi", 22, MARBLE, "centre")
    canvas.spot(action, box, tag=Tag(Box(box.x + 4, box.y + 4, 28, 24), ""))


def _corner(canvas: Canvas, board: ForumView, words: Words) -> None:
    """Title, and how many emperor tiles are to come."""
    box = Box(6, EDGE + 4, SIDE - 16, CROWN - 6)
    canvas.rounded(box, 8, MARBLE)
    title = Box(box.x, box.y + 2, box.w, 28)
    canvas.text(words.say("nova-forum"), title, "head", 26, INK, "centre")
    with canvas.label():
        sign(canvas, "crown", box.middle[0] - 16, box.bottom - 14, 22, OCHRE)
        left = Box(box.middle[0] + 2, box.bottom - 26, 46, 24)
        canvas.text(f"×{board.tiles_left}", left, "semi", 22, INK_SOFT)


def _corner_sign(canvas: Canvas, square: str, icon: Icon) -> None:
    """What the emperor tile shown last points at."""
    box = square_box(square)
    canvas.icon(
        icon, box.right - 16, box.y + 15, 20, INK_SOFT if icon == "shield-halved" else OCHRE
    )


def _strengths(canvas: Canvas, board: ForumView, square: str, mover: int | None) -> None:
    """How strong both actions would be there, by own patricians and the emperor."""
    box = square_box(square)
    x = box.x + 8
    for line, actions in ((ROW, board.rows), (COLUMN, board.columns)):
        beside = [token for token in board.tokens if line[token.square] == line[square]]
        helpers = [t for t in beside if t.figure == "emperor" or t.owner == mover]
        strength = min(TOP_STRENGTH, 1 + len(helpers))
        canvas.icon(ACTION_SIGN[actions[line[square]]], x + 11, box.bottom - 16, 20, INK_SOFT)
        room = Box(x + 24, box.bottom - 29, 22, 26)
        canvas.text(str(strength), room, "bold", 24, INK)
        x += 52


def _petitioned(canvas: Canvas, box: Box, prices: Sequence[str]) -> None:
    """What an action takes of influence, which is its strength too, in place of its sign."""
    room = Box(box.x + 33, box.y + 3, box.w - 35, 26)
    canvas.rounded(room, 6, MARBLE)
    paid = prices[0] if len(prices) == 1 else f"{prices[0]}–{prices[-1]}"
    parts = (paid, "influence")
    left = (room.w - parts_width(parts, SMALLEST) - BOLT) // 2
    parts_row(canvas, parts, Box(room.x + left, room.y, 0, room.h), SMALLEST, INK, "left")
    sign(canvas, "bolt", room.right - left - BOLT // 2 + 1, room.middle[1], 18, OCHRE)


def _in_turn(canvas: Canvas, board: ForumView, square: str) -> None:
    """Where the patrician stands whose actions are being done: in its colour, it is no news."""
    owners = {token.square: token.owner for token in board.tokens}
    owner = owners.get(square)
    box = square_box(square)
    canvas.outline(box, 10, 7, INK)
    canvas.outline(box.inset(1), 9, 5, SEATS[owner].colour if owner is not None else MARBLE)


def _token(canvas: Canvas, figure: Token, words: Words) -> None:
    box = square_box(figure.square)
    at = Box(box.right - PIECE - 5, box.middle[1] - PIECE // 2, PIECE, PIECE)
    if figure.figure == "emperor":
        emperor(canvas, at)
    elif figure.figure == "legionnaire":
        canvas.icon("shield-halved", *at.middle, 52, INK)
    elif figure.owner is not None:
        badge(canvas, figure.owner, words.names[figure.owner], at, INK)

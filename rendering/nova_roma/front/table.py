"""The table of a front page: squares of the forum with their actions, what players won and paid."""

from __future__ import annotations

from collections.abc import Iterator

from games.nova_roma.seat.view import FieldView, PlayerView, Token, View
from games.nova_roma.terms import COLUMN, ROW, SQUARES
from rendering.board.changes import Changes, Figures
from rendering.board.scene import Scene
from rendering.frame import Frame
from rendering.front.cards import PAD, WIDE, changed_chip, chips_card, hung, seat_card
from rendering.front.own import stacked
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip
from rendering.kit.seats import initial, lettered
from rendering.kit.signs import sign
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_SOFT,
    MARBLE,
    PLASTER,
    PLASTER_LIGHT,
    RED,
    TERRACOTTA,
    on,
)
from rendering.kit.type import break_lines, leading
from rendering.nova_roma.board.followers import follower_card
from rendering.nova_roma.board.scene import board_scene
from rendering.nova_roma.look.pieces import emperor, figure
from rendering.nova_roma.look.signs import ACTION_SIGN, MOSAIC_COLOUR, token
from rendering.nova_roma.player import estate
from rendering.nova_roma.player.area import COUNTS, Count, counts_of
from rendering.nova_roma.words.head import words_for
from rendering.words.spoken import Words

SQUARE_W, SQUARE_H = 67, 49
PIECE, LETTER = 38, 23
ACTION = 22  # height of the sign of an action
TYPE = 24

AROUND = (
    ("p*:p[123][123]", "p*:p[-123]*"),
    ("p*:m[123][123]", "p*:m[-123]*"),
    *((f"p*:{what}", "p*:name") for what in COUNTS),
)


def table(view: View, frame: Frame) -> Scene:
    """The board, far below it the forum and a card for each player who won or paid something."""
    scene, words = board_scene(view, frame), words_for(view, frame)
    cards = [_forum(view, scene.changed, words)]
    for player in view.players:
        cards += _cards(player, scene.changed, words)
    told = {spot: it for spot, it in scene.changed.items() if not spot.endswith(":points")}
    return hung(scene._replace(changed=told), cards)  # of points the bars tell


# ---- the forum --------------------------------------------------------------------------------


def _forum(view: View, changed: Changes, words: Words) -> Canvas:
    """Every square with both of its actions; they stand out where something happened."""
    canvas = Canvas(4 * SQUARE_W + 6, 4 * SQUARE_H + 6, PLASTER)
    canvas.rounded(canvas.box, 9, TERRACOTTA)
    figures = {figure.square: figure for figure in view.forum.tokens}
    for square in SQUARES:
        x, y = 3 + COLUMN[square] * SQUARE_W, 3 + ROW[square] * SQUARE_H
        box = Box(x + 1, y + 1, SQUARE_W - 2, SQUARE_H - 2)
        canvas.rounded(box, 7, MARBLE)
        actions = view.forum.rows[ROW[square]], view.forum.columns[COLUMN[square]]
        for n, action in enumerate(actions):
            plate = Box(box.x + 2, box.y + 1 + n * (ACTION + 1), 27, ACTION)
            if square in changed:
                canvas.rounded(plate, 5, RED)
            tone = GOLD if square in changed else INK_SOFT
            sign(canvas, ACTION_SIGN[action], *plate.middle, 19, tone)
        if square in figures:
            at = Box(box.right - PIECE - 1, box.middle[1] - PIECE // 2, PIECE, PIECE)
            _piece(canvas, figures[square], at, words)
        canvas.spot(square, box)
    return canvas


def _piece(canvas: Canvas, figure: Token, at: Box, words: Words) -> None:
    if figure.figure == "emperor":
        emperor(canvas, at)
    elif figure.figure == "legionnaire":
        canvas.icon("shield-halved", *at.middle, PIECE - 2, INK)
    elif figure.owner is not None:
        lettered(canvas, figure.owner, initial(words.names[figure.owner]), at, INK, LETTER)


# ---- players ----------------------------------------------------------------------------------


def _cards(player: PlayerView, changed: Changes, words: Words) -> Iterator[Canvas]:
    """Of what changed before somebody: counts, estate, goals, followers."""
    seat, name = player.seat, words.names[player.seat]
    own = {spot.removeprefix(f"p{seat}:") for spot in changed if spot.startswith(f"p{seat}:")}
    counts = [count for count in counts_of(player, own) if count.key in own]
    if counts:
        chips = [_chip(count, changed.get(f"p{seat}:{count.key}")) for count in counts]
        yield chips_card(seat, name, chips, f"p{seat}:")
    if any(space.name in own for space in player.production):
        yield seat_card(seat, name, _estate(player), f"p{seat}:p-name")
    claimed = [field for field in player.mosaic if field.name in own]
    if claimed:
        told = [_goal(player, field, words) for field in claimed]
        goals = stacked(told, WIDE - 2 * PAD, PLASTER_LIGHT)
        yield seat_card(seat, name, goals, f"p{seat}:m-name")
    for hired in player.row:
        if hired.card in own:
            face = _follower(player, hired.card, words)
            yield seat_card(seat, name, face, f"p{seat}:{hired.card}-name")


def _chip(count: Count, figures: Figures | None) -> Chip:
    """What it was and is; of contracts, markers and wheels only how many there are."""

    def drawn(canvas: Canvas, cx: int, cy: int, size: int) -> None:
        token(canvas, count.what, cx, cy, size)

    return changed_chip(count.key, str(count.figure), figures, drawn)


def _estate(player: PlayerView) -> Canvas:
    canvas = Canvas(estate.WIDTH, estate.HEADING + 3 * estate.CELL_H + 4, PLASTER_LIGHT)
    estate.production(canvas, player, 0, 0, False)
    canvas.parts = []
    return canvas


def _goal(player: PlayerView, field: FieldView, words: Words) -> Canvas:
    """A claimed goal in words, with the own shape on it."""
    w = WIDE - 2 * PAD
    said = words.say(f"achievement-{field.achievement}")
    rows = break_lines(said, "semi", TYPE, w - PIECE - 26)
    canvas = Canvas(w, max(PIECE + 10, len(rows) * leading(TYPE) + 10), PLASTER_LIGHT)
    canvas.plate(canvas.box, 8, MOSAIC_COLOUR[field.colour], INK)
    figure(canvas, player.seat, Box(8, (canvas.box.h - PIECE) // 2, PIECE, PIECE))
    top = (canvas.box.h - len(rows) * leading(TYPE)) // 2
    ink = on(MOSAIC_COLOUR[field.colour])
    for n, row in enumerate(rows):
        room = Box(PIECE + 18, top + n * leading(TYPE), w - PIECE - 26, leading(TYPE))
        canvas.text(row, room, "semi", TYPE, ink, least=TYPE)
    canvas.spot(f"p{player.seat}:{field.name}", canvas.box.inset(1))
    return canvas


def _follower(player: PlayerView, card: str, words: Words) -> Canvas:
    face = follower_card(card, WIDE - 2 * PAD, words)
    canvas = Canvas(*face.size, PLASTER_LIGHT)
    canvas.put(face, 0, 0)
    canvas.spot(f"p{player.seat}:{card}", canvas.box.inset(2))
    return canvas

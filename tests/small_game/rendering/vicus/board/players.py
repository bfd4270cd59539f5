"""What everybody has, beside the street."""

from __future__ import annotations

from games.vicus.seat.view import PlayerView, View
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import INK, INK_SOFT, PLASTER, PLASTER_LIGHT
from rendering.vicus.board import street
from rendering.vicus.look import face
from rendering.words.spoken import Words

WIDTH = INNER - street.WIDTH - 24
LINE = 180


def players(view: View, words: Words) -> Canvas:
    canvas = Canvas(WIDTH, street.HEIGHT, PLASTER)
    for n, player in enumerate(view.players):
        _player(canvas, player, words, Box(0, n * (LINE + street.APART), WIDTH, LINE))
    return canvas


def _player(canvas: Canvas, player: PlayerView, words: Words, box: Box) -> None:
    canvas.plate(box, 12, PLASTER_LIGHT, INK_SOFT)
    name = words.names[player.seat]
    badge(canvas, player.seat, name, Box(box.x + 16, box.y + 16, 72, 72), INK)
    room = Box(box.x + 104, box.y + 16, WIDTH - 104 - 130, 72)
    canvas.text(name, room, "head", 40, INK)
    note = words.say("vicus-cards", n=player.hand_size)
    if player.conceded:
        note = words.say("sheet-conceded")
    canvas.text(note, Box(box.x + 104, box.y + 104, room.w, 48), "semi", 30, INK_SOFT)
    laid = Box(box.right - 116, box.y + 16, 100, LINE - 32)
    if player.laid:
        face(canvas, player.laid, laid)
    canvas.spot(f"laid:{player.seat}", laid)
    canvas.spot(f"player:{player.seat}", box)

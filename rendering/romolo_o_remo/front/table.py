"""The table of a front page: the board, and what kings won and paid, drawn large."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.romolo_o_remo.seat.view import PlayerView, View
from games.romolo_o_remo.terms import RESOURCES, Resource
from rendering.board.changes import Changes
from rendering.board.scene import Scene
from rendering.frame import Frame
from rendering.front.cards import changed_chip, chips_card, hung
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip
from rendering.kit.type import figure
from rendering.romolo_o_remo.board.scene import board_scene
from rendering.romolo_o_remo.look.buildings import tower
from rendering.romolo_o_remo.look.colours import cube
from rendering.romolo_o_remo.player.estate import name_of
from rendering.romolo_o_remo.words.head import words_for


def table(view: View, frame: Frame) -> Scene:
    """The board, far below it a card for each king whose goods or strength changed."""
    scene, words = board_scene(view, frame), words_for(view, frame)
    kings = [*view.players, *([view.rival] if view.rival else [])]
    named = [(king, name_of(king.seat, words)) for king in kings]
    return hung(scene, (card for king, name in named for card in _card(king, name, scene.changed)))


def _card(king: PlayerView, name: str, changed: Changes) -> Iterator[Canvas]:
    chips = list(_chips(king, changed))
    if chips:
        yield chips_card(king.seat, name, chips, f"p{king.seat}:")


def _chips(king: PlayerView, changed: Changes) -> Iterator[Chip]:
    if strength := changed.get(f"p{king.seat}:strength"):
        yield changed_chip("strength", figure(strength.now), strength, partial(_tower, king.seat))
    for good in RESOURCES:
        if figures := changed.get(f"p{king.seat}:{good}"):
            yield changed_chip(good, figure(figures.now), figures, partial(_cube, good))


def _tower(seat: int, canvas: Canvas, cx: int, cy: int, size: int) -> None:
    canvas.sprite(Box(cx - size // 2, cy - size // 2, size, size), tower, seat, False)


def _cube(good: Resource, canvas: Canvas, cx: int, cy: int, size: int) -> None:
    cube(canvas, good, Box(cx - size // 2, cy - size // 2, size, size))

"""Pictures of Trajan: the table, a hand, the end, and the same in words."""

from __future__ import annotations

from games.trajan import GAME
from games.trajan.seat.view import View
from rendering.painter import Painter
from rendering.trajan.alt import alt_text, hand_alt
from rendering.trajan.board import board_scene, final_scene
from rendering.trajan.hand import hand_canvas
from rendering.trajan.look import OWN_COLOURS
from rendering.trajan.samples import samples

PAINTER: Painter[View] = Painter(
    game=GAME,
    view=View,
    colours=OWN_COLOURS,
    board=board_scene,
    final=final_scene,
    hand=hand_canvas,
    alt=alt_text,
    hand_alt=hand_alt,
    samples=samples,
)

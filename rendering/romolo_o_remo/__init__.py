"""Pictures of Romolo o Remo?: the map with all around it, a hand, the end, and all in words."""

from __future__ import annotations

from games.romolo_o_remo import GAME
from games.romolo_o_remo.seat.view import View
from rendering.painter import Painter
from rendering.romolo_o_remo.board.changes import changes
from rendering.romolo_o_remo.board.scene import board_scene, final_scene
from rendering.romolo_o_remo.board.ways import ways
from rendering.romolo_o_remo.ending import the_end
from rendering.romolo_o_remo.front.page import FRONT
from rendering.romolo_o_remo.hand import hand_canvas
from rendering.romolo_o_remo.look.colours import COLOURS
from rendering.romolo_o_remo.samples import samples
from rendering.romolo_o_remo.words.alt import alt_text, hand_alt

PAINTER: Painter[View] = Painter(
    game=GAME,
    view=View,
    colours=COLOURS,
    changes=changes,
    ways=ways,
    front=FRONT,
    board=board_scene,
    final=final_scene,
    ending=the_end,
    hand=hand_canvas,
    alt=alt_text,
    hand_alt=hand_alt,
    samples=samples,
)

__all__ = ["PAINTER", "alt_text", "hand_alt"]

"""Pictures of Corduba 27 a.C.: the town with all around it, a hand, the end, and all in words."""

from __future__ import annotations

from games.corduba import GAME
from games.corduba.seat.view import View
from rendering.corduba.board.changes import changes
from rendering.corduba.board.scene import board_scene, final_scene
from rendering.corduba.board.ways import ways
from rendering.corduba.ending import the_end
from rendering.corduba.front.page import FRONT
from rendering.corduba.hand.sheet import hand_canvas
from rendering.corduba.look.colours import COLOURS
from rendering.corduba.samples import samples
from rendering.corduba.words.alt import alt_text, hand_alt
from rendering.painter import Painter

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

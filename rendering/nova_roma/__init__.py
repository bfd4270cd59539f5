"""Pictures of Nova Roma: the table, a hand, the end, and the same in words."""

from __future__ import annotations

from games.nova_roma import GAME
from games.nova_roma.seat.view import View
from rendering.nova_roma.board.changes import changes
from rendering.nova_roma.board.scene import board_scene, final_scene
from rendering.nova_roma.board.ways import ways
from rendering.nova_roma.ending import the_end
from rendering.nova_roma.front.page import FRONT
from rendering.nova_roma.hand.sheet import hand_canvas
from rendering.nova_roma.look.signs import COLOURS
from rendering.nova_roma.samples.gallery import samples
from rendering.nova_roma.scenery.colours import GROUNDS, ROOFS
from rendering.nova_roma.words.alt import alt_text, hand_alt
from rendering.painter import Painter

PAINTER: Painter[View] = Painter(
    game=GAME,
    view=View,
    colours=(*COLOURS, *GROUNDS, *ROOFS),
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

"""Pictures of Vicus: the table, a hand, the end, and the same in words."""

from __future__ import annotations

from games.vicus import GAME
from games.vicus.seat.view import View
from rendering.painter import Painter
from rendering.vicus.board.changes import changes
from rendering.vicus.board.scene import board_scene, final_scene
from rendering.vicus.ending import the_end
from rendering.vicus.front import FRONT
from rendering.vicus.hand import hand_canvas
from rendering.vicus.look import COLOUR
from rendering.vicus.samples import samples
from rendering.vicus.words import alt_text, hand_alt

PAINTER: Painter[View] = Painter(
    game=GAME,
    view=View,
    colours=tuple(COLOUR.values()),
    changes=changes,
    front=FRONT,
    board=board_scene,
    final=final_scene,
    ending=the_end,
    hand=hand_canvas,
    alt=alt_text,
    hand_alt=hand_alt,
    samples=samples,
)

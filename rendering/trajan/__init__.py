"""Pictures of Trajan: the table, a hand, the end, and the same in words."""

from __future__ import annotations

from games.trajan import GAME
from games.trajan.seat.view import View
from rendering.painter import Painter
from rendering.trajan.board.changes import changes
from rendering.trajan.board.scene import board_scene, final_scene
from rendering.trajan.board.ways import ways
from rendering.trajan.ending import the_end
from rendering.trajan.front.page import FRONT
from rendering.trajan.hand.sheet import hand_canvas
from rendering.trajan.look.signs import OWN_COLOURS
from rendering.trajan.samples.gallery import samples
from rendering.trajan.words.alt import alt_text, hand_alt

PAINTER: Painter[View] = Painter(
    game=GAME,
    view=View,
    colours=OWN_COLOURS,
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

"""The front page of Romolo o Remo?."""

from __future__ import annotations

from games.romolo_o_remo.seat.view import View
from rendering.board.masthead import Masthead
from rendering.frame import Frame
from rendering.front.look import Front, Look
from rendering.kit.theme import OCHRE, colour
from rendering.romolo_o_remo.front.painting import COLOURS, seven_hills
from rendering.romolo_o_remo.words.head import head, words_for


def _head(view: View, frame: Frame) -> Masthead:
    return head(view, frame, words_for(view, frame))


LOOK = Look(
    painting=seven_hills,
    colours=COLOURS,
    ground=colour("#EAEBD6"),
    frame=colour("#3A5932"),
    border_colour=OCHRE,
)
FRONT: Front[View] = Front(
    head=_head,
    look=LOOK,
    subjects=(
        "fight",
        "hex:*",
        "column:*",
        "p*:strength",
        "p*:*",
        "character:*",
        "bank:*",
        "events",
    ),
    place=("hex:*",),
    nearest=2.0,
)

"""The front page of Corduba."""

from __future__ import annotations

from games.corduba.seat.view import View
from rendering.board.masthead import Masthead
from rendering.corduba.front.painting import COLOURS, town_by_the_bridge
from rendering.corduba.words.head import head, words_for
from rendering.frame import Frame
from rendering.front.look import Front, Look
from rendering.kit.theme import GOLD, colour


def _head(view: View, frame: Frame) -> Masthead:
    return head(view, frame, words_for(view, frame))


LOOK = Look(
    painting=town_by_the_bridge,
    colours=COLOURS,
    ground=colour("#F6E9D2"),
    frame=colour("#8E3A22"),
    border_colour=GOLD,
)
FRONT: Front[View] = Front(
    head=_head,
    look=LOOK,
    subjects=(
        "tile:*",
        "insula:*",
        "monument:*",
        "site:*",
        "castra*",
        "market:*",
        "demand",
        "milestone:*",
        "prestige:*",
        "p*:*",
        "*",
    ),
    place=("district:*",),
)

"""The front page of Ruhm für Rom."""

from __future__ import annotations

from games.glory_to_rome.seat.view import View
from rendering.board.masthead import Masthead
from rendering.frame import Frame
from rendering.front.look import Front, Look
from rendering.glory_to_rome.front.painting import COLOURS, rising_city
from rendering.glory_to_rome.front.street import street
from rendering.glory_to_rome.words.head import head, words_for
from rendering.kit.theme import OCHRE, colour


def _head(view: View, frame: Frame) -> Masthead:
    return head(view, frame, words_for(view, frame))


LOOK = Look(
    painting=rising_city,
    colours=COLOURS,
    ground=colour("#F3E3D3"),
    frame=colour("#8C2F27"),
    border_colour=OCHRE,
)
FRONT: Front[View] = Front(
    head=_head,
    look=LOOK,
    subjects=(
        "p*:b:*",
        "p*:vault",
        "p*:client:*",
        "p*:stance",
        "p*:stock:*",
        "pool:*",
        "senators",
        "p*:hand",
        "p*:name",
        "deck",
    ),
    around=(("p[0-9]:*", "p*:head"),),
    place=("pool:*",),
    table=street,
    nearest=1.0,
)

"""The front page of Nova Roma."""

from __future__ import annotations

from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.seat.view import View
from rendering.board.masthead import Masthead
from rendering.frame import Frame
from rendering.front.look import Front
from rendering.nova_roma.front.painting import LOOK
from rendering.nova_roma.front.table import AROUND, table
from rendering.nova_roma.player.area import COUNTS
from rendering.nova_roma.player.mine import mine, pays
from rendering.nova_roma.words.head import head, words_for


def _head(view: View, frame: Frame) -> Masthead:
    return head(view, frame, words_for(view, frame))


FRONT: Front[View] = Front(
    head=_head,
    look=LOOK,
    subjects=(
        "built:*",
        "ship:*",
        "racer:*",
        "[abcd][1234]",
        "p*:p[123][123]",
        "p*:m[123][123]",
        "sailing:*",
        "building:*",
        "follower:*",
        "estate:*",
        "p*:*",
    ),
    filmed=(
        "built:*",
        "ship:*",
        "racer:*",
        "[abcd][1234]",
        "p*:p[123][123]",
        "p*:m[123][123]",
        *(f"p*:{what}" for what in COUNTS if what not in ("patricians", "hand", "blocks")),
        *(f"p*:{card}" for card in FOLLOWERS),
    ),
    around=(("racer:*", "ground:hippodrome"), *AROUND),
    news=table,
    carded=True,
    mine=mine,
    pays=pays,
    left=("ground:*",),
    broad=True,
    place=("zone:*", "[A-C][1-5]*"),
)

"""The front page of Corduba."""

from __future__ import annotations

from games.corduba.seat.view import View
from rendering.board.masthead import Masthead
from rendering.corduba.front.painting import LOOK
from rendering.corduba.front.strip import strip
from rendering.corduba.front.table import AROUND, EXCERPTS, TOWN, TRADED, table
from rendering.corduba.front.telling import brief
from rendering.corduba.player.mine import mine, pays
from rendering.corduba.words.head import head, words_for
from rendering.frame import Frame
from rendering.front.look import Front


def _head(view: View, frame: Frame) -> Masthead:
    """A phone has room for all that is told."""
    found = head(view, frame, words_for(view, frame))
    return (
        found if frame.style == "compact" else found._replace(news=brief(found.news, found.names))
    )


PLACES = ("site:*", "castra*", "portus:*", "market:*", "demand", "milestone:*", "prestige:*")
BUILT = ("tile:*", "insula:*", "monument:*")

FRONT: Front[View] = Front(
    head=_head,
    look=LOOK,
    subjects=(
        *BUILT,
        *TRADED,  # what was won and paid says more than a stall or a space with a piece on it
        *PLACES,
        "p*:*",
        "*",
    ),
    filmed=(
        "market:*",  # where a building is used to trade
        *BUILT,
        *(place for place in PLACES if place != "prestige:*"),
        "p[0-9]:*",
    ),
    around=(("p*:order", "p*:who"), ("p*:delivered", "p*:who"), *AROUND, *EXCERPTS),
    named=("portus",),
    strip=strip,
    news=table,
    carded=True,
    whole=("insula:*", "tile:*", *(spot for spot, _ in AROUND)),
    place=(TOWN, "district:*"),
    left=("wall:*",),
    broad=True,
    mine=mine,
    pays=pays,
)

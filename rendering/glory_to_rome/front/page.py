"""The front page of Ruhm für Rom."""

from __future__ import annotations

from games.glory_to_rome.seat.view import View
from rendering.board.masthead import Masthead
from rendering.frame import Frame
from rendering.front.look import Front
from rendering.glory_to_rome.front.forum import GROUND
from rendering.glory_to_rome.front.painting import LOOK
from rendering.glory_to_rome.front.street import news_street, street
from rendering.glory_to_rome.player.mine import mine
from rendering.glory_to_rome.words.alt import pool_told
from rendering.glory_to_rome.words.head import head, words_for


def _head(view: View, frame: Frame) -> Masthead:
    return head(view, frame, words_for(view, frame))


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
    around=(
        ("p*:stance", "p*:stance*"),
        ("p*:b:*", "p*:above"),  # in a film a house may stand far below the name
        ("p[0-9]:*", "p*:head"),
        ("pool:*", "forum"),
        ("senators", "forum"),
        ("deck", "forum"),
    ),
    place=("forum", GROUND),  # not the piles: a line names material that lies elsewhere, too
    table=street,
    news=news_street,
    mine=mine,
    pays=pool_told,
    nearest=1.0,
    counted="final-counted-vaults",
)

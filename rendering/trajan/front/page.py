"""The front page of Trajan."""

from __future__ import annotations

from games.trajan.seat.view import View
from rendering.board.masthead import Masthead
from rendering.frame import Frame
from rendering.front.look import Front
from rendering.trajan.board.province_map import LAND
from rendering.trajan.board.scene import film_scene
from rendering.trajan.front.painting import LOOK
from rendering.trajan.front.table import table
from rendering.trajan.player.mine import mine
from rendering.trajan.words.head import head, words_for


def _head(view: View, frame: Frame) -> Masthead:
    return head(view, frame, words_for(view, frame))


FRONT: Front[View] = Front(
    head=_head,
    look=LOOK,
    subjects=(
        "site:*",
        "province:*",
        "space:*",
        "p*:slot:*",
        "ship:*",
        "senate:*",
        "taken:*",
        "p*:tray:*",
        "stack:*",
        "p*:workers",
        "p*:legions",
        "camp:*",
        "demand:*",
        "discard:*",
        "p*:bonus:*",
        "p*:action:*",
        "p*:display:*",
        "p*:need:*",
        "bonus:*",
        "p*:vp",
    ),
    around=(
        ("taken:*", "taken"),
        ("space:*", "taken"),
        ("p*:slot:*", "p*:deed"),
        ("p*:tray:*", "p*:deed"),
        ("p*:action:*", "p*:kept"),
        ("p*:need:*", "p*:kept"),
        ("p*:display:*", "p*:kept"),
        ("p*:bonus:*", "p*:kept"),
        ("p*:workers", "p*:kept"),
        ("p*:legions", "p*:kept"),
        ("senate:*", "senate:*"),
    ),
    place=("province:*",),
    left=(f"{LAND}*",),
    broad=True,
    news=table,
    film=film_scene,
    mine=mine,
)

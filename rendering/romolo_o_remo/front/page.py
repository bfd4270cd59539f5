"""The front page of Romolo o Remo?."""

from __future__ import annotations

from games.romolo_o_remo.seat.view import View
from rendering.board.masthead import Masthead
from rendering.frame import Frame
from rendering.front.look import Front
from rendering.romolo_o_remo.front.painting import LOOK
from rendering.romolo_o_remo.front.table import AROUND, table
from rendering.romolo_o_remo.player.mine import mine, pays
from rendering.romolo_o_remo.words.head import head, words_for


def _head(view: View, frame: Frame) -> Masthead:
    return head(view, frame, words_for(view, frame))


def _capital(view: View, seat: int) -> str | None:
    kings = [*view.players, *([view.rival] if view.rival else [])]
    return next((f"hex:{king.capital}" for king in kings if king.seat == seat), None)


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
    around=AROUND,
    place=("hex:*",),
    home=_capital,
    news=table,
    mine=mine,
    pays=pays,
    nearest=2.0,
)

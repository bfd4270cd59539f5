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
    """Before there is a capital, where the king settles."""
    kings = [*view.players, *([view.rival] if view.rival else [])]
    capital = next((king.capital for king in kings if king.seat == seat), None)
    start = next((hex.name for hex in view.hexes if hex.zone == seat), None)
    return f"hex:{capital or start}" if capital or start else None


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
    filmed=("fight", "hex:*", "column:*", "p*:*", "events"),
    around=AROUND,
    place=("hex:*",),
    home=_capital,
    news=table,
    carded=True,
    mine=mine,
    pays=pays,
    nearest=2.0,
)

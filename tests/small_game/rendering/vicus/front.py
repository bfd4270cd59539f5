"""The front page of Vicus: plots that were built on make the best pictures."""

from __future__ import annotations

from games.vicus.seat.view import View
from rendering.board.masthead import Masthead
from rendering.frame import Frame
from rendering.front.look import Front
from rendering.vicus.board.scene import head
from rendering.words.spoken import drawn_words


def _head(view: View, frame: Frame) -> Masthead:
    return head(view, frame, drawn_words("games.vicus", frame, len(view.players)))


FRONT: Front[View] = Front(head=_head, subjects=("[a-z][0-9]", "*"), place=("[a-z][0-9]",))

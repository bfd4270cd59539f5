"""What a film shows of somebody whose deed is seen neither in town nor at the stalls."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from games.corduba.seat.view import View
from rendering.corduba.board.changes import changes
from rendering.corduba.board.scene import strip_before
from rendering.frame import Frame
from rendering.front.look import rank
from rendering.kit.canvas import Canvas

IN_TOWN = ("tile:*", "insula:*", "monument:*", "site:*", "castra*", "portus:*")
WIDE, WHO = 660, 260  # units: as broad for its height as a frame, of that for the name


def strip(view: View, frame: Frame, seat: int) -> Canvas | None:
    """Of who inherits, passes, pays or delivers: stalls that change meanwhile are nobody's deed."""
    if frame.before is None or seat >= len(view.players):
        return None
    if any(rank(spot, IN_TOWN) is not None for spot in changes(frame.before, view)):
        return None
    me = view.players[seat]
    was = msgspec.json.decode(frame.before, type=View).players[seat]
    traded = was.trader_ready and not me.trader_ready
    if traded or len(me.milestones) > len(was.milestones):
        return None
    return strip_before(view, replace(frame, waiting=()), me, WIDE, WHO)

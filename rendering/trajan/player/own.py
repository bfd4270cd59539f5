"""Beside a question about the board: what the one who is asked has."""

from __future__ import annotations

from collections.abc import Sequence

from games.trajan.seat.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS, token
from rendering.kit.theme import INK, PLASTER, PLASTER_LIGHT, on
from rendering.trajan.player.mat import flow
from rendering.trajan.scenery import plan

OWN = "own"  # the spot of what one has
BAND = 40
PAD = 10
USUAL = 600
PLACE = {
    "province": plan.MAP,
    "camp:military": plan.MAP,
    "site": plan.SITES,
    "camp:worker": plan.SITES,
    "stack": plan.ARCADE,
    "space": plan.FORUM,
    "senate": plan.SENATE,
    "bonus": plan.SENATE,
}


def own_strip(view: View, focus: Sequence[str]) -> Canvas | None:
    """Mat and hand in lines, as wide as the place that is asked about; nobody's: nothing."""
    if view.seat is None:
        return None
    player, look = view.players[view.seat], SEATS[view.seat]
    held = flow(player, _wide(focus) - BAND - 2 * PAD, hand=True)
    canvas = Canvas(_wide(focus), held.box.h + 2 * PAD, PLASTER)
    canvas.rounded(canvas.box, 10, look.colour)
    canvas.rounded(Box(BAND, 3, canvas.box.w - BAND - 3, canvas.box.h - 6), 8, PLASTER_LIGHT)
    token(canvas, view.seat, Box(7, 10, BAND - 14, BAND - 14), on(look.colour))
    canvas.put(held, BAND + PAD, PAD)
    canvas.spot(OWN, canvas.box.inset(2))
    return canvas


def _wide(focus: Sequence[str]) -> int:
    for spot in focus:
        for name, place in PLACE.items():
            if spot.startswith(name):
                return place.w
    return USUAL


def about_to_come(canvas: Canvas, seat: int, box: Box) -> None:
    """A piece that would be placed here: in the seat's colour, on a light ground."""
    canvas.shape("disc", box.inset(-4), INK)
    canvas.shape("disc", box.inset(-3), PLASTER_LIGHT)
    token(canvas, seat, box.inset(2), INK)

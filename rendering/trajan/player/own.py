"""Beside a question about the board: what the one who is asked has."""

from __future__ import annotations

from collections.abc import Sequence

from games.trajan.seat.view import View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS, badge, token
from rendering.kit.theme import INK, PLASTER, PLASTER_LIGHT, on
from rendering.kit.type import SMALLEST
from rendering.trajan.player.named import HELD, KINDS, Kind, groups_of, named_lines
from rendering.trajan.scenery import plan
from rendering.words.spoken import Words

OWN = "own"  # the spot of what one has
BAND = 40
DRAWN = 720  # width as it is drawn; wider ones are enlarged
PAD = 10
USUAL = 600
BROADEST, BESIDE = 1200, 520  # of a row of places; of the strip in such a row
PLACE = {
    "province": plan.MAP,
    "camp:military": plan.MAP,
    "site": plan.SITES,
    "camp:worker": plan.SITES,
    "stack": plan.ARCADE,
    "ship": plan.HARBOUR,
    "deck": plan.HARBOUR,
    "discard": plan.HARBOUR,
    "space": plan.FORUM,
    "senate": plan.SENATE,
    "bonus": plan.SENATE,
}
_GOODS: tuple[Kind, ...] = ("hand", "wilds", "display", "bonus")
USED: dict[str, tuple[Kind, ...]] = {
    "province": ("camp", "supply", "needs", "bonus"),
    "camp:": ("camp", "supply", "bonus"),
    "site": ("camp", "supply", "wilds", "buildings", "bonus"),
    **dict.fromkeys(("ship", "deck", "discard"), _GOODS),
    "space": ("demanded", "needs", "loss", "extras", "votes", "bonus"),
    "senate": ("votes", "bonus"),
    "bonus": ("hand", "placed", "needs", "wilds", "display", "bonus"),
    "tray": ("hand", "camp", "demanded", "needs", "loss", "extras", "votes"),
}


def own_strip(
    view: View, focus: Sequence[str], words: Words, wide: int | None = None
) -> Canvas | None:
    """What matters for the question, as wide as its place or as told; nobody's: nothing."""
    if view.seat is None:
        return None
    player, look, wide = view.players[view.seat], SEATS[view.seat], wide or _wide(focus)
    groups = list(groups_of(player, wanted(focus), view.open_demands))
    drawn = min(wide, DRAWN)
    held = named_lines(player, groups, drawn - BAND - 2 * PAD, words, PLASTER_LIGHT)
    canvas = Canvas(drawn, held.box.h + 2 * PAD, PLASTER)
    canvas.rounded(canvas.box, 10, look.colour)
    canvas.rounded(Box(BAND, 3, canvas.box.w - BAND - 3, canvas.box.h - 6), 8, PLASTER_LIGHT)
    badge(canvas, view.seat, words.names[view.seat], Box(3, 8, BAND - 6, BAND - 6), on(look.colour))
    canvas.put(held, BAND + PAD, PAD)
    canvas.spot(OWN, canvas.box.inset(2))
    return canvas if wide == drawn else _enlarged(canvas, wide)


def _enlarged(strip: Canvas, wide: int) -> Canvas:
    """So that a phone can show it as large as below a narrow place."""
    canvas = Canvas(wide, strip.box.h * wide // strip.box.w, PLASTER)
    canvas.shot(strip, strip.box, canvas.box, SMALLEST)
    return canvas


def wanted(focus: Sequence[str]) -> tuple[Kind, ...]:
    """Of what one has that which the places in question use or add to, in the usual order."""
    found = {kind for start, kinds in USED.items() for kind in kinds if _any(focus, start)}
    return tuple(kind for kind in KINDS if kind in found) or HELD


def _any(focus: Sequence[str], start: str) -> bool:
    return any(spot.startswith(start) for spot in focus)


def _wide(focus: Sequence[str]) -> int:
    """Below all places of a question, or beside the last of several."""
    asked = [place for name, place in PLACE.items() if any(s.startswith(name) for s in focus)]
    places = list(dict.fromkeys(asked))
    together = sum(place.w - 2 for place in places)
    if len(places) > 1 and together > BROADEST:
        return BESIDE
    return together if places else USUAL


def about_to_come(canvas: Canvas, seat: int, box: Box) -> None:
    """A piece that would be placed here: in the seat's colour, on a light ground."""
    canvas.shape("disc", box.inset(-4), INK)
    canvas.shape("disc", box.inset(-3), PLASTER_LIGHT)
    token(canvas, seat, box.inset(2), INK)

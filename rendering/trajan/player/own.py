"""Beside a question about the board: what the one who is asked has."""

from __future__ import annotations

from collections.abc import Sequence

from games.trajan.seat.view import PlayerView, View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS, badge, token
from rendering.kit.theme import INK, PLASTER, PLASTER_LIGHT, on
from rendering.trajan.board.key import key_rows
from rendering.trajan.player.mat import flow
from rendering.trajan.scenery import plan
from rendering.words.spoken import Words

OWN = "own"  # the spot of what one has
BAND = 40
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


def own_strip(
    view: View, focus: Sequence[str], words: Words, wide: int | None = None
) -> Canvas | None:
    """Mat and hand in lines, as wide as what is asked about or as told; nobody's: nothing.

    Below it stands what the signs mean, but not beside one of several places, which is low.
    """
    if view.seat is None:
        return None
    player, look, wide = view.players[view.seat], SEATS[view.seat], wide or _wide(focus)
    inner = wide - BAND - 2 * PAD
    held = flow(player, inner, hand=True)
    meant = key_rows(signs_of(player), inner, words) if wide != BESIDE else None
    tall = held.box.h + 2 * PAD + (meant.box.h + PAD if meant else 0)
    canvas = Canvas(wide, tall, PLASTER)
    canvas.rounded(canvas.box, 10, look.colour)
    canvas.rounded(Box(BAND, 3, canvas.box.w - BAND - 3, canvas.box.h - 6), 8, PLASTER_LIGHT)
    badge(canvas, view.seat, words.names[view.seat], Box(3, 8, BAND - 6, BAND - 6), on(look.colour))
    canvas.put(held, BAND + PAD, PAD)
    if meant:
        canvas.put(meant, BAND + PAD, held.box.h + 2 * PAD)
    canvas.spot(OWN, canvas.box.inset(2))
    return canvas


def signs_of(player: PlayerView) -> list[str]:
    """Those on the mat that are hard to guess: there is no room for all."""
    held = {
        "trajan-key-hand": bool(player.hand),
        "trajan-key-display": bool(player.display),
        "trajan-key-supply": True,
        "trajan-key-workers": bool(player.sites),
        "trajan-key-legionnaires": bool(player.legions),
        "trajan-key-loss": player.loss > 0,
        "trajan-key-lasting": any(player.trajan_needs.values()),
        "trajan-key-extra": any(player.extra.values()),
        "trajan-key-plus2": bool(player.plus2),
        "trajan-key-votes": player.votes > 0,
        **{f"tile-{kind}": n > 0 for kind, n in player.wild.items()},
        "trajan-key-own-bonus": bool(player.bonus),
    }
    return [key for key, is_held in held.items() if is_held]


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

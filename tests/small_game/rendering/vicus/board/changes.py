"""What changed between two views, as spots of the picture."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.vicus.data.plots import PLOTS
from games.vicus.seat.view import View
from rendering.board.changes import Figures, differing


def changes(before: bytes | None, now: View) -> dict[str, Figures | None]:
    """Spot -> its number then and now, or nothing where the glow says enough."""
    if before is None:
        return {}
    then = msgspec.json.decode(before, type=View)
    if len(then.players) != len(now.players):
        return {}
    return dict(_found(then, now))


def _found(then: View, now: View) -> Iterator[tuple[str, Figures | None]]:
    yield from differing((place, then.shops.get(place), now.shops.get(place)) for place in PLOTS)
    for old, new in zip(then.players, now.players, strict=True):
        if new.laid:
            yield from differing([(f"laid:{new.seat}", old.laid, new.laid)])
        scored = shown_points(then, new.seat), shown_points(now, new.seat)
        yield from differing([(f"standing:{new.seat}", *scored)])


def shown_points(view: View, seat: int) -> int:
    """What the viewer may know of a seat's points."""
    return sum(view.players[seat].points.values())

"""What a player may miss among the options of a question, and why it is not there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from games.core.contract import Decision
from games.core.guiding import WhyNot
from games.core.text import Text
from games.trajan.data.circle import TRAYS
from games.trajan.seat.view import PlayerView, View
from games.trajan.words.labels import TRAY_TEXT


def why_not(view: View, decision: Decision) -> tuple[WhyNot, ...]:
    reasons = _REASONS.get(decision.key)
    return tuple(reasons(view, view.players[decision.seat])) if reasons else ()


def _trays(view: View, me: PlayerView) -> Iterator[WhyNot]:
    for tray in range(TRAYS):
        if not me.trays[tray]:
            yield WhyNot(f"tray:{tray}", TRAY_TEXT[tray], Text("why-not-tray"))


_REASONS: dict[str, Callable[[View, PlayerView], Iterator[WhyNot]]] = {
    "trajan.tray": _trays,
}

"""What the gallery shows of Vicus: start, middle, a question about places, a hand, the end."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from games.vicus import GAME
from games.vicus.data.plots import PLOTS
from games.vicus.seat.playable import held
from games.vicus.seat.view import View
from rendering.frame import Language
from rendering.samples.positions import Sample, play

ENDLESS = 1000
LONG_NAMES = ("Wolfeschlegelsteinhausen", "Gaius 🦁", "李明")


def samples(language: Language) -> Iterator[Sample]:
    for name, seats, choices in (("start", 2, 2), ("middle", 3, 10)):
        at = play(GAME, seats, 3, choices, language=language)[-1]
        yield Sample(f"{name}{seats}", "board", at.view, at.frame)
        own = msgspec.json.decode(at.own, type=View)
        some = replace(at.frame, playable=held(own)[:2])
        yield Sample(f"hand{seats}", "hand", at.own, some)
    free = {place: place.upper() for place in PLOTS if place not in own.shops}
    marked = replace(at.frame, marks=free)
    yield Sample("mark-plots", "board", at.view, marked)
    yield Sample("close-plots", "board", at.view, replace(marked, focus=tuple(free)))
    yield Sample("names3", "board", at.view, replace(at.frame, names=LONG_NAMES))
    for seats in GAME.seats:
        end = play(GAME, seats, 3, ENDLESS, ("steward",), language, to_the_end=True)[-1]
        yield Sample(f"end{seats}", "final", end.view, end.frame)

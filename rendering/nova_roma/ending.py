"""What the last picture of Nova Roma tells."""

from __future__ import annotations

from games.nova_roma.seat.view import View
from rendering.final.ending import Ending, Side, ending, margin
from rendering.frame import Frame
from rendering.nova_roma.final import COLUMNS, entries
from rendering.nova_roma.look.signs import NOBODY
from rendering.nova_roma.words.head import head, words_for
from rendering.nova_roma.words.standings import ranked
from rendering.words.spoken import Words


def the_end(view: View, frame: Frame) -> Ending | None:
    if view.result is None:
        return None
    words = words_for(view, frame)
    sides = [
        Side(
            (entry.seat,),
            entry.name,
            (*(n or 0 for n in entry.points), _start(view, entry.seat)),
            entry.total,
            entry.wins,
        )
        for entry in entries(view, words)
    ]
    sources = [words.say(f"nova-score-{key}") for key, _ in COLUMNS]
    sources.append(words.say("final-start"))
    named = [words.say(f"nova-by-{key}") for key in (*(key for key, _ in COLUMNS), "start")]
    counted = view.result.reason == "rounds"
    said = margin(named, sides, words, _tie(view, words)) if counted else ""
    return ending(head(view, frame, words), sources, sides, said, words)


def _start(view: View, seat: int) -> int:
    """What the solo opponent has from the beginning."""
    return view.automa_score.start if view.automa_score and seat == NOBODY else 0


def _tie(view: View, words: Words) -> str:
    """Between equals; the solo opponent needs no more than as many points."""
    if view.automa_score:
        return ""
    first, second, *_ = (view.players[score.seat].influence for score in ranked(view))
    if first == second:
        return words.say("final-tie-youngest")
    return words.say("final-tie-influence", more=first, less=second)

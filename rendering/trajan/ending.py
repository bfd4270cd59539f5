"""What the last picture of Trajan tells."""

from __future__ import annotations

from games.trajan.course.scoring import CATEGORIES
from games.trajan.seat.view import View
from rendering.final.ending import Ending, Side, ending, margin
from rendering.frame import Frame
from rendering.trajan.words.head import head, words_for


def the_end(view: View, frame: Frame) -> Ending | None:
    if view.result is None:
        return None
    words = words_for(view, frame)
    sides = [
        Side(
            (score.seat,),
            words.names[score.seat],
            (
                score.track,
                score.hand,
                score.worker_camp,
                score.military_camp,
                score.trajan_tiles,
                sum(found.points for found in score.sets),
                sum(found.points for found in score.bonus),
            ),
            score.total,
            score.seat in view.result.winners,
        )
        for score in view.scores
    ]
    sources = [words.say(f"points-{category.key}") for category in CATEGORIES]
    named = [words.say(f"trajan-by-{category.key}") for category in CATEGORIES]
    counted = view.result.reason == "quarters"
    said = margin(named, sides, words, words.say("final-tie-senate")) if counted else ""
    return ending(head(view, frame, words), sources, sides, said, words)

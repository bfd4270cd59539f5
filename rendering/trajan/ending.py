"""What the last picture of Trajan tells."""

from __future__ import annotations

from games.trajan.course.scoring import Score
from games.trajan.data.board import FOREIGN_LEGIONNAIRE
from games.trajan.seat.view import View
from rendering.final.ending import Ending, Side, ending, margin
from rendering.frame import Frame
from rendering.trajan.words.head import head, words_for

SOURCES = ("play", "provinces", "sites", "left", "sets", "bonus")


def the_end(view: View, frame: Frame) -> Ending | None:
    if view.result is None:
        return None
    words = words_for(view, frame)
    sides = [
        Side(
            (score.seat,),
            words.names[score.seat],
            _parts(view, score),
            score.total,
            score.seat in view.result.winners,
        )
        for score in view.scores
    ]
    sources = [words.say(f"trajan-from-{source}") for source in SOURCES]
    named = [words.say(f"trajan-by-{source}") for source in SOURCES]
    counted = view.result.reason == "quarters"
    said = margin(named, sides, words, words.say("final-tie-senate")) if counted else ""
    return ending(head(view, frame, words), sources, sides, said, words)


def _parts(view: View, score: Score) -> tuple[int, ...]:
    """By source: what play brought on the map and on sites is seen there, the rest of it together,
    less what demands cost; then what was left over, sets and bonus tiles.
    """
    provinces = sum(
        max(0, province.vp - FOREIGN_LEGIONNAIRE * province.legionnaires.index(score.seat))
        for province in view.provinces
        if score.seat in province.legionnaires
    )
    sites = sum(sum(points) for points in view.players[score.seat].buildings.values())
    return (
        score.track - provinces - sites,
        provinces,
        sites,
        score.hand + score.worker_camp + score.military_camp + score.trajan_tiles,
        sum(found.points for found in score.sets),
        sum(found.points for found in score.bonus),
    )

"""What the last picture of Vicus tells."""

from __future__ import annotations

from games.vicus.course.scoring import CATEGORIES
from games.vicus.seat.view import View
from rendering.final.ending import Ending, Side, ending, margin
from rendering.frame import Frame
from rendering.vicus.board.scene import head
from rendering.vicus.look import words_for


def the_end(view: View, frame: Frame) -> Ending | None:
    if view.result is None:
        return None
    words = words_for(view, frame)
    sources = [words.say(f"points-{category.key}") for category in CATEGORIES]
    sides = [
        Side(
            (player.seat,),
            words.names[player.seat],
            tuple(player.points[category.key] for category in CATEGORIES),
            sum(player.points.values()),
            player.seat in view.result.winners,
        )
        for player in view.players
    ]
    said = margin(sources, sides, words) or words.say(f"end-{view.result.reason}")
    return ending(head(view, frame, words), sources, sides, said, words)

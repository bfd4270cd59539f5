"""What the last picture of Ruhm für Rom tells."""

from __future__ import annotations

from games.glory_to_rome.course.scoring import MERCHANT_BONUS
from games.glory_to_rome.seat.view import View
from rendering.final.ending import Ending, Side, ending, margin
from rendering.frame import Frame
from rendering.glory_to_rome.final import ranked
from rendering.glory_to_rome.words.head import head, words_for
from rendering.words.spoken import Words

SOURCES = ("influence", "vault", "merchants", "buildings")
COUNTED = ("deck", "sites")  # reasons after which points decide


def the_end(view: View, frame: Frame) -> Ending | None:
    if view.result is None:
        return None
    words = words_for(view, frame)
    sides = [
        Side(
            (score.seat,),
            words.names[score.seat],
            (
                score.influence,
                score.vault,
                MERCHANT_BONUS * len(score.bonuses),
                sum(score.buildings.values()),
            ),
            score.total,
            score.seat in view.result.winners,
        )
        for score in view.scores
    ]
    sources = [words.say(f"points-{key}") for key in SOURCES]
    named = [words.say(f"gtr-by-{key}") for key in SOURCES]
    counted = view.result.reason in COUNTED
    said = margin(named, sides, words, _tie(view, words)) if counted else ""
    found = ending(head(view, frame, words), sources, sides, said, words)
    hidden = counted and any(score.vault for score in view.scores)
    return found._replace(revealed=words.say("gtr-revealed")) if hidden else found


def _tie(view: View, words: Words) -> str:
    first, second = ranked(view.scores)[:2]
    return words.say("final-tie-hand", more=first.hand, less=second.hand)

"""What the last picture of Romolo o Remo? tells."""

from __future__ import annotations

from itertools import takewhile

from games.romolo_o_remo.ending.scoring import KEYS, TIE_BREAKS
from games.romolo_o_remo.seat.view import View
from rendering.final.ending import Ending, Side, ending, margin
from rendering.frame import Frame
from rendering.romolo_o_remo.player.estate import name_of
from rendering.romolo_o_remo.words.head import head, winners, words_for
from rendering.words.spoken import Words

COUNTED = ("ended", "rounds")  # reasons after which points decide


def the_end(view: View, frame: Frame) -> Ending | None:
    """Partners are one side."""
    if view.result is None:
        return None
    words, won = words_for(view, frame), winners(view)
    sides = [
        Side(
            tuple(score.seats),
            words.speaker.listing([name_of(seat, words) for seat in score.seats]),
            (*(score.points[key] for key in KEYS), sum(score.bonus.values())),
            score.total,
            any(seat in won for seat in score.seats),
            _left_early(view, frame, score.seats[0], words),
        )
        for score in view.scores
        if score.seats
    ]
    sources = [words.say(f"romolo-score-{key}") for key in (*KEYS, "majorities")]
    named = [words.say(f"romolo-by-{key}") for key in (*KEYS, "majorities")]
    said = ""
    if view.result.reason in COUNTED:
        said = margin(named, sides, words, _tie(view, sides, words))
    return ending(head(view, frame, words), sources, sides, said, words)


def _left_early(view: View, frame: Frame, seat: int, words: Words) -> str:
    """Of a king who is out of the game: since which round, if that is known."""
    if seat >= len(view.players) or view.players[seat].alive:
        return ""
    empty = list(takewhile(lambda mark: not any(mark.points[seat:][:1]), reversed(frame.course)))
    if not empty:
        return words.say("romolo-out")
    return words.say("romolo-out-since", round=empty[-1].round)


def _tie(view: View, sides: list[Side], words: Words) -> str:
    """The first category in which equals differ."""
    ranked = sorted(sides, key=lambda side: (not side.wins, -side.total))
    points = [
        next(score.points for score in view.scores if tuple(score.seats) == side.seats)
        for side in ranked[:2]
    ]
    for key in TIE_BREAKS if len(points) > 1 else ():
        more, less = (own[key] for own in points)
        if more != less:
            what = words.say(f"romolo-by-{key}")
            return words.say("final-tie-source", what=what, more=more, less=less)
    return ""

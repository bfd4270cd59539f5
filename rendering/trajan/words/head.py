"""The head of a picture: how far the game is, whose turn it is, what is being done."""

from __future__ import annotations

from games.core.text import who
from games.trajan.data.circle import NUMERALS, TRAYS
from games.trajan.seat.view import View
from rendering.board.masthead import (
    Chip,
    Masthead,
    Standing,
    news_of,
    ranking,
    turn_told,
    turn_told_shortly,
)
from rendering.frame import Frame
from rendering.kit.theme import GOLD, OCHRE, PLASTER_DARK
from rendering.trajan.front.painting import LOOK
from rendering.trajan.look.signs import ACTION_SIGN
from rendering.words.spoken import Words, drawn_words

PACKAGE = "games.trajan"


def words_for(view: View, frame: Frame) -> Words:
    return drawn_words(PACKAGE, frame, len(view.players))


def head(view: View, frame: Frame, words: Words) -> Masthead:
    seats = tuple(view.result.winners) if view.result else frame.waiting
    return Masthead(
        look=LOOK,
        title=words.say("game-name"),
        progress=progress(view, frame, words),
        chip=_chip(view, words),
        turn=turn(view, frame, words),
        turn_short=turn_told_shortly(seats, words),
        turn_note=doing(view, words),
        seats=seats,
        standing_title=words.say("trajan-points"),
        standings=standings(view),
        news=news_of(frame),
        names=words.names,
        under_way=_sows(view, frame),
    )


def _sows(view: View, frame: Frame) -> bool:
    """Whether who is asked has begun to sow: how far is more than that it is to be done."""
    turn = view.turn
    return bool(turn and turn.left and frame.waiting == (turn.seat,)) and not view.result


def progress(view: View, frame: Frame, words: Words) -> str:
    quarter, round = view.quarter, view.round_in_quarter
    return words.say("trajan-progress", quarter=quarter, round=round, move=frame.move)


def standings(view: View) -> tuple[Standing, ...]:
    """The best first; at the end the winner before others with as many points."""
    totals = [score.total for score in view.scores] or [player.vp for player in view.players]
    winners = view.result.winners if view.result else ()
    return tuple(sorted(ranking(totals), key=lambda s: (-s.value, s.seat not in winners)))


def _chip(view: View, words: Words) -> Chip | None:
    if view.result:
        return Chip(words.say("pic-over"), "trophy", GOLD)
    if view.phase != "turn":
        return Chip(words.say(f"trajan-phase-{view.phase}"), None, PLASTER_DARK)
    action = view.turn.action if view.turn else None
    return Chip(words.say(f"action-{action}"), ACTION_SIGN[action], OCHRE) if action else None


def turn(view: View, frame: Frame, words: Words) -> str:
    """Whose turn it is, or who has won."""
    if view.result:
        return words.say("told-winner", who=who(view.result.winners[0]))
    return turn_told(frame.waiting, words)


def doing(view: View, words: Words) -> str:
    """What happens in a turn; other phases are told by the chip in the title."""
    if view.result:
        return words.say(f"end-{view.result.reason}")
    if view.phase != "turn":
        return ""
    turn = view.turn
    if turn and turn.left:
        return words.say(
            "trajan-sowing",
            tray=NUMERALS[turn.source],
            n=len(turn.left),
            target=NUMERALS[(turn.source + turn.steps) % TRAYS],
        )
    if turn and turn.doing and turn.action:
        action = words.say(f"action-{turn.action}")
        return words.say(f"trajan-doing-{turn.doing}", action=action, n=turn.repeats)
    if turn and turn.fulfilled and turn.seat == view.active:
        return words.say("trajan-fulfilling", tray=NUMERALS[turn.target or 0])
    return words.say("trajan-phase-turn")

"""The whole table in one picture."""

from __future__ import annotations

from games.core.text import who
from games.vicus.seat.view import View
from rendering.board.masthead import (
    Chip,
    Masthead,
    masthead,
    news_of,
    ranking,
    turn_told,
    turn_told_shortly,
)
from rendering.board.scene import Scene, stacked
from rendering.frame import Frame
from rendering.kit.canvas import Canvas
from rendering.kit.theme import GOLD
from rendering.vicus.board.changes import changes, shown_points
from rendering.vicus.board.players import players
from rendering.vicus.board.street import street
from rendering.vicus.final import score_table
from rendering.vicus.look import words_for
from rendering.words.spoken import Words


def board_scene(view: View, frame: Frame) -> Scene:
    return _scene(view, frame, [])


def final_scene(view: View, frame: Frame) -> Scene:
    """The board with the scoring table; raises ValueError while the game goes on."""
    if view.result is None:
        raise ValueError("there is no scoring table before the game is over")
    return _scene(view, frame, [score_table(view, words_for(view, frame))])


def _scene(view: View, frame: Frame, above: list[Canvas]) -> Scene:
    words = words_for(view, frame)
    rows = [*((block,) for block in above), (street(view, words), players(view, words))]
    top = masthead(head(view, frame, words))
    return stacked(top, rows, changes(frame.before, view), frame.marks, frame.focus)


def head(view: View, frame: Frame, words: Words) -> Masthead:
    seats = tuple(view.result.winners) if view.result else frame.waiting
    return Masthead(
        title=words.say("game-name"),
        progress=words.say("pic-progress", round=view.round, move=frame.move),
        chip=Chip(words.say("pic-over"), "trophy", GOLD) if view.result else None,
        turn=turn(view, frame, words),
        turn_short=turn_told_shortly(seats, words) if seats else "",
        turn_note="",
        seats=seats,
        standing_title=words.say("vicus-points"),
        standings=ranking([shown_points(view, seat) for seat in range(len(view.players))]),
        news=news_of(frame),
        names=words.names,
    )


def turn(view: View, frame: Frame, words: Words) -> str:
    """Whose turn it is, or who has won."""
    if view.result:
        winners = tuple(who(seat) for seat in view.result.winners)
        return words.say("told-winners", n=len(winners), winners=winners)
    return turn_told(frame.waiting, words)

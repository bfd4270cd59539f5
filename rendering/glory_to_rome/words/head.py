"""The head of a picture: how far the game is, whose turn it is, what is being done."""

from __future__ import annotations

from games.core.text import Text, who
from games.glory_to_rome.data.cards import MATERIAL_OF
from games.glory_to_rome.seat.view import View
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
from rendering.glory_to_rome.final import ranked
from rendering.glory_to_rome.front.painting import LOOK
from rendering.glory_to_rome.look import COLOUR, ROLE_SIGN
from rendering.kit.theme import GOLD, PLASTER_DARK
from rendering.words.spoken import Words, drawn_words

PACKAGE = "games.glory_to_rome"


def words_for(view: View, frame: Frame) -> Words:
    return drawn_words(PACKAGE, frame, len(view.players))


def head(view: View, frame: Frame, words: Words) -> Masthead:
    return Masthead(
        look=LOOK,
        title=words.say("game-name"),
        progress=words.say("pic-progress", round=view.round, move=frame.move),
        chip=_chip(view, words),
        turn=turn(view, frame, words),
        turn_short=_turn_short(view, frame, words),
        turn_note=_acting(view, frame, words),
        seats=tuple(view.result.winners) if view.result else frame.waiting,
        standing_title=words.say("gtr-points" if view.scores else "gtr-influence"),
        standings=standings(view),
        news=news_of(frame),
        names=words.names,
    )


def standings(view: View) -> tuple[Standing, ...]:
    """The best first: by influence while vaults are closed, by points when all is over."""
    if view.scores:
        return tuple(Standing(score.seat, score.total) for score in ranked(view.scores))
    return ranking([player.influence for player in view.players])


def _chip(view: View, words: Words) -> Chip:
    if view.result:
        return Chip(words.say("pic-over"), "trophy", GOLD)
    if view.role is None:
        return Chip(words.say("gtr-no-role"), None, PLASTER_DARK)
    ground = COLOUR[MATERIAL_OF[view.role]]
    return Chip(words.say(f"role-{view.role}"), ROLE_SIGN[view.role], ground)


def turn(view: View, frame: Frame, words: Words) -> str:
    """Whose turn it is, or who has won."""
    if view.result:
        winners = tuple(who(seat) for seat in view.result.winners)
        return words.tell(Text("told-winners", {"n": len(winners), "winners": winners}))
    return turn_told(frame.waiting, words)


def _turn_short(view: View, frame: Frame, words: Words) -> str:
    seats = tuple(view.result.winners) if view.result else frame.waiting
    if view.result and len(seats) > 1:
        return turn(view, frame, words)
    return turn_told_shortly(seats, words)


def _acting(view: View, frame: Frame, words: Words) -> str:
    """What is being done, and how many actions of it are left."""
    if view.result:
        return words.say(f"end-{view.result.reason}")
    acting = view.acting
    if acting is None:
        return ""
    role = words.say("gtr-think" if acting.role == "think" else f"role-{acting.role}")
    key = "gtr-acting" if acting.left else "gtr-acting-last"
    doing = words.say(key, role=role, n=acting.left)
    if frame.waiting == (acting.seat,):
        return doing
    return words.say("gtr-acting-other", who=who(acting.seat), doing=doing)

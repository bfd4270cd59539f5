"""The head of a picture: how far the game is, whose turn it is, what is being done."""

from __future__ import annotations

from games.core.text import Text, who
from games.nova_roma.seat.view import View
from games.nova_roma.terms import LAPS, ROUNDS
from rendering.board.masthead import Chip, Masthead, news_of, turn_told, turn_told_shortly
from rendering.frame import Frame
from rendering.kit.theme import GOLD, PLASTER_DARK, RED
from rendering.nova_roma.front.painting import LOOK
from rendering.nova_roma.look.signs import ACTION_SIGN, NOBODY
from rendering.nova_roma.words.standings import standing_title, standings
from rendering.words.alt import capital
from rendering.words.spoken import Words, drawn_words

PACKAGE = "games.nova_roma"


def words_for(view: View, frame: Frame) -> Words:
    return drawn_words(PACKAGE, frame, len(view.players))


def head(view: View, frame: Frame, words: Words) -> Masthead:
    key = "nova-progress" if view.phase == "turn" else "nova-progress-round"
    values = {"round": view.round, "rounds": ROUNDS, "lap": view.lap, "laps": LAPS}
    seats = tuple(view.result.winners) if view.result else frame.waiting
    return Masthead(
        look=LOOK,
        title=words.say("game-name"),
        progress=words.say(key, **values, move=frame.move),
        chip=_chip(view, words),
        turn=turn(view, frame, words),
        turn_short=_turn_short(seats, view, words),
        turn_note=doing(view, words),
        seats=seats,
        standing_title=words.say(standing_title(view)),
        standings=standings(view),
        news=news_of(frame),
        names=_names(words),
    )


def _names(words: Words) -> tuple[str, ...]:
    """By seat; the solo opponent sits where no player does."""
    return (
        *words.names,
        *("" for _ in range(NOBODY - len(words.names))),
        words.say("sheet-automa"),
    )


def _chip(view: View, words: Words) -> Chip:
    if view.result:
        return Chip(words.say("pic-over"), "trophy", GOLD)
    action = view.turn.action
    if action is None:
        return Chip(words.say(f"nova-phase-{view.phase}"), None, PLASTER_DARK)
    return Chip(words.say(f"action-{action}"), ACTION_SIGN[action], RED)


def turn(view: View, frame: Frame, words: Words) -> str:
    """Whose turn it is, or who has won."""
    if view.result:
        if not view.result.winners:
            return words.say("told-automa-wins")
        winners = tuple(who(seat) for seat in view.result.winners)
        return words.tell(Text("told-winners", {"n": len(winners), "winners": winners}))
    return turn_told(frame.waiting, words)


def _turn_short(seats: tuple[int, ...], view: View, words: Words) -> str:
    if view.result and len(seats) > 1:
        return words.say("nova-shared")
    return turn_told_shortly(seats, words)


def doing(view: View, words: Words) -> str:
    """What is being done, with which strength, and what is still to come."""
    if view.result:
        return words.say(f"end-{view.result.reason}")
    now, said = view.turn, []
    if now.action:
        key = "nova-acting-petition" if now.via_petition else "nova-acting"
        action = words.say(f"action-{now.action}")
        said.append(words.say(key, action=action, strength=now.strength))
    if now.sails:
        said.append(words.say("nova-sails", n=now.sails))
    if now.square and now.pending:
        left = words.speaker.listing([words.say(f"action-{action}") for action in now.pending])
        said.append(words.say("nova-pending", actions=left))
    if not said and view.phase == "turn":
        said.append(words.say("nova-turn-end" if now.square else "nova-turn-start"))
    return capital(" · ".join(said))

"""The head of a picture: how far the game is, whose turn it is, what is being done."""

from __future__ import annotations

import msgspec

from games.romolo_o_remo.seat.view import View
from games.romolo_o_remo.words.labels import unit_name
from rendering.board.groups import News
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
from rendering.kit.icons import Icon
from rendering.kit.theme import GOLD, PLASTER_DARK, RED
from rendering.romolo_o_remo.board.ways import marches
from rendering.romolo_o_remo.front.painting import LOOK
from rendering.romolo_o_remo.player.estate import name_of
from rendering.words.spoken import Words, drawn_words

PACKAGE = "games.romolo_o_remo"
SIGN: dict[str, Icon] = {"action": "hammer", "combat": "shield-halved", "supply": "bread-slice"}


def words_for(view: View, frame: Frame) -> Words:
    return drawn_words(PACKAGE, frame, len(view.players))


def head(view: View, frame: Frame, words: Words) -> Masthead:
    seats = winners(view) if view.result else frame.waiting
    return Masthead(
        look=LOOK,
        title=words.say("game-name"),
        progress=words.say("pic-progress", round=view.round, move=frame.move),
        chip=_chip(view, words),
        turn=turn(view, frame, words),
        turn_short=name_of(seats[0], words) if len(seats) == 1 else turn_told_shortly(seats, words),
        turn_note=doing(view, frame, words),
        seats=seats,
        standing_title=words.say(standing_title(view)),
        standings=standings(view),
        news=news(frame),
        names=names(view, words),
    )


def news(frame: Frame) -> tuple[News, ...]:
    """Of several marches the last one stands large: the others are no longer true of the map."""
    told = news_of(frame)
    if len(told) < 2:
        return told
    marched = _marched(frame)
    if told[0].number not in marched:
        return told
    newest = max((line for line in told if line.number in marched), key=lambda it: it.number)
    return (newest, *(line for line in told if line != newest))


def _marched(frame: Frame) -> set[int]:
    """Numbers of the lines that tell how a unit moved."""
    before, found = frame.before, set[int]()
    for step in frame.steps:
        if any(marches(before, msgspec.json.decode(step.view, type=View))):
            found.add(step.line + 1)
        before = step.view
    return found


def names(view: View, words: Words) -> tuple[str, ...]:
    """By seat; the solo opponent sits behind the player."""
    return (*words.names, name_of(len(words.names), words)) if view.rival else words.names


def winners(view: View) -> tuple[int, ...]:
    """Nobody among the players has won: then the rival has."""
    assert view.result is not None
    return tuple(view.result.winners) or ((1,) if view.rival else ())


def standings(view: View) -> tuple[Standing, ...]:
    """Points as far as everybody may know them; partners have the same, so one stands for both."""
    if view.scores:
        sides = sorted(view.scores, key=lambda score: -score.total)
        return tuple(Standing(score.seats[0], score.total) for score in sides if score.seats)
    shown = view.points[:2] if view.variant.teams else view.points
    return ranking(shown)


def standing_title(view: View) -> str:
    hides = view.points and not view.scores
    return "romolo-points-open" if hides else "romolo-points"


def _chip(view: View, words: Words) -> Chip:
    if view.result:
        return Chip(words.say("pic-over"), "trophy", GOLD)
    if view.endgame:
        return Chip(words.say("romolo-endgame"), "hourglass-half", GOLD)
    sign = SIGN.get(view.phase)
    return Chip(words.say(f"romolo-phase-{view.phase}"), sign, RED if sign else PLASTER_DARK)


def turn(view: View, frame: Frame, words: Words) -> str:
    """Whose turn it is, or who has won."""
    if view.result:
        won = winners(view)
        if view.rival and not view.result.winners:
            return words.say("told-lost")
        said = words.speaker.listing([name_of(seat, words) for seat in won])
        return words.say("romolo-won", names=said, n=len(won))
    return turn_told(frame.waiting, words)


def doing(view: View, frame: Frame, words: Words) -> str:
    """What the one whose turn it is does; nothing that is said already."""
    if view.result:
        return words.say(f"end-{view.result.reason}")
    if view.turn.unit:
        return words.say(
            "romolo-moving",
            who=words.names[view.active],
            unit=words.tell(unit_name(view.turn.unit)),
        )
    asked = frame.waiting != (view.active,)
    if asked and view.phase in ("start", "action", "combat", "supply"):
        return words.say("romolo-turn-of", who=words.names[view.active])
    return ""

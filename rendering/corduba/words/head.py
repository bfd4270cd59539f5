"""The head of a picture: how far the game is, whose turn it is, what is being done."""

from __future__ import annotations

from games.corduba.seat.view import View
from games.corduba.state import Phase
from games.corduba.terms import ROUNDS, UNREST_MARKERS
from rendering.board.masthead import (
    Chip,
    Masthead,
    Standing,
    news_of,
    turn_told,
    turn_told_shortly,
)
from rendering.corduba.front.painting import LOOK
from rendering.corduba.look.people import NOBODY, looks_like, names_of, people
from rendering.frame import Frame
from rendering.kit.icons import Icon
from rendering.kit.theme import GOLD, PLASTER_DARK, RED
from rendering.words.spoken import Words, drawn_words

PACKAGE = "games.corduba"
SIGN: dict[Phase, Icon] = {
    "spread": "fire-flame-curved",
    "sharing": "fire-flame-curved",
    "placing": "fire-flame-curved",
    "market": "store",
    "turn": "hammer",
    "rome": "shield-halved",
    "harmony": "music",
}
ROMAN = ("", "I", "II", "III")


def words_for(view: View, frame: Frame) -> Words:
    return drawn_words(PACKAGE, frame, len(view.players))


def head(view: View, frame: Frame, words: Words) -> Masthead:
    seats = winners(view) if view.result else frame.waiting
    return Masthead(
        look=LOOK,
        title=words.say("game-name"),
        progress=progress(view, frame, words),
        chip=_chip(view, frame, words),
        turn=turn(view, frame, words),
        turn_short=_turn_short(view, seats, words),
        turn_note=frame.question or doing(view, words),
        asks=bool(frame.question),
        seats=seats,
        standing_title=words.say(standing_title(view)),
        standings=standings(view),
        news=news_of(frame),
        names=names_of(words),
    )


def progress(view: View, frame: Frame, words: Words) -> str:
    return words.say(
        "corduba-progress",
        decade=ROMAN[view.decade],
        round=view.round,
        rounds=ROUNDS,
        move=frame.move,
    )


def winners(view: View) -> tuple[int, ...]:
    """As they look; alone somebody loses to Caepio, unless they have as many Senators."""
    assert view.result is not None
    if view.result.winners or not view.caepio:
        return tuple(view.result.winners)
    counted = view.result.reason == "decades" and view.variant.goal != "monuments"
    equal = view.players[0].senators == view.caepio.senators
    return () if counted and equal else (NOBODY,)


def standings(view: View) -> tuple[Standing, ...]:
    if view.phase == "draft":
        return ()
    found = [Standing(looks_like(player.seat), player.senators) for player in people(view)]
    return tuple(sorted(found, key=lambda standing: -standing.value))


def standing_title(view: View) -> str:
    if view.caepio and view.variant.goal == "monuments":
        return "corduba-monuments"
    return "corduba-senators" if view.result else "corduba-if-ended"


def _chip(view: View, frame: Frame, words: Words) -> Chip:
    """The phase; and how far unrest is, where the question stands in its place."""
    if view.result:
        return Chip(words.say("pic-over"), "trophy", GOLD)
    sign = SIGN.get(view.phase)
    said = words.say(f"corduba-phase-{view.phase}")
    if frame.question and view.flames:
        burning = words.say("corduba-flames-short", n=view.flames, most=UNREST_MARKERS)
        said = f"{said} · {burning}"
    return Chip(said, sign, RED if sign else PLASTER_DARK)


def turn(view: View, frame: Frame, words: Words) -> str:
    """Whose turn it is, or who has won."""
    if view.result:
        won = winners(view)
        said = words.speaker.listing([names_of(words)[seat] for seat in won])
        return words.say("corduba-won", names=said, n=len(won))
    return turn_told(frame.waiting, words)


def _turn_short(view: View, seats: tuple[int, ...], words: Words) -> str:
    if view.result:
        return names_of(words)[seats[0]] if seats else words.say("corduba-won", names="", n=0)
    return turn_told_shortly(seats, words)


def doing(view: View, words: Words) -> str:
    if view.result:
        return words.say(f"end-{view.result.reason}")
    if view.phase == "draft":
        return words.say("corduba-drafting")
    said = []
    if view.planned and view.planned.kind:
        building = words.say(f"building-{view.planned.kind}")
        said.append(words.say("corduba-planned", building=building))
    if view.flames:
        said.append(words.say("corduba-flames", n=view.flames, most=UNREST_MARKERS))
    return " · ".join(said)

"""Games for a gallery, in which much happens: stopped somewhere, and told like a post."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from games.core.bots.random_bot import random_bot
from games.core.catalogue import Catalogue
from games.core.choices import Choice, checksum
from games.core.contract import AnyGame, Decision
from games.core.course import Growth
from games.core.ids import verb
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from rendering.frame import Frame, Kind, Language
from rendering.samples.positions import NAMES, Film, Sample, told_as_a_post

LAST = 3  # choices that are told as one move
FILMED = 15  # choices of which at least one tells something
LONG_NAMES = ("Wolfeschlegelsteinhausen", "Gaius 🦁", "李明", "Maximiliane von Hohenlohe")


class Stop(NamedTuple):
    """Where a game is looked at."""

    name: str
    seats: int
    seed: int
    choices: int
    boosted: bool = False
    variant: Mapping[str, str] | None = None
    bot: str = ""  # who plays; else anybody, lively


class Moment(NamedTuple):
    """A game stopped somewhere, and how it is told."""

    match: Match[Any, Any]
    frame: Frame
    asked: Decision | None

    def sample(self, name: str, kind: Kind = "board", **frame: Any) -> Sample:  # noqa: ANN401
        seat = self.asked.seat if self.asked else Seat(0)
        is_own = kind == "hand" or frame.get("focus") or frame.get("style") == "compact"
        seen = seat if is_own else None
        view = msgspec.json.encode(self.match.view(seen))
        if frame.get("marks"):
            frame.setdefault("places", self._places())
            frame.setdefault("offers", self._offers())
        if frame.get("marks") or frame.get("style") == "compact":
            frame.setdefault("question", self._question())
        return Sample(name, kind, view, replace(self.frame, **frame))

    def _question(self) -> str:
        speaker = Catalogue(self.frame.language, self.match.game.texts)
        return speaker.say(self.asked.prompt, NAMES) if self.asked else ""

    def _places(self) -> dict[str, str]:
        """What the options of the question say of their spots."""
        speaker = Catalogue(self.frame.language, self.match.game.texts)
        options = self.asked.options if self.asked else ()
        said = reversed([option for option in options if option.spot])
        return {option.spot: speaker.say(option.label, NAMES) for option in said if option.spot}

    def _offers(self) -> dict[str, tuple[str, ...]]:
        """Ids of the options at each spot."""
        found: dict[str, tuple[str, ...]] = {}
        for option in self.asked.options if self.asked else ():
            if option.spot:
                found[option.spot] = (*found.get(option.spot, ()), option.id)
        return found


class Lively(NamedTuple):
    """Players of a game who seldom do what ends something."""

    game: AnyGame
    shy: tuple[str, ...]  # the verbs of what ends something

    def played(self, stop: Stop, language: Language) -> Moment:
        """A game up to so many choices, or its end."""
        match: Match[Any, Any] = Match.start(
            self.game, stop.seats, stop.seed, stop.variant, boosted=stop.boosted
        )
        rng, speaker = Rng(stop.seed), Catalogue(language, self.game.texts)
        reel, growth = list[tuple[bytes, Film]](), Growth(match)
        while match.count < stop.choices and not match.outcome:
            choice = self._choice(match, stop, rng)
            if match.count < stop.choices - FILMED:
                match.replay(choice)
            else:
                reel.append((msgspec.json.encode(match.view(None)), match.film([choice])))
            growth.look()
        waiting = tuple(match.waiting())
        before, film = last_move(reel)
        frame = replace(
            told_as_a_post(film, self.game, speaker),
            names=NAMES[: stop.seats],
            language=language,
            move=match.count,
            waiting=waiting,
            before=before,
            course=growth.course() if match.outcome else (),
        )
        return Moment(match, frame, match.pending(waiting[0]) if waiting else None)

    def _choice(self, match: Match[Any, Any], stop: Stop, rng: Rng) -> Choice:
        decision = match.pending(match.waiting()[0])
        assert decision is not None
        picks = self._answer(match, stop, decision, rng)
        return Choice(decision.seat, decision.key, picks, checksum(decision))

    def _answer(
        self, match: Match[Any, Any], stop: Stop, decision: Decision, rng: Rng
    ) -> tuple[str, ...]:
        if stop.bot:
            bot = self.game.bots[stop.bot]
            return tuple(bot.answer(match.view(decision.seat), decision, rng))
        return self.answer(decision, rng)

    def answer(self, decision: Decision, rng: Rng) -> tuple[str, ...]:
        """Anything legal, but what ends something only now and then."""
        bold = [option.id for option in decision.options if verb(option.id) not in self.shy]
        if decision.most != 1 or decision.least != 1 or not bold or not rng.below(8):
            return tuple(random_bot(None, decision, rng))
        return (bold[rng.below(len(bold))],)


def last_move(reel: Sequence[tuple[bytes, Film]]) -> tuple[bytes | None, Film]:
    """What the last choices tell, or the last one that tells anything, and the table before: all
    that changed since then is in those lines, or came after them.
    """
    telling = [n for n, (_, film) in enumerate(reel) if film]
    kept = [n for n in telling if n >= len(reel) - LAST] or telling[-1:]
    if not kept:
        return None, []
    start = max((n + 1 for n in telling if n < kept[0]), default=0)
    return reel[start][0], [told for _, film in reel[start:] for told in film]

"""Games for a gallery, in which much happens: stopped somewhere, and told like a post."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from games.core.bots.random_bot import random_bot
from games.core.catalogue import Catalogue
from games.core.contract import AnyGame, Decision
from games.core.course import Growth
from games.core.ids import verb
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from rendering.frame import Frame, Kind, Language
from rendering.samples.positions import NAMES, Sample

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
        seen = None if kind != "hand" and not frame.get("focus") else seat
        view = msgspec.json.encode(self.match.view(seen))
        if frame.get("marks"):
            frame.setdefault("places", self._places())
            frame.setdefault("offers", self._offers())
        return Sample(name, kind, view, replace(self.frame, **frame))

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
        before, caption, growth = None, "", Growth(match)
        while match.count < stop.choices and not match.outcome:
            seat = match.waiting()[0]
            decision = match.pending(seat)
            assert decision is not None
            if match.count >= stop.choices - 3:
                before = before or msgspec.json.encode(match.view(None))
            told = match.submit(seat, match.seq, self._answer(match, stop, decision, rng))
            spoken = [speaker.say(event.text, NAMES) for event in told if event.only is None]
            caption = spoken[0] if spoken else caption
            growth.look()
        waiting = tuple(match.waiting())
        frame = Frame(
            names=NAMES[: stop.seats],
            language=language,
            move=match.count,
            caption=caption,
            waiting=waiting,
            before=before,
            course=growth.course() if match.outcome else (),
        )
        return Moment(match, frame, match.pending(waiting[0]) if waiting else None)

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

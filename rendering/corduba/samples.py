"""What the gallery shows of Corduba: every number of players, from the heirs to the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from games.corduba import GAME
from games.core.bots.random_bot import random_bot
from games.core.catalogue import Catalogue
from games.core.contract import Decision
from games.core.ids import verb
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from rendering.frame import Frame, Kind, Language
from rendering.samples.positions import NAMES, Sample

LONG_NAMES = ("Wolfeschlegelsteinhausen", "Gaius 🦁", "李明", "Maximiliane von Hohenlohe")
SHY = ("pass", "no", "portus", "again", "leave", "slowly")


class Stop(NamedTuple):
    """Where a game is looked at."""

    name: str
    seats: int
    seed: int
    choices: int
    boosted: bool = False
    variant: Mapping[str, str] | None = None
    bot: str = ""  # who plays; else anybody, lively


STOPS = (
    Stop("heirs", 3, 1, 1),
    Stop("start", 1, 2, 12, bot="steward"),
    Stop("start", 2, 1, 16),
    Stop("start", 4, 2, 30),
    Stop("middle", 1, 6, 50, boosted=True, bot="steward"),
    Stop("middle", 2, 3, 80, boosted=True),
    Stop("middle", 3, 4, 90, boosted=True),
    Stop("middle", 4, 5, 120, boosted=True),
    Stop("late", 2, 7, 150, boosted=True, bot="steward"),
    Stop("late", 4, 9, 260, boosted=True, bot="steward"),
)
ENDS = (
    *(Stop("end", seats, seats + 4, 20_000, boosted=True, bot="steward") for seats in GAME.seats),
    Stop("fall", 4, 8, 20_000, boosted=True),
)


class Moment(NamedTuple):
    """A game stopped somewhere, and how it is told."""

    match: Match[Any, Any]
    frame: Frame
    asked: Decision | None

    def sample(self, name: str, kind: Kind = "board", **frame: Any) -> Sample:  # noqa: ANN401
        seat = self.asked.seat if self.asked else Seat(0)
        seen = None if kind != "hand" and not frame.get("focus") else seat
        view = msgspec.json.encode(self.match.view(seen))
        return Sample(name, kind, view, replace(self.frame, **frame))


def samples(language: Language) -> Iterator[Sample]:
    for stop in STOPS:
        at = played(stop, language)
        yield at.sample(f"{stop.name}{stop.seats}")
        yield at.sample(f"hand-{stop.name}{stop.seats}", "hand")
        if stop.name == "middle":
            yield at.sample(f"turn{stop.seats}", marks=_marks(at))
    at = played(STOPS[-1], language)
    yield at.sample("names4", names=LONG_NAMES)
    yield at.sample("compact4", style="compact")
    yield from _questions(language)
    for stop in ENDS:
        yield played(stop, language).sample(f"{stop.name}{stop.seats}", "final")


def played(stop: Stop, language: Language) -> Moment:
    """A lively game up to so many choices, or its end."""
    match: Match[Any, Any] = Match.start(
        GAME, stop.seats, stop.seed, stop.variant, boosted=stop.boosted
    )
    rng, speaker, before, told_last = Rng(stop.seed), Catalogue(language, GAME.texts), None, ""
    while match.count < stop.choices and not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision is not None
        if match.count >= stop.choices - 3:
            before = before or msgspec.json.encode(match.view(None))
        told = match.submit(seat, match.seq, _answer(match, stop, decision, rng))
        spoken = [speaker.say(event.text, NAMES) for event in told if event.only is None]
        told_last = spoken[0] if spoken else told_last
    waiting = tuple(match.waiting())
    frame = Frame(
        names=NAMES[: stop.seats],
        language=language,
        move=match.count,
        caption=told_last,
        waiting=waiting,
        before=before,
    )
    return Moment(match, frame, match.pending(waiting[0]) if waiting else None)


def _answer(match: Match[Any, Any], stop: Stop, decision: Decision, rng: Rng) -> tuple[str, ...]:
    if stop.bot:
        return tuple(GAME.bots[stop.bot].answer(match.view(decision.seat), decision, rng))
    return _lively(decision, rng)


def _lively(decision: Decision, rng: Rng) -> tuple[str, ...]:
    """Anything legal, but what ends something only now and then."""
    bold = [option.id for option in decision.options if verb(option.id) not in SHY]
    if decision.most != 1 or decision.least != 1 or not bold or not rng.below(8):
        return tuple(random_bot(None, decision, rng))
    return (bold[rng.below(len(bold))],)


# ---- questions --------------------------------------------------------------------------------

KINDS = (
    *("corduba.build.type", "corduba.build.orientation", "corduba.build.spot"),
    *("corduba.build.confirm", "corduba.build.chain", "corduba.activate", "corduba.monument"),
    *("corduba.market", "corduba.prestige", "corduba.spread", "corduba.strike", "corduba.suppress"),
)
GAMES = ((4, 3), (2, 2), (4, 6), (3, 4))  # seats and seeds that show them
LONGEST = 400  # choices


def _questions(language: Language) -> Iterator[Sample]:
    """The first of each kind in lively games."""
    open_kinds = set(KINDS)
    for seats, seed in GAMES:
        match: Match[Any, Any] = Match.start(GAME, seats, seed, boosted=True)
        rng = Rng(seed)
        while match.count < LONGEST and not match.outcome and open_kinds:
            seat = match.waiting()[0]
            decision = match.pending(seat)
            assert decision is not None
            if decision.key in open_kinds:
                frame = Frame(NAMES[:seats], language, match.count, waiting=(seat,))
                found = list(_question(decision.key, Moment(match, frame, decision)))
                open_kinds -= {decision.key} if found else set()
                yield from found
            match.submit(seat, match.seq, _lively(decision, rng))


def _question(name: str, at: Moment) -> Iterator[Sample]:
    """The close-up of what is asked."""
    marks = _marks(at)
    if marks:
        yield at.sample(f"close-{name.removeprefix('corduba.')}", marks=marks, focus=tuple(marks))


def _marks(at: Moment) -> dict[str, str]:
    """Cells by their names, other places numbered."""
    options = at.asked.options if at.asked else ()
    spots = list(dict.fromkeys(option.spot for option in options if option.spot))
    return {
        spot: spot.rpartition(":")[2] if spot.startswith("cell:") else str(n)
        for n, spot in enumerate(spots, start=1)
    }

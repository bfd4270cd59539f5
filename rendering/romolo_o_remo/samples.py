"""What the gallery shows of Romolo o Remo?: every number of players, from the deal to the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from games.core.bots.random_bot import random_bot
from games.core.catalogue import Catalogue
from games.core.contract import Decision
from games.core.ids import verb
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.romolo_o_remo import GAME
from rendering.frame import Frame, Kind, Language
from rendering.samples.positions import NAMES, Sample

LONG_NAMES = ("Wolfeschlegelsteinhausen", "Gaius 🦁", "李明", "Maximiliane von Hohenlohe")
SHY = ("end", "stop", "give_up", "raze", "none", "end_game", "demolish", "convert")


class Stop(NamedTuple):
    """Where a game is looked at."""

    name: str
    seats: int
    seed: int
    choices: int
    boosted: bool = False
    variant: Mapping[str, str] | None = None


STOPS = (
    Stop("deal", 4, 2, 1),
    Stop("start", 1, 1, 9),
    Stop("start", 2, 1, 16),
    Stop("start", 4, 2, 30),
    Stop("middle", 1, 6, 60, boosted=True),
    Stop("middle", 2, 3, 80, boosted=True),
    Stop("middle", 3, 4, 120, boosted=True),
    Stop("middle", 4, 5, 160, boosted=True),
    Stop("teams", 4, 8, 160, boosted=True, variant={"teams": "on"}),
    Stop("late", 2, 7, 400, boosted=True),
    Stop("late", 4, 9, 700, boosted=True),
)
ENDS = tuple(Stop("end", seats, seats + 4, 20_000, boosted=True) for seats in GAME.seats)


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
        if stop.name != "deal":
            yield at.sample(f"hand-{stop.name}{stop.seats}", "hand")
        yield from _question(f"{stop.name}{stop.seats}", at)
    yield at.sample("names4", names=LONG_NAMES)
    yield at.sample("compact4", style="compact")
    yield from _questions(language)
    for stop in ENDS:
        yield played(stop, language).sample(f"end{stop.seats}", "final")


def played(stop: Stop, language: Language) -> Moment:
    """A lively game up to so many choices, or its end."""
    match: Match[Any, Any] = Match.start(
        GAME, stop.seats, stop.seed, stop.variant, boosted=stop.boosted
    )
    rng, speaker, before, said = Rng(stop.seed), Catalogue(language, GAME.texts), None, ""
    while match.count < stop.choices and not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        assert decision is not None
        if match.count >= stop.choices - 3:
            before = before or msgspec.json.encode(match.view(None))
        told = match.submit(seat, match.seq, _lively(decision, rng))
        spoken = [speaker.say(event.text, NAMES) for event in told if event.only is None]
        said = spoken[0] if spoken else said
    waiting = tuple(match.waiting())
    frame = Frame(
        names=NAMES[: stop.seats],
        language=language,
        move=match.count,
        caption=said,
        waiting=waiting,
        before=before,
    )
    return Moment(match, frame, match.pending(waiting[0]) if waiting else None)


def _lively(decision: Decision, rng: Rng) -> tuple[str, ...]:
    """Anything legal, but what ends something only now and then."""
    bold = [option.id for option in decision.options if verb(option.id) not in SHY]
    if decision.most != 1 or decision.least != 1 or not bold or not rng.below(8):
        return tuple(random_bot(None, decision, rng))
    return (bold[rng.below(len(bold))],)


# ---- questions --------------------------------------------------------------------------------


def _question(name: str, at: Moment) -> Iterator[Sample]:
    """The close-up of what is asked, if it is about places."""
    if at.asked is None:
        return
    spots = list(dict.fromkeys(option.spot for option in at.asked.options if option.spot))
    if len(spots) < 2:
        return
    marks = {
        spot: spot.rpartition(":")[2] if spot.startswith(("hex:", "side:", "unit:")) else str(n)
        for n, spot in enumerate(spots, start=1)
    }
    yield at.sample(f"close-{name}", marks=marks, focus=tuple(spots))


KINDS = (
    *("romolo.unit", "romolo.deed", "romolo.walls", "romolo.recruit", "romolo.sell"),
    *("romolo.buy", "romolo.attack", "romolo.tile", "romolo.store", "romolo.withdraw"),
)
GAMES = ((4, 3), (2, 2), (4, 6), (2, 4))  # seats and seeds that show them all
LONGEST = 500  # choices


def _questions(language: Language) -> Iterator[Sample]:
    """The first of each kind in lively games; the first fight; what an explorer has seen."""
    open_kinds = {*KINDS, "seen"}
    for seats, seed in GAMES:
        match: Match[Any, Any] = Match.start(GAME, seats, seed, boosted=True)
        rng = Rng(seed)
        while match.count < LONGEST and not match.outcome and open_kinds:
            seat = match.waiting()[0]
            decision = match.pending(seat)
            assert decision is not None
            frame = Frame(NAMES[:seats], language, match.count, waiting=(seat,))
            at = Moment(match, frame, decision)
            if decision.key in open_kinds:
                found = list(_question(decision.key, at))
                open_kinds -= {decision.key} if found else set()
                yield from found
                if decision.key == "romolo.tile":
                    yield at.sample("fight")
            if "seen" in open_kinds and any(hex.seen for hex in match.view(seat).hexes):
                open_kinds.remove("seen")
                own = msgspec.json.encode(match.view(seat))
                yield Sample("seen", "board", own, frame)
                yield at.sample("hand-seen", "hand")
            match.submit(seat, match.seq, _lively(decision, rng))

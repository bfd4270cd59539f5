"""What the gallery shows of Corduba: every number of players, from the heirs to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from games.corduba import GAME
from games.core.catalogue import Catalogue
from games.core.match import Match
from games.core.places import places_of
from games.core.rng import Rng
from rendering.frame import Frame, Language
from rendering.samples.lively import LONG_NAMES, Lively, Moment, Stop
from rendering.samples.positions import NAMES, Sample

PEOPLE = Lively(GAME, ("pass", "no", "portus", "again", "leave", "slowly"))

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
COMPACT = Stop("compact", 4, 9, 225, boosted=True, bot="steward")  # somebody has just built
ENDS = (
    *(Stop("end", seats, seats + 4, 20_000, boosted=True, bot="steward") for seats in GAME.seats),
    Stop("fall", 4, 8, 20_000),
)


def samples(language: Language) -> Iterator[Sample]:
    for stop in STOPS:
        at = PEOPLE.played(stop, language)
        yield at.sample(f"{stop.name}{stop.seats}")
        yield at.sample(f"hand-{stop.name}{stop.seats}", "hand")
        if stop.name == "middle":
            yield at.sample(f"turn{stop.seats}", marks=_marks(at), places=_places(at))
    at = PEOPLE.played(STOPS[-1], language)
    yield at.sample("names4", names=LONG_NAMES)
    yield PEOPLE.played(COMPACT, language).sample("compact4", style="compact")
    yield from _questions(language)
    for stop in ENDS:
        yield PEOPLE.played(stop, language).sample(f"{stop.name}{stop.seats}", "final")


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
            match.submit(seat, match.seq, PEOPLE.answer(decision, rng))


def _question(name: str, at: Moment) -> Iterator[Sample]:
    """The close-up of what is asked."""
    marks = _marks(at)
    if marks:
        shown = f"close-{name.removeprefix('corduba.')}"
        yield at.sample(shown, marks=marks, focus=tuple(marks), places=_places(at))


def _marks(at: Moment) -> dict[str, str]:
    """Cells by their names, other places numbered."""
    options = at.asked.options if at.asked else ()
    return {
        spot: spot.rpartition(":")[2] if spot.startswith("cell:") else str(n)
        for n, spot in enumerate(places_of(options), start=1)
    }


def _places(at: Moment) -> dict[str, str]:
    """What the options say."""
    speaker = Catalogue(at.frame.language, GAME.texts)
    options = at.asked.options if at.asked else ()
    return {
        option.spot: speaker.say(option.label, NAMES) for option in reversed(options) if option.spot
    }

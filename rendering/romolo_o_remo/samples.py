"""What the gallery shows of Romolo o Remo?: every number of players, from the deal to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.core.match import Match
from games.core.rng import Rng
from games.romolo_o_remo import GAME
from games.romolo_o_remo.words.labels import unit_name
from rendering.frame import Frame, Language
from rendering.romolo_o_remo.words.head import PACKAGE
from rendering.samples.lively import LONG_NAMES, Lively, Moment, Stop
from rendering.samples.positions import NAMES, Sample
from rendering.words.spoken import Words, drawn_words

PEOPLE = Lively(GAME, ("end", "stop", "give_up", "raze", "none", "end_game", "demolish", "convert"))

STOPS = (
    Stop("deal", 4, 2, 1),
    Stop("start", 1, 1, 9),
    Stop("placing", 2, 1, 8),
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


def samples(language: Language) -> Iterator[Sample]:
    for stop in STOPS:
        at = PEOPLE.played(stop, language)
        yield at.sample(f"{stop.name}{stop.seats}")
        if stop.name != "deal":
            yield at.sample(f"hand-{stop.name}{stop.seats}", "hand")
        yield from _question(f"{stop.name}{stop.seats}", at)
    yield at.sample("names4", names=LONG_NAMES)
    yield at.sample("compact4", style="compact")
    yield from _questions(language)
    for stop in ENDS:
        yield PEOPLE.played(stop, language).sample(f"end{stop.seats}", "final")


# ---- questions --------------------------------------------------------------------------------


def _question(name: str, at: Moment) -> Iterator[Sample]:
    """The close-up of what is asked, if it is about places."""
    if at.asked is None:
        return
    spots = list(dict.fromkeys(option.spot for option in at.asked.options if option.spot))
    if len(spots) < 2:
        return
    words = drawn_words(PACKAGE, at.frame, at.match.seats)
    marks = {spot: _mark(spot, n, words) for n, spot in enumerate(spots, start=1)}
    yield at.sample(f"close-{name}", marks=marks, focus=tuple(spots))


def _mark(spot: str, n: int, words: Words) -> str:
    name = spot.rpartition(":")[2]
    if spot.startswith("unit:"):
        return words.tell(unit_name(name))
    if spot.startswith("side:"):
        return words.say(f"side-{name}")
    return name if spot.startswith("hex:") else str(n)


KINDS = (
    *("romolo.unit", "romolo.deed", "romolo.walls", "romolo.recruit", "romolo.sell"),
    *("romolo.buy", "romolo.attack", "romolo.tile", "romolo.withdraw"),
)
GAMES = ((4, 2), (4, 21))  # seats and seeds that show them all
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
            match.submit(seat, match.seq, PEOPLE.answer(decision, rng))

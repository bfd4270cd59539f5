"""What the gallery shows of Ruhm für Rom: start, middle, late, full, end; hands small and large."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from games.glory_to_rome import GAME
from games.glory_to_rome.seat.view import View
from rendering.frame import Frame, Language
from rendering.glory_to_rome.samples.crowding import crowded
from rendering.glory_to_rome.words.head import words_for
from rendering.samples.positions import Position, Sample, play, untold
from rendering.samples.questions import Asking, asked

ENDLESS = 10_000
LARGE_HAND = 24
LONG_NAMES = ("Wolfeschlegelsteinhausen", "Gaius 🦁", "李明", "Maximiliane von Hohenlohe", "Ö")


class Stop(NamedTuple):
    """Where a game is looked at; the seeds give busy ones."""

    name: str
    seats: int
    seed: int
    choices: int
    bots: tuple[str, ...] = ("steward",)


STOPS = (
    Stop("start", 2, 1, 4),
    Stop("start", 3, 2, 5),
    Stop("start", 5, 1, 3),
    Stop("middle", 2, 15, 150),
    Stop("middle", 3, 17, 170),
    Stop("middle", 5, 4, 200),
    Stop("late", 2, 44, 432, ("random",)),
    Stop("late", 3, 29, 384),
    Stop("late", 5, 51, 296, ("random", "steward")),
)
ENDS = (Stop("end", 2, 15, ENDLESS), Stop("end", 3, 29, ENDLESS), Stop("end", 5, 4, ENDLESS))
ASKED = (
    Asking("lead", "gtr.lead", 3, 7, 60),
    Asking("pool", "gtr.laborer", 3, 7, 60),
    Asking("hire", "gtr.patron", 2, 7, 60, ("random",)),
    Asking("think", "gtr.think.optional", 3, 13, 0, ("random",)),
    Asking("sell", "gtr.merchant", 3, 7, 60),
    Asking("building", "gtr.architect", 3, 4, 350, ("random",), places=4),
    Asking("sites", "gtr.architect", 3, 2, 68, ("random",), places=4),
)


def samples(language: Language) -> Iterator[Sample]:
    for stop in STOPS:
        at = play(GAME, stop.seats, stop.seed, stop.choices, stop.bots, language)[-1]
        yield Sample(f"{stop.name}{stop.seats}", "board", at.view, at.frame)
        if stop.name == "start":
            yield Sample(f"hand-small{stop.seats}", "hand", at.own, _some_playable(at))
    yield from _prey(at)  # pyrefly: ignore[unbound-name]  (the last stop's)
    for asking in ASKED:
        yield from asked(GAME, asking, language)
    yield from _full(at)
    for stop in ENDS:
        end = play(GAME, stop.seats, stop.seed, stop.choices, stop.bots, language, True)[-1]
        yield Sample(f"{stop.name}{stop.seats}", "final", end.view, end.frame)


def _prey(at: Position) -> Iterator[Sample]:
    """Buildings of others to choose from: marked on the board, and close up."""
    view = msgspec.json.decode(at.view, type=View)
    others = [p for p in view.players if p.seat != at.frame.waiting[0]]
    spots = [f"p{p.seat}:b:{b.name}" for p in others for b in p.buildings if b.complete]
    marks = {spot: str(n) for n, spot in enumerate(spots, start=1)}
    question = words_for(view, at.frame).say("ask-prison")
    marked = replace(at.frame, marks=marks, question=question)
    yield Sample("mark-prey", "board", at.view, marked)
    yield Sample("close-prey", "board", at.own, replace(marked, focus=tuple(spots)))


def _full(at: Position) -> Iterator[Sample]:
    """Fuller than any game gets: every site built on, the longest names, a hand of 24."""
    frame = replace(untold(at.frame), names=LONG_NAMES)
    view = msgspec.json.decode(at.view, type=View)
    full = crowded(view, words_for(view, frame))
    first, second, *others = full.players
    poorer = replace(second, influence=9, stockpile={}, buildings=second.buildings[1:])
    before = msgspec.json.encode(replace(full, players=(first, poorer, *others)))
    frame = replace(frame, before=before)
    yield Sample("full5", "board", msgspec.json.encode(full), frame)
    own = crowded(msgspec.json.decode(at.own, type=View), words_for(view, frame))
    compact = replace(frame, before=None, style="compact")
    yield Sample("compact5", "board", msgspec.json.encode(own), compact)
    yield Sample("hand-large", "hand", *_large_hand(at))


def _large_hand(at: Position) -> tuple[bytes, Frame]:
    own = msgspec.json.decode(at.own, type=View)
    assert own.seat is not None
    built = [b.name for p in own.players for b in p.buildings]
    hand = tuple(sorted([*(own.players[own.seat].hand or ()), *built][:LARGE_HAND]))
    mine = replace(own.players[own.seat], hand=hand, hand_size=len(hand))
    players = tuple(mine if p.seat == own.seat else p for p in own.players)
    view = msgspec.json.encode(replace(own, players=players, shown=hand[:1]))
    return view, replace(at.frame, playable=hand[2:6])


def _some_playable(at: Position) -> Frame:
    """Two cards marked, as the bot would mark those among the options."""
    own = msgspec.json.decode(at.own, type=View)
    hand = own.players[own.seat].hand if own.seat is not None else None
    return replace(at.frame, playable=tuple(hand or ())[:2])

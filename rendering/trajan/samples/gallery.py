"""What the gallery shows of Trajan: set-up, start, middle, late, full, end; hands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from games.trajan import GAME
from games.trajan.data.cargo import COMMODITIES, SHIP_VALUES, Ship
from games.trajan.data.circle import NUMERALS
from games.trajan.seat.view import BestShipment, View
from rendering.frame import Frame, Language
from rendering.samples.positions import Position, Sample, move, play, untold
from rendering.samples.questions import Asking, asked
from rendering.trajan.samples.crowding import crowded

ENDLESS = 10_000
LONG_NAMES = ("Wolfeschlegelsteinhausen", "Gaius 🦁", "李明", "Maximiliane von Hohenlohe")
MARKS = {
    "tray:0": "I",
    "tray:3": "IV",
    "slot:0": "I",
    "action:forum": "1",
    "province:alpes": "2",
    "province:noricum": "12",
    "camp:military": "3",
    "camp:worker": "4",
    "site:B3": "B3",
    "space:G4": "G4",
    "space:Y1": "5",
    "stack:plus2": "6",
    "ship:ship_pairs": "7",
    "deck": "8",
    "discard:left": "9",
    "senate:1": "10",
    "bonus:right": "11",
}
ASKED = (
    Asking("circle", "trajan.tray", 3, 9, 90),
    Asking("sowing", "trajan.sow_stone", 3, 9, 60, ("random",), places=1),
    Asking("tiles", "trajan.trajan", 4, 7, 60),
    Asking("bonus", "trajan.bonus", 3, 7, 60),
    Asking("seaport", "trajan.seaport", 2, 7, 60),
    Asking("forum", "trajan.forum", 3, 7, 60),
    Asking("military", "trajan.military", 4, 7, 120),
    Asking("construction", "trajan.construction", 3, 7, 120),
)


class Stop(NamedTuple):
    """Where a game is looked at, and since when changes count."""

    name: str
    seats: int
    seed: int
    choices: int
    since: int = 1


STOPS = (
    Stop("stones", 3, 2, 5),
    Stop("start", 2, 1, 22),
    Stop("start", 4, 1, 60, 3),
    Stop("middle", 2, 15, 110, 4),
    Stop("middle", 3, 17, 160),
    Stop("middle", 4, 4, 200, 12),
    Stop("late", 2, 44, 225, 5),
    Stop("late", 3, 29, 330, 2),
    Stop("late", 4, 51, 420, 6),
)
ENDS = (Stop("end", 2, 15, ENDLESS), Stop("end", 3, 29, ENDLESS), Stop("end", 4, 4, ENDLESS))


def samples(language: Language) -> Iterator[Sample]:
    for stop in STOPS:
        at = move(GAME, stop.seats, stop.seed, stop.choices, language=language, last=stop.since)
        yield Sample(f"{stop.name}{stop.seats}", "board", at.view, at.frame)
        if stop.name == "middle":
            compact = replace(at.frame, style="compact")
            yield Sample(f"compact{stop.seats}", "board", at.own, compact)
            yield Sample(f"hand{stop.seats}", "hand", at.own, _some_playable(at))
    marked = replace(at.frame, before=None, marks=MARKS)  # pyrefly: ignore[unbound-name]  (the last's)
    yield Sample("marks4", "board", at.view, marked)
    for asking in ASKED:
        yield from asked(GAME, asking, language, _named)
    yield from _full(at)
    for stop in ENDS:
        end = play(GAME, stop.seats, stop.seed, stop.choices, language=language, to_the_end=True)
        yield Sample(f"{stop.name}{stop.seats}", "final", end[-1].view, end[-1].frame)


def _named(spot: str) -> str | None:
    """Trays, sites and spaces are called so by their options."""
    kind, _, name = spot.partition(":")
    if kind == "tray":
        return NUMERALS[int(name)]
    return name if kind in ("site", "space") else None


def _full(at: Position) -> Iterator[Sample]:
    """Fuller than any game gets, with the longest names."""
    frame = replace(untold(at.frame), names=LONG_NAMES, before=None)
    view = msgspec.json.encode(crowded(msgspec.json.decode(at.view, type=View)))
    yield Sample("full4", "board", view, frame)
    own = msgspec.json.decode(at.own, type=View)
    assert own.seat is not None
    hand = tuple(card for n, card in enumerate(COMMODITIES) for _ in range(n % 4 + 1))
    mine = replace(own.players[own.seat], hand=hand, hand_size=len(hand))
    players = tuple(mine if p.seat == own.seat else p for p in own.players)
    most: tuple[tuple[Ship, int], ...] = (
        ("ship_same", 4),
        ("ship_pairs", 3),
        ("ship_different", 4),
    )
    best = tuple(BestShipment(ship, n, SHIP_VALUES[ship]["front"][n - 1]) for ship, n in most)
    full = replace(own, players=players, fresh=hand[:2], shipments=best)
    large = msgspec.json.encode(full)
    yield Sample("full-compact4", "board", *_full_compact(full, frame))
    yield Sample("hand-large", "hand", large, frame)


def _full_compact(own: View, frame: Frame) -> tuple[bytes, Frame]:
    """Of who sits there, just after the last two came to a province."""
    full = crowded(own)
    first, *others = full.provinces
    then = replace(first, value=first.vp, leaders=first.leaders[:2], legionnaires=())
    poorer = tuple(replace(player, vp=player.vp - 7) for player in full.players[:2])
    before = replace(full, provinces=(then, *others), players=(*poorer, *full.players[2:]))
    told = replace(frame, style="compact", before=msgspec.json.encode(before))
    return msgspec.json.encode(full), told


def _some_playable(at: Position) -> Frame:
    """Two kinds marked, as the bot would mark those among the options."""
    own = msgspec.json.decode(at.own, type=View)
    hand = own.players[own.seat].hand if own.seat is not None else None
    return replace(at.frame, playable=tuple(dict.fromkeys(hand or ()))[:2])

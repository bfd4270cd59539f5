"""Pieces that went elsewhere: stones, workers, legionnaires, leaders."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec

from games.trajan.data.circle import TRAYS
from games.trajan.data.circle import Colour as Stone
from games.trajan.seat.view import PlayerView, View
from rendering.board.ways import Way, Ways
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK
from rendering.trajan.look.signs import STONE

CAMP = "military_camp"


def ways(before: bytes | None, now: View) -> Ways:
    if before is None:
        return ()
    then = msgspec.json.decode(before, type=View)
    if len(then.players) != len(now.players) or then.phase == "stones":
        return ()
    pairs = zip(then.players, now.players, strict=True)
    return tuple(way for old, new in pairs for way in _of_player(old, new))


def _of_player(old: PlayerView, new: PlayerView) -> Iterator[Way]:
    seat = new.seat
    yield from (Way("camp:worker", f"site:{s}", seat) for s in new.sites if s not in old.sites)
    left = [f"province:{p}" for p in old.legions if p not in new.legions] or ["camp:military"]
    yield from (Way(left[0], f"province:{p}", seat) for p in new.legions if p not in old.legions)
    if new.leader != old.leader:
        yield Way(_place(old.leader), _place(new.leader), seat)
    yield from _sown(old, new)


def _place(name: str) -> str:
    return "camp:military" if name == CAMP else f"province:{name}"


def _sown(old: PlayerView, new: PlayerView) -> Iterator[Way]:
    """From the tray that lost stones to those that have more."""
    if not any(old.trays):
        return
    more = [len(new.trays[n]) - len(old.trays[n]) for n in range(TRAYS)]
    emptied = [n for n in range(TRAYS) if more[n] < 0]
    for n in range(TRAYS):
        if emptied and more[n] > 0:
            start, end = f"p{new.seat}:tray:{emptied[0]}", f"p{new.seat}:tray:{n}"
            yield Way(start, end, new.seat, partial(_stone, new.trays[n][-1]))


def _stone(kind: Stone, canvas: Canvas, box: Box) -> None:
    canvas.shape("disc", box, INK)
    canvas.shape("disc", box.inset(3), STONE[kind])

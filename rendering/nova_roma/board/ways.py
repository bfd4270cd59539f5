"""Pieces that went elsewhere: patricians, ships, chariots, blocks of buildings."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.nova_roma.seat.view import View
from rendering.board.ways import Way, Ways
from rendering.nova_roma.board.changes import BUILT


def ways(before: bytes | None, now: View) -> Ways:
    if before is None:
        return ()
    then = msgspec.json.decode(before, type=View)
    if len(then.players) != len(now.players):
        return ()
    return tuple(way for way in _gone(then, now) if way.seat < len(now.players))


def _gone(then: View, now: View) -> Iterator[Way]:
    for token in now.forum.tokens:
        if token.owner is not None and token not in then.forum.tokens:
            yield Way(f"p{token.owner}:patricians", token.square, token.owner)
    for ship in now.ships:
        if ship not in then.ships:
            spot = f"ship:{ship.owner}:{ship.name}"
            yield Way(spot, spot, ship.owner)
    for was, lane in zip(then.lanes, now.lanes, strict=True):
        spaces = {racer.owner: racer.space for racer in was.racers}
        for racer in lane.racers:
            if spaces.get(racer.owner) != racer.space:
                spot = f"racer:{lane.lane}:{racer.owner}"
                yield Way(spot, spot, racer.owner)
    for building in now.buildings:
        if building not in then.buildings:
            yield Way(f"p{building.owner}:blocks", BUILT + building.anchor, building.owner)

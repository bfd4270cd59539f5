"""Pieces that went elsewhere: patricians, ships, chariots, blocks of buildings."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.nova_roma.data.shapes import ORIENTATIONS
from games.nova_roma.seat.view import BuildingView, ShipView, View
from rendering.board.ways import Piece, Way, Ways
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.nova_roma.board.changes import BUILT
from rendering.nova_roma.board.sea import HULL_H, HULL_W
from rendering.nova_roma.look.pieces import building, extent, ship
from rendering.nova_roma.scenery.measures import CELL


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
    for vessel in now.ships:
        if vessel not in then.ships:
            spot = f"ship:{vessel.owner}:{vessel.name}"
            yield Way(spot, spot, vessel.owner, _ship(vessel))
    for was, lane in zip(then.lanes, now.lanes, strict=True):
        spaces = {racer.owner: racer.space for racer in was.racers}
        for racer in lane.racers:
            if spaces.get(racer.owner) != racer.space:
                spot = f"racer:{lane.lane}:{racer.owner}"
                yield Way(spot, spot, racer.owner)
    for built in now.buildings:
        if built not in then.buildings:
            start, end = f"p{built.owner}:blocks", BUILT + built.anchor
            yield Way(start, end, built.owner, _roof(built))


def _ship(vessel: ShipView) -> Piece:
    def draw(canvas: Canvas, box: Box) -> None:
        (x, y), (w, h) = box.middle, (HULL_W, HULL_H)
        ship(canvas, vessel.owner, vessel.name, Box(x - w // 2, y - h // 2, w, h))

    return draw


def _roof(standing: BuildingView) -> Piece:
    rows, columns = extent(ORIENTATIONS[standing.orientation])

    def draw(canvas: Canvas, box: Box) -> None:
        x, y = box.middle[0] - columns * CELL // 2, box.middle[1] - rows * CELL // 2
        building(canvas, standing.owner, standing.orientation, x, y, CELL)

    return draw

"""Pieces that went elsewhere: workers to sites, insulae into the town, goods to the market."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from games.corduba.seat.view import DistrictView, PlayerView, View
from rendering.board.ways import Piece, Way, Ways
from rendering.corduba.board.changes import at_portus
from rendering.corduba.look.people import looks_like
from rendering.corduba.look.roofs import house
from rendering.corduba.look.signs import token
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas


def ways(before: bytes | None, now: View) -> Ways:
    if before is None:
        return ()
    then = msgspec.json.decode(before, type=View)
    if len(then.players) != len(now.players):
        return ()
    return tuple(way for way in _gone(then, now) if way.seat < len(now.players))


def _gone(then: View, now: View) -> Iterator[Way]:
    used = {space.name: space.user for space in then.spaces}
    for space in now.spaces:
        if space.user is not None and used.get(space.name) != space.user:
            name = space.name if space.name.startswith("castra") else f"site:{space.name}"
            yield Way(f"p{space.user}:workers", name, space.user)
    for seat in at_portus(then, now):
        yield Way(f"p{seat}:workers", f"portus:{seat}", seat)
    for old, new in zip(then.districts, now.districts, strict=True):
        yield from _into(old, new)
    for was, is_now in zip(then.players, now.players, strict=True):
        yield from _traded(then, now, was, is_now)


def _traded(then: View, now: View, was: PlayerView, player: PlayerView) -> Iterator[Way]:
    """Goods that are sold go to their stalls; money goes where something is bought."""
    for before, row in zip(then.market, now.market, strict=True):
        what, stall = row.resource, f"market:{row.resource}"
        more, dearer = player.goods[what] - was.goods[what], row.price - before.price
        stocked = row.stock - before.stock
        if more < 0 and (stocked > 0 or dearer < 0):
            yield Way(f"p{player.seat}:{what}", stall, player.seat, _token(what))
        elif more > 0 and (stocked < 0 or dearer > 0):
            yield Way(f"p{player.seat}:denarii", stall, player.seat, _token("denarii"))


def _into(old: DistrictView, new: DistrictView) -> Iterator[Way]:
    """Into a quarter of the town."""
    used = {tile.kind: tile.user for tile in old.tiles}
    for tile in new.tiles:
        if tile.user is not None and used.get(tile.kind) != tile.user:
            yield Way(f"p{tile.user}:workers", f"tile:{new.id}:{tile.kind}", tile.user)
    for cell, owner in new.insulae.items():
        if cell not in old.insulae:
            start, end = f"p{owner}:row:{new.id}", f"insula:{new.id}:{cell}"
            yield Way(start, end, owner, _house(owner))


def _token(what: str) -> Piece:
    def draw(canvas: Canvas, box: Box) -> None:
        token(canvas, what, *box.middle, box.w)

    return draw


def _house(owner: int) -> Piece:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.sprite(box, house, looks_like(owner))

    return draw

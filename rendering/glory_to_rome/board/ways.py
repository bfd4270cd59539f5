"""Cards that went elsewhere: into and out of the pool, into buildings and vaults."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec

from games.glory_to_rome.data.cards import MATERIALS, Material
from games.glory_to_rome.seat.view import PlayerView, View
from rendering.board.ways import Way, Ways
from rendering.glory_to_rome.look import pip


def ways(before: bytes | None, now: View) -> Ways:
    if before is None:
        return ()
    then = msgspec.json.decode(before, type=View)
    if len(then.players) != len(now.players):
        return ()
    taken = {m for m in MATERIALS if now.pool.get(m, 0) < then.pool.get(m, 0)}
    pairs = zip(then.players, now.players, strict=True)
    return tuple(way for old, new in pairs for way in _of_player(old, new, taken))


def _of_player(old: PlayerView, new: PlayerView, taken: set[Material]) -> Iterator[Way]:
    seat = f"p{new.seat}"
    for m in MATERIALS:
        gained = new.stockpile.get(m, 0) - old.stockpile.get(m, 0)
        start, card = f"pool:{m}" if m in taken else f"{seat}:hand", partial(pip, material=m)
        if gained > 0:
            yield Way(start, f"{seat}:stock:{m}", new.seat, card)
        if new.clients.count(m) > old.clients.count(m):
            yield Way(start, f"{seat}:client:{m}", new.seat, card)
        if gained < 0 and new.vault_size > old.vault_size:
            yield Way(f"{seat}:stock:{m}", f"{seat}:vault", new.seat, card)
    yield from _built(old, new)


def _built(old: PlayerView, new: PlayerView) -> Iterator[Way]:
    """Materials come from the stockpile if that has fewer of them, else from the hand."""
    laid = {building.name: len(building.materials) for building in old.buildings}
    for building in new.buildings:
        if len(building.materials) > laid.get(building.name, 0):
            m = building.materials[-1]
            fewer = new.stockpile.get(m, 0) < old.stockpile.get(m, 0)
            start = f"stock:{m}" if fewer else "hand"
            card, end = partial(pip, material=m), f"p{new.seat}:b:{building.name}"
            yield Way(f"p{new.seat}:{start}", end, new.seat, card)

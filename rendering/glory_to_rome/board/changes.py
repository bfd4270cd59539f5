"""What changed between two views, as spots of the picture with what to write on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from games.glory_to_rome.data.cards import MATERIALS
from games.glory_to_rome.seat.view import BuildingView, PlayerView, View
from rendering.board.changes import signed


def changes(before: bytes | None, now: View) -> dict[str, str]:
    """Spot -> "+2", or nothing where the glow says enough."""
    if before is None:
        return {}
    then = msgspec.json.decode(before, type=View)
    if len(then.players) != len(now.players):
        return {}
    found = dict(_centre(then, now))
    for old, new in zip(then.players, now.players, strict=True):
        found |= {f"p{new.seat}:{spot}": label for spot, label in _player(old, new)}
    return found


def _centre(then: View, now: View) -> Iterator[tuple[str, str]]:
    if then.deck_size != now.deck_size:
        yield "deck", signed(now.deck_size - then.deck_size)
    if then.senators != now.senators:
        yield "senators", signed(now.senators - then.senators)
    if then.role != now.role and now.role:
        yield "chip", ""
    for material in MATERIALS:
        grown = now.pool.get(material, 0) - then.pool.get(material, 0)
        if grown:
            yield f"pool:{material}", signed(grown)
        if then.sites[material].in_town != now.sites[material].in_town:
            yield f"town:{material}", ""
        if then.sites[material].out_of_town != now.sites[material].out_of_town:
            yield f"away:{material}", ""


def _player(old: PlayerView, new: PlayerView) -> Iterator[tuple[str, str]]:
    if old.influence != new.influence:
        yield "influence", signed(new.influence - old.influence)
    if old.hand_size != new.hand_size or old.hand_limit != new.hand_limit:
        yield "hand", ""
    if old.vault_size != new.vault_size or old.vault_limit != new.vault_limit:
        yield "vault", ""
    if (old.stance, old.camp) != (new.stance, new.camp) and new.stance:
        yield "stance", ""
    if old.conceded != new.conceded:
        yield "name", ""
    yield from _ledger(old, new)
    known = {b.name: b for b in old.buildings}
    for b in new.buildings:
        if _looks(known.get(b.name)) != _looks(b):
            yield f"b:{b.name}", ""


def _ledger(old: PlayerView, new: PlayerView) -> Iterator[tuple[str, str]]:
    for material in MATERIALS:
        if old.clients.count(material) != new.clients.count(material):
            yield f"client:{material}", ""
        if old.stockpile.get(material, 0) != new.stockpile.get(material, 0):
            yield f"stock:{material}", ""
        if old.sites.count(material) != new.sites.count(material):
            yield f"site:{material}", ""


def _looks(b: BuildingView | None) -> Mapping[str, object] | None:
    """What of a building is drawn: a function that begins to work elsewhere changes nothing."""
    if b is None:
        return None
    return {"laid": b.materials, "done": b.complete, "all": b.public, "taken": b.captured}

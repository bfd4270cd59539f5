"""What changed between two views, as spots of the picture with what to write on them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias

import msgspec

from games.glory_to_rome.data.cards import MATERIALS
from games.glory_to_rome.seat.view import BuildingView, PlayerView, View
from rendering.board.changes import Figures, differing

Pairs: TypeAlias = Iterator[tuple[str, object, object]]
Found: TypeAlias = Iterator[tuple[str, Figures | None]]


def changes(before: bytes | None, now: View) -> dict[str, Figures | None]:
    """Spot -> its number then and now, or nothing where the glow says enough."""
    if before is None:
        return {}
    then = msgspec.json.decode(before, type=View)
    if len(then.players) != len(now.players):
        return {}
    found = dict(_centre(then, now))
    for old, new in zip(then.players, now.players, strict=True):
        found |= {f"p{new.seat}:{spot}": figures for spot, figures in _player(old, new)}
    return found


def _centre(then: View, now: View) -> Found:
    yield from differing(_piles(then, now))
    if then.role != now.role and now.role:
        yield "chip", None


def _piles(then: View, now: View) -> Pairs:
    yield "deck", then.deck_size, now.deck_size
    yield "senators", then.senators, now.senators
    for material in MATERIALS:
        yield f"pool:{material}", then.pool.get(material, 0), now.pool.get(material, 0)
        old, new = then.sites[material], now.sites[material]
        yield f"town:{material}", old.in_town, new.in_town
        yield f"away:{material}", old.out_of_town, new.out_of_town


def _player(old: PlayerView, new: PlayerView) -> Found:
    yield from differing(_counts(old, new))
    if (old.stance, old.camp) != (new.stance, new.camp) and new.stance:
        yield "stance", None
    known = {b.name: b for b in old.buildings}
    for b in new.buildings:
        if _looks(known.get(b.name)) != _looks(b):
            yield f"b:{b.name}", None


def _counts(old: PlayerView, new: PlayerView) -> Pairs:
    yield "influence", old.influence, new.influence
    yield "hand", (old.hand_size, old.hand_limit), (new.hand_size, new.hand_limit)
    yield "vault", (old.vault_size, old.vault_limit), (new.vault_size, new.vault_limit)
    yield "name", old.conceded, new.conceded
    for material in MATERIALS:
        yield f"client:{material}", old.clients.count(material), new.clients.count(material)
        yield f"stock:{material}", old.stockpile.get(material, 0), new.stockpile.get(material, 0)
        yield f"site:{material}", old.sites.count(material), new.sites.count(material)


def _looks(b: BuildingView | None) -> Mapping[str, object] | None:
    """What of a building is drawn: a function that begins to work elsewhere changes nothing."""
    if b is None:
        return None
    return {"laid": b.materials, "done": b.complete, "all": b.public, "taken": b.captured}

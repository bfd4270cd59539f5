"""What changed between two views, as spots of the picture with what to write on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from games.corduba.actions.sites import PORTUS_PAYS
from games.corduba.seat.view import DistrictView, PlayerView, View
from games.corduba.terms import DISTRICTS, OFFERINGS, RESOURCES, TROOPS
from rendering.board.changes import Figures, differing
from rendering.corduba.look.people import people

Pairs: TypeAlias = Iterator[tuple[str, object, object]]


def changes(before: bytes | None, now: View) -> dict[str, Figures | None]:
    """Spot -> its number then and now, or nothing where the glow says enough."""
    if before is None:
        return {}
    then = msgspec.json.decode(before, type=View)
    if len(then.players) != len(now.players):
        return {}
    found = dict(differing(_table(then, now)))
    found |= dict.fromkeys(f"portus:{seat}" for seat in at_portus(then, now))
    for seat in set(now.passed) - set(then.passed):
        found[f"p{seat}:order"] = None
    for old, new in zip(people(then), people(now), strict=True):
        found |= {f"p{new.seat}:{spot}": what for spot, what in differing(_player(old, new))}
        for district in DISTRICTS:
            if old.prestige[district] != new.prestige[district]:
                spot = f"prestige:{district}:{new.seat}"
                found[spot] = Figures(old.prestige[district], new.prestige[district])
    return found


def at_portus(then: View, now: View) -> Iterator[int]:
    """Who has sent a piece to the Portus, where none stays: it is gone, and its pay is there."""
    for old, new in zip(then.players, now.players, strict=True):
        paid = new.denarii - old.denarii == PORTUS_PAYS
        alike = old.goods == new.goods and old.milestones == new.milestones
        stayed = _used(now, new.seat) > _used(then, new.seat)
        if paid and alike and not stayed and _pieces(old) - _pieces(new) == 1:
            yield new.seat


def _used(view: View, seat: int) -> int:
    """Spaces and tiles with a piece of somebody on them."""
    tiles = (tile.user for district in view.districts for tile in district.tiles)
    return sum(user == seat for user in (*tiles, *(space.user for space in view.spaces)))


def _pieces(player: PlayerView) -> int:
    """At hand."""
    return player.workers + len(player.ready) + player.special_ready


def _table(then: View, now: View) -> Pairs:
    for old, new in zip(then.districts, now.districts, strict=True):
        yield from _district(old, new)
    used = {space.name: space.user for space in then.spaces}
    for space in now.spaces:
        name = space.name if space.name.startswith("castra") else f"site:{space.name}"
        if space.user is not None:  # that pieces go home is no news
            yield name, (used.get(space.name),), (space.user,)
    for was, row in zip(then.market, now.market, strict=True):
        price = (was.price, row.price) if was.price != row.price else ((was.stock,), (row.stock,))
        yield f"market:{row.resource}", *price
    for id in now.milestones + tuple(m for p in now.players for m in p.milestones):
        yield f"milestone:{id}", id in then.milestones, id in now.milestones
    for id in then.monuments:
        yield f"monument:{id}", True, id in now.monuments
    yield "demand", then.demand, now.demand
    if then.solo and now.solo:
        yield "caepio", then.solo.opened, now.solo.opened


def _district(old: DistrictView, new: DistrictView) -> Pairs:
    were = {tile.kind: tile for tile in old.tiles}
    for tile in new.tiles:
        was = were.get(tile.kind)
        user = was.user if was and tile.user is None else tile.user
        look = (tile.unrest, user)
        yield f"tile:{new.id}:{tile.kind}", (was.unrest, was.user) if was else None, look
    for cell, owner in new.insulae.items():
        yield f"insula:{new.id}:{cell}", (old.insulae.get(cell),), (owner,)
    yield f"bonus:{new.id}", (old.revolting,), (new.revolting,)


def _player(old: PlayerView, new: PlayerView) -> Pairs:
    yield "senators", old.senators, new.senators
    yield "denarii", old.denarii, new.denarii
    for what in RESOURCES:
        yield what, old.goods[what], new.goods[what]
    yield "workers", (old.workers, old.register), (new.workers, new.register)
    yield "specialists", (old.freed, old.ready), (new.freed, new.ready)
    yield "special", (old.special, old.special_ready), (new.special, new.special_ready)
    yield "popularity", old.popularity, new.popularity
    yield "harmony", old.harmony, new.harmony
    yield "upkeep", old.upkeep, new.upkeep
    yield "unrest", (old.unrest, old.held, old.received), (new.unrest, new.held, new.received)
    for kind in TROOPS:
        yield kind, old.troops[kind], new.troops[kind]
    for offering in OFFERINGS:
        yield offering, old.offerings[offering], new.offerings[offering]
    if new.delivered:  # that it is over is no news
        yield "delivered", old.delivered, True
    yield "ability", (old.character, old.ability_ready), (new.character, new.ability_ready)
    for district in DISTRICTS:
        yield f"row:{district}", (old.rows[district],), (new.rows[district],)
    for id in new.monuments:
        yield f"monument:{id}", id in old.monuments, True

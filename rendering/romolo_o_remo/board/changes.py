"""What changed between two views, as spots of the picture with what to write on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from games.romolo_o_remo.seat.view import HexView, PlayerView, View
from games.romolo_o_remo.terms import RESOURCES
from rendering.board.changes import Figures, differing
from rendering.kit.type import figure
from rendering.romolo_o_remo.look.colours import purse

Pairs: TypeAlias = Iterator[tuple[str, object, object]]


def changes(before: bytes | None, now: View) -> dict[str, Figures | None]:
    """Spot -> its number then and now, or nothing where the glow says enough."""
    if before is None:
        return {}
    then = msgspec.json.decode(before, type=View)
    if len(then.players) != len(now.players):
        return {}
    found = dict(differing(_table(then, now)))
    kings = [*zip(then.players, now.players, strict=True)]
    if then.rival and now.rival:
        kings.append((then.rival, now.rival))
    for old, new in kings:
        found |= {f"p{new.seat}:{spot}": what for spot, what in differing(_king(old, new))}
    return found


def told_before(before: bytes | None, now: View) -> dict[str, str]:
    """Of goods and coins that changed: their spots, and what was written there."""
    if before is None:
        return {}
    then = msgspec.json.decode(before, type=View)
    if len(then.players) != len(now.players):
        return {}
    found: dict[str, str] = {}
    for old, new in zip(then.players, now.players, strict=True):
        for good in RESOURCES:
            if old.stock.get(good, 0) != new.stock.get(good, 0):
                found[f"p{new.seat}:{good}"] = figure(old.stock.get(good, 0))
        if old.money is not None and new.money is not None and old.money != new.money:
            found[f"p{new.seat}:money"] = purse(old.money)
    return found


def _table(then: View, now: View) -> Pairs:
    were = {hex.name: hex for hex in then.hexes}
    for hex in now.hexes:
        if hex.name in were:
            yield f"hex:{hex.name}", _look(were[hex.name]), _look(hex)
    for old, new in zip(then.market, now.market, strict=True):
        price = (old.price, new.price) if old.price != new.price else (old.cubes, new.cubes)
        yield f"column:{new.kind}", *price
    for kind, left in now.bank.items():
        yield f"bank:{kind}", then.bank[kind], left
    for tile in now.display:
        if tile:
            yield f"character:{tile}", tile in then.display, True
    yield "fight", then.fight, now.fight
    yield "events", then.events_left, now.events_left


def left_behind(before: bytes | None, now: View) -> set[str]:
    """Hexes of which nothing changed but that units went away."""
    if before is None:
        return set()
    were = {hex.name: hex for hex in msgspec.json.decode(before, type=View).hexes}
    return {
        f"hex:{hex.name}"
        for hex in now.hexes
        if (old := were.get(hex.name))
        and _look(hex)[:-1] == _look(old)[:-1]
        and _units(hex) < _units(old)
    }


def _look(hex: HexView) -> tuple[object, ...]:
    """What one sees change on a hex; that a unit has grown tired is no news."""
    ground = (hex.up, hex.marker, hex.marker_down, hex.buildings, hex.stores)
    return (*ground, hex.harbours, hex.walls, hex.tower, hex.damaged, _units(hex))


def _units(hex: HexView) -> set[tuple[int, str, bool]]:
    return {(u.owner, u.name, u.hindered) for u in hex.units}


def _king(old: PlayerView, new: PlayerView) -> Pairs:
    for good in RESOURCES:
        yield good, old.stock.get(good, 0), new.stock.get(good, 0)
    yield "strength", old.strength, new.strength
    yield "battles", old.battles, new.battles
    yield "dice", old.dice, new.dice
    yield "worker", (old.workers, old.most_workers), (new.workers, new.most_workers)
    yield "military", (old.military, old.most_military), (new.military, new.most_military)
    yield "explorer", old.pool.get("explorer"), new.pool.get("explorer")
    yield "fallen", old.fallen, new.fallen
    yield "name", (old.alive, old.conceded), (new.alive, new.conceded)
    if old.money is not None and new.money is not None:
        yield "money", (old.money,), (new.money,)
    for seat, stances in enumerate(zip(old.stances, new.stances, strict=True)):
        yield f"stance{seat}", *stances
    had = {own.tile: replace(own, used=False) for own in old.characters}
    for own in new.characters:
        yield own.tile, had.get(own.tile), replace(own, used=False)

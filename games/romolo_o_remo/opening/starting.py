"""Choices before the first turn: a tile, where it lies, a resource, the first pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.asking import Offer, each, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.kings import turn_order
from games.romolo_o_remo.opening.setup import (
    LOTS,
    deal,
    lay_zone,
    place_farm,
    place_tower,
    place_warehouse,
    place_workers,
    start_plains,
)
from games.romolo_o_remo.state import Phase, State
from games.romolo_o_remo.terms import RESOURCES, START_WORKERS, Terrain
from games.romolo_o_remo.words.labels import RESOURCE_TEXT, TERRAIN_TEXT


def draw_lots(t: Table, s: State) -> Steps[None]:
    """Everybody chooses forest or hill, unseen by the others; then the tiles are dealt."""

    def offers() -> Mapping[Seat, Sequence[Offer[Terrain]]]:
        own = [offer(lot, lot, TERRAIN_TEXT[lot], Text(f"hint-lot-{lot}")) for lot in LOTS]
        return {Seat(seat): own for seat in turn_order(s)}

    chosen = yield from each("romolo.lot", Text("ask-lot"), offers)
    for seat, lot in chosen.items():
        s.players[seat].lot = lot
    deal(t.rng, s)
    t.tell("told-dealt", reveals=True)
    s.phase = "zones"


def lay_zones(t: Table, s: State) -> Steps[None]:
    """In turn order; one segment each."""
    seat = s.active
    player = s.players[seat]
    assert player.lot
    lot = TERRAIN_TEXT[player.lot]
    offers = [
        offer(hex, hex, Text("do-lay-lot", {"hex": hex, "lot": lot}), spot=f"hex:{hex}")
        for hex in player.zone
    ]
    hex = yield from pick(Seat(seat), "romolo.zone", Text("ask-zone", {"lot": lot}), offers)
    lay_zone(s, seat, hex)
    t.tell("told-zone", who=who(seat), hex=hex, lot=lot, reveals=True)
    _next_seat(s, "gifts")


def take_gifts(t: Table, s: State) -> Steps[None]:
    seat = s.active
    offers = [offer(kind, kind, RESOURCE_TEXT[kind]) for kind in RESOURCES]
    kind = yield from pick(Seat(seat), "romolo.gift", Text("ask-gift"), offers)
    s.players[seat].stock[kind] += 1
    t.tell("told-gift", who=who(seat), good=RESOURCE_TEXT[kind])
    _next_seat(s, "placing")


def place_first(t: Table, s: State) -> Steps[None]:
    """Tower, farm, warehouse and workers on the two plains of the start zone.

    Each is there before the next is asked for: one sees what one has placed.
    """
    seat = Seat(s.active)
    plains = start_plains(s, seat)
    tower = yield from _place(seat, "tower", plains)
    place_tower(s, seat, tower)
    farm = yield from _place(seat, "farm", plains)
    place_farm(s, farm)
    store = yield from _place(seat, "warehouse", plains)
    place_warehouse(s, store)
    place_workers(s, seat, (yield from _ask_workers(seat, plains)))
    t.tell("told-placed", who=who(seat), tower=tower, farm=farm, store=store)
    _next_seat(s, "start")


def _place(seat: Seat, what: str, plains: list[str]) -> Steps[str]:
    offers = [offer(h, h, Text("do-place", {"hex": h}), spot=f"hex:{h}") for h in plains]
    return (yield from pick(seat, f"romolo.{what}", Text(f"ask-place-{what}"), offers))


def _workers_text(split: list[str]) -> Text:
    one, two = split
    if one == two:
        return Text("do-place-both", {"hex": one})
    return Text("do-place-workers", {"a": one, "b": two})


def _ask_workers(seat: Seat, plains: list[str]) -> Steps[list[str]]:
    one, two = plains
    splits = [[one] * START_WORKERS, [one, two], [two] * START_WORKERS]
    offers = [
        offer(
            split,
            "+".join(split),
            _workers_text(split),
            spot=f"hex:{split[0]}" if split[0] == split[1] else "",
        )
        for split in splits
    ]
    return (yield from pick(seat, "romolo.workers", Text("ask-place-workers"), offers))


def _next_seat(s: State, then: Phase) -> None:
    """The next player in turn order, or the next step of the set-up."""
    order = turn_order(s)
    at = order.index(s.active) + 1
    if at < len(order):
        s.active = order[at]
        return
    s.active, s.phase = s.start, then

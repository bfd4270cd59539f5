"""What a building costs here, and the ways to pay (specification 7.4.1)."""

from __future__ import annotations

from msgspec import Struct

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.data.tables import Cost
from games.romolo_o_remo.jobs.job import Worker, parts_of, pay, purse
from games.romolo_o_remo.kings import characters, unused, use
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import Building, Resource
from games.romolo_o_remo.words.labels import cubes_id, cubes_text

MIXED: tuple[Resource, ...] = ("wood", "stone")  # what Aedificator may exchange


class Payment(Struct, frozen=True):
    cubes: Cost
    aedificator: bool = False
    free: int = 0  # walls from Defensor's tile


def due(s: State, hex: str, total: int) -> int:
    """Cubes to pay after the temples of the hex: at least one."""
    return max(1, total - s.places[hex].buildings.get("temple", 0))


def can_pay(s: State, worker: Worker, kind: Building, have: dict[Resource, int]) -> bool:
    """Whether there is any way to pay for a building; quicker than finding them all."""
    cost = TABLES.costs[kind]
    total = due(s, worker.hex, sum(cost.values()))
    if sum(min(n, have[r]) for r, n in cost.items()) >= total:
        return True
    if unused(s, worker.seat, "aedificator") is None:
        return False
    return bool(_mixed(cost, total, have))


def building_payments(s: State, worker: Worker, kind: Building) -> list[Payment]:
    have = purse(s, worker.seat, worker.hex)
    cost = TABLES.costs[kind]
    total = due(s, worker.hex, sum(cost.values()))
    found = [Payment(part) for part in parts_of(cost, total, have)]
    if unused(s, worker.seat, "aedificator") is not None:
        found += _mixed(cost, total, have)
    return found


def _mixed(cost: Cost, total: int, have: dict[Resource, int]) -> list[Payment]:
    """With Aedificator: wood and stone in any mix, one more than needed."""
    others = {kind: n for kind, n in cost.items() if kind not in MIXED}
    exchangeable = sum(cost.get(kind, 0) for kind in MIXED)
    found = []
    for kept in range(min(total, sum(others.values())), -1, -1):
        mixed = total - kept
        if not 1 <= mixed <= exchangeable:
            continue
        for other in parts_of(others, kept, have):
            anything: Cost = dict.fromkeys(MIXED, mixed + 1)
            for mix in parts_of(anything, mixed + 1, have):
                found.append(Payment({**other, **mix}, aedificator=True))
    return found


def wall_payments(s: State, worker: Worker, n: int, *, at_temple: bool = True) -> list[Payment]:
    """Ways to pay for some walls; those on Defensor's tile are free, others from the bank."""
    have = purse(s, worker.seat, worker.hex)
    tile = free_walls(s, worker.seat) if at_temple else 0
    found = []
    for free in range(min(n, tile), -1, -1):
        paid = n - free
        if paid > s.bank["wall"]:
            continue
        if not paid:
            found.append(Payment({}, free=free))
            continue
        total = due(s, worker.hex, paid) if at_temple else paid
        any_mix: Cost = dict.fromkeys(TABLES.wall, total)
        found += [Payment(part, free=free) for part in parts_of(any_mix, total, have)]
    return found


def free_walls(s: State, seat: int) -> int:
    return sum(own.walls for own in characters(s, seat, "defensor"))


def choose_payment(s: State, worker: Worker, what: Text, payments: list[Payment]) -> Steps[Payment]:
    offers: list[Offer[Payment]] = [
        offer(payment, _id(payment), _label(payment), _hint(payment)) for payment in payments
    ]
    prompt = Text("ask-pay", {"what": what})
    return (yield from pick(Seat(worker.seat), "romolo.pay", prompt, offers))


def _id(payment: Payment) -> str:
    free = f"free{payment.free}+" if payment.free else ""
    return f"pay:{free}{cubes_id(payment.cubes)}"


def _label(payment: Payment) -> Text:
    if not payment.free:
        return Text("do-pay", {"cubes": cubes_text(payment.cubes)})
    return Text("do-pay-free", {"n": payment.free, "cubes": cubes_text(payment.cubes)})


def _hint(payment: Payment) -> Text | None:
    return Text("hint-aedificator") if payment.aedificator else None


def settle_payment(s: State, worker: Worker, payment: Payment) -> None:
    pay(s, worker.seat, worker.hex, payment.cubes)
    if payment.aedificator:
        tile = unused(s, worker.seat, "aedificator")
        assert tile is not None
        use(s, tile)
    if payment.free:
        _take_free_walls(s, worker.seat, payment.free)


def _take_free_walls(s: State, seat: int, n: int) -> None:
    for own in characters(s, seat, "defensor"):
        taken = min(n, own.walls)
        own.walls -= taken
        n -= taken

"""The shape of a job, and paying for one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import TypeAlias

from msgspec import Struct

from games.core.asking import Offer
from games.core.contract import Steps, Table
from games.romolo_o_remo.data.tables import Cost
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import RESOURCES, Resource


class Worker(Struct, frozen=True):
    """A worker at work: `hex` is where he works, with Traductor not where he stands."""

    seat: int
    name: str
    hex: str


# Gives whether the action was really taken: somebody asked may have said no.
Job: TypeAlias = Callable[[Table, State, Worker], Steps[bool]]
Jobs: TypeAlias = list[Offer[Job]]


def purse(s: State, seat: int, hex: str) -> dict[Resource, int]:
    """What a worker on a hex can pay with: the stock, and what is stored there."""
    have = dict(s.players[seat].stock)
    for store in s.places[hex].stores:
        for cube in store:
            have[cube] += 1
    return have


def pay(s: State, seat: int, hex: str, cubes: Cost) -> None:
    """Takes cubes from warehouses of the hex, those nearly empty first, then from the stock."""
    stock = s.players[seat].stock
    for kind, n in cubes.items():
        left = n
        for store in sorted(s.places[hex].stores, key=len):
            while left and kind in store:
                store.remove(kind)
                left -= 1
        stock[kind] -= left
        assert stock[kind] >= 0, f"seat {seat} cannot pay {kind}"


def affords(have: dict[Resource, int], cost: Cost) -> bool:
    return all(have[kind] >= n for kind, n in cost.items())


def parts_of(cost: Cost, total: int, have: dict[Resource, int]) -> Iterator[Cost]:
    """All ways to pay `total` cubes of a cost, the rest being waived."""
    kinds = [kind for kind in RESOURCES if cost.get(kind)]
    ranges = [range(min(cost[kind], have[kind]), -1, -1) for kind in kinds]
    for numbers in product(*ranges):
        if sum(numbers) == total:
            yield {kind: n for kind, n in zip(kinds, numbers, strict=True) if n}

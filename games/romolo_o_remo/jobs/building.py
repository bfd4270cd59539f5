"""Build, demolish, convert (specification 7.4.1 to 7.4.3)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial, reduce

from games.core.asking import Offer, offer, pick, pick_some
from games.core.contract import SELDOM, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.jobs.job import Job, Jobs, Worker, affords, purse
from games.romolo_o_remo.jobs.payments import (
    Payment,
    building_payments,
    can_pay,
    choose_payment,
    settle_payment,
    wall_payments,
)
from games.romolo_o_remo.jobs.room import fits, room_for_walls
from games.romolo_o_remo.map.limits import trim
from games.romolo_o_remo.map.sites import (
    Ruin,
    Standing,
    put_up,
    ruins,
    tear_down,
)
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import (
    BUILDINGS,
    SIDES,
    Building,
    Resource,
)
from games.romolo_o_remo.words.labels import (
    BUILDING_TEXT,
    RESOURCE_TEXT,
    SIDE_TEXT,
    SIGN_TEXT,
    cubes_signs,
    cubes_text,
    ruin_id,
    ruin_text,
    unit_name,
)

MOST_WALLS = 3  # in one action


def building_jobs(s: State, worker: Worker) -> Jobs:
    place = s.places[worker.hex]
    if place.terrain == "water":
        return []
    jobs: Jobs = []
    jobs += [_building_offered(kind) for kind in buildable(s, worker)]
    if found := ruins(place):
        jobs.append(
            offer(demolish, "demolish", Text("do-demolish"), Text("hint-demolish"), group=SELDOM)
        )
        if any(_conversions(s, worker, _whole(s, worker.hex, ruin)) for ruin in found):
            jobs.append(
                offer(convert, "convert", Text("do-convert"), Text("hint-convert"), group=SELDOM)
            )
    return jobs


# ---- build ------------------------------------------------------------------------------------


def buildable(s: State, worker: Worker) -> list[Standing]:
    have = purse(s, worker.seat, worker.hex)
    found: list[Standing] = [
        kind for kind in BUILDINGS if fits(s, worker.hex, kind) and can_pay(s, worker, kind, have)
    ]
    if room_for_walls(s, worker.hex, 1) and wall_payments(s, worker, 1):
        found.append("wall")
    return found


def build(kind: Standing, t: Table, s: State, worker: Worker) -> Steps[bool]:
    if kind == "wall":
        most = max(
            n
            for n in range(1, MOST_WALLS + 1)
            if room_for_walls(s, worker.hex, n) and wall_payments(s, worker, n)
        )
        sides = yield from _choose_sides(s, worker, most)
        ways = wall_payments(s, worker, len(sides))
        payment = yield from choose_payment(s, worker, BUILDING_TEXT["wall"], ways)
        settle_payment(s, worker, payment)
        _put_walls(t, s, worker, sides, payment)
        return True
    ways = building_payments(s, worker, kind)
    payment = yield from choose_payment(s, worker, BUILDING_TEXT[kind], ways)
    settle_payment(s, worker, payment)
    put_up(s, worker.hex, kind)
    _tell_built(t, worker, kind, payment)
    return True


def _building_offered(kind: Standing) -> Offer[Job]:
    if kind == "wall":
        label = Text("do-build-walls", {"goods": _any_of(TABLES.wall)})
    else:
        cost = cubes_signs(TABLES.costs[kind])
        label = Text("do-build", {"building": BUILDING_TEXT[kind], "cost": cost})
    job: Job = partial(build, kind)
    return offer(job, f"build:{kind}", label, group="build")


def _any_of(kinds: Iterable[Resource]) -> Text:
    """«🪵/🪨»."""
    signs = [SIGN_TEXT[kind] for kind in kinds]
    return reduce(lambda a, b: Text("either", {"a": a, "b": b}), signs)


def _choose_sides(
    s: State, worker: Worker, most: int, freed: tuple[int, ...] = ()
) -> Steps[tuple[int, ...]]:
    walls = [side for side in s.places[worker.hex].walls if side not in freed]
    free = [side for side in range(len(SIDES)) if side not in walls]
    offers = [_side_offered(worker.hex, side) for side in free]
    prompt = Text("ask-walls", {"hex": worker.hex, "n": most})
    return (yield from pick_some(Seat(worker.seat), "romolo.walls", prompt, offers, 1, most))


def _side_offered(hex: str, side: int) -> Offer[int]:
    return offer(side, SIDES[side], SIDE_TEXT[side], spot=f"side:{hex}:{SIDES[side]}")


def _put_walls(
    t: Table, s: State, worker: Worker, sides: tuple[int, ...], payment: Payment
) -> None:
    place = s.places[worker.hex]
    place.walls = sorted([*place.walls, *sides])
    s.bank["wall"] -= len(sides) - payment.free
    t.tell(
        "told-walls",
        who=who(worker.seat),
        unit=unit_name(worker.name),
        hex=worker.hex,
        n=len(sides),
        sides=tuple(SIDE_TEXT[side] for side in sides),
        cubes=cubes_text(payment.cubes),
    )


def _tell_built(t: Table, worker: Worker, kind: Building, payment: Payment) -> None:
    t.tell(
        "told-builds",
        who=who(worker.seat),
        unit=unit_name(worker.name),
        hex=worker.hex,
        building=BUILDING_TEXT[kind],
        cubes=cubes_text(payment.cubes),
    )


# ---- demolish ---------------------------------------------------------------------------------


def choose_ruin(s: State, seat: int, key: str, prompt: Text, hex: str) -> Steps[Ruin]:
    """A building of a hex; of walls one to three."""
    offers = [
        offer(ruin, ruin_id(ruin), ruin_text(ruin), spot=f"hex:{hex}")
        for ruin in ruins(s.places[hex])
    ]
    ruin = yield from pick(Seat(seat), key, prompt, offers)
    return (yield from choose_walls(s, seat, hex, ruin))


def choose_walls(s: State, seat: int, hex: str, ruin: Ruin, least: int = 1) -> Steps[Ruin]:
    """Which walls, where walls are meant."""
    if ruin.kind != "wall":
        return ruin
    offers = [_side_offered(hex, side) for side in s.places[hex].walls]
    prompt = Text("ask-which-walls", {"hex": hex})
    least = min(least, len(offers))
    sides = yield from pick_some(Seat(seat), "romolo.sides", prompt, offers, least, MOST_WALLS)
    return Ruin("wall", sides=tuple(sides))


def demolish(t: Table, s: State, worker: Worker) -> Steps[bool]:
    prompt = Text("ask-demolish", {"hex": worker.hex})
    ruin = yield from choose_ruin(s, worker.seat, "romolo.demolish", prompt, worker.hex)
    kinds: list[Resource] = (
        list(TABLES.wall) if ruin.kind == "wall" else list(TABLES.costs[ruin.kind])
    )
    offers = [offer(kind, kind, RESOURCE_TEXT[kind]) for kind in kinds]
    refund = yield from pick(Seat(worker.seat), "romolo.refund", Text("ask-refund"), offers)
    tear_down(s, worker.hex, ruin)
    s.players[worker.seat].stock[refund] += 1
    t.tell(
        "told-demolishes",
        who=who(worker.seat),
        unit=unit_name(worker.name),
        hex=worker.hex,
        building=ruin_text(ruin),
        good=RESOURCE_TEXT[refund],
    )
    yield from trim(t, s)
    return True


# ---- convert ----------------------------------------------------------------------------------


def _whole(s: State, hex: str, ruin: Ruin) -> Ruin:
    """Of walls as many as one action may take away."""
    if ruin.kind != "wall":
        return ruin
    return Ruin("wall", sides=tuple(s.places[hex].walls[:MOST_WALLS]))


def _conversions(s: State, worker: Worker, gone: Ruin) -> list[Standing]:
    """What may stand there instead, at full cost: no temple, no Aedificator (ruling 17)."""
    have = purse(s, worker.seat, worker.hex)
    for cube in gone.cubes:
        have[cube] -= 1
    found: list[Standing] = [
        kind
        for kind in BUILDINGS
        if kind != gone.kind
        and affords(have, TABLES.costs[kind])
        and fits(s, worker.hex, kind, gone)
    ]
    walls = s.bank["wall"] and any(have[kind] for kind in TABLES.wall)
    if walls and room_for_walls(s, worker.hex, 1, gone):
        found.append("wall")
    return found


def convert(t: Table, s: State, worker: Worker) -> Steps[bool]:
    hex, seat = worker.hex, Seat(worker.seat)
    olds = [ruin for ruin in ruins(s.places[hex]) if _conversions(s, worker, _whole(s, hex, ruin))]
    offers = [offer(ruin, ruin_id(ruin), ruin_text(ruin)) for ruin in olds]
    old = yield from pick(seat, "romolo.convert", Text("ask-convert", {"hex": hex}), offers)
    if old.kind == "wall":
        least = next(
            n
            for n in range(1, MOST_WALLS + 1)
            if _conversions(s, worker, Ruin("wall", sides=tuple(s.places[hex].walls[:n])))
        )
        old = yield from choose_walls(s, seat, hex, old, least)
    kinds = [offer(k, k, BUILDING_TEXT[k]) for k in _conversions(s, worker, old)]
    prompt = Text("ask-convert-into", {"old": ruin_text(old)})
    new = yield from pick(seat, "romolo.into", prompt, kinds)
    if new == "wall":
        yield from _convert_into_walls(t, s, worker, old)
    else:
        tear_down(s, hex, old)
        payment = Payment(TABLES.costs[new])
        settle_payment(s, worker, payment)
        put_up(s, hex, new)
        _tell_converted(t, worker, old, BUILDING_TEXT[new])
    yield from trim(t, s)
    return True


def _convert_into_walls(t: Table, s: State, worker: Worker, old: Ruin) -> Steps[None]:
    have = purse(s, worker.seat, worker.hex)
    for cube in old.cubes:
        have[cube] -= 1
    payable = min(sum(have[kind] for kind in TABLES.wall), s.bank["wall"])
    most = max(
        n
        for n in range(1, MOST_WALLS + 1)
        if n == 1 or (n <= payable and room_for_walls(s, worker.hex, n, old))
    )
    sides = yield from _choose_sides(s, worker, most, old.sides)
    tear_down(s, worker.hex, old)
    ways = wall_payments(s, worker, len(sides), at_temple=False)
    payment = yield from choose_payment(s, worker, BUILDING_TEXT["wall"], ways)
    settle_payment(s, worker, payment)
    _tell_converted(t, worker, old, BUILDING_TEXT["wall"])
    _put_walls(t, s, worker, sides, payment)


def _tell_converted(t: Table, worker: Worker, old: Ruin, new: Text) -> None:
    t.tell(
        "told-converts",
        who=who(worker.seat),
        unit=unit_name(worker.name),
        hex=worker.hex,
        old=ruin_text(old),
        new=new,
    )

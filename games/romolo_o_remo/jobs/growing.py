"""New workers, soldiers, explorers and mercenaries (specification 7.4.7 to 7.4.10)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from msgspec import Struct

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.data.tables import Cost
from games.romolo_o_remo.jobs.job import Job, Jobs, Worker, affords, pay, purse
from games.romolo_o_remo.kings import king, money_text, spend_tokens, tokens
from games.romolo_o_remo.map.people import (
    add_unit,
    free_name,
    military_room,
    unit,
    worker_fits,
)
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import (
    EXPLORER_PRICE,
    HIRED_AT_ONCE,
    MERCENARY_PRICE,
    RESOURCES,
    SOLDIER_PRICE,
    WORKER_PRICE,
    Resource,
    UnitKind,
)
from games.romolo_o_remo.words.labels import (
    UNIT_TEXT,
    cubes_id,
    cubes_signs,
    cubes_text,
    tally,
    unit_name,
)


def growing_jobs(s: State, worker: Worker) -> Jobs:
    seat = worker.seat
    have = purse(s, seat, worker.hex)
    jobs: Jobs = []
    if affords(have, WORKER_PRICE) and worker_fits(s, seat):
        jobs.append(_creation(create_worker, "worker", WORKER_PRICE))
    at_home = worker.hex == king(s, seat).capital
    room = military_room(s, seat) and free_name(s, seat, "soldier")
    if at_home and room and affords(have, SOLDIER_PRICE):
        jobs.append(_creation(create_soldier, "soldier", SOLDIER_PRICE))
    if affords(have, EXPLORER_PRICE) and free_name(s, seat, "explorer"):
        jobs.append(_creation(create_explorer, "explorer", EXPLORER_PRICE))
    if hirings(s, worker):
        label = Text("do-hire")
        jobs.append(offer(hire, "hire", label, Text("hint-hire"), group="grow"))
    return jobs


def _creation(job: Job, kind: UnitKind, price: Cost) -> Offer[Job]:
    label = Text("do-create", {"unit": UNIT_TEXT[kind], "cost": cubes_signs(price)})
    return offer(job, f"create:{kind}", label, group="grow")


def _tell_new(t: Table, worker: Worker, kind: UnitKind, name: str) -> None:
    t.tell(
        "told-creates",
        who=who(worker.seat),
        unit=UNIT_TEXT[kind],
        name=unit_name(name),
        hex=worker.hex,
    )


def create_worker(t: Table, s: State, worker: Worker) -> Steps[bool]:
    yield from ()
    pay(s, worker.seat, worker.hex, WORKER_PRICE)
    new = add_unit(s, worker.seat, "worker", worker.hex)
    _tell_new(t, worker, "worker", new.name)
    return True


def create_explorer(t: Table, s: State, worker: Worker) -> Steps[bool]:
    yield from ()
    pay(s, worker.seat, worker.hex, EXPLORER_PRICE)
    new = add_unit(s, worker.seat, "explorer", worker.hex)
    _tell_new(t, worker, "explorer", new.name)
    return True


def create_soldier(t: Table, s: State, worker: Worker) -> Steps[bool]:
    """The worker goes back to the pool; a soldier lies in his place."""
    yield from ()
    pay(s, worker.seat, worker.hex, SOLDIER_PRICE)
    s.units.remove(unit(s, worker.seat, worker.name))
    new = add_unit(s, worker.seat, "soldier", worker.hex)
    _tell_new(t, worker, "soldier", new.name)
    return True


# ---- mercenaries ------------------------------------------------------------------------------


class Hiring(Struct, frozen=True):
    n: int
    tokens: int  # of Foederatus
    cubes: Cost
    money: int


def hirings(s: State, worker: Worker) -> list[Hiring]:
    """How many mercenaries, and how they are paid for."""
    most = min(HIRED_AT_ONCE, len(s.mercenaries), military_room(s, worker.seat))
    spare = tokens(s, worker.seat, "foederatus") if s.turn.foederatus != "wages" else 0
    if not most:
        return []
    have = purse(s, worker.seat, worker.hex)
    money = s.players[worker.seat].money
    return [
        Hiring(n, waived, cubes, coins_due)
        for n in range(1, most + 1)
        for waived in range(min(n, spare) + 1)
        for cubes, coins_due in payments((n - waived) * MERCENARY_PRICE, s.prices, have, money)
    ]


def payments(
    debt: int, prices: dict[Resource, int], have: dict[Resource, int], money: int
) -> list[tuple[Cost, int]]:
    """Cubes at their market value and coins for the rest; no cube is superfluous, no change."""
    worth = {kind: 2 * prices[kind] for kind in RESOURCES if prices[kind] and have[kind]}
    found: list[tuple[Cost, int]] = []
    for size in range(debt // 2 + 1):
        for some in combinations_with_replacement(worth, size):
            cubes = tally(some)
            if any(n > have[kind] for kind, n in cubes.items()):
                continue
            value = sum(worth[kind] for kind in some)
            if some and value - min(worth[kind] for kind in some) >= debt:
                continue
            rest = max(0, debt - value)
            if rest <= money:
                found.append((cubes, rest))
    return found


def hire(t: Table, s: State, worker: Worker) -> Steps[bool]:
    offers = [_hiring_offered(way) for way in hirings(s, worker)]
    prompt = Text("ask-hire", {"hex": worker.hex})
    way = yield from pick(Seat(worker.seat), "romolo.hire", prompt, offers)
    player = s.players[worker.seat]
    pay(s, worker.seat, worker.hex, way.cubes)
    player.money -= way.money
    if way.tokens:
        spend_tokens(s, worker.seat, "foederatus", way.tokens)
        s.turn.foederatus = "hire"
    for _ in range(way.n):
        add_unit(s, worker.seat, "mercenary", worker.hex, lying=False)
    t.tell("told-hires", who=who(worker.seat), n=way.n, hex=worker.hex, price=_price(way))
    return True


def _price(way: Hiring) -> tuple[Text, ...]:
    parts: list[Text] = []
    if way.money:
        parts.append(money_text(way.money))
    if way.cubes:
        parts += cubes_text(way.cubes)
    if way.tokens:
        parts.append(Text("tokens", {"n": way.tokens}))
    return tuple(parts) or (Text("none"),)


def _hiring_offered(way: Hiring) -> Offer[Hiring]:
    id = f"{way.n}:{way.money}:{cubes_id(way.cubes)}:{way.tokens}"
    return offer(way, id, Text("do-hire-n", {"n": way.n, "price": _price(way)}))

"""Mercator, exchange between partners, and stealing (specification 7.4.15 to 7.4.17)."""

from __future__ import annotations

from functools import partial
from itertools import combinations_with_replacement
from typing import Literal, TypeAlias

from msgspec import Struct, field

from games.core.asking import Offer, agree, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.romolo_o_remo.data.tables import Cost
from games.romolo_o_remo.jobs.job import Job, Jobs, Worker, pay, purse
from games.romolo_o_remo.kings import (
    allied,
    coins,
    everybody,
    king,
    money_text,
    named,
    partner,
    unused,
    use,
)
from games.romolo_o_remo.map.people import units_on
from games.romolo_o_remo.map.sites import behind_wall, grid, strength
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import EXCHANGE_LIMIT, MERCATOR, RESOURCES, Resource, row_for
from games.romolo_o_remo.war.dice import roll
from games.romolo_o_remo.words.labels import RESOURCE_TEXT, cubes_id, cubes_text, tally


def exchanging_jobs(s: State, worker: Worker) -> Jobs:
    jobs: Jobs = []
    if unused(s, worker.seat, "mercator") and _givable(s, worker):
        give, get = _rate(s, worker)
        hint = Text("hint-mercator", {"give": give, "get": get})
        job: Job = mercator
        jobs.append(offer(job, "mercator", Text("do-mercator"), hint, group="character"))
    if partner(s, worker.seat) is not None and not s.turn.refused:
        job = team_exchange
        jobs.append(offer(job, "exchange", Text("do-exchange"), group="trade"))
    if unused(s, worker.seat, "praedo"):
        for victim in victims(s, worker):
            job = partial(steal, victim)
            label, hint = Text("do-steal", {"who": named(s, victim)}), Text("hint-steal")
            jobs.append(offer(job, f"steal:{victim}", label, hint, group="character"))
    return jobs


# ---- Mercator ---------------------------------------------------------------------------------


def _rate(s: State, worker: Worker) -> tuple[int, int]:
    """Equal cubes to give, cubes to get."""
    _, give, get = row_for(MERCATOR, strength(s, worker.hex, worker.seat))
    return give, get


def _givable(s: State, worker: Worker) -> list[Resource]:
    have, (give, _) = purse(s, worker.seat, worker.hex), _rate(s, worker)
    return [kind for kind in RESOURCES if have[kind] >= give]


def mercator(t: Table, s: State, worker: Worker) -> Steps[bool]:
    seat, (give, get) = Seat(worker.seat), _rate(s, worker)
    givable = [offer(kind, kind, RESOURCE_TEXT[kind]) for kind in _givable(s, worker)]
    prompt = Text("ask-give", {"n": give})
    given = yield from pick(seat, "romolo.give", prompt, givable)
    others = [kind for kind in RESOURCES if kind != given]
    gettable = []
    for some in combinations_with_replacement(others, get):
        cubes = tally(some)
        gettable.append(offer(cubes, cubes_id(cubes), Text("do-get", {"cubes": cubes_text(cubes)})))
    got = yield from pick(seat, "romolo.get", Text("ask-get", {"n": get}), gettable)
    tile = unused(s, seat, "mercator")
    assert tile is not None
    use(s, tile)
    pay(s, seat, worker.hex, {given: give})
    _receive(s, seat, got)
    t.tell("told-mercator", who=who(seat), given=cubes_text({given: give}), got=cubes_text(got))
    return True


def _receive(s: State, seat: int, cubes: Cost) -> None:
    for kind, n in cubes.items():
        s.players[seat].stock[kind] += n


# ---- partners ---------------------------------------------------------------------------------

Part: TypeAlias = "Resource | Literal['coin', 'half']"
WORTH: dict[str, int] = {"coin": 2, "half": 1}  # half-units; a cube is two


class Terms(Struct):
    """What goes over and what comes back: cubes, and money in half-coins."""

    give: dict[Resource, int] = field(default_factory=dict)
    take: dict[Resource, int] = field(default_factory=dict)
    give_money: int = 0
    take_money: int = 0

    def size(self) -> int:
        cubes = sum(self.give.values()) + sum(self.take.values())
        return 2 * cubes + self.give_money + self.take_money


def team_exchange(t: Table, s: State, worker: Worker) -> Steps[bool]:
    """Terms are put together piece by piece, then the partner agrees or not.

    Cubes and coins in both directions are together at most three (ruling 52).
    """
    other = partner(s, worker.seat)
    assert other is not None
    terms = Terms()
    while True:
        offers: list[Offer[tuple[str, Part] | None]] = list(_parts(s, worker, other, terms))
        if terms.size():
            offers.append(offer(None, "offer", Text("do-propose"), group="done"))
        prompt = Text("ask-terms", {"who": who(other), **_spoken(terms)})
        part = yield from pick(Seat(worker.seat), "romolo.terms", prompt, offers)
        if part is None:
            break
        _add(terms, *part)
        if terms.size() == EXCHANGE_LIMIT:
            break
    agreed = _can_give(s, other, terms) and (yield from _consent(s, worker.seat, other, terms))
    s.turn.revealed = True
    if not agreed:
        s.turn.refused = True
        t.tell("told-refuses", who=who(other), other=who(worker.seat), reveals=True)
        return False
    _swap(s, worker, other, terms)
    t.tell("told-exchange", who=who(worker.seat), other=who(other), reveals=True, **_spoken(terms))
    return True


def _parts(
    s: State, worker: Worker, other: int, terms: Terms
) -> list[Offer[tuple[str, Part] | None]]:
    room = EXCHANGE_LIMIT - terms.size()
    have = purse(s, worker.seat, worker.hex)
    found: list[Offer[tuple[str, Part] | None]] = []
    money = s.players[worker.seat].money - terms.give_money
    parts: tuple[Part, ...] = (*RESOURCES, "coin", "half")
    for part in parts:
        size = WORTH.get(part, 2)
        if size > room:
            continue
        name = Text(f"part-{part}") if part in WORTH else Text(f"good-{part}.name")
        if part == "coin" or part == "half":
            mine, theirs = money >= size, True  # what the partner has is his secret
        else:
            mine = have[part] > terms.give.get(part, 0)
            theirs = s.players[other].stock[part] > terms.take.get(part, 0)
        if mine:
            label = Text("do-give", {"what": name})
            found.append(offer(("give", part), f"give:{part}", label, group="give"))
        if theirs:
            label = Text("do-take", {"what": name})
            found.append(offer(("take", part), f"take:{part}", label, group="take"))
    return found


def _add(terms: Terms, way: str, part: Part) -> None:
    if part == "coin" or part == "half":
        if way == "give":
            terms.give_money += WORTH[part]
        else:
            terms.take_money += WORTH[part]
        return
    cubes = terms.give if way == "give" else terms.take
    cubes[part] = cubes.get(part, 0) + 1


def _spoken(terms: Terms) -> dict[str, Value]:
    def said(cubes: Cost, money: int) -> tuple[Text, ...]:
        parts = list(cubes_text(cubes)) if cubes else []
        if money:
            parts.append(money_text(money))
        return tuple(parts) or (Text("none"),)

    return {
        "give": said(terms.give, terms.give_money),
        "take": said(terms.take, terms.take_money),
    }


def _can_give(s: State, other: int, terms: Terms) -> bool:
    return s.players[other].money >= terms.take_money


def _consent(s: State, seat: int, other: int, terms: Terms) -> Steps[bool]:
    if s.players[other].consents:
        return True
    prompt = Text("ask-consent", {"who": who(seat), **_spoken(terms)})
    yes, no = Text("do-consent"), Text("do-refuse")
    return (yield from agree(Seat(other), "romolo.consent", prompt, yes, no))


def _swap(s: State, worker: Worker, other: int, terms: Terms) -> None:
    me, them = s.players[worker.seat], s.players[other]
    pay(s, worker.seat, worker.hex, terms.give)
    _receive(s, other, terms.give)
    for kind, n in terms.take.items():
        them.stock[kind] -= n
    _receive(s, worker.seat, terms.take)
    given = min(terms.give_money, me.money)
    taken = min(terms.take_money, them.money)
    me.money += taken - given
    them.money += given - taken


# ---- Praedo -----------------------------------------------------------------------------------


def victims(s: State, worker: Worker) -> list[int]:
    """Kings of the other side with a unit beside the thief, not behind a wall."""
    found = []
    for seat in everybody(s):
        if not allied(s, seat, worker.seat) and any(
            units_on(s, hex, seat) and not behind_wall(s, hex, worker.hex)
            for hex in grid(s).near[worker.hex]
        ):
            found.append(seat)
    return found


def steal(victim: int, t: Table, s: State, worker: Worker) -> Steps[bool]:
    seat = worker.seat
    tile = unused(s, seat, "praedo")
    assert tile is not None
    use(s, tile)
    s.turn.revealed = True
    them = king(s, victim)
    if not any(them.stock.values()):
        loot = min(2, them.money)
        them.money -= loot
        s.players[seat].money += loot
        other = named(s, victim)
        t.tell("told-steals-money", who=who(seat), other=other, coins=coins(loot), reveals=True)
        return True
    face = roll(t)
    n = min(face.number // 2, sum(them.stock.values()))
    t.tell("told-steals", who=who(seat), other=named(s, victim), n=n, reveals=True)
    for left in range(n, 0, -1):
        kinds = [kind for kind in RESOURCES if them.stock[kind]]
        offers = [offer(kind, kind, RESOURCE_TEXT[kind]) for kind in kinds]
        prompt = Text("ask-loot", {"who": named(s, victim), "n": left})
        kind = yield from pick(Seat(seat), "romolo.loot", prompt, offers)
        them.stock[kind] -= 1
        s.players[seat].stock[kind] += 1
        t.tell("told-loot", who=who(seat), good=RESOURCE_TEXT[kind])
    return True

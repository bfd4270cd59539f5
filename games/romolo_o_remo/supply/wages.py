"""Wages of mercenaries (specification 7.6, step 2)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.core.asking import Offer, chosen, decision, offer, pick
from games.core.contract import Ask, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.romolo_o_remo.ending.elimination import eliminate
from games.romolo_o_remo.jobs.building import choose_walls
from games.romolo_o_remo.kings import money_text, spend_tokens, tokens
from games.romolo_o_remo.map.limits import trim
from games.romolo_o_remo.map.people import units_of
from games.romolo_o_remo.map.sites import remove, ruins, tear_down
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import RESOURCES, WALLS_PER_BUILDING, Resource
from games.romolo_o_remo.words.labels import NONE, cubes_text, ruin_id, ruin_text, unit_name

Source: TypeAlias = "Resource | Literal['coins']"
Payment: TypeAlias = tuple[dict[Resource, int], int]  # cubes, half-coins


def pay_wages(t: Table, s: State, seat: int) -> Steps[None]:
    player = s.players[seat]
    n = len(units_of(s, seat, "mercenary")) + len(player.fallen)
    if not n:
        return
    n -= yield from _waive(t, s, seat, n)
    paid = most_payable(s, seat, n)
    if paid:
        yield from _pay(t, s, seat, paid)
    for _ in range(n - paid):
        yield from _sacrifice(t, s, seat)
        if not player.alive:
            return
    if n > paid:
        yield from trim(t, s)


def _waive(t: Table, s: State, seat: int, n: int) -> Steps[int]:
    """Foederatus: pay as if there were fewer, the most expensive ones (ruling 24)."""
    most = min(n, tokens(s, seat, "foederatus"))
    if not most or s.turn.foederatus == "hire":
        return 0
    offers = [offer(k, str(k), Text("do-dux", {"n": k})) for k in range(most + 1)]
    waived = yield from pick(Seat(seat), "romolo.waive", Text("ask-waive", {"n": n}), offers)
    if waived:
        spend_tokens(s, seat, "foederatus", waived)
        s.turn.foederatus = "wages"
        t.tell("told-waives", who=who(seat), n=waived)
    return waived


# ---- how much ---------------------------------------------------------------------------------


def units_due(n: int) -> int:
    """Salt units for n mercenaries: 1 + 2 + … + n."""
    return n * (n + 1) // 2


def salt_worth(s: State) -> int:
    """Half-coins for one salt unit."""
    return max(1, 2 * s.prices["salt"])


def worth(s: State, kind: Resource) -> int:
    """What a cube is worth as wages; salt pays one unit whatever its price."""
    return salt_worth(s) if kind == "salt" else 2 * s.prices[kind]


def most_payable(s: State, seat: int, n: int) -> int:
    """The largest number, up to n, that all the player has can pay."""
    player = s.players[seat]
    others = sum(n * worth(s, kind) for kind, n in player.stock.items() if kind != "salt")
    wealth = player.money + others
    k = n
    while max(0, units_due(k) - player.stock["salt"]) * salt_worth(s) > wealth:
        k -= 1
    return k


def usual_order(s: State) -> list[Source]:
    """Salt, coins, then cubes from the cheapest kind on."""
    others = [kind for kind in RESOURCES if kind != "salt"]
    return ["salt", "coins", *sorted(others, key=lambda kind: s.prices[kind])]


def composed(s: State, seat: int, debt: int, order: list[Source]) -> Payment:
    """Pays half-coins from the sources in this order; no cube is superfluous, no change."""
    player = s.players[seat]
    cubes: dict[Resource, int] = {}
    money, left = 0, debt
    for source in order:
        if source == "coins":
            money = min(player.money, max(0, left))
            left -= money
            continue
        value = worth(s, source)
        while left > 0 and value and cubes.get(source, 0) < player.stock[source]:
            cubes[source] = cubes.get(source, 0) + 1
            left -= value
    for kind in sorted(cubes, key=lambda kind: -worth(s, kind)):
        while cubes[kind] and left + worth(s, kind) <= 0:
            cubes[kind] -= 1
            left += worth(s, kind)
    if left < 0 and money:
        back = min(money, -left)
        money -= back
    return {kind: n for kind, n in cubes.items() if n}, money


# ---- paying -----------------------------------------------------------------------------------


def _pay(t: Table, s: State, seat: int, paid: int) -> Steps[None]:
    debt = units_due(paid) * salt_worth(s)
    usual = composed(s, seat, debt, usual_order(s))
    others = [composed(s, seat, debt, _first(s, source)) for source in usual_order(s)]
    cubes, money = usual
    if any(other != usual for other in others):
        order = yield from _choose_order(s, seat, paid, usual)
        cubes, money = composed(s, seat, debt, order)
    player = s.players[seat]
    for kind, n in cubes.items():
        player.stock[kind] -= n
    player.money -= money
    t.tell("told-wages-paid", who=who(seat), n=paid, paid=_payment_text((cubes, money)))


def _payment_text(payment: Payment) -> tuple[Text, ...]:
    cubes, money = payment
    goods = tuple(part for part in cubes_text(cubes) if part != NONE)
    return (*goods, money_text(money)) if money else goods


def _first(s: State, source: Source) -> list[Source]:
    return [source, *(other for other in usual_order(s) if other != source)]


def _choose_order(s: State, seat: int, paid: int, usual: Payment) -> Steps[list[Source]]:
    """What to pay with first; nothing named: salt, coins, then the cheapest goods."""
    offers: list[Offer[Source]] = [
        offer(
            source, source, Text("part-money") if source == "coins" else Text(f"good-{source}.name")
        )
        for source in usual_order(s)
        if (s.players[seat].money if source == "coins" else s.players[seat].stock[source])
    ]
    args: dict[str, Value] = {"n": paid, "paid": _payment_text(usual)}
    asked = decision(
        Seat(seat), "romolo.wages", Text("ask-wages", args), offers, 0, len(offers), True
    )
    answers = yield Ask((asked,), sealed=False)
    first = list(chosen(offers, answers[Seat(seat)]))
    return [*first, *(source for source in usual_order(s) if source not in first)]


def _sacrifice(t: Table, s: State, seat: int) -> Steps[None]:
    """An unpaid mercenary costs a building of the capital, and goes."""
    player = s.players[seat]
    assert player.capital
    hex = player.capital
    found = ruins(s.places[hex])
    if not found:
        t.tell("told-bankrupt", who=who(seat))
        eliminate(t, s, seat)
        return
    offers = [offer(ruin, ruin_id(ruin), ruin_text(ruin)) for ruin in found]
    prompt = Text("ask-sacrifice", {"hex": hex})
    ruin = yield from pick(Seat(seat), "romolo.sacrifice", prompt, offers)
    ruin = yield from choose_walls(s, seat, hex, ruin, WALLS_PER_BUILDING)
    tear_down(s, hex, ruin)
    t.tell("told-sacrifices", who=who(seat), building=ruin_text(ruin))
    names = [*(u.name for u in units_of(s, seat, "mercenary")), *player.fallen]
    leaving = [offer(name, name, Text("do-leave", {"unit": unit_name(name)})) for name in names]
    name = yield from pick(Seat(seat), "romolo.leaver", Text("ask-leaver"), leaving)
    s.units = [u for u in s.units if u.name != name]
    player.fallen = [other for other in player.fallen if other != name]
    remove(s, "mercenary")
    t.tell("told-deserts", who=who(seat), unit=unit_name(name))

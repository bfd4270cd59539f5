"""The market: sell, buy, and a free deal with Negotiator (specification 7.4.12 to 7.4.14)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, TypeAlias

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.jobs.job import Job, Jobs, Worker, pay, purse
from games.romolo_o_remo.kings import characters, coins, unused, use
from games.romolo_o_remo.map.people import units_of
from games.romolo_o_remo.map.sites import grid, strength
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import (
    CUBES_PER_COLUMN,
    FORUM_BONUS,
    RESOURCES,
    Resource,
    row_for,
)
from games.romolo_o_remo.words.labels import (
    CHARACTER_TEXT,
    RESOURCE_TEXT,
    SIGN_TEXT,
    cubes_signs,
    cubes_text,
)

Deal: TypeAlias = Literal["sell", "buy"]
Sale: TypeAlias = tuple[Resource, Resource]  # what is sold, above which column it lies


def trading_jobs(s: State, worker: Worker) -> Jobs:
    jobs: Jobs = []
    if sales(s, worker, RESOURCES):
        jobs.append(offer(sell, "sell", Text("do-sell"), group="trade"))
    for kind in purchases(s, worker.seat, RESOURCES):
        job: Job = partial(buy, kind)
        jobs.append(offer(job, f"buy:{kind}", _purchase_label(s, kind, "do-buy"), group="buy"))
    return jobs


def negotiator_jobs(s: State, worker: Worker) -> Jobs:
    """Deals that cost no action, one a turn for each tile, in the kinds that lie on it."""
    jobs: Jobs = []
    for own in characters(s, worker.seat, "negotiator"):
        if own.tile in s.turn.used:
            continue
        hint = Text("hint-free", {"character": CHARACTER_TEXT[own.tile]})
        if sales(s, worker, own.deposit):
            job: Job = partial(free_deal, "sell", own.tile)
            label = Text("do-free-sell")
            jobs.append(offer(job, f"deal:sell:{own.tile}", label, hint, group="character"))
        if purchases(s, worker.seat, own.deposit):
            job = partial(free_deal, "buy", own.tile)
            label = Text("do-free-buy")
            jobs.append(offer(job, f"deal:buy:{own.tile}", label, hint, group="character"))
    return jobs


def free_deal(deal: Deal, tile: str, t: Table, s: State, worker: Worker) -> Steps[bool]:
    own = next(own for own in s.players[worker.seat].characters if own.tile == tile)
    kinds = list(own.deposit)
    use(s, own)
    if deal == "sell":
        yield from sell_cubes(t, s, worker, kinds)
    else:
        yield from buy_cubes(t, s, worker, kinds)
    return False


# ---- how many ---------------------------------------------------------------------------------


def _nauta_free(s: State, seat: int) -> bool:
    return unused(s, seat, "nauta") is not None and s.turn.sailor is None


def _harbours_left(s: State, hex: str, deal: Deal) -> int:
    used = s.turn.sold if deal == "sell" else s.turn.bought
    return len(s.places[hex].harbours) - used.get(hex, 0)


def _use_extra(s: State, worker: Worker, deal: Deal) -> None:
    """The second cube and every further one: by a harbour, then by Nauta."""
    used = s.turn.sold if deal == "sell" else s.turn.bought
    if _harbours_left(s, worker.hex, deal) > 0:
        used[worker.hex] = used.get(worker.hex, 0) + 1
        return
    tile = unused(s, worker.seat, "nauta")
    assert tile is not None
    use(s, tile)


def _may_go_on(s: State, worker: Worker, deal: Deal) -> bool:
    return _harbours_left(s, worker.hex, deal) > 0 or _nauta_free(s, worker.seat)


# ---- sell -------------------------------------------------------------------------------------


def sales(s: State, worker: Worker, kinds: Sequence[Resource]) -> list[Sale]:
    have = purse(s, worker.seat, worker.hex)
    room = [c for c in TABLES.columns if len(s.market[c]) < CUBES_PER_COLUMN]
    return [
        (kind, column)
        for kind in RESOURCES
        if kind in kinds and have[kind] and s.prices[kind]
        for column in room
        if column != kind
    ]


def sell(t: Table, s: State, worker: Worker) -> Steps[bool]:
    yield from sell_cubes(t, s, worker, RESOURCES)
    return True


def sell_cubes(t: Table, s: State, worker: Worker, kinds: Sequence[Resource]) -> Steps[None]:
    seat, sold = worker.seat, 0
    while not sold or _may_go_on(s, worker, "sell"):
        open_sales = sales(s, worker, kinds)
        if not open_sales:
            break
        offers: list[Offer[Sale | None]] = [_sale_offered(s, sale) for sale in open_sales]
        if sold:
            offers.append(offer(None, "done", Text("do-done"), group="done"))
        sale = yield from pick(Seat(seat), "romolo.sell", Text("ask-sell"), offers)
        if sale is None:
            break
        if sold:
            _use_extra(s, worker, "sell")
        _sell_one(t, s, worker, sale)
        sold += 1
    bonus = forum_bonus(s, worker)
    if bonus and (yield from _takes(s, worker, bonus)):
        s.turn.forum = True
        s.players[seat].money += bonus
        t.tell("told-forum", who=who(seat), coins=coins(bonus), hex=worker.hex)


def _sell_one(t: Table, s: State, worker: Worker, sale: Sale) -> None:
    kind, column = sale
    pay(s, worker.seat, worker.hex, {kind: 1})
    s.players[worker.seat].money += 2 * s.prices[kind]
    s.market[column].append(kind)
    t.tell(
        "told-sells",
        who=who(worker.seat),
        good=RESOURCE_TEXT[kind],
        coins=coins(2 * s.prices[kind]),
        column=RESOURCE_TEXT[column],
    )


def _sale_offered(s: State, sale: Sale) -> Offer[Sale | None]:
    kind, column = sale
    signs = {"good": SIGN_TEXT[kind], "column": SIGN_TEXT[column]}
    label = Text("do-sell-good", {**signs, "n": s.prices[kind]})
    return offer(sale, f"{kind}:{column}", label, group=kind, spot=f"column:{column}")


def forum_bonus(s: State, worker: Worker) -> int:
    """Half-coins a sale brings on top, once a turn."""
    return 0 if s.turn.forum else _forum_pays(s, worker.seat, worker.hex)


def _forum_pays(s: State, seat: int, hex: str) -> int:
    """Half-coins; nothing below strength 4."""
    place = s.places[hex]
    if not place.buildings.get("forum"):
        return 0
    base = row_for(FORUM_BONUS, strength(s, hex, seat))[1]
    if not base:
        return 0
    further = place.buildings["forum"] - 1
    further += sum(s.places[near].buildings.get("forum", 0) for near in grid(s).near[hex])
    return 2 * (base + further)


def _takes(s: State, worker: Worker, bonus: int) -> Steps[bool]:
    """Asked only where another worker may still sell at a forum that pays more."""
    seat = worker.seat
    others = [u for u in units_of(s, seat, "worker") if not u.activated and not u.lying]
    if not others or all(_forum_pays(s, seat, hex) <= bonus for hex in s.places):
        return True
    prompt, said = Text("ask-forum", {"hex": worker.hex}), {"coins": coins(bonus)}
    take = offer(True, "take", Text("do-forum-take", said))
    leave = offer(False, "leave", Text("do-forum-leave"))
    return (yield from pick(Seat(seat), "romolo.forum", prompt, (take, leave)))


# ---- buy --------------------------------------------------------------------------------------


def cost_of(s: State, kind: Resource) -> tuple[int, int]:
    """Half-coins, and how many cubes they bring."""
    return bought_for(s.prices[kind])


def bought_for(price: int) -> tuple[int, int]:
    """Two cubes for half a coin where the price is 0."""
    return (2 * price, 1) if price else (1, 2)


def purchases(s: State, seat: int, kinds: Sequence[Resource]) -> list[Resource]:
    money = s.players[seat].money
    return [kind for kind in RESOURCES if kind in kinds and cost_of(s, kind)[0] <= money]


def buy(first: Resource, t: Table, s: State, worker: Worker) -> Steps[bool]:
    _buy_one(t, s, worker.seat, first)
    yield from buy_cubes(t, s, worker, RESOURCES, 1)
    return True


def buy_cubes(
    t: Table, s: State, worker: Worker, kinds: Sequence[Resource], bought: int = 0
) -> Steps[None]:
    seat = worker.seat
    while not bought or _may_go_on(s, worker, "buy"):
        possible = purchases(s, seat, kinds)
        if not possible:
            break
        offers: list[Offer[Resource | None]] = [_purchase_offered(s, kind) for kind in possible]
        if bought:
            offers.append(offer(None, "done", Text("do-done"), group="done"))
        kind = yield from pick(Seat(seat), "romolo.buy", Text("ask-buy"), offers)
        if kind is None:
            break
        if bought:
            _use_extra(s, worker, "buy")
        _buy_one(t, s, seat, kind)
        bought += 1


def _buy_one(t: Table, s: State, seat: int, kind: Resource) -> None:
    price, n = cost_of(s, kind)
    s.players[seat].money -= price
    s.players[seat].stock[kind] += n
    t.tell("told-buys", who=who(seat), cubes=cubes_text({kind: n}), coins=coins(price))


def _purchase_offered(s: State, kind: Resource) -> Offer[Resource | None]:
    return offer(kind, kind, _purchase_label(s, kind, "do-buy-good"), spot=f"column:{kind}")


def _purchase_label(s: State, kind: Resource, key: str) -> Text:
    price, n = cost_of(s, kind)
    return Text(key, {"cubes": cubes_signs({kind: n}), "coins": coins(price)})

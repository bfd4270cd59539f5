"""What something costs after all bonuses, and how it can be paid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

from msgspec import Struct

from games.corduba.data.components import Cost, DistrictRow
from games.corduba.holdings.purse import spend
from games.corduba.state import Player, State
from games.corduba.terms import BASICS, RESOURCES
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import amount_text
from games.core.text import Text


class Price(Struct, frozen=True):
    """What is asked for, and which liberties the payer has."""

    strength: int
    denarii: int
    basics: tuple[int, int, int, int]  # in the order of BASICS
    marble: int
    dropped: int = 0  # basic units of one's choice that need not be paid
    swap: int = 0  # denarii that may stand for one basic unit; 0: that is not allowed
    amphora_as_marble: bool = False


def price_of(strength: int, cost: Cost) -> Price:
    basics = (cost.food, cost.wood, cost.stone, cost.tool)
    return Price(strength, cost.denarii, basics, cost.marble)


def with_bonus(price: Price, district: DistrictRow) -> Price:
    """Less of what a calm district saves (ruling R-36)."""
    strength, denarii, dropped = price.strength, price.denarii, price.dropped
    if district.bonus == "strength":
        strength = max(1, strength - district.saved)
    elif district.bonus == "denarii":
        denarii = max(0, denarii - district.saved)
    else:
        dropped = min(sum(price.basics), district.saved)
    return Price(
        strength,
        denarii,
        price.basics,
        price.marble,
        dropped,
        price.swap,
        price.amphora_as_marble,
    )


def is_payable(player: Player, price: Price, extra: int = 0) -> bool:
    """Whether goods and denarii suffice, `extra` denarii included; pieces are asked elsewhere."""
    rest = player.denarii - price.denarii - extra
    if rest < 0:
        return False
    goods = player.goods
    food, wood, stone, tool = price.basics
    lack = (
        max(0, food - goods["food"])
        + max(0, wood - goods["wood"])
        + max(0, stone - goods["stone"])
        + max(0, tool - goods["tool"])
    )
    lack = max(0, lack - price.dropped)
    marble = max(0, price.marble - goods["marble"])
    if marble > price.amphora_as_marble:
        return False
    lack += marble
    if price.swap and price.swap <= rest and lack > marble:
        lack -= 1
    return lack <= goods["amphora"]


class Payment(Struct, frozen=True):
    """Goods and denarii that are handed over."""

    denarii: int
    goods: tuple[int, int, int, int, int, int]  # in the order of RESOURCES
    swapped: bool = False

    @property
    def words(self) -> tuple[Text, ...]:
        paid = [("denarii", self.denarii), *zip(RESOURCES, self.goods, strict=True)]
        return tuple(amount_text(what, n) for what, n in paid if n)

    @property
    def id(self) -> str:
        return ":".join([str(self.denarii), *map(str, self.goods), *["swap"] * self.swapped])


def payments(s: State, player: Player, price: Price, extra: int = 0) -> list[Payment]:
    """All that somebody can pay: real goods before amphorae, then what is worth least."""
    found = dict.fromkeys(_payments(player, price, extra))
    worths = [*(s.prices[what] for what in RESOURCES)]

    def worth(payment: Payment) -> tuple[int, int, int]:
        goods = sum(n * w for n, w in zip(payment.goods, worths, strict=True))
        return payment.goods[4], goods + payment.denarii, payment.denarii

    return sorted(found, key=worth)


def _payments(player: Player, price: Price, extra: int) -> Iterator[Payment]:
    for basics in _after_drop(price):
        for rest, swapped in _after_swap(basics, price.swap):
            denarii = price.denarii + extra + (price.swap if swapped else 0)
            if denarii <= player.denarii:
                yield from _with_amphorae(player, price, rest, denarii, swapped)


def _after_drop(price: Price) -> Iterator[tuple[int, ...]]:
    for gone in combinations_with_replacement(range(len(BASICS)), price.dropped):
        left = tuple(n - gone.count(i) for i, n in enumerate(price.basics))
        if min(left) >= 0:
            yield left


def _after_swap(basics: tuple[int, ...], swap: int) -> Iterator[tuple[tuple[int, ...], bool]]:
    yield basics, False
    for i, n in enumerate(basics):
        if swap and n:
            yield (*basics[:i], n - 1, *basics[i + 1 :]), True


def _with_amphorae(
    player: Player, price: Price, basics: tuple[int, ...], denarii: int, swapped: bool
) -> Iterator[Payment]:
    """Amphorae for basics one for one, and for one marble if an ability allows it."""
    own = [player.goods[basic] for basic in BASICS]
    choices = [range(max(0, n - has), n + 1) for n, has in zip(basics, own, strict=True)]
    for marble_by_amphora in range(1 + (price.amphora_as_marble and price.marble > 0)):
        marble = price.marble - marble_by_amphora
        if marble > player.goods["marble"]:
            continue
        for replaced in product(*choices):
            amphorae = sum(replaced) + marble_by_amphora
            if amphorae <= player.goods["amphora"]:
                food, wood, stone, tool = (n - r for n, r in zip(basics, replaced, strict=True))
                goods = (food, wood, stone, tool, amphorae, marble)
                yield Payment(denarii, goods, swapped)


def pay(t: Chronicle, s: State, player: Player, payment: Payment) -> None:
    assert player.denarii >= payment.denarii
    player.denarii -= payment.denarii
    for what, n in zip(RESOURCES, payment.goods, strict=True):
        spend(s, player, what, n)
    if payment.swapped:
        player.ability_ready = False

"""What somebody can pay now, and what is missing for the rest."""

from __future__ import annotations

from typing import TypeAlias

from games.corduba.actions.paying import monument_price, price_there
from games.corduba.data import TABLES
from games.corduba.holdings.pieces import strongest
from games.corduba.holdings.prices import Price, is_payable, price_of
from games.corduba.seat.view import DistrictView, PlayerView, View
from games.corduba.state import Player
from games.corduba.terms import BASICS, DistrictId

Lack: TypeAlias = dict[str, int]  # goods, denarii and strength


def open_kinds(view: View) -> list[str]:
    """Types that are available somewhere."""
    return [kind for kind in TABLES.buildings if any(kind in d.available for d in view.districts)]


def payable(view: View, me: PlayerView) -> list[str]:
    """Types that one could pay somewhere with what one has at hand."""
    player = _holder(me)
    return [
        kind
        for kind in open_kinds(view)
        if any(_is_paid(player, kind, district) for district in view.districts)
    ]


def payable_monuments(view: View, me: PlayerView) -> list[str]:
    """Likewise those that nobody has built."""
    player, hands = _holder(me), me.workers + me.special_ready
    return [
        id
        for id in view.monuments
        if any(
            hands >= price.strength and is_payable(player, price)
            for price in _monument_prices(view, me, id)
        )
    ]


def monument_discounts(view: View, me: PlayerView, id: str) -> list[tuple[DistrictId | None, Lack]]:
    """What is off the printed price with the bonus of each calm quarter in which it counts."""
    row, player = TABLES.monuments[id], _holder(me)
    printed = price_of(row.strength, row.cost)
    found: list[tuple[DistrictId | None, Lack]] = []
    for district in _where(view, id):
        price = monument_price(player, id, district)
        off = {
            "strength": printed.strength - price.strength,
            "denarii": printed.denarii - price.denarii,
            "basic": price.dropped,
        }
        found.append((district, {what: n for what, n in off.items() if n}))
    return found


def _monument_prices(view: View, me: PlayerView, id: str) -> list[Price]:
    """With the bonus of each calm quarter in which it counts."""
    return [monument_price(_holder(me), id, district) for district in _where(view, id)]


def _where(view: View, id: str) -> list[DistrictId | None]:
    """Calm quarters in which it counts; nowhere in particular if there are none."""
    calm = {district.id for district in view.districts if not district.revolting}
    where: list[DistrictId | None] = [
        district for district in TABLES.monuments[id].prestige if district in calm
    ]
    return where or [None]


def _holder(me: PlayerView) -> Player:
    """What one has, as the rules ask for it."""
    return Player(
        character=me.character,
        denarii=me.denarii,
        goods=dict(me.goods),
        workers=me.workers,
        ready=list(me.ready),
        special_ready=me.special_ready,
        monuments=list(me.monuments),
        ability_ready=me.ability_ready,
    )


def _is_paid(player: Player, kind: str, district: DistrictView) -> bool:
    if kind not in district.available:
        return False
    type = TABLES.buildings[kind]
    price = price_there(player, district.id, type, district.revolting)
    return strongest(player, type.colour) >= price.strength and is_payable(player, price)


# ---- what is missing --------------------------------------------------------------------------


def lacking(view: View, me: PlayerView, kind: str) -> Lack:
    """What would do to build a type, where least is missing."""
    player, type = _holder(me), TABLES.buildings[kind]
    hands = strongest(player, type.colour)
    return min(
        (
            _lack(player, price_there(player, district.id, type, district.revolting), hands)
            for district in view.districts
            if kind in district.available
        ),
        key=_weight,
    )


def lacking_for_monument(view: View, me: PlayerView, id: str) -> Lack:
    """Likewise of a monument."""
    player, hands = _holder(me), me.workers + me.special_ready
    return min(
        (_lack(player, price, hands) for price in _monument_prices(view, me, id)), key=_weight
    )


def _weight(lack: Lack) -> int:
    return sum(lack.values())


def _lack(player: Player, price: Price, hands: int) -> Lack:
    """With so much more it can be paid; amphorae stand for what is asked last."""
    found = {"strength": price.strength - hands, "denarii": price.denarii - player.denarii}
    spared = price.dropped + player.goods["amphora"]
    basics = [*zip(BASICS, price.basics, strict=True)]
    missing = {what: max(0, n - player.goods[what]) for what, n in basics}
    for what in reversed(BASICS):
        less = min(missing[what], spared)
        missing[what] -= less
        spared -= less
    found |= {str(what): n for what, n in missing.items()}
    found["marble"] = price.marble - player.goods["marble"]
    return {what: n for what, n in found.items() if n > 0}

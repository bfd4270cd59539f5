"""Who goes and what is handed over: a sensible default, or what the player chooses."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.data.components import Action, BuildingType
from games.corduba.holdings.pieces import Crew, choose_crew
from games.corduba.holdings.prices import Payment, Price, payments, price_of, with_bonus
from games.corduba.measures import board, has_once_per_round, is_revolting, modifiers
from games.corduba.state import Player, State
from games.corduba.terms import Colour, DistrictId
from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text

# ---- prices -----------------------------------------------------------------------------------

FULL = {type.id: price_of(type.strength, type.cost) for type in TABLES.buildings.values()}
CALM = {
    (id, district): with_bonus(price, row)
    for id, price in FULL.items()
    for district, row in TABLES.districts.items()
}


def tile_price(s: State, player: Player, district: DistrictId, type: BuildingType) -> Price:
    """After the construction bonus of a calm district and what the family can do."""
    return price_there(player, district, type, is_revolting(s, district))


def price_there(player: Player, district: DistrictId, type: BuildingType, revolts: bool) -> Price:
    price = FULL[type.id] if revolts else CALM[type.id, district]
    swap = has_once_per_round(player, "resource_swap")
    marble = any(one.kind == "amphora_as_marble" for one in modifiers(player))
    if not swap and not marble:
        return price
    return Price(
        price.strength,
        price.denarii,
        price.basics,
        price.marble,
        price.dropped,
        swap.n if swap else 0,
        marble,
    )


def monument_price(player: Player, monument: str, district: DistrictId | None) -> Price:
    """With the construction bonus of one district, if any is calm (ruling R-37)."""
    row = TABLES.monuments[monument]
    price = price_of(row.strength, row.cost)
    if district:
        price = with_bonus(price, TABLES.districts[district])
    cheaper = [one for one in modifiers(player) if one.kind == "monument_price"]
    return Price(
        max(1, price.strength - sum(one.n for one in cheaper)),
        max(0, price.denarii - sum(one.denarii for one in cheaper)),
        price.basics,
        price.marble,
        price.dropped,
        0,
        any(one.kind == "amphora_as_marble" for one in modifiers(player)),
    )


def activation_price(player: Player, colour: Colour, action: Action) -> Price:
    saved = sum(
        one.n
        for one in modifiers(player)
        if one.kind == "activation_strength" and one.colour == colour
    )
    return price_of(max(1, action.strength - saved), action.cost)


def castra_price(player: Player, kind: str) -> Price:
    space = next(space for space in TABLES.castra.values() if space.kind == kind)
    saved = sum(one.n for one in modifiers(player) if one.kind == "castra_strength")
    return price_of(max(1, space.strength - saved), space.cost)


# ---- choosing ---------------------------------------------------------------------------------


def who_goes(s: State, seat: Seat, crews: list[Crew]) -> Steps[Crew]:
    """The best crew; who takes the turn slowly is asked."""
    if s.turn.slowly:
        return (yield from choose_crew(seat, crews))
    return crews[0]


def what_is_paid(s: State, seat: Seat, price: Price, extra: int = 0) -> Steps[Payment]:
    found = payments(s, board(s, seat), price, extra)
    if s.turn.slowly:
        return (yield from choose_payment(seat, found))
    return found[0]


def choose_payment(seat: Seat, found: list[Payment]) -> Steps[Payment]:
    def offered(payment: Payment) -> Offer[Payment]:
        words = payment.words or (Text("nothing"),)
        return offer(payment, f"pay:{payment.id}", Text("do-pay", {"what": words}))

    offers = [offered(payment) for payment in found]
    return (yield from pick(seat, "corduba.payment", Text("ask-payment"), offers))

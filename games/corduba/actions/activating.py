"""Using a building: one action of a tile, which is then taken for the round."""

from __future__ import annotations

from games.corduba.actions.paying import activation_price, what_is_paid, who_goes
from games.corduba.data import TABLES
from games.corduba.data.components import Action
from games.corduba.holdings.effects import resolve
from games.corduba.holdings.pieces import crews_for_strength, send, strongest
from games.corduba.holdings.possible import can_happen
from games.corduba.holdings.prices import is_payable, pay
from games.corduba.measures import board, tile_of
from games.corduba.state import State, Tile
from games.corduba.terms import DistrictId
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.effects import effects_text
from games.corduba.words.labels import (
    BUILDING_TEXT,
    DISTRICT_TINY,
    owner_text,
    price_text,
    tile_text,
)
from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value

Use = tuple[str, str]  # building type and action


def _can_use(s: State, seat: Seat, district: DistrictId, kind: str, action: Action) -> bool:
    player, colour = board(s, seat), TABLES.buildings[kind].colour
    price = activation_price(player, colour, action)
    if strongest(player, colour) < price.strength or not is_payable(player, price):
        return False
    return any(can_happen(s, seat, effect, district) for effect in action.effects)


def _is_open(tile: Tile) -> bool:
    return tile.user is None and not tile.unrest


def activations(s: State, seat: Seat, district: DistrictId, tile: Tile) -> list[Offer[Use]]:
    if not _is_open(tile):
        return []
    player, type = board(s, seat), TABLES.buildings[tile.kind]
    spot = f"tile:{district}:{tile.kind}"
    offers: list[Offer[Use]] = []
    effects = [action.effects for action in type.actions]
    for action in type.actions:
        if _can_use(s, seat, district, tile.kind, action):
            strength = activation_price(player, type.colour, action).strength
            price = price_text(strength, action.cost)
            args: dict[str, Value] = {
                "building": BUILDING_TEXT[tile.kind],
                "what": effects_text(action.effects),
            }
            label = Text("do-use", args)
            hint: Text | None = Text("hint-price", {"price": price})
            if effects.count(action.effects) > 1:  # only the price tells them apart
                label, hint = Text("do-use-priced", {**args, "price": price}), None
            use = (tile.kind, action.id)
            offers.append(offer(use, f"use:{action.id}", label, hint, spot=spot, group=tile.kind))
    return offers


def usable(s: State, seat: Seat, district: DistrictId) -> tuple[Text, ...]:
    """The names of the buildings in a district that the seat can use now."""
    return tuple(
        BUILDING_TEXT[tile.kind]
        for tile in s.districts[district].tiles
        if _is_open(tile)
        and any(
            _can_use(s, seat, district, tile.kind, action)
            for action in TABLES.buildings[tile.kind].actions
        )
    )


def choose_activation(t: Chronicle, s: State, seat: Seat, district: DistrictId) -> Steps[None]:
    offers = [
        o for tile in s.districts[district].tiles for o in activations(s, seat, district, tile)
    ]
    prompt = Text("ask-activate", {"district": DISTRICT_TINY[district]})
    kind, action = yield from pick(seat, "corduba.activate", prompt, offers)
    yield from activate(t, s, seat, district, kind, action)


def activate(
    t: Chronicle, s: State, seat: Seat, district: DistrictId, kind: str, id: str
) -> Steps[None]:
    player, type, action = board(s, seat), TABLES.buildings[kind], TABLES.actions[id]
    price = activation_price(player, type.colour, action)
    crews = crews_for_strength(player, price.strength, type.colour)
    crew = yield from who_goes(s, seat, crews)
    payment = yield from what_is_paid(s, seat, price)
    send(s, seat, crew)
    pay(t, s, player, payment)
    tile_of(s, district, kind).user = seat
    with t.because(BUILDING_TEXT[kind]):
        yield from resolve(t, s, seat, action.effects, district)
    tile = tile_text(district, kind)
    paid = (*crew.words, *payment.words)
    t.tell_deeds("told-activates", who=owner_text(seat), tile=tile, price=paid)

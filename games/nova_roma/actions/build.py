"""Build: complete a building contract, then place the building."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from games.core.asking import Offer, offer
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.actions.act import Act, do_core
from games.nova_roma.actions.asking import choose
from games.nova_roma.actions.contracts import reachable, take, with_lacks
from games.nova_roma.city.blocks import zones_for
from games.nova_roma.city.building import place_building
from games.nova_roma.city.site import Job, has_room
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data import TABLES
from games.nova_roma.data.components import Price
from games.nova_roma.purse import can_pay, pay
from games.nova_roma.state import State
from games.nova_roma.words.labels import BUILDING_TEXT, building_label

T = TypeVar("T")


def price_of(contract: str, waives_artisan: bool) -> Price:
    cost = TABLES.building[contract].cost
    return {what: n for what, n in cost.items() if not (waives_artisan and what == "artisan")}


def payable(s: State, seat: Seat, strength: int, waives_artisan: bool = False) -> list[str]:
    contracts = reachable(s.building_offer, strength)
    return [id for id in contracts if can_pay(s, seat, price_of(id, waives_artisan))]


def possible(s: State, seat: Seat, strength: int) -> bool:
    return bool(payable(s, seat, strength))


def perform(t: Chronicle, s: State, act: Act) -> Steps[None]:
    contract = yield from _choose_contract(t, s, act)
    if contract is None:
        return
    pay(s, act.seat, price_of(contract, act.waives_artisan))
    take(s.building_offer, contract)
    s.players[act.seat].building.append(contract)
    t.did("did-completes-building", **BUILDING_TEXT[contract].args)
    do_core(t, s, act)
    yield from _place(t, s, act, contract)


def _choose_contract(t: Chronicle, s: State, act: Act) -> Steps[str | None]:
    def offers() -> list[Offer[str | None]]:
        found = payable(s, act.seat, act.strength, act.waives_artisan)
        return [_contract_offered(s, act, id) for id in found]

    def prompt() -> Text:
        ask = Text("ask-build-contract", {"strength": act.strength})
        prices = {id: price_of(id, act.waives_artisan) for id in contracts}
        return with_lacks(ask, s, act.seat, prices)

    contracts = reachable(s.building_offer, act.strength)
    act.chooses_contract = any("artisan" in TABLES.building[id].cost for id in contracts)
    end: Offer[str | None] = offer(None, "none", Text("do-contract-none"))
    contract = yield from choose(
        t, s, act, "nova.build.contract", prompt, offers, end, helped=True, forgoes=True
    )
    act.chooses_contract = False
    return contract


def _contract_offered(s: State, act: Act, id: str) -> Offer[str | None]:
    contract = TABLES.building[id]
    fits = has_room(s, act.seat, contract.shape, zones_for(act.strength))
    hint = None if fits else Text("hint-building-no-room")
    label = building_label(id, price_of(id, act.waives_artisan))
    return offer(id, f"contract:{id}", label, hint, spot=id)


def _place(t: Chronicle, s: State, act: Act, contract: str) -> Steps[None]:
    def ask(
        key: str, prompt: Text, offers: Callable[[], Sequence[Offer[T]]], end: Offer[T]
    ) -> Steps[T]:
        return (yield from choose(t, s, act, key, prompt, offers, end))

    shape, zones = TABLES.building[contract].shape, zones_for(act.strength)
    stands = False
    if has_room(s, act.seat, shape, zones):
        source = Text("source-building", {"vp": TABLES.building[contract].vp})
        job = Job(act.seat, shape, zones, source, contract)
        stands = yield from place_building(t, s, job, ask)
    if not stands:
        t.did("did-builds-nothing")

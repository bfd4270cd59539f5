"""Building a tile: type, orientation, spot, confirmation; then insulae, prestige, first use."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from games.corduba.actions.activating import activate, activations
from games.corduba.actions.paying import choose_payment, tile_price
from games.corduba.city.insulae import fill_others, place_own
from games.corduba.city.maps import (
    BIT,
    MAPS,
    Placement,
    Spots,
    chain_cells,
    spots,
    walled_in,
)
from games.corduba.data import TABLES
from games.corduba.holdings.effects import advance
from games.corduba.holdings.pieces import (
    Crew,
    choose_crew,
    crews_for_strength,
    send,
    strongest,
)
from games.corduba.holdings.prices import Payment, Price, is_payable, pay, payments
from games.corduba.measures import available, board, occupied
from games.corduba.solo.cards import note_built
from games.corduba.state import Planned, State, Tile
from games.corduba.terms import NEUTRAL, ROW_LENGTH, DistrictId
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import (
    BUILDING_TEXT,
    DISTRICT_TINY,
    NONE,
    amount_text,
    drawing,
    owner_text,
    place_name,
)
from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value

MOST_SAVED = max(row.saved if row.bonus == "strength" else 0 for row in TABLES.districts.values())

MOST_MOVES = 4  # how often a spot may be thought over


class Job(Struct):
    """What is being built, with what it would cost now."""

    seat: Seat
    district: DistrictId
    kind: str
    crew: Crew
    payment: Payment
    chain: int  # cells of neutral insulae that force the neighbourhood


# ---- what can be built ------------------------------------------------------------------------


def buildable(s: State, seat: Seat, district: DistrictId) -> list[str]:
    """Types that somebody can pay and place, chain included."""
    return [kind for kind in available(s, district) if _can_build(s, seat, district, kind)]


def can_build_somewhere(s: State, seat: Seat, district: DistrictId) -> bool:
    return any(_can_build(s, seat, district, kind) for kind in available(s, district))


def _can_build(s: State, seat: Seat, district: DistrictId, kind: str) -> bool:
    player, type = board(s, seat), TABLES.buildings[kind]
    strength = strongest(player, type.colour)
    if strength < type.strength - MOST_SAVED:
        return False
    price = tile_price(s, player, district, type)
    if strength < price.strength or not is_payable(player, price):
        return False
    found = spots(district, type.shape, occupied(s, district))
    if not found.placements or found.chain > s.neutral:
        return False
    return not found.chain or is_payable(player, price, found.chain)


# ---- choosing ---------------------------------------------------------------------------------


def build(t: Chronicle, s: State, seat: Seat, district: DistrictId) -> Steps[None]:
    s.turn.planned = Planned(district)
    kinds = buildable(s, seat, district)
    offers = [_type_offered(s, seat, district, kind) for kind in kinds]
    prompt = Text("ask-type", {"district": DISTRICT_TINY[district]})
    kind = yield from pick(seat, "corduba.build.type", prompt, offers)
    found = spots(district, TABLES.buildings[kind].shape, occupied(s, district))
    while True:
        plan = s.turn.planned = Planned(district, kind)
        placement = yield from _choose_spot(s, seat, plan, found)
        plan.place = placement.id
        chain = yield from _choose_chain(s, seat, plan, placement, found.chain)
        confirmed = yield from _confirm(s, seat, plan, placement, chain)
        if confirmed is not None:
            break
    s.turn.planned = None
    yield from _do_build(t, s, confirmed.job, placement, confirmed.insulae)


def _price(s: State, seat: Seat, district: DistrictId, kind: str) -> Price:
    return tile_price(s, board(s, seat), district, TABLES.buildings[kind])


def _type_offered(s: State, seat: Seat, district: DistrictId, kind: str) -> Offer[str]:
    type, player = TABLES.buildings[kind], board(s, seat)
    price = _price(s, seat, district, kind)
    goods = payments(s, player, price)[0].words
    words = (amount_text("strength", price.strength), *goods)
    label = Text("do-type", {"building": BUILDING_TEXT[kind], "price": words})
    found = spots(district, type.shape, occupied(s, district))
    values: dict[str, Value] = {"n": type.prestige, "spots": len(found.placements)}
    key = "hint-type-chain" if found.chain else "hint-type"
    return offer(kind, f"type:{kind}", label, Text(key, {**values, "chain": found.chain}))


def _choose_spot(s: State, seat: Seat, plan: Planned, found: Spots) -> Steps[Placement]:
    """Orientation first; where only one fits it is not asked for."""
    assert plan.kind is not None
    turns = sorted({placement.turn for placement in found.placements})
    kind = BUILDING_TEXT[plan.kind]
    if len(turns) > 1:
        offers = [_turn_offered(s, seat, plan.kind, found, turn) for turn in turns]
        prompt = Text("ask-orientation", {"building": kind})
        plan.turn = yield from pick(seat, "corduba.build.orientation", prompt, offers)
    else:
        plan.turn = turns[0]
    fitting = [p for p in found.placements if p.turn == plan.turn]
    gains = {p.id: _insulae(s, seat, p, 0) for p in fitting}
    fitting.sort(key=lambda p: -gains[p.id])
    prompt = Text("ask-spot", {"building": kind, "district": DISTRICT_TINY[plan.district]})
    spots_offered = [_spot_offered(p, gains[p.id], found.chain) for p in fitting]
    return (yield from pick(seat, "corduba.build.spot", prompt, spots_offered))


def _insulae(s: State, seat: Seat, placement: Placement, chain: int) -> int:
    """How many own insulae a placement would bring."""
    here = placement.district
    walled = walled_in(placement, occupied(s, here) | chain)
    return min(walled.own.bit_count(), ROW_LENGTH - board(s, seat).rows[here])


def _turn_offered(s: State, seat: Seat, kind: str, found: Spots, turn: int) -> Offer[int]:
    fitting = [p for p in found.placements if p.turn == turn]
    best = max(_insulae(s, seat, p, 0) for p in fitting)
    picture = drawing(TABLES.buildings[kind].shape, turn)
    label = Text("do-orientation", {"picture": picture})
    hint = Text("hint-orientation", {"n": len(fitting), "best": best})
    return offer(turn, f"r{turn}", label, hint, spot=f"turn:{turn}")


def _spot_offered(placement: Placement, gain: int, chain: int) -> Offer[Placement]:
    here, cells = placement.district, MAPS[placement.district].cells(placement.mask)
    label = Text("do-spot", {"place": placement.anchor, "cells": " ".join(cells)})
    key = "hint-spot-chain" if chain else "hint-spot"
    hint = Text(key, {"n": gain, "chain": chain})
    spot = f"cell:{here}:{placement.first}"
    return offer(placement, f"spot:{placement.id}", label, hint, spot=spot)


def _choose_chain(
    s: State, seat: Seat, plan: Planned, placement: Placement, length: int
) -> Steps[int]:
    """Cell by cell, from the tile to what stands already."""
    here, taken, chain = plan.district, occupied(s, plan.district), 0
    while chain.bit_count() < length:
        cells = MAPS[here].cells(chain_cells(placement, taken, chain, length))
        offers = [_cell_offered(here, cell) for cell in cells]
        prompt = Text("ask-chain", {"left": length - chain.bit_count()})
        cell = yield from pick(seat, "corduba.build.chain", prompt, offers)
        plan.chain.append(cell)
        chain |= BIT[here][cell]
    return chain


def _cell_offered(district: DistrictId, cell: str) -> Offer[str]:
    label = Text("do-chain", {"cell": cell})
    return offer(cell, f"chain:{cell}", label, spot=f"cell:{district}:{cell}")


class Confirmed(Struct, frozen=True):
    job: Job
    insulae: bool  # own ones; else neutral ones in their place


Word = Literal["yes", "neutral", "pay", "again"]


def _confirm(
    s: State, seat: Seat, plan: Planned, placement: Placement, chain: int
) -> Steps[Confirmed | None]:
    """Everything together, with another payment for who wants it; None: another spot."""
    assert plan.kind is not None
    player, type = board(s, seat), TABLES.buildings[plan.kind]
    price = _price(s, seat, plan.district, plan.kind)
    crews = crews_for_strength(player, price.strength, type.colour)
    found = payments(s, player, price, chain.bit_count())
    job = Job(seat, plan.district, plan.kind, crews[0], found[0], chain)
    can_change = len(crews) > 1 or len(found) > 1
    insulae = _insulae(s, seat, placement, chain)
    while True:
        words: dict[str, Value] = {
            "building": BUILDING_TEXT[plan.kind],
            "place": place_name(plan.district, placement.id),
            "crew": job.crew.words,
            "price": job.payment.words or (NONE,),
            "insulae": insulae,
            "prestige": type.prestige,
            "district": DISTRICT_TINY[plan.district],
        }
        offers: list[Offer[Word]] = [offer("yes", "yes", Text("do-build", {"insulae": insulae}))]
        if insulae:
            hint = Text("hint-neutral")
            offers.append(offer("neutral", "neutral", Text("do-build-neutral"), hint))
        if can_change:
            offers.append(offer("pay", "pay", Text("do-pay-otherwise")))
        if s.turn.moved < MOST_MOVES:
            offers.append(offer("again", "again", Text("do-build-again")))
        prompt = Text("ask-build", words)
        word = yield from pick(seat, "corduba.build.confirm", prompt, offers)
        if word == "again":
            s.turn.moved += 1
            return None
        if word != "pay":
            return Confirmed(job, word == "yes")
        can_change = False
        job.crew = yield from choose_crew(seat, crews)
        job.payment = yield from choose_payment(seat, found)


# ---- doing ------------------------------------------------------------------------------------


def _do_build(t: Chronicle, s: State, job: Job, placement: Placement, own: bool) -> Steps[None]:
    seat, district = job.seat, job.district
    player, type = board(s, seat), TABLES.buildings[job.kind]
    send(s, seat, job.crew)
    pay(t, s, player, job.payment)
    chain = MAPS[district].cells(job.chain)
    for cell in chain:
        s.districts[district].insulae[cell] = NEUTRAL
        s.neutral -= 1
    tile = Tile(job.kind, placement.id, seat)
    s.districts[district].tiles.append(tile)
    note_built(s, job.kind)
    walled = walled_in(placement, occupied(s, district) & ~placement.mask)
    if chain:
        t.did("did-chain", n=len(chain))
    yield from place_own(t, s, seat, district, walled.own, neutral=not own)
    yield from advance(t, s, seat, district, type.prestige)
    t.tell_deeds(
        "told-builds",
        who=owner_text(seat),
        building=BUILDING_TEXT[job.kind],
        place=place_name(district, placement.id),
        price=(*job.crew.words, *job.payment.words),
    )
    yield from _use_at_once(t, s, seat, district, tile)
    fill_others(s, district)


def _use_at_once(
    t: Chronicle, s: State, seat: Seat, district: DistrictId, tile: Tile
) -> Steps[None]:
    """The builder alone may use the new tile now, as a free action."""
    offers: list[Offer[str | None]] = [
        Offer(o.option, o.thing[1]) for o in activations(s, seat, district, tile)
    ]
    if not offers:
        return
    offers.append(offer(None, "no", Text("do-not-now"), Text("hint-not-now")))
    prompt = Text("ask-use", {"building": BUILDING_TEXT[tile.kind]})
    action = yield from pick(seat, "corduba.build.use", prompt, offers)
    if action:
        yield from activate(t, s, seat, district, tile.kind, action)

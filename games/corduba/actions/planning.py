"""Planning a tile: type, orientation, spot, chain; who takes the turn slowly confirms it all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct

from games.corduba.actions.paying import choose_payment, tile_price
from games.corduba.city.maps import (
    BIT,
    MAPS,
    Placement,
    Spots,
    chain_cells,
    chains,
    spots,
    walled_in,
)
from games.corduba.data import TABLES
from games.corduba.holdings.pieces import Crew, choose_crew, crews_for_strength
from games.corduba.holdings.prices import Payment, Price, payments
from games.corduba.measures import board, occupied
from games.corduba.state import Planned, State
from games.corduba.terms import ROW_LENGTH, DistrictId
from games.corduba.words.effects import TYPE_TEXT
from games.corduba.words.labels import (
    BUILDING_TEXT,
    DISTRICT_TINY,
    NONE,
    amount_text,
    drawing,
    place_text,
)
from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value

MOST_MOVES = 4  # how often a spot may be thought over


class Job(Struct):
    """What is to be built where, and what it costs."""

    seat: Seat
    district: DistrictId
    kind: str
    placement: Placement
    chain: int  # cells of neutral insulae that force the neighbourhood
    crew: Crew
    payment: Payment
    own_insulae: bool = True  # else neutral ones in their place


def plan_tile(s: State, seat: Seat, district: DistrictId, kinds: Sequence[str]) -> Steps[Job]:
    """One of these types, somewhere in a district."""
    s.turn.planned = Planned(district)
    offers = [_type_offered(s, seat, district, kind) for kind in kinds]
    prompt = Text("ask-type", {"district": DISTRICT_TINY[district]})
    kind = yield from pick(seat, "corduba.build.type", prompt, offers)
    found = spots(district, TABLES.buildings[kind].shape, occupied(s, district))
    job = None
    while job is None:
        plan = s.turn.planned = Planned(district, kind)
        placement = yield from _choose_spot(s, seat, plan, kind, found)
        plan.place = placement.id
        chain = yield from _choose_chain(s, seat, plan, placement, found.chain)
        job = yield from _settle(s, seat, kind, placement, chain)
    s.turn.planned = None
    return job


def _price(s: State, seat: Seat, district: DistrictId, kind: str) -> Price:
    return tile_price(s, board(s, seat), district, TABLES.buildings[kind])


def _type_offered(s: State, seat: Seat, district: DistrictId, kind: str) -> Offer[str]:
    type, player = TABLES.buildings[kind], board(s, seat)
    price = _price(s, seat, district, kind)
    goods = payments(s, player, price)[0].words
    words = (amount_text("strength", price.strength), *goods)
    found = spots(district, type.shape, occupied(s, district))
    values: dict[str, Value] = {"price": words, "n": type.prestige}
    key = "hint-type-chain" if found.chain else "hint-type"
    hint = Text(key, {**values, "chain": found.chain})
    return offer(kind, f"type:{kind}", TYPE_TEXT[kind], hint, spot=f"type:{kind}")


# ---- where ------------------------------------------------------------------------------------


def _choose_spot(s: State, seat: Seat, plan: Planned, kind: str, found: Spots) -> Steps[Placement]:
    """Orientation first; where only one fits it is not asked for."""
    gains = {p.id: _most_insulae(s, seat, p, found.chain) for p in found.placements}
    turns = sorted({placement.turn for placement in found.placements})
    building = BUILDING_TEXT[kind]
    if len(turns) > 1:
        offers = [_turn_offered(kind, found, gains, turn) for turn in turns]
        prompt = Text("ask-orientation", {"building": building})
        plan.turn = yield from pick(seat, "corduba.build.orientation", prompt, offers)
    else:
        plan.turn = turns[0]
    taken = occupied(s, plan.district)
    fitting = [p for p in found.placements if p.turn == plan.turn]
    fitting.sort(key=lambda p: (-gains[p.id], -_contacts(p, taken)))
    prompt = Text("ask-spot", {"building": building, "district": DISTRICT_TINY[plan.district]})
    offered = [_spot_offered(p, gains[p.id], found.chain) for p in fitting]
    return (yield from pick(seat, "corduba.build.spot", prompt, offered))


def _insulae(s: State, seat: Seat, placement: Placement, chain: int) -> int:
    """How many own insulae a placement would bring."""
    here = placement.district
    walled = walled_in(placement, occupied(s, here) | chain)
    return min(walled.own.bit_count(), ROW_LENGTH - board(s, seat).rows[here])


def _most_insulae(s: State, seat: Seat, placement: Placement, length: int) -> int:
    """With the best of the chains that could lead there."""
    found = chains(placement, occupied(s, placement.district), length)
    return max(_insulae(s, seat, placement, chain) for chain in found)


def _contacts(placement: Placement, taken: int) -> int:
    """Cells beside it on which something stands: of equal spots the snug ones come first."""
    return (placement.edge & taken).bit_count()


def _turn_offered(kind: str, found: Spots, gains: dict[str, int], turn: int) -> Offer[int]:
    fitting = [gains[p.id] for p in found.placements if p.turn == turn]
    picture = drawing(TABLES.buildings[kind].shape, turn)
    label = Text("do-orientation", {"picture": picture})
    hint = Text("hint-orientation", {"n": len(fitting), "best": max(fitting)})
    return offer(turn, f"r{turn}", label, hint, spot=f"turn:{turn}")


def _spot_offered(placement: Placement, gain: int, chain: int) -> Offer[Placement]:
    """Called by the cell that is marked: so short that up to twenty are buttons."""
    label = Text("do-spot", {"place": placement.first})
    key = "hint-spot-chain" if chain else "hint-spot"
    hint = Text(key, {"n": gain, "chain": chain})
    spot = f"cell:{placement.district}:{placement.first}"
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


# ---- for what ---------------------------------------------------------------------------------

Word = Literal["yes", "neutral", "pay", "again"]


def _settle(s: State, seat: Seat, kind: str, placement: Placement, chain: int) -> Steps[Job | None]:
    """The usual payment; who takes the turn slowly may change it all. None: another spot."""
    district, player = placement.district, board(s, seat)
    price = _price(s, seat, district, kind)
    crews = crews_for_strength(player, price.strength, TABLES.buildings[kind].colour)
    found = payments(s, player, price, chain.bit_count())
    job = Job(seat, district, kind, placement, chain, crews[0], found[0])
    can_change = len(crews) > 1 or len(found) > 1
    while s.turn.slowly:
        word = yield from _ask_to_confirm(s, job, can_change=can_change)
        if word == "again":
            s.turn.moved += 1
            return None
        if word != "pay":
            job.own_insulae = word == "yes"
            break
        can_change = False
        job.crew = yield from choose_crew(seat, crews)
        job.payment = yield from choose_payment(seat, found)
    return job


def _ask_to_confirm(s: State, job: Job, *, can_change: bool) -> Steps[Word]:
    """Everything together."""
    insulae = _insulae(s, job.seat, job.placement, job.chain)
    words: dict[str, Value] = {
        "building": BUILDING_TEXT[job.kind],
        "place": place_text(job.district, job.placement.first),
        "crew": job.crew.words,
        "price": job.payment.words or (NONE,),
        "insulae": insulae,
        "prestige": TABLES.buildings[job.kind].prestige,
        "district": DISTRICT_TINY[job.district],
    }
    label = Text("do-build", {"insulae": insulae})
    offers: list[Offer[Word]] = [offer("yes", "yes", label, spot="plan")]
    if insulae:
        hint = Text("hint-neutral")
        offers.append(offer("neutral", "neutral", Text("do-build-neutral"), hint))
    if can_change:
        offers.append(offer("pay", "pay", Text("do-pay-otherwise")))
    if s.turn.moved < MOST_MOVES:
        offers.append(offer("again", "again", Text("do-build-again")))
    prompt = Text("ask-build", words)
    return (yield from pick(job.seat, "corduba.build.confirm", prompt, offers))

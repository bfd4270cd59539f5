"""Building a tile: what can be built; then insulae, prestige and the first use."""

from __future__ import annotations

from games.corduba.actions.activating import activate, activations
from games.corduba.actions.paying import tile_price
from games.corduba.actions.planning import Job, plan_tile
from games.corduba.city.insulae import fill_others, place_own
from games.corduba.city.maps import MAPS, spots, walled_in
from games.corduba.data import TABLES
from games.corduba.holdings.effects import advance
from games.corduba.holdings.pieces import send, strongest
from games.corduba.holdings.prices import is_payable, pay
from games.corduba.measures import available, board, occupied
from games.corduba.solo.cards import note_built
from games.corduba.state import State, Tile
from games.corduba.terms import NEUTRAL, DistrictId
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import BUILDING_TEXT, owner_text, place_text
from games.core.asking import Offer, offer, pick
from games.core.contract import APART, Steps
from games.core.seats import Seat
from games.core.text import Text

MOST_SAVED = max(row.saved if row.bonus == "strength" else 0 for row in TABLES.districts.values())

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


# ---- building it ------------------------------------------------------------------------------


def build(t: Chronicle, s: State, seat: Seat, district: DistrictId) -> Steps[None]:
    job = yield from plan_tile(s, seat, district, buildable(s, seat, district))
    player, type, placement = board(s, seat), TABLES.buildings[job.kind], job.placement
    send(s, seat, job.crew)
    pay(t, s, player, job.payment)
    _lay_chain(t, s, job)
    tile = Tile(job.kind, placement.id, seat)
    s.districts[district].tiles.append(tile)
    note_built(s, job.kind)
    walled = walled_in(placement, occupied(s, district) & ~placement.mask)
    yield from place_own(t, s, seat, district, walled.own, neutral=not job.own_insulae)
    yield from advance(t, s, seat, district, type.prestige)
    t.tell_deeds(
        "told-builds",
        who=owner_text(seat),
        building=BUILDING_TEXT[job.kind],
        place=place_text(district, placement.first),
        price=(*job.crew.words, *job.payment.words),
    )
    yield from _use_at_once(t, s, seat, district, tile)
    fill_others(s, district)


def _lay_chain(t: Chronicle, s: State, job: Job) -> None:
    cells = MAPS[job.district].cells(job.chain)
    for cell in cells:
        s.districts[job.district].insulae[cell] = NEUTRAL
        s.neutral -= 1
    if cells:
        t.did("did-chain", n=len(cells))


def _use_at_once(
    t: Chronicle, s: State, seat: Seat, district: DistrictId, tile: Tile
) -> Steps[None]:
    """The builder alone may use the new tile now, as a free action."""
    offers: list[Offer[str | None]] = [
        Offer(o.option, o.thing[1]) for o in activations(s, seat, district, tile)
    ]
    if not offers:
        return
    offers.append(offer(None, "no", Text("do-not-now"), Text("hint-not-now"), group=APART))
    prompt = Text("ask-use", {"building": BUILDING_TEXT[tile.kind]})
    action = yield from pick(seat, "corduba.build.use", prompt, offers)
    if action:
        yield from activate(t, s, seat, district, tile.kind, action)

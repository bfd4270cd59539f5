"""Special tiles: an effect once, then the tile is flipped. All but the income may be declined."""

from __future__ import annotations

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value
from games.nova_roma.city.building import place_building
from games.nova_roma.city.site import Job, has_room, plainly
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.followers.playing import play, play_price, plays_offered, surcharge
from games.nova_roma.hippodrome import lanes_offered, open_lanes, step
from games.nova_roma.purse import Got, choose_goods, gain, goods_offered, in_words, pay
from games.nova_roma.sea import Leg, legs_offered, sail_leg
from games.nova_roma.state import State
from games.nova_roma.terms import ZONES
from games.nova_roma.words.labels import KIND_TEXT, amount_text, tile_text

SAILS = 2
INCOME_GOODS = 3
INCOME_COINS = 4
FREE = 0


def recruit(t: Chronicle, s: State, seat: Seat, n: int) -> Steps[None]:
    """Play a follower without paying coins."""
    offers = plays_offered(s, seat, FREE)
    if not offers:
        return
    surcharged = bool(surcharge(s.players[seat]))
    values: dict[str, Value] = {
        "tile": KIND_TEXT["sp_recruit"],
        "price": play_price(s.players[seat], FREE),
    }
    prompt = Text("ask-sp_recruit-paying" if surcharged else "ask-sp_recruit", values)
    decline: Offer[str | None] = offer(None, "decline", Text("do-decline"))
    card = yield from pick(seat, "nova.tile.recruit", prompt, [*offers, decline])
    if card:
        _use(t, s, seat, n)
        yield from play(t, s, seat, card, FREE)


def sails(t: Chronicle, s: State, seat: Seat, n: int) -> Steps[None]:
    """Spend up to two sails."""
    outer, spent = s.turn.sails, False  # of the sail action this placement may be part of
    s.turn.sails = SAILS
    while offers := legs_offered(s, seat, s.turn.sails):
        end: Offer[Leg | None] = offer(None, "stop", Text("do-stop"))
        if not spent:
            end = offer(None, "decline", Text("do-decline"))
        tile = KIND_TEXT["sp_sails"]
        prompt = Text("ask-legs-tile", {"tile": tile, "sails": s.turn.sails})
        leg = yield from pick(seat, "nova.tile.sails", prompt, [*offers, end])
        if leg is None:
            break
        if not spent:
            _use(t, s, seat, n)
        spent = True
        s.turn.sails -= leg.sails
        yield from sail_leg(t, s, seat, leg)
    s.turn.sails = outer


def build(t: Chronicle, s: State, seat: Seat, n: int) -> Steps[None]:
    """Place a single block in any zone."""
    if not has_room(s, seat, "I1", ZONES):
        return
    job = Job(seat, "I1", ZONES, KIND_TEXT["sp_build"])
    if (yield from place_building(t, s, job, plainly(seat))):
        _flip(s, seat, n)


def income(t: Chronicle, s: State, seat: Seat, n: int) -> Steps[None]:
    """3 goods of one's choice or 4 coins; this is no offer one may decline (ruling R17)."""
    _flip(s, seat, n)
    offers = [offer("coins", "coins", amount_text("coin", INCOME_COINS), spot="coins")]
    if goods_offered(s, seat, 1):
        offers.insert(0, offer("goods", "goods", amount_text("good", INCOME_GOODS)))
    tile = KIND_TEXT["sp_income"]
    what = yield from pick(seat, "nova.tile.income", Text("ask-sp_income", {"tile": tile}), offers)
    got: Got = {}
    if what == "goods":
        yield from choose_goods(s, seat, INCOME_GOODS, got, tile)
    else:
        gain(s, seat, "coin", INCOME_COINS, got)
    t.did("did-gains-by", source=tile, gains=in_words(got))


def hippodrome(t: Chronicle, s: State, seat: Seat, n: int) -> Steps[None]:
    """Up to two spaces on one lane, and one more there for an artisan (ruling R41)."""
    lanes = open_lanes(s, seat)
    if not lanes:
        return
    decline: Offer[int | None] = offer(None, "decline", Text("do-decline"))
    offers = [*lanes_offered(s, seat, lanes), decline]
    tile = KIND_TEXT["sp_hippodrome"]
    prompt = Text("ask-sp_hippodrome", {"tile": tile})
    lane = yield from pick(seat, "nova.tile.lane", prompt, offers)
    if lane is None:
        return
    _use(t, s, seat, n)
    yield from step(t, s, seat, lane)
    prompt = Text("ask-sp_hippodrome-on", {"tile": tile})
    if (yield from _goes_on(s, seat, lane, "nova.tile.race", prompt)):
        yield from step(t, s, seat, lane)
    prompt = Text("ask-charioteer")
    if s.players[seat].artisans and (
        yield from _goes_on(s, seat, lane, "nova.tile.charioteer", prompt)
    ):
        pay(s, seat, {"artisan": 1})
        t.did("did-charioteer")
        yield from step(t, s, seat, lane)


def _goes_on(s: State, seat: Seat, lane: int, key: str, prompt: Text) -> Steps[bool]:
    """Whether the player takes one more step on the lane; not asked when there is none."""
    if lane not in open_lanes(s, seat):
        return False
    stop: Offer[int | None] = offer(None, "stop", Text("do-stop"))
    answer = yield from pick(seat, key, prompt, [*lanes_offered(s, seat, [lane]), stop])
    return answer is not None


def _use(t: Chronicle, s: State, seat: Seat, n: int) -> None:
    """Flips the tile; what it does is told by itself."""
    tile = s.players[seat].production[n].tile
    assert tile
    t.did("did-uses", what=tile_text(tile))
    _flip(s, seat, n)


def _flip(s: State, seat: Seat, n: int) -> None:
    s.players[seat].production[n].flipped = True

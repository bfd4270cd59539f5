"""Special tiles: an effect once, then the tile is flipped. All but the income may be declined."""

from __future__ import annotations

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.text import Seat, Text, who
from games.nova_roma.construction import has_room, place_building, plainly
from games.nova_roma.hiring import play, play_price, plays_offered
from games.nova_roma.labels import KIND_TEXT, amount_text
from games.nova_roma.purse import Got, choose_goods, gain, goods_offered, in_words, pay
from games.nova_roma.racing import lanes_offered, open_lanes, step
from games.nova_roma.state import State
from games.nova_roma.terms import ZONES
from games.nova_roma.voyages import Leg, legs_offered, sail_leg

SAILS = 2
INCOME_GOODS = 3
INCOME_COINS = 4
FREE = 0


def recruit(t: Table, s: State, seat: Seat, n: int) -> Steps[None]:
    """Play a follower without paying coins."""
    offers = plays_offered(s, seat, FREE)
    if not offers:
        return
    prompt = Text("ask-sp_recruit", {"price": play_price(s.players[seat], FREE)})
    decline: Offer[str | None] = offer(None, "decline", Text("do-decline"))
    card = yield from pick(seat, "nova.tile.recruit", prompt, [*offers, decline])
    if card:
        _flip(s, seat, n)
        yield from play(t, s, seat, card, FREE)


def sails(t: Table, s: State, seat: Seat, n: int) -> Steps[None]:
    """Spend up to two sails."""
    outer, spent = s.turn.sails, False  # of the sail action this placement may be part of
    s.turn.sails = SAILS
    while offers := legs_offered(s, seat, s.turn.sails):
        end: Offer[Leg | None] = offer(None, "stop", Text("do-stop"))
        if not spent:
            end = offer(None, "decline", Text("do-decline"))
        prompt = Text("ask-legs", {"sails": s.turn.sails})
        leg = yield from pick(seat, "nova.tile.sails", prompt, [*offers, end])
        if leg is None:
            break
        if not spent:
            _flip(s, seat, n)
        spent = True
        s.turn.sails -= leg.sails
        yield from sail_leg(t, s, seat, leg)
    s.turn.sails = outer


def build(t: Table, s: State, seat: Seat, n: int) -> Steps[None]:
    """Place a single block in any zone."""
    if not has_room(s, seat, "I1", ZONES):
        return
    if (yield from place_building(t, s, seat, "I1", ZONES, None, plainly(seat))):
        _flip(s, seat, n)


def income(t: Table, s: State, seat: Seat, n: int) -> Steps[None]:
    """3 goods of one's choice or 4 coins; this is no offer one may decline (ruling R17)."""
    _flip(s, seat, n)
    offers = [offer("coins", "coins", amount_text("coin", INCOME_COINS))]
    if goods_offered(s, seat, 1):
        offers.insert(0, offer("goods", "goods", amount_text("good", INCOME_GOODS)))
    what = yield from pick(seat, "nova.tile.income", Text("ask-sp_income"), offers)
    got: Got = {}
    if what == "goods":
        yield from choose_goods(s, seat, INCOME_GOODS, got)
    else:
        gain(s, seat, "coin", INCOME_COINS, got)
    t.tell("told-tile", who=who(seat), tile=KIND_TEXT["sp_income"], gains=in_words(got))


def hippodrome(t: Table, s: State, seat: Seat, n: int) -> Steps[None]:
    """Up to two spaces on one lane, and one more there for an artisan (ruling R41)."""
    lanes = open_lanes(s, seat)
    if not lanes:
        return
    decline: Offer[int | None] = offer(None, "decline", Text("do-decline"))
    offers = [*lanes_offered(s, seat, lanes), decline]
    lane = yield from pick(seat, "nova.tile.lane", Text("ask-sp_hippodrome"), offers)
    if lane is None:
        return
    _flip(s, seat, n)
    yield from step(t, s, seat, lane)
    if (yield from _goes_on(s, seat, lane, "nova.tile.race", Text("ask-race", {"left": 1}))):
        yield from step(t, s, seat, lane)
    if s.players[seat].artisans and (
        yield from _goes_on(s, seat, lane, "nova.tile.charioteer", Text("ask-charioteer"))
    ):
        pay(s, seat, {"artisan": 1})
        t.tell("told-charioteer", who=who(seat))
        yield from step(t, s, seat, lane)


def _goes_on(s: State, seat: Seat, lane: int, key: str, prompt: Text) -> Steps[bool]:
    """Whether the player takes one more step on the lane; not asked when there is none."""
    if lane not in open_lanes(s, seat):
        return False
    stop: Offer[int | None] = offer(None, "stop", Text("do-stop"))
    answer = yield from pick(seat, key, prompt, [*lanes_offered(s, seat, [lane]), stop])
    return answer is not None


def _flip(s: State, seat: Seat, n: int) -> None:
    s.players[seat].production[n].flipped = True

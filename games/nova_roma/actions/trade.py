"""Trade: coins; discard followers for coins; buy goods."""

from __future__ import annotations

from games.core.asking import offer, pick_some
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.actions.act import Act, do_core
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data.followers import in_order
from games.nova_roma.followers.deck import discard_cards
from games.nova_roma.purse import Got, gain, goods_offered, in_words
from games.nova_roma.state import State
from games.nova_roma.words.labels import FOLLOWER_HINT, FOLLOWER_TINY

CARDS_FOR_A_COIN = 2


def possible(s: State, seat: Seat, strength: int) -> bool:
    return True


def perform(t: Chronicle, s: State, act: Act) -> Steps[None]:
    do_core(t, s, act)
    got: Got = {}
    gain(s, act.seat, "coin", act.strength, got)
    t.did("did-gains", gains=in_words(got))
    yield from _sell_cards(t, s, act.seat)
    yield from _buy_goods(t, s, act.seat)


def _sell_cards(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    hand = in_order(s.players[seat].hand)
    offers = [
        offer(card, f"card:{card}", FOLLOWER_TINY[card], FOLLOWER_HINT[card]) for card in hand
    ]
    cards = yield from pick_some(seat, "nova.trade.cards", Text("ask-trade-cards"), offers)
    if not cards:
        return
    discard_cards(s, seat, cards)
    got: Got = {}
    gain(s, seat, "coin", len(cards) // CARDS_FOR_A_COIN, got)
    names = tuple(FOLLOWER_TINY[card] for card in cards)
    t.did("did-sells-cards", cards=names, gains=in_words(got))


def _buy_goods(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    player = s.players[seat]
    offers = goods_offered(s, seat, player.coins)
    most = min(player.coins, len(offers))
    prompt = Text("ask-trade-goods", {"coins": player.coins})
    got: Got = {}
    for good in (yield from pick_some(seat, "nova.trade.goods", prompt, offers, 0, most)):
        player.coins -= 1
        gain(s, seat, good, 1, got)
    if got:
        t.did("did-buys", gains=in_words(got))

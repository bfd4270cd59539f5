"""Recruit: draw followers; play one; discard down to six."""

from __future__ import annotations

from games.core.asking import Offer, offer, pick_some
from games.core.contract import APART, Steps
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.actions.act import Act, do_core
from games.nova_roma.actions.asking import choose
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.course.refill import in_offer
from games.nova_roma.data.followers import in_order
from games.nova_roma.followers.deck import discard_cards, draw_cards
from games.nova_roma.followers.playing import can_play, play, play_price, plays_offered
from games.nova_roma.state import State
from games.nova_roma.terms import HAND_LIMIT
from games.nova_roma.words.labels import FOLLOWER_HINT, FOLLOWER_TINY

PRICES = {1: 2, 2: 1, 3: 0}  # coins by strength
DECK = "deck"


def possible(s: State, seat: Seat, strength: int) -> bool:
    return _can_draw(s) or can_play(s.players[seat], PRICES[strength])


def _can_draw(s: State) -> bool:
    return bool(in_offer(s.follower_offer) or s.follower_deck or s.follower_discard)


def perform(t: Chronicle, s: State, act: Act) -> Steps[None]:
    yield from _draw(t, s, act)
    yield from _play(t, s, act)
    if act.core_done:
        yield from _discard(t, s, act.seat)


def _draw(t: Chronicle, s: State, act: Act) -> Steps[None]:
    """One card after the other, each seen before the next (ruling R12)."""
    coins = PRICES[act.strength]
    for left in range(act.strength, 0, -1):
        prompt = Text("ask-recruit-draw", {"left": left})
        end: Offer[str | None] = offer(None, "stop", Text("do-draw-stop"), group=APART)
        card = yield from choose(
            t,
            s,
            act,
            "nova.recruit.draw",
            prompt,
            lambda: _draws_offered(s),
            end,
            may_end=lambda: can_play(s.players[act.seat], coins),
        )
        if card is None:
            return
        do_core(t, s, act)
        if card == DECK:
            t.did_times("did-draws", draw_cards(t, s, act.seat, 1))
        else:
            _take(t, s, act.seat, card)


def _draws_offered(s: State) -> list[Offer[str | None]]:
    offers: list[Offer[str | None]] = [
        offer(
            card, f"take:{card}", FOLLOWER_TINY[card], FOLLOWER_HINT[card], group="offer", spot=card
        )
        for card in in_offer(s.follower_offer)
    ]
    if s.follower_deck or s.follower_discard:
        offers.append(offer(DECK, "deck", Text("do-draw-deck"), group="deck", spot="deck"))
    return offers


def _take(t: Chronicle, s: State, seat: Seat, card: str) -> None:
    """Everybody sees this card go to the hand."""
    s.follower_offer[s.follower_offer.index(card)] = None
    s.players[seat].hand.append(card)
    s.players[seat].known.append(card)
    t.did("did-takes-follower", follower=FOLLOWER_TINY[card])


def _play(t: Chronicle, s: State, act: Act) -> Steps[None]:
    seat, coins = act.seat, PRICES[act.strength]
    end: Offer[str | None] = offer(None, "none", Text("do-play-none"), group=APART)
    card = yield from choose(
        t,
        s,
        act,
        "nova.recruit.play",
        lambda: Text("ask-recruit-play", {"price": play_price(s.players[seat], coins)}),
        lambda: plays_offered(s, seat, coins),
        end,
        forgoes=True,
        helped=bool(s.players[seat].hand) and s.players[seat].coins >= coins,
    )
    if card is None:
        return
    do_core(t, s, act)
    yield from play(t, s, seat, card, coins)


def _discard(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    hand = in_order(s.players[seat].hand)
    n = len(hand) - HAND_LIMIT
    if n <= 0:
        return
    offers = [
        offer(card, f"card:{card}", FOLLOWER_TINY[card], FOLLOWER_HINT[card]) for card in hand
    ]
    prompt = Text("ask-recruit-discard", {"n": n})
    cards = yield from pick_some(seat, "nova.recruit.discard", prompt, offers, n, n)
    discard_cards(s, seat, cards)
    t.did("did-discards", cards=tuple(FOLLOWER_TINY[card] for card in cards))

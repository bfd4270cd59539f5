"""Gaining and paying: limits, surplus, and what arrived in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

from games.core.asking import Offer, offer, pick_some
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.data.components import Reward
from games.nova_roma.followers.deck import draw_cards
from games.nova_roma.state import Player, State
from games.nova_roma.terms import GOODS, MOST_GOODS, MOST_INFLUENCE, Good, Payment
from games.nova_roma.words.labels import amount_text

Gain: TypeAlias = Literal["wheat", "stone", "wood", "wine", "horse", "coin", "influence", "artisan"]
Got: TypeAlias = dict[Gain | Literal["card"], int]  # what really arrived


def gain(s: State, seat: Seat, what: Gain, n: int, got: Got) -> None:
    """Gives n of something and notes in `got` what arrived; the rest is lost or becomes coins."""
    player = s.players[seat]
    arrived = n
    if what == "coin":
        player.coins += n
    elif what == "influence":
        arrived = min(n, MOST_INFLUENCE - player.influence)
        player.influence += arrived
        if arrived < n:
            gain(s, seat, "coin", n - arrived, got)
    elif what == "artisan":
        arrived = min(n, s.artisans)
        s.artisans -= arrived
        player.artisans += arrived
    else:
        arrived = min(n, MOST_GOODS - player.goods[what])
        player.goods[what] += arrived
    if arrived:
        got[what] = got.get(what, 0) + arrived


def in_words(got: Got) -> tuple[Text, ...]:
    """«2 stone, 1 coin»."""
    return tuple(amount_text(what, n) for what, n in got.items()) or (Text("nothing"),)


def holds(player: Player, what: Payment) -> int:
    if what == "coin":
        return player.coins
    if what == "artisan":
        return player.artisans
    good: Good = what
    return player.goods[good]


def can_pay(s: State, seat: Seat, price: Mapping[Payment, int]) -> bool:
    player = s.players[seat]
    return all(holds(player, what) >= n for what, n in price.items())


def pay(s: State, seat: Seat, price: Mapping[Payment, int]) -> None:
    player = s.players[seat]
    for what, n in price.items():
        if what == "coin":
            player.coins -= n
        elif what == "artisan":
            player.artisans -= n
            s.artisans += n
        else:
            player.goods[what] -= n


# ---- goods of one's choice --------------------------------------------------------------------


def goods_offered(s: State, seat: Seat, most: int) -> list[Offer[Good]]:
    """One offer per unit of each good there is room for: the second stone is «stone.2»."""
    offers = []
    for good in GOODS:
        room = min(most, MOST_GOODS - s.players[seat].goods[good])
        for k in range(1, room + 1):
            offers.append(_unit(good, k))
    return offers


def _unit(good: Good, k: int) -> Offer[Good]:
    """Whichever is picked, it is one: no label may read like an amount of several."""
    label = Text("one-more", {"good": amount_text(good, 1), "k": k})
    id = good if k == 1 else f"{good}.{k}"
    return offer(good, id, label, group=good, spot=good)


def choose_goods(s: State, seat: Seat, n: int, got: Got, source: Text) -> Steps[None]:
    """n goods of the owner's choice; what does not fit any more is lost without a question."""
    offers = goods_offered(s, seat, n)
    n = min(n, len(offers))
    prompt = Text("ask-goods", {"n": n, "source": source})
    for good in (yield from pick_some(seat, "nova.goods", prompt, offers, n, n)):
        gain(s, seat, good, 1, got)


# ---- rewards ----------------------------------------------------------------------------------


def take_reward(t: Table, s: State, seat: Seat, reward: Reward, source: Text) -> Steps[Got]:
    """Everything a reward gives, in the order it is printed; `source` is what it comes from."""
    got: Got = {}
    fixed: tuple[tuple[Gain, int], ...] = (
        ("coin", reward.coin),
        ("influence", reward.influence),
        ("artisan", reward.artisan),
        *reward.goods.items(),
    )
    for what, n in fixed:
        if n:
            gain(s, seat, what, n, got)
    if reward.good:
        yield from choose_goods(s, seat, reward.good, got, source)
    if reward.card and (drawn := draw_cards(t, s, seat, reward.card)):
        got["card"] = drawn
    return got

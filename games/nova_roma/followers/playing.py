"""Playing followers into the row."""

from __future__ import annotations

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data.followers import in_order
from games.nova_roma.state import Hired, Player, State
from games.nova_roma.terms import FREE_ROW, ROW_LIMIT
from games.nova_roma.words.labels import FOLLOWER_HINT, FOLLOWER_TINY, price_texts


def surcharge(player: Player) -> int:
    """Influence the next follower costs; a full row is one shorter by then."""
    return int(min(len(player.row), ROW_LIMIT - 1) >= FREE_ROW)


def can_play(player: Player, coins: int) -> bool:
    affordable = player.coins >= coins and player.influence >= surcharge(player)
    return bool(player.hand) and affordable


def plays_offered(s: State, seat: Seat, coins: int) -> list[Offer[str | None]]:
    player = s.players[seat]
    if not can_play(player, coins):
        return []
    return [
        offer(card, f"play:{card}", FOLLOWER_TINY[card], FOLLOWER_HINT[card], group="play")
        for card in in_order(player.hand)
    ]


def play_price(player: Player, coins: int) -> tuple[Text, ...]:
    """«1 coin, 1 influence»."""
    price = {"coin": coins, "influence": surcharge(player)}
    return price_texts({what: n for what, n in price.items() if n})


def play(t: Chronicle, s: State, seat: Seat, card: str, coins: int) -> Steps[None]:
    """Moves a card from the hand to the row; a full row gives up another one first."""
    player = s.players[seat]
    price, paid = play_price(player, coins), coins or surcharge(player)
    if len(player.row) >= ROW_LIMIT:
        yield from _make_room(t, s, seat)
    player.influence -= surcharge(player)
    player.coins -= coins
    player.hand.remove(card)
    if card in player.known:
        player.known.remove(card)
    player.row.append(Hired(card, fresh=True))
    t.did("did-plays" if paid else "did-plays-free", follower=FOLLOWER_TINY[card], price=price)


def _make_room(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    player = s.players[seat]
    offers = [
        offer(h, f"drop:{h.card}", FOLLOWER_TINY[h.card], FOLLOWER_HINT[h.card]) for h in player.row
    ]
    gone = yield from pick(seat, "nova.recruit.replace", Text("ask-replace"), offers)
    player.row.remove(gone)
    s.follower_discard.append(gone.card)
    t.did("did-drops", follower=FOLLOWER_TINY[gone.card])

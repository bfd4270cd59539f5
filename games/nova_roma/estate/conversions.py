"""Tiles that turn one thing into another, each time an artisan is placed on them."""

from __future__ import annotations

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.purse import Gain, Got, gain, goods_offered, in_words
from games.nova_roma.state import State
from games.nova_roma.terms import Good
from games.nova_roma.words.labels import KIND_TEXT, amount_text

COINS_FOR_INFLUENCE = 2


def coin_to_artisan(t: Chronicle, s: State, seat: Seat, n: int) -> Steps[None]:
    """1 coin: 1 artisan."""
    player = s.players[seat]
    if not player.coins or not s.artisans:
        return
    if (yield from _agreed(seat, "conv_coin_artisan")):
        player.coins -= 1
        _convert(t, s, seat, "conv_coin_artisan", "coin", "artisan", 1)


def influence_to_good(t: Chronicle, s: State, seat: Seat, n: int) -> Steps[None]:
    """1 influence: 1 good of one's choice."""
    player = s.players[seat]
    goods = goods_offered(s, seat, 1)
    if not player.influence or not goods:
        return
    decline: Offer[Good | None] = offer(None, "decline", Text("do-decline"))
    prompt = Text("ask-tile-good", {"tile": KIND_TEXT["conv_influence_good"]})
    good = yield from pick(seat, "nova.tile", prompt, [*goods, decline])
    if good:
        player.influence -= 1
        _convert(t, s, seat, "conv_influence_good", "influence", good, 1)


def influence_to_coins(t: Chronicle, s: State, seat: Seat, n: int) -> Steps[None]:
    """1 influence: 2 coins."""
    player = s.players[seat]
    if not player.influence:
        return
    if (yield from _agreed(seat, "conv_influence_coins")):
        player.influence -= 1
        _convert(t, s, seat, "conv_influence_coins", "influence", "coin", COINS_FOR_INFLUENCE)


def _agreed(seat: Seat, kind: str) -> Steps[bool]:
    yes, no = Text(f"do-{kind}"), Text("do-decline")
    prompt = Text("ask-tile", {"tile": KIND_TEXT[kind]})
    offers = (offer(True, "use", yes), offer(False, "decline", no))
    return (yield from pick(seat, "nova.tile", prompt, offers))


def _convert(t: Chronicle, s: State, seat: Seat, kind: str, paid: str, what: Gain, n: int) -> None:
    """Gives what one of `paid` was paid for."""
    got: Got = {}
    gain(s, seat, what, n, got)
    price = amount_text(paid, 1)
    t.did("did-converts", tile=KIND_TEXT[kind], price=price, gains=in_words(got))

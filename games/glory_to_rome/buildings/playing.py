"""Buildings about hands, thinking, leading and following."""

from __future__ import annotations

from games.core.asking import Offer, agree, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text
from games.glory_to_rome.functions import Function, building
from games.glory_to_rome.measures import order_cards
from games.glory_to_rome.state import State
from games.glory_to_rome.words.labels import kinds_offered

building("shrine", Function(hand_limit=2))
building("temple", Function(hand_limit=4))

building("palace", Function(plays_several=True))
building("circus", Function(any_card_plays="architect"))
building("circus_alt", Function(petitions_with_two=True))


def _latrine(s: State, seat: Seat) -> Steps[tuple[str, ...]]:
    """Before thinking: one order card, no Senator, may go to the pool."""
    cards = kinds_offered(s, order_cards(s.players[seat].hand), "card:")
    if not cards:
        return ()
    offers: list[Offer[str | None]] = [*cards, offer(None, "keep", Text("do-keep"))]
    card = yield from pick(seat, "gtr.latrine", Text("ask-latrine"), offers)
    return () if card is None else (card,)


building("latrine", Function(discards=_latrine))


def _vomitorium(s: State, seat: Seat) -> Steps[tuple[str, ...]]:
    """Before thinking: the whole hand may go, or nothing; asked before the Latrine (ruling R1)."""
    hand = s.players[seat].hand
    if not hand:
        return ()
    prompt = Text("ask-vomitorium", {"n": len(hand)})
    gone = yield from agree(seat, "gtr.vomitorium", prompt, Text("do-vomit"), Text("do-keep"))
    return tuple(hand) if gone else ()


building("vomitorium", Function(discards=_vomitorium, discards_first=True))

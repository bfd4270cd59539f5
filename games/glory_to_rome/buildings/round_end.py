"""Buildings that work at the end of a round."""

from __future__ import annotations

from games.core.asking import offer, pick_some
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.course.ending import check
from games.glory_to_rome.data.cards import SENATOR
from games.glory_to_rome.functions import Function, building
from games.glory_to_rome.measures import opponents, order_cards
from games.glory_to_rome.roles.performing import optional_thinking
from games.glory_to_rome.state import State
from games.glory_to_rome.words.labels import copies_offered, material_texts


def _senate(t: Table, s: State, seat: Seat) -> Steps[None]:
    """Senators that opponents played this round may be taken into the hand."""
    offers = [
        offer(
            owner,
            f"{owner}" + (f".{k + 1}" if k else ""),
            Text("do-senate", {"who": who(owner)}),
            spot=f"p{owner}:stance",
        )
        for owner in opponents(s, seat)
        for k in range(s.players[owner].camp.count(SENATOR))
    ]
    owners = yield from pick_some(seat, "gtr.senate", Text("ask-senate"), offers)
    for owner in owners:
        s.players[owner].camp.remove(SENATOR)
        s.players[seat].hand.append(SENATOR)
    if owners:
        t.tell("told-senate", who=who(seat), n=len(owners))


building("senate", Function(on_senators=_senate))


def _sewer(t: Table, s: State, seat: Seat) -> Steps[None]:
    """Order cards played this round may go into the stockpile instead of the pool."""
    player = s.players[seat]
    offers = copies_offered(s, order_cards(player.camp), f"p{seat}:stance")
    cards = yield from pick_some(seat, "gtr.sewer", Text("ask-sewer"), offers)
    for card in cards:
        player.camp.remove(card)
    player.stockpile += cards
    if cards:
        t.tell("told-sewer", who=who(seat), materials=material_texts(cards))
    check(t, s)


building("sewer", Function(on_clean_up=_sewer))


def _academy(t: Table, s: State, seat: Seat) -> Steps[None]:
    """One Think action after a round in which a Craftsman action did something."""
    if s.players[seat].did_craftsman:
        yield from optional_thinking(t, s, seat, None)


building("academy", Function(after_round=_academy))

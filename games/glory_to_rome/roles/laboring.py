"""Laborer: bring material from the pool into the stockpile."""

from __future__ import annotations

from games.core.asking import Offer, offer, pick
from games.core.contract import APART, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.course.ending import check
from games.glory_to_rome.data.cards import CARDS, MATERIALS
from games.glory_to_rome.measures import functions, materials_in, order_cards, take_material
from games.glory_to_rome.roles.batches import drop, remaining
from games.glory_to_rome.state import Batch, State
from games.glory_to_rome.words.labels import MATERIAL_TEXT, kinds_offered, materials_offered


def labor(t: Table, s: State, seat: Seat, batch: Batch | None) -> Steps[None]:
    """One Laborer action: a pool card, and with a Dock a hand card; then one CHECK."""
    dock = any(f.stocks_from_hand for f in functions(s, seat))
    from_pool = (yield from _pool_part(s, seat, batch, dock)) if s.pool else "skip"
    from_hand: str = "skip"
    if dock and from_pool != "skip_all":
        # Giving up everything is offered once: with the first question of the action.
        from_hand = yield from _hand_part(s, seat, None if s.pool else batch)
    if batch and "skip_all" in (from_pool, from_hand):
        drop(batch)
        return
    player = s.players[seat]
    if from_pool != "skip":
        material = next(m for m in MATERIALS if m == from_pool)
        player.stockpile.append(take_material(s.pool, material))
        t.tell("told-stocks-pool", who=who(seat), material=MATERIAL_TEXT[material])
    if from_hand != "skip":
        player.hand.remove(from_hand)
        player.stockpile.append(from_hand)
        t.tell("told-stocks-hand", who=who(seat), material=MATERIAL_TEXT[CARDS[from_hand].material])
    check(t, s)


def _pool_part(s: State, seat: Seat, batch: Batch | None, dock: bool) -> Steps[str]:
    """A material of the pool, «skip» or «skip_all»."""
    offers: list[Offer[str]] = [
        *materials_offered(materials_in(s.pool), "pool:", "do-stock", "pool", "pool:"),
        offer("skip", "skip", Text("do-stock-none" if dock else "do-skip"), group=APART),
    ]
    left = remaining(s, batch) if batch else 0
    if left:
        offers.append(offer("skip_all", "skip_all", Text("do-skip-all"), group=APART))
    return (yield from pick(seat, "gtr.laborer", Text("ask-laborer", {"left": left}), offers))


def _hand_part(s: State, seat: Seat, batch: Batch | None) -> Steps[str]:
    """A card of the hand, «skip» or «skip_all»."""
    offers = kinds_offered(s, order_cards(s.players[seat].hand), "hand:", "hand")
    if not offers:
        return "skip"
    offers.append(offer("skip", "skip", Text("do-stock-none"), group=APART))
    if batch and remaining(s, batch):
        offers.append(offer("skip_all", "skip_all", Text("do-skip-all"), group=APART))
    return (yield from pick(seat, "gtr.laborer.dock", Text("ask-dock"), offers))

"""Laborer: bring material from the pool into the stockpile."""

from __future__ import annotations

from typing import Literal

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.text import Seat, Text, who
from games.glory_to_rome.batches import drop, remaining
from games.glory_to_rome.cards import CARDS, Material
from games.glory_to_rome.ending import check
from games.glory_to_rome.labels import MATERIAL_TEXT, kinds_offered, materials_offered
from games.glory_to_rome.measures import functions, materials_in, order_cards, take_material
from games.glory_to_rome.state import Batch, State


def labor(t: Table, s: State, seat: Seat, batch: Batch | None) -> Steps[None]:
    """One Laborer action: a pool card, and with a Dock a hand card; then one CHECK."""
    dock = any(f.stocks_from_hand for f in functions(s, seat))
    from_pool = yield from _pool_part(s, seat, batch, dock)
    if from_pool == "skip_all":
        assert batch is not None
        drop(batch)
        return
    from_hand = (yield from _hand_part(s, seat)) if dock else None
    stockpile = s.players[seat].stockpile
    if from_pool is not None and from_pool != "skip":
        stockpile.append(take_material(s.pool, from_pool))
        t.tell("told-stocks-pool", who=who(seat), material=MATERIAL_TEXT[from_pool])
    if from_hand is not None:
        s.players[seat].hand.remove(from_hand)
        stockpile.append(from_hand)
        material = MATERIAL_TEXT[CARDS[from_hand].material]
        t.tell("told-stocks-hand", who=who(seat), material=material)
    check(t, s)


def _pool_part(
    s: State, seat: Seat, batch: Batch | None, dock: bool
) -> Steps[Material | Literal["skip", "skip_all"] | None]:
    if not s.pool:
        return None
    offers: list[Offer[Material | Literal["skip", "skip_all"]]] = [
        *materials_offered(materials_in(s.pool), "pool:", "do-stock", "pool"),
        offer("skip", "skip", Text("do-stock-none" if dock else "do-skip")),
    ]
    if batch and remaining(s, batch):
        offers.append(offer("skip_all", "skip_all", Text("do-skip-all")))
    left = remaining(s, batch) if batch else 0
    return (yield from pick(seat, "gtr.laborer", Text("ask-laborer", {"left": left}), offers))


def _hand_part(s: State, seat: Seat) -> Steps[str | None]:
    cards = kinds_offered(s, order_cards(s.players[seat].hand), "hand:", "hand")
    if not cards:
        return None
    offers: list[Offer[str | None]] = [*cards, offer(None, "skip", Text("do-stock-none"))]
    return (yield from pick(seat, "gtr.laborer.dock", Text("ask-dock"), offers))

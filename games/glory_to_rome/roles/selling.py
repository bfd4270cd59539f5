"""Merchant: sell material into the vault, where nobody sees it again before the end."""

from __future__ import annotations

from games.core.asking import Offer, offer, pick
from games.core.contract import APART, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.course.ending import check
from games.glory_to_rome.data.cards import CARDS, Material
from games.glory_to_rome.functions import Source
from games.glory_to_rome.measures import (
    functions,
    materials_in,
    order_cards,
    take_material,
    vault_room,
)
from games.glory_to_rome.roles.batches import drop, remaining
from games.glory_to_rome.state import Batch, State
from games.glory_to_rome.words.labels import MATERIAL_TEXT, kinds_offered, materials_offered

MAIN_SOURCES: tuple[Source, ...] = ("stock", "deck")  # one of the two in each action


def sell(t: Table, s: State, seat: Seat, batch: Batch | None) -> Steps[None]:
    """One Merchant action: a main card from stockpile or deck; with a Basilica one from hand."""
    used: list[Source] = []
    while offers := sales_offered(s, seat, used):
        ways: list[Offer[tuple[Source, str]]] = [
            *offers,
            offer(("pool", "done"), "done", Text("do-done"), group=APART),
        ]
        if batch and remaining(s, batch):
            ways.append(offer(("pool", "done_all"), "done_all", Text("do-skip-all"), group=APART))
        prompt = Text("ask-merchant", {"n": vault_room(s, seat)})
        source, what = yield from pick(seat, "gtr.merchant", prompt, ways)
        if what == "done_all" and batch:
            drop(batch)
        if source == "pool":
            return
        used += MAIN_SOURCES if source in MAIN_SOURCES else (source,)
        put_into_vault(t, s, seat, source, what)
        check(t, s)


def sales_offered(s: State, seat: Seat, used: list[Source]) -> list[Offer[tuple[Source, str]]]:
    if vault_room(s, seat) <= 0:
        return []
    sources: list[Source] = ["stock", *(f.sells_from for f in functions(s, seat) if f.sells_from)]
    offers: list[Offer[tuple[Source, str]]] = []
    for source in sources:
        if source not in used:
            offers += _sales_from(s, seat, source)
    return offers


def _sales_from(s: State, seat: Seat, source: Source) -> list[Offer[tuple[Source, str]]]:
    player = s.players[seat]
    if source == "deck":
        return [offer(("deck", ""), "deck", Text("do-sell-deck"), group="deck", spot="deck")]
    if source == "hand":
        cards = kinds_offered(s, order_cards(player.hand), "hand:")
        return [
            offer(
                ("hand", o.thing),
                o.option.id,
                Text("do-sell-hand", {"card": o.option.label}),
                group="hand",
            )
            for o in cards
        ]
    kinds = materials_in(player.stockpile)
    materials = materials_offered(kinds, "stock:", "do-sell", "stock", f"p{seat}:stock:")
    return [Offer(o.option, ("stock", o.thing)) for o in materials]


def put_into_vault(t: Table, s: State, seat: Seat, source: Source, what: str) -> None:
    """All see a stockpile card go in, its owner alone a hand card, nobody a deck card."""
    player = s.players[seat]
    if source == "deck":
        player.vault.append(s.deck.pop())
        t.tell("told-sells-deck", who=who(seat), reveals=True)
    elif source == "hand":
        player.hand.remove(what)
        player.vault.append(what)
        t.tell("told-sells-hand", who=who(seat))
    else:
        material: Material = next(m for m in materials_in(player.stockpile) if m == what)
        card = take_material(player.stockpile, material)
        player.vault.append(card)
        t.tell("told-sells", who=who(seat), material=MATERIAL_TEXT[CARDS[card].material])

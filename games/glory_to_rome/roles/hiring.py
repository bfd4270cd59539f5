"""Patron: hire clients, from the pool and from wherever buildings allow."""

from __future__ import annotations

from games.core.asking import Offer, offer, pick
from games.core.contract import APART, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.course.ending import check
from games.glory_to_rome.data.cards import CARDS
from games.glory_to_rome.functions import Source
from games.glory_to_rome.measures import (
    client_room,
    functions,
    materials_in,
    of_material,
    order_cards,
)
from games.glory_to_rome.roles.batches import drop, remaining
from games.glory_to_rome.state import Batch, State
from games.glory_to_rome.words.labels import (
    MATERIAL_TEXT,
    ROLE_HINT,
    ROLE_TEXT,
    kinds_offered,
)


class _Hire:
    """One way to hire: which source it uses up and which card it brings; the deck's is unknown."""

    __slots__ = ("card", "source")

    def __init__(self, source: Source, card: str = "") -> None:
        self.source = source
        self.card = card


def start_hiring(s: State, seat: Seat) -> None:
    s.stack.append(Batch("patron", seat, "patron"))


def hire_step(t: Table, s: State, action: Batch) -> Steps[None]:
    """One hire of a Patron action; each source once, as long as there is room."""
    seat = Seat(action.seat)
    offers = hires_offered(s, action)
    if not offers:
        s.stack.pop()
        return
    batch = parent_batch(s)
    ways: list[Offer[_Hire | str]] = [*offers, offer("done", "done", Text("do-done"), group=APART)]
    if batch and remaining(s, batch):
        ways.append(offer("done_all", "done_all", Text("do-skip-all"), group=APART))
    prompt = Text("ask-patron", {"n": client_room(s, seat)})
    way = yield from pick(seat, "gtr.patron", prompt, ways)
    if isinstance(way, str):
        s.stack.pop()
        if way == "done_all" and batch:
            drop(batch)
        return
    action.used.append(way.source)
    yield from hire(t, s, seat, way)


def parent_batch(s: State) -> Batch | None:
    """The batch the Patron action on top came from; none for one that a Bath gave."""
    below = s.stack[-2] if len(s.stack) > 1 else None
    return below if below and below.kind in ("perform", "actions") else None


def hires_offered(s: State, action: Batch) -> list[Offer[_Hire]]:
    seat = Seat(action.seat)
    if client_room(s, seat) <= 0:
        return []
    sources: list[Source] = ["pool"]
    barred = list(action.used)
    for f in functions(s, seat):
        if f.hires_from:
            sources.append(f.hires_from)
            if f.hiring_bars and f.hires_from in action.used:
                barred.append(f.hiring_bars)
    offers: list[Offer[_Hire]] = []
    for source in sources:
        if source not in barred:
            offers += _hires_from(s, seat, source)
    return offers


def _hires_from(s: State, seat: Seat, source: Source) -> list[Offer[_Hire]]:
    if source == "deck":
        return [offer(_Hire("deck"), "deck", Text("do-hire-deck"), group="deck", spot="deck")]
    if source == "hand":
        cards = kinds_offered(s, order_cards(s.players[seat].hand), "hand:")
        return [
            offer(
                _Hire("hand", o.thing),
                o.option.id,
                Text("do-hire-hand", {"card": o.option.label}),
                group="hand",
            )
            for o in cards
        ]
    offers = []
    for material in materials_in(s.pool):
        cards_there = of_material(s.pool, material)
        role = CARDS[cards_there[0]].role
        label = Text("do-hire-pool", {"role": ROLE_TEXT[role], "material": MATERIAL_TEXT[material]})
        hire, spot = _Hire("pool", cards_there[0]), f"pool:{material}"
        offers.append(offer(hire, spot, label, ROLE_HINT[role], group="pool", spot=spot))
    return offers


def hire(t: Table, s: State, seat: Seat, way: _Hire) -> Steps[None]:
    player = s.players[seat]
    card = way.card
    if way.source == "deck":
        card = s.deck.pop()
    else:
        (s.pool if way.source == "pool" else player.hand).remove(card)
    player.clients.append(card)
    kind = CARDS[card]
    t.tell(
        f"told-hires-{way.source}",
        who=who(seat),
        role=ROLE_TEXT[kind.role],
        material=MATERIAL_TEXT[kind.material],
        reveals=way.source == "deck",
    )
    check(t, s)
    for f in functions(s, seat):
        if f.after_hire:
            yield from f.after_hire(t, s, seat, card)

"""Petition: take the first-player marker; pay influence for another action."""

from __future__ import annotations

from msgspec import Struct

from games.core.asking import Offer, offer
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.actions.act import Act, do_core
from games.nova_roma.actions.asking import choose
from games.nova_roma.actions.book import BOOK
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.course.order import is_solo
from games.nova_roma.state import State
from games.nova_roma.terms import MARKER_PRICE, TOP_STRENGTH, Action
from games.nova_roma.words.labels import ACTION_TEXT, amount_text


class Request(Struct, frozen=True):
    action: Action
    influence: int  # paid, and so the strength


def marker_is_open(s: State, seat: Seat) -> bool:
    """Once a round, and not in the first turn of who began the round with it."""
    if is_solo(s) or s.marker_claimed is not None:
        return False
    return seat != s.first_player or s.lap > 1


def can_take_marker(s: State, seat: Seat) -> bool:
    return s.players[seat].influence >= MARKER_PRICE and marker_is_open(s, seat)


def requests(s: State, seat: Seat, strength: int) -> list[Request]:
    """The other actions at every strength that can be paid and used."""
    most = min(strength, TOP_STRENGTH, s.players[seat].influence)
    return [
        Request(action, k)
        for action, rule in BOOK.items()
        for k in range(1, most + 1)
        if rule.possible(s, seat, k)
    ]


def possible(s: State, seat: Seat, strength: int) -> bool:
    return can_take_marker(s, seat) or bool(requests(s, seat, strength))


def perform(t: Chronicle, s: State, act: Act) -> Steps[None]:
    yield from _take_marker(t, s, act)
    yield from _request(t, s, act)


def _take_marker(t: Chronicle, s: State, act: Act) -> Steps[None]:
    def offers() -> list[Offer[bool]]:
        if not can_take_marker(s, act.seat):
            return []
        return [offer(True, "marker", Text("do-marker"), Text("hint-marker"), spot="markers")]

    prompt = Text("ask-petition-marker")
    taken = yield from choose(
        t,
        s,
        act,
        "nova.petition.marker",
        prompt,
        offers,
        offer(False, "none", Text("do-marker-none")),
        may_end=lambda: bool(requests(s, act.seat, act.strength)),
        helped=marker_is_open(s, act.seat) and s.players[act.seat].influence == MARKER_PRICE - 1,
    )
    if taken:
        s.players[act.seat].influence -= MARKER_PRICE
        s.marker_claimed = act.seat
        t.did("did-takes-marker", price=amount_text("influence", MARKER_PRICE))
        do_core(t, s, act)


def _request(t: Chronicle, s: State, act: Act) -> Steps[None]:
    end: Offer[Request | None] = offer(None, "none", Text("do-request-none"))
    request = yield from choose(
        t,
        s,
        act,
        "nova.petition.action",
        lambda: Text("ask-petition-action", {"influence": s.players[act.seat].influence}),
        lambda: [_requested(r) for r in requests(s, act.seat, act.strength)],
        end,
        helped=True,
        forgoes=True,
    )
    if request is None:
        return
    s.players[act.seat].influence -= request.influence
    price = amount_text("influence", request.influence)
    t.did("did-petitions", action=ACTION_TEXT[request.action], price=price)
    do_core(t, s, act)
    inner = Act(act.seat, request.action, request.influence, via_petition=True, core_done=True)
    s.turn.action, s.turn.via_petition = request.action, True
    s.turn.strength = request.influence
    yield from BOOK[request.action].perform(t, s, inner)
    s.turn.action, s.turn.via_petition = act.action, False
    s.turn.strength = act.strength


def _requested(request: Request) -> Offer[Request | None]:
    label = Text("do-request", {"action": ACTION_TEXT[request.action], "n": request.influence})
    id = f"{request.action}:{request.influence}"
    return offer(request, id, label, group=request.action, spot=request.action)

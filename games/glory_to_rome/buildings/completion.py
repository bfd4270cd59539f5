"""Buildings that do something once, on completion."""

from __future__ import annotations

from typing import Literal

from games.core.asking import Offer, offer, pick
from games.core.contract import APART, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.course.ending import check
from games.glory_to_rome.data.cards import Role
from games.glory_to_rome.functions import Effect, Function, building
from games.glory_to_rome.measures import influence, opponents
from games.glory_to_rome.roles.construction import trigger
from games.glory_to_rome.state import Batch, Building, State
from games.glory_to_rome.words.labels import BUILDING_TEXT, building_hint


def _actions_by_influence(role: Role | Literal["think"]) -> Effect:
    """One optional action per influence, the new building's own included; the number is fixed."""

    def effect(t: Table, s: State, seat: Seat) -> Steps[None]:
        n = influence(s.players[seat])
        s.stack.append(Batch("actions", seat, role, left=n))
        t.tell("told-extra-actions", who=who(seat), n=n, role=Text(f"actions-{role}", {"n": n}))
        yield from ()

    return effect


building("amphitheatre", Function(on_completion=_actions_by_influence("craftsman")))
building("foundry", Function(on_completion=_actions_by_influence("laborer")))
building("garden", Function(on_completion=_actions_by_influence("patron")))
building("school", Function(on_completion=_actions_by_influence("think")))
building("catacomb", Function(ends_game=True))


def _prison(t: Table, s: State, seat: Seat) -> Steps[None]:
    """Take a complete building of an opponent, who gets the Prison's site for it."""
    mine = [b.name for b in s.players[seat].buildings]
    offers: list[Offer[tuple[Seat, Building] | None]] = [
        offer(
            (owner, b),
            f"take:{owner}:{b.name}",
            Text("do-prison", {"who": who(owner), "name": BUILDING_TEXT[b.name]}),
            building_hint(s.variant, b.name),
            spot=f"p{owner}:b:{b.name}",
        )
        for owner in opponents(s, seat)
        for b in s.players[owner].buildings
        if b.complete and b.name not in mine
    ]
    if not offers:
        return
    offers.append(offer(None, "decline", Text("do-prison-decline"), group=APART))
    prey = yield from pick(seat, "gtr.prison", Text("ask-prison"), offers)
    if prey:
        yield from _take_over(t, s, seat, *prey)


def _take_over(t: Table, s: State, seat: Seat, owner: Seat, b: Building) -> Steps[None]:
    """Influence changes hands first, then what the building does on completion (ruling R32)."""
    taker, loser = s.players[seat], s.players[owner]
    prison = next(own for own in taker.buildings if own.name == "prison")
    loser.buildings = [own for own in loser.buildings if own is not b]
    taker.buildings.append(b)
    b.captured = True
    taker.sites.remove(prison.site)
    loser.sites.append(prison.site)
    t.tell("told-prison", who=who(seat), owner=who(owner), name=BUILDING_TEXT[b.name])
    check(t, s)
    yield from trigger(t, s, seat, b)


building("prison", Function(on_completion=_prison))

"""Produce: hire artisans and place them, as often as the strength allows."""

from __future__ import annotations

from games.core.asking import Offer, offer
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.actions.act import Act, do_core
from games.nova_roma.actions.asking import choose
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.estate.artisans import can_place, spaces_offered, work
from games.nova_roma.purse import Got, gain, pay
from games.nova_roma.state import State

HIRE = -1


def can_hire(s: State, seat: Seat) -> bool:
    return s.artisans > 0 and s.players[seat].goods["wheat"] > 0


def possible(s: State, seat: Seat, strength: int) -> bool:
    return can_hire(s, seat) or can_place(s, seat)


def perform(t: Chronicle, s: State, act: Act) -> Steps[None]:
    end: Offer[int | None] = offer(None, "stop", Text("do-stop"))
    for left in range(act.strength, 0, -1):
        prompt = Text("ask-produce", {"left": left})
        what = yield from choose(
            t,
            s,
            act,
            "nova.produce",
            prompt,
            lambda: _operations(s, act.seat),
            end,
            forgoes=True,
        )
        if what is None:
            return
        do_core(t, s, act)
        if what == HIRE:
            _hire(t, s, act.seat)
        else:
            yield from work(t, s, act.seat, what)


def _operations(s: State, seat: Seat) -> list[Offer[int | None]]:
    offers: list[Offer[int | None]] = [*spaces_offered(s, seat)]
    if can_hire(s, seat):
        offers.append(offer(HIRE, "hire", Text("do-hire"), group="hire", spot="artisans"))
    return offers


def _hire(t: Chronicle, s: State, seat: Seat) -> None:
    got: Got = {}
    pay(s, seat, {"wheat": 1})
    gain(s, seat, "artisan", 1, got)
    t.did_times("did-hires", 1)

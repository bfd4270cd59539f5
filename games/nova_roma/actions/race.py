"""Race: move the racers; an artisan becomes a charioteer for one more space."""

from __future__ import annotations

from games.core.asking import Offer, offer
from games.core.contract import APART, Steps
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.actions.act import Act, do_core
from games.nova_roma.actions.asking import choose
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.hippodrome import lanes_offered, open_lanes, step
from games.nova_roma.purse import pay
from games.nova_roma.state import State

STOP: Offer[int | None] = offer(None, "stop", Text("do-stop"), group=APART)


def possible(s: State, seat: Seat, strength: int) -> bool:
    return bool(open_lanes(s, seat))


def perform(t: Chronicle, s: State, act: Act) -> Steps[None]:
    for left in range(act.strength, 0, -1):
        prompt = Text("ask-race", {"left": left})
        lane = yield from choose(
            t,
            s,
            act,
            "nova.race.lane",
            prompt,
            lambda: lanes_offered(s, act.seat, open_lanes(s, act.seat)),
            STOP,
            may_end=lambda: s.players[act.seat].artisans > 0,
            helped=True,
        )
        if lane is None:
            break
        yield from _move(t, s, act, lane)
    yield from _charioteer(t, s, act)


def _move(t: Chronicle, s: State, act: Act, lane: int) -> Steps[None]:
    do_core(t, s, act)
    yield from step(t, s, act.seat, lane)


def _charioteer(t: Chronicle, s: State, act: Act) -> Steps[None]:
    """One more space on any lane, also if there were none before (ruling R46)."""

    def offers() -> list[Offer[int | None]]:
        if not s.players[act.seat].artisans:
            return []
        return lanes_offered(s, act.seat, open_lanes(s, act.seat))

    end: Offer[int | None] = offer(None, "none", Text("do-charioteer-none"), group=APART)
    prompt = Text("ask-charioteer")
    lane = yield from choose(
        t, s, act, "nova.race.artisan", prompt, offers, end, helped=True, forgoes=True
    )
    if lane is not None:
        pay(s, act.seat, {"artisan": 1})
        t.did("did-charioteer")
        yield from _move(t, s, act, lane)

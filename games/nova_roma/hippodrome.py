"""The hippodrome: who is where, horses at the lines, rewards on the wheels."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data import TABLES
from games.nova_roma.purse import Got, gain, in_words
from games.nova_roma.state import Racer, State
from games.nova_roma.terms import FINISH_VP
from games.nova_roma.words.labels import amount_text

LANES = (0, 1, 2)


def space_of(s: State, lane: int, owner: int) -> int:
    """Where a racer stands; lanes are 0, 1, 2."""
    return next(racer.space for racer in s.lanes[lane] if racer.owner == owner)


def spaces_of(s: State, owner: int) -> tuple[int, ...]:
    return tuple(space_of(s, lane, owner) for lane in range(len(s.lanes)))


def horses_into(space: int) -> int:
    return next((line.horses for line in TABLES.hippodrome.lines if line.into == space), 0)


def leader_of(s: State, lane: int) -> int:
    """Owner of the first racer; on one space the lower one, which came first, is ahead."""
    ahead = s.lanes[lane][0]
    for racer in s.lanes[lane]:
        if racer.space > ahead.space:
            ahead = racer
    return ahead.owner


# ---- steps ------------------------------------------------------------------------------------


def open_lanes(s: State, seat: Seat) -> list[int]:
    """Lanes on which the next step can be paid and there is one."""
    horses = s.players[seat].goods["horse"]
    goal = TABLES.hippodrome.spaces
    return [
        lane
        for lane in LANES
        if (space := space_of(s, lane, seat)) < goal and horses_into(space + 1) <= horses
    ]


def lanes_offered(s: State, seat: Seat, lanes: Iterable[int]) -> list[Offer[int | None]]:
    return [_lane_offered(s, seat, lane) for lane in lanes]


def _lane_offered(s: State, seat: Seat, lane: int) -> Offer[int | None]:
    space = space_of(s, lane, seat) + 1
    horses = horses_into(space)
    label = Text("do-lane", {"lane": lane + 1, "space": space, "horses": horses})
    hint = _space_hint(space, s.players[seat].markers_to_win)
    return offer(lane, f"lane:{lane + 1}", label, hint, spot=f"lane{lane + 1}")


def _space_hint(space: int, markers: int) -> Text | None:
    wheel = space in TABLES.hippodrome.wheels
    if space == TABLES.hippodrome.spaces:
        return Text("hint-goal", {"vp": FINISH_VP, "wheel": int(wheel)})
    return Text("hint-wheel", {"markers": markers}) if wheel else None


def step(t: Chronicle, s: State, seat: Seat, lane: int) -> Steps[None]:
    """One space forward, onto the top of the stack there."""
    racers = s.lanes[lane]
    racer = next(racer for racer in racers if racer.owner == seat)
    racers.remove(racer)
    racers.append(Racer(seat, racer.space + 1))
    horses = horses_into(racer.space + 1)
    s.players[seat].goods["horse"] -= horses
    key = "did-races-paying" if horses else "did-races"
    paid = amount_text("horse", horses)
    t.did(key, lane=lane + 1, space=racer.space + 1, paid=paid)
    if racer.space + 1 in TABLES.hippodrome.wheels:
        yield from _wheel(t, s, seat, lane)


def _wheel(t: Chronicle, s: State, seat: Seat, lane: int) -> Steps[None]:
    player = s.players[seat]
    marker = False
    if player.markers_to_win:
        offers = [
            offer(
                True,
                "marker",
                Text("do-wheel-marker"),
                Text("hint-wheel-marker"),
                spot="markers",
            ),
            offer(False, "influence", Text("do-wheel-influence"), spot="influence"),
        ]
        prompt = Text("ask-wheel", {"lane": lane + 1})
        marker = yield from pick(seat, "nova.wheel", prompt, offers)
    if marker:
        player.markers_to_win -= 1
        player.markers += 1
        t.did("did-wheel-marker")
        return
    got: Got = {}
    gain(s, seat, "influence", 1, got)
    t.did("did-wheel-gain", gains=in_words(got))

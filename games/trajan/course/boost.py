"""Rich starts: one or two quarters are over, with more deeds in them than turns would allow."""

from __future__ import annotations

from collections.abc import Generator

from games.core.bots.random_bot import random_bot
from games.core.contract import Steps, Table
from games.core.rng import Rng
from games.core.seats import Seat
from games.trajan.actions.performing import OFFERS
from games.trajan.course.quarters import hold_vote, meet_demands
from games.trajan.course.setup import fill_trays_at_random
from games.trajan.course.starting import START_CARDS, show_set_up
from games.trajan.data.board import DEMANDS_PER_QUARTER
from games.trajan.data.circle import ACTIONS, START_SLOTS, TRAYS
from games.trajan.data.tiles import STACKS
from games.trajan.mat.fulfilling import pay
from games.trajan.mat.goods import draw_cards
from games.trajan.measures import everybody, time_length
from games.trajan.state import Player, State

QUARTERS_OVER = 2  # at most
DEEDS = 9  # of each seat in a quarter
FULFILLED = 2  # Trajan tiles of each seat in a quarter
SOWINGS = 4


def boost(s: State, rng: Rng) -> None:
    """Everybody does things by the rules, by chance, and without sowing for them."""
    t = Table(rng)
    _set_up(t, s)
    for _ in range(1 + rng.below(QUARTERS_OVER)):
        _act(t, s)
        _demand(s, DEMANDS_PER_QUARTER)
        s.phase = "demands"
        _decide(meet_demands(t, s), rng)
        _decide(hold_vote(t, s), rng)
    _act(t, s)
    _demand(s, rng.below(DEMANDS_PER_QUARTER + 1))
    s.time_pos = rng.below(time_length(s))
    for player in s.players:
        player.fresh.clear()


def _decide(steps: Steps[None], rng: Rng) -> None:
    """Carries out a rule; what it asks is answered by chance."""
    try:
        ask = next(steps)
        while True:
            ask = steps.send({d.seat: random_bot(None, d, rng) for d in ask.decisions})
    except StopIteration:
        return


def _set_up(t: Table, s: State) -> None:
    for player in s.players:
        fill_trays_at_random(t, player)
    show_set_up(t, s)
    for seat in everybody(s):
        player = s.players[seat]
        draw_cards(t, s, seat, START_CARDS)
        stacks = list(STACKS)
        t.rng.shuffle(stacks)
        for slot in START_SLOTS:
            player.slots[slot] = s.trajan_stacks[stacks.pop()].pop()
        for _ in range(SOWINGS):
            _sow(player, t.rng.below(TRAYS))
    s.phase = "turn"


def _sow(player: Player, source: int) -> None:
    stones, player.trays[source] = player.trays[source], []
    for n, stone in enumerate(stones, 1):
        player.trays[(source + n) % TRAYS].append(stone)


def _act(t: Table, s: State) -> None:
    for _ in range(DEEDS):
        for seat in everybody(s):
            _do_something(t, s, seat)
    for _ in range(FULFILLED):
        for seat in everybody(s):
            _fulfil_something(t, s, seat)


def _do_something(t: Table, s: State, seat: Seat) -> None:
    """One deed of any action; a bonus action it earns is left out."""
    offers = OFFERS[ACTIONS[t.rng.below(len(ACTIONS))]](s, seat)
    if not offers:
        return
    done = offers[t.rng.below(len(offers))].thing(t, s, seat)
    if isinstance(done, Generator):
        _decide(done, t.rng)


def _fulfil_something(t: Table, s: State, seat: Seat) -> None:
    player = s.players[seat]
    laid = [(slot, id) for slot, id in enumerate(player.slots) if id]
    if laid:
        slot, id = laid[t.rng.below(len(laid))]
        _decide(pay(t, s, seat, slot, id), t.rng)


def _demand(s: State, n: int) -> None:
    """So many demands of the people lie open in this quarter."""
    s.open_demands += [s.demand_stack.pop() for _ in range(n)]
    s.round_in_quarter = n + 1

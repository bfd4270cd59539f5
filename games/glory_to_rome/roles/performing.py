"""Working off actions: batches on a stack, the last one first, effects inside effects.

An action may lay new batches on top (a Garden's hirings, an Amphitheatre's works); they are worked
off completely before the batch below goes on.
"""

from __future__ import annotations

from collections.abc import Generator

from games.core.asking import Offer, offer, pick
from games.core.contract import APART, Answers, Ask, Steps, Table
from games.core.seats import Seat
from games.core.text import Text
from games.glory_to_rome.course.thinking import (
    Thought,
    discards_before_thinking,
    plan_thought,
    think,
    thoughts_offered,
)
from games.glory_to_rome.data.cards import Role
from games.glory_to_rome.measures import functions
from games.glory_to_rome.roles.batches import drop, remaining, take_action, take_all_actions
from games.glory_to_rome.roles.construction import build
from games.glory_to_rome.roles.hiring import hire_step, start_hiring
from games.glory_to_rome.roles.laboring import labor
from games.glory_to_rome.roles.legion import demand
from games.glory_to_rome.roles.selling import sell
from games.glory_to_rome.state import Batch, State

# A chain of buildings can ask very much in one turn; past this many questions it is checkpointed
# between two actions. The longest single action, a demand, asks fewer than thirty.
QUESTIONS_BETWEEN_CHECKPOINTS = 25


def work_off(t: Table, s: State) -> Steps[None]:
    """Performs what is on the stack, until it is empty or a checkpoint is due."""
    asked = 0
    while s.stack and asked < QUESTIONS_BETWEEN_CHECKPOINTS:
        asked += yield from _counting(step(t, s, s.stack[-1]))


def _counting(steps: Steps[None]) -> Generator[Ask, Answers, int]:
    """Passes questions and answers through and returns how many there were."""
    asked = 0
    try:
        ask = next(steps)
        while True:
            asked += 1
            ask = steps.send((yield ask))
    except StopIteration:
        return asked


def step(t: Table, s: State, batch: Batch) -> Steps[None]:
    """One action of the batch on top, or its end."""
    seat = Seat(batch.seat)
    if batch.kind == "patron":
        yield from hire_step(t, s, batch)
    elif batch.kind == "stairs":
        s.stack.pop()
        for f in functions(s, seat):
            if f.after_architect:
                yield from f.after_architect(t, s, seat)
    elif batch.kind == "perform" and batch.role == "legionary":
        yield from _demand_once(t, s, batch)
    elif not take_action(s, batch):
        s.stack.pop()
    elif batch.role == "think":
        yield from optional_thinking(t, s, seat, batch)
    else:
        yield from act(t, s, seat, batch.role, batch)


def _demand_once(t: Table, s: State, batch: Batch) -> Steps[None]:
    """All Legionary actions of a turn make one demand (ruling R52)."""
    k = take_all_actions(s, batch)
    if k:
        yield from demand(t, s, Seat(batch.seat), k)
    s.stack.pop()


def act(t: Table, s: State, seat: Seat, role: Role, batch: Batch | None) -> Steps[None]:
    """One action of a role; a Bath's action comes without a batch."""
    if role == "patron":
        start_hiring(s, seat)
    elif role == "laborer":
        yield from labor(t, s, seat, batch)
    elif role == "merchant":
        yield from sell(t, s, seat, batch)
    elif role == "legionary":
        yield from demand(t, s, seat, 1)
    else:
        yield from build(t, s, seat, role, batch)


def optional_thinking(t: Table, s: State, seat: Seat, batch: Batch | None) -> Steps[None]:
    """A Think action one may do without: of a School, or of an Academy (no batch)."""
    left = remaining(s, batch) if batch else 0
    offers: list[Offer[Thought | str]] = [*thoughts_offered(s, seat)]
    if discards_before_thinking(s, seat):
        offers = [offer("think", "think", Text("do-think"), group="think", spot="deck")]
    offers.append(offer("skip", "skip", Text("do-think-skip"), group=APART))
    if left:
        offers.append(offer("skip_all", "skip_all", Text("do-skip-all"), group=APART))
    prompt = Text("ask-think-optional", {"left": left})
    what = yield from pick(seat, "gtr.think.optional", prompt, offers)
    if what == "skip_all" and batch:
        drop(batch)
    if what == "think":
        what = yield from plan_thought(s, seat)
    if isinstance(what, Thought):
        think(t, s, seat, what)

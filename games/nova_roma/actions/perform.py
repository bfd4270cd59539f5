"""A forum action from beginning to end."""

from __future__ import annotations

from games.core.contract import Steps
from games.core.seats import Seat
from games.nova_roma.actions import petition
from games.nova_roma.actions.act import Act
from games.nova_roma.actions.asking import after_last_step, before_first_step
from games.nova_roma.actions.book import BOOK, ActionRule
from games.nova_roma.actions.concluding import conclude
from games.nova_roma.actions.contracts import reachable
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data import TABLES
from games.nova_roma.followers.using import usable
from games.nova_roma.state import State
from games.nova_roma.terms import TOP_STRENGTH, Action

RULES: dict[Action, ActionRule] = {
    **BOOK,
    "petition": ActionRule(petition.possible, petition.perform),
}


def can_perform(s: State, seat: Seat, action: Action, strength: int) -> bool:
    """Whether something can come of an action, with or without the help of followers."""
    act = Act(seat, action, strength)
    if action == "build":
        contracts = reachable(s.building_offer, TOP_STRENGTH)
        act.chooses_contract = any("artisan" in TABLES.building[id].cost for id in contracts)
    followers = usable(s, act, strength=strength < TOP_STRENGTH)
    if any(not follower.strength for follower in followers):
        return True
    best = min(TOP_STRENGTH, strength + sum(follower.strength for follower in followers))
    return RULES[action].possible(s, seat, best)


def perform(t: Chronicle, s: State, seat: Seat, action: Action, strength: int) -> Steps[None]:
    """Steps from top to bottom, with followers before, between and after them."""
    act = Act(seat, action, strength)
    s.turn.action, s.turn.strength = action, strength
    yield from before_first_step(t, s, act)
    yield from RULES[action].perform(t, s, act)
    yield from after_last_step(t, s, act)
    conclude(t, s, act)
    s.turn.action, s.turn.strength = None, 0

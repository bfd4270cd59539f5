"""Answers in advance: whether what a seat said before is an answer to what it is asked now."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

from games.core.contract import Decision, Game, Way

S = TypeVar("S")
V = TypeVar("V")

AUTOMATIC = "automatic"  # the key of how a seat is answered for that can do nothing else
OFF = "off"  # instead of a way: it wants to be asked


class Plan(Struct, frozen=True):
    """What a seat will answer to a kind of question."""

    key: str
    pick: str
    rests_on: str = ""


class Ahead(Struct, frozen=True):
    """What becomes of an open question: the plan's answer, or none because the plan is broken."""

    key: str  # of the plan, or AUTOMATIC
    pick: str

    @property
    def is_broken(self) -> bool:
        return not self.pick


def rests_on(*things: object) -> str:
    """A short name of plain values; whoever reads it learns nothing of them."""
    return blake2b(repr(things).encode(), digest_size=8).hexdigest()


def way_of(game: Game[S, V], view: V, decision: Decision, key: str, pick: str) -> Way | None:
    """How a plan looks today, if its question is open and offers that pick."""
    if pick not in [option.id for option in decision.options]:
        return None
    kinds = game.plans(view, decision.seat)
    return next((w for kind in kinds if kind.key == key for w in kind.ways if w.id == pick), None)


def answer_ahead(
    game: Game[S, V], view: V, decision: Decision, plans: dict[str, Plan], way: str
) -> Ahead | None:
    """What answers an open question for its seat; None: nothing, it must be asked.

    A plan for the finer kind goes before one for all questions of this key. It answers only if its
    very pick is offered and nothing has changed that it rests on. Where
    there is no plan, `way` says how somebody is answered for who can do nothing else.
    """
    if decision.key not in game.plan_keys or not decision.least == decision.most == 1:
        return None
    key = game.plan_key(view, decision)
    plan = plans.get(key, plans.get(decision.key)) if key else None
    if plan is not None:
        today = way_of(game, view, decision, plan.key, plan.pick)
        holds = today is not None and today.rests_on == plan.rests_on
        return Ahead(plan.key, plan.pick if holds else "")
    if way not in game.automatic:
        return None
    pick = game.automatic_pick(view, decision, way)
    return Ahead(AUTOMATIC, pick) if pick else None

"""How a computer player with an opinion of every option comes to an answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from games.core.bots.random_bot import random_bot
from games.core.contract import Bot, Decision, Ranked
from games.core.rng import Rng

V = TypeVar("V")


def judging_bot(rank: Callable[[V, Decision], Sequence[Ranked]]) -> Bot[V]:
    """A player who does what it ranks first, and anything legal where it has no opinion."""

    def answer(view: V, decision: Decision, rng: Rng) -> Sequence[str]:
        ranked = rank(view, decision)
        return ranked[0].picks if ranked else random_bot(view, decision, rng)

    return Bot(answer, rank)


def ranked(decision: Decision, weigh: Callable[[str], float]) -> list[Ranked]:
    """Answers by the worth of their options: first the best, then what comes near it.

    The best takes as many options as must be picked, and those worth anything if more may; of
    equals the first. Where several are picked, the others differ from it by one option.
    """
    worth = {option.id: weigh(option.id) for option in decision.options}
    ids = sorted(worth, key=lambda id: -worth[id])
    if decision.least == decision.most == 1:
        return [Ranked((id,), worth[id]) for id in ids]
    wanted = sum(worth[id] > 0 for id in ids)
    n = max(decision.least, min(wanted, decision.most))
    best = tuple(ids[:n])
    total = sum(worth[id] for id in best)
    others = [
        Ranked((*best[:i], *best[i + 1 :], id), total - worth[best[i]] + worth[id])
        for i in range(n)
        for id in ids[n:]
    ]
    if n > decision.least:
        others += [
            Ranked((*best[:i], *best[i + 1 :]), total - worth[id]) for i, id in enumerate(best)
        ]
    if n < decision.most:
        others += [Ranked((*best, id), total + worth[id]) for id in ids[n:]]
    return [Ranked(best, total), *sorted(others, key=lambda answer: -answer.worth)]


def legal(decision: Decision, answers: Sequence[Ranked]) -> bool:
    """Whether all of them answer the question: rules may be newer than a player."""
    open_ids = {option.id for option in decision.options}
    return all(
        decision.least <= len(answer.picks) <= decision.most
        and len(set(answer.picks)) == len(answer.picks)
        and open_ids.issuperset(answer.picks)
        for answer in answers
    )

"""How a computer player with an opinion of every option comes to an answer."""

from __future__ import annotations

from collections.abc import Callable

from games.core.contract import Decision


def most_worth(decision: Decision, weigh: Callable[[str], float]) -> tuple[str, ...]:
    """The options of most worth: as many as must be picked, and those worth anything if more may.

    Of equals the first.
    """
    worth = {option.id: weigh(option.id) for option in decision.options}
    ranked = sorted(worth, key=lambda id: -worth[id])
    wanted = sum(worth[id] > 0 for id in ranked)
    return tuple(ranked[: max(decision.least, min(wanted, decision.most))])

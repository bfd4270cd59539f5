"""A seat that does anything legal: keeps friends playing, and finds what nobody thought of."""

from __future__ import annotations

from games.core.contract import Bot, Decision
from games.core.rng import Rng


def random_bot(view: object, decision: Decision, rng: Rng) -> tuple[str, ...]:
    ids = [option.id for option in decision.options]
    most = min(decision.most, len(ids))
    n = decision.least + rng.below(most - decision.least + 1)
    if n == 1:
        return (ids[rng.below(len(ids))],)
    rng.shuffle(ids)
    return tuple(ids[:n])


RANDOM: Bot[object] = Bot(random_bot)

"""A computer player."""

from __future__ import annotations

from games.core.contract import Decision
from games.core.random_bot import random_bot
from games.core.rng import Rng
from games.glory_to_rome.view import View


def steward(view: View, decision: Decision, rng: Rng) -> tuple[str, ...]:
    return random_bot(view, decision, rng)

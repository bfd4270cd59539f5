"""Settings of all switches for whole games: other ones with each number."""

from __future__ import annotations

DRAFTS = ({}, {"draft": "random"}, {"draft": "first_game"})
SOLO = (
    {},
    {"difficulty": "praetor", "goal": "monuments"},
    {"difficulty": "consul", "goal": "both"},
)


def variant(seats: int, n: int) -> dict[str, str]:
    return {**DRAFTS[n % 3], **(SOLO[n % 3] if seats == 1 else {})}

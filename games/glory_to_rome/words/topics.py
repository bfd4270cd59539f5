"""What a player may look up, in the order a newcomer would read it."""

from __future__ import annotations

from games.glory_to_rome.data.cards import KINDS, MATERIALS, ROLES

_GENERAL = (
    "goal",
    "cards",
    "round",
    "lead",
    "follow",
    "think",
    "petition",
    "pool",
    "sites",
    "foundation",
    "out_of_town",
    "completion",
    "clients",
    "influence",
    "stockpile",
    "vault",
    "merchant_bonus",
    "demand",
    "hand",
    "end",
    "scoring",
    "ties",
    "concession",
    "hidden",
    "nesting",
)

TOPICS: tuple[str, ...] = (
    *(f"topic-{topic}" for topic in _GENERAL),
    *(f"role-{role}" for role in ROLES),
    "senator",
    "setting-volunteer",
    *(f"material-{material}" for material in MATERIALS),
    *(f"building-{name}" for name in KINDS),
)

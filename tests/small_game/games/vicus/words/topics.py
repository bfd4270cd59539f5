"""What a player may look up, in the order a newcomer would read it."""

from __future__ import annotations

from games.vicus.data.cards import WARES

TOPICS = (
    "topic-goal",
    "topic-round",
    "topic-festival",
    "topic-scoring",
    *(f"ware-{ware}" for ware in WARES),
)

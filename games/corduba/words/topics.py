"""What a player may look up, in the order a newcomer would read it."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.terms import COLOURS, DISTRICTS, RESOURCES, SITES

_COURSE = (
    "goal",
    "decade",
    "round",
    "unrest",
    "market",
    "turn",
    "building",
    "insulae",
    "monuments",
    "activating",
    "sites",
    "milestones",
    "trader",
    "passing",
    "rome",
    "harmony",
    "storage",
    "politics",
    "end",
    "ties",
)
_TERMS = (
    "strength",
    "payment",
    "specialists",
    "special_workers",
    "prestige",
    "popularity",
    "revolt",
    "suppressing",
    "rebellion",
    "families",
    "hereditas",
    "two_players",
    "solo",
    "solo_end",
    "monument_builder",
    "concession",
    "hidden",
    "data",
)

TOPICS: tuple[str, ...] = (
    *(f"topic-{topic}" for topic in _COURSE),
    *(f"topic-{topic}" for topic in _TERMS),
    *(f"district-{id}" for id in DISTRICTS),
    *(f"resource-{what}" for what in (*RESOURCES, "denarii")),
    *(f"site-{site}" for site in SITES),
    "portus",
    "castra",
    *(f"specialist-{colour}" for colour in COLOURS),
    *(f"building-{id}" for id in TABLES.buildings),
    *(f"monument-{id}" for id in TABLES.monuments),
    *(f"milestone-{id}" for id in TABLES.res_gestae),
    *(f"demand-{id}" for id in TABLES.demands),
    *(f"hereditas-{id}" for id in TABLES.hereditas),
    *(f"character-{id}" for id in TABLES.characters),
)

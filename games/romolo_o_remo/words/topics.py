"""What a player may look up, in the order a newcomer would read it."""

from __future__ import annotations

from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.terms import BUILDINGS, DICE_TILES, RESOURCES, TERRAINS, UNIT_KINDS

_GENERAL = (
    *("goal", "turn", "activation", "hostile", "stances", "moving", "discovery", "river"),
    *("walls", "hindrance", "retreat", "capital", "strength", "limits"),
)
_JOBS = (
    *("build", "demolish", "convert", "produce", "collect", "refine"),
    *("create", "hire", "recruit", "sell", "buy", "exchange"),
)
_COURSE = (
    *("combat", "fight", "dice", "withdrawal", "losses", "razing", "supply", "wages"),
    *("feeding", "market", "storage", "bank", "influence", "dominion", "scoring"),
    *("majorities", "endgame", "elimination", "concession", "teams", "solo", "rival", "events"),
    *("multipliers", "characters", "set_up", "hidden", "undo", "data"),
)

TOPICS: tuple[str, ...] = (
    *(f"topic-{topic}" for topic in _GENERAL),
    *(f"job-{job}" for job in _JOBS),
    *(f"topic-{topic}" for topic in _COURSE),
    *(f"good-{good}" for good in RESOURCES),
    *(f"terrain-{terrain}" for terrain in TERRAINS),
    *(f"building-{building}" for building in BUILDINGS),
    "building-wall",
    "building-tower",
    *(f"unit-{unit}" for unit in UNIT_KINDS),
    *(f"dice-{tile}" for tile in DICE_TILES),
    *(f"character-{name}" for name in TABLES.characters),
)

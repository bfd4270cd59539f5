"""What a player may look up, in the order a newcomer would read it."""

from __future__ import annotations

from games.trajan.data.board import PROVINCES
from games.trajan.data.cargo import COMMODITIES, SHIPS
from games.trajan.data.circle import ACTIONS
from games.trajan.data.tiles import BONUS_TILES, BUILDINGS, STACKS, TILE_KINDS
from games.trajan.words.labels import BONUS_TEXT, SHIP_TEXT

_GENERAL = (
    "goal",
    "circle",
    "turn",
    "sowing",
    "time",
    "trajan_tiles",
    "arch",
    "round",
    "quarter",
    "demands",
    "vote",
    "clean_up",
    "forum_tiles",
    "wild",
    "extra",
    "plus2",
    "figures",
    "leader",
    "provinces",
    "district",
    "buildings",
    "cards",
    "display",
    "ships",
    "deck",
    "bonus_tiles",
    "end",
    "scoring",
    "ties",
    "set_up",
    "hidden",
    "concession",
)

TOPICS: tuple[str, ...] = (
    *(f"topic-{topic}" for topic in _GENERAL),
    *(f"action-{action}" for action in ACTIONS),
    *(f"stack-{stack}" for stack in STACKS),
    *(f"tile-{kind}" for kind in TILE_KINDS),
    *(SHIP_TEXT[ship].key for ship in SHIPS),
    *(f"building-{type}" for type in BUILDINGS),
    *(BONUS_TEXT[tile].key for tile in BONUS_TILES),
    *(f"province-{province}" for province in PROVINCES),
    "province-military_camp",
    *(f"card-{kind}" for kind in COMMODITIES),
)

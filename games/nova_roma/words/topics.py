"""What a player may look up, in the order a newcomer would read it."""

from __future__ import annotations

from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import ACHIEVEMENTS
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.terms import ACTIONS, GOODS
from games.nova_roma.words.labels import KIND_TEXT

_BEFORE_ACTIONS = (
    "goal",
    "round",
    "emperor",
    "forum",
    "turn",
    "strength",
    "forgoing",
)
_GENERAL = (
    "goods",
    "coins",
    "influence",
    "artisans",
    "production",
    "estate_tiles",
    "special_tiles",
    "animals",
    "followers",
    "using_followers",
    "contracts",
    "building_contracts",
    "sailing_contracts",
    "offers",
    "ships",
    "harbours",
    "zones",
    "shapes",
    "reward_tiles",
    "majorities",
    "hippodrome",
    "chariots",
    "wheels",
    "mosaic",
    "claiming",
    "lines",
    "first_player",
    "cleanup",
    "end",
    "scoring",
    "ties",
    "two_players",
    "solo",
    "solo_scoring",
    "drafts",
    "concession",
    "hidden",
    "data",
)

TOPICS: tuple[str, ...] = (
    *(f"topic-{topic}" for topic in _BEFORE_ACTIONS),
    *(f"action-{action}" for action in ACTIONS),
    *(f"topic-{topic}" for topic in _GENERAL),
    *(f"good-{good}" for good in GOODS),
    *(f"tile-{kind}" for kind in KIND_TEXT),
    *(f"achievement-{id}" for id in ACHIEVEMENTS),
    *(f"follower-{card}" for card in FOLLOWERS),
    *(f"contract-{id}" for id in (*TABLES.building, *TABLES.sailing)),
)

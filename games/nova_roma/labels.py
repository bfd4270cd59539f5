"""How things are named in options and events. Texts that are used often are made once."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from games.core.text import Text
from games.nova_roma.achievements import ACHIEVEMENTS
from games.nova_roma.data import TABLES
from games.nova_roma.followers.cards import FOLLOWERS
from games.nova_roma.shapes import ORIENTATIONS, SHAPES
from games.nova_roma.state import State
from games.nova_roma.tables import Reward
from games.nova_roma.terms import ACTIONS, GOODS, YIELDS, ZONES, Action, Good, Yield

Coin = TypeVar("Coin", bound=str)  # whatever prices are paid in

NONE = Text("nothing")
FREE = Text("free")
GOOD_TEXT: dict[Good, Text] = {good: Text(f"good-{good}") for good in GOODS}
YIELD_TEXT: dict[Yield, Text] = {
    what: Text("coin") if what == "coin" else GOOD_TEXT[what] for what in YIELDS
}
ACTION_TEXT: dict[Action, Text] = {action: Text(f"action-{action}") for action in ACTIONS}
ACTION_HINT: dict[Action, Text] = {action: Text(f"action-{action}.short") for action in ACTIONS}
FOLLOWER_TEXT: dict[str, Text] = {card: Text(f"follower-{card}") for card in FOLLOWERS}
FOLLOWER_HINT: dict[str, Text] = {card: Text(f"follower-{card}.short") for card in FOLLOWERS}
TILE_KINDS = {**TABLES.basic_tiles, **TABLES.special_tiles}
KIND_TEXT: dict[str, Text] = {kind: Text(f"tile-{kind}") for kind in TILE_KINDS.values()}
KIND_HINT: dict[str, Text] = {kind: Text(f"tile-{kind}.short") for kind in TILE_KINDS.values()}
ACHIEVEMENT_TEXT: dict[str, Text] = {id: Text(f"achievement-{id}") for id in ACHIEVEMENTS}
ACHIEVEMENT_TINY: dict[str, Text] = {id: Text(f"achievement-{id}.tiny") for id in ACHIEVEMENTS}
SHAPE_TEXT: dict[str, Text] = {shape: Text(f"shape-{shape}") for shape in SHAPES}

_AMOUNTS: dict[tuple[str, int], Text] = {}


def amount_text(what: str, n: int) -> Text:
    """«2 coins», «1 wheat»: of goods, coin, influence, artisan, card, good."""
    made = _AMOUNTS.get((what, n))
    if made is None:
        made = _AMOUNTS[what, n] = Text(f"n-{what}", {"n": n})
    return made


def price_texts(price: Mapping[Coin, int]) -> tuple[Text, ...]:
    return tuple(amount_text(what, n) for what, n in price.items()) or (FREE,)


def reward_texts(reward: Reward) -> tuple[Text, ...]:
    """What a reward gives, in words."""
    fields = reward.__struct_fields__
    return tuple(amount_text(what, n) for what in fields if (n := getattr(reward, what)))


def follower_text(card: str) -> Text:
    return FOLLOWER_TEXT[card]


def tile_text(tile: str) -> Text:
    return KIND_TEXT[TILE_KINDS[tile]]


def tile_hint(tile: str) -> Text:
    return KIND_HINT[TILE_KINDS[tile]]


# ---- contracts --------------------------------------------------------------------------------

SAILING_TEXT: dict[str, Text] = {
    id: Text("sailing-contract", {"id": id, "price": price_texts(contract.cost)})
    for id, contract in TABLES.sailing.items()
}
BUILDING_TEXT: dict[str, Text] = {
    id: Text(
        "building-contract",
        {
            "id": id,
            "shape": SHAPE_TEXT[contract.shape],
            "price": price_texts(contract.cost),
            "vp": contract.vp,
        },
    )
    for id, contract in TABLES.building.items()
}

# ---- city -------------------------------------------------------------------------------------

REWARD_TEXT: dict[str, tuple[Text, ...]] = {
    id: reward_texts(tile.reward) for id, tile in TABLES.rewards.items()
}


def drawing(orientation: str) -> str:
    """An orientation in one line: «■□ / ■■»."""
    rows = ORIENTATIONS[orientation].picture
    return " / ".join(row.replace("#", "■").replace(".", "□") for row in rows)


ORIENTATION_TEXT: dict[tuple[str, str], Text] = {
    (zone, id): Text("do-orientation", {"zone": zone, "picture": drawing(id)})
    for zone in ZONES
    for id in ORIENTATIONS
}


def reward_space_text(s: State, space: str) -> Text:
    """«A12 (3 coins)»."""
    return Text("reward-space", {"space": space, "gains": REWARD_TEXT[s.rewards[space].tile]})


# ---- sea --------------------------------------------------------------------------------------


def harbour_text(harbour: str) -> Text:
    found = TABLES.harbours.get(harbour)
    return Text("harbour", {"id": harbour, "name": found.name}) if found else Text("harbour-start")


def harbour_hint(harbour: str) -> Text:
    found = TABLES.harbours[harbour]
    if found.reward is None:
        return Text("harbour-vp", {"vp": found.vp})
    return Text("harbour-reward", {"gains": reward_texts(found.reward)})

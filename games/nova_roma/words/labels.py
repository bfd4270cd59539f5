"""How things are named in options and events. Texts that are used often are made once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import TypeVar

from games.core.text import Text, Value, who
from games.nova_roma.data import TABLES
from games.nova_roma.data.achievements import ACHIEVEMENTS
from games.nova_roma.data.components import Harbour, Reward
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.data.shapes import ORIENTATIONS, SHAPES
from games.nova_roma.estate.tiles import TILE_KINDS
from games.nova_roma.state import State
from games.nova_roma.terms import (
    ACTIONS,
    FINISH_VP,
    GOODS,
    NEUTRAL,
    YIELDS,
    ZONES,
    Action,
    Good,
    Yield,
    ZoneId,
)

Coin = TypeVar("Coin", bound=str)  # whatever prices are paid in

NONE = Text("nothing")
FREE = Text("free")
GOOD_TEXT: dict[Good, Text] = {good: Text(f"good-{good}") for good in GOODS}
YIELD_TEXT: dict[Yield, Text] = {
    what: Text("coin") if what == "coin" else GOOD_TEXT[what] for what in YIELDS
}
BARE: dict[str, Text] = {"artisan": Text("artisan"), **dict(YIELD_TEXT.items())}
ACTION_TEXT: dict[Action, Text] = {action: Text(f"action-{action}") for action in ACTIONS}
ACTION_SIGN: dict[Action, Text] = {action: Text(f"action-{action}.sign") for action in ACTIONS}
ACTION_HINT: dict[Action, Text] = {action: Text(f"action-{action}.short") for action in ACTIONS}
FOLLOWER_TEXT: dict[str, Text] = {card: Text(f"follower-{card}") for card in FOLLOWERS}
FOLLOWER_TINY: dict[str, Text] = {card: Text(f"follower-{card}.tiny") for card in FOLLOWERS}
FOLLOWER_HINT: dict[str, Text] = {card: Text(f"follower-{card}.short") for card in FOLLOWERS}
KIND_TEXT: dict[str, Text] = {kind: Text(f"tile-{kind}") for kind in TILE_KINDS.values()}
KIND_HINT: dict[str, Text] = {kind: Text(f"tile-{kind}.short") for kind in TILE_KINDS.values()}
ACHIEVEMENT_TEXT: dict[str, Text] = {id: Text(f"achievement-{id}") for id in ACHIEVEMENTS}
ACHIEVEMENT_TINY: dict[str, Text] = {id: Text(f"achievement-{id}.tiny") for id in ACHIEVEMENTS}
SHAPE_TEXT: dict[str, Text] = {shape: Text(f"shape-{shape}") for shape in SHAPES}

_AMOUNTS: dict[tuple[str, int], Text] = {}


def chained(parts: Sequence[Text], key: str = "chain") -> Text:
    """«a; b; c» for parts that hold commas themselves; at least one. `dots` for «a · b · c»."""
    return reduce(lambda head, last: Text(key, {"head": head, "last": last}), parts)


def amount_text(what: str, n: int) -> Text:
    """«2 coins», «1 wheat»: of goods, coin, influence, artisan, card, good."""
    made = _AMOUNTS.get((what, n))
    if made is None:
        made = _AMOUNTS[what, n] = Text(f"n-{what}", {"n": n})
    return made


def price_texts(price: Mapping[Coin, int]) -> tuple[Text, ...]:
    return tuple(amount_text(what, n) for what, n in price.items()) or (FREE,)


def reward_texts(*rewards: Reward) -> tuple[Text, ...]:
    """What rewards give together, in words."""
    sums = {
        what: sum(getattr(reward, what) for reward in rewards) for what in Reward.__struct_fields__
    }
    return tuple(amount_text(what, n) for what, n in sums.items() if n)


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


def short_price(price: Mapping[Coin, int]) -> Text:
    """«Stone+2 wood»: a price for buttons."""
    return chained([_bare(what, n) for what, n in price.items()], "plus")


def _bare(what: str, n: int) -> Text:
    """One of something needs no number."""
    return BARE.get(what, amount_text(what, n)) if n == 1 else amount_text(what, n)


CONTRACT_TEXT: dict[str, Text] = {  # as its card shows it: by its price, or its shape and points
    id: Text("contract-sailing", {"price": short_price(contract.cost)})
    for id, contract in TABLES.sailing.items()
} | {
    id: Text("contract-building", {"shape": SHAPE_TEXT[contract.shape], "vp": contract.vp})
    for id, contract in TABLES.building.items()
}


def sailing_label(contract: str) -> Text:
    """«for Stone+Wine»: its price is all that it says."""
    return Text("do-sailing", {"price": short_price(TABLES.sailing[contract].cost)})


def building_label(contract: str, price: Mapping[Coin, int]) -> Text:
    """«Row of 3 · 6 VP for 2 stone+wood»; nothing is asked of whom a follower spares an artisan."""
    values: dict[str, Value] = {"contract": CONTRACT_TEXT[contract]}
    return Text("do-building", {**values, "price": short_price(price) if price else FREE})


def offered_text(contract: str) -> Text:
    """A contract in a sentence: what it is instead of its code."""
    text = SAILING_TEXT.get(contract) or BUILDING_TEXT[contract]
    return Text(f"new-{text.key}", {key: it for key, it in text.args.items() if key != "id"})


# ---- city -------------------------------------------------------------------------------------

REWARD_TEXT: dict[str, tuple[Text, ...]] = {
    id: reward_texts(tile.reward) for id, tile in TABLES.rewards.items()
}


def drawing(orientation: str) -> str:
    """An orientation in one line: «■□/■■»."""
    rows = ORIENTATIONS[orientation].picture
    return "/".join(row.replace("#", "■").replace(".", "□") for row in rows)


ORIENTATION_TEXT: dict[tuple[str, str], Text] = {
    (zone, id): Text("do-orientation", {"zone": zone, "picture": drawing(id)})
    for zone in ZONES
    for id in ORIENTATIONS
}


def owner_text(owner: int, solo: bool) -> Text:
    if owner != NEUTRAL:
        return who(owner)
    return Text("sheet-automa" if solo else "neutral")


def zone_text(
    zone: ZoneId, majority: tuple[int, int, int], blocks: Mapping[int, int], solo: bool
) -> Text:
    """«Zone A (6/3/1 VP): Ada 4 and Ben 2», most blocks first."""
    ranked = sorted(blocks.items(), key=lambda pair: -pair[1])
    owners = tuple(
        Text("sheet-blocks", {"who": owner_text(owner, solo), "n": n}) for owner, n in ranked
    )
    points = "/".join(map(str, with_points(majority)))
    values: dict[str, Value] = {"zone": zone, "points": points}
    return Text("sheet-zone", {**values, "blocks": owners or (Text("empty"),)})


def with_points(majority: Iterable[int]) -> list[int]:
    """What is said of a zone: in the solo game nobody can be third."""
    return [points for points in majority if points]


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


def harbour_values(harbour: Harbour) -> dict[str, Value]:
    """Of a line in a table of harbours."""
    brings = reward_texts(harbour.reward) if harbour.reward else (Text("vp", {"n": harbour.vp}),)
    return {"id": harbour.id, "name": harbour.name, "sails": harbour.sails, "brings": brings}


# ---- hippodrome and production ----------------------------------------------------------------


def horse_lines_text() -> Text:
    costs = tuple(
        Text("sheet-horse-line", {"space": line.into, "horses": line.horses})
        for line in TABLES.hippodrome.lines
    )
    return Text("sheet-horse-lines", {"costs": costs or (NONE,)})


def wheels_text() -> Text:
    track = TABLES.hippodrome
    wheels = tuple(Text("number", {"n": space}) for space in track.wheels) or (NONE,)
    return Text("sheet-wheels", {"wheels": wheels, "goal": track.spaces, "vp": FINISH_VP})


def yield_texts() -> tuple[Text, Text]:
    """What the rows and what the columns of every production area yield."""
    rows = tuple(YIELD_TEXT[what] for what in TABLES.row_yields)
    columns = tuple(YIELD_TEXT[what] for what in TABLES.column_yields)
    return (
        Text("sheet-yield-rows", {"yields": rows}),
        Text("sheet-yield-columns", {"yields": columns}),
    )

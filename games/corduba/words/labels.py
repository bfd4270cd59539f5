"""How things are named in options and events. Texts that are used often are made once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache, reduce
from typing import TypeVar

from games.corduba.city.maps import ORIENTATIONS
from games.corduba.data import TABLES
from games.corduba.data.components import Cost
from games.corduba.state import Owner
from games.corduba.terms import CAEPIO, COLOURS, DISTRICTS, RESOURCES, TROOPS, DistrictId
from games.core.text import Text, who

Thing = TypeVar("Thing", bound=str)

NONE = Text("nothing")
DISTRICT_TEXT: dict[DistrictId, Text] = {id: Text(f"district-{id}") for id in DISTRICTS}
DISTRICT_TINY: dict[DistrictId, Text] = {id: Text(f"district-{id}.tiny") for id in DISTRICTS}
BUILDING_TEXT: dict[str, Text] = {id: Text(f"building-{id}") for id in TABLES.buildings}
MONUMENT_TEXT: dict[str, Text] = {id: Text(f"monument-{id}") for id in TABLES.monuments}
MILESTONE_TEXT: dict[str, Text] = {id: Text(f"milestone-{id}") for id in TABLES.res_gestae}
HEREDITAS_TEXT: dict[str, Text] = {id: Text(f"hereditas-{id}") for id in TABLES.hereditas}
CHARACTER_TEXT: dict[str, Text] = {id: Text(f"character-{id}") for id in TABLES.characters}
DEMAND_TEXT: dict[str, Text] = {id: Text(f"demand-{id}") for id in TABLES.demands}
COLOUR_TEXT: dict[str, Text] = {colour: Text(f"colour-{colour}") for colour in COLOURS}
RESOURCE_TEXT: dict[str, Text] = {
    what: Text(f"resource-{what}") for what in (*RESOURCES, "denarii")
}
TROOP_TEXT: dict[str, Text] = {kind: Text(f"troop-{kind}") for kind in TROOPS}


def owner_text(owner: Owner) -> Text:
    return Text("caepio") if owner == CAEPIO else who(owner)


@lru_cache(maxsize=4096)
def amount_text(what: str, n: int) -> Text:
    """«2 denarii», «1 food»: of resources, denarii, workers, troops, offerings, markers."""
    return Text(f"n-{what}", {"n": n})


def amounts(counts: Mapping[Thing, int]) -> tuple[Text, ...]:
    """«2 food and 1 stone», in the order they are given; at least «nothing»."""
    return tuple(amount_text(what, n) for what, n in counts.items() if n) or (NONE,)


def cost_texts(cost: Cost) -> list[Text]:
    paid = [("denarii", cost.denarii), *cost.basics.items(), ("marble", cost.marble)]
    return [amount_text(what, n) for what, n in paid if n]


def price_text(strength: int, cost: Cost) -> tuple[Text, ...]:
    """«2 strength, 1 wood and 3 denarii»."""
    return (amount_text("strength", strength), *cost_texts(cost))


def drawing(shape: str, turn: int) -> str:
    """An orientation in one line: «■□/■■»."""
    rows = ORIENTATIONS[shape][turn]
    return "/".join(row.replace("#", "■").replace(".", "□") for row in rows)


def place_text(district: DistrictId, cell: str) -> Text:
    """«E3 in Patricius»: where the first cell of a tile lies."""
    return Text("place", {"cell": cell, "district": DISTRICT_TINY[district]})


def tile_text(district: DistrictId, kind: str) -> Text:
    values = {"building": BUILDING_TEXT[kind], "district": DISTRICT_TINY[district]}
    return Text("tile", values)


def chained(parts: Sequence[Text]) -> Text:
    """«a; b; c» for parts that hold commas themselves; at least one."""
    return reduce(lambda head, last: Text("chain", {"head": head, "last": last}), parts)


def listed(parts: Sequence[Text]) -> tuple[Text, ...]:
    return tuple(parts) or (NONE,)

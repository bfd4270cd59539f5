"""Effects and modifiers in words, with the numbers of the data files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from typing import assert_never

from games.corduba.data import TABLES
from games.corduba.data.components import BuildingType
from games.corduba.data.effects import (
    Choose,
    Denarii,
    Effect,
    FreeSpecialist,
    Gain,
    Harmony,
    Market,
    Modifier,
    PayFirst,
    PeculiumAgain,
    Popularity,
    Prestige,
    Register,
    SenatorMarker,
    Suppress,
    TakeOffering,
    TakeTroop,
    WorkerOrSpecialist,
    Workers,
)
from games.corduba.terms import DISTRICTS
from games.corduba.words.labels import (
    BUILDING_TEXT,
    COLOUR_TEXT,
    DISTRICT_TINY,
    RESOURCE_TEXT,
    amount_text,
    listed,
)
from games.core.text import Text, Value


def effects_text(effects: Sequence[Effect]) -> tuple[Text, ...]:
    return listed([effect_text(effect) for effect in effects])


def does_text(type: BuildingType) -> Text:
    """What a building is for, in short: what each of its actions brings."""
    brought = [tuple(map(_short, action.effects)) for action in type.actions]
    each = [
        Text("does", {"what": what}) for n, what in enumerate(brought) if what not in brought[:n]
    ]
    return reduce(lambda head, last: Text("either", {"head": head, "last": last}), each)


def _short(effect: Effect) -> Text:
    """Without the terms of a market visit, or where prestige rises."""
    match effect:
        case Market():
            return Text("effect-market-free")
        case Prestige():
            return Text("effect-prestige-short", {"n": effect.n})
        case _:
            return effect_text(effect)


@lru_cache(maxsize=1024)
def effect_text(effect: Effect) -> Text:
    match effect:
        case Gain():
            return amount_text(effect.what, effect.n)
        case Choose():
            kinds = tuple(RESOURCE_TEXT[what] for what in effect.of)
            return Text("effect-choose", {"n": effect.n, "of": kinds})
        case Denarii():
            return _signed("denarii", effect.n)
        case Popularity():
            return _signed("popularity", effect.n)
        case Harmony():
            return _signed("harmony", effect.n)
        case Register():
            return Text("effect-register")
        case FreeSpecialist():
            return Text("effect-free_specialist")
        case WorkerOrSpecialist():
            return Text("effect-worker_or_specialist")
        case Workers():
            return amount_text("workers", effect.n)
        case Prestige():
            return _prestige(effect)
        case TakeOffering():
            return Text("effect-offering", {"value": effect.value})
        case TakeTroop():
            return Text(f"troop-{effect.kind}")
        case Suppress():
            return Text("effect-suppress", {"n": effect.n})
        case Market():
            return _market(effect)
        case PeculiumAgain():
            return Text("effect-peculium_again")
        case SenatorMarker():
            return Text("effect-senator_marker")
        case PayFirst():
            return Text("effect-pay_first", {"n": effect.n})
        case _:
            assert_never(effect)


def _signed(what: str, n: int) -> Text:
    return Text(f"effect-{what}", {"sign": "+" if n > 0 else "−", "n": abs(n)})


def _prestige(effect: Prestige) -> Text:
    values: dict[str, Value] = {"sign": "+" if effect.n > 0 else "−", "n": abs(effect.n)}
    named = next((d for d in DISTRICTS if d == effect.where), None)
    where = DISTRICT_TINY[named] if named else Text(f"where-{effect.where}")
    return Text("effect-prestige", {**values, "where": where})


def _market(effect: Market) -> Text:
    parts: list[Text] = []
    if effect.buy:
        parts.append(Text("market-cheaper", {"n": -effect.buy}))
    if effect.sell:
        parts.append(Text("market-dearer", {"n": effect.sell}))
    if effect.sell_only:
        parts.append(Text("market-sell-only"))
    if effect.most:
        parts.append(Text("market-most", {"n": effect.most}))
    return Text("effect-market", {"how": listed(parts)}) if parts else Text("effect-market-free")


def modifier_text(modifier: Modifier) -> Text:
    values: dict[str, Value] = {"n": modifier.n, "denarii": modifier.denarii}
    if modifier.colour:
        values["colour"] = COLOUR_TEXT[modifier.colour]
    if modifier.sites:
        values["sites"] = tuple(Text(f"site-{site}") for site in modifier.sites)
    return Text(f"modifier-{modifier.kind}", values)


TYPE_TEXT: dict[str, Text] = {  # a building to be chosen, with what it is for
    id: Text("do-type", {"building": BUILDING_TEXT[id], "does": does_text(type)})
    for id, type in TABLES.buildings.items()
}

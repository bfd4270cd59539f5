"""Stored games of older layouts, made into those of today."""

from __future__ import annotations

from games.core.codec import Json, Upgrade

LAYOUT = 4

# Before layout 3 followers had numbers, FO01 to FO40, in this order.
_NUMBERED = (
    "calux",
    "gloria",
    "hilaria",
    "hortense",
    "marcella",
    "marianus",
    "martinus",
    "nela",
    "petran",
    "priscus",
    "severin",
    "valeria",
    "vitus",
    "agrippa",
    "bernardo",
    "cassian",
    "egeria",
    "hadrianus",
    "lucius",
    "manius",
    "marcus",
    "occius",
    "patricia",
    "petronia",
    "rufus",
    "seneca",
    "septimus",
    "silvana",
    "sergius",
    "sertor",
    "tiberius",
    "titus",
    "varina",
    "vitalis",
    "constantin",
    "gratian",
    "jacobus",
    "seraphina",
    "severa",
    "trivia",
)
FORMER_NAMES: dict[str, str] = {name: f"FO{n:02}" for n, name in enumerate(_NUMBERED, start=1)}
_NAMES: dict[str, str] = {number: name for name, number in FORMER_NAMES.items()}


def _from_layout_1(state: dict[str, Json]) -> dict[str, Json]:
    """What was drafted and what is held since before a reshuffle was not noted: it stays unknown,
    as the new fields' defaults say."""
    return state


def _from_layout_2(state: dict[str, Json]) -> dict[str, Json]:
    """Followers get their names, wherever they are."""
    return {key: _with_names(part) for key, part in state.items()}


def _from_layout_3(state: dict[str, Json]) -> dict[str, Json]:
    """There was only the crowded city, as the new field's default says."""
    return state


def _with_names(part: Json) -> Json:
    if isinstance(part, str):
        return _NAMES.get(part, part)
    if isinstance(part, list):
        return [_with_names(one) for one in part]
    if isinstance(part, dict):
        return {key: _with_names(one) for key, one in part.items()}
    return part


UPGRADES: dict[int, Upgrade] = {1: _from_layout_1, 2: _from_layout_2, 3: _from_layout_3}

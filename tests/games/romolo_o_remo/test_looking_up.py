"""Every piece, job and term can be looked up in both languages, with the numbers of the game."""

from __future__ import annotations

import re

import pytest

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.text import Text
from games.romolo_o_remo import GAME
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.terms import (
    ACTIONS,
    BANK_KINDS,
    BUILDINGS,
    CHARACTERS_USED,
    COMBAT_VALUE,
    DICE_TILES,
    DISPLAY,
    EXPLORER_PRICE,
    FIGURES,
    MAJORITY_MORE,
    MERCATOR,
    RESOURCES,
    SETTLE_GRAIN,
    SOLDIER_PRICE,
    TERRAIN_TILES,
    TERRAINS,
    UNIT_KINDS,
    UNIT_LIMITS,
    WORKER_PRICE,
)

speakers = pytest.mark.parametrize(
    "speaker",
    [Catalogue(language, GAME.texts, strict=True) for language in LANGUAGES],
    ids=LANGUAGES,
)

# What a unit or a worker may do, and where it is explained.
VERBS = {
    "move": "topic-moving",
    "ride": "character-equus",
    "sail": "character-nauta",
    "look": "unit-explorer",
    "settle": "unit-explorer",
    "build": "job-build",
    "demolish": "job-demolish",
    "convert": "job-convert",
    "produce": "job-produce",
    "fetch": "character-apothecarius",
    "collect": "job-collect",
    "refine": "job-refine",
    "create": "job-create",
    "hire": "job-hire",
    "recruit": "job-recruit",
    "sell": "job-sell",
    "buy": "job-buy",
    "deal": "character-negotiator",
    "mercator": "character-mercator",
    "exchange": "job-exchange",
    "steal": "character-praedo",
    "via": "character-traductor",
    "fight": "topic-fight",
    "raze": "topic-razing",
    "withdraw": "topic-withdrawal",
}
TERMS = (
    *("turn", "activation", "hostile", "stances", "discovery", "river", "walls", "hindrance"),
    *("retreat", "capital", "strength", "limits", "combat", "dice", "losses", "supply", "wages"),
    *("feeding", "market", "storage", "bank", "influence", "dominion", "scoring", "majorities"),
    *("endgame", "elimination", "concession", "teams", "solo", "rival", "events", "multipliers"),
    *("characters", "set_up", "hidden", "data"),
)


def rule(speaker: Catalogue, topic: str) -> str:
    assert topic in GAME.topics, topic
    return speaker.say(Text(f"{topic}.rule"))


def numbers(text: str) -> list[int]:
    return [int(word) for word in re.findall(r"\d+", text)]


@speakers
def test_every_piece_can_be_looked_up(speaker: Catalogue):
    for topic in (
        *(f"unit-{kind}" for kind in UNIT_KINDS),
        *(f"building-{kind}" for kind in (*BUILDINGS, "wall", "tower")),
        *(f"good-{kind}" for kind in RESOURCES),
        *(f"terrain-{kind}" for kind in TERRAINS),
        *(f"dice-{tile}" for tile in DICE_TILES),
        *(f"character-{name}" for name in TABLES.characters),
    ):
        assert len(rule(speaker, topic)) > 10
    assert len(BANK_KINDS) == 10


@speakers
def test_every_job_and_term_can_be_looked_up(speaker: Catalogue):
    for topic in (*VERBS.values(), *(f"topic-{term}" for term in TERMS)):
        assert len(rule(speaker, topic)) > 10


# ---- numbers of the data ----------------------------------------------------------------------


@speakers
def test_costs_are_those_of_the_data(speaker: Catalogue):
    for kind, cost in TABLES.costs.items():
        said = rule(speaker, f"building-{kind}")
        for good, n in cost.items():
            assert f"{n} {speaker.say(Text(f'good-{good}.name'))}" in said


@speakers
def test_dice_and_markers_are_those_of_the_data(speaker: Catalogue):
    said = rule(speaker, "topic-dice")
    for face in TABLES.die:
        assert speaker.say(Text(f"dice-{face.symbol}")) in said
        assert face.number == 0 or str(face.number) in said
    said = rule(speaker, "topic-multipliers")
    assert said.count("×2") == TABLES.multipliers.count(2)
    assert said.count("×3") == TABLES.multipliers.count(3)


@speakers
def test_types_and_copies_are_those_of_the_data(speaker: Catalogue):
    said = rule(speaker, "topic-characters")
    parts = re.split(r"Typ?e? (?=I)", said)
    for type, part in zip(("I", "II", "III"), parts[-3:], strict=True):
        assert part.startswith(f"{type}:")
        for name, row in TABLES.characters.items():
            word = speaker.say(Text(f"character-{name}"))
            assert (word in part) == (row.type == type)
            if row.type == type:
                assert (f"{word} (2)" in part) == (row.copies == 2)
    assert "nothing" in rule(speaker, "topic-dominion") or "nichts" in rule(
        speaker, "topic-dominion"
    )
    assert not TABLES.dominion_without_hex


# ---- numbers of the rulebook ------------------------------------------------------------------


@speakers
def test_units_are_those_of_the_rulebook(speaker: Catalogue):
    for kind in UNIT_KINDS:
        wanted = [ACTIONS[kind], COMBAT_VALUE[kind]]
        assert numbers(rule(speaker, f"unit-{kind}"))[:2] == wanted
    for kind in ("worker", "soldier"):
        assert numbers(rule(speaker, f"unit-{kind}"))[-1] == FIGURES[kind]
    assert numbers(rule(speaker, "unit-explorer"))[-1] == SETTLE_GRAIN
    prices = [WORKER_PRICE["grain"], EXPLORER_PRICE["grain"], SOLDIER_PRICE["refined"]]
    assert numbers(rule(speaker, "job-create")) == prices


@speakers
def test_tables_are_those_of_the_rulebook(speaker: Catalogue):
    limits = numbers(rule(speaker, "topic-limits"))
    assert limits == [
        3,
        *UNIT_LIMITS[0][1:],
        *(n for row in UNIT_LIMITS[1:3] for n in row),
        6,
        6,
        5,
    ]
    for terrain, n in TERRAIN_TILES.items():
        assert numbers(rule(speaker, f"terrain-{terrain}"))[0] == n
    assert set(MAJORITY_MORE) <= set(numbers(rule(speaker, "topic-majorities")))
    totals = [sum(row[n] for row in CHARACTERS_USED.values()) for n in range(4)]
    said = numbers(rule(speaker, "topic-characters"))
    assert said[4:8] == totals
    assert said[9:13] == list(DISPLAY)
    assert [row[0] for row in MERCATOR[1:4]] == [4, 5, 6]
    assert numbers(rule(speaker, "character-mercator")) == [3, 4, 5, 6, 7]

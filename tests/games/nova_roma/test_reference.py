"""Numbers that can be looked up are those of the data files."""

from __future__ import annotations

import re

import pytest

from bot.looking.rulebook import Rulebook
from bot.talk.limits import MESSAGE
from bot.talk.voice import Voice
from games.core.catalogue import LANGUAGES
from games.core.text import Text
from games.nova_roma import GAME
from games.nova_roma.data import TABLES
from games.nova_roma.words.reference import FILE, TEXTS, reference
from tests.games.nova_roma.speaking import SPEAKERS, said

ROOM = MESSAGE - 100  # for the title and what else may stand there


def rule(topic: str, language: str = "en") -> str:
    return said(Text(f"{topic}.rule"), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_written_numbers_are_those_of_the_data(language: str) -> None:
    written = (TEXTS / language / FILE).read_text(encoding="utf-8")
    assert written == reference(language), "run python -m games.nova_roma.words.reference"


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_written_numbers_can_be_looked_up(language: str) -> None:
    source = (TEXTS / language / FILE).read_text(encoding="utf-8")
    written = re.findall(r"^(numbers-[\w-]+) =", source, re.MULTILINE)
    topics = "\n".join(rule(topic, language) for topic in GAME.topics)
    assert written
    for key in written:
        assert said(Text(key), language) in topics, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_fits_a_message(language: str) -> None:
    for topic in GAME.topics:
        assert len(rule(topic, language)) <= ROOM, topic


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", [*TABLES.building, *TABLES.sailing])
def test_a_contract_is_found_by_its_id(id: str, language: str) -> None:
    for word in (id, id.lower()):
        found = Rulebook().find(GAME, Voice(language, GAME), word)
        assert found == f"contract-{id}"


def test_a_building_contract_is_told_with_shape_cost_points_and_zones() -> None:
    told = rule("contract-BC05")
    for part in ("pair (■■)", "1 stone and 1 wood", "2 VP", "zone C at strength 3"):
        assert part in told


LOOKED_UP = [
    ("topic-majorities", "• Zone A: 6 VP, 3 VP and 1 VP"),
    ("topic-majorities", "• Zone C: 10 VP, 6 VP and 3 VP"),
    ("topic-solo_scoring", "• Zone A: 14 VP and 1 VP"),
    ("topic-lines", "• Mosaic row 3: 6 VP and 3 coins"),
    ("topic-mosaic", "• green: 2 VP and 1 good of your choice"),
    ("topic-harbours", "• N6 Theodosia, 2 sails: 10 VP"),
    ("topic-harbours", "• S3 Sinope, 1 sail: 1 artisan"),
    ("topic-hippodrome", "2 horses into space 7"),
    ("topic-wheels", "on spaces 3, 5 and 7"),
    ("topic-reward_tiles", "• 2 × 3 coins"),
    ("topic-production", "Yields of rows 1, 2 and 3: Stone, Wood and Wine"),
    ("topic-estate_tiles", "free, free, 1 coin and 1 coin; of the special tile: 1 wine"),
    ("topic-building_contracts", "• BC28: zigzag of 4 (3 stone, 2 wood and 1 artisan), 7 VP"),
    ("topic-sailing_contracts", "• SC30 (1 wood, 1 wine and 1 horse)"),
]


@pytest.mark.parametrize(("topic", "words"), LOOKED_UP)
def test_a_topic_has_its_numbers(topic: str, words: str) -> None:
    assert words in rule(topic)


def test_both_languages_know_the_same_topics() -> None:
    for speaker in SPEAKERS.values():
        assert all(speaker.has(f"{topic}.rule") for topic in GAME.topics)

"""Whatever a listed game lacks is said in a sentence that says what to add, and where."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from games.core.bots.random_bot import RANDOM
from games.core.catalogue import LANGUAGES, Catalogue
from games.core.contract import AnyGame, Category, VariantRule
from games.registry import all_games
from rendering.registry import AnyPainter, painters
from tests.golden import end_reasons

ROOT = Path(__file__).parent.parent
NUMBER = re.compile(r"-\d+$")  # positions that are numbers may share a text
LISTS = {
    "topics": "what players may look up",
    "turn_keys": "the kinds of questions that begin a turn",
    "headlines": "keys of events, what matters most first",
    "categories": "the sources of points",
}


def lacks(game: AnyGame, known_painters: Mapping[str, AnyPainter]) -> Iterator[str]:
    """Every thing a game should bring and does not."""
    place = game.texts.replace(".", "/")
    if game.key != game.texts.rpartition(".")[2]:
        yield f"its key is {game.key}, its folder {place}: give them one name"
    for name, what in LISTS.items():
        if not getattr(game, name, ()):
            yield f"no `{name}` in {place}/game.py: name {what}"
    yield from _lacking_bots(game, place)
    for language in LANGUAGES:
        speaker = Catalogue(language, game.texts, strict=True)
        for key in dict.fromkeys(_wanted_texts(game)):
            if not (speaker.has(key) or speaker.has(NUMBER.sub("-value", key))):
                yield f"no text `{key}`: write it in {place}/texts/{language}"
    if not end_reasons(game):
        yield f"no text `end-<reason>`: write one for each way to end in {place}/texts"
    if game.key not in known_painters:
        yield f"no painter: write rendering/{game.key} and list it in rendering/registry.py"
    if not (ROOT / f"docs/games/{game.key}.md").exists():
        yield f"no docs/games/{game.key}.md: say where the data come from"


def _lacking_bots(game: AnyGame, place: str) -> Iterator[str]:
    bots = getattr(game, "bots", {})
    if "random" not in bots:
        yield f"no random player: name RANDOM in `bots` in {place}/game.py"
    if [*bots][-1:] != ["steward"]:
        yield f"no steward: write {place}/steward and name it last in `bots`"
    elif bots["steward"].rank is None:
        yield f"its steward has no `rank`: make it with judging_bot in {place}/steward"


def _wanted_texts(game: AnyGame) -> Iterator[str]:
    yield from ("game-name", "game-about", "game-line")
    for topic in getattr(game, "topics", ()):
        yield from (topic, f"{topic}.rule")
    for rule in game.variants:
        yield from (f"variant-{rule.key}", f"variant-{rule.key}.rule")
        for value in rule.values:
            yield f"variant-{rule.key}-{value}"
    yield from (f"bot-{kind}" for kind in getattr(game, "bots", {}))
    if game.automatic:
        yield from ("automatic", *(f"automatic-{way}" for way in game.automatic))
    yield from (f"points-{category.key}" for category in getattr(game, "categories", ()))
    yield from (f"turn-{key.replace('.', '-')}" for key in getattr(game, "turn_keys", ()))
    yield from getattr(game, "headlines", ())


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)
def test_a_listed_game_brings_everything(game: AnyGame):
    missing = [*lacks(game, painters())]
    assert not missing, "\n".join(["see docs/adding_a_game.md", *missing])


# ---- the sentences themselves, with any game from which something was taken ---------------------

GAME = next(iter(all_games().values()))
NEW_SWITCH = (VariantRule("night", ("off", "on")),)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("topics", (), "no `topics` in {place}/game.py: name what players may look up"),
        ("turn_keys", ("x.y",), "no text `turn-x-y`: write it in {place}/texts/en"),
        ("headlines", ("told-x",), "no text `told-x`: write it in {place}/texts/de"),
        ("categories", (Category("x"),), "no text `points-x`: write it in {place}/texts/en"),
        ("variants", NEW_SWITCH, "no text `variant-night-on`: write it in {place}/texts/de"),
        ("bots", {}, "no random player: name RANDOM in `bots` in {place}/game.py"),
        (
            "bots",
            {"random": RANDOM},
            "no steward: write {place}/steward and name it last in `bots`",
        ),
        (
            "bots",
            {"random": RANDOM, "steward": RANDOM},
            "its steward has no `rank`: make it with judging_bot in {place}/steward",
        ),
        ("key", "x", "no painter: write rendering/x and list it in rendering/registry.py"),
        ("key", "x", "no docs/games/x.md: say where the data come from"),
        ("key", "x", "its key is x, its folder {place}: give them one name"),
    ],
)
def test_what_is_missing_is_said(name: str, value: object, said: str):
    poorer = type(GAME)()
    setattr(poorer, name, value)
    place = GAME.texts.replace(".", "/")
    assert said.format(place=place) in [*lacks(poorer, painters())]

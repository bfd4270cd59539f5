"""Every told line stands alone: read without the others it says what and where."""

from __future__ import annotations

import pytest

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.choices import Choice, checksum
from games.core.seats import Seat
from games.core.text import Language, Text
from games.trajan import GAME
from games.trajan.words.labels import KIND_TEXT
from tests.games.trajan.scene import Scene

PEOPLE = ("Livia", "Gaius", "Octavia")


def told(scene: Scene, picked: str, language: Language) -> list[str]:
    """What is told of one answer of seat 0."""
    decision = scene.match.pending(Seat(0))
    assert decision
    choice = Choice(Seat(0), decision.key, (picked,), checksum(decision))
    speaker = Catalogue(language, GAME.texts, strict=True)
    film = scene.match.film([choice])
    return [speaker.say(event.text, names=PEOPLE) for event, _ in film]


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "takes Wild demand in Raetia."), ("de", "nimmt Bedarfsjoker in Raetia.")],
)
def test_the_taking_of_a_tile_names_its_province(language, said):
    scene = Scene().province("raetia", "wild_demand").acts(0, "military")
    assert any(line.endswith(said) for line in told(scene, "move:raetia", language))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "empties tray V: yellow to VI."), ("de", "leert Mulde V: gelb nach VI.")],
)
def test_a_sowing_is_told_in_words(language, said):
    scene = Scene(players=2).player(0, trays="YOGWP OGWP B - Y B").turn(0)
    assert any(line.endswith(said) for line in told(scene, "tray:4", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_stored_story_of_former_days_can_be_told(language):
    old = Text("told-takes-province-tile", {"who": "Gaius", "tile": KIND_TEXT["wild_demand"]})
    assert "Gaius" in Catalogue(language, GAME.texts, strict=True).say(old)

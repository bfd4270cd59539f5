"""Labels that fit buttons in both languages: one tap instead of a menu."""

from __future__ import annotations

import pytest

from bot.panel.hints import SHORT_LABEL
from games.core.catalogue import LANGUAGES, Catalogue
from games.core.text import Language
from games.romolo_o_remo import GAME
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.terms import FIGURES, LETTER, UNIT_KINDS
from games.romolo_o_remo.words.labels import unit_name
from tests.games.evening import moments

NAMES = ["Livia", "Gaius"]
OFTEN = (
    "romolo.unit",
    "romolo.deed",
    "romolo.sell",
    "romolo.buy",
    "romolo.feed",
    "romolo.attackers",
)


@pytest.mark.parametrize("seed", range(3))
def test_what_is_asked_often_is_said_shortly(seed: int):
    speakers = [Catalogue(language, GAME.texts) for language in LANGUAGES]
    for _, _, decision in moments(GAME, [GAME.bots["steward"]] * 2, seed):
        if decision.key in OFTEN:
            for speaker in speakers:
                for option in decision.options:
                    said = speaker.say(option.label, NAMES)
                    assert len(said) <= SHORT_LABEL, said


def test_units_on_one_hex_are_told_apart():
    for _, _, decision in moments(GAME, [GAME.bots["steward"]] * 2, 1):
        if decision.key == "romolo.unit":
            units = [o.spot for o in decision.options if o.group == "unit"]
            assert len(set(units)) == len(units)
            assert all(spot and spot.startswith("unit:") for spot in units)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_unit_is_called_like_a_hex(language: Language):
    speaker = Catalogue(language, GAME.texts, strict=True)
    own = [f"{LETTER[kind]}{n + 1}" for kind in UNIT_KINDS for n in range(FIGURES.get(kind, 8))]
    names = [speaker.say(unit_name(name)) for name in (*own, *(f"A{n + 1}" for n in range(10)))]
    hexes = {hex for grid in GRIDS.values() for hex in grid.hexes}
    assert len(set(names)) == len(names)
    assert all(name[:2].isalpha() and name[2:].isdigit() for name in names), (
        "no hex has two letters"
    )
    assert not {name.upper() for name in names} & hexes
    assert not any(hex[:2].isalpha() for hex in hexes)

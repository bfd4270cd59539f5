"""What a question of an action says before one answers."""

from __future__ import annotations

import pytest

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.text import Language
from games.trajan import GAME
from tests.games.trajan.scene import Scene

SPOKEN = pytest.mark.parametrize("language", LANGUAGES)
LACKING = {"en": "You still lack Religion", "de": "Dir fehlt noch Religion"}
COVERED = {"en": "You can cover that", "de": "Das kannst du decken"}
UNKNOWN = {"en": "No demand", "de": "kein Bedürfnis"}
BONUS = {"en": "C3 Window: 5 points, bonus Military", "de": "C3 Fenster: 5 Punkte, Bonus Militär"}


def asked(scene: Scene, language: Language) -> str:
    decision = scene.asked(0)
    assert decision
    return Catalogue(language, GAME.texts, strict=True).say(decision.prompt)


@SPOKEN
def test_the_forum_says_which_known_demands_are_not_covered(language: Language) -> None:
    scene = (
        Scene()
        .player(0, tiles="bread")
        .when(demands="bread religion")
        .forum(G1="games")
        .acts(0, "forum")
    )
    assert LACKING[language] in asked(scene, language)


@SPOKEN
def test_the_forum_says_that_all_known_demands_are_covered(language: Language) -> None:
    scene = (
        Scene().player(0, tiles="bread").when(demands="bread").forum(G1="games").acts(0, "forum")
    )
    assert COVERED[language] in asked(scene, language)


@SPOKEN
def test_the_forum_says_that_no_demand_is_known(language: Language) -> None:
    assert UNKNOWN[language] in asked(Scene().forum(G1="games").acts(0, "forum"), language)


@SPOKEN
def test_the_first_building_of_a_kind_names_its_bonus_on_the_button(language: Language) -> None:
    scene = Scene().site("C3", "window_5").acts(0, "construction")
    decision = scene.asked(0)
    assert decision
    label = next(o.label for o in decision.options if o.id == "site:C3")
    assert Catalogue(language, GAME.texts, strict=True).say(label) == BONUS[language]

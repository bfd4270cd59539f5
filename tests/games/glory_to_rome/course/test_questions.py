"""What a question says before one answers."""

from __future__ import annotations

import pytest

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.text import Language
from games.glory_to_rome import GAME
from tests.games.glory_to_rome.scene import Scene

SPOKEN = pytest.mark.parametrize("language", LANGUAGES)
FOLLOWING = {
    "en": ("do its action too", "draw cards instead", "clients of that role act either way"),
    "de": ("Aktion auch ausführen", "stattdessen Karten ziehen", "handeln so oder so"),
}
FOUNDATION = {"en": "a card from your hand is its foundation", "de": "wird sein Fundament"}


def asked(scene: Scene, seat: int, language: Language) -> str:
    decision = scene.asked(seat)
    assert decision
    return Catalogue(language, GAME.texts, strict=True).say(decision.prompt, ["Livia", "Gaius"])


@SPOKEN
def test_who_may_follow_reads_what_following_and_thinking_bring(language: Language) -> None:
    scene = Scene().player(1, hand="dock").follows("craftsman")
    assert all(part in asked(scene, 1, language) for part in FOLLOWING[language])


@SPOKEN
def test_who_builds_reads_what_a_foundation_is(language: Language) -> None:
    scene = Scene().player(0, hand="garden").performs(0, "architect")
    assert FOUNDATION[language] in asked(scene, 0, language)

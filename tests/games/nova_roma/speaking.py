"""What is said in both languages, for tests of words."""

from __future__ import annotations

from games.core.catalogue import LANGUAGES, Catalogue
from games.core.contract import Decision
from games.core.text import Text
from tests.games.nova_roma.scene import Scene

NAMES = ("Ada", "Ben", "Cleo", "Dora")
SPEAKERS = {language: Catalogue(language, "games.nova_roma", strict=True) for language in LANGUAGES}


def said(text: Text, language: str = "en") -> str:
    return SPEAKERS[language].say(text, NAMES)


def labels(decision: Decision | None, language: str = "en") -> list[str]:
    assert decision
    return [said(option.label, language) for option in decision.options]


def heard(scene: Scene, language: str = "en") -> list[str]:
    """What was told to everybody since the curtain rose."""
    return [said(event.text, language) for event in scene.heard if event.only is None]

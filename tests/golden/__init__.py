"""Played games that must always give the same end."""

from __future__ import annotations

from pathlib import Path

from games.core.catalogue import bundle
from games.core.contract import AnyGame

FOLDER = Path(__file__).parent
SAVES = FOLDER.parent / "saves"


def end_reasons(game: AnyGame) -> list[str]:
    """The ways a game can end: its texts `end-<reason>`."""
    texts = bundle(game.texts, "en")
    return [key.removeprefix("end-") for key in texts._messages if key.startswith("end-")]

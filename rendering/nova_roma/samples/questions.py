"""Questions for places on the table: the board with its marks, and what a close-up shows."""

from __future__ import annotations

import re
from collections.abc import Iterator

from games.nova_roma import GAME
from rendering.frame import Language
from rendering.samples.positions import Sample
from rendering.samples.questions import Asking, asked

SEATS, SEED, SETTLED = 4, 5, 160  # choices after which the city has its first buildings
KINDS = {
    "forum": "patrician",
    "contracts": "build.contract",
    "orientation": "build.orientation",
    "spot": "build.spot",
    "confirm": "build.confirm",
    "tiles": "upgrade.tile",
    "estate": "upgrade.space",
    "produce": "produce",
    "race": "race.lane",
    "sail": "sail.leg",
    "followers": "recruit.draw",
    "petition": "petition.action",
    "goods": "trade.goods",
    "mosaic": "claim",
}
PRINTED = re.compile(r"[A-Za-z]{1,2}\d{1,2}")  # names that stand on the board


def questions(language: Language) -> Iterator[Sample]:
    """One of each kind, from a patrician to the last cell of a building."""
    for name, key in KINDS.items():
        asking = Asking(name, f"nova.{key}", SEATS, SEED, SETTLED, places=1)
        yield from asked(GAME, asking, language, printed)


def printed(spot: str) -> str | None:
    return spot if PRINTED.fullmatch(spot) else None

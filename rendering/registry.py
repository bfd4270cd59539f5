"""Who draws which game. Nothing but this list names painters to the outside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from rendering.corduba import PAINTER as CORDUBA
from rendering.glory_to_rome import PAINTER as GLORY_TO_ROME
from rendering.nova_roma import PAINTER as NOVA_ROMA
from rendering.painter import Painter
from rendering.romolo_o_remo import PAINTER as ROMOLO_O_REMO
from rendering.trajan import PAINTER as TRAJAN

AnyPainter: TypeAlias = Painter[Any]  # the one place that does not know the views

PAINTERS: tuple[AnyPainter, ...] = (
    GLORY_TO_ROME,
    TRAJAN,
    NOVA_ROMA,
    ROMOLO_O_REMO,
    CORDUBA,
)


class UnknownGameError(LookupError):
    """There is no painter for this game."""


def painters() -> Mapping[str, AnyPainter]:
    """Every painter by the key of its game."""
    return {painter.game.key: painter for painter in PAINTERS}


def painter_of(game_key: str) -> AnyPainter:
    found = painters().get(game_key)
    if found is None:
        known = ", ".join(painters())
        raise UnknownGameError(f"No pictures for the game “{game_key}”. Known: {known}.")
    return found

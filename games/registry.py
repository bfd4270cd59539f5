"""Which games there are. Nothing but this list names them to the outside."""

from __future__ import annotations

from collections.abc import Mapping

from games.corduba import GAME as CORDUBA
from games.core.contract import AnyGame
from games.glory_to_rome import GAME as GLORY_TO_ROME
from games.nova_roma import GAME as NOVA_ROMA
from games.romolo_o_remo import GAME as ROMOLO_O_REMO
from games.trajan import GAME as TRAJAN

GAMES: tuple[AnyGame, ...] = (
    GLORY_TO_ROME,
    TRAJAN,
    NOVA_ROMA,
    ROMOLO_O_REMO,
    CORDUBA,
)


def all_games() -> Mapping[str, AnyGame]:
    """Every game by its key."""
    return {game.key: game for game in GAMES}

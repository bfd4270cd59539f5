"""How loud a table is: its board after every move, each turn or each round.

What happened meanwhile is told with the next board; who is awaited is called at once.
"""

from __future__ import annotations

from typing import Any, Final, get_args

from bot.tables.change import Change
from bot.tables.live import Live
from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice
from games.core.match import Match
from storage.records import Volume

VOLUMES: Final[tuple[Volume, ...]] = get_args(Volume)


def read_volume(key: str) -> Volume:
    """From a button or a command, which may be another version's."""
    found = next((each for each in VOLUMES if each == key), None)
    if found is None:
        raise RefusedError("error-stale")
    return found


def is_held_back(live: Live, change: Change, played: Match[Any, Any]) -> bool:
    """Whether the board after a change, that led to this match, is left for a later post."""
    if live.unposted == 1 or played.outcome:
        return False
    match live.row.volume:
        case "move":
            return False
        case "turn":
            return not change.turns
        case "round":
            return played.rounds == change.rounds


def volume_line(live: Live, voice: Voice) -> str:
    return voice("table-volume", volume=voice(f"volume-{live.row.volume}"))

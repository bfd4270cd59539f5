"""What the posts of a table show: front page and board, or one of them."""

from __future__ import annotations

from typing import Final, get_args

from bot.tables.live import Live
from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice
from storage.records import Pictures

PICTURES: Final[tuple[Pictures, ...]] = get_args(Pictures)


def read_pictures(key: str) -> Pictures:
    """From a command, which may be another version's."""
    found = next((each for each in PICTURES if each == key), None)
    if found is None:
        raise RefusedError("error-stale")
    return found


def pictures_line(live: Live, voice: Voice) -> str:
    return voice("table-pictures", pictures=voice(f"pictures-{live.row.pictures}"))

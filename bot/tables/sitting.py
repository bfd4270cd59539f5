"""Somebody at a live table: who acts and who looks, with the voice they hear."""

from __future__ import annotations

from typing import NamedTuple

from bot.tables.live import Live
from bot.talk.refusals import RefusedError
from bot.talk.voice import Voice
from games.core.seats import Seat
from games.core.text import Language


class Sitting(NamedTuple):
    """A person in a seat of a game that runs or is over, and the voice they hear."""

    live: Live
    seat: Seat
    voice: Voice

    @classmethod
    def of(cls, live: Live, user: int, language: Language) -> Sitting:
        seat = live.seat_of(user)
        if seat is None:
            raise RefusedError("refused-not-player")
        if live.row.status == "closed":
            raise RefusedError("lobby-closed")
        if live.match is None:
            raise RefusedError("refused-not-started")
        return cls(live, seat, live.voice(language))


class Visit(NamedTuple):
    """A person who looks at a game, and the voice they hear; who does not play has no seat."""

    live: Live
    seat: Seat | None
    voice: Voice

    @classmethod
    def of(cls, live: Live, user: int, language: Language) -> Visit:
        if live.match is None:
            raise RefusedError("refused-not-started")
        return cls(live, live.seat_of(user), live.voice(language))

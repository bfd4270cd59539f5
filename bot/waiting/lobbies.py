"""Lobbies in which nothing happens: they are warned, and in the end closed."""

from __future__ import annotations

from typing import Final

from bot.posts.rows import lobby_ending_row, lobby_row, note_row
from bot.tables.live import Live
from bot.tables.sessions import Sessions

DAY: Final = 24 * 3600
QUIET: Final = 12 * DAY  # seconds before it is said that a lobby will be closed
GRACE: Final = 2 * DAY  # after that


class LobbyEnds:
    """Every step names the version it has seen, so one process does it, once."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def take(self, live: Live) -> None:
        """Does what is due about a lobby."""
        row, now = live.row, self.sessions.now()
        if row.status != "lobby" or row.stirs_at > now:
            return
        if not row.stirs_at:  # an older version opened it: its time begins now
            live.row = await self.store.update_table(
                live.id, version=row.version, stirs_at=now + QUIET
            )
        elif not row.warned_at:
            live.row = await self.store.update_table(
                live.id,
                version=row.version,
                told=[lobby_ending_row(live)],
                warned_at=now,
                stirs_at=now + GRACE,
            )
        else:
            told = [note_row(live, "note-lobby-expired"), lobby_row(live)]
            live.row = await self.store.close_table(live.id, now, version=row.version, told=told)

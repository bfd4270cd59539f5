"""When it is the hour of somebody's digest: queued once a day, whoever looks first."""

from __future__ import annotations

from bot.people.ping_ways import next_digest
from bot.posts.rows import digest_row
from bot.tables.sessions import Sessions


class Digests:
    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store

    async def carry_due(self) -> None:
        """After a long silence of the bot one is enough."""
        now = self.sessions.now()
        while due := await self.store.due_digests(now):
            for user in due:
                assert user.digest_due is not None
                told = [digest_row(user.id, user.digest_due)]
                later = next_digest(user, now)
                await self.store.advance_digest(user.id, user.digest_due, later, told)
            self.sessions.wake()

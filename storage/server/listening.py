"""What processes that share a database call out to one another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from secrets import token_hex

import psycopg

from storage.server.postgres_session import CONNECT_SECONDS, Session, sentence
from storage.store import ANYTHING

log = logging.getLogger(__name__)

CHANNEL = "roma"
POLL = 3.0  # seconds between two tries, and until everything is looked at again meanwhile
LONGEST = 7000  # bytes; the server takes 8000


class Voice:
    """Calls out, and hears what others do, over a connection of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.name = token_hex(4)  # one does not listen to oneself
        self._is_deaf = False

    def call_out(self, session: Session, words: Sequence[str]) -> None:
        text = " ".join((self.name, *words))
        if len(text) > LONGEST:
            text = f"{self.name} {ANYTHING}"
        session.execute("SELECT pg_notify(?, ?)", (CHANNEL, text))

    async def listen(self, heard: Callable[[str], None]) -> None:
        """Until cancelled. While nothing can be heard, anything may have been said."""
        while True:
            try:
                await self._listen(heard)
            except psycopg.Error as error:
                if not self._is_deaf:
                    log.warning("other processes are not heard: %s", sentence(error))
                self._is_deaf = True
            heard(ANYTHING)
            await asyncio.sleep(POLL)

    async def _listen(self, heard: Callable[[str], None]) -> None:
        connection = await psycopg.AsyncConnection.connect(
            self.url,
            autocommit=True,
            connect_timeout=CONNECT_SECONDS,
            application_name="roma listens",
            keepalives_idle=10,
            keepalives_interval=5,
            keepalives_count=3,
        )
        async with connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            if self._is_deaf:
                log.warning("other processes are heard again")
            self._is_deaf = False
            heard(ANYTHING)  # what was said before
            async for said in connection.notifies():
                name, *words = said.payload.split()
                if name != self.name:
                    for word in words:
                        heard(word)

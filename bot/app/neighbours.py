"""The other processes of this bot: what one does, the others hear of."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from bot.talk.voice import language_of
from games.core.text import Language
from storage.store import ANYTHING, LANGUAGES, WAITING, Store, StoreError

log = logging.getLogger(__name__)

BREATH = 0.05  # seconds; what is called out in it is called out once


class Neighbours:
    """Nothing depends on their hearing it: what waits is looked for now and then, and a table in
    memory is compared with the stored one before each use.
    """

    def __init__(
        self, store: Store, languages: dict[int, Language], wake: Callable[[], None]
    ) -> None:
        self.store = store
        self.languages = languages  # of those who chose one
        self.wake = wake  # the outbox of this process
        self._said = asyncio.Event()
        self._heard = asyncio.Event()

    def something_waits(self) -> None:
        """Something is to be told: by us, or by whoever is free."""
        self.wake()
        self._said.set()

    async def run(self) -> None:
        """Until cancelled."""
        async with asyncio.TaskGroup() as together:
            together.create_task(self.store.listen(self._hear))
            together.create_task(self._keep_languages())
            if self.store.is_shared:
                together.create_task(self._call_out())

    async def learn_languages(self) -> None:
        chosen = await self.store.languages()
        self.languages.clear()
        self.languages |= {user: language_of(words) for user, words in chosen.items()}

    def _hear(self, word: str) -> None:
        if word in (WAITING, ANYTHING):
            self.wake()
        if word in (LANGUAGES, ANYTHING):
            self._heard.set()

    async def _keep_languages(self) -> None:
        while True:
            await self._heard.wait()
            self._heard.clear()
            try:
                await self.learn_languages()
            except StoreError as error:
                log.warning("languages are as they were: %s", error)

    async def _call_out(self) -> None:
        while True:
            await self._said.wait()
            await asyncio.sleep(BREATH)
            self._said.clear()
            try:
                await self.store.call_out([WAITING])
            except StoreError as error:
                log.warning("other processes find by themselves what waits: %s", error)

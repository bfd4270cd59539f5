"""What goes wrong, drawn from the seed: each kind of fault, when it comes, how often it met."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from random import Random
from time import monotonic
from typing import Final

from msgspec import Struct

from playground import LoopbackServer
from playground.rest.faults import Fault
from tests.soak.bot_process import BotProcess

FORGETTING: Final = "forgotten nonces"
SHARED_ONLY: Final = "halts"  # alone, there is nobody who would take over
FILE_ONLY: Final = "full disk"  # a server has its own
MESSAGES: Final = "/channels/*/messages"
ANY_CALL: Final = (MESSAGES, "/channels/*/messages/*", "/interactions/*", "/webhooks/*")
ANY_POST: Final = (MESSAGES, "/users/@me/channels")
SERVER_ERRORS: Final = (500, 502, 503, 504)
# Those by which nothing is given up: 10003 and its like have tests of their own.
OF_POSTS: Final = (50083, 160005, 50013, 50001, 40003, 20028, 40333, 130000, 50035, 401)
OF_HANDS: Final = (50007, 50278, 40003, 20028, 401)
MOST_WAITING = 6  # faults that nothing has met yet
MET_WITHIN = 20.0  # seconds
MOST_OF_OURS = 2  # in a row: after five the bot gives up, which is right


class Places(Struct):
    """Where a fault may strike."""

    channels: list[int] = []
    messages: list[int] = []  # the channels of direct messages


class Trouble:
    def __init__(
        self, server: LoopbackServer, bots: Sequence[BotProcess], places: Places, rng: Random
    ) -> None:
        self.server = server
        self.bots = bots
        self.places = places
        self.rng = rng
        self.done: Counter[str] = Counter()  # those that are no request's
        self._faults: list[tuple[str, Fault, float]] = []  # and when they were added
        self.kinds: Mapping[str, Callable[[], Awaitable[None]]] = {
            "server errors": self._server_error,
            "rate limits": self._rate_limit,
            "slow answers": self._slow,
            "lost answers": self._lost_answer,
            "lost requests": self._lost_request,
            "refused posts": self._refused_post,
            "refused hands": self._refused_hand,
            "refused edits": self._refused_edit,
            FORGETTING: self._forget,
            "gateway": self._gateway,
            FILE_ONLY: self._full_disk,
            SHARED_ONLY: self._halt,
        }

    def counted(self) -> Counter[str]:
        """Every fault that was met, by kind."""
        found = Counter(self.done)
        for kind, fault, _ in self._faults:
            found[kind] += fault.hits
        return found

    async def go_on(self, kinds: Sequence[str], pause: float) -> None:
        """One after the other, until cancelled."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.2, 2 * pause))
            kind = self.rng.choice(kinds)
            if self._waiting() < MOST_WAITING:
                await self.kinds[kind]()

    def _waiting(self) -> int:
        """Faults that may still be met; one where nothing is sent any more is withdrawn."""
        waiting = [(fault, at) for _, fault, at in self._faults if not fault.is_spent]
        for fault, at in waiting:
            if monotonic() - at > MET_WITHIN:
                fault.left = 0
        return sum(not fault.is_spent for fault, _ in waiting)

    def _note(self, kind: str, fault: Fault) -> None:
        self._faults.append((kind, fault, monotonic()))

    def end(self) -> None:
        """Nothing fails from now on."""
        self.server.faults.clear()
        for bot in self.bots:
            bot.fill_disk(full=False)
            bot.halt(still=False)

    def _add(self, kind: str, method: str, route: str, most: int = 3, **what: object) -> None:
        times = self.rng.randint(1, most)
        self._note(kind, self.server.faults.add(method, route, times=times, **what))

    # ---- of any request -----------------------------------------------------------------------

    async def _server_error(self) -> None:
        route, status = self.rng.choice(ANY_CALL), self.rng.choice(SERVER_ERRORS)
        self._add("server errors", "*", route, status=status, after=self.rng.random() < 0.3)

    async def _rate_limit(self) -> None:
        wait, everywhere = round(self.rng.uniform(0.1, 1.5), 2), self.rng.random() < 0.2
        route = self.rng.choice(ANY_CALL)
        self._add("rate limits", "*", route, retry_after=wait, is_global=everywhere)

    async def _slow(self) -> None:
        route, after = self.rng.choice(ANY_CALL), self.rng.random() < 0.5
        self._add("slow answers", "*", route, delay=self.rng.uniform(0.3, 4.0), after=after)

    async def _lost_answer(self) -> None:
        self._add("lost answers", "*", self.rng.choice(ANY_CALL), drop=True, after=True)

    async def _lost_request(self) -> None:
        self._add("lost requests", "*", self.rng.choice(ANY_CALL), drop=True)

    # ---- refusals -----------------------------------------------------------------------------

    def _refused(self, kind: str, method: str, route: str, code: int) -> None:
        if code == 401:
            self._add(kind, method, route, code=0, status=401)
        else:
            most = MOST_OF_OURS if code == 50035 else 3
            self._add(kind, method, route, most, code=code)

    async def _refused_post(self) -> None:
        if self.places.channels:
            channel = self.rng.choice(self.places.channels)
            code = self.rng.choice(OF_POSTS)
            self._refused("refused posts", "POST", f"/channels/{channel}/messages", code)

    async def _refused_hand(self) -> None:
        channel, code = self.rng.choice(self.places.messages), self.rng.choice(OF_HANDS)
        self._refused("refused hands", "*", f"/channels/{channel}/messages*", code)

    async def _refused_edit(self) -> None:
        """Too old to be edited."""
        channel = self.rng.choice(self.places.messages)
        route = f"/channels/{channel}/messages/*"
        # discord.py takes it for a rate limit and tries five times.
        fault = self.server.faults.add("PATCH", route, code=30046, times=5)
        self._note("refused edits", fault)

    # ---- other things -------------------------------------------------------------------------

    def forget(self) -> None:
        """Discord's memory of nonces has passed."""
        self.server.forget_nonces()
        self.done[FORGETTING] += 1

    async def _forget(self) -> None:
        """After a post whose answer was lost, as if the next attempt came minutes later."""
        lost = self.server.faults.add("POST", MESSAGES, drop=True, after=True)
        self._note("lost answers", lost)
        for _ in range(60):
            if lost.is_spent:
                break
            await asyncio.sleep(0.05)
        self.forget()

    async def _gateway(self) -> None:
        match self.rng.randrange(4):
            case 0:
                await self.server.disconnect_gateway(resumable=True)
            case 1:
                await self.server.disconnect_gateway(resumable=False)
            case 2:
                await self.server.ask_to_reconnect()
            case _:
                await self.server.close_gateway(self.rng.choice((4000, 4007, 4009)))
        self.done["gateway"] += 1

    async def _full_disk(self) -> None:
        bot = self.rng.choice(self.bots)
        bot.fill_disk(full=True)
        self.done[FILE_ONLY] += 1
        await asyncio.sleep(self.rng.uniform(0.5, 3.0))
        bot.fill_disk(full=False)

    async def _halt(self) -> None:
        """Longer than its leases last, or not."""
        bot = self.rng.choice(self.bots)
        bot.halt(still=True)
        self.done[SHARED_ONLY] += 1
        await asyncio.sleep(self.rng.uniform(1.0, 8.0))
        bot.halt(still=False)

"""Scripted people at many tables at once: each presses what the panel offers, then thinks."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import perf_counter

from msgspec import Struct

from games.core.rng import Rng
from playground import LoopbackServer
from playground.events.receipts import Receipt
from playground.people.interaction import Interaction
from playground.people.person import Person
from playground.protocol.errors import NoResponseError
from playground.world.model import Channel, Message
from tests.bot.forum import NAVIGATION, button, has_verb, is_question, verb

SEATS = 3
PATIENCE = 60.0  # seconds for what follows the acknowledgement


class Seen(Struct):
    """What all people together noticed; seconds."""

    acknowledged: list[float] = []
    missed: int = 0  # «This interaction failed»
    broken: int = 0  # acknowledged, and never answered
    filled: list[float] = []  # until the panel showed what follows
    pictured: list[float] = []  # until its picture was there too
    posted: list[float] = []  # from the click that confirmed to the public post


class Player:
    """Somebody at one table: opens the panel, presses, and waits for a ping when not asked."""

    patience = PATIENCE

    def __init__(self, person: Person, channel: Channel, rng: Rng, seen: Seen) -> None:
        self.person = person
        self.channel = channel
        self.rng = rng
        self.seen = seen
        self.presses = 0
        self.asked = False  # as far as the last panel said
        self.pings: list[int] = []  # the messages that made a sound in the table's channel
        self.board: Message | None = None  # the newest public post
        self.boards: list[tuple[float, Message]] = []
        self._heard = 0  # pings before the last press
        self._confirmed: float | None = None  # when; until the post it leads to
        self._failed = False  # the last press came to nothing
        self._bare: tuple[int, float] | None = None  # a panel still without its picture, and since
        self._news = asyncio.Event()
        self._leaving = asyncio.Event()
        person.listen(self._hear)

    def _hear(self, receipt: Receipt) -> None:
        if self._bare and receipt.message_id == self._bare[0]:
            self._look(self.person.current(self._bare[0]), self._bare[1])
        if receipt.channel_id != self.channel.id or receipt.event != "MESSAGE_CREATE":
            return
        assert receipt.message_id is not None
        message = self.person.current(receipt.message_id)
        if message.seen_by is None and has_verb(message, "move"):
            self.board = message
            self.boards.append((perf_counter(), message))
            if self._confirmed is not None:
                self.seen.posted.append(perf_counter() - self._confirmed)
                self._confirmed = None
        if receipt.pinged:
            self.pings.append(message.id)
        self._news.set()

    # Pressing

    async def answer(self, started: Interaction, since: float) -> Message | None:
        """What the press leads to; None if it came to nothing, as when the bot is killed."""
        self._failed = True
        self._bare = None
        try:
            await started
        except NoResponseError:
            self.seen.missed += 1
            return None
        self.seen.acknowledged.append(perf_counter() - since)
        try:
            message = await started.message(self.patience)
        except TimeoutError:
            self.seen.broken += 1
            return None
        self._failed = False
        self.seen.filled.append(perf_counter() - since)
        self._look(message, since)
        return message

    def _look(self, panel: Message, since: float) -> None:
        """Whether the panel of that press has its picture; if not, it may follow."""
        self._bare = None if panel.attachments else (panel.id, since)
        if panel.attachments:
            self.seen.pictured.append(perf_counter() - since)

    async def open_panel(self) -> Message | None:
        assert self.board
        heard, since = len(self.pings), perf_counter()
        started = await self.person.click(self.board, custom_id=button(self.board, "move"))
        return self._noted(await self.answer(started, since), heard)

    async def press(self, panel: Message) -> Message | None:
        heard, since = len(self.pings), perf_counter()
        self.presses += 1
        self._confirmed = None
        return self._noted(await self.answer(await self._press_something(panel), since), heard)

    async def _press_something(self, panel: Message) -> Interaction:
        """An option, or what carries the draft on; as tests.bot.forum.press_anything."""
        panel = self.person.current(panel)  # a picture may have followed
        offered = [
            item
            for item in panel.buttons
            if not item.disabled and verb(item.custom_id) not in NAVIGATION
        ]
        n = self.rng.below(len(offered) + len(panel.selects))
        if n < len(offered):
            if verb(offered[n].custom_id) == "confirm":
                self._confirmed = perf_counter()
            return await self.person.click(panel, custom_id=offered[n].custom_id)
        menu = panel.selects[n - len(offered)]
        values = [option.value for option in menu.options]
        self.rng.shuffle(values)
        least, most = max(1, menu.min_values), menu.max_values
        chosen = values[: least + self.rng.below(most - least + 1)]
        return await self.person.select(panel, chosen, custom_id=menu.custom_id)

    def _noted(self, panel: Message | None, heard: int) -> Message | None:
        """Who was shown a panel knows what the pings before the press said."""
        if panel is not None:
            self.asked = is_question(panel)
            self._heard = heard
        return panel

    # Waiting

    def was_told(self) -> bool:
        """Knows of everything asked: from the panel, or by a ping since."""
        return self.asked or len(self.pings) > self._heard

    async def hear_board(self, after: int) -> tuple[float, Message]:
        """The next public post behind so many, and when it came."""
        while len(self.boards) <= after:
            self._news.clear()
            await self._news.wait()
        return self.boards[after]

    async def _hears_ping(self) -> bool:
        """Not when it is time to leave."""
        while len(self.pings) <= self._heard and not self._leaving.is_set():
            self._news.clear()
            await self._news.wait()
        return not self._leaving.is_set()

    async def _thinks(self, seconds: float) -> bool:
        """Up to twice as long, evenly spread; not when it is time to leave."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._leaving.wait(), seconds * self.rng.below(2000) / 1000)
        return not self._leaving.is_set()

    # Playing

    async def play(self, presses: int, thinking: float) -> None:
        """Opens the panel when pinged, presses until nothing is asked."""
        panel = None
        while self.presses < presses and await self._thinks(thinking):
            if panel is not None and is_question(panel):
                panel = await self.press(panel)
            elif self._failed or await self._hears_ping():
                panel = await self.open_panel()

    def leave(self) -> None:
        """As soon as what was pressed is answered."""
        self._leaving.set()
        self._news.set()


class BusyTable:
    """A table in a guild of its own; computer players sit where nobody else does."""

    def __init__(
        self, server: LoopbackServer, number: int, people: int, seen: Seen, *, consul: bool = False
    ) -> None:
        """`consul`: one of the computer players searches."""
        self.number = number
        self.consul = consul
        self.guild = server.add_guild(f"Guild {number}")
        self.channel = server.add_channel("table", self.guild)
        self.players = [
            Player(
                server.person(f"Person {number}.{n}", guilds=[self.guild]),
                self.channel,
                Rng(number * SEATS + n),
                seen,
            )
            for n in range(people)
        ]

    async def start(self) -> None:
        """From /table open to the first board, by clicks alone."""
        host = self.players[0]
        opened = await host.person.slash(
            self.channel, "table open", game="glory_to_rome", seats=SEATS
        )
        lobby = await opened.message(PATIENCE)
        for player in self.players[1:]:
            lobby = await self._click(player, lobby, "join")
        if self.consul:
            added = await host.person.slash(self.channel, "table add-bot", kind="consul")
            await added.message(PATIENCE)
            lobby = host.person.current(lobby.id)
        for _ in range(SEATS - len(self.players) - self.consul):
            lobby = await self._click(host, lobby, "addbot")
        await self._click(host, lobby, "start")
        for player in self.players:
            await asyncio.wait_for(player.hear_board(0), PATIENCE)

    async def _click(self, player: Player, lobby: Message, wanted: str) -> Message:
        pressed = await player.person.click(lobby, custom_id=button(lobby, wanted))
        return await pressed.message(PATIENCE)

"""The bot itself: its parts, put together and started in the right order."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Mapping
from contextlib import suppress

import discord
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.app.care.garbage import GarbageSweeps
from bot.app.care.health import note_life, sign_of
from bot.app.care.housekeeping import Housekeeping
from bot.app.care.servers import Servers
from bot.app.command_sync import sync_commands
from bot.app.entrances import Entered, TableButton, TableSelect, WatchedTree
from bot.app.invite import invite_link
from bot.app.metrics.serving import MetricsPort
from bot.app.metrics.watch import Watch
from bot.app.neighbours import Neighbours
from bot.app.patience import patiently
from bot.app.settings import Settings
from bot.app.wiring import furnish, votes_of, waiting_clock_of
from bot.commands.localised import CatalogueTranslator, Tree
from bot.posts.composer import Composer
from bot.posts.drawing.pool import DrawingPool
from bot.posts.outbox import Outbox
from bot.posts.rows import rows_after
from bot.posts.sending.delivery import Delivery
from bot.tables.sessions import Sessions
from bot.tables.thinking import Thinking
from bot.talk.addresses import read_address
from bot.talk.presses import typed_text
from bot.talk.replies import Click
from bot.talk.shown_answers import ShownAnswers
from games.core.contract import AnyGame
from games.searching import searched
from storage.store import Store

log = logging.getLogger(__name__)

DRAIN_SECONDS = 10.0
BEAT = 20.0  # seconds between two signs of life


def now() -> int:
    return int(time.time())


class Roma(Entered):
    def __init__(self, settings: Settings, store: Store, games: Mapping[str, AnyGame]) -> None:
        # Slash commands and buttons bring everything with them: no privileged intents.
        shards = settings.shards
        self.watch = Watch()
        super().__init__(
            http_trace=self.watch.trace(),
            shard_count=shards.count if shards else None,  # None: Discord is asked
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            guild_ready_timeout=0.2,  # no cache of members to wait for
        )
        self.shard_ids = shards.numbers if shards else None
        self.settings = settings
        self.store = store
        self.languages = {}
        self.drawing = DrawingPool(settings.render_workers)
        self.thinking = Thinking(searched)
        self.advising = Thinking(searched)  # apart: no computer player waits for who wants advice
        self.sessions = Sessions(
            store,
            games,
            now,
            self.watch.noting(rows_after),
            lambda: self.neighbours.something_waits(),
            self.thinking,
        )
        self.composer = Composer(store, self.drawing)
        votes = votes_of(self.sessions)
        self.delivery = Delivery(self, self.sessions, self.composer, votes.settle)
        deliver = self.watch.timing(self.delivery.deliver)
        self.outbox = Outbox(store, deliver, self.delivery.untold, now)
        self.neighbours = Neighbours(store, self.languages, self.outbox.wake)
        self.waiting = waiting_clock_of(self.sessions)
        self.sweeps = GarbageSweeps(time.monotonic)
        self.tree: Tree = WatchedTree(
            self,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.shown_panels = ShownAnswers()
        self.clicks = furnish(
            self,
            self.tree,
            self.sessions,
            self.composer,
            self.shown_panels,
            votes,
            self.advising,
        )
        self.connected = False  # with all shards; `is_ready` stays true when one is lost
        self._shards_here: set[int] = set()  # those that are connected
        self._turned = asyncio.Event()
        port = settings.metrics_port
        self._metrics = MetricsPort(port, self.watch, self, store, now) if port else None
        self._sign = sign_of(settings.database, shards)
        self._telling: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[None] | None = None
        self._beating: asyncio.Task[None] | None = None
        self._sweeping: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._comparing: asyncio.Task[None] | None = None
        self._waiting: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    async def login(self, token: str) -> None:
        """Again if Discord fails at that moment."""
        await patiently(lambda: self._log_in(token), "to let the bot in")

    async def _log_in(self, token: str) -> None:
        try:
            await super().login(token)
        except discord.HTTPException:
            await self.http.close()  # each try opens connections of its own
            self.http.connector = discord.utils.MISSING
            raise

    def dispatch(self, event: str, /, *args: object, **kwargs: object) -> None:
        """Discord's events, as they come."""
        if event == "interaction" and isinstance(args[0], discord.Interaction):
            self.watch.arrived(args[0])
        super().dispatch(event, *args, **kwargs)

    @property
    def shards_connected(self) -> int:
        return len(self._shards_here)

    @property
    def servers(self) -> int:
        return len(self.guilds)

    async def setup_hook(self) -> None:
        if self._metrics:
            self._metrics.open()
        await self.neighbours.learn_languages()
        self.add_dynamic_items(TableButton, TableSelect)
        await self.tree.set_translator(CatalogueTranslator())
        await sync_commands(self.tree, self.store, self.settings.database, self.settings.dev_guild)
        self._warming = asyncio.create_task(self.drawing.warm_up())
        self._telling = asyncio.create_task(self.outbox.run(), name="the outbox")
        self._telling.add_done_callback(_report_end)
        self._waiting = asyncio.create_task(self.waiting.run(), name="the clock of who is awaited")
        self._waiting.add_done_callback(_report_end)
        self._listening = asyncio.create_task(self.neighbours.run(), name="hearing of others")
        self._listening.add_done_callback(_report_end)
        self._sweeping = asyncio.create_task(self.sweeps.run())
        self._keeping = asyncio.create_task(Housekeeping(self.store, now).run())
        self._comparing = asyncio.create_task(Servers(self.store, self, now).run())
        if self.settings.database.name != ":memory:":
            self._beating = asyncio.create_task(self._beat())
        if self.application_id:
            log.info("invite the bot with %s", invite_link(self.application_id))

    async def launch_shards(self) -> None:
        """Again if Discord fails when it is asked how many there shall be."""
        await patiently(self._launch_shards, "the number of shards")

    async def _launch_shards(self) -> None:
        try:
            await super().launch_shards()
        except discord.GatewayNotFound as error:
            raise error.__cause__ or error from None

    async def on_interaction(self, click: Click) -> None:
        """Dialogs are answered by address too; buttons and menus have their own items below."""
        self.sweeps.asked()
        if click.type is not discord.InteractionType.modal_submit:
            return
        data: Mapping[str, object] = dict(click.data or {})
        try:
            address = read_address(str(data.get("custom_id", "")))
        except ValueError:
            return
        self.watch.begin(click)
        await self.clicks.handle(click, address, [typed_text(click)])

    async def _beat(self) -> None:
        """Says that the bot is connected, to whoever looks from outside."""
        while True:
            note_life(self._sign, connected=self.connected)
            self._turned.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._turned.wait()

    def _look_at_shards(self) -> None:
        connected = self._shards_here == set(self.shard_ids or range(self.shard_count or 1))
        if connected != self.connected:
            self.connected = connected
            self._turned.set()

    async def on_shard_disconnect(self, shard: int) -> None:
        self._shards_here.discard(shard)
        self._look_at_shards()

    async def on_shard_resumed(self, shard: int) -> None:
        self._shards_here.add(shard)
        self._look_at_shards()

    async def on_shard_ready(self, shard: int) -> None:
        self._shards_here.add(shard)
        self._look_at_shards()

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Its tables are kept for a while, in case it was a mistake. If this cannot be written
        now, it is found later (care/servers.py).
        """
        await self.store.server_gone(guild.id, self.sessions.now())

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.store.server_back(guild.id)

    async def on_ready(self) -> None:
        shards = f"shards {self.settings.shards}" if self.settings.shards else "all shards"
        log.info("ready as %s in %s servers, %s", self.user, len(self.guilds), shards)

    async def close(self) -> None:
        """Lets what is on its way arrive, then leaves; everything else waits in the database."""
        for task in (
            self._telling,
            self._waiting,
            self._listening,
            self._warming,
            self._beating,
            self._sweeping,
            self._keeping,
            self._comparing,
        ):
            if task:
                task.cancel()
        await self.outbox.drain(DRAIN_SECONDS)
        if self._beating:
            note_life(self._sign, connected=False)
        await super().close()
        if self._metrics:
            self._metrics.close()
        self.drawing.close()
        self.thinking.close()
        self.advising.close()
        await self.store.close()


def point_at(settings: Settings) -> None:
    """Discord's own servers, or whatever speaks like them. Must run before a client is made."""
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
    Route.BASE = settings.discord_api_url.rstrip("/")
    DiscordWebSocket.DEFAULT_GATEWAY = URL(settings.discord_gateway_url)


def _report_end(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception():
        log.error("%s stopped", task.get_name(), exc_info=task.exception())

"""Where the figures are noticed: at the edges of the bot, so that no room need know of them."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from contextvars import ContextVar
from functools import wraps
from time import perf_counter, time
from types import SimpleNamespace
from typing import ParamSpec, TypeVar

import aiohttp
import discord

from bot.app.metrics.figures import Figures
from bot.posts.news import Board, End, Ping, news_in
from bot.posts.outbox import Deliver, Undeliverable, WaitError
from bot.tables.change import Change
from bot.tables.live import Live
from bot.tables.sessions import Follow
from bot.talk.replies import Click
from bot.talk.troubles import meaning_of
from games.core.seats import Seat
from storage.records import NewOutbox, OutboxRow
from storage.store import Store

P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED = 4096  # clicks and moves under way
KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "completion",
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "dialog",
}
# Of the click that this task works for.
clicked_at: ContextVar[float | None] = ContextVar("clicked_at", default=None)


class Watch:
    def __init__(self) -> None:
        self.figures = Figures()
        self._arrived: OrderedDict[str, float] = OrderedDict()  # by the interaction's token
        self._moved: OrderedDict[int, float] = OrderedDict()  # by table: its move, not posted yet

    # ---- clicks -------------------------------------------------------------------------------

    def arrived(self, click: Click) -> None:
        self.figures.clicks.labels(KINDS.get(click.type, "other")).inc()
        _remember(self._arrived, click.token, perf_counter())

    def begin(self, click: Click) -> None:
        """Whatever this task does is done for this click."""
        clicked_at.set(self._arrived.get(click.token))

    def trace(self) -> aiohttp.TraceConfig:
        """Hears of every request to Discord; the one that answers a click ends its time."""
        tracing = aiohttp.TraceConfig()
        tracing.on_request_end.append(self._requested)
        return tracing

    async def _requested(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        if request.response.status >= 300:
            return
        match request.url.parts:
            case [*_, "interactions", _, token, "callback"]:
                timing = self.figures.acknowledged
            case [*_, "webhooks", _, token, "messages", "@original"] if request.method == "PATCH":
                timing = self.figures.answered
            case _:
                return
        since = self._arrived.get(token)
        if since is not None:
            timing.observe(perf_counter() - since)

    # ---- moves and what is told of them -------------------------------------------------------

    def noting(self, follow: Follow) -> Follow:
        """The same; remembers for which click something will be posted."""

        def noted(live: Live, change: Change, seat: Seat | None) -> Sequence[NewOutbox]:
            rows, since = follow(live, change, seat), clicked_at.get()
            if since is not None and any(row.lane.startswith("channel:") for row in rows):
                _remember(self._moved, live.id, since)
            return rows

        return noted

    def timing(self, deliver: Deliver) -> Deliver:
        """The same; notes what became of each row, and when."""

        async def timed(row: OutboxRow) -> int | None:
            try:
                message = await deliver(row)
            except Exception as error:
                self.figures.deliveries.labels(_outcome(error)).inc()
                raise
            self.figures.deliveries.labels("sent").inc()
            self._told(row)
            return message

        return timed

    def _told(self, row: OutboxRow) -> None:
        news = news_in(row)
        if not isinstance(news, (Board, End, Ping)):
            return
        since = self._moved.pop(row.table, None) if row.table is not None else None
        if since is not None and isinstance(news, (Board, End)):
            self.figures.posted.observe(perf_counter() - since)
        if row.not_before and news.pinged:
            self.figures.pinged.observe(max(0.0, time() - row.not_before))
        elif since is not None and news.pinged:
            self.figures.pinged.observe(perf_counter() - since)

    # ---- the database and the log -------------------------------------------------------------

    def time_calls(self, store: Store) -> None:
        """From now on every promise of this store is timed."""
        for name in Store.__abstractmethods__ - {"close"}:
            setattr(store, name, self._timed(name, getattr(store, name)))

    def _timed(self, name: str, call: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
        timing = self.figures.database.labels(name)

        @wraps(call)
        async def timed(*args: P.args, **kwargs: P.kwargs) -> T:
            with timing.time():
                return await call(*args, **kwargs)

        return timed

    def log_handler(self) -> logging.Handler:
        return _Counting(self.figures)


class _Counting(logging.Handler):
    """Counts what is logged as a warning or worse; its words stay in the log."""

    def __init__(self, figures: Figures) -> None:
        super().__init__(logging.WARNING)
        self._figures = figures

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[0] if record.exc_info else None
        kind = error.__name__ if error else ""
        self._figures.errors.labels(record.levelname.lower(), record.name, kind).inc()


def _outcome(error: Exception) -> str:
    """In the words of the table of Discord's troubles."""
    match error:
        case Undeliverable():
            return "final"
        case WaitError():
            return "tell"
        case _:
            return meaning_of(error)


def _remember(kept: OrderedDict[T, float], key: T, at: float) -> None:
    kept[key] = at
    while len(kept) > REMEMBERED:
        kept.popitem(last=False)

"""The figures on a port of this machine, and of no other: they are nobody else's business."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from bot.app.metrics.gauges import Gauges, House, OutboxSample
from bot.app.metrics.watch import Watch
from bot.app.patience import StartError
from storage.store import Store

log = logging.getLogger(__name__)

HERE = "127.0.0.1"
SAMPLED = 15.0  # seconds between two looks at the outbox


class MetricsPort:
    """Answers in a thread of its own, from `open` to `close`."""

    def __init__(
        self, port: int, watch: Watch, house: House, store: Store, now: Callable[[], int]
    ) -> None:
        self._port = port
        self._watch = watch
        self._now = now
        self._outbox = OutboxSample(store)
        self._handler = watch.log_handler()
        self._serving: tuple[WSGIServer, Thread] | None = None
        self._sampling: asyncio.Task[None] | None = None
        watch.figures.registry.register(Gauges(house, self._outbox))
        watch.time_calls(store)

    def open(self) -> None:
        try:
            self._serving = start_http_server(self._port, HERE, self._watch.figures.registry)
        except OSError as trouble:
            raise StartError(
                f"METRICS_PORT {self._port} cannot be used ({trouble.strerror}): set another."
            ) from None
        logging.getLogger().addHandler(self._handler)
        self._sampling = asyncio.create_task(self._sample())
        log.info("figures on http://%s:%s/metrics", HERE, self._port)

    async def _sample(self) -> None:
        while True:
            await self._outbox.take(self._now())
            await asyncio.sleep(SAMPLED)

    def close(self) -> None:
        logging.getLogger().removeHandler(self._handler)
        if self._sampling is not None:
            self._sampling.cancel()
        if self._serving is not None:
            server, thread = self._serving
            server.shutdown()
            server.server_close()
            thread.join()

"""What is looked up when somebody asks, at the same cost however much there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.posts.drawing.order import Rank
from bot.posts.drawing.pool import DrawingPool
from bot.tables.sessions import Sessions
from storage.records import Backlog
from storage.store import Store, StoreError

MOST_COUNTED = 1000  # of what waits; more is only told as so many


class OutboxSample:
    """How much waits, and how long the first of it: asked of the database now and then."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting = 0
        self.oldest = 0.0
        self._head: tuple[int, int] | None = None  # its number, and when it was first seen

    async def take(self, now: int) -> None:
        try:
            found = await self.store.backlog(now, MOST_COUNTED)
        except StoreError:
            return  # counted where it is logged; the last sample stays
        self.waiting = found.due
        self.oldest = float(now - self._since(found, now))

    def _since(self, found: Backlog, now: int) -> int:
        """Rows that may go at once do not say since when: then it is when they were first seen."""
        if found.first is None:
            self._head = None
            return now
        if self._head is None or self._head[0] != found.first:
            self._head = found.first, now
        return found.not_before or self._head[1]


class House(Protocol):
    """What is looked at."""

    drawing: DrawingPool
    sessions: Sessions

    @property
    def shards_connected(self) -> int: ...

    @property
    def servers(self) -> int: ...


class Gauges(Collector):
    def __init__(self, house: House, outbox: OutboxSample) -> None:
        self._house = house
        self._outbox = outbox

    def collect(self) -> Iterator[Metric]:
        house, outbox = self._house, self._outbox
        yield _gauge("roma_tables_live", "Tables in memory.", house.sessions.live_count)
        yield _gauge("roma_servers", "Servers that this process serves.", house.servers)
        yield _gauge("roma_shards_connected", "Connections to Discord.", house.shards_connected)
        yield _gauge(
            "roma_outbox_waiting",
            f"Lanes with a message that is due; {MOST_COUNTED} means that or more.",
            outbox.waiting,
        )
        yield _gauge(
            "roma_outbox_oldest_seconds", "How long the first of them has waited.", outbox.oldest
        )
        queue = GaugeMetricFamily(
            "roma_drawings_waiting", "Pictures that wait for a drawing process.", labels=["rank"]
        )
        for rank in Rank:
            queue.add_metric([rank.name.lower()], house.drawing.waiting(rank))
        yield queue
        pictures = CounterMetricFamily(
            "roma_pictures", "Pictures asked for, by where they came from.", labels=["source"]
        )
        pictures.add_metric(["cache"], house.drawing.found)
        pictures.add_metric(["drawing"], house.drawing.drawn)
        yield pictures
        if thinking := house.sessions.thinking:
            answers = CounterMetricFamily(
                "roma_searched_answers",
                "Answers wanted of consuls, by who gave them.",
                labels=["by"],
            )
            answers.add_metric(["consul"], thinking.searched)
            answers.add_metric(["steward"], thinking.fell_back)
            yield answers


def _gauge(name: str, about: str, value: float) -> GaugeMetricFamily:
    return GaugeMetricFamily(name, about, value=value)

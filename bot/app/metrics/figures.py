"""What is counted and timed, under which name. The dashboard in deploy/ draws them all."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.process_collector import ProcessCollector

AT_ONCE = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3)  # Discord gives up after three
SOON = (0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 2, 5, 10, 30)
SOMETIME = (0.1, 0.25, 0.5, 1, 2, 5, 15, 60, 300, 900, 3600)
QUICK = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5)


class Figures:
    """Of one bot; several in a process do not mix."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # processor time, memory, open files
        self.clicks = Counter(
            "roma_clicks", "Commands, buttons, menus and dialogs.", ["kind"], registry=self.registry
        )
        self.acknowledged = self._timing(
            "roma_acknowledgement_seconds", "From a click to its acknowledgement.", AT_ONCE
        )
        self.answered = self._timing(
            "roma_answer_seconds", "From a click to the panel that answers it.", SOON
        )
        self.posted = self._timing(
            "roma_post_seconds", "From the click that made a move to its post.", SOON
        )
        self.pinged = self._timing(
            "roma_ping_seconds", "From when somebody may be pinged to the ping.", SOMETIME
        )
        self.deliveries = Counter(
            "roma_deliveries",
            "Messages of the outbox, by what became of them.",
            ["outcome"],
            registry=self.registry,
        )
        self.errors = Counter(
            "roma_errors",
            "Warnings and errors in the log, by where they come from.",
            ["level", "where", "kind"],
            registry=self.registry,
        )
        self.database = Histogram(
            "roma_database_seconds",
            "One call of the store, with the wait for its turn.",
            ["call"],
            buckets=QUICK,
            registry=self.registry,
        )

    def _timing(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, about, buckets=buckets, registry=self.registry)

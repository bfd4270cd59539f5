"""Everything behind the door, put together: the world and those who act on it."""

from __future__ import annotations

from playground.events.activity import Activity
from playground.events.broadcast import Broadcast
from playground.events.gateway import Gateway
from playground.service.interactions import Interactions
from playground.service.posting import Posting
from playground.service.threads import Threads
from playground.service.violations import Violations, request_log
from playground.world.settings import Settings
from playground.world.world import World


class Loopback:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.violations = Violations()
        self.deprecations: list[str] = []
        self.requests = request_log()
        self.activity = Activity()
        self.world = World(settings)
        self.gateway = Gateway(self.world, self.activity)
        self.broadcast = Broadcast(self.world, self.gateway)
        self.posting = Posting(self.world, self.broadcast)
        self.threads = Threads(self.world, self.broadcast)
        self.interactions = Interactions(
            self.world,
            self.broadcast,
            self.posting,
            self.activity,
            self.violations.note_unanswered,
        )

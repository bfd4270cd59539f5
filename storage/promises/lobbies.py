"""Lobbies: who may sit down there, and how long they last."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from storage.records import GuestRow, NewOutbox


class Lobbies(ABC):
    """What is kept of a table before its game begins, and not longer."""

    @abstractmethod
    async def due_lobbies(self, now: int, limit: int = 100) -> tuple[int, ...]:
        """Those about which something is to be done, longest due first."""

    @abstractmethod
    async def guests(self, table: int) -> tuple[GuestRow, ...]:
        """Whom the host has invited, and whom they asked to leave."""

    @abstractmethod
    async def save_guest(self, row: GuestRow, told: Sequence[NewOutbox] = ()) -> bool:
        """Notes one and queues what is told about it; False if it was so before: nothing is."""

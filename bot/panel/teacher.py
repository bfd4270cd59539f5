"""Where a lesson speaks on a panel, and what newcomers are told at other tables."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.sitting import Sitting
from bot.talk.replies import Reply


class Teacher:
    """Says nothing, at any table."""

    async def instead(self, sitting: Sitting, note: str) -> Reply | None:
        """What stands in the panel's place before the lesson and after it."""
        return None

    async def explained(self, sitting: Sitting, reply: Reply, kinds: Sequence[str]) -> Reply:
        """The panel with what is to be said about these kinds of questions, if it is the time."""
        return reply

    async def about(self, sitting: Sitting, kinds: Sequence[str]) -> str:
        """What these kinds of questions are about, for whoever meets them for the first time."""
        return ""

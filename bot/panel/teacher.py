"""Where a lesson speaks on a panel. At other tables nobody does."""

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

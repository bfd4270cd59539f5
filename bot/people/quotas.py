"""How often somebody may ask for what costs much, so that others get their turn."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final, Literal, NamedTuple, TypeAlias

from bot.talk.refusals import RefusedError

Cost: TypeAlias = Literal["look", "replay"]
KNOWN = 4096  # people and servers remembered; who is forgotten has asked for nothing lately


class Allowance(NamedTuple):
    person: int
    server: int
    seconds: int


ALLOWANCES: Final[dict[Cost, Allowance]] = {
    "look": Allowance(30, 150, 60),
    "replay": Allowance(3, 10, 300),
}


class Quotas:
    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self._asked: OrderedDict[tuple[Cost, str, int], deque[int]] = OrderedDict()

    def take(self, cost: Cost, user: int, guild: int | None) -> None:
        """Counts one request; refuses when there were too many, and says when to come again."""
        allowed, now = ALLOWANCES[cost], self.now()
        limits = [((cost, "person", user), allowed.person)]
        if guild is not None:
            limits.append(((cost, "server", guild), allowed.server))
        for who, most in limits:
            asked = self._lately(who, now - allowed.seconds)
            if len(asked) >= most:
                again = f"<t:{asked[0] + allowed.seconds}:R>"
                raise RefusedError(f"refused-quota-{who[1]}", again=again)
        for who, _ in limits:
            self._asked.setdefault(who, deque()).append(now)
            self._asked.move_to_end(who)
        while len(self._asked) > KNOWN:
            self._asked.popitem(last=False)

    def _lately(self, who: tuple[Cost, str, int], since: int) -> deque[int]:
        asked = self._asked.get(who, deque())
        while asked and asked[0] <= since:
            asked.popleft()
        return asked

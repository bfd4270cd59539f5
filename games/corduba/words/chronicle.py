"""A table that gathers what somebody does and tells it as one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from games.core.contract import Table
from games.core.text import Text, Value

NOTHING = Text("nothing")


class Chronicle(Table):
    """The same chance and the same listeners as the table it is made of.

    Deeds are short parts without a subject («+2 food», «register 7»).
    """

    __slots__ = ("_deeds", "_why")

    def __init__(self, table: Table) -> None:
        self.rng, self.told = table.rng, table.told
        self._deeds: list[Text] = []
        self._why: Text | None = None

    @contextmanager
    def because(self, why: Text) -> Iterator[None]:
        """Whatever is asked meanwhile says what it comes of."""
        before, self._why = self._why, why
        try:
            yield
        finally:
            self._why = before

    def asks(self, prompt: Text) -> Text:
        """A question with its reason, if it has one."""
        return Text("because", {"why": self._why, "ask": prompt}) if self._why else prompt

    def did(self, key: str, **args: Value) -> None:
        self._deeds.append(Text(key, args))

    @property
    def has_deeds(self) -> bool:
        return bool(self._deeds)

    def tell_deeds(self, key: str, *, reveals: bool = False, **args: Value) -> None:
        """One sentence with all deeds since the last one, or with «nothing»."""
        deeds, self._deeds = self._deeds, []
        self.tell(key, reveals=reveals, deeds=tuple(deeds) or (NOTHING,), **args)

"""A table that gathers what somebody does and tells it as one sentence."""

from __future__ import annotations

from games.core.contract import Table
from games.core.text import Text, Value

NOTHING = Text("nothing")


class Chronicle(Table):
    """The same chance and the same listeners as the table it is made of.

    Deeds are short parts without a subject («+2 food», «register 7»).
    """

    __slots__ = ("_deeds",)

    def __init__(self, table: Table) -> None:
        self.rng, self.told = table.rng, table.told
        self._deeds: list[Text] = []

    def did(self, key: str, **args: Value) -> None:
        self._deeds.append(Text(key, args))

    @property
    def has_deeds(self) -> bool:
        return bool(self._deeds)

    def tell_deeds(self, key: str, *, reveals: bool = False, **args: Value) -> None:
        """One sentence with all deeds since the last one, or with «nothing»."""
        deeds, self._deeds = self._deeds, []
        self.tell(key, reveals=reveals, deeds=tuple(deeds) or (NOTHING,), **args)

"""A turn's table: what somebody does in an action is gathered, then told as one sentence."""

from __future__ import annotations

from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import Text, Value
from games.nova_roma.words.labels import chained


class Chronicle(Table):
    """The same chance and the same listeners as the table it is made of.

    Deeds are parts of a sentence without a subject («takes Calux from the offer»). What must be
    known before the sentence ends, because it cannot be taken back, is told or whispered at once.
    """

    __slots__ = ("_deeds", "revealed")

    def __init__(self, table: Table) -> None:
        self.rng, self.told = table.rng, table.told
        self._deeds: list[Text] = []
        self.revealed = 0  # how often something came to light

    def tell(self, key: str, *, reveals: bool = False, **args: Value) -> None:
        self.revealed += reveals
        super().tell(key, reveals=reveals, **args)

    def whisper(self, seat: Seat, key: str, *, reveals: bool = False, **args: Value) -> None:
        self.revealed += reveals
        super().whisper(seat, key, reveals=reveals, **args)

    def did(self, key: str, **args: Value) -> None:
        self._deeds.append(Text(key, args))

    def did_times(self, key: str, n: int) -> None:
        """What is done several times in a row is one deed with a number."""
        last = self._deeds[-1] if self._deeds else None
        before = last.args["n"] if last and last.key == key else 0
        if isinstance(before, int) and before:
            self._deeds.pop()
            n += before
        self.did(key, n=n)

    def tell_deeds(self, key: str, *, reveals: bool = False, **args: Value) -> None:
        """One sentence of all deeds since the last one; nothing if there are none."""
        deeds, self._deeds = self._deeds, []
        if deeds:
            self.tell(key, reveals=reveals, deeds=chained(deeds), **args)

    def forget_deeds(self) -> None:
        """What was done is taken back."""
        self._deeds = []

"""Chance: the same numbers on every Python for ever.

Tables draw from a keyed stream: whoever has seen any of its numbers learns nothing of the next.
Games begun before it, tests and simulations use SplitMix64, which is one integer of state and
quick, but could be worked out from what was drawn.
"""

from __future__ import annotations

import re
from hashlib import blake2b
from struct import Struct
from typing import TypeAlias, TypeVar

T = TypeVar("T")

# SplitMix64's integer; or "k", a key in 64 hex digits, and behind a dot how many numbers are drawn.
Seed: TypeAlias = int | str

KEY_BYTES = 32

_MASK = (1 << 64) - 1
_KEYED = re.compile(r"k([0-9a-f]{64})(?:\.([0-9]{1,15}))?")
_WORDS = Struct("<8Q")  # the numbers of one block


class Rng:
    """SplitMix64."""

    __slots__ = ("state",)
    state: Seed  # all of it

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def next64(self) -> int:
        assert isinstance(self.state, int)
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def reseed(self, source: Rng) -> None:
        """Goes on with numbers that have nothing to do with those so far."""
        self.state = source.next64()

    def stream(self, name: str) -> Rng:
        """Another chance that belongs to this one: the same name gives the same numbers."""
        told = blake2b(f"{self.state} {name}".encode(), digest_size=8).digest()
        return Rng(int.from_bytes(told, "little"))

    def below(self, n: int) -> int:
        """A number of 0 … n-1; draws that would favour small numbers are thrown away."""
        assert n > 0, "below(n) needs a positive n"
        limit = _MASK + 1 - (_MASK + 1) % n
        while (z := self.next64()) >= limit:
            pass
        return z % n

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class KeyedRng(Rng):
    """BLAKE2b with a key of 256 bits over a counter, eight numbers a block."""

    __slots__ = ("_drawn", "_key", "_words")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self._start(key, drawn)

    def _start(self, key: bytes, drawn: int) -> None:
        self._key, self._drawn = key, drawn
        self._words = self._block(drawn // 8)

    def _block(self, number: int) -> tuple[int, ...]:
        counter = number.to_bytes(8, "little")
        return _WORDS.unpack(blake2b(counter, key=self._key).digest())

    @property
    def state(self) -> Seed:  # type: ignore[override]
        return f"k{self._key.hex()}.{self._drawn}"

    def next64(self) -> int:
        at = self._drawn & 7
        if at == 0:
            self._words = self._block(self._drawn >> 3)
        self._drawn += 1
        return self._words[at]

    def reseed(self, source: Rng) -> None:
        self._start(_WORDS.pack(*(source.next64() for _ in range(8)))[:KEY_BYTES], 0)

    def stream(self, name: str) -> Rng:
        told = blake2b(name.encode(), key=self._key, person=b"stream", digest_size=KEY_BYTES)
        return KeyedRng(told.digest())


def keyed_seed(key: bytes) -> Seed:
    """A new table's seed, of 32 bytes that nobody can guess."""
    assert len(key) == KEY_BYTES
    return f"k{key.hex()}"


def rng_of(seed: Seed) -> Rng:
    """The chance a table began with, or goes on with; ValueError when that is no seed."""
    if isinstance(seed, int):
        return Rng(seed)
    found = _KEYED.fullmatch(seed)
    if found is None:
        raise ValueError("not a seed")
    return KeyedRng(bytes.fromhex(found[1]), int(found[2] or 0))


def computer_rng(seed: Seed, count: int, seat: int) -> Rng:
    """The chance of a computer player, apart from the table's: it depends on its place alone."""
    return rng_of(seed).stream(f"computer {count} {seat}")

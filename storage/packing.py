"""States in the database: compressed, and never larger than a state can be."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import TypeAlias

import msgspec

COMPRESSION = 1  # the usual 6 saves a tenth of the bytes and takes twice the time
MOST_BYTES = 8 << 20  # unpacked; the largest state of a real game has some 20 KiB


class UnpackError(ValueError):
    """These bytes hold no state."""


def packed(state: bytes) -> bytes:
    return zlib.compress(state, COMPRESSION)


def unpacked(data: bytes) -> bytes:
    """Stops at a bound: a few damaged or forged bytes may unpack to gigabytes."""
    reader = zlib.decompressobj()
    try:
        state = reader.decompress(data, MOST_BYTES)
    except zlib.error as error:
        raise UnpackError("is damaged") from error
    if not reader.eof:
        raise UnpackError("is cut off" if len(state) < MOST_BYTES else "is too large to be one")
    return state


# Whether a game can read a state of some layout: its name, the layout, the state.
Readable: TypeAlias = Callable[[str, int, bytes], bool]


def is_json(game: str, layout: int, state: bytes) -> bool:
    """All that can be said of a state without its game."""
    try:
        msgspec.json.decode(state)
    except msgspec.MsgspecError:
        return False
    return True

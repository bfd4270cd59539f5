"""How much a picture tells of buildings."""

from __future__ import annotations

from enum import IntEnum


class Detail(IntEnum):
    """From names alone to high houses with everything below them."""

    NAMES = 0
    TIGHT = 1  # plates with the functions of finished buildings, beginning beside the name
    DENSE = 2  # plates with the functions below the name, beside it only what fits there
    SMALL = 3  # small houses with the functions of finished ones beside them
    LOW = 4  # houses, and the functions of finished ones below them
    ALL = 5
    HIGH = 6


TALL = {Detail.LOW: 60, Detail.ALL: 78, Detail.HIGH: 100}  # of a house

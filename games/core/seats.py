"""Places at a table."""

from __future__ import annotations

from typing import NewType

Seat = NewType("Seat", int)  # from 0, clockwise

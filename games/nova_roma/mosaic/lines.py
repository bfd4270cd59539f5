"""Rows, columns and diagonals of the mosaic."""

from __future__ import annotations

from collections.abc import Sequence

from games.nova_roma.data.components import LineId

LINES: dict[LineId, tuple[str, str, str]] = {
    "row_1": ("m11", "m12", "m13"),
    "row_2": ("m21", "m22", "m23"),
    "row_3": ("m31", "m32", "m33"),
    "column_1": ("m11", "m21", "m31"),
    "column_2": ("m12", "m22", "m32"),
    "column_3": ("m13", "m23", "m33"),
    "diagonal_down": ("m11", "m22", "m33"),
    "diagonal_up": ("m31", "m22", "m13"),
}


def completed_lines(claimed: Sequence[str]) -> list[LineId]:
    return [line for line, fields in LINES.items() if all(f in claimed for f in fields)]


def lines_through(field: str) -> list[LineId]:
    return [line for line, fields in LINES.items() if field in fields]

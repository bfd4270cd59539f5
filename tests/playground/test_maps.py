"""A package's docstring is its map: it names every module and room in it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

PLAYGROUND = Path(__file__).resolve().parents[2] / "playground"
ROOMS = sorted(path.parent for path in PLAYGROUND.rglob("__init__.py"))


@pytest.mark.parametrize("room", ROOMS, ids=lambda room: room.name)
def test_a_room_names_what_lies_in_it(room: Path):
    source = (room / "__init__.py").read_text(encoding="utf-8")
    named = re.findall(r"\w+", ast.get_docstring(ast.parse(source)) or "")
    modules = {path.stem for path in room.glob("*.py")} - {"__init__"}
    rooms = {path.parent.name for path in room.glob("*/__init__.py")}
    assert modules | rooms <= set(named)

"""Every worked example and every ruling has a test that bears its number."""

from __future__ import annotations

import re
from pathlib import Path

NUMBER = re.compile(r"def test_((?:rb|x|r)\d\d)")
EXAMPLES = 21
VECTORS = 45
RULINGS = 69


def test_every_number_has_its_test():
    sources = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("*.py")]
    numbered = {number for source in sources for number in NUMBER.findall(source)}
    wanted = {f"rb{n:02}" for n in range(1, EXAMPLES + 1)}
    wanted |= {f"x{n:02}" for n in range(1, VECTORS + 1)}
    wanted |= {f"r{n:02}" for n in range(1, RULINGS + 1)}
    assert wanted - numbered == set()

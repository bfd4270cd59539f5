"""The tour through the page: its pictures are there, and made by these tests."""

from __future__ import annotations

import re
from pathlib import Path

TOUR = Path("docs/tour.md")


def test_the_tours_pictures_are_made_by_the_browser_tests():
    named = re.findall(r"\(tour/([\w-]+)\.png\)", TOUR.read_text())
    kept = sorted(path.stem for path in Path("docs/tour").glob("*.png"))
    assert sorted(named) == kept
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    assert not [name for name in named if f'shoot("{name}")' not in tests]

"""Browser tests need a Chromium and Playwright; without them they are left out, and say so."""

from __future__ import annotations

from importlib.util import find_spec

import pytest

from tests.browser.windows import chromium_path


def pytest_collection_modifyitems(items):
    lacking = []
    if chromium_path() is None:
        lacking.append("a Chromium (Debian: apt-get install chromium, or set CHROMIUM=/path)")
    if find_spec("playwright") is None:
        lacking.append("the Python package playwright (pip install playwright)")
    if not lacking:
        return
    left_out = pytest.mark.skip(reason=f"browser tests left out: install {' and '.join(lacking)}")
    for item in items:
        if "tests/browser/" in item.nodeid or item.path.parent.name == "browser":
            item.add_marker(left_out)

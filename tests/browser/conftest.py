"""Browser tests need a Chromium and Playwright; without them they are left out, and say so."""

from __future__ import annotations

from importlib.util import find_spec

import pytest
import pytest_asyncio

from tests.bot.conftest import no_stepping_back  # noqa: F401  (the fixture)
from tests.browser.windows import SHARED, chromium_path


@pytest_asyncio.fixture(scope="session", loop_scope="session", autouse=True)
async def one_browser_for_all():
    yield
    await SHARED.close()


def pytest_collection_modifyitems(items):
    ours = [item for item in items if item.path.parent.name == "browser"]
    lacking = []
    if chromium_path() is None:
        lacking.append("a Chromium (Debian: apt-get install chromium, or set CHROMIUM=/path)")
    if find_spec("playwright") is None:
        lacking.append("the Python package playwright (pip install playwright)")
    left_out = pytest.mark.skip(reason=f"browser tests left out: install {' and '.join(lacking)}")
    for item in ours:
        if item.get_closest_marker("asyncio"):
            # Before the mark of its file: the browser that they share lives in one event loop.
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
        if lacking:
            item.add_marker(left_out)

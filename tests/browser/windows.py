"""The local table with the real bot, and browser windows that play on it by clicking only."""

from __future__ import annotations

import asyncio
import os
import shutil
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from playground.local import LocalTable
from tests.bot.forum import running_bot

SCREENSHOTS = Path("out/screenshots")
DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
# Debian's Chromium dies with --disable-dev-shm-usage where /tmp cannot hold shared memory.
NOT_WANTED = ["--disable-dev-shm-usage"]
ARGUMENTS = [
    "--no-sandbox",
    "--headless=new",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 20_000
PRIVATE = ".message.is-private"
CONTROLS = f"{PRIVATE} .select, {PRIVATE} button[data-custom-id]"
GOING_ON = ("pick", "confirm", "basket", "none")


def chromium_path() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or shutil.which("chromium") or shutil.which("chromium-browser")


async def until(page, expression: str, given=None, patience: float = 30):
    """Waits until it holds, and gives what it said. The page's own policy forbids that a string is
    evaluated in it again and again, as Playwright does."""
    async with asyncio.timeout(patience):
        while not (found := await page.evaluate(expression, given)):
            await asyncio.sleep(0.05)
    return found


@asynccontextmanager
async def started_browser():
    from playwright.async_api import async_playwright

    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(
            executable_path=chromium_path(), args=ARGUMENTS, ignore_default_args=NOT_WANTED
        )
        try:
            yield running
        finally:
            await running.close()


class Shared:
    """The one Chromium of all tests of a process: starting it takes longer than most of them.
    Windows of different tests have nothing in common, neither cookies nor anything kept."""

    def __init__(self) -> None:
        self._left = AsyncExitStack()
        self._running = None

    async def running(self):
        if self._running is None or not self._running.is_connected():
            self._running = await self._left.enter_async_context(started_browser())
        return self._running

    async def close(self) -> None:
        await self._left.aclose()


SHARED = Shared()


@asynccontextmanager
async def browser():
    """Chromium; the windows that are opened in it are closed after it."""
    running = await SHARED.running()
    try:
        yield running
    finally:
        for context in list(running.contexts):
            await context.close()


@asynccontextmanager
async def playing(folder: Path, *, pictures: bool = True):
    """The page, the real bot behind it, and a browser."""
    async with (
        LocalTable(folder / "local.sqlite3", port=0, bot_name="Roma") as table,
        running_bot(table.server, folder / "roma.sqlite3", pictures=pictures),
        browser() as chromium,
    ):
        yield table, chromium


class PlayerWindow:
    """A window, everything that came to it over the network, and what its person does."""

    def __init__(self, page) -> None:
        self.page = page
        self._answers: list = []
        self.frames: list[str] = []
        self.troubles: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._heard)
        page.on("websocket", self._listen)

    def _heard(self, message) -> None:
        # What a browser says of a connection that is gone is no trouble: the page says it better.
        if message.type == "error" and "WebSocket" not in message.text:
            self.troubles.append(message.text)

    def _listen(self, socket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(str(data)))

    def record(self) -> None:
        """Keep every answer's bytes from now on, pictures included."""
        self.page.on("response", lambda answer: self._answers.append(answer))

    async def recorded(self) -> list[bytes]:
        return [await answer.body() for answer in self._answers if answer.ok]

    async def shoot(self, name: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        await self.page.screenshot(path=SCREENSHOTS / f"{name}.png")

    async def come_in(self, table: LocalTable, name: str) -> None:
        await self.page.goto(table.address)
        await self.page.fill(".new-name", name)
        await self.page.click("button[type=submit]")

    async def sit_down(self, table: LocalTable, name: str) -> None:
        """By the address alone; somebody new is asked whether the name is meant."""
        await self.page.goto(f"{table.address}&as={name}")
        await self.page.locator(".welcome button[type=submit]").click()
        await self.page.locator(".me strong", has_text=name).wait_for(state="attached")

    async def quick_game(self, bots: int = 2) -> None:
        form = self.page.locator(".quick-form")
        await form.locator(f"label:has(input[name=bots][value='{bots}'])").click()
        await form.locator("button[type=submit]").click()
        await self.page.locator(CONTROLS).first.wait_for()
        await self.page.locator("#dialog").wait_for(state="hidden")

    # The panel

    @property
    def panel(self):
        return self.page.locator(PRIVATE).last

    async def settled(self) -> None:
        """Nothing is loading any more."""
        await self.page.locator(".is-loading, .is-busy, .thinking").first.wait_for(state="hidden")

    async def answer_once(self) -> bool:
        """The first thing the panel offers; false when it asks nothing."""
        await self.settled()
        menu = self.panel.locator(".select:not(:disabled)")
        if await menu.count():
            await menu.first.click()
            options = self.page.locator(".listbox [role=option]")
            ready = self.page.locator(".listbox-footer button")
            if not await ready.count():
                await options.first.click()
            else:
                for n in range(await options.count()):
                    if await ready.is_enabled():
                        break
                    await options.nth(n).click()
                await ready.click()
        else:
            button = await self._going_on()
            if button is None:
                return False
            await button.click()
        await self.settled()
        return True

    async def _going_on(self):
        buttons = self.panel.locator("button[data-custom-id]:not(:disabled)")
        for n in range(await buttons.count()):
            custom_id = await buttons.nth(n).get_attribute("data-custom-id") or ""
            if custom_id.split(":")[1] in GOING_ON:
                return buttons.nth(n)
        return None

    async def answer_all(self, most: int = 40) -> int:
        for n in range(most):
            if not await self.answer_once():
                return n
        return most

    async def my_move(self) -> None:
        """Opens the panel; the one that was open before goes."""
        known = await self.page.locator(PRIVATE).evaluate_all(
            "all => all.map(one => one.dataset.id)"
        )
        await self.page.get_by_role("button", name="My move").last.click()
        await until(
            self.page,
            "([found, known]) => [...document.querySelectorAll(found)]"
            ".some(one => !known.includes(one.dataset.id))",
            [PRIVATE, known],
        )
        await self.settled()

    def posts(self):
        """Public messages with *My move*: one for each move."""
        return self.page.locator(".message:not(.is-private)", has_text="My move")


async def window(chromium, *, size=None, **options) -> PlayerWindow:
    context = await chromium.new_context(viewport=size or DESKTOP, locale="en-US", **options)
    return PlayerWindow(await context.new_page())


async def fits_the_width(page) -> bool:
    return await page.evaluate(
        "document.documentElement.scrollWidth <= innerWidth"
        " && document.getElementById('scroller').scrollWidth"
        " <= document.getElementById('scroller').clientWidth"
    )

"""Who is sitting here: asked in a new browser, remembered in a known one, guarded on a network."""

from __future__ import annotations

import pytest

from playground.local import LocalTable
from tests.browser.windows import DESKTOP, PHONE, browser, window

pytestmark = pytest.mark.asyncio


async def test_a_new_browser_is_asked_and_remembers(tmp_path):
    async with LocalTable(tmp_path / "local.sqlite3", port=0) as table, browser() as chromium:
        livia = await window(chromium)
        await livia.come_in(table, "Livia")
        await livia.page.locator(".me strong", has_text="Livia").wait_for()

        stranger = await window(chromium, color_scheme="dark")
        page = stranger.page
        await page.goto(table.address)
        await page.get_by_role("heading", name="Who are you?").wait_for()
        await stranger.shoot("who-desktop-dark")
        assert await page.locator(".me").count() == 0
        await page.locator(".new-name").fill("Gaius")
        await page.get_by_role("button", name="Come in").click()
        await page.locator(".me strong", has_text="Gaius").wait_for()

        again = await page.context.new_page()
        await again.goto(table.address)  # another window of the same browser: no question
        await again.locator(".me strong", has_text="Gaius").wait_for()
        assert {"Livia", "Gaius"} == set(table.server.people)


async def test_somebody_known_can_be_chosen(tmp_path):
    async with LocalTable(tmp_path / "local.sqlite3", port=0) as table, browser() as chromium:
        table.server.person("Ännchen", locale="de")
        somebody = await window(chromium)
        await somebody.page.goto(table.address)
        await somebody.page.locator(".welcome .entry", has_text="Ännchen").click()
        await somebody.page.locator(".me strong", has_text="Ännchen").wait_for()
        assert await somebody.page.evaluate("document.documentElement.lang") == "de"
        heading = somebody.page.locator(".guild h1")
        assert await heading.inner_text() == "Tisch daheim"


async def test_a_new_name_speaks_the_browsers_language(tmp_path):
    async with LocalTable(tmp_path / "local.sqlite3", port=0) as table, browser() as chromium:
        context = await chromium.new_context(locale="de-AT")
        page = await context.new_page()
        await page.goto(table.address)
        await page.locator(".new-name").fill("Ännchen")
        await page.get_by_role("button", name="Eintreten").click()
        await page.locator(".me strong", has_text="Ännchen").wait_for()
        assert table.server.people["Ännchen"].locale == "de"


async def test_a_mistyped_address_makes_nobody(tmp_path):
    async with LocalTable(tmp_path / "local.sqlite3", port=0) as table, browser() as chromium:
        table.server.person("Livia")
        somebody = await window(chromium)
        await somebody.page.goto(f"{table.address}&as=Livai")
        await somebody.page.get_by_text("Nobody here is called Livai yet").wait_for()
        await somebody.shoot("mistyped-name-desktop-light")
        assert set(table.server.people) == {"Livia"}
        await somebody.page.locator(".welcome .entry", has_text="Livia").click()
        await somebody.page.locator(".me strong", has_text="Livia").wait_for()
        assert "as=Livia" in somebody.page.url


async def test_on_a_network_a_friend_cannot_be_livia(tmp_path):
    async with (
        LocalTable(tmp_path / "l.sqlite3", "0.0.0.0", 0, open_to_network=True) as table,
        browser() as chromium,
    ):
        address = f"http://127.0.0.1:{table.port}/?key={table.key}"
        livia, friend = await window(chromium), await window(chromium)
        await livia.page.goto(address)
        await livia.page.get_by_text("open to your network").wait_for()
        await livia.page.locator(".new-name").fill("Livia")
        await livia.page.get_by_role("button", name="Come in").click()
        await livia.page.locator(".me strong", has_text="Livia").wait_for()
        page = friend.page
        await page.goto(f"{address}&as=Livia")
        await page.get_by_text("Livia belongs to another browser").wait_for()
        await friend.shoot("name-of-another-desktop-light")
        assert await page.locator(".welcome .entry").count() == 0
        await page.get_by_role("button", name="Come in").click()
        await page.locator(".welcome .failure", has_text="another browser").wait_for()
        await page.locator(".new-name").fill("Gaius")
        await page.get_by_role("button", name="Come in").click()
        await page.locator(".me strong", has_text="Gaius").wait_for()
        await page.locator(".me").click()
        await page.get_by_text("Whoever has this table’s address").wait_for()
        assert await page.locator(".people .entry").all_inner_texts() == ["G\nGaius\nEnglish"]
        path = f"/page/api/people/{table.server.people['Livia'].id}/channels/1/messages"
        assert await page.evaluate("(path) => fetch(path).then((a) => a.status)", path) == 403
        await page.get_by_text("People of other browsers").click()  # it is the same machine
        await page.get_by_role("button", name="Livia: Release").wait_for()
        await friend.shoot("people-on-a-network-desktop-light")


async def test_the_key_is_kept_and_leaves_the_address(tmp_path):
    path = tmp_path / "local.sqlite3"
    async with browser() as chromium:
        livia = await window(chromium)
        async with LocalTable(path, port=0) as table:
            await livia.come_in(table, "Livia")
            assert table.key not in livia.page.url
            port = table.port
        async with LocalTable(path, port=port):
            again = await livia.page.context.new_page()  # a bookmark, after a restart
            await again.goto(f"http://127.0.0.1:{port}/")
            await again.locator(".me strong", has_text="Livia").wait_for()
            stranger = await window(chromium)
            await stranger.page.goto(f"http://127.0.0.1:{port}/")
            await stranger.page.get_by_text("This table asks for a key").wait_for()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
async def test_somebody_can_be_removed(tmp_path, size):
    async with LocalTable(tmp_path / "local.sqlite3", port=0) as table, browser() as chromium:
        livia, gaius = await window(chromium, size=size), await window(chromium, size=size)
        await livia.come_in(table, "Livia")
        await gaius.come_in(table, "Gaius")
        page = livia.page
        await page.locator(".who" if size == PHONE else ".me").click()
        assert await page.get_by_role("button", name="Livia: Remove").count() == 0
        remove = page.get_by_role("button", name="Gaius: Remove")
        await remove.click()
        await page.get_by_role("heading", name="Remove Gaius?").wait_for()
        await page.locator("#dialog", has_text="/table replace").wait_for()  # what of a seat
        await livia.shoot(f"remove-somebody-{'phone' if size == PHONE else 'desktop'}-light")
        await page.get_by_role("button", name="Cancel").click()
        await remove.wait_for()
        assert set(table.server.people) == {"Livia", "Gaius"}
        await livia.shoot(f"people-{'phone' if size == PHONE else 'desktop'}-light")
        await remove.click()
        await page.get_by_role("button", name="Remove", exact=True).click()
        await page.get_by_role("heading", name="Acting as").wait_for()
        await remove.wait_for(state="detached")
        assert set(table.server.people) == {"Livia"}
        await gaius.page.get_by_text("Gaius was removed from this table").wait_for()
        await gaius.shoot(f"removed-{'phone' if size == PHONE else 'desktop'}-light")


@pytest.mark.parametrize(("locale", "said"), [("en-US", "board games"), ("de-DE", "Brettspiele")])
async def test_the_welcome_says_what_is_played(tmp_path, locale, said):
    async with LocalTable(tmp_path / "local.sqlite3", port=0) as table, browser() as chromium:
        context = await chromium.new_context(viewport=DESKTOP, locale=locale)
        page = await context.new_page()
        await page.goto(table.address)
        await page.locator(".welcome p", has_text=said).wait_for()

"""Two people in two windows: what one holds never reaches the other's page or network."""

from __future__ import annotations

import pytest

from tests.browser.windows import PRIVATE, playing, window

pytestmark = pytest.mark.asyncio


async def seated(table, chromium, name: str):
    player = await window(chromium)
    player.record()
    await player.sit_down(table, name)
    return player


async def close_dialog(player) -> None:
    await player.page.locator("#dialog .quick-form").wait_for()
    await player.page.keyboard.press("Escape")


async def open_table(livia, gaius) -> None:
    page = livia.page
    await page.locator(".write").fill("/table open")
    await page.locator(".suggestions [role=option]", has_text="/table open").click()
    await page.locator(".pill input").first.fill("glory")
    await page.locator(".suggestions [role=option]", has_text="Glory").click()
    await page.keyboard.press("Enter")
    await gaius.page.get_by_role("button", name="Join").click()
    await page.locator(".message", has_text="Gaius").get_by_role("button", name="Start").click()
    for player in (livia, gaius):
        await player.posts().first.wait_for()


async def test_a_hand_stays_with_its_owner(tmp_path):
    async with playing(tmp_path) as (table, chromium):
        livia = await seated(table, chromium, "Livia")
        await close_dialog(livia)
        gaius = await seated(table, chromium, "Gaius")
        await close_dialog(gaius)
        await open_table(livia, gaius)
        await livia.my_move()
        await gaius.my_move()
        await table.server.idle(timeout=20)
        secret = table.server.people["Livia"]
        hand = [m for m in secret.sees(table.server.channel) if m.seen_by == secret.id]
        letters = [m for m in secret.inbox if m.attachments]
        assert hand
        assert letters
        shown = await livia.page.content()
        told = await gaius.page.content()
        seen, heard = await livia.recorded(), await gaius.recorded()
        assert len(heard) > 30
        for message in (*hand, *letters):
            assert str(message.id) not in told
            assert not any(str(message.id) in frame for frame in gaius.frames)
            assert not any(str(message.id).encode() in body for body in heard)
            for attachment in message.attachments:
                picture = secret.file(attachment)
                assert picture not in heard
                assert not any(str(attachment.id) in frame for frame in gaius.frames)
                assert not any((attachment.description or "?") in f for f in gaius.frames)
        assert any(str(m.id) in shown for m in hand)
        pictures = [secret.file(a) for m in hand for a in m.attachments]
        assert any(picture in seen for picture in pictures)
        await livia.shoot("two-windows-livia")
        await gaius.shoot("two-windows-gaius")
        assert livia.troubles == gaius.troubles == []


async def test_one_window_acts_for_several_people(tmp_path):
    async with playing(tmp_path, pictures=False) as (table, chromium):
        livia = await seated(table, chromium, "Livia")
        await close_dialog(livia)
        page = livia.page
        await page.locator(".me").click()
        await page.get_by_text("Add a person").click()
        await page.locator(".new-name").fill("Gaius")
        await livia.shoot("acting-as-desktop-light")
        await page.locator(".add-person button[type=submit]").click()
        await page.locator(".me strong", has_text="Gaius").wait_for()
        assert "as=Gaius" in page.url
        await page.locator(".write").fill("salve")
        await page.keyboard.press("Enter")
        await page.locator(".author", has_text="Gaius").wait_for()
        await page.locator(".me").click()
        await page.locator(".people .entry", has_text="Livia").click()
        await page.locator(".me strong", has_text="Livia").wait_for()
        await page.locator(".message", has_text="salve").wait_for()
        assert await page.locator(PRIVATE).count() == 0
        assert livia.troubles == []

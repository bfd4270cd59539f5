"""Nobody waits for a picture to be asked something: it is put under the question later."""

from __future__ import annotations

import asyncio

import pytest

from bot.posts.drawing.order import Rank
from bot.talk import replies
from games.core.rng import Rng
from playground import LoopbackServer
from playground.people.person import Person
from playground.world.model import Message
from rendering.frame import Picture
from tests.bot.forum import (
    PATIENCE,
    NoDrawing,
    Table,
    press_anything,
    running_bot,
    waiting_person,
)

pytestmark = pytest.mark.asyncio


class SlowDrawing(NoDrawing):
    """Draws its first pictures when it is told to, later ones at once."""

    def __init__(self) -> None:
        self.may, self.is_slow = asyncio.Event(), True

    async def picture(self, *_: object, **__: object) -> Picture:
        alt = "slow" if self.is_slow else "quick"
        if self.is_slow:
            await self.may.wait()
        return Picture(b"\x89PNG picture", "png", 1, 1, alt)

    async def picture_or_late(
        self, *_: object, rank: Rank = Rank.POST, **__: object
    ) -> Picture | None:
        return await self.picture() if rank is Rank.PANEL else None


class LateDrawing(NoDrawing):
    """So many times it is not ready yet."""

    def __init__(self, times: int) -> None:
        self.left = times

    async def picture_or_late(
        self, *_: object, rank: Rank = Rank.POST, **__: object
    ) -> Picture | str | None:
        if rank is not Rank.PANEL:
            return None
        await asyncio.sleep(0.02)
        self.left -= 1
        return "late" if self.left >= 0 else Picture(b"\x89PNG picture", "png", 1, 1, "at last")


@pytest.fixture
def slow(monkeypatch) -> SlowDrawing:
    monkeypatch.setattr(replies, "PICTURE_WAITED_FOR", 0.01)
    return SlowDrawing()


async def asked(server: LoopbackServer) -> tuple[Person, Message]:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    return await waiting_person(table)


def pictures(person: Person, panel: Message) -> list[str | None]:
    return [attachment.description for attachment in person.current(panel).attachments]


async def test_the_question_comes_first_and_its_picture_follows(slow) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        roma.drawing = roma.composer.drawing = slow
        person, panel = await asked(server)
        assert panel.buttons
        assert not panel.attachments
        slow.may.set()
        async with asyncio.timeout(PATIENCE):
            while not pictures(person, panel):
                await asyncio.sleep(0.01)
        assert set(pictures(person, panel)) == {"slow"}
        assert list(server.violations) == []


async def test_a_late_picture_does_not_come_under_another_question(slow) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        roma.drawing = roma.composer.drawing = slow
        person, panel = await asked(server)
        slow.is_slow = False
        after = await press_anything(person, panel, Rng(1))
        assert after.id == panel.id
        shown = pictures(person, panel)
        assert shown
        assert "slow" not in shown
        slow.may.set()
        await server.idle()
        assert pictures(person, panel) == shown


async def test_a_picture_that_takes_very_long_still_comes() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        roma.drawing = roma.composer.drawing = LateDrawing(2)
        person, panel = await asked(server)
        async with asyncio.timeout(PATIENCE):
            while "at last" not in pictures(person, panel):
                await asyncio.sleep(0.01)
        assert "A picture is missing" not in person.current(panel).text


async def test_what_could_not_be_drawn_is_told_and_how_to_have_it() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        roma.drawing = roma.composer.drawing = LateDrawing(10_000)
        person, panel = await asked(server)
        async with asyncio.timeout(PATIENCE):
            while "A picture is missing" not in person.current(panel).text:
                await asyncio.sleep(0.01)
        assert panel.buttons
        assert not pictures(person, panel)

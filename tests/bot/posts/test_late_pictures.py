"""Words never wait long for their picture: it follows by an edit, or a note says it is missing."""

from __future__ import annotations

import pytest

from bot.posts import outbox
from bot.posts.drawing import pool as drawing
from playground import LoopbackServer
from rendering.frame import Picture
from tests.bot.forum import NoDrawing, Table, all_told, button, has_verb, running_bot

pytestmark = pytest.mark.asyncio

LATE, MISSING = "it follows here", "could not be drawn"
PNG = b"\x89PNG picture"


class SlowDrawing(NoDrawing):
    """Draws nothing before it is told to."""

    def __init__(self) -> None:
        self.drawn: object = "late"

    async def picture_or_late(self, *_: object, **__: object) -> object:
        return self.drawn

    def finish(self) -> None:
        self.drawn = Picture(PNG, "png", 1, 1, "The board")


@pytest.fixture
def no_waiting(monkeypatch) -> None:
    """What failed is tried again at once."""
    monkeypatch.setattr(outbox, "FIRST_WAIT", 0)


async def started(server: LoopbackServer) -> Table:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    return table


def posts(table: Table) -> list:
    return [m for m in table.people[0].sees(table.channel) if has_verb(m, "move")]


async def test_a_picture_that_takes_too_long_follows_in_the_same_post(monkeypatch) -> None:
    async with (
        LoopbackServer() as server,
        running_bot(server, ":memory:", pictures=True) as roma,
    ):
        monkeypatch.setattr(drawing, "PATIENCE", 0.0)
        table = await started(server)
        (post,) = posts(table)
        assert LATE in post.text
        assert not post.attachments
        await server.idle()
        pings = [len(person.pings) for person in table.people]
        monkeypatch.setattr(drawing, "PATIENCE", 60.0)
        whole = await table.people[0].wait_for(lambda m: m.id == post.id and m.attachments, 60)
        assert "-#" not in whole.text
        assert whole.text == post.text.partition("\n-#")[0]
        assert [b.custom_id for b in whole.buttons] == [b.custom_id for b in post.buttons]
        assert "Livia" in whole.attachments[0].description
        await all_told(roma)
        assert posts(table) == [whole]
        assert [len(person.pings) for person in table.people] == pings, "an edit pings nobody"
        assert list(server.violations) == []


async def test_a_picture_that_cannot_be_drawn_is_said_to_be_missing() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = await started(server)
        (post,) = posts(table)
        assert MISSING in post.text
        assert "Your turn" in post.text
        assert not post.attachments
        await all_told(roma)
        rows = [await roma.store.outbox_row(id) for id in range(1, 20)]
        assert "picture" not in [row.kind for row in rows if row]


@pytest.mark.usefixtures("no_waiting")
async def test_a_picture_that_never_comes_is_said_to_be_missing_in_the_end() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        roma.composer.drawing = SlowDrawing()
        table = await started(server)
        (post,) = posts(table)
        told = await table.people[0].wait_for(lambda m: m.id == post.id and MISSING in m.text, 20)
        assert LATE not in told.text
        await all_told(roma)
        assert len(posts(table)) == 1


@pytest.mark.usefixtures("no_waiting")
async def test_a_late_picture_of_the_end_keeps_the_export() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        roma.composer.drawing = pool = SlowDrawing()
        table = await started(server)
        row = await roma.store.table_in(table.channel.id)
        async with roma.sessions.table(row.id) as live:
            await roma.sessions.submit_aside(live, live.waiting()[0], ["concede"])
        end = await table.people[0].wait_for(lambda m: has_verb(m, "rematch"))
        assert LATE in end.text
        assert [a.filename.partition(".")[2] for a in end.attachments] == ["json"]
        pool.finish()
        whole = await table.people[0].wait_for(
            lambda m: m.id == end.id and len(m.attachments) == 3, 20
        )
        names = [each.filename for each in whole.attachments]
        assert names == ["front.png", "board.png", end.attachments[0].filename]
        assert table.people[0].file(whole.attachments[0]) == PNG
        assert button(whole, "rematch")
        moves = await roma.store.moves(row.id, 0, 100)
        assert moves[-1].message == end.id


@pytest.mark.usefixtures("no_waiting")
async def test_an_attempt_repeated_after_a_crash_does_not_lose_the_picture() -> None:
    """Discord answers it with the first message, which went out without the picture."""
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = await started(server)
        (post,) = posts(table)
        assert not post.attachments
        await all_told(roma)
        rows = [await roma.store.outbox_row(id) for id in range(1, 20)]
        (row,) = [row for row in rows if row and row.kind == "board"]
        roma.composer.drawing = pool = SlowDrawing()
        pool.finish()
        assert await roma.outbox.deliver(row) == post.id
        roma.outbox.wake()
        whole = await table.people[0].wait_for(lambda m: m.id == post.id and m.attachments)
        assert table.people[0].file(whole.attachments[0]) == PNG
        assert len(posts(table)) == 1


@pytest.mark.usefixtures("no_waiting")
async def test_where_files_are_forbidden_by_then_the_late_picture_is_said_to_be_so() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        roma.composer.drawing = pool = SlowDrawing()
        table = await started(server)
        (post,) = posts(table)
        path = f"/channels/{server.channel.id}/messages/{post.id}"
        server.faults.add("PATCH", path, status=403)
        pool.finish()
        told = await table.people[0].wait_for(
            lambda m: m.id == post.id and "may not attach files" in m.text, 20
        )
        assert LATE not in told.text
        await all_told(roma)

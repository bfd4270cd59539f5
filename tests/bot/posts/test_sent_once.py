"""Nothing is told twice: not after a restart, not while the disk is full."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time

import msgspec
import pytest

from bot.posts import outbox
from bot.posts.outbox import Outbox
from bot.posts.rows import hand_rows, note_row, present_row
from bot.tables.pace import awaited_people
from playground import LoopbackServer
from storage.file.sqlite import SqliteStore
from storage.records import Awaited, NewOutbox
from storage.store import DatabaseError
from tests.bot.forum import Table, all_told, has_verb, running_bot, told
from tests.bot.moved_clock import MovedClock

pytestmark = pytest.mark.asyncio
FULL = DatabaseError("The database failed: database or disk is full.")


async def note(roma, table: Table) -> int:
    row = await roma.store.table_in(table.channel.id)
    async with roma.sessions.table(row.id) as live:
        (id,) = await roma.store.post([note_row(live, "note-moved", game="g", channel="c")])
    roma.outbox.wake()
    return id


def forget_that_it_was_sent(database, id: int) -> None:
    """As if the bot had been killed between sending and noting it."""
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE outbox SET state = 'waiting', head = 1, attempts = 0, error = '',"
            " message = NULL, not_before = 0 WHERE id = ?",
            (id,),
        )


async def test_a_post_under_way_is_not_doubled_when_discord_forgot_the_nonce(tmp_path):
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        async with running_bot(server, database) as roma:
            await table.start()
            await note(roma, table)
            id = await note(roma, table)
            await all_told(roma)
        before = [m.id for m in server.messages(table.channel)]
        forget_that_it_was_sent(database, id)
        server.forget_nonces()
        async with running_bot(server, database) as roma:
            await all_told(roma)
            assert [m.id for m in server.messages(table.channel)] == before
            row = await roma.store.outbox_row(id)
            assert (row.state, row.message) == ("sent", before[-1]), "not the one before it"
            await note(roma, table)
            await all_told(roma)
            assert len(server.messages(table.channel)) == len(before) + 1


@pytest.mark.parametrize("kind", ["board", "hand"])
async def test_boards_and_hands_are_found_too(tmp_path, kind):
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        livia = server.person("Livia")
        table = Table(server, [livia, server.person("Gaius")])
        async with running_bot(server, database) as roma:
            await table.start()
            await all_told(roma)
            rows = [await roma.store.outbox_row(id) for id in range(1, 10)]
            ours = next(row for row in rows if row and row.kind == kind)
            table_id = ours.table
            await roma.store.delete_hand_message(table_id, livia.id)
        forget_that_it_was_sent(database, ours.id)
        server.forget_nonces()
        public = len(server.messages(table.channel))
        hands = sum(has_verb(m, "recap") for m in livia.inbox)
        async with running_bot(server, database) as roma:
            await all_told(roma)
        assert len(server.messages(table.channel)) == public
        assert sum(has_verb(m, "recap") for m in livia.inbox) == hands


async def test_a_post_is_found_though_it_would_say_something_else_now(tmp_path):
    """Its sign is stored before it is sent; the table speaks another language since."""
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        async with running_bot(server, database) as roma:
            await table.start()
            await all_told(roma)
            here = await roma.store.table_in(table.channel.id)
            async with roma.sessions.table(here.id) as live:
                (id,) = await roma.store.post([present_row(live)])
            roma.outbox.wake()
            await all_told(roma)
            await roma.store.update_table(here.id, language="de")
        before = [m.id for m in server.messages(table.channel)]
        forget_that_it_was_sent(database, id)
        server.forget_nonces()
        async with running_bot(server, database) as roma:
            await all_told(roma)
            assert [m.id for m in server.messages(table.channel)] == before
            assert (await roma.store.outbox_row(id)).message == before[-1]


async def test_a_vote_is_found_though_it_was_edited_since(tmp_path):
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        people = [server.person(name) for name in ("Livia", "Gaius", "Titus", "Gnaea")]
        table = Table(server, people)
        async with running_bot(server, database) as roma:
            await table.start()
            alt = server.person("Alt")
            await told(people[0], table.channel, "table replace", whose="2", member=alt)
            here = table.channel.id
            question = await people[2].wait_for(
                lambda m: m.channel_id == here and has_verb(m, "agree")
            )
            await table.press(people[2], question, "agree")
            rows = [await roma.store.outbox_row(id) for id in range(1, 30)]
            ours = next(row for row in rows if row and row.kind == "vote")
        before = [m.id for m in server.messages(table.channel)]
        forget_that_it_was_sent(database, ours.id)
        server.forget_nonces()
        async with running_bot(server, database) as roma:
            await until_sent(roma, ours.id)
            assert [m.id for m in server.messages(table.channel)] == before


async def until_sent(roma, id: int) -> None:
    async with asyncio.timeout(10):
        while (await roma.store.outbox_row(id)).state == "waiting":
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("heir", ["hand", "seat_gone"])
async def test_a_hand_under_way_is_found_by_what_takes_its_place(tmp_path, heir):
    """Replaced by a newer hand, or by the news that the seat is another's."""
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        livia = server.person("Livia")
        table = Table(server, [livia, server.person("Gaius")])
        async with running_bot(server, database) as roma:
            await table.start()
            await all_told(roma)
            rows = [await roma.store.outbox_row(id) for id in range(1, 10)]
            ours = next(r for r in rows if r and r.kind == "hand" and str(livia.id) in r.lane)
            await roma.store.delete_hand_message(ours.table, livia.id)
        forget_that_it_was_sent(database, ours.id)
        store = await SqliteStore.open(database)
        payload = {"user": livia.id, "heir": "Alt"} if heir == "seat_gone" else ours.payload
        await store.post(
            [NewOutbox(ours.lane, heir, payload, ours.table, replace_key=ours.replace_key)]
        )
        if heir == "seat_gone":
            seats = await store.seats(ours.table)
            alt = msgspec.structs.replace(seats[0], user=9, name="Alt")
            await store.set_seats(ours.table, (alt, *seats[1:]))
        await store.close()
        server.forget_nonces()
        async with running_bot(server, database) as roma:
            await all_told(roma)
        hands = sum(has_verb(m, "recap") for m in livia.inbox)
        assert hands == (0 if heir == "seat_gone" else 1)


async def test_a_hand_under_way_is_found_by_one_that_comes_after_the_start(tmp_path):
    """Not among what waited when the bot began."""
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server, running_bot(server, database) as roma:
        livia = server.person("Livia")
        table = Table(server, [livia, server.person("Gaius")])
        await table.start()
        await all_told(roma)
        rows = [await roma.store.outbox_row(id) for id in range(1, 10)]
        ours = next(r for r in rows if r and r.kind == "hand" and str(livia.id) in r.lane)
        await roma.store.delete_hand_message(ours.table, livia.id)
        async with roma.sessions.table(ours.table) as live:
            newer = hand_rows(live, [0])
        forget_that_it_was_sent(database, ours.id)
        await roma.store.post(newer)
        server.forget_nonces()
        roma.outbox.wake()
        await all_told(roma)
        assert sum(has_verb(m, "recap") for m in livia.inbox) == 1


async def test_a_hand_posted_anew_is_found_before_the_old_one_is_edited(tmp_path):
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        livia = server.person("Livia")
        table = Table(server, [livia, server.person("Gaius")])
        async with running_bot(server, database) as roma:
            await table.start()
            await all_told(roma)
            here = await roma.store.table_in(table.channel.id)
            old = await roma.store.hand_message(here.id, livia.id)
            edits = f"/channels/{livia.dm.id}/messages/*"
            server.faults.add("PATCH", edits, code=30046, times=5)
            async with roma.sessions.table(here.id) as live:
                (id,) = await roma.store.post(hand_rows(live, [0]))
            roma.outbox.wake()
            await all_told(roma)
            new = await roma.store.hand_message(here.id, livia.id)
            assert new.message != old.message
            await roma.store.save_hand_message(old)
        forget_that_it_was_sent(database, id)
        async with running_bot(server, database) as roma:
            await all_told(roma)
            shown = await roma.store.hand_message(here.id, livia.id)
            assert shown.message == new.message


@pytest.mark.parametrize("code", [50001, 50013])
async def test_a_refusal_after_a_lost_answer_says_nothing_of_the_post(tmp_path, monkeypatch, code):
    """It may be there: here it is the look for it that is refused."""
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        await all_told(roma)
        monkeypatch.setattr(outbox, "FIRST_WAIT", 1)
        monkeypatch.setattr(outbox, "FORBIDDEN_WAIT", 1)
        place = f"/channels/{table.channel.id}/messages"
        lost = server.faults.add("POST", place, drop=True, after=True)
        refused = server.faults.add("GET", place, code=code)
        before = len(server.messages(table.channel))
        await note(roma, table)
        while not lost.hits:
            await asyncio.sleep(0.02)
        server.forget_nonces()
        await all_told(roma)
        assert refused.hits
        assert len(server.messages(table.channel)) == before + 1


async def test_a_lost_answer_is_looked_for_when_it_is_tried_again(tmp_path, monkeypatch):
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        await all_told(roma)
        monkeypatch.setattr(outbox, "FIRST_WAIT", 1)
        place = f"/channels/{table.channel.id}/messages"
        lost = server.faults.add("POST", place, drop=True, after=True)
        before = len(server.messages(table.channel))
        await note(roma, table)
        while not lost.hits:
            await asyncio.sleep(0.02)
        server.forget_nonces()
        await all_told(roma)
        assert len(server.messages(table.channel)) == before + 1


class Shelf:
    """A store on a disk that is full for a while."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.full = False

    def __getattr__(self, name: str):
        return getattr(self._store, name)

    async def sent(self, id: int, message: int | None = None, **how: object) -> None:
        if self.full:
            raise FULL
        await self._store.sent(id, message, **how)


async def test_a_full_disk_pauses_the_outbox(monkeypatch, caplog):
    caplog.set_level(logging.WARNING)
    monkeypatch.setattr(outbox, "FIRST_PAUSE", 0.05)
    store = Shelf(await SqliteStore.open(":memory:"))
    told: list[int] = []

    async def deliver(row) -> int:
        told.append(row.id)
        return 1

    async def untold(row) -> None:
        raise AssertionError

    store.full = True
    box = Outbox(store, deliver, untold, lambda: 1_000)
    ids = await store.post([NewOutbox(f"channel:{n % 2}", "note", {"n": n}) for n in range(6)])
    running = asyncio.create_task(box.run())
    await asyncio.sleep(0.6)
    assert len(told) <= 2, "one for each lane, remembered"
    assert len(told) == len(set(told))
    assert caplog.text.count("pauses until the database works again") == 1
    store.full = False
    async with asyncio.timeout(5):
        while await store.waiting_count():
            await asyncio.sleep(0.02)
    assert sorted(told) == sorted(ids)
    assert "goes on" in caplog.text
    running.cancel()
    await store.close()


async def test_what_was_posted_is_not_posted_again_when_noting_the_move_failed(monkeypatch):
    """The write that fails is one of those between the message and the row."""
    monkeypatch.setattr(outbox, "FIRST_PAUSE", 0.05)
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        noting, failures = roma.store.set_move_message, []

        async def fails(*arguments) -> None:
            if len(failures) < 3:
                failures.append(arguments)
                server.forget_nonces()
                raise FULL
            await noting(*arguments)

        monkeypatch.setattr(roma.store, "set_move_message", fails)
        await table.start()
        await all_told(roma)
        assert len(failures) == 3
        boards = [m for m in server.messages(table.channel) if has_verb(m, "move")]
        assert len(boards) == 1


async def test_what_a_changed_token_held_up_goes_out_after_the_restart(tmp_path, caplog):
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        async with running_bot(server, database) as roma:
            await table.start()
            await all_told(roma)
            server.loopback.world.token = "another"  # the gateway has not noticed yet
            id = await note(roma, table)
            async with asyncio.timeout(5):
                while not (await roma.store.outbox_row(id)).attempts:
                    await asyncio.sleep(0.02)
            assert (await roma.store.outbox_row(id)).state == "waiting"
        assert "refuses DISCORD_TOKEN" in caplog.text
        before = len(server.messages(table.channel))
        async with running_bot(server, database) as roma:
            await all_told(roma)
            assert (await roma.store.outbox_row(id)).state == "sent"
        assert len(server.messages(table.channel)) == before + 1


async def test_a_waiting_line_that_nobody_noted_goes_with_its_reason(tmp_path, monkeypatch):
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        async with running_bot(server, database) as roma:
            await table.start()
            await all_told(roma)
            clock = MovedClock(roma, monkeypatch)
            clock.now = int(time.time())
            row = await roma.store.table_in(table.channel.id)
            async with roma.sessions.table(row.id) as live:
                awaited = awaited_people(live, "live")
                live.row = await roma.store.wait_anew(row.id, awaited, clock.now, pace="live")
            await clock.pass_(20 * 60)
            rows = [await roma.store.outbox_row(id) for id in range(1, 20)]
            line = next(row for row in rows if row and row.kind == "waiting_line")
            assert line.message in [m.id for m in server.messages(table.channel)]
            await roma.store.save_waiting_line(row.id, None)
            await roma.store.keep_waits(row.id, Awaited(), clock.now)
            await clock.look()
        monkeypatch.undo()
        forget_that_it_was_sent(database, line.id)
        async with running_bot(server, database) as roma:
            await all_told(roma)
        assert line.message not in [m.id for m in server.messages(table.channel)]

"""Each refusal by Discord is read by its meaning: only what is final is, nothing is silent."""

from __future__ import annotations

import asyncio
import logging

import pytest
import pytest_asyncio

from bot.posts import outbox
from bot.posts.rows import hand_rows, note_row, present_row
from bot.posts.sending import hand_delivery
from bot.talk.troubles import BY_CODE, BY_STATUS, meaning_of
from playground import LoopbackServer
from rendering.frame import Picture
from tests.bot.forum import NoDrawing, Table, all_told, has_verb, running_bot

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    return made


@pytest.fixture(autouse=True)
def short_waits(monkeypatch):
    """A second instead of minutes."""
    monkeypatch.setattr(outbox, "FORBIDDEN_WAIT", 1)
    monkeypatch.setattr(outbox, "FIRST_WAIT", 0)


def here(table: Table) -> str:
    return f"/channels/{table.channel.id}/messages"


async def tell(roma, table: Table, key: str = "note-moved") -> int:
    """Something to be told in the channel; returns its row."""
    row = await roma.store.table_in(table.channel.id)
    async with roma.sessions.table(row.id) as live:
        (id,) = await roma.store.post([note_row(live, key, game="g", channel="c", n=1)])
    roma.outbox.wake()
    return id


async def tell_turn(roma, table: Table) -> int:
    row = await roma.store.table_in(table.channel.id)
    async with roma.sessions.table(row.id) as live:
        (id,) = await roma.store.post([present_row(live)])
    roma.outbox.wake()
    return id


async def until(condition, seconds: float = 15.0) -> None:
    async with asyncio.timeout(seconds):
        while not await condition():
            await asyncio.sleep(0.05)


async def test_the_table_of_meanings_has_no_unknown_word():
    assert {*BY_CODE.values(), *BY_STATUS.values()} == {"wait", "tell", "final", "anew", "fault"}
    assert meaning_of(TimeoutError()) == "wait"
    assert meaning_of(KeyError()) == "fault"


@pytest.mark.parametrize("code", [50083, 160005, 50013, 50001])
async def test_what_somebody_can_mend_waits_and_is_told_once(server, roma, table, code):
    livia = table.people[0]
    server.faults.add("POST", here(table), code=code, times=3)
    ids = [await tell(roma, table), await tell(roma, table)]
    await until(lambda: roma.store.waiting_count(), 5)
    await all_told(roma)
    assert [(await roma.store.outbox_row(id)).state for id in ids] == ["sent", "sent"]
    words = "archived or locked" if code in {50083, 160005} else "may not write"
    assert sum(words in m.text for m in livia.inbox) == 1


@pytest.mark.parametrize(("code", "status"), [(0, 401), (40003, None), (20028, None), (0, 503)])
async def test_what_passes_is_waited_for(server, roma, table, code, status, caplog):
    server.faults.add("POST", here(table), code=code, status=status, times=2)
    id = await tell(roma, table)
    await all_told(roma)
    assert (await roma.store.outbox_row(id)).state == "sent"
    assert (status == 401) == ("refuses DISCORD_TOKEN" in caplog.text)


async def test_a_deleted_channel_is_told_to_the_host_once(server, roma, table):
    livia = table.people[0]
    server.delete_channel(table.channel)
    ids = [await tell(roma, table) for _ in range(3)]
    await all_told(roma)
    assert [(await roma.store.outbox_row(id)).state for id in ids] == ["failed"] * 3
    assert sum("is gone" in m.text for m in livia.inbox) == 1


async def test_a_deleted_channel_is_not_told_again_after_a_restart(tmp_path):
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        livia = server.person("Livia")
        table = Table(server, [livia, server.person("Gaius")])
        for _ in range(2):
            async with running_bot(server, database) as roma:
                if not livia.inbox:
                    await table.start()
                    await all_told(roma)
                    server.delete_channel(table.channel)
                await tell(roma, table)
                await all_told(roma)
        assert sum("is gone" in m.text for m in livia.inbox) == 1


async def test_a_trouble_nobody_hears_is_told_to_the_others(server, roma):
    """Whoever has closed direct messages is told when they are open."""
    people = [server.person(name) for name in ("Livia", "Gaius", "Titus")]
    livia = people[0]
    table = Table(server, people)
    await table.start()
    await all_told(roma)
    row = await roma.store.table_in(table.channel.id)
    async with roma.sessions.table(row.id) as live:
        awaited = {live.user_at(seat) for seat in live.waiting()}
    told = {livia.id} | awaited
    for person in people:
        if person.id in told:
            person.set_dms(open=False)
    server.faults.add("POST", here(table), code=50013, times=1000)
    await tell(roma, table)
    words = "may not write"
    others = [person for person in people if person.id not in told]
    assert others

    async def heard(person) -> bool:
        return any(words in m.text for m in person.inbox)

    for person in others:
        await until(lambda person=person: heard(person))
    livia.set_dms(open=True)
    await until(lambda: heard(livia))
    await asyncio.sleep(1.5)
    assert [sum(words in m.text for m in p.inbox) for p in (livia, *others)] == [1] * (
        1 + len(others)
    )
    server.faults.clear()
    await all_told(roma)
    for person in people:
        person.set_dms(open=True)
    assert not await roma.store.troubles(row.id, table.channel.id), "it has passed"


class Draws(NoDrawing):
    async def picture(self, *_: object) -> Picture:
        return Picture(b"picture", "png", 1, 1, "")


async def test_a_refused_picture_leaves_the_words(server, roma, table, caplog):
    """Our fault: noted, and the post goes out without it."""
    roma.composer.drawing = Draws()
    await tell_turn(roma, table)
    await all_told(roma)
    assert table.latest(table.people[0]).attachments
    server.faults.add("POST", here(table), code=40005)
    id = await tell_turn(roma, table)
    await all_told(roma)
    assert (await roma.store.outbox_row(id)).state == "sent"
    post = table.latest(table.people[0])
    assert not post.attachments
    assert "could not be drawn" in post.text
    assert "refused with its files" in caplog.text


async def test_a_post_that_fails_by_our_fault_is_replaced_by_a_sentence(
    server, roma, table, monkeypatch, caplog
):
    monkeypatch.setattr(outbox, "MOST_FAULTS", 1)
    server.faults.add("POST", here(table), code=50035, times=2)
    id = await tell_turn(roma, table)
    await all_told(roma)
    assert (await roma.store.outbox_row(id)).state == "failed"
    assert "given up after many faults" in caplog.text
    said = table.people[0].sees(table.channel)[-1]
    assert "could not be posted" in said.text
    assert any(f"<@{person.id}>" in said.content for person in table.people)


async def show_hands(roma, table: Table) -> None:
    row = await roma.store.table_in(table.channel.id)
    async with roma.sessions.table(row.id) as live:
        await roma.store.post(hand_rows(live))
    roma.outbox.wake()


async def test_who_opens_direct_messages_again_gets_hands_again(server, roma, table, monkeypatch):
    gaius = table.people[1]
    row = await roma.store.table_in(table.channel.id)
    await roma.store.delete_hand_message(row.id, gaius.id)
    gaius.set_dms(open=False)
    for _ in range(2):
        await show_hands(roma, table)
        await all_told(roma)
    notes = [m for m in gaius.sees(table.channel) if "allow direct messages" in m.text]
    assert len(notes) == 1, "said once, with what to do"
    gaius.set_dms(open=True)
    monkeypatch.setattr(hand_delivery, "TRY_CLOSED", 0)
    before = len(gaius.inbox)
    await show_hands(roma, table)
    await all_told(roma)
    assert len(gaius.inbox) == before + 1
    assert (await roma.store.user(gaius.id)).dm == "open"


async def test_hands_of_all_tables_come_when_direct_messages_are_open(
    server, roma, table, monkeypatch
):
    """Also of one at which nothing happens any more."""
    livia, gaius = table.people
    other = Table(server, [livia, gaius])
    other.channel = server.add_channel("other")
    await other.start()
    await all_told(roma)
    gaius.set_dms(open=False)
    for each in (table, other):
        row = await roma.store.table_in(each.channel.id)
        await roma.store.delete_hand_message(row.id, gaius.id)
        await show_hands(roma, each)
        await all_told(roma)
    gaius.set_dms(open=True)
    monkeypatch.setattr(hand_delivery, "TRY_CLOSED", 0)
    before = len(gaius.inbox)
    await show_hands(roma, table)
    await all_told(roma)
    assert len(gaius.inbox) == before + 2


async def test_closed_messages_are_told_though_the_bot_was_killed(server, roma, table, monkeypatch):
    """That they are closed is noted together with what is said of it, or not at all."""
    gaius = table.people[1]
    row = await roma.store.table_in(table.channel.id)
    await roma.store.delete_hand_message(row.id, gaius.id)
    gaius.set_dms(open=False)
    posting = roma.store.post

    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    await posting([])
    monkeypatch.setattr(roma.store, "post", killed)
    async with roma.sessions.table(row.id) as live:
        rows = hand_rows(live, [1])
    await posting(rows)
    roma.outbox.wake()
    await all_told(roma)
    assert any("allow direct messages" in m.text for m in gaius.sees(table.channel))


async def test_no_shared_server_is_believed_only_after_a_look_up(server, roma, table):
    gaius = table.people[1]
    row = await roma.store.table_in(table.channel.id)
    await roma.store.delete_hand_message(row.id, gaius.id)
    server.faults.add("POST", f"/channels/{gaius.dm.id}/messages", code=50278)
    await show_hands(roma, table)
    await all_told(roma)
    assert not any("left the server" in m.text for m in gaius.sees(table.channel))
    gaius.leave(server.guild)
    await roma.store.update_user(gaius.id, dm="open")
    await show_hands(roma, table)
    await all_told(roma)
    assert any("left the server" in m.text for m in table.people[0].sees(table.channel))


async def test_direct_messages_opened_too_fast_wait(server, roma, table):
    gaius = table.people[1]
    row = await roma.store.table_in(table.channel.id)
    await roma.store.delete_hand_message(row.id, gaius.id)
    fault = server.faults.add("POST", f"/channels/{gaius.dm.id}/messages", code=40003, times=2)
    before = len(gaius.inbox)
    await show_hands(roma, table)
    await all_told(roma)
    assert fault.hits == 2
    assert len(gaius.inbox) == before + 1
    assert (await roma.store.user(gaius.id)).dm == "open"


async def test_a_hand_that_is_too_old_to_edit_is_posted_anew(server, roma, table, caplog):
    caplog.set_level(logging.INFO)
    gaius = table.people[1]
    before = len([m for m in gaius.inbox if has_verb(m, "recap")])
    server.faults.add("PATCH", f"/channels/{gaius.dm.id}/messages/*", code=30046, times=5)
    await show_hands(roma, table)
    await all_told(roma)
    assert len([m for m in gaius.inbox if has_verb(m, "recap")]) == before + 1
    assert "posted anew" in caplog.text

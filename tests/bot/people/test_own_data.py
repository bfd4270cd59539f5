"""What is kept of somebody: told, handed out, and gone when they say so."""

from __future__ import annotations

import json

import pytest
import pytest_asyncio

from bot.app.care.housekeeping import KEPT_TABLES, Housekeeping
from games.core.rng import Rng
from tests.bot.forum import Table, all_told, button, concede

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    return made


async def own(person, table: Table):
    return await (await person.slash(table.channel, "privacy")).message()


async def forget(person, table: Table):
    shown = await own(person, table)
    sure = await (await person.click(shown, custom_id=button(shown, "forget_me"))).message()
    done = await (await person.click(sure, custom_id=button(sure, "forgotten"))).message()
    return sure, done


async def test_all_of_it_comes_as_a_file(table: Table, roma) -> None:
    livia, gaius = table.people
    await roma.store.update_table(1, note="slowly")
    roma.sessions.forget(1)
    while not (await roma.store.export(livia.id))["choices"]:
        await table.play_round(Rng(3), presses=12)
    shown = await own(livia, table)
    assert "What is kept about you" in shown.text
    message = await (await livia.click(shown, custom_id=button(shown, "my_data"))).message()
    (file,) = message.attachments
    kept = json.loads(livia.file(file))
    assert [row["user"] for row in kept["seats"]] == [livia.id]
    assert [row["game"] for row in kept["tables"]] == ["glory_to_rome"]
    assert str(gaius.id) not in json.dumps(kept)
    assert [(row["note"], row["user"]) for row in kept["notes"]] == [("slowly", livia.id)]
    assert kept["choices"]
    assert {row["seat"] for row in kept["choices"]} == {kept["seats"][0]["seat"]}


async def test_a_note_is_handed_out_to_who_wrote_it_and_goes_with_them(table: Table, roma) -> None:
    livia, gaius = table.people
    await roma.store.update_table(1, note="slowly")
    assert (await roma.store.export(gaius.id))["notes"] == []
    roma.sessions.forget(1)
    await forget(livia, table)
    assert (await roma.store.table(1)).note == ""


async def test_who_is_forgotten_leaves_running_games_to_a_computer(table: Table, roma) -> None:
    livia, gaius = table.people
    sure, done = await forget(livia, table)
    assert f"<#{table.channel.id}>" in sure.text
    assert "Nothing is kept about you" in done.text
    await all_told(roma)
    (row,) = await roma.store.tables_of(gaius.id)
    seats = await roma.store.seats(row.id)
    assert [seat.user for seat in seats] == [None, gaius.id]
    assert seats[0].bot
    assert row.host == gaius.id
    kept = await roma.store.export(livia.id)
    assert not any(kept.values())
    assert seats[0].name == "Tiro"
    said = [m.text for m in gaius.sees(table.channel) if "free" in m.text]
    assert any("A seat has become free" in text for text in said)
    assert not any("Livia" in text for text in said)
    await forget(livia, table)  # what was on its way then
    rows = await roma.store._connection.read(
        lambda c: c.execute(
            "SELECT lane, payload FROM outbox WHERE lane NOT LIKE 'channel:%'"
        ).fetchall()
    )
    assert not [tuple(row) for row in rows if str(livia.id) in f"{row[0]} {row[1]}"]
    assert any(str(gaius.id) in row[0] for row in rows), "others have heard something too"


async def test_name_and_id_leave_finished_games(table: Table, roma) -> None:
    livia, gaius = table.people
    (row,) = await roma.store.tables_of(livia.id)
    await concede(table)
    await forget(livia, table)
    seats = await roma.store.seats(row.id)
    assert [(seat.user, seat.name) for seat in seats] == [(None, ""), (gaius.id, "Gaius")]
    assert await roma.store.tallies(livia.id) == ()
    assert await roma.store.meetings(gaius.id, livia.id) == ()
    history = await (await gaius.slash(table.channel, "log")).message()
    assert "Livia" not in history.text


async def test_tables_of_a_server_that_removed_the_bot_go_after_a_month(table: Table, roma) -> None:
    livia, _ = table.people
    (row,) = await roma.store.tables_of(livia.id)
    later = roma.sessions.now() + KEPT_TABLES + 10
    house = Housekeeping(roma.store, lambda: later)
    await house.forget_servers()
    assert await roma.store.tables_of(livia.id)
    guild = roma.get_guild(row.guild)
    await roma.on_guild_remove(guild)
    await roma.on_guild_join(guild)
    await house.forget_servers()
    assert await roma.store.tables_of(livia.id)
    await roma.on_guild_remove(guild)
    await Housekeeping(roma.store, roma.sessions.now).forget_servers()
    assert await roma.store.tables_of(livia.id)
    await house.forget_servers()
    assert await roma.store.tables_of(livia.id) == ()

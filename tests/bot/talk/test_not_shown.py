"""What was stored is not denied when only the answer could not be shown."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from tests.bot.forum import Table, all_told, button, count_of, until_final, waiting_person

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("fault", [{"drop": True}, {"status": 400}])
async def test_a_stored_choice_is_said_to_be_stored(server, roma, fault, caplog):
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    await all_told(roma)
    person, panel = await waiting_person(table)
    panel = await until_final(person, panel, Rng(2))
    before = await count_of(roma, table)
    server.faults.add("PATCH", "/webhooks/*/messages/@original", **fault)
    await person.click(panel, custom_id=button(panel, "confirm"))
    told = await person.wait_for(lambda m: "only this answer could not be shown" in m.text)
    assert told.seen_by == person.id
    assert await count_of(roma, table) == before + 1
    assert ("Traceback" in caplog.text) == ("status" in fault), "ours, or the network's"


async def test_a_dropped_connection_leaves_no_traceback(server, roma, caplog):
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    await all_told(roma)
    person, panel = await waiting_person(table)
    panel = await until_final(person, panel, Rng(2))
    before = await count_of(roma, table)
    gone = server.faults.add(route="/webhooks/*", drop=True, times=None)
    await person.click(panel, custom_id=button(panel, "confirm"))
    await person.wait_for(lambda m: m.channel_id == table.channel.id and m.id > panel.id)
    while gone.hits < 2:
        await server.idle()
    assert await count_of(roma, table) == before + 1
    assert "Traceback" not in caplog.text
    server.faults.clear()

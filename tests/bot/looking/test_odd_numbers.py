"""Numbers that are none, and ids that cannot be: one sentence, and nothing in the log."""

from __future__ import annotations

import pytest
import pytest_asyncio

from bot.talk.addresses import Address, read_address
from tests.bot.forum import Table, all_told, button

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    return made


@pytest.mark.parametrize("typed", ["²", "①", "-1", "x", "1²"])
async def test_a_jump_to_what_is_no_number_is_refused_in_a_sentence(
    table: Table, typed: str, caplog: pytest.LogCaptureFixture
) -> None:
    livia, _ = table.people
    page = await (await livia.slash(table.channel, "history")).message()
    modal = await (await livia.click(page, custom_id=button(page, "jump"))).modal()
    await livia.submit(modal, {modal.inputs[0][0]: typed})
    await livia.wait_for(lambda m: "Please type a number" in m.text)
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize(
    "id", [f"roma:move:{'9' * 30}:0", f"roma:agree:1:{'9' * 19}", f"roms:pick:1:{'7' * 60}:a"]
)
async def test_an_impossible_id_is_that_of_another_version(id: str) -> None:
    assert read_address(id) is None


async def test_an_id_of_discord_may_still_stand_in_an_argument() -> None:
    address = Address("history", 7, 0, "12345678901234567890")
    assert read_address(address.custom_id()) == address


@pytest.mark.parametrize("path", ["move", "history"])
async def test_a_connection_that_breaks_off_leaves_one_line(
    table: Table, server, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    livia, _ = table.people
    post = table.latest(livia)
    gone = server.faults.add("POST", "/interactions/*/callback", drop=True)
    await livia.click(post, custom_id=button(post, path))
    while not gone.hits:
        await server.idle()
    await livia.wait_for(lambda m: m.seen_by == livia.id and "broke off" in m.text)
    assert "Traceback" not in caplog.text

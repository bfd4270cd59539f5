"""What moderators want of the tables of their server: chosen on a panel, and held to."""

from __future__ import annotations

import pytest

from bot.servers.panel import changed
from bot.talk.refusals import RefusedError
from playground.people.person import Person
from playground.protocol.errors import RefusedError as Hidden
from playground.world.model import Message
from storage.records import ServerRow
from tests.bot.forum import Table, button, concede, has_verb

pytestmark = pytest.mark.asyncio

GAME = "glory_to_rome"


@pytest.fixture
def keeper(server, roma) -> Person:
    return server.person("Livia", permissions=("manage_guild",))


async def panel(keeper: Person, place) -> Message:
    return await (await keeper.slash(place, "server")).message()


async def choose(keeper: Person, shown: Message, what: str, *values: object) -> Message:
    custom_id = next(m.custom_id for m in shown.selects if m.custom_id.endswith(f":{what}"))
    return await (await keeper.select(shown, list(values), custom_id=custom_id)).message()


async def refusal(person: Person, place, words: str, **options: object) -> Message:
    await person.slash(place, "table open", game=GAME, **options)
    return await person.wait_for(lambda m: m.seen_by == person.id and words in m.text)


async def opened(person: Person, place, **options: object) -> Message:
    return await (await person.slash(place, "table open", game=GAME, **options)).message()


async def test_language_and_pace_are_usual_and_others_can_be_chosen(server, roma, keeper) -> None:
    shown = await panel(keeper, server.channel)
    assert "that of whoever opens a table" in shown.text
    await choose(keeper, shown, "language", "de")
    shown = await choose(keeper, shown, "pace", "three_days")
    assert "Language: German" in shown.text
    assert "Pace: three days" in shown.text
    gaius = server.person("Gaius")
    assert "Tempo: drei Tage" in (await opened(gaius, server.channel)).text
    other = server.add_channel("forum")
    lobby = await opened(gaius, other, language="en", pace="live")
    assert "Pace: live" in lobby.text


async def test_tables_only_in_some_channels_and_their_threads(server, roma, keeper) -> None:
    forum = server.add_channel("forum")
    shown = await choose(keeper, await panel(keeper, server.channel), "channels", forum)
    assert f"<#{forum.id}>" in shown.text
    gaius = server.person("Gaius")
    told = await refusal(gaius, server.channel, "only opened in")
    assert f"<#{forum.id}>" in told.text
    thread = server.add_thread(forum, "game", gaius)
    assert has_verb(await opened(gaius, thread), "join")
    await opened(gaius, forum)
    await gaius.slash(server.channel, "table move")
    await gaius.wait_for(lambda m: m.seen_by == gaius.id and "only opened in" in m.text)
    shown = await choose(keeper, shown, "channels")
    assert "everywhere I may write" in shown.text
    await opened(gaius, server.channel)


async def test_only_a_role_opens_tables_and_moderators(server, roma, keeper) -> None:
    friend = server.person("Titus", permissions=("mention_everyone",))
    gaius = server.person("Gaius")
    role = next(role for role in server.guild.roles if role.name == "Titus")
    shown = await choose(keeper, await panel(keeper, server.channel), "role", role)
    assert f"<@&{role.id}>" in shown.text
    assert f"<@&{role.id}>" in (await refusal(gaius, server.channel, "only opened by")).text
    lobby = await opened(friend, server.channel)
    assert gaius.mention in (await Table(server, [friend]).press(gaius, lobby, "join")).text
    await opened(keeper, server.add_channel("forum"))
    shown = await choose(keeper, shown, "role")
    assert "opened by everybody" in shown.text


async def test_so_many_tables_at_once_and_no_more(server, roma, keeper) -> None:
    shown = await choose(keeper, await panel(keeper, server.channel), "most", "1")
    assert "One table at once" in shown.text
    livia, gaius = server.person("Nero"), server.person("Gaius")
    table = Table(server, [livia, gaius])
    await table.start()
    other = server.add_channel("forum")
    await refusal(gaius, other, "Open tables on this server: 1; allowed at once: 1")
    final = await concede(table)
    lobby = await (await gaius.click(final, "Rematch")).message()
    assert has_verb(lobby, "join")
    await refusal(livia, other, "Open tables on this server: 1; allowed at once: 1")


async def test_a_rematch_needs_room_too(server, roma, keeper) -> None:
    table = Table(server, [server.person("Nero"), server.person("Gaius", locale="de")])
    await table.start()
    final = await concede(table)
    await choose(keeper, await panel(keeper, server.channel), "most", "1")
    await opened(server.person("Titus"), server.add_channel("forum"))
    gaius = table.people[1]
    await gaius.click(final, "Rematch")
    await gaius.wait_for(lambda m: "erlaubt zugleich: 1" in m.text)


async def test_others_neither_see_nor_change_it(server, roma, keeper) -> None:
    gaius = server.person("Gaius")
    with pytest.raises(Hidden):
        await gaius.slash(server.channel, "server")
    lobby = await opened(gaius, server.channel)
    theirs = await (await gaius.click(lobby, custom_id=button(lobby, "table"))).message()
    assert not has_verb(theirs, "server")
    mine = await (await keeper.click(lobby, custom_id=button(lobby, "table"))).message()
    shown = await (await keeper.click(mine, custom_id=button(mine, "server"))).message()
    assert len(shown.selects) == 5


async def test_a_menu_of_another_version_changes_nothing() -> None:
    for what, values in (("most", ["7"]), ("colour", ["red"]), ("pace", ["fast"])):
        with pytest.raises(RefusedError, match="error-stale"):
            changed(ServerRow(5), what, values)
    assert changed(ServerRow(5, opener=9), "role", ["5"]).opener == 0

"""Tables move, fill up, end and begin again; everybody concerned hears of it."""

from __future__ import annotations

import asyncio

import pytest
import pytest_asyncio

from bot.lobby.lobby import Person
from bot.talk.names import NAME_LENGTH
from games.core.text import Seat
from games.registry import all_games
from tests.bot.forum import Table, all_told, button, has_verb, is_question, told
from tests.bot.house import LIVIA, house

pytestmark = pytest.mark.asyncio

GAME, OTHER_GAME = list(all_games())[:2]


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia"), server.person("Gaius")])
    await made.start()
    await all_told(roma)
    return made


async def refused(person, place, command: str, words: str, **options: object) -> str:
    """A refusal is for this person alone."""
    await person.slash(place, command, **options)
    return (await person.wait_for(lambda m: m.seen_by == person.id and words in m.text)).text


async def concede(table: Table):
    """Whoever is asked gives up; the post that ends the game."""
    for person in table.people:
        panel = await table.panel(person)
        if is_question(panel):
            break
    more = await (await person.click(panel, custom_id=button(panel, "more"))).message()
    tap = next(b.custom_id for b in more.buttons if b.custom_id.endswith(":concede"))
    sure = await (await person.click(more, custom_id=tap)).message()
    await (await person.click(sure, custom_id=button(sure, "do_aside"))).message()
    return await person.wait_for(lambda m: has_verb(m, "rematch"))


# ---- moving -----------------------------------------------------------------------------------


async def test_the_old_channel_hears_where_the_table_goes_on(table: Table, server) -> None:
    livia, gaius = table.people
    await told(livia, table.channel, "table settings", language="de")
    elsewhere = server.add_channel("elsewhere")
    assert "goes on here" in await told(livia, elsewhere, "table move")
    there = f"geht in <#{elsewhere.id}> weiter"
    assert await gaius.wait_for(lambda m: m.channel_id == table.channel.id and there in m.text)


async def test_a_silent_old_channel_keeps_nobody_from_moving(table: Table, server) -> None:
    livia, _ = table.people
    elsewhere = server.add_channel("elsewhere")
    server.forbid(table.channel, "send_messages")
    assert "goes on here" in await told(livia, elsewhere, "table move")
    await livia.wait_for(lambda m: m.channel_id == elsewhere.id and has_verb(m, "move"))
    await server.idle()


async def test_of_several_tables_the_one_that_is_meant_moves(table: Table, server, roma) -> None:
    livia, _ = table.people
    second, third = server.add_channel("second"), server.add_channel("third")
    await (await livia.slash(second, "table open", game=OTHER_GAME)).message()
    text = await refused(livia, third, "table move", "Which table")
    assert f"<#{table.channel.id}>" in text
    assert f"<#{second.id}>" in text
    assert "/table move" in text
    found = await livia.autocomplete(third, "table move", table="")
    assert {choice.name.partition("#")[2] for choice in found} == {table.channel.name, "second"}
    wanted = next(choice for choice in found if choice.name.endswith("#second"))
    await told(livia, third, "table move", table=wanted.value)
    assert (await roma.store.table_in(third.id)).game == OTHER_GAME
    assert (await roma.store.table_in(table.channel.id)).status == "playing"


async def test_a_lobby_that_moves_can_be_joined_where_it_is_now(server, roma) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    old = await (await livia.slash(server.channel, "table open", game=GAME)).message()
    elsewhere = server.add_channel("elsewhere")
    await told(livia, elsewhere, "table move")
    lobby = await gaius.wait_for(lambda m: m.channel_id == elsewhere.id and has_verb(m, "join"))
    assert "Gaius" in (await (await gaius.click(lobby, "Join")).message()).text
    await server.idle()
    assert f"<#{elsewhere.id}>" in livia.current(old).text
    assert not livia.current(old).buttons
    await told(livia, elsewhere, "table add-bot")
    assert "computer" in livia.current(lobby).text, "it is kept current there"


# ---- calling people ---------------------------------------------------------------------------


@pytest.mark.parametrize("by_command", [False, True])
async def test_the_host_is_called_once_when_the_table_is_full(server, roma, by_command) -> None:
    livia, gaius, titus = (server.person(name) for name in ("Livia", "Gaius", "Titus"))
    lobby = await (await livia.slash(server.channel, "table open", game=GAME, seats=3)).message()
    for person in (gaius, titus):
        assert not [m for m in livia.sees(server.channel) if "is full" in m.text]
        if by_command:
            await told(person, server.channel, "table join")
        else:
            await (await person.click(lobby, "Join")).message()
        await server.idle()
    (note,) = [m for m in livia.sees(server.channel) if "is full" in m.text]
    assert note.seen_by is None
    assert list(note.mentions) == [livia.id]


async def test_who_hosts_and_sits_down_last_is_not_called(server, roma) -> None:
    livia = server.person("Livia")
    lobby = await (await livia.slash(server.channel, "table open", game=GAME, seats=2)).message()
    await (await livia.click(lobby, "Add bot")).message()
    await server.idle()
    assert not [m for m in livia.sees(server.channel) if "is full" in m.text]


async def test_quiet_hours_hold_when_a_table_is_full(server, roma) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    await roma.store.update_user(livia.id, time_zone="Europe/Rome", quiet_from=0, quiet_to=1439)
    lobby = await (await livia.slash(server.channel, "table open", game=GAME, seats=2)).message()
    await (await gaius.click(lobby, "Join")).message()
    note = await livia.wait_for(lambda m: "is full" in m.text)
    assert list(note.mentions) == []


async def test_a_rematch_calls_the_others_and_tells_them_how_to_leave(table: Table) -> None:
    livia, gaius = table.people
    final = await concede(table)
    lobby = await (await gaius.click(final, "Rematch")).message()
    call = await livia.wait_for(lambda m: "wants a rematch" in m.text)
    assert "**Gaius**" in call.text
    assert "Leave" in call.text
    assert list(call.mentions) == [livia.id]
    assert "Livia" not in (await (await livia.click(lobby, "Leave")).message()).text


# ---- refusals ---------------------------------------------------------------------------------


async def test_after_the_end_commands_say_that_the_game_is_over(table: Table) -> None:
    livia, _ = table.people
    await concede(table)
    for command in ("table join", "table leave", "table start", "table close"):
        refusal = await refused(livia, table.channel, command, "is over")
        assert "/table open" in refusal


async def test_who_may_not_replace_is_told_that_first(server, roma) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    await (await livia.slash(server.channel, "table open", game=GAME)).message()
    text = await refused(gaius, server.channel, "table replace", "Only the host", seat=2)
    assert "moderator" in text


async def test_numbers_of_seats_and_people_are_told_right(server, roma) -> None:
    livia, gaius, titus = (server.person(name) for name in ("Livia", "Gaius", "Titus"))
    lobby = await (await livia.slash(server.channel, "table open", game=GAME, seats=2)).message()
    assert "one sits here" in await refused(livia, server.channel, "table start", "at least")
    await (await gaius.click(lobby, "Join")).message()
    refusal = await refused(titus, server.channel, "table join", "it has 2 seats")
    assert "this game" not in refusal


async def test_a_table_tells_its_number(table: Table, roma) -> None:
    row = await roma.store.table_in(table.channel.id)
    assert f"table {row.id}" in await told(table.people[0], table.channel, "table info")


# ---- hands and names --------------------------------------------------------------------------


def hand_verbs(person) -> set[str]:
    (hand,) = [m for m in person.inbox if has_verb(m, "recap")]
    return {each.custom_id.split(":")[1] for each in hand.buttons}


@pytest.mark.parametrize("closed", [False, True])
async def test_a_hand_offers_no_move_after_the_game(table: Table, roma, closed: bool) -> None:
    assert [hand_verbs(person) for person in table.people] == [{"move", "recap"}] * 2
    if closed:
        await told(table.people[0], table.channel, "table close")
    else:
        await concede(table)
    await all_told(roma)
    assert [hand_verbs(person) for person in table.people] == [{"recap", "history"}] * 2


async def test_another_language_is_soon_in_the_hand_too(table: Table, roma) -> None:
    _, gaius = table.people
    await told(gaius, table.channel, "settings", language="de")
    await asyncio.wait_for(all_told(roma), 5)
    (hand,) = [m for m in gaius.inbox if has_verb(m, "recap")]
    assert "Deine Hand" in hand.text


async def test_a_stand_in_is_named_as_one(table: Table, server) -> None:
    livia, _ = table.people
    await told(livia, table.channel, "table replace", seat=2)
    assert "**Gaius (bot)**" in await told(livia, table.channel, "table info")
    await told(livia, table.channel, "table replace", seat=2)
    assert "(bot) (bot)" not in await told(livia, table.channel, "table info")
    titus = server.person("Titus")
    await told(livia, table.channel, "table replace", seat=2, member=titus)
    info = await told(livia, table.channel, "table info")
    assert "**Titus**" in info
    assert "(bot)" not in info


async def test_a_long_name_leaves_room_for_the_word() -> None:
    async with house() as at:
        table = await at.start(LIVIA, Person(2, "x" * 99))
        async with at.sessions.table(table) as live:
            await at.lobby.replace(live, LIVIA.id, False, Seat(1), "random")
            assert live.names[1].endswith("… (bot)")
            assert len(live.names[1]) == NAME_LENGTH

"""Stale, foreign, double and concurrent clicks; closed DMs; Discord's troubles; two languages."""

from __future__ import annotations

import asyncio

import pytest

from games.core.rng import Rng
from games.registry import all_games
from playground import LoopbackServer
from playground.protocol.errors import NoResponseError
from tests.bot.forum import (
    Table,
    button,
    has_verb,
    is_question,
    press_anything,
    running_bot,
)

pytestmark = pytest.mark.asyncio


async def until_final(person, panel, rng: Rng):
    """Presses on until the panel asks for a confirmation."""
    while not has_verb(panel, "confirm"):
        panel = await press_anything(person, panel, rng)
    return panel


async def waiting_person(table: Table):
    for person in table.people:
        panel = await table.panel(person)
        if is_question(panel):
            return person, panel
    raise AssertionError("nobody is asked")


async def count_of(roma, table: Table) -> int:
    row = await roma.store.table_in(table.channel.id)
    return len(await roma.store.choices(row.id))


@pytest.fixture
def rng() -> Rng:
    return Rng(2)


async def test_an_old_button_only_refreshes_the_panel(rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        person, first = await waiting_person(table)
        await server.idle()
        roma.shown_panels._shown.clear()  # as after a restart: the old panel stays
        second = await until_final(person, await table.panel(person), rng)
        await (await person.click(second, custom_id=button(second, "confirm"))).message()
        count = await count_of(roma, table)
        await press_anything(person, first, rng)
        assert await count_of(roma, table) == count
        assert "not asked anything" in person.current(first).text
        assert list(server.violations) == []


async def test_a_double_click_acts_once(rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        person, panel = await waiting_person(table)
        panel = await until_final(person, panel, rng)
        before = await count_of(roma, table)
        confirm = button(panel, "confirm")
        both = [await person.click(panel, custom_id=confirm) for _ in range(2)]
        await asyncio.gather(*(each.message() for each in both))
        assert await count_of(roma, table) == before + 1


async def test_strangers_may_look_but_not_act() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        stranger = server.person("Nero", locale="de")
        await table.start()
        post = table.latest(stranger)
        pressed = await stranger.click(post, custom_id=button(post, "move"))
        await pressed
        refusal = await stranger.wait_for(lambda m: m.seen_by == stranger.id and "Tisch" in m.text)
        assert "spielst an diesem Tisch nicht mit" in refusal.text
        looked = await (await stranger.click(post, custom_id=button(post, "history"))).message()
        assert "Zug 1" in looked.text
        assert list(server.violations) == []


async def test_closed_dms_are_explained_at_once_and_the_panel_shows_the_hand() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        livia, gaius = server.person("Livia"), server.person("Gaius")
        gaius.set_dms(open=False)
        table = Table(server, [livia, gaius])
        await table.start()
        told = await gaius.wait_for(lambda m: "direct messages are closed" in m.text)
        assert told.seen_by == gaius.id
        async with asyncio.timeout(5):
            while await roma.store.waiting_count():
                await asyncio.sleep(0.02)
        assert [m for m in gaius.inbox if "hand" in m.text.lower()] == []
        user = await roma.store.user(gaius.id)
        assert user.dm == "closed"
        panel = await table.panel(gaius)
        assert panel.text


async def test_each_person_is_spoken_to_in_their_language_and_the_table_in_its_own() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia, gaius = server.person("Livia", locale="de"), server.person("Gaius")
        table = Table(server, [livia, gaius])
        await table.start()
        german, english = await table.panel(livia), await table.panel(gaius)
        assert any(word in german.text for word in ("Du", "du", "dran"))
        assert any(word in english.text for word in ("You", "you", "next"))
        assert table.latest(livia).text == table.latest(gaius).text


@pytest.mark.parametrize("route", ["messages", "callback", "webhooks", "users/@me/channels"])
async def test_a_5xx_on_any_kind_of_call_loses_nothing(route: str, rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        server.faults.add(route=f"*{route}*", status=502, times=2)
        failed = 0
        for _ in range(5):
            try:
                await asyncio.wait_for(table.play_round(rng, presses=6), 60)
            except NoResponseError:  # «This interaction failed»: people press again
                failed += 1
        assert failed <= 2
        async with asyncio.timeout(30):
            while await roma.store.waiting_count():
                await asyncio.sleep(0.05)
        row = await roma.store.table_in(table.channel.id)
        moves = [m for m in await roma.store.moves(row.id, 0, 1000) if not m.undone]
        assert all(move.message for move in moves)


async def test_a_lost_gateway_is_taken_up_again(rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        await server.disconnect_gateway(resumable=True)
        await asyncio.wait_for(table.play_round(rng, presses=6), 30)


async def test_a_member_who_left_is_replaced_and_the_game_goes_on(rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        livia, gaius = server.person("Livia"), server.person("Gaius")
        table = Table(server, [livia, gaius])
        await table.start()
        gaius.leave(server.guild.id)
        reply = await (await livia.slash(table.channel, "table replace", seat=2)).message()
        assert "Gaius" in reply.text
        table.people = [livia]
        for _ in range(3):
            await table.play_round(rng, presses=10)
        row = await roma.store.table_in(table.channel.id)
        assert row.moves > 3


async def test_a_confirmation_does_only_what_it_was_shown_for() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        person, phone = await waiting_person(table)
        await server.idle()
        roma.shown_panels._shown.clear()  # as after a restart: the old panel stays
        desktop = await table.panel(person)
        phone = await answer_with(person, phone, "think:senator")
        desktop = await answer_with(person, desktop, "think:one")
        count = await count_of(roma, table)
        again = await (await person.click(phone, custom_id=button(phone, "confirm"))).message()
        assert await count_of(roma, table) == count
        assert "earlier question" in again.text
        await (await person.click(desktop, custom_id=button(desktop, "confirm"))).message()
        assert await count_of(roma, table) == count + 1


async def test_a_preview_never_shows_what_others_answered_ahead() -> None:
    async with (
        LoopbackServer() as server,
        running_bot(server, ":memory:", pictures=True) as roma,
    ):
        people = [server.person("Livia"), server.person("Gaius"), server.person("Titus")]
        table = Table(server, people)
        await table.start()
        leader, panel = await waiting_person(table)
        await lead_something(leader, panel, Rng(1))
        row = await roma.store.table_in(table.channel.id)
        async with roma.sessions.table(row.id) as live:
            first, last = (live.user_at(seat) for seat in live.waiting())
        early = next(person for person in people if person.id == last)
        now = next(person for person in people if person.id == first)
        answered = await answer_with(early, await table.panel(early), "play:senator")
        assert "You have answered" in answered.text
        asked = await answer_with(now, await table.panel(now), "think:one")
        (picture,) = asked.attachments
        assert picture.filename == "hand.png"  # the table would show that answer
        assert early.name not in picture.description


async def lead_something(person, panel, rng: Rng) -> None:
    role = next(o.value for o in panel.selects[0].options if o.value.startswith("lead:"))
    panel = await (await person.select(panel, role)).message()
    panel = await until_final(person, panel, rng)
    await (await person.click(panel, custom_id=button(panel, "confirm"))).message()


async def answer_with(person, panel, option: str):
    for each in panel.buttons:
        if each.custom_id.endswith(f":{option}"):
            return await (await person.click(panel, custom_id=each.custom_id)).message()
    return await (await person.select(panel, option)).message()


async def test_a_closed_table_asks_nothing_any_more() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia = server.person("Livia")
        table = Table(server, [livia, server.person("Gaius")])
        await table.start()
        post = table.latest(livia)
        await (await livia.slash(table.channel, "table close")).message()
        pressed = await livia.click(post, custom_id=button(post, "move"))
        assert "closed" in (await pressed.message()).text


async def test_a_forbidden_channel_is_reported_and_the_posts_wait(rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        livia, gaius = server.person("Livia"), server.person("Gaius")
        table = Table(server, [livia, gaius])
        await table.start()
        server.forbid(table.channel, "send_messages")
        person, panel = await waiting_person(table)
        panel = await until_final(person, panel, rng)
        await (await person.click(panel, custom_id=button(panel, "confirm"))).message()
        assert await livia.wait_for(lambda m: "may not write" in m.text)
        assert await roma.store.waiting_count() >= 1


async def test_a_deleted_channel_loses_nothing_and_the_table_moves(rng: Rng) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia, gaius = server.person("Livia"), server.person("Gaius")
        table = Table(server, [livia, gaius])
        await table.start()
        elsewhere = server.add_channel("elsewhere")
        server.delete_channel(table.channel)
        told = await (await livia.slash(elsewhere, "table move")).message()
        assert "goes on here" in told.text
        await livia.wait_for(lambda m: m.channel_id == elsewhere.id and has_verb(m, "move"))
        table.channel = elsewhere
        await table.play_round(rng, presses=6)


async def test_a_new_person_in_a_seat_gets_the_hand() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia, gaius, titus = (server.person(name) for name in ("Livia", "Gaius", "Titus"))
        table = Table(server, [livia, gaius])
        await table.start()
        await (await livia.slash(table.channel, "table replace", seat=2, member=titus)).message()
        await titus.wait_for(lambda m: m.channel_id == titus.dm.id and "hand" in m.text)


async def test_opening_the_panel_anew_takes_the_old_one_away() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        livia = table.people[0]
        await table.panel(livia)
        await table.panel(livia)
        third = await (await livia.slash(table.channel, "play")).message()
        await server.idle()
        panels = [m.id for m in livia.sees(table.channel) if has_verb(m, "more")]
        assert panels == [third.id]
        assert list(server.violations) == []


async def test_an_old_panel_that_cannot_be_removed_is_nobodys_concern() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        livia = table.people[0]
        await table.panel(livia)
        await server.idle()
        known = len(livia.sees(table.channel))
        fault = server.faults.add(method="DELETE", status=403)
        again = await table.panel(livia)
        await server.idle()
        assert fault.hits == 1
        assert again.text
        assert len(livia.sees(table.channel)) == known + 1, "no second message about it"


@pytest.mark.parametrize("game", all_games())
async def test_a_table_with_computer_players_begins_with_a_board_and_a_ping(game: str) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia = server.person("Livia")
        opened = await livia.slash(server.channel, "table open", game=game, seats=3)
        lobby = await opened.message()
        for _ in range(2):
            pressed = await livia.click(lobby, custom_id=button(lobby, "addbot"))
            lobby = await pressed.message()
        await livia.click(lobby, custom_id=button(lobby, "start"))
        post = await livia.wait_for(
            lambda m: has_verb(m, "move") and m.channel_id == server.channel.id
        )
        assert f"<@{livia.id}>" in post.text
        assert is_question(await Table(server, [livia], game).panel(livia))


async def test_a_host_with_closed_messages_keeps_the_lobby() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia = server.person("Livia")
        livia.set_dms(open=False)
        opened = await livia.slash(server.channel, "table open", game="glory_to_rome")
        lobby = await opened.message()
        note = await livia.wait_for(lambda m: m.seen_by == livia.id and not has_verb(m, "start"))
        await server.idle()
        assert note.text
        assert lobby.id in [m.id for m in livia.sees(server.channel)]

"""Stale, double and foreign clicks; a panel shows and does only what it may."""

from __future__ import annotations

import asyncio

import pytest

from games.core.rng import Rng
from playground import LoopbackServer
from tests.bot.forum import (
    Table,
    button,
    choose_option,
    count_of,
    has_verb,
    lead_something,
    press_anything,
    running_bot,
    until_final,
    waiting_person,
)

pytestmark = pytest.mark.asyncio


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


async def test_a_confirmation_does_only_what_it_was_shown_for() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        person, phone = await waiting_person(table)
        await server.idle()
        roma.shown_panels._shown.clear()  # as after a restart: the old panel stays
        desktop = await table.panel(person)
        phone = await choose_option(person, phone, "think:senator")
        desktop = await choose_option(person, desktop, "think:one")
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
        answered = await choose_option(early, await table.panel(early), "play:senator")
        assert "You have answered" in answered.text
        asked = await choose_option(now, await table.panel(now), "think:one")
        (picture,) = asked.attachments
        assert picture.filename == "hand.png"  # the table would show that answer
        assert early.name not in picture.description


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

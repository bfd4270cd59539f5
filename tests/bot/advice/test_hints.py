"""Hints as people meet them: private, at once, from what they know; only where they are allowed."""

from __future__ import annotations

import asyncio
import logging

import pytest

from games.core.bots.search.errand import errand, run
from games.core.errors import ReplayDriftError
from games.core.rng import Rng
from games.registry import all_games
from tests.bot.advice.advising import LITTLE, Advising
from tests.bot.forum import PATIENCE, Table, all_told, button, has_verb, waiting_person
from tests.games.evening import moments

pytestmark = pytest.mark.asyncio


@pytest.fixture
def advising(roma) -> Advising:
    roma.clicks.handlers["hint"].__self__.advising = found = Advising()
    return found


async def press(person, message, wanted: str):
    return await (await person.click(message, custom_id=button(message, wanted))).message(PATIENCE)


async def begun(server, roma, *people, kind: str = "", hints: bool = True):
    """A game with hints or without; alone against a computer, if one is named."""
    table = Table(server, list(people))
    host = table.people[0]
    lobby = await table.open(seats=len(people) + bool(kind))
    if kind:
        await (await host.slash(server.channel, "table add-bot", kind=kind)).message(PATIENCE)
    if hints:
        menu = await press(host, await press(host, lobby, "table"), "hints")
        await press(host, menu, "sethints")
        allowed = "Hints are allowed: this game does not count"
        await host.wait_for(lambda m: allowed in m.text, PATIENCE)
    await table.press(host, lobby, "start")
    await host.wait_for(lambda m: has_verb(m, "move"), PATIENCE)
    await all_told(roma)
    return table


@pytest.mark.parametrize(("locale", "wanted"), [("en-US", "I would choose"), ("de", "Ich würde")])
async def test_a_hint_comes_privately_and_leaves_the_question_open(
    server, roma, advising, locale: str, wanted: str
) -> None:
    table = await begun(server, roma, server.person("Livia", locale=locale), kind="random")
    person, panel = await waiting_person(table)
    hint = await press(person, panel, "hint")
    assert hint.id != panel.id
    assert hint.seen_by == person.id
    assert wanted in hint.content
    live = await roma.sessions.glance(1)
    (sent,) = advising.sent
    assert sent.seq == live.playing.seq


async def test_the_press_is_answered_at_once_and_nobody_else_waits(server, roma, advising) -> None:
    table = await begun(server, roma, server.person("Livia"), server.person("Gaius"))
    person, panel = await waiting_person(table)
    advising.free.clear()
    pressed = await person.click(panel, custom_id=button(panel, "hint"))
    async with asyncio.timeout(PATIENCE):
        while not advising.sent:
            await asyncio.sleep(0.01)
    assert any(m.is_loading for m in person.sees(table.channel))
    async with roma.sessions.table(1) as live:  # the table is free
        decision = live.question(live.waiting()[0])
        first = decision.options[0].id
        await roma.sessions.submit(live, live.waiting()[0], live.playing.seq, [first])
    advising.free.set()
    assert "Meanwhile you are asked something else" in (await pressed.message(PATIENCE)).content


async def test_a_broken_search_gives_the_stewards_answer(server, roma, advising, caplog) -> None:
    advising.broken = True
    table = await begun(server, roma, server.person("Livia"), server.person("Gaius"))
    person, panel = await waiting_person(table)
    with caplog.at_level(logging.WARNING):
        hint = await press(person, panel, "hint")
    assert "in haste" in hint.content
    assert "table 1: the steward gives the hint" in caplog.text


async def test_without_them_no_button_leads_there_and_an_old_one_is_refused(
    server, roma, advising
) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    person, panel = await waiting_person(table)
    assert not has_verb(panel, "hint")
    live = await roma.sessions.glance(1)
    await roma.store.update_table(1, hints="on")
    roma.sessions.forget(1)
    shown = await table.panel(person)
    await roma.store.update_table(1, hints="had")
    roma.sessions.forget(1)
    refused = await press(person, shown, "hint")
    assert "not allowed at this table" in refused.content
    assert advising.sent == []
    assert live.row.hints == "off"


async def test_in_a_running_game_of_several_people_it_is_too_late(server, roma) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    host = table.people[0]
    menu = await press(host, table.latest(host), "table")
    menu = await press(host, menu, "hints")
    await host.click(menu, custom_id=button(menu, "sethints"))
    await host.wait_for(lambda m: "Others play here" in m.text, PATIENCE)
    assert (await roma.sessions.glance(1)).row.hints == "off"


async def test_switched_off_again_a_game_still_does_not_count(server, roma, advising) -> None:
    table = await begun(server, roma, server.person("Livia"), kind="random")
    host = table.people[0]
    menu = await press(host, await press(host, table.latest(host), "table"), "hints")
    menu = await press(host, menu, "sethints")
    assert "does not count" in menu.content
    assert (await roma.sessions.glance(1)).row.hints == "had"


@pytest.mark.parametrize("key", ["glory_to_rome", "trajan"])
async def test_the_same_hint_whatever_is_hidden(key: str) -> None:
    game = all_games()[key]
    steward, compared = game.bots["steward"], 0
    for n, (match, seat, asked) in enumerate(moments(game, [steward] * 2, 5)):
        if n % 29 or len(steward.rank(match.view(seat), asked)) < 2:
            continue
        try:
            elsewhere = match.redealt(seat, Rng(n))
        except ReplayDriftError:
            continue
        if elsewhere.view(seat) != match.view(seat):
            continue
        here, there = (
            run(game, errand(world, seat, Rng(1), LITTLE)) for world in (match, elsewhere)
        )
        assert here == there
        compared += 1
        if compared == 2:
            return
    assert compared


async def test_alone_one_allows_them_where_one_wants_them(server, roma, advising) -> None:
    table = await begun(server, roma, server.person("Livia"), kind="random", hints=False)
    person, panel = await waiting_person(table)
    about = await press(person, panel, "hint")
    assert "does not count for statistics" in about.content
    assert (await roma.sessions.glance(1)).row.hints == "off", "nothing is allowed by looking"
    menu = await press(person, about, "sethints")
    hint = await press(person, menu, "hint")
    assert "I would choose" in hint.content
    assert (await roma.sessions.glance(1)).row.hints == "on"

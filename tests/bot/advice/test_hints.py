"""Hints as people meet them: private, at once, from what they know; only where they are allowed."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.advice.lamp import LAMP
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


SAID = ("I would choose", "Ich würde")


async def advised(person, panel):
    """The panel, once the hint is in it."""
    since = person.receipts
    await person.click(panel, custom_id=button(panel, "hint"))
    return await person.wait_for(
        lambda m: LAMP not in m.content and any(said in m.content for said in SAID), PATIENCE, since
    )


def lamps(message) -> list[str]:
    """What the buttons and entries of menus are called that have one."""
    options = [option for menu in message.selects for option in menu.options or ()]
    return [
        each.label
        for each in [*message.buttons, *options]
        if each.emoji and each.emoji.name == LAMP
    ]


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
async def test_a_hint_comes_in_the_panel_with_a_lamp_on_what_is_meant(
    server, roma, advising, locale: str, wanted: str
) -> None:
    table = await begun(server, roma, server.person("Livia", locale=locale), kind="random")
    person, panel = await waiting_person(table)
    question = [line for line in panel.content.splitlines() if line.startswith("**")][-1]
    hint = await advised(person, panel)
    assert hint.id == panel.id
    assert hint.seen_by == person.id
    assert wanted in hint.content
    above, _, below = hint.content.partition(question)
    assert wanted not in above
    assert "**" in below, "the reason stands between what is asked and the buttons"
    live = await roma.sessions.glance(1)
    (sent,) = advising.sent
    assert sent.seq == live.playing.seq
    meant = lamps(hint)
    assert len(meant) == 1
    assert below.split("**")[1] in meant[0], "it is called there as its button is"
    options = [option.label for menu in hint.selects for option in menu.options or ()]
    labels = [each.label for each in hint.buttons] + options
    assert len(labels) > len(meant)


async def test_while_it_is_thought_about_the_panel_says_so(server, roma, advising) -> None:
    table = await begun(server, roma, server.person("Livia"), kind="random")
    person, panel = await waiting_person(table)
    advising.free.clear()
    await person.click(panel, custom_id=button(panel, "hint"))
    shown = await person.wait_for(lambda m: "thinks about it" in m.content, PATIENCE)
    assert shown.id == panel.id
    assert shown.content.endswith(panel.content)
    assert [each.label for each in shown.buttons] == [each.label for each in panel.buttons]
    advising.free.set()
    await person.wait_for(lambda m: "I would choose" in m.content, PATIENCE)


async def test_the_press_is_answered_at_once_and_nobody_else_waits(server, roma, advising) -> None:
    table = await begun(server, roma, server.person("Livia"), server.person("Gaius"))
    person, panel = await waiting_person(table)
    advising.free.clear()
    await person.click(panel, custom_id=button(panel, "hint"))
    async with asyncio.timeout(PATIENCE):
        while not advising.sent:
            await asyncio.sleep(0.01)
    async with roma.sessions.table(1) as live:  # the table is free
        decision = live.question(live.waiting()[0])
        first = decision.options[0].id
        await roma.sessions.submit(live, live.waiting()[0], live.playing.seq, [first])
    advising.free.set()
    late = "Meanwhile you are asked something else"
    shown = await person.wait_for(lambda m: late in m.content, PATIENCE)
    assert lamps(shown) == []


async def test_a_broken_search_gives_the_stewards_answer(server, roma, advising, caplog) -> None:
    advising.broken = True
    table = await begun(server, roma, server.person("Livia"), server.person("Gaius"))
    person, panel = await waiting_person(table)
    with caplog.at_level(logging.WARNING):
        hint = await advised(person, panel)
    said = next(line for line in hint.content.splitlines() if "I would choose" in line)
    assert said.startswith("In haste, by rules of thumb"), "not in the small print that is folded"
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
    await person.click(shown, custom_id=button(shown, "hint"))
    await person.wait_for(lambda m: "not allowed at this table" in m.content, PATIENCE)
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


async def test_alone_one_has_a_hint_at_one_press(server, roma, advising) -> None:
    table = await begun(server, roma, server.person("Livia"), kind="random", hints=False)
    person, panel = await waiting_person(table)
    hint = await advised(person, panel)
    assert "this game does not count for statistics" in hint.content
    assert (await roma.sessions.glance(1)).row.hints == "on"
    assert "does not count" not in (await advised(person, hint)).content, "it is said once"
    await all_told(roma)
    assert not any("changed this table" in m.text for m in person.sees(table.channel))

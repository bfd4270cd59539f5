"""The settings panel: every control shows what is chosen and saves it at once."""

from __future__ import annotations

import pytest

from bot.talk.limits import ROWS
from storage.records import TableWish
from tests.bot.forum import Table, all_told, button, has_verb, running_bot, told

pytestmark = pytest.mark.asyncio


async def opened(person, place, **options):
    return await (await person.slash(place, "settings", **options)).message()


def menu(panel, name: str):
    return next(m for m in panel.selects if m.custom_id.split(":")[4] == name)


def chosen(panel, name: str) -> str:
    (value,) = [option.value for option in menu(panel, name).options if option.default]
    return value


def switch(panel, name: str):
    return next(b for b in panel.buttons if b.custom_id.split(":")[4:5] == [name])


async def choose(person, panel, name: str, value: str):
    taken = await person.select(panel, value, custom_id=menu(panel, name).custom_id)
    return await taken.message()


async def press(person, panel, custom_id: str):
    return await (await person.click(panel, custom_id=custom_id)).message()


async def typed_in(person, modal, text: str):
    ((label, _),) = modal.inputs
    return await (await person.submit(modal, {label: text})).message()


async def page(person, panel, name: str):
    there = next(
        b.custom_id
        for b in panel.buttons
        if b.custom_id.split(":")[1] == "set_page" and b.custom_id.split(":")[4] == name
    )
    return await press(person, panel, there)


@pytest.mark.parametrize("locale", ["en-US", "de"])
@pytest.mark.parametrize("in_dm", [False, True])
async def test_every_control_shows_what_is_chosen_and_saves_it(
    server, roma, locale: str, in_dm: bool
) -> None:
    livia = server.person("Livia", locale=locale)
    panel = await opened(livia, livia.dm if in_dm else server.channel)
    assert panel.seen_by == livia.id
    assert chosen(panel, "way") == "channel"
    panel = await choose(livia, panel, "way", "digest")
    assert chosen(panel, "way") == "digest"
    for name, value in (("hour", "7"), ("pause", "30")):
        panel = await choose(livia, panel, name, value)
        assert chosen(panel, name) == value
    for name in ("next", "away"):
        panel = await press(livia, panel, switch(panel, name).custom_id)
        assert switch(panel, name).label.endswith({"de": ": an"}.get(locale, ": on"))
    panel = await page(livia, panel, "quiet")
    for name, value in (("zone", "Europe/Rome"), ("quiet", "22-7")):
        panel = await choose(livia, panel, name, value)
        assert chosen(panel, name) == value
    panel = await page(livia, panel, "you")
    for name, value in (("style", "compact"), ("language", "de")):
        panel = await choose(livia, panel, name, value)
        assert chosen(panel, name) == value
    assert "Deine Einstellungen" in panel.text
    for name in ("hands", "counted"):
        panel = await press(livia, panel, switch(panel, name).custom_id)
        assert switch(panel, name).label.endswith(": aus")
    user = await roma.store.user(livia.id)
    assert (user.ping_way, user.digest_hour, user.ping_pause) == ("digest", 7, 30)
    assert (user.next_up, user.ping_away, user.pings) == (True, True, False)
    assert (user.time_zone, user.quiet_from, user.quiet_to) == ("Europe/Rome", 1320, 420)
    assert (user.style, user.language) == ("compact", "de")
    assert user.digest_due is not None
    assert not await roma.store.is_counted(livia.id)
    panel = await page(livia, panel, "pings")
    panel = await choose(livia, panel, "way", "message")
    assert (await roma.store.user(livia.id)).digest_due is None
    assert len(panel.selects) < ROWS


async def test_other_hours_and_places_are_typed(server, roma) -> None:
    livia = server.person("Livia")
    panel = await page(livia, await opened(livia, server.channel), "quiet")
    for name, typed, value in (
        ("zone", "Köln", "Europe/Berlin"),
        ("zone", "new york", "America/New_York"),
        ("quiet", "23:30-6", ""),
    ):
        taken = await livia.select(panel, "other", custom_id=menu(panel, name).custom_id)
        panel = await typed_in(livia, await taken.modal(), typed)
        assert chosen(panel, name) == (value or "23:30–6:00")
    refused = await livia.select(panel, "other", custom_id=menu(panel, "zone").custom_id)
    modal = await refused.modal()
    refused_there = await typed_in(livia, modal, "Atlantis")
    assert "Atlantis" in refused_there.text
    assert refused_there.id == panel.id, "its menu shows again what is chosen"
    assert chosen(refused_there, "zone") == "America/New_York"
    user = await roma.store.user(livia.id)
    assert (user.time_zone, user.quiet_from) == ("America/New_York", 23 * 60 + 30)


async def test_one_table_is_told_otherwise(server, roma) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    livia, gaius = table.people
    await table.start()
    await all_told(roma)
    stranger = await page(
        server.person("Titus"), await opened(server.person("Titus"), table.channel), "table"
    )
    assert not stranger.selects
    panel = await opened(livia, table.channel)
    panel = await choose(livia, panel, "pause", "15")
    panel = await page(livia, panel, "table")
    assert menu(panel, "table").options[0].default, "the table of this channel is meant"
    panel = await choose(livia, panel, "table_way", "digest")
    panel = await choose(livia, panel, "table_next", "on")
    assert (chosen(panel, "table_way"), chosen(panel, "table_next")) == ("digest", "on")
    assert await roma.store.table_wish(1, livia.id) == TableWish(1, livia.id, "digest", True)
    assert (await roma.store.user(livia.id)).digest_due is not None
    for name in ("table_way", "table_next"):
        panel = await choose(livia, panel, name, "usual")
    assert await roma.store.table_wish(1, livia.id) is None
    assert (await roma.store.user(livia.id)).digest_due is None
    assert await roma.store.table_wish(1, gaius.id) is None


async def test_it_is_found_from_buttons(server, roma) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    livia = table.people[0]
    await table.start()
    await all_told(roma)
    hand = next(m for m in livia.sees(livia.dm) if has_verb(m, "settings"))
    games = await (await livia.slash(table.channel, "mygames")).message()
    post = table.latest(livia)
    about = await press(livia, post, button(post, "table"))
    for message in (hand, games, about):
        panel = await press(livia, message, button(message, "settings"))
        assert chosen(panel, "way") == "channel"
        assert panel.id != message.id


async def test_a_panel_works_after_a_restart(server, tmp_path) -> None:
    livia = server.person("Livia")
    async with running_bot(server, tmp_path / "roma.db"):
        panel = await opened(livia, server.channel)
    async with running_bot(server, tmp_path / "roma.db") as roma:
        panel = await choose(livia, panel, "way", "message")
        assert chosen(panel, "way") == "message"
        assert (await roma.store.user(livia.id)).ping_way == "message"


async def test_what_is_refused_changes_nothing(server, roma) -> None:
    livia = server.person("Livia")
    assert "time-zone" in await told(livia, server.channel, "settings", quiet="22-7", language="de")
    user = await roma.store.user(livia.id)
    assert user is None or user.language == ""


async def test_choosing_messages_again_tries_closed_ones_again(server, roma) -> None:
    livia = server.person("Livia")
    await roma.store.update_user(livia.id, dm="closed", ping_way="message")
    panel = await opened(livia, server.channel)
    assert "closed to me" in panel.text
    await choose(livia, panel, "way", "message")
    assert (await roma.store.user(livia.id)).dm == "unknown"

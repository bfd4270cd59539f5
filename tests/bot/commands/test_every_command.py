"""Every command and button once, as people use them."""

from __future__ import annotations

import time

import pytest
import pytest_asyncio

from games.core.rng import Rng
from games.registry import GAMES
from tests.bot.forum import (
    Table,
    button,
    choose_switch,
    close_game,
    has_verb,
    is_question,
    press_anything,
    running_bot,
    told,
)

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def table(server, roma):
    made = Table(server, [server.person("Livia", locale="de"), server.person("Gaius")])
    await made.start()
    return made


async def played(table: Table, rounds: int, seed: int = 1) -> None:
    for _ in range(rounds):
        await table.play_round(Rng(seed))


async def test_the_lobby_tells_who_sits_and_what_is_played(server, roma) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    opened = await livia.slash(
        server.channel, "table open", game="glory_to_rome", seats=3, variant="trial_game=on"
    )
    lobby = await opened.message()
    assert "Livia" in lobby.text
    assert "Trial game" in lobby.text
    lobby = await (await gaius.click(lobby, "Join")).message()
    assert "Gaius" in lobby.text
    lobby = await (await livia.click(lobby, "Add bot")).message()
    assert "steward" in lobby.text
    lobby = await (await gaius.click(lobby, "Leave")).message()
    assert "Gaius" not in lobby.text
    await (await gaius.click(lobby, "Start"))
    refusal = await gaius.wait_for(lambda m: "Only the host" in m.text)
    assert refusal.seen_by == gaius.id


async def test_the_host_changes_the_variant_from_a_menu(server, roma) -> None:
    livia = server.person("Livia")
    lobby = await (await livia.slash(server.channel, "table open", game="glory_to_rome")).message()
    menu = await (await livia.click(lobby, "Variant…")).message()
    assert "Open hands: **" in menu.text, "it says how all switches stand"
    positions = await choose_switch(livia, menu, "start_mode")
    assert [option.value for option in positions.options if option.default] == ["draw"]
    chosen = await livia.select(menu, "choose", custom_id=positions.custom_id)
    assert "**Choose a card from hand**" in (await chosen.message()).text
    await livia.wait_for(lambda m: m.id == lobby.id and "first leader" in m.text)


@pytest.mark.parametrize("by_command", [False, True])
async def test_a_host_who_would_play_alone_is_asked_first(server, roma, by_command: bool) -> None:
    livia = server.person("Livia")
    opened = await livia.slash(server.channel, "table open", game="nova_roma", seats=3)
    lobby = await opened.message()
    if by_command:
        await livia.slash(server.channel, "table start")
    else:
        await livia.click(lobby, "Start")
    question = await livia.wait_for(lambda m: "2 more seats are free" in m.text)
    assert question.seen_by == livia.id
    assert (await roma.store.table_in(server.channel.id)).status == "lobby"
    await livia.click(question, "Play alone")
    await livia.wait_for(lambda m: m.id == lobby.id and "has started" in m.text)
    assert (await roma.store.table_in(server.channel.id)).status == "playing"


async def test_a_table_laid_for_one_starts_at_once(server, roma) -> None:
    livia = server.person("Livia")
    opened = await livia.slash(server.channel, "table open", game="nova_roma", seats=1)
    await livia.click(await opened.message(), "Start")
    await livia.wait_for(lambda m: has_verb(m, "move"))


@pytest.mark.parametrize("name", ["Ruhm für Rom", "glory to rome", "GLORY_TO_ROME "])
async def test_games_go_by_their_names_in_any_language(server, roma, name: str) -> None:
    livia = server.person("Livia")
    told = await (await livia.slash(server.channel, "rules", game=name)).message()
    assert "Glory to Rome" in told.text
    await livia.slash(server.channel, "rules", game="chess")
    refusal = await livia.wait_for(lambda m: "There is no game" in m.text)
    assert "Nova Roma" in refusal.text


async def test_wrong_settings_are_refused_in_a_sentence(server, roma) -> None:
    livia = server.person("Livia")
    for options in ({"game": "chess"}, {"game": "glory_to_rome", "variant": "speed=high"}):
        await livia.slash(server.channel, "table open", **options)
        refusal = await livia.wait_for(lambda m: "There is no" in m.text)
        livia.dismiss(refusal)


async def test_games_and_settings_are_completed_while_typing(server, roma) -> None:
    livia = server.person("Livia", locale="de")
    found = await livia.autocomplete(server.channel, "table open", game="ruhm")
    assert [choice.value for choice in found] == ["glory_to_rome"]
    found = await livia.autocomplete(
        server.channel, "table open", game="glory_to_rome", variant="trial"
    )
    assert [choice.value for choice in found] == ["trial_game=on"]


async def test_a_choice_of_games_says_what_each_is(server, roma) -> None:
    for locale, players in (("en-US", "players"), ("de", "Personen")):
        person = server.person(f"reads {locale}", locale=locale)
        found = await person.autocomplete(server.channel, "table open", game="")
        assert len(found) == len(GAMES)
        assert all(" – " in choice.name and players in choice.name for choice in found)
        assert not any("…" in choice.name for choice in found), "nothing was cut"
    await person.slash(server.channel, "rules", game=found[0].name)
    assert await person.wait_for(lambda m: "Ruhm für Rom" in m.text)


async def test_one_table_per_channel(table: Table) -> None:
    gaius = table.people[1]
    await gaius.slash(table.channel, "table open", game="glory_to_rome")
    assert await gaius.wait_for(lambda m: "already a table" in m.text)


async def test_play_takes_a_choice_by_name(table: Table) -> None:
    for person in table.people:
        offered = await person.autocomplete(table.channel, "play", choice="")
        if offered:
            break
    text = await told(person, table.channel, "play", choice=offered[0].value)
    assert text
    await person.slash(table.channel, "play", choice="nonsense")
    assert await person.wait_for(lambda m: "nonsense" in m.text)


async def test_looking_back(table: Table) -> None:
    await played(table, 3)
    livia, gaius = table.people
    assert "Round" in await told(gaius, table.channel, "board", text=True)
    page = await (await gaius.slash(table.channel, "history")).message()
    first = await (await gaius.click(page, "⏮️")).message() if not first_page(page) else page
    assert "Move 1 of" in first.text
    modal = await (await gaius.click(first, "Jump to…")).modal()
    jumped = await (await gaius.submit(modal, {modal.inputs[0][0]: "2"})).message()
    assert "Move 2 of" in jumped.text
    hand = await (await gaius.click(jumped, "My hand then")).message()
    assert "Move 2 of" in hand.text
    assert "Protokoll" in await told(livia, table.channel, "log")
    assert await told(livia, table.channel, "recap")
    await gaius.slash(table.channel, "board", move=999)
    assert await gaius.wait_for(lambda m: "no such move" in m.text)


def first_page(message) -> bool:
    return "Move 1 of" in message.text


async def test_undo_is_free_before_anything_is_revealed(table: Table, roma) -> None:
    rng = Rng(3)
    for person in table.people:
        panel = await table.panel(person)
        if is_question(panel):
            break
    while not any(b.custom_id and ":undo:" in b.custom_id for b in panel.buttons):
        panel = await press_anything(person, panel, rng)
        if not is_question(panel):
            pytest.fail("this deal has no two-step lead")
        if has_verb(panel, "confirm"):
            panel = await (await person.click(panel, custom_id=button(panel, "rethink"))).message()
    row = await roma.store.table_in(table.channel.id)
    before = len(await roma.store.choices(row.id))
    back = await (await person.click(panel, custom_id=button(panel, "undo"))).message()
    assert "Taken back: " in back.text, "what it was is said"
    assert len(await roma.store.choices(row.id)) == before - 1


async def test_undo_by_consent(table: Table, roma, server) -> None:
    await played(table, 3)
    livia, gaius = table.people
    row = await roma.store.table_in(table.channel.id)
    before = len(await roma.store.choices(row.id))
    await told(gaius, table.channel, "undo")
    vote = await livia.wait_for(lambda m: has_verb(m, "agree"))
    assert livia.mention in vote.text
    await gaius.click(vote, "Agree")
    assert await gaius.wait_for(lambda m: "not asked about this" in m.text)
    done = await (await livia.click(vote, "Agree")).message()
    assert "Taken back" in done.text
    assert len(await roma.store.choices(row.id)) < before
    shown = await livia.wait_for(lambda m: "agrees: " in m.text)
    assert "takes back move" in shown.text, "which moves went is said"
    assert has_verb(shown, "move")
    assert shown.mentions, "who is awaited is pinged"
    for seed in range(3):
        await table.play_round(Rng(seed))
    await server.idle()
    assert await roma.store.due(int(time.time()) + 60) == ()
    latest = [m for m in livia.sees(table.channel) if m.id > shown.id and "•" in m.text]
    assert latest, "the table is told about again"
    page = await (await gaius.slash(table.channel, "history")).message()
    assert "Move" in page.text


async def test_a_refused_undo_changes_nothing(table: Table, roma) -> None:
    await played(table, 2)
    livia, gaius = table.people
    row = await roma.store.table_in(table.channel.id)
    before = len(await roma.store.choices(row.id))
    await told(gaius, table.channel, "undo")
    vote = await livia.wait_for(lambda m: has_verb(m, "refuse"))
    done = await (await livia.click(vote, "Refuse")).message()
    assert "Not taken back" in done.text
    assert len(await roma.store.choices(row.id)) == before


async def test_settings_are_kept_and_used(table: Table, roma) -> None:
    gaius = table.people[1]
    text = await told(gaius, table.channel, "settings", language="de", hands=False)
    assert "Deutsch" in text
    assert "Hand per DM: aus" in text
    panel = await table.panel(gaius)
    assert any(word in panel.text for word in ("dran", "Du", "du"))
    assert (await roma.store.languages())[gaius.id] == "de"
    text = await told(gaius, table.channel, "settings", language="discord")
    assert "English" in text


async def test_the_table_speaks_the_language_its_host_sets(table: Table) -> None:
    livia, gaius = table.people
    await told(livia, table.channel, "table settings", language="de")
    await played(table, 1)
    assert await gaius.wait_for(lambda m: m.seen_by is None and "dran" in m.text)
    await gaius.slash(table.channel, "table settings", language="en")
    assert await gaius.wait_for(lambda m: "Only the host" in m.text)


async def test_mygames_and_play_work_in_direct_messages(table: Table) -> None:
    for person in table.people:
        assert f"<#{table.channel.id}>" in await told(person, person.dm, "mygames")
        assert await told(person, person.dm, "play")


async def test_closing_is_for_host_and_moderators(table: Table, server) -> None:
    livia, gaius = table.people
    await gaius.slash(table.channel, "table close")
    assert await gaius.wait_for(lambda m: "Only the host" in m.text)
    nero = server.person("Nero", permissions=["manage_messages"])
    assert "closed" in (await close_game(nero, table)).text
    await livia.slash(table.channel, "play")
    assert await livia.wait_for(lambda m: "Hier steht kein Tisch" in m.text)


async def test_rules_of_any_card(server, roma) -> None:
    livia = server.person("Livia", locale="de")
    found = await livia.autocomplete(server.channel, "rules", game="glory_to_rome", topic="ther")
    assert found[0].name == "Therme"
    text = await told(livia, server.channel, "rules", game="glory_to_rome", topic="Therme")
    assert "Klient" in text
    await livia.slash(server.channel, "rules", game="glory_to_rome", topic="Raumschiff")
    assert await livia.wait_for(lambda m: "Raumschiff" in m.text)


async def test_concession_ends_the_game_and_a_rematch_begins(table: Table) -> None:
    livia, gaius = table.people
    post = table.latest(livia)
    for person in (livia, gaius):
        panel = await table.panel(person)
        if not is_question(panel):
            break
    more = await (await person.click(panel, custom_id=button(panel, "more"))).message()
    tap = next(b.custom_id for b in more.buttons if b.custom_id.endswith(":concede"))
    sure = await (await person.click(more, custom_id=tap)).message()
    assert not table.is_over(), "one stray tap ends nothing"
    await (await person.click(sure, custom_id=button(sure, "do_aside"))).message()
    final = await livia.wait_for(lambda m: has_verb(m, "rematch"))
    assert final.id > post.id
    assert any(a.filename.endswith(".json") for a in final.attachments)
    lobby = await (await gaius.click(final, "Rematch")).message()
    assert "Livia" in lobby.text
    assert "Gaius" in lobby.text
    await (await gaius.click(lobby, "Start")).message()
    await livia.wait_for(lambda m: has_verb(m, "move") and m.id > lobby.id)


async def test_the_bot_forgets_nothing_over_a_restart(server, tmp_path) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    table = Table(server, [livia, gaius])
    database = tmp_path / "roma.sqlite3"
    async with running_bot(server, database):
        await table.start()
        await played(table, 2)
        panels = {person.id: await table.panel(person) for person in table.people}
    async with running_bot(server, database):
        for person in table.people:
            if is_question(panels[person.id]):
                assert await press_anything(person, panels[person.id], Rng(1))
        await played(table, 2)


async def test_pictures_come_with_alt_text_and_can_be_replayed(server) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    table = Table(server, [livia, gaius])
    async with running_bot(server, ":memory:", pictures=True):
        await table.start()
        await played(table, 2)
        await server.idle()
        front, picture = table.latest(gaius).attachments
        assert front.filename == "front.png"
        assert "Livia" in picture.description
        assert gaius.file(picture).startswith(b"\x89PNG")
        old = await (await gaius.slash(table.channel, "board", move=1)).message()
        assert old.attachments
        replay = await (await gaius.slash(table.channel, "replay")).message(timeout=20)
        (moving,) = replay.attachments
        assert gaius.file(moving)[:3] == b"GIF"
        hands = [m for m in gaius.inbox if m.attachments]
        assert len(hands) == 1, "one message, kept current"
        panel = await table.panel(gaius)
        assert panel.attachments[0].filename == "hand.png"


async def test_every_topic_of_the_rules_can_be_reached_by_turning_pages(server, roma) -> None:
    livia = server.person("Livia")
    shown = await (await livia.slash(server.channel, "rules", game="glory_to_rome")).message()
    found = [option.value for option in shown.selects[0].options]
    while on := [b for b in shown.buttons if "▶" in str(b.emoji) and not b.disabled]:
        shown = await (await livia.click(shown, custom_id=on[0].custom_id)).message()
        found += [option.value for option in shown.selects[0].options]
    assert tuple(found) == roma.sessions.games["glory_to_rome"].topics
    last = found[-1]
    shown = await (await livia.select(shown, [last])).message()
    assert last in [option.value for option in shown.selects[0].options]  # the page stays


async def test_the_seats_offered_are_those_of_the_chosen_game(server, roma) -> None:
    livia = server.person("Livia")
    for key, game in roma.sessions.games.items():
        found = await livia.autocomplete(server.channel, "table open", "seats", game=key, seats="")
        assert [choice.value for choice in found] == list(game.seats)
    typed = await livia.autocomplete(server.channel, "table open", "seats", game=key, seats="3")
    assert [choice.name for choice in typed] == ["3 players"]

"""A lesson on Discord: begun by a command or a button, in the channel or a thread, and left."""

from __future__ import annotations

import pytest

from bot.talk.refusals import RefusedError
from playground.world.model import Message
from tests.bot.advice.advising import Advising
from tests.bot.forum import PATIENCE, all_told, button, has_verb, running_bot

pytestmark = pytest.mark.asyncio

GAME = "glory_to_rome"
ABOUT = "Every card is five things"


async def opened(server, roma, pupil) -> Message:
    """The panel of a lesson in the only channel."""
    said = await (await pupil.slash(server.channel, "learn", game=GAME)).message()
    assert "My move" in said.text
    await all_told(roma)
    return await open_panel(pupil, server.channel)


async def begun(pupil, panel: Message, words: str) -> Message:
    """The first question; before it the panel says what the game is about."""
    assert words in panel.text
    return await (await pupil.click(panel, custom_id=button(panel, "lesson"))).message()


async def open_panel(pupil, channel) -> Message:
    post = await pupil.wait_for(lambda m: has_verb(m, "move") and m.channel_id == channel.id)
    return await (await pupil.click(post, custom_id=button(post, "move"))).message()


async def test_each_question_explains_itself_until_nobody_wants_it(server, roma) -> None:
    livia = server.person("Livia")
    panel = await opened(server, roma, livia)
    assert panel.seen_by == livia.id
    panel = await begun(livia, panel, ABOUT)
    assert "The leader chooses what this round is about" in panel.text
    left = await (await livia.click(panel, "No more explanations")).message()
    assert "The leader chooses" not in left.text
    assert "you lead" in left.text
    row = await roma.store.table_in(server.channel.id)
    assert row.lesson.state == "left"


async def test_what_was_explained_is_known_after_a_restart(server, tmp_path) -> None:
    livia = server.person("Livia", locale="de")
    async with running_bot(server, tmp_path / "roma.sqlite") as roma:
        said = await (await livia.slash(server.channel, "learn", game=GAME)).message()
        assert "eine Lektion" in said.text
        await all_told(roma)
        panel = await open_panel(livia, server.channel)
        panel = await begun(livia, panel, "Jede Karte kann fünferlei sein")
    async with running_bot(server, tmp_path / "roma.sqlite") as roma:
        row = await roma.store.table_in(server.channel.id)
        assert {"begin", "gtr.lead"} <= row.lesson.explained.keys()
        again = await open_panel(livia, server.channel)
        assert again.text.splitlines()[0] == panel.text.splitlines()[0]


async def test_hints_are_there_from_the_start_and_cost_nothing(server, roma) -> None:
    roma.clicks.handlers["hint"].__self__.advising = Advising()
    livia = server.person("Livia")
    panel = await begun(livia, await opened(server, roma, livia), ABOUT)
    await livia.click(panel, custom_id=button(panel, "hint"))
    hint = await livia.wait_for(lambda m: "I would choose" in m.text, PATIENCE)
    assert ABOUT not in hint.text
    info = await (await livia.slash(server.channel, "table info")).message()
    assert not has_verb(info, "hints")
    async with roma.sessions.table(1) as live:
        with pytest.raises(RefusedError, match="refused-hints-lesson"):
            await roma.clicks.handlers["sethints"].__self__.switch(live, livia.id, on=True)


async def test_a_taken_channel_gets_a_thread(server, roma) -> None:
    livia, gaius = server.person("Livia"), server.person("Gaius")
    lobby = await (await livia.slash(server.channel, "table open", game=GAME)).message()
    said = await (await gaius.click(lobby, "Teach me")).message()
    await gaius.wait_for(lambda m: has_verb(m, "move"))
    (thread,) = [each for each in server.loopback.world.channels if each.is_thread]
    assert f"<#{thread.id}>" in said.text
    panel = await open_panel(gaius, thread)
    assert ABOUT in panel.text


async def test_help_leads_to_a_lesson(server, roma) -> None:
    livia = server.person("Livia")
    help_text = await (await livia.slash(server.channel, "help")).message()
    menu = await (await livia.click(help_text, "Teach me")).message()
    await livia.select(menu, [GAME])
    await all_told(roma)
    assert ABOUT in (await open_panel(livia, server.channel)).text


async def test_after_the_lesson_a_real_table_takes_its_place(server, roma) -> None:
    livia = server.person("Livia")
    await opened(server, roma, livia)
    row = await roma.store.table_in(server.channel.id)
    async with roma.sessions.table(row.id) as live:
        live.row = await roma.store.update_table(
            row.id, version=row.version, lesson=type(row.lesson)("over", {"begin": 0})
        )
    ending = await open_panel(livia, server.channel)
    assert "You can play now" in ending.text
    done = await (await livia.click(ending, "Open a real table")).message()
    assert "Join" in done.text
    await all_told(roma)
    lobby = await livia.wait_for(lambda m: has_verb(m, "join"))
    assert lobby.seen_by is None
    assert (await roma.store.table(row.id)).status == "closed"
    assert (await roma.store.table_in(server.channel.id)).lesson is None

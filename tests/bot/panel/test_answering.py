"""In the middle of a turn of many answers: what they did so far, what others did before."""

from __future__ import annotations

import msgspec
import pytest

from bot.panel.answering import Answering
from bot.panel.pictures import PanelPictures
from bot.posts.composer import Composer
from bot.tables.live import Moment
from bot.tables.sitting import Sitting
from games.core.match import resume
from games.core.rng import Rng
from games.core.seats import Seat
from playground import LoopbackServer
from playground.people.person import Person
from playground.world.model import Message
from tests.bot.forum import (
    PATIENCE,
    Table,
    button,
    choose_option,
    has_verb,
    is_question,
    press_anything,
    running_bot,
)
from tests.bot.house import GAIUS, LIVIA, TITUS, House, NotingPool, house

pytestmark = pytest.mark.asyncio

NEWS = "**So far**"
TURN = "Your turn so far"


async def answer_once(person: Person, panel: Message, rng: Rng) -> Message:
    """An answer that leaves the turn open."""
    while True:
        after = await press_anything(person, panel, rng)
        if not has_verb(after, "confirm"):
            return after
        panel = await (await person.click(after, custom_id=button(after, "rethink"))).message(
            PATIENCE
        )


async def test_a_long_turn_tells_what_has_been_done() -> None:
    rng = Rng(3)
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")], "nova_roma")
        await table.start()
        people = sorted(table.people, key=lambda person: person.name)
        panels = [await table.panel(person) for person in people]
        first, second = people if is_question(panels[0]) else reversed(people)
        asked = panels[people.index(first)]
        while is_question(asked):
            asked = await press_anything(first, asked, rng)
        await server.idle()
        asked = await table.panel(second)
        assert NEWS in asked.text
        news = [line for line in asked.text.splitlines() if line.startswith("-# •")]
        assert any(first.name in line for line in news)
        answered = await answer_once(second, asked, rng)
        assert f"-# • {second.name}" in answered.text
        again = await table.panel(second)
        assert all(line in again.text.splitlines() for line in news)
        while not has_verb(again, "confirm"):
            again = await press_anything(second, again, rng)
        told = again.text.partition(TURN)[2].splitlines()
        assert sum(line.startswith("-# •") for line in told) >= 2


async def confirmed(person: Person, panel: Message, rng: Rng) -> Message:
    """Presses on until a move is done."""
    while not has_verb(panel, "confirm"):
        panel = await press_anything(person, panel, rng)
    pressed = await person.click(panel, custom_id=button(panel, "confirm"))
    return await pressed.message(PATIENCE)


async def leader_of(table: Table) -> tuple[Person, Message]:
    for person in table.people:
        panel = await table.panel(person)
        if is_question(panel):
            return person, panel
    raise AssertionError("nobody is asked")


async def test_ones_own_move_is_no_news() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")], "nova_roma")
        await table.start()
        leader, panel = await leader_of(table)
        await confirmed(leader, panel, Rng(1))
        await server.idle()
        again = await table.panel(leader)
        assert "Since your last move" not in again.text
        assert "So far" not in again.text
        recap = await (await leader.slash(table.channel, "recap")).message(PATIENCE)
        assert recap.text.startswith("**Nothing has happened since your last move.** This was it:")


async def test_what_was_drawn_is_told_to_who_drew_it() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        await table.start()
        leader, panel = await leader_of(table)
        panel = await choose_option(leader, panel, "think:one")
        done = await (await leader.click(panel, custom_id=button(panel, "confirm"))).message(
            PATIENCE
        )
        drew = [line for line in done.text.splitlines() if "You drew" in line]
        assert drew[0].startswith("• "), "one's own result stands in large print"


@pytest.mark.parametrize("game", ["corduba", "romolo_o_remo"])
async def test_a_panel_tells_what_computers_did_meanwhile(game: str) -> None:
    rng = Rng(2)
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia = server.person("Livia")
        table = Table(server, [livia], game)
        opened = await livia.slash(server.channel, "table open", game=game, seats=2)
        lobby = await table.press(livia, await opened.message(PATIENCE), "addbot")
        await table.press(livia, lobby, "start")
        await livia.wait_for(lambda m: has_verb(m, "move"), PATIENCE)
        panel, news = await table.panel(livia), []
        for _ in range(6):
            while not has_verb(panel, "confirm"):
                panel = await press_anything(livia, panel, rng)
            own = [line for line in panel.text.splitlines() if line.startswith("-# • Livia")]
            done = await livia.click(panel, custom_id=button(panel, "confirm"))
            panel = await done.message(PATIENCE)
            head, _, rest = panel.text.partition("\n")
            assert head in ("**And then:**", "Your choice stands.")
            told = [head, *rest.partition("**")[0].splitlines()]
            assert not set(own) & set(told)  # was shown before
            assert not any("Livia begins the turn" in line for line in told)  # and is over
            news += told[1:]
        assert any(line.startswith("-# • ") and "Livia" not in line for line in news)


async def one_has_followed(home: House) -> tuple[int, Seat, Seat]:
    """A table, somebody who has followed with a card, and somebody who is still asked."""
    for _ in range(50):
        table = await home.start(LIVIA, GAIUS, TITUS)
        async with home.sessions.table(table) as live:
            moves = live.row.moves
            while live.row.moves == moves or len(live.waiting()) == 1:
                seat = live.waiting()[0]
                leading = [o.id for o in live.question(seat).options if "think" not in o.id]
                await home.sessions.submit(live, seat, live.playing.seq, leading[:1])
            moves, early = live.row.moves, live.waiting()[0]
            cards = [o.id for o in live.question(early).options if "think" not in o.id]
            if cards:
                await home.sessions.submit(live, early, live.playing.seq, cards[:1])
            if cards and live.row.moves == moves and live.waiting():
                return table, early, live.waiting()[0]
        await home.store.close_table(table, home.time)
        home.sessions.forget(table)
    raise AssertionError("nobody could follow in fifty deals")


async def test_an_answer_of_another_is_not_shown_as_ones_own() -> None:
    """Others learn of it only when all have answered."""
    async with house() as home:
        table, early, late = await one_has_followed(home)
        pool = NotingPool()
        answering = Answering(home.sessions, Composer(home.store, pool))
        async with home.sessions.table(table) as live:
            sitting, name = Sitting(live, late, live.voice()), live.names[early]
            start = resume(live.game, msgspec.structs.replace(live.playing.saved(), tail=()))
            question = await answering.showing.show(sitting)
            pick = live.question(late).options[0].id
            answer = await answering.pick(sitting, live.playing.seq, [pick])
        for reply in (question, answer):
            assert f"• {name}" not in reply.content
            await reply.draw()
        boards = [sketch for sketch in pool.asked if sketch[1] == "board"]
        assert all(sketch[2] == Moment.of(start, late).view for sketch in boards)


async def test_a_reply_in_a_dm_says_which_table_it_is_about() -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:"):
        livia = server.person("Livia")
        alone = Table(server, [livia], "nova_roma")
        await alone.start()
        reply = await (await livia.slash(livia.dm, "play")).message(PATIENCE)
        assert reply.text.startswith(f"-# Nova Roma, <#{alone.channel.id}>")
        other = Table(server, [livia], "nova_roma")
        other.channel = server.add_channel("another")
        await other.start()
        await livia.slash(livia.dm, "play")
        refusal = await livia.wait_for(lambda m: "several tables" in m.text)
        assert f"<#{alone.channel.id}> <#{other.channel.id}>" in refusal.text


async def _shown(game: str, questions: int) -> list[list[tuple[str, bool]]]:
    """The pictures of the first questions of a game: of what, and whether close up."""
    async with house() as home:
        pool = NotingPool()
        answering = Answering(home.sessions, Composer(home.store, pool))
        table = await home.open(LIVIA, GAIUS, game=game)
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            shown = []
            while len(shown) < questions:
                seat, pool.asked = live.waiting()[0], []
                question = live.question(seat)
                await (await answering.showing.show(Sitting(live, seat, live.voice()))).draw()
                shown.append([(sketch[1], bool(sketch[3].focus)) for sketch in pool.asked])
                pick = question.options[0].id
                await home.sessions.submit(live, seat, live.playing.seq, [pick])
        return shown


async def test_a_panel_shows_what_its_question_is_about() -> None:
    """Places close up; the hand beside them while a turn begins; then they alone."""
    emperor, patrician, action = await _shown("nova_roma", 3)
    assert patrician == [("board", True), ("hand", False)]
    assert emperor == action == [("board", True)]


async def test_a_question_about_cards_of_the_hand_shows_the_hand_alone() -> None:
    """Its other places are but a few; one picture is read and drawn sooner than two."""
    lead, cards, follow = await _shown("glory_to_rome", 3)
    assert lead == [("board", True), ("hand", False)]
    assert cards == follow == [("hand", False)]


@pytest.mark.parametrize(("is_past", "lines"), [(False, 1), (True, 0)])
async def test_a_question_of_the_past_is_shown_without_a_word_of_previews(
    is_past: bool, lines: int
) -> None:
    async with house() as home:
        pool = NotingPool()
        pictures = PanelPictures(Composer(home.store, pool))
        table = await home.open(LIVIA, GAIUS, game="nova_roma")
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
            for _ in range(2):
                seat = live.waiting()[0]
                pick = live.question(seat).options[0].id
                await home.sessions.submit(live, seat, live.playing.seq, [pick])
            sitting, asked = Sitting(live, seat, live.voice()), live.question(seat)
            await (await pictures.of_question(sitting, asked, {}, is_past=is_past))()
    (_, kind, _, frame, *_) = pool.asked[0]
    assert kind == "board"
    assert len(frame.lines) == lines

"""Faults of ours are noted with where they happened, never with what a player holds or picked."""

from __future__ import annotations

import logging

import pytest

from bot.posts import drawing
from bot.posts.drawing import Painter
from bot.talk.faults import RuleFailedError, place_of_fault
from games.core.rng import Rng
from games.glory_to_rome.course import rounds
from playground import LoopbackServer
from rendering.frame import Frame
from tests.bot.forum import Table, button, is_question, running_bot
from tests.bot.house import GAIUS, LIVIA, house

SECRET = "villa.2 senator"


def broken(*_: object) -> None:
    raise AssertionError(SECRET)


def noted(caplog: pytest.LogCaptureFixture) -> str:
    """All that was logged of what went wrong, errors and their traces too."""
    formatter = logging.Formatter()
    return "\n".join(formatter.format(r) for r in caplog.records if r.levelno >= logging.WARNING)


def test_a_fault_is_told_without_its_words() -> None:
    try:
        broken()
    except AssertionError as error:
        told = place_of_fault(error)
    assert told.startswith("AssertionError at test_faults.py:")
    assert "in broken < test_faults.py:" in told
    assert place_of_fault(KeyError(SECRET)) == "KeyError at an unknown place"


@pytest.mark.asyncio
async def test_a_rule_that_raises_is_noted_and_the_choice_never_happened(
    monkeypatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with LoopbackServer() as server, running_bot(server, ":memory:") as roma:
        table = Table(server, [server.person("Livia", locale="de"), server.person("Gaius")])
        await table.start()
        for person in table.people:
            panel = await table.panel(person)
            if is_question(panel):
                break
        row = await roma.store.table_in(table.channel.id)
        async with roma.sessions.table(row.id) as live:
            seat, seq = live.waiting()[0], live.playing.seq
        with monkeypatch.context() as patched:
            patched.setattr(rounds, "think", broken)
            caplog.clear()
            await person.select(panel, "think:one")
            words = ("Something went wrong", "etwas schiefgegangen")
            told = await person.wait_for(lambda m: any(word in m.text for word in words))
            assert told.seen_by == person.id
        said = noted(caplog)
        assert f"table {row.id}, seq {seq}, seat {seat}, gtr.lead: a rule failed" in said
        assert "AssertionError at test_faults.py" in said
        assert "rounds.py" in said
        assert SECRET not in said
        assert "think:one" not in said
        assert await roma.store.choices(row.id) == ()
        panel = await (await person.select(panel, "think:one")).message()
        await (await person.click(panel, custom_id=button(panel, "confirm"))).message()
        assert len(await roma.store.choices(row.id)) == 1


@pytest.mark.asyncio
async def test_a_confirmed_choice_whose_rule_raises_is_noted_too(monkeypatch) -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            seat, seq = live.waiting()[0], live.playing.seq

        async def answer() -> None:
            async with home.sessions.table(table) as live:
                await home.sessions.submit(live, seat, seq, ["think:one"])

        with monkeypatch.context() as patched:
            patched.setattr(rounds, "think", broken)
            with pytest.raises(RuleFailedError) as caught:
                await answer()
        assert f"table {table}, seq {seq}, seat {seat}, gtr.lead:" in str(caught.value)
        assert SECRET not in str(caught.value)
        async with home.sessions.table(table) as again:
            assert again is not live, "read from storage anew"
            await home.answer_at_random(again, Rng(1))


@pytest.mark.asyncio
async def test_a_computer_player_that_fails_is_noted_with_its_seat(monkeypatch) -> None:
    async with house() as home:
        table = await home.start(LIVIA, bots=1)
        async with home.sessions.table(table) as live:
            monkeypatch.setattr(live.game, "bots", {**live.game.bots, "steward": broken})
            bot = next(row.seat for row in live.seats if row.bot)

        async def play() -> None:
            for _ in range(20):
                async with home.sessions.table(table) as live:
                    await home.answer_at_random(live, Rng(1))

        with pytest.raises(RuleFailedError) as caught:
            await play()
        assert f"table {table}, seq " in str(caught.value)
        assert f"seat {bot}, gtr." in str(caught.value)
        async with home.sessions.table(table) as again:
            assert bot not in again.waiting(), "as it was before the choice it failed to answer"


@pytest.mark.asyncio
async def test_a_table_that_cannot_be_read_is_named(monkeypatch) -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        home.sessions.forget(table)
        monkeypatch.setattr(rounds, "lead", broken)
        with pytest.raises(RuleFailedError, match=f"table {table}, seq .*read from storage"):
            async with home.sessions.table(table):
                pass


async def public_view() -> bytes:
    """Of a table, as it is handed to the painter."""
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            return live.view_json(None)


@pytest.mark.asyncio
async def test_a_picture_that_fails_is_noted_with_table_and_move(
    monkeypatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 60.0)
    painter = Painter(1)
    frame = Frame(names=("Livia", "Gaius"), move=7)
    view = b'{"hand": "' + SECRET.encode() + b'"}'
    try:
        assert await painter.picture_or_late("glory_to_rome", "board", view, frame, 31) is None
        assert await painter.animation("glory_to_rome", [view], [frame], 31) is None
    finally:
        painter.close()
    said = noted(caplog)
    assert "table 31, move 7: the board picture could not be drawn: PictureError at draw.py" in said
    assert "table 31, moves 7 to 7: the animation could not be drawn" in said
    assert SECRET not in said


@pytest.mark.asyncio
async def test_a_picture_that_is_late_is_noted_with_table_and_move(
    monkeypatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 0.0)
    painter = Painter(1)
    frame = Frame(names=("Livia", "Gaius"), move=9)
    view = await public_view()
    try:
        late = await painter.picture_or_late("glory_to_rome", "board", view, frame, 32)
        assert late == "late"
        monkeypatch.setattr(drawing, "PATIENCE", 60.0)
        drawn = await painter.picture_or_late("glory_to_rome", "board", view, frame, 32)
        assert drawn.format == "png", "it was drawn on, and came in the end"
    finally:
        painter.close()
    assert "table 32, move 9: the board picture took longer than 0.0 s" in noted(caplog)


@pytest.mark.asyncio
async def test_a_drawing_process_that_dies_is_replaced_and_the_picture_drawn(
    monkeypatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 60.0)  # a process starts slowly on a busy machine
    painter = Painter(1)
    frame = Frame(names=("Livia", "Gaius"), move=3)
    view = await public_view()
    try:
        await painter.warm_up()
        for process in painter._pool._processes.values():
            process.kill()
        assert await painter.picture("glory_to_rome", "board", view, frame, 33)
    finally:
        painter.close()
    assert "table 33, move 3: the board picture: a drawing process died" in noted(caplog)


@pytest.mark.asyncio
async def test_a_closed_painter_starts_no_new_processes() -> None:
    painter = Painter(1)
    pool = painter._pool
    painter.close()
    assert await painter.picture("glory_to_rome", "board", b"{}", Frame(), 34) is None
    assert painter._pool is pool

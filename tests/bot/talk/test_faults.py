"""Faults of ours are noted with where they happened, never with what a player holds or picked."""

from __future__ import annotations

import logging

import pytest

from bot.talk.faults import RuleFailedError, place_of_fault
from games.core.rng import Rng
from games.glory_to_rome.course import rounds
from playground import LoopbackServer
from tests.bot.forum import Table, button, choose_option, is_question, running_bot
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
            think = f"roma:pick:{row.id}:{seq}:think:one"
            await person.click(panel, custom_id=think)
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
        panel = await choose_option(person, panel, "think:one")
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

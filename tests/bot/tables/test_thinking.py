"""A consul at a table: searches elsewhere; the steward answers where that takes too long."""

from __future__ import annotations

import asyncio
import logging
import os
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.posts.drawing import pool
from bot.tables import thinking as module
from bot.tables.computers import bot_meant
from bot.tables.thinking import Thinking
from games.core.bots.search.consul import Effort, search
from games.core.bots.search.errand import Errand
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.registry import all_games
from games.searching import searched
from tests.bot.house import LIVIA, house

pytestmark = pytest.mark.asyncio
GAME = all_games()["glory_to_rome"]
LONG = 60.0
DRAWING, SEARCHING = max(pool.POLITENESS, pool.HUMILITY), module.HUMILITY  # tests step back nowhere


def dies(sent: bytes) -> bytes:
    os._exit(3)


def fails(sent: bytes) -> bytes:
    raise KeyError("a card nobody may know of")


def niceness(sent: bytes) -> bytes:
    return str(os.nice(0)).encode()


class Here(Thinking):
    """In a thread instead of a process, so that a test may look on; with little effort."""

    def __init__(self) -> None:
        self.sent: list[Errand] = []
        super().__init__(self._noted)

    def _noted(self, sent: bytes) -> bytes:
        errand = Errand.decoded(sent)
        self.sent.append(errand)
        match = Match(GAME, errand.saved)
        return search(match, errand.seat, Rng(1), Effort(answers=2, futures=4, turns=0)).encoded()

    def _new_pool(self) -> ThreadPoolExecutor:  # type: ignore[override]
        return ThreadPoolExecutor(1)


def asked() -> tuple[Match, Seat]:
    match = Match.start(GAME, 2, 1)
    return match, match.waiting()[0]


async def test_finds_in_another_process_what_is_found_here():
    match, seat = asked()
    thinking = Thinking(searched)
    try:
        thought = await thinking.answer(1, match, seat, Rng(5), LONG)
    finally:
        thinking.close()
    assert tuple(thought.picks) == search(match, seat, Rng(5)).picks
    assert thought.is_searched
    assert (thinking.searched, thinking.fell_back) == (1, 0)


async def test_stands_behind_all_that_is_drawn(monkeypatch):
    monkeypatch.setattr(module, "HUMILITY", SEARCHING)
    thinking = Thinking(niceness)
    try:
        behind = int(await thinking._run(b"")) - os.nice(0)
    finally:
        thinking.close()
    assert behind > DRAWING or behind + os.nice(0) == 19


@pytest.mark.parametrize("broken", [dies, fails])
async def test_the_steward_answers_when_a_search_breaks(broken, caplog):
    match, seat = asked()
    usual = GAME.bots["steward"].answer(match.view(seat), match.pending(seat), Rng(5))
    thinking = Thinking(broken)
    try:
        with caplog.at_level(logging.WARNING):
            for _ in range(2):  # also with the process that comes after it
                thought = await thinking.answer(7, match, seat, Rng(5), LONG)
                assert (thought.picks, thought.is_searched) == (usual, False)
    finally:
        thinking.close()
    assert (thinking.searched, thinking.fell_back) == (0, 2)
    assert caplog.text.count("table 7: the steward answers for the consul") == 2
    assert "a card nobody may know of" not in caplog.text


async def test_the_steward_answers_when_patience_is_over():
    match, seat = asked()
    thinking = Here()
    await thinking.answer(7, match, seat, Rng(5), 0.0)
    assert (thinking.sent, thinking.fell_back) == ([], 1)


async def test_the_steward_answers_when_too_many_wait(monkeypatch):
    monkeypatch.setattr(module, "MOST_WAITING", 0)
    match, seat = asked()
    thinking = Here()
    await thinking.answer(7, match, seat, Rng(5), LONG)
    assert (thinking.sent, thinking.fell_back) == ([], 1)


async def test_the_event_loop_goes_on_while_a_consul_thinks(monkeypatch):
    monkeypatch.setattr(module, "PATIENCE", LONG)
    async with house() as home:
        home.sessions.thinking = thinking = Here()
        table = await home.open(LIVIA)
        async with home.sessions.table(table) as live:
            await home.lobby.add_bot(live, LIVIA.id, "consul")
            await home.lobby.start(live, LIVIA.id)
        rng, beats = Rng(1), 0

        async def beat() -> None:
            nonlocal beats
            while True:
                beats += 1
                await asyncio.sleep(0)

        beating = asyncio.create_task(beat())
        for _ in range(8):
            async with home.sessions.table(table) as live:
                assert [live.bot_at(seat) for seat in live.waiting()] == [None]
                await home.answer_at_random(live, rng)
        beating.cancel()
        assert thinking.searched == len(thinking.sent) > 0
        assert beats > thinking.searched
        assert {errand.seat for errand in thinking.sent} == {1}


async def test_without_processes_the_steward_plays_for_the_consul():
    async with house() as home:
        table = await home.open(LIVIA)
        async with home.sessions.table(table) as live:
            await home.lobby.add_bot(live, LIVIA.id, bot_meant(GAME, "Weitblickender Konsul"))
            await home.lobby.start(live, LIVIA.id)
            assert live.bot_at(Seat(1)) == "consul"
            assert [live.bot_at(seat) for seat in live.waiting()] == [None]

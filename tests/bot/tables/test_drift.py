"""Newer code, older game: what no longer fits is asked again, and the table is told."""

from __future__ import annotations

import pytest

from games.core.rng import Rng
from games.glory_to_rome.course import rounds
from playground import LoopbackServer
from tests.bot.forum import (
    Table,
    all_told,
    check_posts,
    choose_option,
    is_question,
    lead_something,
    offers,
    running_bot,
    waiting_person,
)

pytestmark = pytest.mark.asyncio


async def test_an_unfinished_choice_that_no_longer_fits_is_asked_again(
    tmp_path, monkeypatch
) -> None:
    database = tmp_path / "roma.sqlite3"
    playable = rounds.playable_roles
    async with LoopbackServer() as server:
        people = [server.person("Livia", locale="de"), server.person("Gaius")]
        table = Table(server, people)
        async with running_bot(server, database) as roma:
            await table.start()
            leader, first = await waiting_person(table)
            row = await roma.store.table_in(table.channel.id)
            async with roma.sessions.table(row.id) as live:
                (seat,) = live.waiting()
                by_several, *_ = live.game.shortcuts(live.playing.view(seat), live.question(seat))
            (role,) = by_several.answers[0]
            half = await choose_option(leader, first, role)
            assert is_question(half)
            assert half.text != first.text
            assert len(await roma.store.choices(row.id)) == 1
            await all_told(roma)
        monkeypatch.setattr(rounds, "playable_roles", lambda s, seat: playable(s, seat)[::-1])
        async with running_bot(server, database) as roma:
            asked = await table.panel(leader)
            assert offers(asked) != offers(first)
            told = await people[1].wait_for(lambda m: "The rules were updated." in m.text)
            assert told.seen_by is None
            assert "One unfinished choice no longer fits and is asked again." in told.text
            assert f"Your turn, {leader.mention}:** lead a role or think." in told.text
            assert told in leader.pings
            assert await roma.store.choices(row.id) == ()
            await all_told(roma)
            asked = await table.panel(leader)
            await lead_something(leader, asked, Rng(1))
            await table.play_round(Rng(2))
            await all_told(roma)
            notes = [m for m in people[1].sees(table.channel) if "were updated" in m.text]
            assert len(notes) == 1, "it is said once"
            await check_posts(table, roma.store)
        assert list(server.violations) == []


async def test_a_game_whose_choices_all_fit_goes_on_without_a_word(tmp_path) -> None:
    database = tmp_path / "roma.sqlite3"
    async with LoopbackServer() as server:
        table = Table(server, [server.person("Livia"), server.person("Gaius")])
        async with running_bot(server, database):
            await table.start()
            await table.play_round(Rng(1), presses=2)
        async with running_bot(server, database) as roma:
            await table.play_round(Rng(2))
            await all_told(roma)
            assert not [m for m in table.people[0].sees(table.channel) if "updated" in m.text]

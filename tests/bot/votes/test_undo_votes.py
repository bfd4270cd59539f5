"""Undo by consent: what it covers, what it says, and when it ends."""

from __future__ import annotations

import pytest

from bot.posts.lines.story_lines import told_lines
from bot.talk.refusals import RefusedError
from bot.votes.pause_votes import PauseVotes
from bot.votes.seat_votes import SeatVotes
from bot.votes.stalled_votes import StalledVotes
from bot.votes.undo_votes import UndoVotes
from bot.votes.votes import Votes
from games.core.rng import Rng
from tests.bot.house import GAIUS, LIVIA, house

pytestmark = pytest.mark.asyncio


async def test_consent_takes_back_a_whole_turn_and_not_its_last_choice() -> None:
    async with house() as home:
        table = await home.open(LIVIA, GAIUS, game="trajan")
        async with home.sessions.table(table) as live:
            await home.lobby.start(live, LIVIA.id)
        rng, turn = Rng(6), None
        while turn is None:
            async with home.sessions.table(table) as live:
                await home.answer_at_random(live, rng)
                last = await home.store.move(table, live.row.moves)
                if (
                    live.playing.turn_key(live.waiting()[0]) == "trajan.tray"
                    and last.seat is not None
                ):
                    turn = last if last.last - last.first >= 2 else None
        async with home.sessions.table(table) as live:
            vote = await UndoVotes(home.sessions).ask(live, turn.seat)
        assert vote.to_choice == turn.first


async def started_vote(home, table: int):
    """Plays on until somebody has made a move, who then wants it back."""
    undo, rng = UndoVotes(home.sessions), Rng(2)
    votes = Votes(
        home.sessions,
        undo,
        SeatVotes(home.sessions),
        StalledVotes(home.sessions),
        PauseVotes(home.sessions),
    )
    while True:
        async with home.sessions.table(table) as live:
            before = live.row.moves
            seat = live.waiting()[0]
            await home.answer_at_random(live, rng)
            if live.row.moves > before > 2:
                return votes, await undo.ask(live, seat)


async def test_a_vote_names_the_moves_that_would_be_taken_back() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        votes, vote = await started_vote(home, table)
        async with home.sessions.table(table) as live:
            text = (await votes.post.reply(live, vote)).content
            line = told_lines(live.voice(), (await home.store.move(table, live.row.moves)).events)[
                0
            ]
        assert f"move {live.row.moves} (“{line}”)" in text


async def test_a_move_ends_the_vote_that_did_not_know_of_it() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        votes, vote = await started_vote(home, table)
        async with home.sessions.table(table) as live:
            before, rng = live.row.moves, Rng(9)
            while live.row.moves == before:
                await home.answer_at_random(live, rng)
            with pytest.raises(RefusedError, match="refused-no-vote"):
                await votes.agree(live, vote.needed[0], vote.expires_at)
            assert live.row.moves == before + 1, "nothing was taken back"
            ended = await votes.settle(live)
            assert "the game went on" in (await votes.post.reply(live, ended)).content
        due = [row.kind for row in await home.store.due(home.time)]
        assert "vote_end" in due, "its message is changed now, not tomorrow"

"""Some people, two languages, one table: from /table open to the final score by clicks alone."""

from __future__ import annotations

import pytest

from games.core.record import RecordedMatch, read_record
from games.core.rng import Rng
from games.registry import all_games
from playground import LoopbackServer
from tests.bot.forum import Table, all_told, running_bot
from tests.games.evening import seats_near

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("game", all_games())
async def test_a_whole_game_by_clicks_alone(game: str) -> None:
    async with LoopbackServer() as server:
        async with running_bot(server, ":memory:") as roma:
            livia = server.person("Livia", locale="de")
            seats = seats_near(all_games()[game], 3)
            people = [livia, server.person("Gaius"), server.person("Titus")][:seats]
            table = Table(server, people, game)
            await table.start()
            await table.play_to_the_end(Rng(11))
            final = await people[0].wait_for(lambda m: m.attachments and "rematch" in str(m))
            export = next(a for a in final.attachments if a.filename.endswith(".json"))
            record = read_record(people[0].file(export))
            assert record.game == game
            again = RecordedMatch.replayed(all_games()[game], record)
            assert again.match.outcome
            await all_told(roma)
        assert list(server.violations) == []

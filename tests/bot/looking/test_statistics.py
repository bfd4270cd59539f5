"""What remains of a game: sums of one's own, who met whom, a link that hands it on."""

from __future__ import annotations

import json
import re
from urllib.parse import unquote

import pytest
import pytest_asyncio

from bot.tables.results import result_of
from games.core.contract import Outcome
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from storage.records.outcomes import SeatResult
from tests.bot.forum import Table, all_told, button, close_game, concede, told

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def ended(server, roma):
    """A game that somebody has given up."""
    table = Table(server, [server.person("Livia"), server.person("Gaius", locale="de")])
    await table.start()
    await all_told(roma)
    final = await concede(table)
    return table, final


async def of(asker, table: Table, person) -> str:
    return (await (await asker.slash(table.channel, "stats", person=person)).message()).text


async def test_under_the_last_post_stands_what_one_has_played(ended) -> None:
    table, final = ended
    livia, gaius = table.people
    mine = await (await livia.click(final, custom_id=button(final, "stats"))).message()
    assert mine.seen_by == livia.id
    assert "Glory to Rome" in mine.text
    assert "1 game among people" in mine.text
    assert f"with <@{gaius.id}>: 1 game" in mine.text
    theirs = await (await gaius.click(final, custom_id=button(final, "stats"))).message()
    assert "1 Partie unter Menschen" in theirs.text
    won = [re.search(r"(\d) (won|gewonnen)", shown.text).group(1) for shown in (mine, theirs)]
    assert sorted(won) == ["0", "1"]


async def test_the_last_post_begins_with_who_has_won(ended) -> None:
    _, final = ended
    first, why, *_ = final.text.splitlines()
    assert re.fullmatch(r"🏛️ \*\*(Livia|Gaius)\*\* has won – \1 -?\d+ · (Livia|Gaius) -?\d+", first)
    assert why == "-# Everybody else has conceded."


async def test_the_link_for_bg_stats_holds_the_play(ended) -> None:
    table, final = ended
    livia, gaius = table.people
    mine = await (await livia.click(final, custom_id=button(final, "stats"))).message()
    link = re.search(r"\((https://app\.bgstatsapp\.com/createPlay\.html\?data=[^)]+)\)", mine.text)
    play = json.loads(unquote(link.group(1).partition("data=")[2]))
    assert play["sourceName"]
    assert play["sourcePlayId"]
    assert play["game"] == {"name": "Glory to Rome", "highestWins": True}
    assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d", play["playDate"])
    people = {player["sourcePlayerId"]: player for player in play["players"]}
    assert set(people) == {"roma-1-0", "roma-1-1"}
    assert not any(str(person.id) in unquote(link.group(1)) for person in (livia, gaius))
    assert sorted(player["rank"] for player in people.values()) == [1, 2]
    assert [player["winner"] for player in people.values()].count(True) == 1
    assert all(player["score"].lstrip("-").isdecimal() for player in people.values())


async def test_stats_of_others_and_of_the_server(ended, server) -> None:
    table, _ = ended
    livia, gaius = table.people
    shown = await of(livia, table, gaius)
    assert f"Games of <@{gaius.id}>" in shown
    assert re.search(r"you were ahead (never|once), <@\d+> (never|once)", shown)
    stranger = server.person("Titus")
    assert "not finished a game together" in await of(stranger, table, gaius)
    assert "None has been finished" in await told(stranger, table.channel, "stats")
    here = await told(stranger, table.channel, "stats", server=True)
    assert re.search(r"1\. <@\d+> – 1 of 1", here)


async def test_it_is_plain_how_many_games_came_to_their_end(ended, server, roma) -> None:
    first, _ = ended
    livia, gaius = first.people
    second = Table(server, first.people)
    second.channel = server.add_channel("ostia")
    await second.start()
    for seed in range(3):
        await second.play_round(Rng(seed))
    await close_game(livia, second)
    await all_told(roma)
    assert "finished 1 of 2 games (50%)" in await told(livia, second.channel, "stats")
    assert "1 von 2 Partien zu Ende gespielt (50 %)" in await told(gaius, second.channel, "stats")


async def test_who_does_not_want_to_be_counted_says_so_by_a_button(ended, roma) -> None:
    table, _ = ended
    livia, gaius = table.people
    shown = await (await livia.slash(table.channel, "stats")).message()
    shown = await (await livia.click(shown, "Do not count me")).message()
    assert "You are not counted" in shown.text
    assert "Noch keine ist zu Ende" in await of(gaius, table, livia)
    shown = await (await livia.click(shown, "Count me")).message()
    assert "You are not counted" not in shown.text
    assert await roma.store.is_counted(livia.id)


async def test_places_are_shared_and_winners_stand_before_all() -> None:
    class Ended(Match):
        def __init__(self, outcome: Outcome) -> None:
            self._outcome = outcome

        @property
        def outcome(self) -> Outcome:
            return self._outcome

        def standing(self, seat):
            return tuple({"hills": score, "none": 0} for score in self._outcome.scores)

    def places(winners: tuple[int, ...], *scores: int) -> list[int]:
        outcome = Outcome("end", tuple(map(Seat, winners)), scores)
        return [it.place for it in result_of(Ended(outcome)).seats]

    assert places((1,), 10, 30, 20) == [3, 1, 2]
    assert places((0, 1), 30, 30, 20) == [1, 1, 3]
    assert places((2,), 30, 20, 10) == [2, 3, 1]  # what decides is not always the points
    assert places((), 10, 10) == [1, 1]
    (seat,) = result_of(Ended(Outcome("end", (Seat(0),), (7,)))).seats
    assert seat == SeatResult(Seat(0), 7, 1, True, {"hills": 7})

"""A table that posts its board less often: nothing is lost, who is awaited is called at once."""

from __future__ import annotations

import pytest

from bot.posts.news import Board, End, Ping, news_in
from bot.tables.volume import VOLUMES
from games.core.bots.random_bot import random_bot
from games.core.rng import Rng
from games.registry import all_games
from playground import LoopbackServer
from tests.bot.forum import Table, all_told, button, check_posts, running_bot
from tests.bot.house import GAIUS, LIVIA, TITUS, House, house

pytestmark = pytest.mark.asyncio


async def played(home: House, game: str, volume: str, choices: int) -> int:
    """A table at which people have answered at random, read anew in between."""
    table = await home.open(LIVIA, GAIUS, TITUS, game=game)
    await home.store.update_table(table, volume=volume)
    home.sessions.forget(table)
    async with home.sessions.table(table) as live:
        await home.lobby.start(live, LIVIA.id)
    rng = Rng(4)
    for n in range(choices):
        if n % 7 == 3:
            home.sessions.forget(table)  # as after a restart
        async with home.sessions.table(table) as live:
            if live.playing.outcome:
                break
            seat = live.waiting()[0]
            picks = random_bot(None, live.question(seat), rng)
            await home.sessions.submit(live, seat, live.playing.seq, picks)
    return table


async def tellings(home: House) -> list[Board | End | Ping]:
    rows = [await home.store.outbox_row(id) for id in range(1, 1500)]
    return [news_in(row) for row in rows if row and row.kind in ("board", "end", "ping")]


@pytest.mark.parametrize("game", all_games())
@pytest.mark.parametrize("volume", VOLUMES)
async def test_every_move_is_told_once_and_in_order(game: str, volume: str) -> None:
    async with house() as home:
        table = await played(home, game, volume, 150)
        row = await home.store.table(table)
        last = 0
        for news in await tellings(home):
            if not isinstance(news, Ping):
                assert news.first == last + 1
                last = news.last
        assert (row.unposted or row.moves + 1) == last + 1, "what is left waits for the next post"
        assert last >= row.moves // 2


async def boards(volume: str, game: str = "glory_to_rome") -> tuple[int, list[tuple[int, ...]]]:
    async with house() as home:
        await played(home, game, volume, 200)
        told = await tellings(home)
        pinged = [news.pinged for news in told if news.pinged]
        return len([news for news in told if not isinstance(news, Ping)]), pinged


@pytest.mark.parametrize("game", all_games())
async def test_fewer_boards_and_as_many_pings(game: str) -> None:
    (many, pings), (some, same), (few, too) = [await boards(each, game) for each in VOLUMES]
    assert pings == same == too
    assert many >= some >= few >= 2
    assert many > few


async def test_each_round_of_glory_to_rome() -> None:
    async with house() as home:
        table = await played(home, "glory_to_rome", "round", 200)
        async with home.sessions.table(table) as live:
            rounds = live.playing.rounds
        posts = [news for news in await tellings(home) if not isinstance(news, Ping)]
        assert len(posts) == rounds


async def test_by_clicks_lines_are_told_later_and_history_has_every_board(tmp_path) -> None:
    async with LoopbackServer() as server:
        people = [server.person("Livia"), server.person("Gaius")]
        table = Table(server, people)
        async with running_bot(server, tmp_path / "db") as roma:
            await table.start()
            menu = await table.press(people[0], table.latest(people[0]), "table")
            louder = await table.press(people[0], menu, "volume")
            await (await people[0].select(louder, "round")).message()
            await people[1].wait_for(lambda m: "the board is posted when a round begins" in m.text)
            rng = Rng(6)
            for _ in range(2):
                await table.play_round(rng)
            await all_told(roma)
        async with running_bot(server, tmp_path / "db") as roma:
            for _ in range(6):
                await table.play_round(rng)
            await table.press(people[0], menu, "volume")
            await (await people[0].select(louder, "move")).message()
            await table.play_round(rng)
            await all_told(roma)
            await check_posts(table, roma.store)
            row = await roma.store.table_in(table.channel.id)
            assert row.unposted == 0
            page = await (await people[1].slash(table.channel, "history")).message()
            modal = await (await people[1].click(page, custom_id=button(page, "jump"))).modal()
            jumped = await people[1].submit(modal, {"Number of the move": "2"})
            assert "Move 2 of" in (await jumped.message()).text
        assert list(server.violations) == []


async def test_only_who_cares_for_the_table_makes_it_quieter(server, roma) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    livia, gaius = table.people
    await table.start()
    theirs = await table.press(gaius, table.latest(gaius), "table")
    assert not [b for b in theirs.buttons if ":volume:" in b.custom_id]
    mine = await table.press(livia, table.latest(livia), "table")
    pressed = await gaius.slash(table.channel, "table settings", boards="turn")
    assert "Only the host" in (await pressed.message()).text
    assert button(mine, "volume")

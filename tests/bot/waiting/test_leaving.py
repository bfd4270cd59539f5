"""Leaving a running game: in three ways, and nothing happens before it was explained."""

from __future__ import annotations

import pytest

from bot.talk.refusals import RefusedError
from bot.waiting.free_seats import FreeSeats
from bot.waiting.leaving import Leaving, sure_question
from games.core.rng import Rng
from tests.bot.forum import Table, all_told, button, has_verb, told
from tests.bot.house import GAIUS, LIVIA, TITUS, house

pytestmark = pytest.mark.asyncio


async def left(home, table: int, user: int, way) -> None:
    async with home.sessions.table(table) as live:
        await Leaving(home.sessions).leave(live, live.seat_of(user), way)


async def test_who_offers_the_seat_plays_on_until_it_is_taken() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        await left(home, table, GAIUS.id, "offer")
        async with home.sessions.table(table) as live:
            seat = live.seat_of(GAIUS.id)
            assert live.bot_at(seat) is None
            for _ in range(6):
                await home.answer_at_random(live, Rng(2))
            assert live.seats[seat].offered == 0
            with pytest.raises(RefusedError, match="refused-offered-already"):
                await Leaving(home.sessions).leave(live, seat, "offer")
            with pytest.raises(RefusedError, match="refused-seated"):
                await FreeSeats(home.sessions).take(live, seat, GAIUS.id, "Gaius")
            await FreeSeats(home.sessions).take(live, seat, TITUS.id, "Titus")
            assert live.user_at(seat) == TITUS.id
            assert live.seats[seat].offered is None
            with pytest.raises(RefusedError, match="refused-not-free"):
                await FreeSeats(home.sessions).take(live, seat, 99, "Flavia")


async def test_who_gives_up_is_nobody_here_any_more() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS, TITUS)
        await left(home, table, LIVIA.id, "give_up")
        row = await home.store.table(table)
        assert row.host in (GAIUS.id, TITUS.id), "the table has a host still"
        async with home.sessions.table(table) as live:
            assert live.seat_of(LIVIA.id) is None
            assert [seat.offered for seat in live.seats].count(0) == 1
            assert not any(row.user == LIVIA.id for row in live.seats)
        assert await home.store.tables_of(LIVIA.id) == ()


async def test_the_last_who_gives_up_closes_the_table() -> None:
    async with house() as home:
        table = await home.start(LIVIA, bots=2)
        await left(home, table, LIVIA.id, "give_up")
        assert (await home.store.table(table)).status == "closed"


async def test_the_last_person_cannot_leave_the_game_to_the_steward() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        await left(home, table, GAIUS.id, "steward")
        with pytest.raises(RefusedError, match="refused-nobody-plays"):
            await left(home, table, LIVIA.id, "steward")
        await left(home, table, LIVIA.id, "give_up")
        assert (await home.store.table(table)).status == "closed", "none is there to play on"


@pytest.mark.parametrize("way", ["offer", "steward", "give_up"])
async def test_each_way_is_explained_first(server, roma, way) -> None:
    table = Table(server, [server.person(name) for name in ("Livia", "Gaius", "Titus")])
    await table.start()
    await all_told(roma)
    _, gaius, titus = table.people
    menu = await table.press(gaius, table.latest(gaius), "table")
    ways = await table.press(gaius, menu, "quit")
    tap = next(b.custom_id for b in ways.buttons if b.custom_id.endswith(f":{way}"))
    sure = await (await gaius.click(ways, custom_id=tap)).message()
    assert not any(row.stand_in or row.bot or row.offered for row in await roma.store.seats(1))
    done = await table.press(gaius, sure, "quitting")
    assert not done.buttons
    await all_told(roma)
    offers = [m for m in titus.sees(table.channel) if has_verb(m, "take")]
    assert len(offers) == (way != "steward")
    if way == "give_up":
        assert not any("Your hand in" in m.text for m in gaius.sees(gaius.dm))
        answer = await told(gaius, table.channel, "hand")
        assert "You do not play at this table" in answer
        newcomer = server.person("Flavia")
        await newcomer.click(offers[0], custom_id=button(offers[0], "take"))
        await newcomer.wait_for(lambda m: "The seat is yours" in m.text)
        await all_told(roma)
        assert any("Your hand in" in m.text for m in newcomer.sees(newcomer.dm))
        await newcomer.wait_for(lambda m: m.id == offers[0].id and not m.buttons)


async def test_an_offer_can_be_taken_back(server, roma) -> None:
    table = Table(server, [server.person(name) for name in ("Livia", "Gaius", "Titus")])
    await table.start()
    gaius = table.people[1]
    ways = await (await gaius.slash(table.channel, "table leave")).message()
    sure = await (await gaius.click(ways, "Until somebody takes my seat")).message()
    assert sure.text.startswith("**If you confirm"), "it has not happened yet"
    ways = await (await gaius.click(sure, "Back")).message()
    sure = await (await gaius.click(ways, "Until somebody takes my seat")).message()
    await table.press(gaius, sure, "quitting")
    await all_told(roma)
    (offer,) = [m for m in gaius.sees(table.channel) if has_verb(m, "take")]
    ways = await (await gaius.slash(table.channel, "table leave")).message()
    assert not any(b.custom_id.endswith(":offer") for b in ways.buttons)
    done = await (await gaius.click(ways, "I stay after all")).message()
    assert "no longer offered" in done.text
    await all_told(roma)
    await gaius.wait_for(lambda m: m.id == offer.id and not m.buttons)
    assert any("stays after all" in m.text for m in gaius.sees(table.channel))
    assert not any(row.offered is not None for row in await roma.store.seats(1))


async def test_at_a_table_by_invitation_the_seat_is_the_hosts_to_give() -> None:
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            live.row = await home.store.update_table(table, entry="invited")
            for user, words in (
                (LIVIA.id, "only you can give it"),
                (GAIUS.id, f"only <@{LIVIA.id}> can"),
            ):
                seat = live.seat_of(user)
                text = sure_question(live, seat, live.voice("en"), "offer").content
                assert words in text
                assert "offered in the channel" not in text
            given = sure_question(live, seat, live.voice("en"), "give_up").content
            assert "only its host can give the seat" in given


async def test_the_command_asks_the_same(server, roma) -> None:
    table = Table(server, [server.person("Livia"), server.person("Gaius")])
    await table.start()
    asked = await (await table.people[1].slash(table.channel, "table leave")).message()
    assert has_verb(asked, "quit")
    stranger = server.person("Flavia")
    assert "You do not play" in await told(stranger, table.channel, "table leave")

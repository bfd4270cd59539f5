"""Faults on demand, and how the real discord.py copes with them."""

from __future__ import annotations

import time

import aiohttp
import discord
import pytest

from tests.playground.small_bot import picture

pytestmark = pytest.mark.asyncio
MESSAGES = "/channels/*/messages"


async def test_a_server_error_is_retried(server, bot, livia):
    fault = server.faults.add("POST", MESSAGES, status=502)
    await bot.place(server.channel).send("hello", file=picture())
    assert fault.hits == 1
    assert [entry.status for entry in server.requests if entry.method == "POST"] == [502, 200]
    assert len(livia.sees(server.channel)) == 1


async def test_an_error_that_is_not_retried_reaches_the_bot(server, bot):
    server.faults.add("POST", MESSAGES, status=503)
    with pytest.raises(discord.DiscordServerError):
        await bot.place(server.channel).send("hello")


@pytest.mark.parametrize("is_global", [False, True])
async def test_a_rate_limit_is_waited_for(server, bot, livia, is_global):
    server.faults.add("POST", MESSAGES, retry_after=0.2, is_global=is_global)
    began = time.monotonic()
    await bot.place(server.channel).send("hello")
    assert time.monotonic() - began >= 0.2
    assert server.invalid_requests == 1
    assert len(livia.sees(server.channel)) == 1


async def test_a_rate_limited_response_is_in_time_when_the_wait_is_short(server, bot, livia):
    server.faults.add("POST", "/interactions/*", retry_after=0.05)
    started = await livia.slash(server.channel, "play", choice="plum")
    assert (await started.message()).content == "played 1 plum"


async def test_a_slow_answer_is_still_an_answer(server, bot):
    server.faults.add("POST", MESSAGES, delay=0.15)
    began = time.monotonic()
    await bot.place(server.channel).send("hello")
    assert time.monotonic() - began >= 0.15


async def test_a_dropped_connection_is_an_error(server, bot, livia):
    server.faults.add("POST", MESSAGES, drop=True)
    with pytest.raises(aiohttp.ClientError):
        await bot.place(server.channel).send("hello")
    assert livia.sees(server.channel) == []
    await bot.place(server.channel).send("hello")


async def test_a_lost_answer_is_harmless_with_a_nonce(server, bot, livia):
    server.faults.add("POST", MESSAGES, drop=True, after=True)
    place = bot.place(server.channel)
    with pytest.raises(aiohttp.ClientError):
        await place.send("your turn", nonce="row-1")
    (posted,) = livia.sees(server.channel)
    again = await place.send("your turn", nonce="row-1")
    assert again.id == posted.id
    assert livia.sees(server.channel) == [posted]


async def test_a_fault_stands_for_ever_or_by_chance(server):
    faults = server.faults
    always = faults.add("GET", "/users/*", status=500, times=None)
    assert all(faults.meet("GET", "/users/1") is always for _ in range(20))
    assert faults.meet("POST", "/users/1") is None
    faults.clear()
    chance = faults.add(status=500, times=None, probability=0.3, seed=5)
    met = [faults.meet("GET", "/x") is chance for _ in range(200)]
    assert 40 < sum(met) < 80
    faults.clear()
    faults.add(status=500, times=None, probability=0.3, seed=5)
    assert [faults.meet("GET", "/x") is not None for _ in range(200)] == met


async def test_discord_py_paces_itself_by_the_headers(server, bot):
    server.rate_limits.set("POST", "/channels/{channel_id}/messages", 3, 0.3)
    place = bot.place(server.channel)
    began = time.monotonic()
    for number in range(7):
        await place.send(str(number))
    assert time.monotonic() - began >= 0.5
    assert server.invalid_requests == 0


async def test_who_does_not_pace_themselves_is_refused(server):
    server.rate_limits.like_discord()
    headers = {"Authorization": f"Bot {server.token}"}
    url = f"{server.api_url}/channels/{server.channel.id}/messages"
    async with aiohttp.ClientSession(headers=headers) as session:
        answers = [await session.post(url, json={"content": "x"}) for _ in range(6)]
        assert [answer.status for answer in answers] == [200] * 5 + [429]
        assert answers[0].headers["X-RateLimit-Remaining"] == "4"
        assert 0 < (await answers[5].json())["retry_after"] <= 5

"""Faults on demand, and how the real discord.py copes with them."""

from __future__ import annotations

import contextlib
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


@pytest.mark.parametrize(
    ("code", "status"),
    [
        (10003, 404),
        (40003, 403),
        (50001, 403),
        (50007, 403),
        (50013, 403),
        (50035, 400),
        (50083, 400),
        (50278, 403),
        (160005, 403),
    ],
)
async def test_a_refusal_comes_with_discords_own_code(server, bot, livia, code, status):
    server.faults.add("POST", MESSAGES, code=code)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.place(server.channel).send("hello")
    assert (refused.value.status, refused.value.code) == (status, code)
    assert "injected" not in refused.value.text
    assert list(server.violations) == []
    await bot.place(server.channel).send("hello again")
    assert [message.content for message in livia.sees(server.channel)] == ["hello again"]


async def test_a_refusal_may_have_another_status(server, bot):
    server.faults.add("POST", MESSAGES, code=50083, status=403)
    with pytest.raises(discord.Forbidden) as refused:
        await bot.place(server.channel).send("hello")
    assert refused.value.code == 50083


async def test_a_refused_edit_of_an_old_message_is_a_429_with_its_code(server, bot):
    message = await bot.place(server.channel).send("hello")
    server.faults.add("PATCH", "*", code=30046, times=None)
    headers = {"Authorization": f"Bot {server.token}"}
    url = f"{server.api_url}/channels/{server.channel.id}/messages/{message.id}"
    async with aiohttp.ClientSession(headers=headers) as session:
        answer = await session.patch(url, json={"content": "x"})
        assert (answer.status, (await answer.json())["code"]) == (429, 30046)


async def test_an_act_can_be_done_and_refused_all_the_same(server, bot, livia):
    server.faults.add("POST", MESSAGES, code=50013, after=True)
    with pytest.raises(discord.Forbidden):
        await bot.place(server.channel).send("hello")
    assert [message.content for message in livia.sees(server.channel)] == ["hello"]


@pytest.mark.parametrize("route", ["/users/@me", "/applications/*/commands"])
async def test_login_and_sync_can_fail(server, connect, route):
    server.faults.add(route=route, status=503)
    with pytest.raises(discord.DiscordServerError):
        async with connect(server):
            pass
    async with connect(server) as bot:
        assert bot.synced


async def test_a_forgotten_nonce_posts_again(server, bot, livia):
    place = bot.place(server.channel)
    first = await place.send("your turn", nonce="row-1")
    assert (await place.send("your turn", nonce="row-1")).id == first.id
    server.forget_nonces()
    assert (await place.send("your turn", nonce="row-1")).id != first.id
    assert len(livia.sees(server.channel)) == 2


async def test_the_last_messages_can_be_read_but_not_their_nonces(server, bot):
    server.faults.add("POST", MESSAGES, drop=True, after=True)
    place = bot.place(server.channel)
    for content in ("one", "two"):
        with contextlib.suppress(aiohttp.ClientError):
            sent = await place.send(content, nonce=f"row-{content}")
    assert sent.nonce == "row-two"
    found = [message async for message in place.history(limit=10)]
    assert [(message.content, message.nonce) for message in found] == [("two", None), ("one", None)]
    assert (await place.fetch_message(sent.id)).nonce is None
    server.forbid(server.channel, "read_message_history")
    assert [message async for message in place.history(limit=10)] == []


async def test_a_changed_token_is_refused_everywhere(server, connect):
    old = server.token
    url = f"{server.api_url}/users/@me"
    async with (
        aiohttp.ClientSession(headers={"Authorization": f"Bot {old}"}) as http,
        http.ws_connect(server.gateway_url) as socket,
    ):
        assert (await http.get(url)).status == 200
        await socket.receive_json()
        await server.change_token("another")
        await socket.receive()
        assert socket.close_code == 4004
        assert (await http.get(url)).status == 401
    async with connect(server) as bot:
        await bot.place(server.channel).send("hello")

"""Figures: all that is promised is there, counts what happens and tells no secrets."""

from __future__ import annotations

import json
import logging
import re
import socket
from pathlib import Path

import aiohttp
import pytest

from bot.app.client import Roma
from bot.app.metrics.gauges import OutboxSample
from bot.app.patience import StartError
from games.core.rng import Rng
from playground import LoopbackServer
from storage.file.sqlite import SqliteStore
from storage.records import NewOutbox
from storage.store import DatabaseError
from tests.bot.forum import Table, all_told, running_bot

pytestmark = pytest.mark.asyncio

DASHBOARD = Path(__file__).parents[3] / "deploy" / "grafana.json"


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


async def figures(port: int) -> str:
    async with (
        aiohttp.ClientSession() as http,
        http.get(f"http://127.0.0.1:{port}/metrics") as answer,
    ):
        return await answer.text()


def values(text: str) -> dict[str, float]:
    """By name and labels."""
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def named_in_dashboard() -> set[str]:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    said = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    said += [each["query"] for each in board["templating"]["list"]]
    return set(re.findall(r"\b(?:roma|process)_[a-z_]+", " ".join(said)))


async def test_a_played_game_is_counted_and_timed_and_nothing_secret_told():
    async with LoopbackServer() as server:
        livia, gaius = server.person("Livia"), server.person("Gaius")
        port = free_port()
        async with running_bot(server, ":memory:", metrics_port=port) as roma:
            table = Table(server, [livia, gaius])
            await table.start()
            await table.play_round(Rng(1))
            await all_told(roma)
            logging.getLogger("bot.anything").error("a fault", exc_info=ValueError("secret"))
            text = await figures(port)
        found = values(text)
        assert found['roma_clicks_total{kind="press"}'] >= 4
        clicks = sum(n for name, n in found.items() if name.startswith("roma_clicks_total"))
        assert 4 <= found["roma_acknowledgement_seconds_count"] <= clicks
        assert found["roma_answer_seconds_count"] >= 4
        assert found["roma_post_seconds_count"] >= 1
        assert found["roma_post_seconds_sum"] < 60
        assert found["roma_ping_seconds_count"] >= 1
        assert found['roma_deliveries_total{outcome="sent"}'] >= 3
        assert found["roma_tables_live"] == 1
        assert found["roma_servers"] == found["roma_shards_connected"] == 1
        assert found['roma_database_seconds_count{call="commit"}'] >= 1
        fault = 'roma_errors_total{kind="ValueError",level="error",where="bot.anything"}'
        assert found[fault] == 1
        ids = [livia.id, gaius.id, server.guild.id, server.channel.id, server.bot.id]
        for secret in ("Livia", "Gaius", "secret", "a fault", server.token, *map(str, ids)):
            assert secret not in text


async def test_the_dashboard_draws_what_is_there_and_all_of_it():
    async with LoopbackServer() as server:
        port = free_port()
        async with running_bot(server, ":memory:", metrics_port=port):
            text = await figures(port)
    kinds = dict(re.findall(r"# TYPE (\S+) (\S+)", text))
    there = {}
    for name, kind in kinds.items():
        parts = ("_bucket", "_sum", "_count") if kind == "histogram" else ("",)
        there |= {f"{name}{part}": name for part in parts}
    named = named_in_dashboard()
    assert named <= set(there), "the dashboard names what does not exist"
    drawn = {there[name] for name in named}
    ours = {name for name in kinds if name.startswith("roma_") and not name.endswith("_created")}
    assert ours == {name for name in drawn if name.startswith("roma_")}


async def test_without_a_port_nothing_listens(server, roma: Roma):
    assert roma.settings.metrics_port is None
    assert roma._metrics is None


async def test_the_port_is_of_this_machine_alone_and_free_again_afterwards():
    async with LoopbackServer() as server:
        port = free_port()
        for _ in range(2):
            async with running_bot(server, ":memory:", metrics_port=port) as roma:
                address, _ = roma._metrics._serving[0].server_address
                assert address == "127.0.0.1"


async def test_a_port_that_is_taken_is_said_in_one_sentence():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with LoopbackServer() as server:
            with pytest.raises(StartError, match=f"METRICS_PORT {port} cannot be used"):
                async with running_bot(server, ":memory:", metrics_port=port):
                    pass


async def test_what_waits_is_counted_up_to_a_limit_and_the_oldest_told():
    store = await SqliteStore.open(":memory:")
    sample = OutboxSample(store)
    await sample.take(1000)
    assert (sample.waiting, sample.oldest) == (0, 0)
    rows = [NewOutbox(f"user:{n}", "note", {}) for n in range(5)]
    ids = await store.post([*rows, NewOutbox("user:9", "note", {}, not_before=5000)])
    assert (await store.backlog(1000, 3)).due == 3
    await sample.take(1000)
    assert (sample.waiting, sample.oldest) == (5, 0)
    await sample.take(1060)
    assert sample.oldest == 60
    for id in ids[:5]:
        await store.sent(id, 1, at=1061)
    await sample.take(1070)
    assert (sample.waiting, sample.oldest) == (0, 0)
    await sample.take(5030)
    assert (sample.waiting, sample.oldest) == (1, 30)
    await store.close()


async def test_figures_go_on_while_the_database_fails(monkeypatch):
    async def broken(*_: object) -> None:
        raise DatabaseError("gone")

    store = await SqliteStore.open(":memory:")
    sample = OutboxSample(store)
    await store.post([NewOutbox("user:1", "note", {})])
    await sample.take(1000)
    monkeypatch.setattr(store, "backlog", broken)
    await sample.take(1000)
    assert sample.waiting == 1
    await store.close()

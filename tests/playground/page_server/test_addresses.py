"""Where the page is found: ports that are named, taken or impossible; addresses for friends."""

from __future__ import annotations

import argparse
import asyncio
import socket

import pytest

from playground import local
from playground.local import LocalTable, add_arguments
from playground.page_server import addresses
from tests.playground.page_client import local_table

pytestmark = pytest.mark.asyncio


def options(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


@pytest.mark.parametrize("port", ["99999", "65536", "-1", "eight"])
async def test_an_impossible_port_is_told_in_one_sentence(port, capsys):
    with pytest.raises(SystemExit) as stopped:
        options(f"--port={port}")
    assert stopped.value.code == 2
    assert capsys.readouterr().err.splitlines()[-1].endswith("choose one from 0 to 65535.")


async def test_a_port_that_was_named_is_never_changed(tmp_path):
    async with local_table(tmp_path) as first:
        second = LocalTable(tmp_path / "other.sqlite3", port=first.port)
        with pytest.raises(OSError, match=f"Port {first.port} is taken .* --port"):
            await second.__aenter__()


async def test_the_usual_port_moves_on_when_it_is_taken(tmp_path, monkeypatch):
    async with local_table(tmp_path) as first:
        monkeypatch.setattr(addresses, "PORT", first.port)
        async with LocalTable(tmp_path / "other.sqlite3", port=options().port) as second:
            assert first.port < second.port < first.port + addresses.PORTS_TRIED


async def test_on_every_network_the_addresses_are_ones_that_others_can_use(tmp_path, monkeypatch):
    monkeypatch.setattr(local, "own_addresses", lambda host: ["192.168.1.7", "10.0.0.7"])
    async with local_table(tmp_path, host="0.0.0.0", open_to_network=True) as table:
        rest = f":{table.port}/?key={table.key}"
        assert table.addresses == [f"http://192.168.1.7{rest}", f"http://10.0.0.7{rest}"]
        assert table.address == table.addresses[0]
        assert table.lines[:2] == [f"Play in your browser: {each}" for each in table.addresses]
        assert "Whoever has its address can come in" in table.lines[2]


async def test_without_any_network_there_is_still_an_address(tmp_path, monkeypatch):
    monkeypatch.setattr(local, "own_addresses", lambda host: [])
    async with local_table(tmp_path, host="0.0.0.0", open_to_network=True) as table:
        assert table.address.startswith(f"http://127.0.0.1:{table.port}/")


async def test_own_addresses_are_real_ones():
    found = addresses.own_addresses("0.0.0.0")
    assert "0.0.0.0" not in found
    assert not any(addresses.is_loopback(each) for each in found[1:])
    for address in found:
        with socket.socket() as listener:
            listener.bind((address, 0))  # it is this machine's
    assert addresses.own_addresses("192.168.0.7") == ["192.168.0.7"]
    assert addresses.written("::1", 80) == "http://[::1]:80/"


async def test_open_means_that_it_is_said(tmp_path, caplog, capsys):
    async with local_table(tmp_path, host="0.0.0.0", open_to_network=True) as table:
        (warning,) = caplog.records
        assert "open to the network" in warning.message
        assert table.key is not None
        assert table.key not in warning.message
    until = asyncio.Event()
    until.set()
    await local.serve(tmp_path / "b.sqlite3", "0.0.0.0", 0, open_to_network=True, until=until)
    assert "can come in and play here" in capsys.readouterr().out

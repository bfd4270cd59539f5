"""`replay` and `show`: an export as a spectator or one seat knows it."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

from games.cli.simulation.simulated import Job, play_out


@cache
def some_game() -> bytes:
    job = Job("glory_to_rome", 2, 11, {}, ("random", "random"), False, True)
    return play_out(job).export


@pytest.fixture
def export() -> str:
    Path("game.json").write_bytes(some_game())
    return "game.json"


def choices() -> int:
    return len(json.loads(some_game())["choices"])


def test_replay_tells_everything_public_and_ends_with_the_table(cli, export):
    out = cli(f"replay {export}").out
    assert "A new game for 2 players begins." in out
    assert "You drew" not in out
    assert "wins!" in out
    assert out.rindex("Scoring") > out.rindex("wins!")
    assert "The end" in out


def test_replay_by_a_seat_has_its_whispers(cli, export):
    by_number = cli(f"replay {export} --seat 1").out
    assert "You drew" in by_number
    assert "Your hand" in by_number
    assert cli(f"replay {export} --seat random").sentence.startswith("“random” is no seat")
    assert cli(f"replay {export} --seat 2").sentence.startswith("“2” is no seat")


def test_upto_stops_earlier(cli, export):
    out = cli(f"replay {export} --upto 3").out
    assert "The first 3 of" in out
    assert "The end" not in out
    start = cli(f"replay {export} --upto 0").out
    assert "Round 1" in start


@pytest.mark.parametrize("upto", ["-1", "1.5", "x", "100000", ""])
@pytest.mark.parametrize("command", ["replay", "show"])
def test_an_impossible_upto_is_told(cli, export, command, upto):
    sentence = cli(f"{command} {export} --upto={upto}").sentence
    assert f"from 0 to {choices()}" in sentence


def test_show_is_the_table_of_a_position(cli, export):
    public = cli(f"show {export} --upto 8").out
    assert "Your hand" not in public
    assert "Your hand" in cli(f"show {export} --upto 8 --seat 0").out
    assert "Deine Hand" in cli(f"show {export} --upto 8 --seat 0 --language de").out


def test_show_as_json_is_the_view(cli, export):
    own = json.loads(cli(f"show {export} --upto 8 --seat 1 --json").out)
    assert own["seat"] == 1
    assert own["players"][1]["hand"]
    assert own["players"][0]["hand"] is None
    public = json.loads(cli(f"show {export} --upto 8 --seat public --json").out)
    assert [player["hand"] for player in public["players"]] == [None, None]

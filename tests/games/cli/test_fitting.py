"""`fit`: weights of a judge, written where the game or somebody else wants them."""

from __future__ import annotations

import json
from pathlib import Path

from games.registry import all_games

FILES = ("judge.json", "judge_3.json")


def test_writes_the_weights_and_says_how_good_they_are(cli, tmp_path: Path):
    done = cli("fit ruhm --games 5 --to mine.json")
    assert done.code == 0
    assert done.out.startswith("mine.json is written: ")
    written = json.loads((tmp_path / "mine.json").read_bytes())
    game = all_games()["glory_to_rome"]
    assert tuple(written["weights"]) == game.judge.names
    assert (written["games"], written["seats"], written["seed"]) == (5, 2, 1)


def test_weights_for_more_players_stand_in_a_file_of_their_own(cli, tmp_path: Path, monkeypatch):
    game = all_games()["glory_to_rome"]
    monkeypatch.setattr(game.judge, "folder", tmp_path)
    assert cli("fit ruhm --games 5").code == cli("fit ruhm --players 3 --games 5").code == 0
    written = {name: json.loads((tmp_path / name).read_bytes()) for name in FILES}
    assert [each["seats"] for each in written.values()] == [2, 3]


def test_refuses_a_number_of_players_a_game_has_not(cli):
    assert "2" in cli("fit trajan --players 9").sentence

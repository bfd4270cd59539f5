"""Help, version and every kind of words nobody can use."""

from __future__ import annotations

import pytest

from games.cli.main import COMMANDS


def test_without_a_command_there_is_help(cli):
    out = cli("")
    assert out.code == 0
    assert all(command.name in out.out for command in COMMANDS)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("command", ["", *(command.name for command in COMMANDS)])
def test_everything_has_help_in_both_languages(cli, command: str, language: str):
    out = cli(f"{command} --help --language {language}")
    assert out.code == 0
    assert out.out.startswith("Aufruf:" if language == "de" else "Usage:")
    assert "None" not in out.out


def test_version(cli):
    assert cli("--version").out.strip().split()[1][0].isdigit()


BAD = {
    "dance": "no command “dance”",
    "list extra": "“extra”",
    "list --frobnicate": "“--frobnicate”",
    "list --language fr": "no language “fr”",
    "list --language": "no language",
    "play chess": "no game “chess”",
    "play gtr --players 9": "from 2 to 5",
    "play gtr --players two": "“two”",
    "play gtr --players": "--players",
    "play gtr --seats human": "2 to 5 players, not 1",
    "play gtr --seats human,robot": "human, random, steward",
    "play gtr --seats human,human --players 2": "not both",
    "play gtr --bots 7": "--bots",
    "play gtr --players 3 --bots 4": "from 0 to 3",
    "play gtr --players 2 --names A,B,C": "too many",
    "play gtr --names A,B": "--players",
    "play gtr --players 2 --names A,a": "both be called",
    "play gtr --players 2 --variant colour=red": "colour",
    "play gtr --players 2 --variant trial_game=maybe": "maybe",
    "play gtr --players 2 --variant trial_game": "key=value",
    "play gtr --variant trial_game=on alt_circus_forum=on": "Switch one of them off",
    "play gtr --players 2 --seed tomorrow": "“tomorrow”",
    "play gtr --players 2 --seed 99999999999999999999": "--seed",
    "play gtr --players 2 --save a --no-save": "not both",
    "play --resume": "no saved games",
    "play --resume nowhere.json": "no file nowhere.json",
    "play --resume nowhere.json --seed 3": "leave out --seed",
    "simulate": "Name a game",
    "simulate gtr --players 6": "2 to 5 players, not 6",
    "simulate gtr --players many": "“many”",
    "simulate gtr --bots robot": "random, steward",
    "simulate gtr --players 3 --bots random,steward": "2 computer players",
    "simulate gtr --games 0": "from 1",
    "simulate gtr --jobs 0": "--jobs",
    "simulate gtr --variant a=b": "“a”",
    "replay": "Name the export",
    "replay nowhere.json": "no file nowhere.json",
    "show .": "cannot be read",
}


@pytest.mark.parametrize("words", BAD)
def test_bad_words_get_one_sentence_and_leave_no_file(cli, words: str, tmp_path):
    out = cli(words)
    assert BAD[words] in out.sentence
    assert out.out == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("words", ["dance", "play gtr --players 9", "replay", "list --language fr"])
def test_sentences_are_german_for_german_readers(cli, monkeypatch, words: str):
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    sentence = cli(words).sentence
    assert any(word in sentence for word in ("gibt es nicht", "Gib eine", "Nenne"))

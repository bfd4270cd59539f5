"""`simulate`: the same for the same seed, whoever counts and however many work on it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from games.cli.simulation import simulated
from games.cli.simulation.simulated import Job, play_out

VARIANT = "--variant trial_game=on start_mode=choose"


def told(out: str) -> tuple[list[dict], dict]:
    *games, last = [json.loads(line) for line in out.splitlines()]
    return games, last["totals"]


def untimed(out: str) -> tuple[list[dict], dict]:
    games, totals = told(out)
    return games, {k: v for k, v in totals.items() if "second" not in k}


def test_json_has_a_line_for_each_game_and_the_totals_last(cli):
    out = cli(f"simulate gtr --players 3 --games 3 --seed 7 --bots random --json {VARIANT}")
    assert (out.code, out.err) == (0, "")
    games, totals = told(out.out)
    assert [game["seed"] for game in games] == [7, 8, 9]
    assert set(games[0]) == {
        *("seed", "players", "variant", "bots", "choices", "segments", "longest_tail"),
        *("end_reason", "scores", "winner"),
    }
    assert games[0]["variant"]["trial_game"] == "on"
    assert games[0]["variant"]["wall_counts"] == "vault"
    assert games[0]["bots"] == ["random"] * 3
    assert all(max(game["scores"]) == game["scores"][game["winner"][0]] for game in games)
    assert totals["games"] == 3
    assert totals["choices"] == sum(game["choices"] for game in games)
    assert sum(totals["end_reasons"].values()) == 3
    assert sum(totals["wins"]) == sum(len(game["winner"]) for game in games)
    assert totals["longest_tail"] == max(game["longest_tail"] for game in games)
    assert {"seconds", "choices_per_second"} <= set(totals)


def test_a_game_depends_on_its_seed_alone(cli):
    words = "simulate gtr --players 2 --json"
    both = untimed(cli(f"{words} --games 4 --seed 5").out)[0]
    later = untimed(cli(f"{words} --games 2 --seed 7").out)[0]
    assert both[2:] == later


def test_more_processes_and_checks_change_nothing(cli):
    words = f"simulate gtr --players 2 --games 4 --seed 5 --json {VARIANT}"
    alone = untimed(cli(words).out)
    assert untimed(cli(f"{words} --jobs 2").out) == alone
    assert untimed(cli(f"{words} --check").out) == alone


def test_boosted_games_reach_ends_that_others_hardly_do(cli):
    words = "simulate gtr --players 2 --games 30 --seed 5 --json"
    usual, rich = untimed(cli(words).out), untimed(cli(f"{words} --boost").out)
    assert {"forum", "catacomb"} <= set(rich[1]["end_reasons"])
    assert rich[0] != usual[0]
    assert untimed(cli(f"{words} --boost").out) == rich


def test_a_boosted_game_cannot_be_an_export(cli, tmp_path):
    out = cli(f"simulate gtr --games 1 --boost --save-dir {tmp_path}")
    assert out.code == 2
    assert "--boost" in out.err


def test_bots_may_differ_by_seat(cli):
    out = cli(f"simulate gtr --players 2 --games 1 --bots steward,random --json {VARIANT}")
    assert told(out.out)[0][0]["bots"] == ["steward", "random"]


def test_without_json_there_is_a_table(cli):
    out = cli("simulate gtr --players 2 --games 2 --seed 3").out
    assert "points by seat" in out
    assert "2 games, " in out
    assert "Wins: seat 0: " in out
    assert "Startzahl" in cli("simulate gtr --players 2 --games 1 --language de").out


def test_no_progress_bar_where_nobody_watches(cli):
    assert cli("simulate gtr --players 2 --games 2").err == ""


def test_every_game_can_be_kept_as_an_export(cli):
    cli("simulate gtr --players 2 --games 2 --seed 3 --save-dir kept --bots random")
    names = sorted(path.name for path in Path("kept").iterdir())
    assert names == ["glory_to_rome-2p-3.json", "glory_to_rome-2p-4.json"]
    assert "wins!" in cli(f"replay kept/{names[0]}").out


def test_a_folder_that_cannot_be_made_is_told(cli):
    Path("file").write_text("")
    assert "cannot be written" in cli("simulate gtr --games 1 --save-dir file/x").sentence


@pytest.mark.parametrize("jobs", ["", " --json"])
def test_a_broken_promise_is_told_with_seed_and_choice(cli, monkeypatch, jobs: str):
    monkeypatch.setattr(
        simulated, "problems", lambda match, rng: ["a card is lost"] if match.count == 5 else []
    )
    out = cli(f"simulate gtr --games 3 --seed 1234 --check{jobs}")
    assert out.code == 1
    assert "seed 1234 after choice 5: a card is lost" in out.err
    assert out.out == ""


def test_a_game_without_end_is_a_broken_promise(monkeypatch):
    monkeypatch.setattr(simulated, "ENDLESS", 10)
    played = play_out(Job("glory_to_rome", 2, 1, {}, ("random",) * 2, False, False))
    assert (played.run, played.choice, played.problem) == (None, 10, "endless")

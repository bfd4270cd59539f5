"""`measure`: one player among others, seats changing, and how sure the result is."""

from __future__ import annotations

import re
from pathlib import Path

from games.cli.screen.voice import Voice
from games.cli.simulation import measure
from games.core.bots.measured import Kind, Measured, Row, decoded, waited
from games.core.bots.measuring import careless
from games.core.bots.search.futures import steward_of
from games.core.choices import check_picks
from games.core.rng import Rng
from games.registry import all_games
from tests.games.evening import moments


def test_a_steward_among_randoms(cli):
    done = cli("measure gtr --bots steward,random --games 4")
    assert (done.code, done.err) == (0, "")
    told = re.fullmatch(
        r"steward among random: (\d) of 4 games won, (\d+) % \(95 % interval (\d+)–(\d+) %\); "
        r"([+-][\d.]+) points ahead of the best other \(± [\d.]+\)\. An answer takes \d+ ms in the "
        r"median, \d+ ms at most in 99 of 100; a game takes [\d.]+ s of computing\.\n",
        done.out,
    )
    assert told
    won, share, least, most, lead = (float(group) for group in told.groups())
    assert won >= 3
    assert share == 25 * won
    assert least < share <= most
    assert lead > 0


def test_wants_two_players_that_there_are(cli):
    assert cli("measure gtr --bots steward").sentence.startswith("Name two computer players")
    assert "senator" in cli("measure gtr --bots senator,steward").sentence


def test_speaks_german(cli):
    done = cli("measure gtr --bots random,random --games 1 --language de")
    assert "von 1 Partien gewonnen" in done.out


def test_a_row_is_finished_in_several_runs(cli, tmp_path: Path):
    """What a file has already is not played again, and all of it is counted."""
    file = tmp_path / "gtr.jsonl"
    cli(f"measure gtr --bots steward,careless --games 2 --to {file}")
    first = file.read_text()
    done = cli(f"measure gtr --bots steward,careless --games 3 --to {file}")
    assert file.read_text().startswith(first)
    games = decoded(file.read_bytes())
    assert [(game.seed, game.seat) for game in games] == [(1, 0), (2, 1), (3, 0)]
    assert "of 3 games won" in done.out
    assert "| 2 | steward | careless | 3 |" in done.out


def test_what_somebody_else_measured_meanwhile_is_not_counted_twice(cli, tmp_path, monkeypatch):
    file, plays = tmp_path / "gtr.jsonl", measure.played

    def both(*told: object) -> Measured:
        found = plays(*told)
        with file.open("ab") as rival:
            rival.write(found.encoded())
        return found

    monkeypatch.setattr(measure, "played", both)
    cli(f"measure gtr --bots random,random --games 2 --to {file}")
    assert [game.seed for game in decoded(file.read_bytes())] == [1, 2]


def test_other_tables_are_other_rows(cli, tmp_path: Path):
    file = tmp_path / "corduba.jsonl"
    cli(f"measure corduba --players 2 --bots random,random --games 1 --to {file}")
    variant = "--variant difficulty=praetor"
    done = cli(f"measure corduba --players 1 --bots random,random {variant} --games 1 --to {file}")
    assert done.out.startswith("random alone: ")
    *_, alone, two = done.out.splitlines()
    assert alone.startswith("| 1, difficulty praetor | random | – | 1 | ")
    assert two.startswith("| 2 | random | random | 1 | ")


def test_waits_are_kept_to_a_tenth():
    kind = Kind(2, ("consul", "steward"), (), "")
    row = Row([Measured(kind, 1, 0, 1.0, (5, 3), 1.0, waited([*range(1, 100), 1000]))])
    assert 50 <= row.wait(0.5) <= 56
    assert 1000 <= row.wait(0.99) <= 1110


def test_who_is_careless_answers_legally_and_not_as_the_steward():
    game = all_games()["trajan"]
    steward = steward_of(game)
    bot, rng, asked, other = careless(steward), Rng(1), 0, 0
    for match, seat, decision in moments(game, [steward, steward], 4):
        picks = bot.answer(match.view(seat), decision, rng)
        check_picks(decision, picks)
        asked += 1
        other += tuple(picks) != tuple(steward.answer(match.view(seat), decision, rng))
    assert asked / 10 < other < asked * 0.4


def test_the_table_of_a_page_is_counted_again(cli, tmp_path: Path):
    file, page = tmp_path / "gtr.jsonl", tmp_path / "gtr.md"
    page.write_text("# Page\n")
    command = f"measure gtr --bots random,random --games 1 --to {file} --page {page}"
    assert cli(command).sentence.startswith("The page has no table that begins with “| players")
    head = Voice("en").say("cli-measure-head")
    page.write_text(f"# Page\n\n{head}\n|---|\n| old |\n\nMore.\n")
    done = cli(command)
    *_, line, row = done.out.splitlines()
    assert page.read_text() == f"# Page\n\n{head}\n{line}\n{row}\n\nMore.\n"

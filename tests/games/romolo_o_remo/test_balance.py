"""The counting of stewards' games: the same again from a seed, and every table can be printed."""

from __future__ import annotations

from games.romolo_o_remo.balance.__main__ import TABLES, main
from games.romolo_o_remo.balance.counting import play
from games.romolo_o_remo.steward.player import steward


def test_the_same_seed_counts_the_same() -> None:
    assert play([steward] * 2, 5, {}) == play([steward] * 2, 5, {})


def test_what_is_counted_fits_together() -> None:
    game = play([steward], 3, {})
    assert len(game.points) == 2
    assert game.used["harvests"] < game.choices
    assert game.used["explorers settled"] <= game.used["explorers created"] <= 1
    assert game.places == game.winners


def test_every_table_is_printed(capsys) -> None:
    assert main(["--games", "1"]) == 0
    printed = capsys.readouterr().out
    assert f"| players | {' | '.join(TABLES)} |" in printed
    for row in ("rounds, median", "temple", "fights", "majorities", "place 4"):
        assert f"| {row} |" in printed
    assert "Against random" in printed

"""The counting of stewards' games: the same again from a seed, and every table can be printed."""

from __future__ import annotations

from games.corduba.balance import tables
from games.corduba.balance.__main__ import games, main
from games.corduba.data import TABLES
from games.corduba.steward.player import heedless, steward


def test_the_same_seed_counts_the_same() -> None:
    assert games([steward] * 2, 1, 5) == games([steward] * 2, 1, 5)


def test_what_is_counted_fits_together() -> None:
    (game,) = games([steward, heedless], 1, 3)
    assert len(game.seated) == 2
    assert sorted(player.place for player in game.seated) == [0, 1]
    assert len(game.claims) <= len(game.shown) == 4
    assert all(1 <= round <= 8 for _, round in game.claims)
    assert game.turns < game.choices
    assert game.monuments == sum(game.built[id] for id in TABLES.monuments)


def test_every_table_has_a_cell_for_each_column() -> None:
    columns = {"2 players": games([steward] * 2, 1, 1)}
    for table in (
        tables.summary,
        tables.sources,
        tables.places,
        tables.buildings,
        tables.actions,
        tables.milestones,
        tables.monuments,
    ):
        first, _, *rows = table(columns)
        assert rows
        assert {line.count("|") for line in rows} == {first.count("|")}


def test_solo_is_printed_by_level(capsys) -> None:
    assert main(["--games", "1", "--only", "solo"]) == 0
    printed = capsys.readouterr().out
    assert all(f"| {level} |" in printed for level in TABLES.levels)

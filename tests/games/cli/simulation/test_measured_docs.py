"""What the documentation says of the consul is counted from games that were played."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.cli.screen.voice import Voice
from games.cli.simulation.measure import table
from games.core.bots.measured import decoded, settings_of
from games.registry import all_games

DOCS = Path(__file__).parents[4] / "docs"
MEASURED = [path.stem for path in sorted((DOCS / "measured").glob("*.jsonl"))]


@pytest.mark.parametrize("key", MEASURED)
def test_the_table_is_that_of_the_measured_games(key: str):
    games = decoded((DOCS / "measured" / f"{key}.jsonl").read_bytes())
    assert table(games, Voice("en")) in (DOCS / "games" / f"{key}.md").read_text("utf-8")


@pytest.mark.parametrize("key", MEASURED)
def test_they_were_played_as_the_consul_plays_today(key: str):
    """Who changes its effort, a judge or a steward measures again: `games measure --to`."""
    games = decoded((DOCS / "measured" / f"{key}.jsonl").read_bytes())
    for kind in {game.kind for game in games}:
        assert kind.settings == settings_of(all_games()[key], kind.players, kind.variant), kind


@pytest.mark.parametrize("key", MEASURED)
def test_no_game_is_counted_twice(key: str):
    games = decoded((DOCS / "measured" / f"{key}.jsonl").read_bytes())
    assert len({(game.kind, game.seed) for game in games}) == len(games)

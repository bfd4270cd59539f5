"""Golden games give the same end for ever; stored games of older layouts still load."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from games.core.checking import problems
from games.core.choices import Saved
from games.core.contract import AnyGame
from games.core.match import resume
from games.core.record import RecordedMatch, game_of, read_record
from games.core.rng import Rng
from games.registry import all_games
from tests.golden import FOLDER, SAVES, end_reasons

RECORDS = sorted(FOLDER.glob("*/*.json"))
STORED = sorted(SAVES.glob("*/*.json"))
GAMES = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.key)


def replayed(file: Path) -> RecordedMatch:
    record = read_record(file.read_bytes())
    return RecordedMatch.replayed(game_of(record, all_games()), record)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_golden_game_gives_the_same_end(file: Path) -> None:
    recorded = replayed(file)
    assert recorded.record.end, "a golden game says where it ends"
    assert recorded.match.outcome
    if file.stem.startswith("end-"):
        assert recorded.match.outcome.reason == file.stem.removeprefix("end-")


@GAMES
def test_there_is_a_golden_game_for_every_way_to_end_and_every_switch(game: AnyGame) -> None:
    records = [read_record(file.read_bytes()) for file in RECORDS if file.parent.name == game.key]
    stems = {file.stem for file in RECORDS if file.parent.name == game.key}
    missing = {f"end-{reason}" for reason in end_reasons(game)} - stems
    assert not missing, f"tests/golden/{game.key}: run python -m tests.golden"
    played = {(key, value) for record in records for key, value in record.variant.items()}
    for rule in game.variants:
        changed = any((rule.key, value) in played for value in rule.values[1:])
        assert changed, f"no golden game with {rule.key}: run python -m tests.golden"


REPLAY = "from tests.games.test_golden import *; list(map(replayed, RECORDS[::4])); print('ok')"


@pytest.mark.parametrize("hash_seed", ["0", "1"])
def test_golden_games_do_not_depend_on_string_hashes(hash_seed: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run(
        [sys.executable, "-c", REPLAY],
        env=environment,
        cwd=FOLDER.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "ok\n", done.stderr


@pytest.mark.parametrize("file", STORED, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_stored_game_of_every_layout_loads_and_goes_on(file: Path) -> None:
    game = all_games()[file.parent.name]
    match = resume(game, msgspec.json.decode(file.read_bytes(), type=Saved))
    assert match.dropped == ()
    assert problems(match, Rng(1)) == []
    assert match.waiting()


@GAMES
def test_there_is_a_stored_game_for_every_layout(game: AnyGame) -> None:
    stems = {file.stem for file in STORED if file.parent.name == game.key}
    missing = {f"v{layout}" for layout in range(1, game.version + 1)} - stems
    assert not missing, f"tests/saves/{game.key}: python -m tests.golden makes the newest"

"""As its own process: what only shows between programs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def games(words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Typed bytes need not be UTF-8, as at a keyboard."""
    return subprocess.run(
        [sys.executable, "-m", "games", *words.split()],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="surrogateescape",
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8", **environment},
    )


def test_results_do_not_depend_on_how_strings_hash():
    words = "simulate gtr --players 2 --games 2 --seed 2 --bots steward,random --json"
    runs = []
    for seed in ("0", "1"):
        done = games(words, PYTHONHASHSEED=seed)
        assert (done.returncode, done.stderr) == (0, "")  # no progress bar either
        *lines, last = map(json.loads, done.stdout.splitlines())
        totals = {k: v for k, v in last["totals"].items() if "second" not in k}
        runs.append((lines, totals))
    assert runs[0] == runs[1]


def test_a_closed_pipe_ends_with_a_sentence():
    process = subprocess.Popen(
        [sys.executable, "-m", "games", "rules", "gtr"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"},
    )
    process.stdout.close()  # long before anything is written
    said = process.stderr.read()
    assert process.wait(60) == 2
    assert said.count("\n") == 1
    assert said.startswith("Nobody reads the output any more")


def test_a_terminal_without_our_letters_shows_something(tmp_path: Path):
    done = games("list --language de", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Ruhm f?r Rom" in done.stdout


def test_piped_input_plays_and_its_end_keeps_the_game(tmp_path: Path):
    file = tmp_path / "game.json"
    done = games(f"play gtr --players 2 --seed 3 --save {file}", "1\n\x1b[A\udce4\n1\n")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"The game is kept in {file}" in done.stderr
    assert len(json.loads(file.read_text())["choices"]) >= 2

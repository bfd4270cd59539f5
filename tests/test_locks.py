"""Two locks: everything for development, and what the bot needs to run for its container."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
EVERYTHING, RUNNING = ROOT / "requirements.lock", ROOT / "requirements-run.lock"


def locked(file: Path) -> dict[str, tuple[str, frozenset[str]]]:
    """Name -> version and hashes."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for block in re.split(r"\n(?=\S)", file.read_text(encoding="utf-8")):
        head = re.match(r"([\w.-]+)==([^\s;]+)", block)
        if head:
            found[head[1]] = (head[2], frozenset(re.findall(r"--hash=(sha256:\w{64})", block)))
    return found


def names(requirements: list[str]) -> set[str]:
    return {re.split(r"[^\w.-]", each)[0].replace(".", "-").lower() for each in requirements}


def project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_what_runs_is_what_was_developed_with() -> None:
    everything, running = locked(EVERYTHING), locked(RUNNING)
    assert running.items() <= everything.items()
    assert all(hashes for _, hashes in running.values())


def test_the_container_carries_what_the_bot_needs_and_no_tools() -> None:
    running = locked(RUNNING).keys()
    assert names(project()["project"]["dependencies"]) <= running
    assert not names(project()["dependency-groups"]["dev"]) & running
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert f"--require-hashes -r {RUNNING.name}" in dockerfile
    assert EVERYTHING.name not in dockerfile
    assert f"!{RUNNING.name}" in (ROOT / ".dockerignore").read_text(encoding="utf-8").split()


@pytest.mark.parametrize("lock", [EVERYTHING, RUNNING], ids=lambda lock: lock.name)
def test_a_lock_names_no_place_to_load_from(lock: Path) -> None:
    assert not re.search(r"://|--(index|extra-index|find-links|trusted)", lock.read_text("utf-8"))

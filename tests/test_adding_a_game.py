"""docs/adding_a_game.md, step by step: the small game moves into a copy of the house.

Every file the guide names is there, every line it adds to a list finds its place, and the tests it
names pass for the new game, whole games by clicks included.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs/adding_a_game.md").read_text("utf-8")
SMALL_GAME = ROOT / "tests/small_game"
KEY = "vicus"
CODE = ("bot", "games", "names", "playground", "rendering", "storage", "tests")
HOUSE = (*CODE, "docs", "pyproject.toml")

ADDITIONS = re.findall(r"^```diff\n(\S+)\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)
NAMED = sorted(set(re.findall(r"`((?:games|rendering|tests|docs)/[\w/.]*)`", GUIDE)))
TESTS = sorted(set(re.findall(r"^- `(tests/\S+\.py)`", GUIDE, re.MULTILINE)))
ROOMS = ("tests/bot", "tests/games", "tests/rendering", "tests/storage", "tests/test_")
OWN_TESTS = [f"tests/games/{KEY}", f"tests/rendering/{KEY}"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house into which the small game has moved."""
    copy = tmp_path_factory.mktemp("house")
    unwanted = shutil.ignore_patterns("__pycache__", "small_game", "tour")
    for name in HOUSE:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, ignore=unwanted)
        else:
            shutil.copy(ROOT / name, copy / name)
    shutil.copytree(SMALL_GAME, copy, dirs_exist_ok=True)
    for path, lines in ADDITIONS:
        add_lines(copy / path, lines)
    return copy


def add_lines(file: Path, diff: str) -> None:
    """Each line with a plus goes behind the line before it."""
    text = file.read_text("utf-8")
    for before, line in re.findall(r"^ (.*)\n\+(.*)\n", diff, re.MULTILINE):
        assert text.count(f"{before}\n") == 1, f"the guide: {file.name} has no line «{before}»"
        text = text.replace(f"{before}\n", f"{before}\n{line}\n")
    file.write_text(text, "utf-8")


def run(house: Path, *arguments: str) -> None:
    """Python in the house, as if nobody else were testing; what it says if it fails."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("PYTEST")}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=house,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{' '.join(arguments)}\n{done.stdout[-6000:]}{done.stderr}"


def passed(house: Path, *tests: str) -> dict[str, int]:
    """How many tests of each file passed for the small game; fails if one did not."""
    report = house / "report.xml"
    wanted = ("-k", KEY, "-q", "-p", "no:cacheprovider", f"--junitxml={report}")
    run(house, "-m", "pytest", *wanted, *tests)
    counts: dict[str, int] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        assert not list(case), f"{case.get('name')} was not run"
        file = case.get("classname", "").replace(".", "/") + ".py"
        counts[file] = counts.get(file, 0) + 1
    return counts


def test_the_guide_adds_a_line_to_both_lists():
    assert [path for path, _ in ADDITIONS] == ["games/registry.py", "rendering/registry.py"]


@pytest.mark.parametrize("path", NAMED)
def test_what_the_guide_names_is_there(house: Path, path: str):
    assert (house / path).exists() or ROOT / path == SMALL_GAME


def test_the_guide_names_every_file_of_the_small_game():
    files = (file.relative_to(SMALL_GAME).as_posix() for file in brought())
    unnamed = [file for file in files if not any(is_in(file, name) for name in NAMED)]
    assert unnamed == []


def brought() -> Iterator[Path]:
    """All but empty rooms' doors, which need no word."""
    for file in sorted(SMALL_GAME.rglob("*")):
        is_door = file.name == "__init__.py" and len(file.read_text("utf-8").splitlines()) <= 1
        if file.is_file() and file.suffix != ".pyc" and not is_door:
            yield file


def is_in(file: str, named: str) -> bool:
    return file == named or file.startswith(f"{named}/")


@pytest.mark.parametrize("room", ROOMS)
def test_the_tests_the_guide_names_pass(house: Path, room: str):
    tests = [file for file in TESTS if file.startswith(room)]
    counts = passed(house, *tests)
    assert [file for file in tests if not counts.get(file)] == [], f"nothing about {KEY}"


def test_no_test_the_guide_names_is_left_out():
    assert [file for file in TESTS if not file.startswith(ROOMS)] == []


def test_its_own_tests_pass(house: Path):
    assert passed(house, *OWN_TESTS)


@pytest.mark.parametrize("check", [("ruff", "format", "--check"), ("ruff", "check"), ("mypy",)])
def test_it_is_in_order(house: Path, check: tuple[str, ...]):
    run(house, "-m", *check, f"games/{KEY}", f"rendering/{KEY}", "games/registry.py")

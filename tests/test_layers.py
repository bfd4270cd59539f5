"""Who may import whom, and what rules may not use: read from the source, nothing is run."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from importlib.util import resolve_name
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ("games", "rendering", "storage", "bot", "playground", "names", "tests")
GAMES = sorted(
    folder.name
    for folder in (ROOT / "games").iterdir()
    if folder.is_dir() and folder.name not in {"core", "cli", "__pycache__"}
)
EVERY_GAME = tuple(f"games.{game}" for game in GAMES)

# What would make a replay differ. The same list stands in pyproject.toml (banned-api).
FORBIDDEN_MODULES = ("random", "time", "datetime", "os", "uuid", "secrets", "pickle")
FORBIDDEN_CALLS = ("hash", "id")  # strings hash and objects lie differently in every process


class Layer(NamedTuple):
    """What a folder or file may import besides the standard library."""

    place: str
    house: tuple[str, ...]
    libraries: tuple[str, ...] | None = None  # None: any
    besides: str = ""  # a file in it that has a layer of its own


def rooms(*upwards: str) -> list[Layer]:
    """A layer for each of these folders or modules: it imports itself and those before it."""
    names = [room.removesuffix(".py").replace("/", ".") for room in upwards]
    return [Layer(room, house=tuple(names[: n + 1])) for n, room in enumerate(upwards)]


CORE = Layer("games/core", house=("games.core",), libraries=("msgspec", "fluent"))
GAME_LAYERS = [
    Layer(f"games/{game}", house=("games.core", f"games.{game}"), libraries=("msgspec",))
    for game in GAMES
]
RULES = [CORE, *GAME_LAYERS]

# The rooms of the bot from top to bottom, as a click passes: each knows only those below it.
ROOMS = (
    "app",
    "commands",
    "clicks",
    "own_data",
    "preferences",
    "teaching",
    "advice",
    "lobby",
    "servers",
    "panel",
    "looking",
    "waiting",
    "plans",
    "votes",
    "posts",
    "people",
    "tables",
    "talk",
)
ROOMS_WITHOUT_DISCORD = ("people", "tables")


def room_layer(room: str) -> Layer:
    """A room is a folder, or a file where one is enough."""
    place = f"bot/{room}" if (ROOT / "bot" / room).is_dir() else f"bot/{room}.py"
    house = [f"bot.{known}" for known in ROOMS[ROOMS.index(room) :]]
    house += ["storage", "rendering", "games.core", "names"]
    if room == "app":
        house += ["games.registry", "games.searching", "playground"]
    libraries = ("msgspec",) if room in ROOMS_WITHOUT_DISCORD else None
    return Layer(place, tuple(house), libraries)


BOT_LAYERS = [
    Layer("bot/__init__.py", house=(), libraries=()),
    Layer("bot/__main__.py", house=("bot.app",), libraries=()),
    *map(room_layer, ROOMS),
]
LAYERS = [
    *RULES,
    Layer("games/__init__.py", house=(), libraries=()),
    Layer("games/registry.py", house=("games.core", *EVERY_GAME), libraries=()),
    Layer("games/searching.py", house=("games.core", "games.registry"), libraries=()),
    Layer("games/__main__.py", house=("games.cli",), libraries=()),
    Layer("games/cli", house=("games.cli", "games.core", "games.registry"), libraries=("rich",)),
    Layer("rendering", house=("rendering", "games.core", *EVERY_GAME)),
    Layer("storage", house=("storage", "games.core"), besides="storage/__main__.py"),
    Layer("storage/__main__.py", house=("storage", "games.core", "games.registry")),
    *BOT_LAYERS,
    Layer("names", house=("names",), libraries=()),
    Layer("playground/__init__.py", house=("playground",)),
    Layer("playground/__main__.py", house=("playground",)),
    *rooms(
        "names",
        "playground/protocol",
        "playground/world",
        "playground/requests",
        "playground/payloads",
        "playground/events",
        "playground/service",
        "playground/people",
        "playground/listening",
        "playground/rest",
        "playground/mishaps.py",
        "playground/server.py",
        "playground/page_server",
        "playground/local.py",
    ),
]


class Import(NamedTuple):
    line: int
    name: str  # absolute; `from a import b` is `a.b`, because b may be a module


def imports(tree: ast.AST, package: str) -> Iterator[Import]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (Import(node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package)
            yield from (Import(node.lineno, f"{origin}.{alias.name}") for alias in node.names)


def is_within(name: str, packages: Iterable[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def is_allowed(name: str, layer: Layer) -> bool:
    if is_within(name, HOUSE):
        return is_within(name, layer.house)
    if layer.libraries is None or is_within(name, sys.stdlib_module_names):
        return True
    return is_within(name, layer.libraries)


def import_violations(source: str, path: str, layer: Layer) -> list[str]:
    return [
        f"{path}:{line}: imports {name}, which {layer.place} may not"
        for line, name in imports(ast.parse(source), package_of(path))
        if not is_allowed(name, layer)
    ]


def replay_violations(source: str, path: str) -> list[str]:
    tree = ast.parse(source)
    modules = [
        f"{path}:{line}: imports {name}, which rules may not: a replay must give the same game"
        for line, name in imports(tree, package_of(path))
        if is_within(name, FORBIDDEN_MODULES)
    ]
    calls = [
        f"{path}:{node.lineno}: calls {node.func.id}(), which differs from process to process"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in FORBIDDEN_CALLS
    ]
    return modules + calls


def naming_violations(source: str, path: str, names: Iterable[str]) -> list[str]:
    """Letters around a name make it another word; `_`, `.` and quotes do not."""
    pattern = re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, names))})(?![a-z])", re.IGNORECASE)
    return [
        f"{path}:{number}: names the game {match[0]}"
        for number, line in enumerate(source.splitlines(), start=1)
        for match in pattern.finditer(line)
    ]


def package_of(path: str) -> str:
    return ".".join(Path(path).parent.parts)


def sources(layer: Layer) -> Iterator[tuple[str, str]]:
    """Text and path of every file of a layer; nothing for one that is not written yet."""
    place = ROOT / layer.place
    for file in [place] if place.is_file() else sorted(place.rglob("*.py")):
        path = file.relative_to(ROOT).as_posix()
        if path != layer.besides:
            yield file.read_text(encoding="utf-8"), path


def report(violations: Iterable[str]) -> str:
    return "\n".join(["", *violations])


@pytest.mark.parametrize("layer", LAYERS, ids=lambda layer: layer.place)
def test_a_layer_imports_only_what_it_may(layer: Layer):
    found = [line for text, path in sources(layer) for line in import_violations(text, path, layer)]
    assert not found, report(found)


@pytest.mark.parametrize("layer", RULES, ids=lambda layer: layer.place)
def test_rules_use_nothing_that_would_make_a_replay_differ(layer: Layer):
    found = [line for text, path in sources(layer) for line in replay_violations(text, path)]
    assert not found, report(found)


# Who may look at what a seat sees, and at the computer player; all other rooms of a game are rules.
LOOKING = {
    "seat": ("seat", "steward", "words", "game", "balance"),
    "steward": ("steward", "game", "balance"),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", LOOKING)
def test_rules_know_neither_views_nor_computer_players(game: str, room: str):
    layer = next(layer for layer in GAME_LAYERS if layer.place == f"games/{game}")
    found = [
        f"{path}:{line}: imports {name}"
        for text, path in sources(layer)
        for line, name in imports(ast.parse(text), package_of(path))
        if is_within(name, [f"games.{game}.{room}"])
        and Path(path).with_suffix("").parts[2] not in LOOKING[room]
    ]
    assert not found, report(found)


def test_the_bot_names_no_game():
    bot = list(sources(Layer("bot", house=())))
    from games.registry import all_games  # here: a broken game must not stop the other tests

    names = {*GAMES, *all_games()}
    found = [line for text, path in bot for line in naming_violations(text, path, names)]
    assert not found, report(found)


@pytest.mark.parametrize("folder", ["games", "playground"])
def test_every_module_belongs_to_a_layer(folder: str):
    known = {path for layer in LAYERS for _, path in sources(layer)}
    every = {path for _, path in sources(Layer(folder, house=()))}
    assert not every - known, report(f"{path}: in no layer" for path in sorted(every - known))


SAMPLE = Layer("games/trajan", house=("games.core", "games.trajan"), libraries=("msgspec",))


@pytest.mark.parametrize(
    "line",
    [
        "from __future__ import annotations",
        "from collections.abc import Mapping",
        "import msgspec",
        "from games.core.contract import Game",
        "from games import core",
        "from games.trajan.state import State",
        "from .state import State",
        "from . import state",
        "from ..core import contract",
    ],
)
def test_the_checker_lets_pass(line: str):
    assert import_violations(line, "games/trajan/rules.py", SAMPLE) == []


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("import games", "games"),
        ("import games.corduba.state", "games.corduba.state"),
        ("from games import corduba", "games.corduba"),
        ("from games import registry", "games.registry"),
        ("from .. import corduba", "games.corduba"),
        ("from ..corduba import state", "games.corduba.state"),
        ("from games.trajanus import state", "games.trajanus.state"),
        ("def rule():\n    import rich", "rich"),
        ("from bot import panel", "bot.panel"),
    ],
)
def test_the_checker_catches_an_import(line: str, name: str):
    number = line.count("\n") + 1
    assert import_violations(line, "games/trajan/rules.py", SAMPLE) == [
        f"games/trajan/rules.py:{number}: imports {name}, which games/trajan may not"
    ]


def test_the_checker_knows_which_libraries_a_layer_may_use():
    terminal = Layer("games/cli", house=("games.registry",), libraries=("rich",))
    source = "from games import registry\nimport rich.table\nimport PIL"
    assert import_violations(source, "games/cli/play.py", terminal) == [
        "games/cli/play.py:3: imports PIL, which games/cli may not"
    ]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_knows_those_below_it_and_none_above(room: str):
    others = [f"from bot.{other} import thing" for other in ROOMS]
    found = import_violations("\n".join(others), f"bot/{room}/module.py", room_layer(room))
    above = ROOMS[: ROOMS.index(room)]
    assert [line.partition("imports ")[2].split(".")[1] for line in found] == list(above)


def test_an_import_for_types_alone_counts_too():
    source = "if TYPE_CHECKING:\n    from bot.app.client import Roma"
    (found,) = import_violations(source, "bot/lobby/lobby.py", room_layer("lobby"))
    assert found.startswith("bot/lobby/lobby.py:2: imports bot.app.client.Roma")


@pytest.mark.parametrize("module", FORBIDDEN_MODULES)
@pytest.mark.parametrize("line", ["import {}", "import {} as x", "from {} import x"])
def test_the_checker_catches_a_forbidden_module(line: str, module: str):
    (found,) = replay_violations(line.format(module), "games/trajan/rules.py")
    assert found.startswith(f"games/trajan/rules.py:1: imports {module}")


def test_the_checker_catches_calls_of_hash_and_id_only():
    source = "card.id\nid = 3\ncard.hash()\nhash(card)\nprint(id(card))"
    assert replay_violations(source, "games/trajan/rules.py") == [
        "games/trajan/rules.py:4: calls hash(), which differs from process to process",
        "games/trajan/rules.py:5: calls id(), which differs from process to process",
    ]


def test_the_checker_catches_a_game_named_in_the_bot():
    source = 'NAME = "trajan"\ntrajan_board = 1\nTrajanic = 2'
    assert naming_violations(source, "bot/panel/model.py", ["trajan", "corduba"]) == [
        "bot/panel/model.py:1: names the game trajan",
        "bot/panel/model.py:2: names the game trajan",
    ]

"""A game's steward as it was: its package read from another folder, beside the present one."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from games.cli.errors import CommandError
from games.core.contract import Bot


def earlier_steward(game: str, folder: Path) -> Bot[Any]:
    """The steward whose package lies there; whatever else it reads is as it is today."""
    if not (folder / "player.py").is_file():
        raise CommandError("cli-error-earlier", folder=str(folder))
    package = f"games.{game}.steward"
    with _put_aside(package), _found_in(package, folder):
        return cast("Bot[Any]", import_module(f"{package}.player").steward)


class _Elsewhere(MetaPathFinder):
    def __init__(self, package: str, folder: Path) -> None:
        self._package, self._folder = package, folder

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != self._package:
            return None
        inside = [str(self._folder)]
        first = self._folder / "__init__.py"
        return spec_from_file_location(name, first, submodule_search_locations=inside)


@contextmanager
def _found_in(package: str, folder: Path) -> Iterator[None]:
    finder = _Elsewhere(package, folder)
    sys.meta_path.insert(0, finder)
    try:
        yield
    finally:
        sys.meta_path.remove(finder)


@contextmanager
def _put_aside(package: str) -> Iterator[None]:
    """Its modules are unknown meanwhile; what is imported then is known to nobody else."""
    parent, _, name = package.rpartition(".")
    present = {key: sys.modules.pop(key) for key in _within(package)}
    try:
        yield
    finally:
        for key in _within(package):
            del sys.modules[key]
        sys.modules.update(present)
        setattr(sys.modules[parent], name, present[package])


def _within(package: str) -> list[str]:
    return [key for key in sys.modules if key == package or key.startswith(f"{package}.")]

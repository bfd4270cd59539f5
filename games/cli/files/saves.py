"""Files: saved games are exports, written whole or not at all."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import NamedTuple

from games.cli.errors import CommandError
from games.core.contract import AnyGame
from games.core.errors import GameError, SetupError
from games.core.record import MAX_BYTES, Record, game_of, read_record
from games.registry import all_games

FOLDER = Path("saves")
SHOWN = 9
LOOKED_AT = 50  # of a long-lived folder only the newest are opened


class Save(NamedTuple):
    path: Path
    record: Record
    changed: float


def new_path(game: AnyGame) -> Path:
    """A name that is free, and says which game and when."""
    stem = f"{game.key}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = FOLDER / f"{stem}.json"
    n = 2
    while path.exists():
        path = FOLDER / f"{stem}-{n}.json"
        n += 1
    return path


def _for_its_owner(path: str, flags: int) -> int:
    """A save holds the seed, and with it every hand."""
    return os.open(path, flags, 0o600)


def write_whole(path: Path, data: bytes) -> None:
    """Through a file beside it, so that nobody ever sees half of it."""
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with open(beside, "wb", opener=_for_its_owner) as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(beside, path)
        finally:
            beside.unlink(missing_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise CommandError("cli-error-write", file=str(path), reason=reason) from error


def read_export(path: Path) -> tuple[AnyGame, Record]:
    """An export and its game; raises GameError when it is none, or not one of ours."""
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError as error:
        raise CommandError("cli-error-no-file", file=str(path)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise CommandError("cli-error-read", file=str(path), reason=reason) from error
    try:
        record = read_record(data)
        return game_of(record, all_games()), record
    except SetupError as error:
        raise CommandError("cli-error-export", file=str(path), reason=error.text) from error


def recent_saves() -> list[Save]:
    """The newest readable saves, newest first."""
    try:
        paths = [(path.stat().st_mtime, path) for path in FOLDER.glob("*.json")]
    except OSError:
        return []
    found = []
    for changed, path in sorted(paths, reverse=True)[:LOOKED_AT]:
        try:
            found.append(Save(path, read_export(path)[1], changed))
        except GameError:
            continue
    return found[:SHOWN]

"""Pictures from the command line: `python -m rendering gallery OUT/`, `showcase docs/pictures`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from rendering.frame import Picture
from rendering.kit.type import MissingFontError
from rendering.registry import painters
from rendering.samples.gallery import gallery
from rendering.samples.showcase import showcase


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rendering", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    every = commands.add_parser("gallery", help="draw one of each kind of picture")
    every.add_argument("--game", choices=sorted(painters()), help="only this game")
    shown = commands.add_parser("showcase", help="draw the pictures of the documentation")
    for command in (every, shown):
        command.add_argument("folder", type=Path, help="where to; made if it is missing")
    wanted = parser.parse_args(arguments)
    try:
        for name, picture in _made(wanted):
            size = len(picture.data) / 1024
            print(f"{name}: {picture.width} × {picture.height}, {size:.0f} KiB")
    except FileExistsError:
        return _fail(f"{wanted.folder} is a file; name a folder.")
    except OSError as fault:
        return _fail(f"{wanted.folder} cannot be written: {fault.strerror}. Choose another folder.")
    except MissingFontError as fault:
        return _fail(str(fault))
    return 0


def _made(wanted: argparse.Namespace) -> Iterator[tuple[str, Picture]]:
    if wanted.command == "gallery":
        return gallery(wanted.folder, wanted.game)
    return showcase(wanted.folder)


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())

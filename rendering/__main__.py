"""Pictures from the command line: `python -m rendering gallery OUT/`, `showcase docs/pictures`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rendering.kit.type import MissingFontError
from rendering.samples.gallery import gallery
from rendering.samples.showcase import showcase

KINDS = {
    "gallery": (gallery, "draw one of each kind of picture"),
    "showcase": (showcase, "draw the pictures of the documentation"),
}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rendering", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (_, what) in KINDS.items():
        show = commands.add_parser(name, help=what)
        show.add_argument("folder", type=Path, help="where to; made if it is missing")
    wanted = parser.parse_args(arguments)
    made, _ = KINDS[wanted.command]
    try:
        for name, picture in made(wanted.folder):
            size = len(picture.data) / 1024
            print(f"{name}: {picture.width} × {picture.height}, {size:.0f} KiB")
    except FileExistsError:
        return _fail(f"{wanted.folder} is a file; name a folder.")
    except OSError as fault:
        return _fail(f"{wanted.folder} cannot be written: {fault.strerror}. Choose another folder.")
    except MissingFontError as fault:
        return _fail(str(fault))
    return 0


def _fail(message: str) -> int:
    print(message, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())

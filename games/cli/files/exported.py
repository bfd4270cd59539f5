"""What `replay` and `show` have in common: an export, how far, and who looks."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import NamedTuple

from games.cli.command import Desk, whole_number
from games.cli.errors import CommandError
from games.cli.files.saves import read_export
from games.cli.looking_up.matching import meant
from games.cli.screen.voice import Voice
from games.core.contract import AnyGame
from games.core.errors import GameError
from games.core.record import Record, RecordedMatch
from games.core.seats import Seat

PUBLIC = "public"


class Looked(NamedTuple):
    """An export as somebody looks at it."""

    game: AnyGame
    record: Record
    upto: int
    seat: Seat | None
    voice: Voice


def declare_export(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("export", nargs="?", help=voice.say("cli-help-export"))
    parser.add_argument("--upto", metavar="n", help=voice.say("cli-help-upto"))
    metavar = voice.say("cli-metavar-seat")
    parser.add_argument("--seat", default=PUBLIC, metavar=metavar, help=voice.say("cli-help-seat"))


def look(options: Namespace, desk: Desk) -> Looked:
    """Reads the export and replays it to its end once, so that a bad one is refused at once."""
    if options.export is None:
        raise CommandError("cli-error-no-export")
    game, record = read_export(Path(options.export))
    try:
        RecordedMatch.replayed(game, record)
    except GameError as error:
        reason = {"file": options.export, "reason": error.text}
        raise CommandError("cli-error-export", **reason) from error
    voice = desk.voice.knowing(game.texts, record.names)
    total = len(record.choices)
    upto = total if options.upto is None else whole_number("--upto", options.upto, 0, total)
    return Looked(game, record, upto, _seat(options.seat, voice), voice)


def _seat(word: str, voice: Voice) -> Seat | None:
    """By number from 0, as in the file, or by name; `public` is everybody else."""
    if word.lower() == PUBLIC:
        return None
    if word.isdecimal() and int(word) < len(voice.names):
        return Seat(int(word))
    found = meant(word, {str(seat): [name] for seat, name in enumerate(voice.names)})
    if len(found) == 1 and not word.isdecimal():
        return Seat(int(found[0]))
    seats = [f"{seat} ({name})" for seat, name in enumerate(voice.names)]
    raise CommandError("cli-error-seat", word=word[:40], known=", ".join(seats))

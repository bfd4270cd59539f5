"""`show`: the table of an export, as one seat or a spectator sees it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from games.cli.command import Command, Desk
from games.cli.files.exported import declare_export, look
from games.cli.screen.board import FRAMED, Board
from games.cli.screen.voice import Voice
from games.core.codec import readable_json
from games.core.record import RecordedMatch


def declare(parser: ArgumentParser, voice: Voice) -> None:
    declare_export(parser, voice)
    parser.add_argument("--json", action="store_true", help=voice.say("cli-help-show-json"))


def run(options: Namespace, desk: Desk) -> int:
    game, record, upto, seat, voice = look(options, desk)
    match = RecordedMatch.replayed(game, record, upto).match
    view = match.view(seat)
    if options.json:
        desk.terminal.line(readable_json(view))
    else:
        board = Board(game.sheet(view), voice, seat, desk.terminal.width)
        desk.terminal.show(board.at(FRAMED))
    return 0


COMMAND = Command("show", declare, run)

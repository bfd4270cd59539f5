"""The terminal's front door: finds the command, and says what went wrong in one sentence."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from games.cli.arguments import build_parser, parse, split_language
from games.cli.command import Command, Desk
from games.cli.errors import (
    BAD_INPUT,
    INTERRUPTED,
    InputEndedError,
    OutputClosedError,
    StoppedError,
)
from games.cli.files import replay, show
from games.cli.fitting import fit
from games.cli.keyboard import play
from games.cli.looking_up import listing, rules
from games.cli.looking_up.game_search import packages
from games.cli.screen.terminal import Terminal
from games.cli.screen.voice import Voice, locale_language
from games.cli.simulation import errs, measure, simulate
from games.core.errors import GameError

COMMANDS: tuple[Command, ...] = (
    listing.COMMAND,
    rules.COMMAND,
    play.COMMAND,
    simulate.COMMAND,
    measure.COMMAND,
    fit.COMMAND,
    errs.COMMAND,
    replay.COMMAND,
    show.COMMAND,
)
PROJECT = Path(__file__).resolve().parents[2] / "pyproject.toml"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; returns the exit code."""
    desk = Desk(Terminal(), Voice(locale_language(os.environ), *packages()))
    try:
        language, words = split_language(sys.argv[1:] if argv is None else argv)
        if language:
            desk = Desk(desk.terminal, desk.voice.in_language(language))
        code = _run(words, desk)
        desk.terminal.flush()
        return code
    except (Exception, KeyboardInterrupt) as error:
        code, sentence = _told(error, desk.voice)
        if isinstance(error, OutputClosedError | BrokenPipeError):
            desk.terminal.abandon_output()
        desk.terminal.complain(sentence)
        return code


def _run(words: Sequence[str], desk: Desk) -> int:
    parser = build_parser(COMMANDS, desk.voice, version())
    try:
        options = parse(parser, words)
    except SystemExit:  # --help and --version have been printed
        return 0
    command = next((c for c in COMMANDS if c.name == options.command), None)
    if command is None:
        desk.terminal.line(parser.format_help())
        return 0
    return command.run(options, desk)


def _told(error: BaseException, voice: Voice) -> tuple[int, str]:
    """Exit code and sentence for what a person may meet; our own faults are raised on."""
    if isinstance(error, StoppedError):
        return error.code, voice.error(error)
    if isinstance(error, GameError):
        return BAD_INPUT, voice.error(error)
    if isinstance(error, KeyboardInterrupt):
        return INTERRUPTED, voice.say("cli-interrupted")
    if isinstance(error, InputEndedError):
        return BAD_INPUT, voice.say("cli-input-ended")
    if isinstance(error, OutputClosedError | BrokenPipeError):
        return BAD_INPUT, voice.say("cli-output-closed")
    if isinstance(error, OSError):
        return BAD_INPUT, voice.say("cli-error-system", reason=error.strerror or str(error))
    raise error


def version() -> str:
    """As the project file has it, so that it stands in one place."""
    with PROJECT.open("rb") as file:
        project = tomllib.load(file)["project"]
    return f"{project['name']} {project['version']}"

"""Reading the command line, with help and complaints in the reader's language."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence

from games.cli.command import Command
from games.cli.errors import CommandError
from games.cli.screen.voice import Voice
from games.core.catalogue import LANGUAGES
from games.core.text import Language

PROGRAM = "python -m games"
LANGUAGE = "--language"


def split_language(argv: Sequence[str]) -> tuple[Language | None, list[str]]:
    """What stands behind --language, and the other words.

    It is taken out beforehand: it may stand anywhere, and help must already be in it.
    """
    language: Language | None = None
    rest = []
    words = iter(argv)
    for word in words:
        name, equals, value = word.partition("=")
        if name != LANGUAGE:
            rest.append(word)
            continue
        asked = value if equals else next(words, "")
        language = next((spoken for spoken in LANGUAGES if spoken == asked), None)
        if language is None:
            known = ", ".join(LANGUAGES)
            raise CommandError("cli-error-language", word=asked[:40], known=known)
    return language, rest


class _Parser(argparse.ArgumentParser):
    """Speaks the reader's language, and leaves complaints to parse()."""

    def __init__(self, prog: str, voice: Voice, about: str, **_newer: object) -> None:
        # Python 3.14 hands `color` on to the parsers of commands; ours do without.
        super().__init__(
            prog, description=about, add_help=False, allow_abbrev=False, exit_on_error=False
        )
        self._usage_word = voice.say("cli-usage")
        self._positionals.title = voice.say("cli-help-words")
        self._optionals.title = voice.say("cli-help-options")
        self.add_argument("-h", "--help", action="help", help=voice.say("cli-help-help"))
        self.add_argument(
            LANGUAGE, metavar="|".join(LANGUAGES), help=voice.say("cli-help-language")
        )

    def format_usage(self) -> str:
        return self._in_our_words(super().format_usage())

    def format_help(self) -> str:
        return self._in_our_words(super().format_help())

    def _in_our_words(self, text: str) -> str:
        return text.replace("usage:", self._usage_word, 1)


def build_parser(commands: Iterable[Command], voice: Voice, version: str) -> _Parser:
    parser = _Parser(PROGRAM, voice, voice.say("cli-about"))
    parser.add_argument(
        "--version", action="version", version=version, help=voice.say("cli-help-version")
    )
    subparsers = parser.add_subparsers(
        dest="command",
        title=voice.say("cli-help-commands"),
        metavar=voice.say("cli-metavar-command"),
        parser_class=_Parser,
    )
    for command in commands:
        about = voice.say(f"cli-about-{command.name}")
        own = subparsers.add_parser(command.name, help=about, voice=voice, about=about)
        command.declare(own, voice)
    return parser


def parse(parser: argparse.ArgumentParser, words: Sequence[str]) -> argparse.Namespace:
    """Raises CommandError for what cannot be understood."""
    try:
        options, unknown = parser.parse_known_args(words)
    except argparse.ArgumentError as error:
        if error.argument_name and error.argument_name.startswith("-"):
            raise CommandError("cli-error-option", option=error.argument_name) from error
        raise CommandError("cli-error-command", word=_first_word(words)) from error
    if unknown:
        shown = " ".join(unknown)[:80]
        command = " ".join(filter(None, (PROGRAM, options.command)))
        raise CommandError("cli-error-unknown", words=shown, command=command)
    return options


def _first_word(words: Sequence[str]) -> str:
    return next((word for word in words if not word.startswith("-")), "")[:40]

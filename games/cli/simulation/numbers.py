"""Options of all commands that play many games: which game, and how many players, games, seeds."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping

from games.cli.screen.voice import Voice


def declare_numbers(parser: ArgumentParser, voice: Voice, defaults: Mapping[str, str]) -> None:
    parser.add_argument("game", nargs="?", help=voice.say("cli-help-game"))
    for name, usual in defaults.items():
        parser.add_argument(
            f"--{name}",
            default=usual,
            metavar=voice.say(f"cli-metavar-{name}"),
            help=voice.say(f"cli-help-simulate-{name}", usual=usual),
        )

"""`list`: the games there are."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from rich.padding import Padding
from rich.text import Text as Styled

from games.cli.command import Command, Desk
from games.cli.screen.voice import Voice
from games.registry import all_games


def declare(parser: ArgumentParser, voice: Voice) -> None:
    """`list` has no options of its own."""


def run(options: Namespace, desk: Desk) -> int:
    for key, game in all_games().items():
        voice = desk.voice.knowing(game.texts)
        seats = voice.say("cli-list-seats", least=game.seats[0], most=game.seats[-1])
        head = Styled.assemble((voice.say("game-name"), "bold"), f" · {key} · {seats}")
        desk.terminal.show(head)
        desk.terminal.show(Padding(voice.say("game-about"), (0, 0, 0, 2)))
    return 0


COMMAND = Command("list", declare, run)

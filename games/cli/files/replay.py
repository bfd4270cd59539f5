"""`replay`: an export told again, choice by choice, and the table at its end."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from typing import Any

from rich.table import Table as Grid
from rich.text import Text as Styled

from games.cli.command import Command, Desk
from games.cli.files.exported import Looked, declare_export, look
from games.cli.keyboard.finale import result
from games.cli.keyboard.sitting import hears
from games.cli.screen.board import FRAMED, Board
from games.cli.screen.voice import Voice
from games.core.contract import Event
from games.core.record import RecordedMatch


def declare(parser: ArgumentParser, voice: Voice) -> None:
    declare_export(parser, voice)


def run(options: Namespace, desk: Desk) -> int:
    looked = look(options, desk)
    recorded = RecordedMatch.replayed(looked.game, looked.record, 0)
    total = len(looked.record.choices)
    desk.terminal.show(looked.voice.say("cli-replay-of", n=looked.upto, of=total))
    desk.terminal.show(_story(recorded, looked))
    match = recorded.match
    sheet = looked.game.sheet(match.view(looked.seat))
    board = Board(sheet, looked.voice, looked.seat, desk.terminal.width)
    desk.terminal.show(board.at(FRAMED))
    if match.outcome:
        desk.terminal.show(result(match.outcome, looked.voice))
    return 0


def _story(recorded: RecordedMatch[Any, Any], looked: Looked) -> Grid:
    """Every choice with what was heard of it."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right", style="dim", min_width=4)
    grid.add_column()
    for n, events in _told(recorded, looked):
        number = str(n)
        for event in events:
            if hears(event, looked.seat):
                whispered = "italic green" if event.only else ""
                grid.add_row(number, Styled(looked.voice.text(event.text), style=whispered))
                number = ""
    return grid


def _told(
    recorded: RecordedMatch[Any, Any], looked: Looked
) -> Iterator[tuple[int, Sequence[Event]]]:
    """What each choice led to; number 0 is the start."""
    yield 0, [*recorded.match.story, *recorded.match.told]
    for n, choice in enumerate(looked.record.choices[: looked.upto], start=1):
        yield n, recorded.replay(choice)


COMMAND = Command("replay", declare, run)

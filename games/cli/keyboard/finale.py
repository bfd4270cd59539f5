"""The end of a game: result, points, and everything that was hidden."""

from __future__ import annotations

import os
from pathlib import Path

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text as Styled

from games.cli.errors import CommandError, InputEndedError
from games.cli.keyboard.sitting import Sitting
from games.cli.keyboard.turn_screen import TurnScreen
from games.cli.screen.terminal import Terminal
from games.cli.screen.voice import Voice
from games.core.contract import Outcome


class Finale:
    def __init__(
        self, sitting: Sitting, terminal: Terminal, voice: Voice, screen: TurnScreen
    ) -> None:
        self._sitting = sitting
        self._terminal = terminal
        self._voice = voice
        self._screen = screen

    def show(self) -> None:
        outcome = self._sitting.match.outcome
        assert outcome is not None
        people = self._sitting.people
        self._terminal.clear(forget=len(people) > 1)
        # One person sees what was whispered too; several only what all heard.
        self._terminal.show(self._screen.news(people[0] if len(people) == 1 else None))
        self._terminal.show(self._screen.whole_board(None))
        self._terminal.show(result(outcome, self._voice))
        self._offer_export()

    def _offer_export(self) -> None:
        """The file of the game is its export; a copy may go elsewhere."""
        file = self._sitting.file
        if file:
            self._terminal.show(self._voice.say("cli-end-kept", file=str(file)))
        key = "cli-end-copy" if file else "cli-end-export"
        while True:
            try:
                word = self._terminal.ask(self._voice.say(key))
            except InputEndedError:  # everything is kept already
                self._terminal.show()
                return
            if not word or self._exported(Path(word)):
                return

    def _exported(self, path: Path) -> bool:
        if os.path.exists(path):
            self._terminal.show(self._voice.say("cli-error-exists", file=str(path)))
            return False
        try:
            self._sitting.save(path)
        except CommandError as error:
            self._terminal.show(self._voice.error(error))
            return False
        self._terminal.show(self._voice.say("cli-saved", file=str(path)))
        return True


def result(outcome: Outcome, voice: Voice) -> RenderableType:
    """Why it ended, and who has how many points."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(justify="right")
    grid.add_column()
    grid.add_column(justify="right")
    for seat, points in ranking(outcome):
        won = seat in outcome.winners
        row = ("★" if won else "", voice.names[seat], voice.say("cli-points", n=points))
        grid.add_row(*row, style="bold yellow" if won else "")
    reason = Styled(voice.say(f"end-{outcome.reason}"), style="bold")
    table = Grid.grid(padding=(0, 0, 1, 0))
    table.add_row(reason)
    table.add_row(grid)
    return Panel(table, title=voice.say("cli-end-title"), border_style="yellow", expand=False)


def ranking(outcome: Outcome) -> list[tuple[int, int]]:
    """Seats with their points: winners first, then by points."""
    table = enumerate(outcome.scores)
    return sorted(table, key=lambda pair: (pair[0] not in outcome.winners, -pair[1]))

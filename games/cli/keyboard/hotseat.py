"""Playing at one keyboard: person after person, with nobody's hand left on the screen."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

from rich.align import Align
from rich.panel import Panel
from rich.text import Text as Styled

from games.cli.command import Desk
from games.cli.errors import (
    BAD_INPUT,
    INTERRUPTED,
    InputEndedError,
    OutputClosedError,
    StoppedError,
)
from games.cli.files.saves import new_path
from games.cli.keyboard.finale import Finale
from games.cli.keyboard.question import Question
from games.cli.keyboard.sitting import Sitting
from games.cli.keyboard.turn_screen import TurnScreen
from games.cli.keyboard.typed_commands import QuitGame, TypedCommands
from games.core.errors import GameError
from games.core.seats import Seat

LONG = ("board", "log")  # after these the question may have left the screen


class Hotseat:
    """One evening at the table, from the first question to the result or to `quit`."""

    def __init__(self, sitting: Sitting, desk: Desk) -> None:
        self._sitting = sitting
        self._terminal, self._voice = desk
        self._screen = TurnScreen(self._terminal, self._voice, sitting)
        self._typed = TypedCommands(self._terminal, self._voice, sitting, self._screen)
        self._at_keyboard: Seat | None = None

    def run(self, *notices: str) -> int:
        """Plays until the end; however it is left, the game is kept."""
        self._typed.notices += notices
        try:
            self._play()
            self._typed.autosave()
            Finale(self._sitting, self._terminal, self._voice, self._screen).show()
        except QuitGame:
            self._quit()
        except KeyboardInterrupt as error:
            raise self._stopped(INTERRUPTED, "cli-stopped-interrupt") from error
        except InputEndedError as error:
            raise self._stopped(BAD_INPUT, "cli-stopped-input") from error
        except OutputClosedError as error:
            self._sitting.save()
            raise OutputClosedError from error
        return 0

    def _play(self) -> None:
        while (seat := self._sitting.let_bots_play()) is not None:
            if self._hand_over(seat):
                self._turn(seat)

    def _turn(self, seat: Seat) -> None:
        """Asks until something was chosen, or the game is another one by a command."""
        decision = self._sitting.match.pending(seat)
        assert decision is not None
        question = Question(decision, self._voice)
        self._screen.show(seat, question, self._typed.notices)
        self._typed.notices.clear()
        while True:
            line = self._terminal.ask(question.how_to_answer())
            typed = self._typed.read(line)
            if typed:
                if self._typed.obey(typed, seat):
                    return
                if typed.command in LONG:
                    self._terminal.show(question.drawn(self._terminal.width))
            elif self._chose(seat, question, line):
                return

    def _chose(self, seat: Seat, question: Question, line: str) -> bool:
        try:
            self._sitting.answer(seat, question.picks(line))
        except GameError as error:
            self._terminal.show(Styled(self._voice.error(error), style="yellow"))
            return False
        self._typed.autosave()
        return True

    # ---- privacy --------------------------------------------------------------------------

    def _hand_over(self, seat: Seat) -> bool:
        """Between two people the screen is empty, and so is what could be scrolled back to.

        False if the one who sits there still took something back instead.
        """
        before = self._at_keyboard
        if len(self._sitting.people) < 2 or seat == before:
            return True
        self._terminal.clear(forget=True)
        sentence = self._voice.say("cli-pass", who=self._voice.names[seat])
        self._terminal.show(Align.center(Panel(Styled(sentence, style="bold"), padding=(1, 4))))
        if before is not None:
            hint = self._voice.say("cli-pass-undo", who=self._voice.names[before])
            self._terminal.show(Align.center(Styled(hint, style="dim")))
        line = self._terminal.ask(self._voice.say("cli-pass-enter", who=self._voice.names[seat]))
        typed = self._typed.read(line)
        if typed and typed.command == "quit":
            raise QuitGame
        if typed and typed.command == "undo" and before is not None:
            return not self._typed.obey(typed, before) and self._hand_over(seat)
        self._terminal.clear(forget=True)
        self._at_keyboard = seat
        return True

    def _hide_hands(self) -> None:
        if len(self._sitting.people) > 1:
            self._terminal.clear(forget=True)

    # ---- leaving --------------------------------------------------------------------------

    def _quit(self) -> None:
        if not self._sitting.file and not self._typed.declines(self._voice.say("cli-quit-save")):
            self._sitting.file = new_path(self._sitting.game)
        path = self._sitting.save()
        self._hide_hands()
        if path:
            self._terminal.show(self._voice.say("cli-quit-saved", file=str(path)))
            self._terminal.line(f"  {_resumption(path)['command']}")  # unwrapped, to be copied
        else:
            self._terminal.show(self._voice.say("cli-quit-unsaved"))

    def _stopped(self, code: int, key: str) -> StoppedError:
        """Broken off from outside: kept if there is a file to keep it in."""
        path = self._sitting.save()
        self._hide_hands()
        if path is None:
            return StoppedError(code, f"{key}-unsaved")
        return StoppedError(code, key, **_resumption(path))


def _resumption(path: Path) -> dict[str, str]:
    words = [_python(), "-m", "games", "play", "--resume", str(path)]
    return {"file": str(path), "command": shlex.join(words)}


def _python() -> str:
    """The one that runs us if it lives in this folder (.venv), for another may lack libraries."""
    here = Path.cwd()
    running = Path(sys.executable)
    return str(running.relative_to(here)) if running.is_relative_to(here) else "python"

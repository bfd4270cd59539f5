"""What may be typed instead of an answer: help, board, log, undo, save, more, quit."""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text as Styled

from games.cli.errors import CommandError
from games.cli.files.saves import new_path
from games.cli.keyboard.question import Question
from games.cli.keyboard.sitting import Sitting
from games.cli.keyboard.turn_screen import TurnScreen
from games.cli.looking_up.matching import fold
from games.cli.looking_up.rules import explained
from games.cli.looking_up.topic_search import find_topic
from games.cli.screen.terminal import Terminal
from games.cli.screen.voice import Voice
from games.core.errors import GameError
from games.core.seats import Seat

NAMES = ("help", "board", "log", "undo", "save", "more", "quit")
WITH_REST = ("help", "save")  # the others stand alone, so that a label may begin like them


class QuitGame(Exception):  # noqa: N818 - no error: somebody wants to leave
    """The person at the keyboard leaves; the game is kept."""


class Typed(NamedTuple):
    command: str
    rest: str = ""


class TypedCommands:
    def __init__(
        self, terminal: Terminal, voice: Voice, sitting: Sitting, screen: TurnScreen
    ) -> None:
        self._terminal = terminal
        self._voice = voice
        self._sitting = sitting
        self._screen = screen
        self.notices: list[str] = []  # for the top of the next screen
        self._names = {fold(word): n for n in NAMES for word in voice.words(f"cli-command-{n}")}

    def read(self, line: str) -> Typed | None:
        """The command in a line, or None if it is an answer."""
        if line.startswith("?"):
            return Typed("help", line[1:].strip())
        word, _, rest = line.partition(" ")
        name = self._names.get(fold(word)) if word else None
        if name is None or (rest and name not in WITH_REST):
            return None
        return Typed(name, rest.strip())

    def obey(self, typed: Typed, seat: Seat) -> bool:
        """Does it; True when the game is another one now and must be shown anew."""
        if typed.command == "help":
            self._look_up(typed.rest) if typed.rest else self._help()
        elif typed.command == "board":
            self._show_in_pages(self._screen.whole_board(seat))
        elif typed.command == "log":
            self._show_in_pages(self._screen.story(self._sitting.log(seat)))
        elif typed.command == "save":
            self._save(typed.rest)
        elif typed.command == "quit":
            raise QuitGame
        elif typed.command == "undo":
            return self._undo(seat)
        elif typed.command == "more":
            return self._more(seat)
        return False

    def autosave(self) -> None:
        """After every choice; a full disk is told, and does not end the evening."""
        try:
            self._sitting.save()
        except CommandError as error:
            self.notices.append(self._voice.error(error))

    def agrees(self, question: str) -> bool:
        """Whether the answer is yes; anything else is no."""
        return self._said("cli-yes", question)

    def declines(self, question: str) -> bool:
        """Whether the answer is no; anything else is yes."""
        return self._said("cli-no", question)

    def _said(self, key: str, question: str) -> bool:
        answer = fold(self._terminal.ask(question))
        return answer in map(fold, self._voice.words(key))

    def _show_in_pages(self, thing: RenderableType) -> None:
        self._terminal.show_in_pages(thing, self._voice.say("cli-page"))

    # ---- help -----------------------------------------------------------------------------

    def _help(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        for name in NAMES:
            word = self._voice.words(f"cli-command-{name}")[0]
            grid.add_row(Styled(word, style="bold"), self._voice.say(f"cli-command-{name}.does"))
        self._terminal.show(Panel(grid, title=self._voice.say("cli-help-title"), expand=False))

    def _look_up(self, word: str) -> None:
        game = self._sitting.game
        try:
            topic = find_topic(game, word, self._voice)
        except CommandError as error:
            self._say(self._voice.error(error))
            return
        variant = self._sitting.record.variant
        self._terminal.show(Panel(explained(game, topic, self._voice, variant)))

    def _say(self, sentence: str) -> None:
        self._terminal.show(Styled(sentence, style="yellow"))

    # ---- going back -----------------------------------------------------------------------

    def _undo(self, seat: Seat) -> bool:
        if self._sitting.match.can_undo(seat):
            self._sitting.undo(seat)
        elif not self._go_back_by_agreement():
            return False
        self.notices.append(self._voice.say("cli-undone"))
        self.autosave()
        return True

    def _go_back_by_agreement(self) -> bool:
        """Everybody sits at this keyboard, so everybody can be asked."""
        back_to = self._sitting.last_person()
        if back_to is None:
            self._say(self._voice.say("cli-undo-nothing"))
            return False
        self._say(self._voice.say("cli-undo-why", who=self._voice.names[back_to]))
        if not self.agrees(self._voice.say("cli-undo-agree")):
            self._say(self._voice.say("cli-undo-refused"))
            return False
        self._sitting.go_back()
        return True

    # ---- asides ---------------------------------------------------------------------------

    def _more(self, seat: Seat) -> bool:
        decision = self._sitting.match.aside(seat)
        if decision is None:
            self._say(self._voice.say("cli-more-nothing"))
            return False
        question = Question(decision, self._voice)
        self._terminal.show(question.drawn(self._terminal.width))
        line = self._terminal.ask(self._voice.say("cli-answer-or-back"))
        if not line:
            return False
        try:
            self._sitting.answer_aside(seat, question.picks(line))
        except GameError as error:
            self._say(self._voice.error(error))
            return False
        self.autosave()
        return True

    # ---- keeping --------------------------------------------------------------------------

    def _save(self, word: str) -> None:
        path = Path(word) if word else self._sitting.file or new_path(self._sitting.game)
        if path != self._sitting.file and os.path.exists(path):
            question = self._voice.say("cli-save-over", file=str(path))
            if not self.agrees(question):
                return
        try:
            self._sitting.save(path)
        except CommandError as error:
            self._say(self._voice.error(error))
            return
        self._sitting.file = self._sitting.file or path
        self._say(self._voice.say("cli-saved", file=str(path)))

"""What a person sees when asked: the news, the table, the question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from games.cli.keyboard.question import Question, Style
from games.cli.keyboard.sitting import Sitting
from games.cli.screen.board import (
    BRIEF,
    CLOSE,
    CLOSE_PACKED,
    FRAMED,
    FRAMED_PACKED,
    PARAGRAPHS,
    TINY,
    Board,
    Hanging,
    Look,
    cut,
)
from games.cli.screen.terminal import Terminal
from games.cli.screen.voice import Voice
from games.core.contract import Event
from games.core.seats import Seat


class Layout(NamedTuple):
    board: Look
    options: Style
    news: int  # how many of the latest events must have room


LAYOUTS = (  # from roomy to crowded; the first that fits is taken
    Layout(FRAMED, "full", 12),
    Layout(CLOSE, "full", 10),
    Layout(FRAMED_PACKED, "full", 10),
    Layout(CLOSE_PACKED, "full", 8),
    Layout(CLOSE_PACKED, "line", 6),
    Layout(PARAGRAPHS, "line", 6),
    Layout(BRIEF, "line", 4),
    Layout(TINY, "line", 3),
    Layout(TINY, "columns", 1),
)
PLENTY = 10_000  # lines, where there is no screen to fill
PROMPT_LINES = 1


class TurnScreen:
    def __init__(self, terminal: Terminal, voice: Voice, sitting: Sitting) -> None:
        self._terminal = terminal
        self._voice = voice
        self._sitting = sitting

    def show(self, seat: Seat, question: Question, notices: Sequence[str]) -> None:
        """As roomy as the screen allows; where nothing fits, its top can be scrolled to."""
        self._terminal.clear()
        board = self.board(seat)
        notice = Group(*(Styled(notice, style="bold yellow") for notice in notices))
        news = len(self._sitting.news(seat))
        for layout in LAYOUTS:
            drawn = question.drawn(self._terminal.width, layout.options)
            parts = [notice, board.at(layout.board), drawn]
            room = self._room(parts) - 1  # the heading of the news
            if room >= min(news, layout.news):
                break
        self._terminal.show(notice)
        self._terminal.show(self.news(seat, max(room, layout.news)))
        if self._terminal.is_screen or not self._in_turn(seat):
            self._terminal.show(parts[1])
        self._terminal.show(drawn)

    def _in_turn(self, seat: Seat) -> bool:
        """Where nothing is wiped away, the table was printed when the turn began; `board` helps."""
        return any(choice.seat == seat for choice in self._sitting.match.tail)

    def _room(self, parts: Sequence[RenderableType]) -> int:
        """Lines of the screen that are left beside these parts."""
        if not self._terminal.is_screen:
            return 2 * PLENTY
        taken = sum(self._terminal.lines_of(part) for part in parts)
        return self._terminal.height - PROMPT_LINES - taken

    def board(self, seat: Seat | None) -> Board:
        sheet = self._sitting.game.sheet(self._sitting.match.view(seat))
        return Board(sheet, self._voice, seat, self._terminal.width)

    def whole_board(self, seat: Seat | None) -> RenderableType:
        """With everything on it, in frames if they fit."""
        board = self.board(seat)
        framed = board.at(FRAMED)
        return framed if self._room([framed]) >= 0 else board.at(CLOSE)

    def news(self, seat: Seat | None, limit: int = PLENTY) -> RenderableType:
        """What happened since the seat's last choice, the latest if not all."""
        events = self._sitting.news(seat)
        if not events:
            return Group()
        shown = events[-limit:]
        key = "cli-news" if self._sitting.has_chosen(seat) else "cli-news-first"
        head = Styled(self._voice.say(key), style="bold")
        if left_out := len(events) - len(shown):
            head.append(self._voice.say("cli-news-more", n=left_out), style="not bold dim")
        return Group(head, self.story(shown, short=limit < PLENTY))

    def story(self, events: Sequence[Event], *, short: bool = False) -> RenderableType:
        """One line for each event; what only this seat may know stands out."""
        lines = []
        for event in events:
            style = "italic green" if event.only else ""
            line = Hanging(f"· {self._voice.text(event.text)}", style=style)
            lines.append(cut(line.text) if short else line)
        return Group(*lines)

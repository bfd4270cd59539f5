"""The screen and the keyboard, or the pipes in their place."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from typing import IO

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text as Styled

from games.cli.errors import InputEndedError, OutputClosedError
from games.cli.screen.voice import printable

CLEAR = "\x1b[H\x1b[2J"
FORGET_SCROLLBACK = "\x1b[3J"


class _Screen(Console):
    """A console that lets a closed pipe be told in a sentence."""

    def on_broken_pipe(self) -> None:
        raise OutputClosedError


def _screen(file: IO[str]) -> _Screen:
    return _Screen(file=file, highlight=False, markup=False, emoji=False)


def _replace_what_cannot_be_written(stream: IO[str]) -> None:
    """A terminal without our letters shows `?`; it is no reason to stop."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure:
        reconfigure(errors="replace")


class Terminal:
    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            _replace_what_cannot_be_written(stream)
        self.out = _screen(sys.stdout)
        self.err = _screen(sys.stderr)

    @property
    def is_screen(self) -> bool:
        """Whether somebody looks at it, so that it can be cleared and has a height."""
        return self.out.is_terminal

    @property
    def width(self) -> int:
        return self.out.width

    @property
    def height(self) -> int:
        return self.out.height

    # ---- showing --------------------------------------------------------------------------

    def show(self, thing: RenderableType = "", style: str | None = None) -> None:
        self.out.print(thing, style=style)

    def line(self, text: str) -> None:
        """A line for other programs: neither wrapped nor styled."""
        try:
            print(text, file=self.out.file)
        except BrokenPipeError as error:
            raise OutputClosedError from error

    def complain(self, sentence: str) -> None:
        """To stderr in one piece, however narrow the terminal is."""
        with suppress(OSError):  # nobody can be told
            print(sentence, file=self.err.file, flush=True)

    def show_in_pages(self, thing: RenderableType, prompt: str) -> None:
        """What is taller than the screen, screen by screen; a word instead of Enter stops."""
        lines = self.out.render_lines(thing, pad=False)
        page = self.height - 1 if self.is_screen else len(lines)
        while lines:
            for line in lines[:page]:
                self.out.print(Segments([*line, Segment.line()]), end="")
            lines = lines[page:]
            if lines and self.ask(prompt):
                return

    def lines_of(self, thing: RenderableType) -> int:
        return len(self.out.render_lines(thing, pad=False))

    def clear(self, *, forget: bool = False) -> None:
        """Empties the screen; with `forget` nothing can be scrolled back to either."""
        if not self.is_screen:
            return
        if self.out.is_dumb_terminal:
            self.out.print("\n" * self.height)
            return
        self.out.file.write(CLEAR + (FORGET_SCROLLBACK if forget else ""))
        self.out.file.flush()

    def flush(self) -> None:
        try:
            self.out.file.flush()
        except BrokenPipeError as error:
            raise OutputClosedError from error

    def abandon_output(self) -> None:
        """Python writes what is left at its end; a closed pipe must not make it complain."""
        try:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, sys.stdout.fileno())
            os.close(nowhere)
        except (OSError, ValueError):  # captured by a test: nothing is left over
            pass

    # ---- asking ---------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """One line, without what surrounds it; raises InputEndedError when there is none."""
        self.out.print(Styled(prompt, style="bold"), end=" ", soft_wrap=True)
        self.flush()
        try:
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            self.show()  # what is said next begins on a line of its own
            raise
        typed = printable(line).strip()
        if not sys.stdin.isatty():
            self.show(Styled(typed))  # so that a transcript can be read
        if not line:
            self.show()
            raise InputEndedError
        return typed

"""The table in words on a screen: in frames where there is room, ever closer where not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from rich.box import ROUNDED
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Styled

from games.cli.screen.voice import Voice
from games.core.contract import Section, Sheet
from games.core.seats import Seat

OWN = "green"
OTHERS = "cyan"
MIDDLE = "yellow"
DASH = " – "  # sheets set what explains a thing behind a dash
DOT = " · "
COLUMN = 38  # the least width at which a section can be read
BACK = 2  # how far the continuation of a line stands back
TINY_MIDDLE = 2  # lines


class Look(NamedTuple):
    """How much room a board takes."""

    framed: bool
    # packed: cards by name alone; paragraph: that without columns; line: one line and a count.
    others: Literal["full", "packed", "paragraph", "line"]
    tiny: bool = False  # own lines cut to half a row, for screens of 24 lines

    @property
    def crowded(self) -> bool:
        return self.others in ("paragraph", "line")


FRAMED = Look(True, "full")
CLOSE = Look(False, "full")
FRAMED_PACKED = Look(True, "packed")
CLOSE_PACKED = Look(False, "packed")
PARAGRAPHS = Look(False, "paragraph")
BRIEF = Look(False, "line")
TINY = Look(False, "line", tiny=True)


class Hanging:
    """A line whose continuation stands back, the explanation behind its last dash dimmed."""

    def __init__(self, line: str, *, strong: bool = False, style: str = "") -> None:
        name, dash, rest = line.partition(DASH)
        self.text = Styled(line, style=style)
        if dash:
            self.text.stylize("bold" if strong else "", 0, len(name))
            self.text.stylize("dim", len(line) - len(rest.rpartition(DASH)[2]) - len(DASH))

    @classmethod
    def of(cls, text: Styled) -> Hanging:
        made = cls("")
        made.text = text
        return made

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        if self.text.cell_len <= width:
            yield self.text
            return
        first, *more = self.text.wrap(console, max(1, width - BACK))
        yield first
        for line in more:
            yield Styled.assemble(" " * BACK, line)


def cut(text: Styled) -> Styled:
    """On one row, with … where it is too long for it."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


class Board:
    """One sheet, ready to be shown with any look."""

    def __init__(self, sheet: Sheet, voice: Voice, seat: Seat | None, width: int) -> None:
        self._voice = voice
        self._width = width
        self._title = voice.text(sheet.title)
        sections = sheet.sections
        players = [n for n, section in enumerate(sections) if section.seat is not None]
        last = players[-1] if players else len(sections)
        self._middle = [s for s in sections[:last] if s.seat is None]
        self._closing = [s for s in sections[last:] if s.seat is None]
        self._others = [s for s in sections if s.seat is not None and s.seat != seat]
        self._own = [s for s in sections if s.seat is not None and s.seat == seat]

    def at(self, look: Look) -> RenderableType:
        """The middle, the others side by side, one's own area and hand, and what closes it."""
        return Group(
            Rule(Styled(self._title, style="bold"), style=MIDDLE),
            *(self._drawn(section, look, MIDDLE) for section in self._middle),
            self._side_by_side(look),
            *(self._drawn(section, look, OWN) for section in self._own),
            *(self._drawn(section, look, MIDDLE) for section in self._closing),
        )

    def _side_by_side(self, look: Look) -> RenderableType:
        """As many columns as can be read; the rows are filled evenly."""
        drawn = [self._drawn(section, look, OTHERS) for section in self._others]
        rows = -(-len(drawn) // max(1, self._width // COLUMN))
        columns = -(-len(drawn) // max(1, rows))
        if columns < 2 or look.crowded:
            return Group(*drawn)
        grid = Grid.grid(padding=0 if look.framed else (0, 1), expand=True)
        for _ in range(columns):
            grid.add_column(ratio=1)
        for start in range(0, len(drawn), columns):
            grid.add_row(*drawn[start : start + columns])
        return grid

    def _drawn(self, section: Section, look: Look, colour: str) -> RenderableType:
        title = Styled(self._voice.text(section.title), style=f"bold {colour}")
        lines = [self._voice.text(line) for line in section.lines]
        if look.crowded:
            return self._crowded(title, lines, look, colour)
        if look.others == "packed" and colour == OTHERS:
            lines = _packed(lines)
        body = Group(*(Hanging(line, strong=colour == OWN) for line in lines))
        if look.framed:
            return Panel(body, title=title, title_align="left", border_style=colour, box=ROUNDED)
        return Group(title, Padding(body, (0, 0, 0, BACK)))

    def _crowded(self, title: Styled, lines: list[str], look: Look, colour: str) -> RenderableType:
        """The first line beside the title, if it is no card; the rest under it or counted."""
        if colour == OTHERS and look.others == "paragraph":
            return Hanging.of(Styled.assemble(title, DOT, DOT.join(_packed(lines))))
        if lines and DASH not in lines[0]:
            title = Styled.assemble(title, DOT, lines.pop(0))
        kept = len(lines)
        if colour == OTHERS:
            kept = 0
        elif colour == MIDDLE and look.tiny:
            kept = TINY_MIDDLE
        if lines[kept:]:
            more = self._voice.say("cli-board-more", n=len(lines[kept:]))
            title.truncate(self._width - len(more) - 1, overflow="ellipsis")
            title.append(f" {more}", style="not bold dim")
        shown = [Hanging(line, strong=colour == OWN) for line in lines[:kept]]
        if not look.tiny or colour != OWN:
            return Group(cut(title), Padding(Group(*shown), (0, 0, 0, BACK)))
        return Group(cut(title), self._in_two_columns([hanging.text for hanging in shown]))

    def _in_two_columns(self, lines: Sequence[Styled]) -> RenderableType:
        column = (self._width - 3 * BACK) // 2
        for line in lines:
            line.truncate(column, overflow="ellipsis")
        return Padding(Columns(lines, width=column, padding=(0, BACK, 0, 0)), (0, 0, 0, BACK))


def _packed(lines: Sequence[str]) -> list[str]:
    """What is explained stands in one line, by name alone."""
    names = [line.partition(DASH)[0] for line in lines if DASH in line]
    return [line for line in lines if DASH not in line] + ([DOT.join(names)] if names else [])

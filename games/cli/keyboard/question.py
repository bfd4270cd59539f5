"""A question on the screen, and what somebody typed as an answer to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Literal, TypeAlias

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Styled

from games.cli.errors import CommandError
from games.cli.looking_up.matching import fitting, fold, unique
from games.cli.screen.voice import Voice
from games.core.choices import check_picks
from games.core.contract import Decision, Option

# full: with hints, wrapped; line: each on one row; columns: without hints, side by side.
Style: TypeAlias = Literal["full", "line", "columns"]
SEPARATORS = re.compile(r"[\s,;]+")
COLOUR = "magenta"
NUMBER = 3  # columns for the number of an option
HINT = 24  # columns that are left for a hint where both may be wrapped


class Question:
    """One decision as a person sees it: numbered, and answered by number, id or label."""

    def __init__(self, decision: Decision, voice: Voice) -> None:
        self.decision = decision
        self._voice = voice
        self.prompt = voice.text(decision.prompt)
        self.labels = [voice.text(option.label) for option in decision.options]
        self.numbers = _numbers(decision.options)

    # ---- showing --------------------------------------------------------------------------

    def drawn(self, width: int, style: Style = "full") -> RenderableType:
        """Prompt and options."""
        prompt = Styled(self.prompt, style=f"bold {COLOUR}")
        if style == "full":
            return Group(Rule(style=COLOUR), prompt, self._options(width, short=False))
        options = self._columns(width) if style == "columns" else self._options(width, short=True)
        return Group(prompt, options)

    def _columns(self, width: int) -> RenderableType:
        """Without hints, side by side; never cut, for options may differ in their last word."""
        numbered = zip(self.numbers, self.labels, strict=True)
        cells = [
            Styled.assemble((f"{number:>{NUMBER}} ", f"bold {COLOUR}"), label)
            for number, label in numbered
        ]
        for columns in (3, 2):
            rows = -(-len(cells) // columns)
            stacks = [cells[start : start + rows] for start in range(0, len(cells), rows)]
            if sum(max(cell.cell_len for cell in stack) + 1 for stack in stacks) <= width:
                break
        else:
            return self._options(width, short=True)
        grid = Grid.grid(padding=(0, 1))
        for row in zip_longest(*stacks, fillvalue=Styled("")):
            grid.add_row(*row)
        return grid

    def _options(self, width: int, *, short: bool) -> RenderableType:
        """Labels have the room they need, hints what is left of the row."""
        hints = [self._voice.text(o.hint) if o.hint else "" for o in self.decision.options]
        room = width - NUMBER - 2  # two gaps
        kept = HINT if any(hints) and not short else 1
        label_room = min(max(map(len, self.labels)), room - kept)
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style=f"bold {COLOUR}", width=NUMBER)
        grid.add_column(width=label_room, no_wrap=short)
        grid.add_column(width=max(1, room - label_room), no_wrap=short, style="dim")
        for row in zip(self.numbers, self.labels, hints, strict=True):
            grid.add_row(*map(Styled, row))
        return grid

    def how_to_answer(self) -> str:
        """The words before the cursor."""
        least, most = self.bounds
        if (least, most) == (1, 1):
            return self._voice.say("cli-answer-one", first=self.numbers[0], last=self.numbers[-1])
        if self.decision.ordered:
            return self._voice.say("cli-answer-order", n=most)
        if least == 0:
            return self._voice.say("cli-answer-or-nothing", most=most)
        if least == most:
            return self._voice.say("cli-answer-exactly", n=most)
        return self._voice.say("cli-answer-some", least=least, most=most)

    @property
    def bounds(self) -> tuple[int, int]:
        return self.decision.least, min(self.decision.most, len(self.decision.options))

    # ---- reading --------------------------------------------------------------------------

    def picks(self, line: str) -> tuple[str, ...]:
        """The ids somebody typed; raises GameError with what to do instead."""
        if not line:
            if self.decision.least:
                raise CommandError("cli-error-empty")
            return ()
        picked = tuple(self._picked(line))
        check_picks(self.decision, picked)
        return picked

    def _picked(self, line: str) -> Iterator[str]:
        tokens = [token for token in SEPARATORS.split(line) if token]
        if tokens and all(token.isdecimal() for token in tokens):
            yield from (self._numbered(token) for token in tokens)
        elif "," in line and self.bounds[1] > 1 and not self._found(line):
            yield from (self._named(part.strip()) for part in line.split(",") if part.strip())
        else:
            yield self._named(line)

    def _numbered(self, token: str) -> str:
        number = token.lstrip("0") or "0"
        if number not in self.numbers:
            first, last = self.numbers[0], self.numbers[-1]
            raise CommandError("cli-error-choice-number", number=token[:10], first=first, last=last)
        return self.decision.options[self.numbers.index(number)].id

    def _named(self, word: str) -> str:
        if word.isdecimal():
            return self._numbered(word)
        found = self._found(word)
        if len(found) == 1:
            return found[0]
        if not found:
            raise CommandError("cli-error-choice", word=word[:40])
        ids = [option.id for option in self.decision.options]
        labels = unique(self.labels[ids.index(id)] for id in found)
        raise CommandError("cli-error-choice-ambiguous", word=word[:40], found=", ".join(labels))

    def _found(self, word: str) -> list[str]:
        """Ids by the whole id, or by an unambiguous part of the label."""
        options = self.decision.options
        exact = [option.id for option in options if fold(option.id) == fold(word)]
        names = {o.id: [label] for o, label in zip(options, self.labels, strict=True)}
        return exact or fitting(word, names)  # a misspelt word must not choose


def _numbers(options: Sequence[Option]) -> list[str]:
    """What to type for each option; where the options are numbers themselves, those."""
    ids = [option.id for option in options]
    if all(id.isdecimal() for id in ids):
        return ids
    return [str(n) for n in range(1, len(ids) + 1)]

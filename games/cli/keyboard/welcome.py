"""Setting a table by questions, for somebody who types `play` and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text as Styled

from games.cli.command import Desk
from games.cli.errors import CommandError
from games.cli.keyboard.seating import HUMAN, PEOPLE, named, usual_bot
from games.cli.screen.voice import clean_name
from games.core.contract import AnyGame, VariantRule

TEACHING = "trial_game"  # the switch a game has if it comes in a smaller form for learning
USUAL_OPPONENTS = 2


class NewTable(NamedTuple):
    kinds: list[str]
    names: list[str]
    variant: dict[str, str]


class Welcome:
    def __init__(self, desk: Desk) -> None:
        self._terminal, self._voice = desk

    def choose(self, question: str, answers: Sequence[str], why: str = "") -> int:
        """The index of one of several answers, by number; Enter takes the first."""
        self._terminal.show()
        self._terminal.show(Styled(question, style="bold"))
        if why:
            self._terminal.show(Styled(why, style="dim"))
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", style="bold magenta", min_width=3)
        for n, answer in enumerate(answers, start=1):
            grid.add_row(str(n), Styled(answer))
        self._terminal.show(grid)
        return self._number("cli-welcome-number", 1, len(answers), 1) - 1

    def new_table(self, game: AnyGame, variant: Mapping[str, str]) -> NewTable:
        """Who plays, and whether in the form for learning."""
        self._greet()
        kinds, given = self._players(game)
        chosen = dict(variant)
        rule = next((rule for rule in game.variants if rule.key == TEACHING), None)
        if rule and TEACHING not in chosen:
            chosen[TEACHING] = self._setting(rule)
        return NewTable(kinds, named(given, kinds), chosen)

    def explain(self, table: NewTable, file: str) -> None:
        """Who sits where, and in three lines how to answer."""
        voice = self._voice
        seats = [
            voice.say("cli-welcome-seat", name=name, kind=voice.say(f"cli-kind-{kind}"))
            if voice.has(f"cli-kind-{kind}")
            else f"{name} ({kind})"
            for name, kind in zip(table.names, table.kinds, strict=True)
        ]
        self._terminal.show()
        self._terminal.show(voice.say("cli-welcome-seats", seats=voice.listing(seats)))
        if file:
            self._terminal.show(voice.say("cli-welcome-file", file=file))
        lines = "\n".join(voice.say(f"cli-welcome-how-{n}") for n in (1, 2, 3))
        self._terminal.show(Panel(lines, title=voice.say("cli-welcome-how"), border_style="green"))
        self._terminal.ask(voice.say("cli-welcome-begin"))

    # ---- the questions --------------------------------------------------------------------

    def _greet(self) -> None:
        name = self._voice.say("game-name")
        about = self._voice.say("game-about")
        self._terminal.clear()
        self._terminal.show(Panel(about, title=Styled(name, style="bold"), border_style="yellow"))

    def _players(self, game: AnyGame) -> tuple[list[str], list[str]]:
        names = [self._name(self._voice.say("cli-welcome-name"), [])]
        least, most = game.seats[0] - 1, game.seats[-1] - 1
        usual = min(max(USUAL_OPPONENTS, least), most)
        opponents = self._number("cli-welcome-opponents", least, most, usual)
        people = self._number("cli-welcome-people", 0, opponents, 0) if opponents else 0
        for n in range(people):
            names.append(self._name(self._voice.say("cli-welcome-other-name", n=n + 2), names))
        bots = [usual_bot(game)] * (opponents - people)
        return [HUMAN] * (people + 1) + bots, names

    def _name(self, question: str, taken: Sequence[str]) -> str:
        usual = next(name for name in PEOPLE if name not in taken)
        while True:
            prompt = self._voice.say("cli-welcome-usual", question=question, usual=usual)
            name = clean_name(self._terminal.ask(prompt)) or usual
            if name.casefold() not in (other.casefold() for other in taken):
                return name
            self._say(CommandError("cli-error-name-twice", name=name))

    def _number(self, key: str, least: int, most: int, usual: int) -> int:
        prompt = self._voice.say(key, least=least, most=most, usual=usual)
        while True:
            word = self._terminal.ask(prompt)
            if not word:
                return usual
            if word.isdecimal() and least <= int(word) <= most:
                return int(word)
            self._say(CommandError("cli-error-between", least=least, most=most))

    def _setting(self, rule: VariantRule) -> str:
        values = [self._voice.variant_value(rule, value) for value in rule.values]
        question = self._voice.say(f"variant-{rule.key}")
        why = self._voice.say(f"variant-{rule.key}.rule")
        return rule.values[self.choose(question, values, why)]

    def _say(self, error: CommandError) -> None:
        self._terminal.show(Styled(self._voice.error(error), style="yellow"))

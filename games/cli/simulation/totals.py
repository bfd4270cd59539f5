"""What many simulated games amount to, in numbers and as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid

from games.cli.screen.voice import Voice
from games.cli.simulation.simulated import Run

SHOWN = 20  # games; of more, the totals say enough


class Totals:
    def __init__(self, seats: int) -> None:
        self.games = 0
        self.choices = 0
        self.seconds = 0.0
        self.longest_tail = 0
        self.end_reasons: dict[str, int] = {}
        self.wins = [0] * seats

    def add(self, run: Run) -> None:
        self.games += 1
        self.choices += run.choices
        self.longest_tail = max(self.longest_tail, run.longest_tail)
        self.end_reasons[run.end_reason] = self.end_reasons.get(run.end_reason, 0) + 1
        for seat in run.winner:
            self.wins[seat] += 1

    @property
    def choices_per_second(self) -> int:
        return round(self.choices / self.seconds) if self.seconds else 0

    def as_dict(self) -> dict[str, object]:
        return {
            "games": self.games,
            "choices": self.choices,
            "seconds": round(self.seconds, 3),
            "choices_per_second": self.choices_per_second,
            "end_reasons": dict(sorted(self.end_reasons.items())),
            "wins": self.wins,
            "longest_tail": self.longest_tail,
        }


def tabulated(runs: Sequence[Run], totals: Totals, voice: Voice) -> RenderableType:
    games = Grid(box=None, pad_edge=False)
    for column in ("seed", "choices", "end", "scores", "winner"):
        games.add_column(voice.say(f"cli-simulate-{column}"))
    for run in runs[:SHOWN]:
        scores = " ".join(map(str, run.scores))
        winners = " ".join(f"{seat}" for seat in run.winner)
        games.add_row(str(run.seed), str(run.choices), run.end_reason, scores, winners)
    if len(runs) > SHOWN:
        games.add_row("…")
    return Group(games, "", *_summary(totals, voice))


def _summary(totals: Totals, voice: Voice) -> list[str]:
    reasons = [f"{reason} {n}" for reason, n in sorted(totals.end_reasons.items())]
    wins = [voice.say("cli-simulate-seat", seat=seat, n=n) for seat, n in enumerate(totals.wins)]
    return [
        voice.say(
            "cli-simulate-total",
            games=totals.games,
            choices=totals.choices,
            seconds=f"{totals.seconds:.1f}",
            rate=totals.choices_per_second,
        ),
        voice.say("cli-simulate-ends", reasons=", ".join(reasons)),
        voice.say("cli-simulate-wins", wins=", ".join(wins)),
        voice.say("cli-simulate-tail", n=totals.longest_tail),
    ]

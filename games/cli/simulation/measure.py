"""`measure`: how strong a computer player is among others, how sure that is, and what it costs."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace
from math import sqrt

from games.cli.command import MOST_SEED, Command, Desk, comma_separated, whole_number
from games.cli.errors import CommandError
from games.cli.keyboard.seating import check_count
from games.cli.looking_up.game_search import find_game
from games.cli.screen.voice import Voice
from games.cli.simulation.simulated import PLAYERS_STREAM
from games.core.bots import players
from games.core.bots.measuring import SURE, Share
from games.core.contract import AnyGame
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat

DEFAULTS = {"players": "2", "games": "100", "seed": "1", "bots": "consul,steward"}
MOST_GAMES = 1_000_000


class Record:
    """What one player did in many games."""

    def __init__(self) -> None:
        self.won = 0.0
        self.leads: list[float] = []  # over the best other, at the end
        self.waits: list[float] = []  # for an answer, in milliseconds
        self.spent: list[float] = []  # by all players in a game, in seconds of computing

    def play(self, game: AnyGame, kinds: list[str], seat: Seat, seed: int) -> None:
        """One game; `seat` is the one measured."""
        match, rng = Match.start(game, len(kinds), seed), Rng(seed ^ PLAYERS_STREAM)
        began = time.process_time()
        while (outcome := match.outcome) is None:
            asked = match.waiting()[0]
            rng.next64()  # every answer has chance of its own
            before = time.perf_counter()
            picks = players.answer(match, kinds[asked], asked, rng)
            if asked == seat:
                self.waits.append(1000 * (time.perf_counter() - before))
            match.submit(asked, match.seq, picks)
        others = [points for n, points in enumerate(outcome.scores) if n != seat]
        self.spent.append(time.process_time() - began)
        self.leads.append(float(outcome.scores[seat] - max(others, default=0)))
        self.won += (seat in outcome.winners) / max(1, len(outcome.winners))

    @property
    def lead(self) -> tuple[float, float]:
        """On average, and how far that may be off in 95 of 100 cases."""
        n = len(self.leads)
        middle = sum(self.leads) / n
        spread = sum((lead - middle) ** 2 for lead in self.leads) / max(1, n - 1)
        return middle, SURE * sqrt(spread / n)

    def wait(self, share: float) -> float:
        """So long at most in this share of all answers."""
        waits = sorted(self.waits)
        return waits[min(len(waits) - 1, int(share * len(waits)))]


def declare(parser: ArgumentParser, voice: Voice) -> None:
    parser.add_argument("game", nargs="?", help=voice.say("cli-help-game"))
    for name, usual in DEFAULTS.items():
        kind = "measure" if name == "bots" else "simulate"
        parser.add_argument(
            f"--{name}",
            default=usual,
            metavar=voice.say(f"cli-metavar-{name}"),
            help=voice.say(f"cli-help-{kind}-{name}", usual=usual),
        )


def run(options: Namespace, desk: Desk) -> int:
    game = find_game(options.game)
    seats = whole_number("--players", options.players, 0)
    check_count(seats, game)
    games = whole_number("--games", options.games, 1, MOST_GAMES)
    seed = whole_number("--seed", options.seed, 0, MOST_SEED - games)
    own, other = _pair(options.bots, game)
    record = Record()
    for n in range(games):
        seat = Seat(n % seats)
        kinds = [own if place == seat else other for place in range(seats)]
        record.play(game, kinds, seat, seed + n)
    desk.terminal.line(_told(record, games, own, other, desk.voice))
    return 0


def _pair(words: str, game: AnyGame) -> tuple[str, str]:
    """Who is measured, and who sits in all other seats."""
    kinds, known = [word.lower() for word in comma_separated(words)], players.kinds(game)
    for kind in kinds:
        if kind not in known:
            raise CommandError("cli-error-bot", word=kind[:40], known=", ".join(known))
    if len(kinds) != 2:
        raise CommandError("cli-error-measure", bots=len(kinds))
    return kinds[0], kinds[1]


def _told(record: Record, games: int, own: str, other: str, voice: Voice) -> str:
    share = Share(record.won, games)
    least, most = share.bounds
    lead, doubt = record.lead
    return voice.say(
        "cli-measure-done",
        own=own,
        other=other,
        won=f"{record.won:g}",
        games=games,
        share=f"{100 * share.share:.0f}",
        least=f"{100 * least:.0f}",
        most=f"{100 * most:.0f}",
        lead=f"{lead:+.1f}",
        doubt=f"{doubt:.1f}",
        median=f"{record.wait(0.5):.0f}",
        slow=f"{record.wait(0.99):.0f}",
        seconds=f"{sum(record.spent) / games:.1f}",
    )


COMMAND = Command("measure", declare, run)

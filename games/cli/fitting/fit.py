"""`fit`: fits the weights of a game's judge to games its steward plays, and writes them down."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from games.cli.command import MOST_SEED, Command, Desk, whole_number
from games.cli.errors import CommandError
from games.cli.keyboard.seating import check_count
from games.cli.looking_up.game_search import find_game
from games.cli.screen.voice import Voice
from games.cli.simulation.numbers import declare_numbers
from games.core.bots.fitting.self_play import fit
from games.core.judge import file_of

DEFAULTS = {"players": "2", "games": "300", "seed": "1"}
MOST_GAMES = 100_000


def declare(parser: ArgumentParser, voice: Voice) -> None:
    declare_numbers(parser, voice, DEFAULTS)
    how = voice.say("cli-help-fit-to")
    parser.add_argument("--to", metavar=voice.say("cli-metavar-file"), help=how)


def run(options: Namespace, desk: Desk) -> int:
    game = find_game(options.game)
    if game.judge is None:
        raise CommandError("cli-error-fit", game=game.key)
    seats = whole_number("--players", options.players, 0)
    check_count(seats, game)
    games = whole_number("--games", options.games, 1, MOST_GAMES)
    seed = whole_number("--seed", options.seed, 0, MOST_SEED - games)
    fitted = fit(game, games, seats, seed)
    path = Path(options.to) if options.to else Path(str(game.judge.folder)) / file_of(seats)
    path.write_bytes(fitted.encoded())
    desk.terminal.line(
        desk.voice.say(
            "cli-fit-done",
            file=str(path),
            standings=fitted.standings,
            spread=f"{fitted.spread:.1f}",
            error=f"{fitted.error:.1f}",
            points=f"{fitted.points_error:.1f}",
        )
    )
    return 0


COMMAND = Command("fit", declare, run)

"""`errs`: where a game's steward errs, by kind of question, in the judgement of who looks ahead."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from games.cli.command import MOST_SEED, Command, Desk, whole_number
from games.cli.keyboard.seating import check_count
from games.cli.looking_up.game_search import find_game
from games.cli.screen.voice import Voice
from games.cli.simulation.numbers import declare_numbers
from games.core.bots.search.erring import Kind, kinds

DEFAULTS = {"players": "2", "games": "10", "seed": "1"}
EACH = "2"
MOST_GAMES = 10_000


def declare(parser: ArgumentParser, voice: Voice) -> None:
    declare_numbers(parser, voice, DEFAULTS)
    how = voice.say("cli-help-errs-each", usual=EACH)
    parser.add_argument("--each", default=EACH, metavar=voice.say("cli-metavar-games"), help=how)


def run(options: Namespace, desk: Desk) -> int:
    game = find_game(options.game)
    seats = whole_number("--players", options.players, 0)
    check_count(seats, game)
    games = whole_number("--games", options.games, 1, MOST_GAMES)
    seed = whole_number("--seed", options.seed, 0, MOST_SEED - games)
    each = whole_number("--each", options.each, 1, MOST_GAMES)
    found = kinds(game, games, seats, seed, each)
    head = desk.voice.say("cli-errs-head")
    line = "|" + "---|" * (head.count("|") - 1)
    rows = (_row(kind, games, desk.voice) for kind in found)
    desk.terminal.line("\n".join([head, line, *rows]))
    return 0


def _row(kind: Kind, games: int, voice: Voice) -> str:
    return voice.say(
        "cli-errs-row",
        question=kind.key,
        asked=f"{kind.asked / games:.1f}",
        searched=len(kind.losses),
        contradicted=kind.contradicted,
        loss=f"{kind.loss:.1f}",
        error=f"{kind.error:.1f}",
        whole=f"{kind.loss * kind.asked / games:.0f}",
    )


COMMAND = Command("errs", declare, run)

"""`simulate`: many games by computer players, one for each seed."""

from __future__ import annotations

import json
import signal
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import Pool
from pathlib import Path

from rich.progress import track

from games.cli.command import MOST_SEED, Command, Desk, comma_separated, settings, whole_number
from games.cli.errors import CommandError
from games.cli.files.saves import write_whole
from games.cli.keyboard.seating import check_count
from games.cli.looking_up.game_search import find_game
from games.cli.screen.voice import Voice
from games.cli.simulation.numbers import declare_numbers
from games.cli.simulation.simulated import Job, Played, Run, play_out
from games.cli.simulation.totals import Totals, tabulated
from games.core.bots.players import kinds
from games.core.contract import AnyGame
from games.core.variants import complete_variant

BROKEN_PROMISE = 1
DEFAULTS = {"players": "3", "games": "10", "seed": "1", "bots": "random", "jobs": "1"}
MOST_JOBS = 256
MOST_GAMES = 1_000_000


def declare(parser: ArgumentParser, voice: Voice) -> None:
    declare_numbers(parser, voice, DEFAULTS)
    parser.add_argument(
        "--variant", nargs="+", action="extend", metavar="k=v", help=voice.say("cli-help-variant")
    )
    parser.add_argument("--boost", action="store_true", help=voice.say("cli-help-simulate-boost"))
    parser.add_argument("--json", action="store_true", help=voice.say("cli-help-simulate-json"))
    parser.add_argument("--check", action="store_true", help=voice.say("cli-help-simulate-check"))
    folder = voice.say("cli-metavar-folder")
    how = voice.say("cli-help-simulate-save-dir")
    parser.add_argument("--save-dir", metavar=folder, help=how)


def run(options: Namespace, desk: Desk) -> int:
    game = find_game(options.game)
    jobs = _jobs(options, game)
    workers = whole_number("--jobs", options.jobs, 1, MOST_JOBS)
    totals = Totals(len(jobs[0].bots))
    began = time.perf_counter()
    runs = []
    with _results(jobs, workers) as results:
        for played in _watched(results, len(jobs), desk):
            if played.run is None:
                return _broken(played, options.boost, desk)
            _keep(played, options.save_dir, game)
            totals.add(played.run)
            runs.append(played.run)
            if options.json:
                desk.terminal.line(json.dumps(played.run._asdict()))
    totals.seconds = time.perf_counter() - began
    _report(runs, totals, options.json, desk)
    return 0


def _jobs(options: Namespace, game: AnyGame) -> list[Job]:
    players = whole_number("--players", options.players, 0)
    check_count(players, game)
    variant = complete_variant(game, players, settings(options.variant or ()))
    bots = _bots(options.bots, players, game)
    games = whole_number("--games", options.games, 1, MOST_GAMES)
    first = whole_number("--seed", options.seed, 0, MOST_SEED - games)
    seeds = range(first, first + games)
    export = options.save_dir is not None
    if export and not options.save_dir.strip():
        raise CommandError("cli-error-option", option="--save-dir")
    if export and options.boost:
        raise CommandError("cli-error-boost-export")
    return [
        Job(game.key, players, seed, variant, bots, options.check, export, options.boost)
        for seed in seeds
    ]


def _bots(words: str, players: int, game: AnyGame) -> tuple[str, ...]:
    """One for all seats, or one for each."""
    bots = [word.lower() for word in comma_separated(words)]
    known = kinds(game)
    for bot in bots:
        if bot not in known:
            raise CommandError("cli-error-bot", word=bot[:40], known=", ".join(known))
    if len(bots) not in (1, players):
        raise CommandError("cli-error-bots", bots=len(bots), seats=players)
    return tuple(bots if len(bots) == players else bots * players)


@contextmanager
def _results(jobs: list[Job], workers: int) -> Iterator[Iterable[Played]]:
    """In the order of the seeds, however many work on them."""
    if workers == 1:
        yield map(play_out, jobs)
        return
    with Pool(min(workers, len(jobs)), initializer=_leave_interrupts_to_the_parent) as pool:
        yield pool.imap(play_out, jobs, chunksize=4)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _watched(results: Iterable[Played], total: int, desk: Desk) -> Iterable[Played]:
    """With a progress bar for whoever watches; a file or pipe gets none."""
    if not desk.terminal.err.is_terminal:
        return results
    title = desk.voice.say("cli-simulate-progress")
    return track(results, title, total, console=desk.terminal.err, transient=True)


def _keep(played: Played, folder: str | None, game: AnyGame) -> None:
    if folder is not None and played.run is not None:
        name = f"{game.key}-{played.run.players}p-{played.seed}.json"
        write_whole(Path(folder) / name, played.export)


def _broken(played: Played, boost: bool, desk: Desk) -> int:
    sentence = desk.voice.say(
        "cli-simulate-broken",
        seed=str(played.seed),  # as typed, not as 1,000
        choice=str(played.choice),
        problem=played.problem,
        start="rich" if boost else "usual",
    )
    desk.terminal.complain(sentence)
    return BROKEN_PROMISE


def _report(runs: list[Run], totals: Totals, as_json: bool, desk: Desk) -> None:
    if as_json:
        desk.terminal.line(json.dumps({"totals": totals.as_dict()}))
    else:
        desk.terminal.show(tabulated(runs, totals, desk.voice))


COMMAND = Command("simulate", declare, run)

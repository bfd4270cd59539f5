"""`measure`: how strong a computer player is among others, how sure that is, and what it costs."""

from __future__ import annotations

import re
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

from games.cli.command import MOST_SEED, Command, Desk, comma_separated, settings, whole_number
from games.cli.errors import CommandError
from games.cli.keyboard.seating import check_count
from games.cli.looking_up.game_search import find_game
from games.cli.screen.voice import Voice
from games.cli.simulation.earlier import earlier_steward
from games.cli.simulation.simulated import PLAYERS_STREAM
from games.core.bots import players
from games.core.bots.measured import Kind, Measured, Row, decoded, rows, settings_of, waited
from games.core.bots.measuring import careless
from games.core.bots.search.futures import steward_of
from games.core.contract import AnyGame, Bot
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat

S = TypeVar("S")
V = TypeVar("V")

DEFAULTS = {"players": "2", "games": "100", "seed": "1", "bots": "consul,steward"}
MOST_GAMES = 1_000_000
CARELESS = "careless"  # the steward, but often anything legal: measured against, sits at no table
EARLIER = "earlier"  # a steward of another folder, which is measured against too


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
    parser.add_argument(
        "--variant", nargs="+", action="extend", metavar="k=v", help=voice.say("cli-help-variant")
    )
    for name in ("to", "page", "earlier"):
        how = voice.say(f"cli-help-measure-{name}")
        parser.add_argument(f"--{name}", metavar=voice.say("cli-metavar-file"), help=how)


def run(options: Namespace, desk: Desk) -> int:
    game = find_game(options.game)
    seats = whole_number("--players", options.players, 0)
    check_count(seats, game)
    games = whole_number("--games", options.games, 1, MOST_GAMES)
    seed = whole_number("--seed", options.seed, 0, MOST_SEED - games)
    variant = tuple(sorted(settings(options.variant or ()).items()))
    settled = settings_of(game, seats, variant)
    rivals = _rivals(game, options.earlier)
    kind = Kind(seats, _pair(options.bots, [*players.kinds(game), *rivals]), variant, settled)
    file = Path(options.to) if options.to else None
    known = _known(file, [])
    for n in range(games):
        if _has(known := _known(file, known), kind, seed + n):
            continue
        game_played = played(game, kind, seed + n, Seat(n % seats), rivals)
        if _has(known := _known(file, known), kind, seed + n):
            continue  # meanwhile by somebody else
        known.append(game_played)
        if file:
            _append(file, game_played)
    desk.terminal.line(_told(Row([each for each in known if each.kind == kind]), desk.voice))
    if file:
        desk.terminal.line(table(known, desk.voice))
    if options.page:
        page = Path(options.page)
        counted = with_table(page.read_text("utf-8"), table(known, desk.voice))
        page.write_text(counted, "utf-8")
    return 0


def _known(file: Path | None, known: list[Measured]) -> list[Measured]:
    """What a file has by now: two may measure one row."""
    return decoded(file.read_bytes()) if file and file.exists() else known


def _has(known: Sequence[Measured], kind: Kind, seed: int) -> bool:
    return any(each.seed == seed and each.kind == kind for each in known)


def _append(path: Path, game: Measured) -> None:
    with path.open("ab") as file:
        file.write(game.encoded())


def played(
    game: AnyGame, kind: Kind, seed: int, seat: Seat, rivals: Mapping[str, Bot[Any]]
) -> Measured:
    """One game; `seat` is the one measured. What an answer takes is counted in computing."""
    own, other = kind.bots
    match = Match.start(game, kind.players, seed, dict(kind.variant))
    rng, waits, began = Rng(seed ^ PLAYERS_STREAM), list[float](), time.process_time()
    while (outcome := match.outcome) is None:
        asked = match.waiting()[0]
        rng.next64()  # every answer has chance of its own
        before = time.process_time()
        picks = _answer(match, own if asked == seat else other, asked, rng, rivals)
        if asked == seat:
            waits.append(1000 * (time.process_time() - before))
        match.submit(asked, match.seq, picks)
        match.take_story()
    won = (seat in outcome.winners) / max(1, len(outcome.winners))
    spent = round(time.process_time() - began, 2)
    return Measured(kind, seed, seat, won, outcome.scores, spent, waited(waits))


def _answer(
    match: Match[S, V], kind: str, seat: Seat, rng: Rng, rivals: Mapping[str, Bot[V]]
) -> Sequence[str]:
    if kind not in rivals:
        return players.answer(match, kind, seat, rng)
    decision = match.pending(seat)
    assert decision is not None
    return rivals[kind].answer(match.view(seat), decision, rng)


def _rivals(game: AnyGame, earlier: str | None) -> dict[str, Bot[Any]]:
    """Players who are measured against but sit at no table."""
    found = {CARELESS: careless(steward_of(game))}
    if earlier is not None:
        found[EARLIER] = earlier_steward(game.key, Path(earlier))
    return found


def _pair(words: str, known: Sequence[str]) -> tuple[str, str]:
    """Who is measured, and who sits in all other seats."""
    kinds = [word.lower() for word in comma_separated(words)]
    for kind in kinds:
        if kind not in known:
            raise CommandError("cli-error-bot", word=kind[:40], known=", ".join(known))
    if len(kinds) != 2:
        raise CommandError("cli-error-measure", bots=len(kinds))
    return kinds[0], kinds[1]


# ---- what is told -----------------------------------------------------------------------------


def table(games: Sequence[Measured], voice: Voice) -> str:
    """A row for each kind of table, as the documentation has it."""
    head = voice.say("cli-measure-head")
    line = "|" + "---|" * (head.count("|") - 1)
    return "\n".join([head, line, *(_line(row, voice) for row in rows(games))])


def with_table(page: str, counted: str) -> str:
    """A page with this table in the place of its older one, known by its head."""
    head, _, _ = counted.partition("\n")
    before, found, rest = page.partition(head)
    if not found:
        raise CommandError("cli-error-page", head=head)
    _, *after = re.split(r"(?m)^(?!\|)", rest.partition("\n")[2], maxsplit=1)
    return before + counted + "\n" + "".join(after)


def _line(row: Row, voice: Voice) -> str:
    kind = row.kind
    what = [str(kind.players), *(f"{key} {value}" for key, value in kind.variant)]
    key = "cli-measure-row" if kind.players > 1 else "cli-measure-row-alone"
    return voice.say(key, players=", ".join(what), **_figures(row))


def _told(row: Row, voice: Voice) -> str:
    key = "cli-measure-done" if row.kind.players > 1 else "cli-measure-done-alone"
    return voice.say(key, **_figures(row))


def _figures(row: Row) -> dict[str, str | int]:
    least, most = row.share.bounds
    lead, doubt = row.lead
    own, other = row.kind.bots
    return {
        "own": own,
        "other": other,
        "won": f"{row.won:g}",
        "games": row.share.of,
        "share": f"{100 * row.share.share:.0f}",
        "least": f"{100 * least:.0f}",
        "most": f"{100 * most:.0f}",
        "lead": f"{lead:+.1f}",
        "points": f"{lead:.1f}",
        "doubt": f"{doubt:.1f}",
        "median": f"{row.wait(0.5):.0f}",
        "slow": f"{row.wait(0.99):.0f}",
        "seconds": f"{row.seconds:.1f}",
    }


COMMAND = Command("measure", declare, run)

"""Who sits where: people at this keyboard and computer players, with their names."""

from __future__ import annotations

from collections.abc import Sequence

from games.cli.command import comma_separated, whole_number
from games.cli.errors import CommandError
from games.cli.screen.voice import clean_name
from games.core.bots.players import kinds as every_kind
from games.core.contract import AnyGame

HUMAN = "human"
PEOPLE = ("Marcus", "Aurelia", "Cornelia", "Lucius", "Flavia")
BOT_NAMES = ("Livia", "Titus", "Claudia", "Gaius", "Julia")


def usual_bot(game: AnyGame) -> str:
    """The best that answers at once: games list their computer players from weak to strong."""
    return list(game.bots)[-1]


def read_seats(words: str, game: AnyGame) -> list[str]:
    """The kinds of players after --seats."""
    kinds = [word.lower() for word in comma_separated(words)]
    check_kinds(kinds, game)
    return kinds


def check_kinds(kinds: Sequence[str], game: AnyGame) -> None:
    known = (HUMAN, *every_kind(game))
    for kind in kinds:
        if kind not in known:
            raise CommandError("cli-error-kind", word=kind[:40], known=", ".join(known))
    check_count(len(kinds), game)


def check_count(seats: int, game: AnyGame) -> None:
    if seats not in game.seats:
        bounds = {"least": game.seats[0], "most": game.seats[-1], "seats": seats}
        raise CommandError("error-seats", **bounds)


def counted_seats(players: str | None, bots: str | None, game: AnyGame) -> list[str]:
    """--players and --bots: people first, then computer players; one person, if not said."""
    if players is None:
        computers = whole_number("--bots", bots or "", 0, game.seats[-1])
        seats = max(computers + 1, game.seats[0])
    else:
        seats = whole_number("--players", players, game.seats[0], game.seats[-1])
        computers = seats - 1 if bots is None else whole_number("--bots", bots, 0, seats)
    check_count(seats, game)
    return [HUMAN] * (seats - computers) + [usual_bot(game)] * computers


def read_names(words: str | None, kinds: Sequence[str]) -> list[str]:
    """The names after --names; who has none gets a Roman one."""
    given = [clean_name(name) for name in comma_separated(words)] if words else []
    if len(given) > len(kinds):
        raise CommandError("cli-error-names", given=len(given), seats=len(kinds))
    return named(given, kinds)


def named(given: Sequence[str], kinds: Sequence[str]) -> list[str]:
    """The names, with a free Roman one for every gap; raises CommandError for one given twice."""
    names = [*given, *[""] * (len(kinds) - len(given))]
    taken = [name.casefold() for name in names if name]
    for name in names:
        if name and taken.count(name.casefold()) > 1:
            raise CommandError("cli-error-name-twice", name=name)
    for seat, kind in enumerate(kinds):
        if not names[seat]:
            names[seat] = free_name(names, kind)
    return names


def free_name(names: Sequence[str], kind: str) -> str:
    taken = [name.casefold() for name in names]
    offered = PEOPLE if kind == HUMAN else BOT_NAMES
    free = (name for name in offered if name.casefold() not in taken)
    return next(free, f"{kind} {sum(map(bool, names)) + 1}")

"""The tables of the balance, as they stand in the documentation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from games.corduba.balance.counting import Counted, Seated
from games.corduba.data import TABLES
from games.corduba.terms import DECADES
from games.core.bots.measuring import Share

LEAST_PLAYED = 10  # of a character, before anything is said of it


def percent(share: Share) -> str:
    low, high = share.bounds
    return f"{100 * share.share:.0f} % ({100 * low:.0f}–{100 * high:.0f})"


def row(*cells: object) -> str:
    return f"| {' | '.join(map(str, cells))} |"


def head(*cells: str) -> list[str]:
    return [row(*cells), row(*["---"] * len(cells))]


Column = Sequence[Counted]


def summary(columns: Mapping[str, Column]) -> Iterator[str]:
    """One line for each measure, one column for each kind of table."""
    yield from head("", *columns)
    lines: dict[str, Callable[[Column], str]] = {
        "games": lambda games: str(len(games)),
        "main actions by player": lambda games: f"{_mean(_actions(games)):.0f}",
        "answers in a game": lambda games: f"{_mean(game.choices for game in games):.0f}",
        "rebellion": _rebellions,
        **{f"demand met, decade {n}": _met(n) for n in range(1, DECADES + 1)},
        "players short of troops or offerings, a game": _short("told-short"),
        "players who did not pay their people, a game": _short("told-wages-short"),
        "unrest at the end": lambda games: f"{_mean(p.unrest for p in _players(games)):.1f}",
        "Senators each": lambda games: (
            f"{_mean(sum(p.points.values()) for p in _players(games)):.1f}"
        ),
        "tiles built": lambda games: f"{_mean(_tiles(game) for game in games):.0f}",
        "monuments built": lambda games: f"{_mean(game.monuments for game in games):.1f}",
        "Res Gestae claimed": _claimed,
        "claimed in rounds": _claim_rounds,
    }
    for name, measure in lines.items():
        yield row(name, *(measure(games) for games in columns.values()))


def _players(games: Column) -> Iterator[Seated]:
    return (player for game in games for player in game.seated)


def _mean(numbers: Iterable[float]) -> float:
    found = [*numbers]
    return sum(found) / len(found) if found else 0.0


def _actions(games: Column) -> Iterator[float]:
    return (game.turns / len(game.seated) for game in games)


def _tiles(game: Counted) -> int:
    return sum(n for kind, n in game.built.items() if kind in TABLES.buildings)


def _rebellions(games: Column) -> str:
    lost = sum(game.reason in ("rebellion", "flames") for game in games)
    return percent(Share(lost, len(games)))


def _met(decade: int) -> Callable[[Column], str]:
    def measure(games: Column) -> str:
        asked = [game.met[decade - 1] for game in games if len(game.met) >= decade]
        return percent(Share(sum(asked), len(asked)))

    return measure


def _short(key: str) -> Callable[[Column], str]:
    return lambda games: f"{_mean(game.short[key] for game in games):.1f}"


def _claimed(games: Column) -> str:
    shown = len(games[0].seated) + 2
    return f"{_mean(len(game.claims) for game in games):.1f} of {shown}"


def _claim_rounds(games: Column) -> str:
    rounds = Counter(round for game in games for _, round in game.claims)
    total = sum(rounds.values()) or 1
    return ", ".join(f"{n}: {100 * rounds[n] / total:.0f} %" for n in sorted(rounds))


# ---- Senators ---------------------------------------------------------------------------------


def sources(columns: Mapping[str, Column]) -> Iterator[str]:
    """Senators each, by where they come from."""
    yield from head("Senators each from", *columns)
    names = dict.fromkeys(
        name for games in columns.values() for p in _players(games) for name in p.points
    )
    for name in names:
        means = (
            _mean(p.points.get(name, 0) for p in _players(games)) for games in columns.values()
        )
        yield row(name, *(f"{n:.2f}" for n in means))


# ---- wins -------------------------------------------------------------------------------------


def places(columns: Mapping[str, Column]) -> Iterator[str]:
    """Wins by place in the order of the first round, of all games that somebody won."""
    yield from head("place", *columns)
    for place in range(max(len(games[0].seated) for games in columns.values())):
        cells = []
        for games in columns.values():
            there = [p for p in _won(games) if p.place == place]
            cells.append(percent(Share(sum(p.won for p in there), len(there))) if there else "")
        yield row(place + 1, *cells)


def _won(games: Column) -> Iterator[Seated]:
    return _players([game for game in games if any(p.won for p in game.seated)])


def kinds(columns: Mapping[str, Column], what: Callable[[Seated], str], name: str) -> Iterator[str]:
    """Wins as a multiple of the equal share, all tables together, by something a player has."""
    yield from head(
        name, "played", "wins against the share (95 % interval)", "Senators above the table"
    )
    found: dict[str, list[tuple[bool, float, float]]] = {}
    for games in columns.values():
        for game in games:
            if any(p.won for p in game.seated):
                mean = _mean(sum(p.points.values()) for p in game.seated)
                for p in game.seated:
                    above = sum(p.points.values()) - mean
                    found.setdefault(what(p), []).append((p.won, 1 / len(game.seated), above))
    for kind, played in sorted(found.items()):
        if len(played) >= LEAST_PLAYED:
            wins = Share(sum(won for won, _, _ in played), len(played))
            expected = _mean(share for _, share, _ in played)
            low, high = (bound / expected for bound in wins.bounds)
            above = _mean(above for _, _, above in played)
            times = f"× {wins.share / expected:.2f} ({low:.2f}–{high:.2f})"
            yield row(kind, len(played), times, f"{above:+.2f}")


# ---- buildings --------------------------------------------------------------------------------


def buildings(columns: Mapping[str, Column]) -> Iterator[str]:
    """How often a type is built and used in a game."""
    yield from head("type", *(f"{name}: built, used" for name in columns))
    for kind, type in TABLES.buildings.items():
        cells = []
        for games in columns.values():
            built = _mean(game.built[kind] for game in games)
            used = _mean(sum(game.used[a.id] for a in type.actions) for game in games)
            cells.append(f"{built:.1f}, {used:.1f}")
        yield row(kind, *cells)


def actions(columns: Mapping[str, Column]) -> Iterator[str]:
    """How often each action of a building is taken in a game."""
    yield from head("action", *columns)
    for id in TABLES.actions:
        yield row(
            id, *(f"{_mean(game.used[id] for game in games):.2f}" for games in columns.values())
        )


def milestones(columns: Mapping[str, Column]) -> Iterator[str]:
    """How often a marker is claimed when it is on display."""
    yield from head("Res Gestae", *columns)
    for id in TABLES.res_gestae:
        cells = []
        for games in columns.values():
            claims = sum(name == id for game in games for name, _ in game.claims)
            shown = sum(id in game.shown for game in games)
            cells.append(f"{100 * claims / shown:.0f} %" if shown else "")
        yield row(id, *cells)


def monuments(columns: Mapping[str, Column]) -> Iterator[str]:
    yield from head("monument", *columns)
    for id in TABLES.monuments:
        yield row(
            id, *(f"{_mean(game.built[id] for game in games):.2f}" for games in columns.values())
        )


# ---- solo -------------------------------------------------------------------------------------


def solo(levels: Mapping[str, Column]) -> Iterator[str]:
    yield from head("level", "wins", "demand met", "Senators", "Caepio’s")
    for level, games in levels.items():
        wins = Share(sum(game.seated[0].won for game in games), len(games))
        met = _mean(met for game in games for met in game.met)
        own = _mean(sum(p.points.values()) for p in _players(games))
        his = _mean(sum(game.caepio.values()) for game in games)
        yield row(level, percent(wins), f"{100 * met:.0f} %", f"{own:.1f}", f"{his:.1f}")

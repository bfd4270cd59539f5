"""What remains of a game: who came in where with how many points, and sums of it by person.

Sums are kept with every end, and taken back with it when the last move is taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from math import log2

import msgspec

from games.core.course import Course
from games.core.seats import Seat
from storage.queries import Queries, Row
from storage.records import SeatRow, TableRow
from storage.records.outcomes import Company, Meeting, Result, ResultRow, SeatResult, Tally
from storage.subjects.playing import tables

NOWHERE = 0  # the server of a table that is in none
LEFT = "left"


def write(connection: Queries, id: int, result: Result, at: int) -> None:
    """Of a game that has ended just now; a second time changes nothing."""
    table, seats = tables.table(connection, id), tables.seats(connection, id)
    company, guild = company_of(seats), table.guild or NOWHERE
    new = connection.execute(
        "INSERT INTO results (table_id, guild, game, company, reason, ended_at)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING table_id",
        (id, guild, table.game, company, result.reason, at),
    ).fetchall()
    if not new:
        return
    counted = {row.seat: row.user for row in seats if row.user is not None}
    for seat, user in tuple(counted.items()):
        if not _counts(table) or not is_counted(connection, user):
            del counted[seat]
    connection.executemany(
        'INSERT INTO result_seats (table_id, seat, "user", game, company, score, place, won,'
        " points) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                id,
                it.seat,
                counted.get(it.seat),
                table.game,
                company,
                it.score,
                it.place,
                int(it.won),
                msgspec.json.encode(it.points).decode(),
            )
            for it in result.seats
        ],
    )
    _count(connection, id, 1)


def take_back(connection: Queries, id: int) -> None:
    """Of a game that goes on after all."""
    _count(connection, id, -1)
    connection.execute("DELETE FROM results WHERE table_id = ?", (id,))


def _count(connection: Queries, id: int, by: int) -> None:
    row = connection.execute("SELECT guild FROM results WHERE table_id = ?", (id,)).fetchone()
    if row is None:
        return
    seats = connection.execute(
        'SELECT "user", game, company, score, place, won FROM result_seats'
        ' WHERE table_id = ? AND "user" IS NOT NULL ORDER BY "user"',
        (id,),
    ).fetchall()
    for user, game, company, score, place, won in seats:
        key = (user, row["guild"], game, company)
        _tally(connection, key, (by, by * won, by * place, by * score))
    for one, other in permutations(seats, 2):
        ahead = by * int(one["place"] < other["place"])
        connection.execute(
            'INSERT INTO meetings ("user", other, game, played, ahead) VALUES (?, ?, ?, ?, ?)'
            ' ON CONFLICT ("user", other, game) DO UPDATE SET'
            " played = meetings.played + excluded.played, ahead = meetings.ahead + excluded.ahead",
            (one["user"], other["user"], one["game"], by, ahead),
        )


def _tally(
    connection: Queries, key: tuple[int, int, str, str], change: tuple[int, int, int, int]
) -> None:
    connection.execute(
        'INSERT INTO tallies ("user", guild, game, company, played, won, places, scores)'
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        ' ON CONFLICT ("user", guild, game, company) DO UPDATE SET'
        " played = tallies.played + excluded.played, won = tallies.won + excluded.won,"
        " places = tallies.places + excluded.places, scores = tallies.scores + excluded.scores",
        (*key, *change),
    )


def _counts(table: TableRow) -> bool:
    """Whether a game is one for statistics: not where people learn, or could have hints."""
    return not table.lesson and table.hints == "off"


def company_of(seats: Sequence[SeatRow]) -> Company:
    if len(seats) == 1:
        return "alone"
    return "computers" if any(row.bot for row in seats) else "people"


# ---- games that somebody did not play to the end ----------------------------------------------


def close(connection: Queries, id: int, at: int, version: int | None) -> TableRow:
    """Ends a table; a game that was running is left by everybody who sits there."""
    running = tables.table(connection, id).status == "playing"
    closed = tables.close(connection, id, at, version)
    if running:
        left(connection, id, _people(connection, id))
    return closed


def reopen(connection: Queries, id: int, at: int, version: int | None) -> TableRow:
    opened = tables.reopen(connection, id, at, version)
    left(connection, id, _people(connection, id), by=-1)
    return opened


def _people(connection: Queries, id: int) -> list[int]:
    return [row.user for row in tables.seats(connection, id) if row.user is not None]


def left(connection: Queries, id: int, users: Sequence[int], by: int = 1) -> None:
    """Counts a game as left by these people; by -1: they came back to it."""
    table = tables.table(connection, id)
    for user in sorted(users):
        if _counts(table) and is_counted(connection, user):
            key = (user, table.guild or NOWHERE, table.game, LEFT)
            _tally(connection, key, (by, 0, 0, 0))


# ---- how long they let others wait ------------------------------------------------------------


def answered(connection: Queries, id: int, seat: Seat, seconds: int) -> None:
    """A person at this seat has answered after so long; computer players do not count."""
    connection.execute(
        'INSERT INTO answer_times ("user", game, length, answers)'
        ' SELECT seats."user", tables.game, ?, 1 FROM seats JOIN tables ON tables.id = table_id'
        ' WHERE table_id = ? AND seat = ? AND seats."user" IS NOT NULL AND tables.lesson IS NULL'
        ' AND (SELECT 1 FROM uncounted WHERE uncounted."user" = seats."user") IS NULL'
        ' ON CONFLICT ("user", game, length) DO UPDATE SET answers = answer_times.answers + 1',
        (length_of(seconds), id, seat),
    )


def length_of(seconds: int) -> int:
    """Two steps for each doubling: a middle one is near enough, and a few rows hold all."""
    return round(2 * log2(1 + max(0, seconds)))


def typical_time(connection: Queries, user: int, game: str) -> int | None:
    """The median, in seconds."""
    rows = connection.execute(
        'SELECT length, answers FROM answer_times WHERE "user" = ? AND game = ? ORDER BY length',
        (user, game),
    ).fetchall()
    left = sum(answers for _, answers in rows) / 2
    for length, answers in rows:
        left -= answers
        if left <= 0:
            return round(2 ** (int(length) / 2) - 1)
    return None


# ---- looking it up ----------------------------------------------------------------------------


def result(connection: Queries, id: int) -> ResultRow | None:
    row = connection.execute(
        "SELECT guild, game, company, reason, ended_at, course FROM results WHERE table_id = ?",
        (id,),
    ).fetchone()
    if row is None:
        return None
    values = dict(row)
    kept = values.pop("course")
    seats = connection.execute(
        "SELECT seat, score, place, won, points FROM result_seats WHERE table_id = ? ORDER BY seat",
        (id,),
    )
    return ResultRow(
        **values,
        course=None if kept is None else msgspec.json.decode(kept, type=Course),
        seats=tuple(
            SeatResult(
                Seat(it["seat"]),
                it["score"],
                it["place"],
                bool(it["won"]),
                msgspec.json.decode(it["points"], type=dict[str, int]),
            )
            for it in seats
        ),
    )


def save_course(connection: Queries, id: int, course: Course) -> None:
    connection.execute(
        "UPDATE results SET course = ? WHERE table_id = ?",
        (msgspec.json.encode(course).decode(), id),
    )


SUMS = "SUM(played) AS played, SUM(won) AS won, SUM(places) AS places, SUM(scores) AS scores"


def tallies(connection: Queries, user: int, guild: int | None) -> tuple[Tally, ...]:
    """Of one person by game and company, everywhere or in one server."""
    here, values = ("", ()) if guild is None else (" AND guild = ?", (guild,))
    rows = connection.execute(
        f'SELECT game, company, {SUMS} FROM tallies WHERE "user" = ?{here}'
        " GROUP BY game, company ORDER BY game, company",
        (user, *values),
    ).fetchall()
    return tuple(_with_best(connection, user, rows))


def _with_best(connection: Queries, user: int, rows: Sequence[Row]) -> Iterator[Tally]:
    for game, company, *sums in rows:
        best = connection.execute(
            'SELECT MAX(score) FROM result_seats WHERE "user" = ? AND game = ? AND company = ?',
            (user, game, company),
        ).fetchone()
        played, won, places, scores = map(int, sums)  # PostgreSQL's sums are no integers
        if played:
            yield Tally(user, game, company, played, won, places, scores, best[0])


def leaders(connection: Queries, guild: int, game: str, limit: int) -> tuple[Tally, ...]:
    """Who has won most games among people in a server."""
    rows = connection.execute(
        'SELECT "user", game, company, played, won, places, scores FROM tallies'
        " WHERE guild = ? AND game = ? AND company = 'people' AND won > 0"
        ' ORDER BY won DESC, "user" LIMIT ?',
        (guild, game, limit),
    ).fetchall()
    return tuple(Tally(**dict(row)) for row in rows)


def meetings(connection: Queries, user: int, other: int) -> tuple[Meeting, ...]:
    """Games both of them played to the end, seen from the first."""
    rows = connection.execute(
        "SELECT mine.game, mine.played, mine.ahead, theirs.ahead AS behind"
        ' FROM meetings AS mine JOIN meetings AS theirs ON theirs."user" = mine.other'
        ' AND theirs.other = mine."user" AND theirs.game = mine.game'
        ' WHERE mine."user" = ? AND mine.other = ? AND mine.played > 0 ORDER BY mine.game',
        (user, other),
    )
    return tuple(Meeting(**dict(row)) for row in rows)


# ---- not being counted ------------------------------------------------------------------------


def is_counted(connection: Queries, user: int) -> bool:
    row = connection.execute('SELECT 1 FROM uncounted WHERE "user" = ?', (user,)).fetchone()
    return row is None


def count(connection: Queries, user: int, *, wanted: bool) -> None:
    """Whether somebody is counted from now on; who is not leaves the sums at once."""
    if wanted:
        connection.execute('DELETE FROM uncounted WHERE "user" = ?', (user,))
        return
    connection.execute('INSERT INTO uncounted ("user") VALUES (?) ON CONFLICT DO NOTHING', (user,))
    leave_sums(connection, user)


def leave_sums(connection: Queries, user: int) -> None:
    """How the games ended stays to be seen at their tables, without this person."""
    connection.execute('DELETE FROM tallies WHERE "user" = ?', (user,))
    connection.execute('DELETE FROM answer_times WHERE "user" = ?', (user,))
    connection.execute('DELETE FROM meetings WHERE "user" = ?', (user,))
    connection.execute("DELETE FROM meetings WHERE other = ?", (user,))
    connection.execute('UPDATE result_seats SET "user" = NULL WHERE "user" = ?', (user,))

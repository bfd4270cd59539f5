"""How a table stands before something is written to it, and whether that is what was expected."""

from __future__ import annotations

from typing import NamedTuple

from storage.queries import Answer, Later, Queries
from storage.records import Commit
from storage.store import ConflictError, MissingError
from storage.subjects.playing import tables, waits
from storage.subjects.telling import outbox


class Standing(NamedTuple):
    """How a table stands before a commit."""

    id: int
    channel: int
    status: str
    seq: int
    moves: int
    version: int
    choices: int  # that stand
    votes: int  # that are open


class Asked(NamedTuple):
    """All that a commit must know, asked for together: a server is waited for once."""

    standing: Later
    checkpoints: tuple[tuple[int, Later], ...]  # that moves name and the commit does not bring
    waiting: Answer | None
    going: outbox.Going | None


def ask(connection: Queries, id: int, change: Commit) -> Asked:
    brought = {saved.before for saved in change.checkpoints}
    named = {move.checkpoint for move in change.moves}
    keys = {row.replace_key for row in change.outbox if row.replace_key is not None}
    return Asked(
        ask_standing(connection, id),
        tuple((before, _ask_checkpoint(connection, id, before)) for before in named - brought),
        None if change.awaited is None else waits.known(connection, id),
        outbox.take_out(connection, keys) if keys else None,
    )


def ask_standing(connection: Queries, id: int) -> Later:
    return connection.ask(
        "SELECT id, channel, status, seq, moves, version, (SELECT COALESCE(MAX(number), -1) + 1"
        " FROM choices WHERE table_id = tables.id AND undone_by IS NULL),"
        " (SELECT COUNT(*) FROM votes WHERE table_id = tables.id AND state = 'open')"
        " FROM tables WHERE id = ?",
        (id,),
    )


def _ask_checkpoint(connection: Queries, id: int, before: int) -> Later:
    return connection.ask(
        "SELECT 1 FROM checkpoints WHERE table_id = ? AND before = ?", (id, before)
    )


def standing_of(asked: Later, id: int) -> Standing:
    row = asked()
    if row is None:
        raise MissingError(f"There is no table {id}.")
    return Standing(*row)


def expected(asked: Later, id: int, change: Commit) -> Standing:
    now = standing_of(asked, id)
    if now.status not in ("playing", "over"):
        raise ConflictError(f"Table {id} is not being played: it is {now.status}.")
    if (now.seq, now.choices) != (change.expected_seq, change.expected_count):
        raise ConflictError(
            f"Table {id} is at seq {now.seq} with {now.choices} choices,"
            f" not at {change.expected_seq} with {change.expected_count}."
        )
    tables.expect_version(id, now.version, change.version)
    if change.seq < now.seq:
        raise ValueError("seq only grows")
    return now

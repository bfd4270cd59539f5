"""Writes a dump of a database of today's version: `python -m tests.storage.save`.

Run it once for every new version, before it is used by anybody; older dumps are never touched.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from games.core.course import Mark
from games.core.seats import Seat
from storage.file.sqlite import SqliteStore
from storage.records import (
    AbsenceRow,
    Awaited,
    Commit,
    DraftRow,
    FollowerRow,
    GuestRow,
    HandMessageRow,
    LessonRow,
    NewOutbox,
    SeatRow,
    ServerRow,
    TableWish,
    UserRow,
    VoteRow,
)
from storage.records.outcomes import Result, SeatResult
from storage.records.planned import PlanRow
from storage.sql.store import SqlStore
from storage.upkeep import migrating
from tests.games.core.toy import Toy
from tests.storage.playing import LATER, NOW, Playing, dump, lobby, seated

FOLDER = Path(__file__).parents[1] / "saves" / "storage"
TABLE = 1


async def fill(store: SqlStore) -> None:
    """A toy game in its last segment, with one of everything."""
    playing = await Playing.start(store, Toy(), 2, seed=2**64 - 1)
    await playing.submit(0, "low")
    await playing.submit(0, "high")
    await playing.undo(0)
    await playing.submit(1, "high")
    for seat in (1, 0):
        await playing.submit(seat, "a")
    await playing.submit(0, "x")
    robot = SeatRow(Seat(1), None, "random", "Robot", "blue")
    await store.set_seats(TABLE, (seated(1)[0], robot))
    await store.save_user(
        UserRow(100, "de", "Ada", "open", True, "large", "Europe/Rome", 1320, 420, NOW)
    )
    await store.save_draft(DraftRow(TABLE, Seat(0), playing.match.seq, ("p", "q"), LATER))
    await store.save_hand_message(HandMessageRow(TABLE, 100, 900, 9001, "d1e2"))
    await store.save_vote(VoteRow(TABLE, Seat(0), 2, LATER, (Seat(1),)))
    await store.save_absence(AbsenceRow(TABLE, 100, NOW, True))
    rows = [
        NewOutbox("channel:700", "ping", {"users": [100]}, TABLE, NOW, "n1"),
        NewOutbox("channel:700", "board", {"move": 3}, TABLE, NOW, "n2"),
        NewOutbox("user:100", "hand", {"seat": 0}, TABLE, NOW, "n3", "hand:1:100"),
    ]
    first, *_ = await store.post(rows)
    await store.sent(first, 8001)
    await store.under_way(first + 1, "signed")
    await store.save_waiting_line(TABLE, 8002)
    await store.keep_waits(TABLE, Awaited((Seat(0),), 3600), NOW)
    other = await Playing.start(store, Toy(), 2, seed=3, channel=701)
    ended = Result("end", (SeatResult(Seat(0), 30, 1, True), SeatResult(Seat(1), 20, 2, False)))
    seq, count = other.match.seq, other.match.count
    await store.commit(other.id, Commit(seq, count, seq, LATER, status="over", result=ended))
    await store.save_course(other.id, (Mark(1, (12, 20)), Mark(2, (30, 20))))
    await store.count(102, wanted=False)
    await store.save_follower(FollowerRow(TABLE, 104, "round", 2))
    await store.save_server(ServerRow(900, "de", "live", (700, 701), 55, 3))
    waiting = await lobby(store, channel=702)
    await store.update_table(waiting.id, lesson=LessonRow("teaching", {"toy.pick": 3}))
    await store.save_guest(GuestRow(waiting.id, 103, "Eve", "invited"))
    await store.save_trouble(TABLE, 700, "trouble-forbidden", [])
    await store.save_table_wish(TableWish(TABLE, 100, "digest", True))
    await store.claim_ping(first, TABLE, 100, at=NOW, pause=300)
    await store.save_plan(PlanRow(TABLE, Seat(0), "toy.pick", "a", "f00d", "always"))
    await store.update_user(100, ping_way="message", digest_hour=7, digest_due=LATER, next_up=True)


async def main() -> None:
    version = len(migrating.migrations_in(migrating.FOLDER))
    store = await SqliteStore.open(":memory:")
    await fill(store)
    file = FOLDER / f"v{version}.sql"
    file.write_text("\n".join(await dump(store)) + "\n", "utf-8")
    await store.close()
    print(file)


if __name__ == "__main__":
    asyncio.run(main())

"""Many tables at once: people who press on all of them, how long it took, and what was told."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import time

import msgspec

from games.core.match import resume
from games.registry import all_games
from playground import LoopbackServer
from playground.world.model import Message
from storage.opening import open_store
from storage.sql.store import SqlStore
from tests.bench.crowd import BusyTable, Player, Seen
from tests.bench.timing import Row

GAME = "glory_to_rome"
STARTED_AT_ONCE = 8
PRESSES = 10  # of each person at most
THINKING = 5.0  # seconds between two presses of a person, on average
PLAYED = 70.0  # seconds, at most
SETTLED = 60.0
ACKNOWLEDGED_BUDGET = 250.0
NEVER_BUDGET = 3000.0
PANEL_BUDGET = 300.0
LATE_PANEL_BUDGET = 1000.0


async def start_all(tables: Sequence[BusyTable]) -> None:
    room = asyncio.Semaphore(STARTED_AT_ONCE)

    async def start(table: BusyTable) -> None:
        async with room:
            await table.start()

    await asyncio.gather(*(start(table) for table in tables))


@contextmanager
def no_pauses() -> Iterator[None]:
    """Our own collector would look through all of Discord while a click waits."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def play_all(players: Sequence[Player], seconds: float = PLAYED) -> None:
    playing = [asyncio.create_task(player.play(PRESSES, THINKING)) for player in players]
    await asyncio.wait(playing, timeout=seconds)
    for player in players:
        player.leave()
    await asyncio.gather(*playing)


async def settle(database: Path | str) -> None:
    """Until everything that must be told was told; a ping may wait for minutes."""
    store = await open_store(str(database))
    async with asyncio.timeout(SETTLED):
        while (due := await store.next_due()) is not None and due < time() + 60:
            await asyncio.sleep(0.2)
    await store.close()


def part(values: Sequence[float], share: float) -> float:
    """The value below which so large a share lies, in milliseconds; none are none."""
    found = sorted(values)
    return found[min(len(found) - 1, int(len(found) * share))] * 1e3 if found else 0.0


def waiting_rows(area: str, seen: Seen, note: str, own: str) -> list[Row]:
    """How long people waited for what they pressed."""
    took, filled, posted = seen.acknowledged, seen.filled, seen.posted
    pictured, bare = seen.pictured, len(seen.filled) - len(seen.pictured)
    click, panel = "click → acknowledgement", "click → panel with its picture"
    panels = f"{len(filled)} panels, {bare} of them pressed on before or without it"
    posts = f"{len(posted)} posts"
    return [
        Row(area, f"{click}, p50", part(took, 0.5), "ms", None, note),
        Row(area, f"{click}, p99", part(took, 0.99), "ms", ACKNOWLEDGED_BUDGET, note),
        Row(area, f"{click}, longest", part(took, 1), "ms", NEVER_BUDGET, own),
        Row(area, "click → panel's words, p50", part(filled, 0.5), "ms"),
        Row(area, "click → panel's words, p99", part(filled, 0.99), "ms"),
        Row(area, f"{panel}, p50", part(pictured, 0.5), "ms", PANEL_BUDGET, panels),
        Row(area, f"{panel}, p99", part(pictured, 0.99), "ms", LATE_PANEL_BUDGET, panels),
        Row(area, "click → post of many, p50", part(posted, 0.5), "ms", None, posts),
        Row(area, "click → post of many, p99", part(posted, 0.99), "ms", None, posts),
    ]


def missed_row(area: str, seen: Seen, budget: float | None = 0, note: str = "") -> Row:
    return Row(area, "clicks not acknowledged in time", seen.missed, "", budget, note)


def picture_row(area: str, tables: Sequence[BusyTable]) -> Row:
    """To be counted when all is told: a picture that takes too long follows its words."""
    posts = [message for table in tables for _, message in table.players[0].boards]
    missing = [message for message in posts if not message.attachments]
    note = f"of {len(posts)}" + (f"; such as “{_begin(missing[0])}”" if missing else "")
    return Row(area, "posts without their picture", len(missing), "", 0, note)


def _begin(message: Message) -> str:
    return " ".join(message.text.split())[:80].replace("|", "/")


# ---- what was told ----------------------------------------------------------------------------


async def truth_rows(
    area: str,
    server: LoopbackServer,
    database: Path | str,
    tables: Sequence[BusyTable],
    excused: Sequence[str] = (),
) -> list[Row]:
    """What was told, held against what is stored; `excused` are words of violations."""
    players = {player.person.id: player for table in tables for player in table.players}
    store = await open_store(str(database))
    expected = await expected_pings(store, players)
    unaware = await asked_unaware(store, tables)
    await store.close()
    heard = Counter((id, message) for id, player in players.items() for message in player.pings)
    lost = (expected - heard).total() + unaware
    doubled = (heard - expected).total()
    violations = [
        each for each in server.violations if not any(words in each.message for words in excused)
    ]
    first = str(violations[0]) if violations else ""
    return [
        Row(area, "pings lost", lost, "", 0, f"of {expected.total()}"),
        Row(area, "pings doubled", doubled, "", 0, f"of {expected.total()}"),
        Row(area, "violations of Discord's rules", len(violations), "", 0, first),
    ]


async def expected_pings(store: SqlStore, players) -> Counter[tuple[int, int | None]]:
    """By what the outbox was told to ping, once for each turn."""
    rows = await store._connection.run(
        lambda queries: queries.execute(
            "SELECT DISTINCT table_id, payload, message FROM outbox"
            " WHERE substr(lane, 1, 8) = 'channel:'"
        ).fetchall()
    )
    found: Counter[tuple[int, int | None]] = Counter()
    for row in rows:
        seats = {seat.seat: seat.user for seat in await store.seats(row["table_id"])}
        pinged = [seats[seat] for seat in msgspec.json.decode(row["payload"]).get("pinged", ())]
        found.update((user, row["message"]) for user in pinged if user in players)
    return found


async def asked_unaware(store: SqlStore, tables: Sequence[BusyTable]) -> int:
    """People who are asked and whom nothing has told so."""
    game, found = all_games()[GAME], 0
    for table in tables:
        row = await store.table_in(table.channel.id)
        if row is None or row.status != "playing":
            continue
        users = {seat.seat: seat.user for seat in await store.seats(row.id)}
        asked = {users[seat] for seat in resume(game, await store.load(row.id)).waiting()}
        found += sum(
            player.person.id in asked and not player.was_told() for player in table.players
        )
    return found

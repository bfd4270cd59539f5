"""What must hold in the end, by database, Discord and people: nothing lost, doubled or silent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import blake2b

import msgspec
from msgspec import Struct

from bot.talk.voice import Voice
from games.core.match import resume
from games.core.record import RecordedMatch, state_digest
from playground import LoopbackServer
from playground.world.model import Message
from storage.opening import open_store
from storage.store import Store
from tests.soak.ledger import Ledger, Row
from tests.soak.players import Played

IDLE = ("reminder", "vote", "lobby_full", "lobby_ending")
CALLS = ("nudge", "lobby_full")  # idle once somebody has followed them
EDITS = ("picture", "vote_end", "waiting_line")  # rows that may change another row's message

CLOSED = tuple(Voice(language)("dm-closed") for language in ("en", "de"))


BY_A_PRESS = 8  # choices: all trays of Trajan are filled by one, and the obvious follows


class Findings(Struct):
    """One sentence for each thing that is amiss, and how much was looked at."""

    lost: list[str] = []
    doubled: list[str] = []
    silent: list[str] = []
    choices: int = 0
    moves: int = 0
    posts: int = 0
    pings: int = 0
    hands: int = 0
    closed: int = 0  # hands not delivered because direct messages were refused, and that was said


async def findings(
    server: LoopbackServer, ledger: Ledger, place: str, tables: Sequence[Played]
) -> Findings:
    found = Findings()
    store = await open_store(place)
    tables = [table for table in tables if table.id]
    rows = {table.id: found_again(ledger.rows(table.id), server, table) for table in tables}
    told = [row for each in rows.values() for row in each if row.state == "sent"]
    for table in tables:
        truth = Truth(server, ledger, table, rows[table.id], found)
        truth.check_choices()
        if ledger.moves(table.id):  # else it is a lobby still
            await truth.check_replay(store)
            truth.check_moves()
            truth.check_posts()
            truth.check_pings()
            await truth.check_hands(store)
            truth.check_given_up(told)
    await store.close()
    check_direct_messages(tables, told, found)
    return found


class Truth:
    """Of one table."""

    def __init__(
        self,
        server: LoopbackServer,
        ledger: Ledger,
        table: Played,
        rows: Sequence[Row],
        found: Findings,
    ) -> None:
        self.server = server
        self.ledger = ledger
        self.table = table
        self.found = found
        self.rows = rows
        self.posts = {message.id for message in server.messages(table.channel)}
        self.users = {seat: user for seat, user in ledger.seats(table.id).items() if user}

    def _named(self, row: Row) -> str:
        return f"table {row.table}: {row.kind} {row.id} {row.state} {row.error}".rstrip()

    # ---- the game -----------------------------------------------------------------------------

    def check_choices(self) -> None:
        """All that ever was in the database still is; no press brought more than it says."""
        table, stored = self.table, self.ledger.choices(self.table.id)
        standing = {choice.number: choice for choice in stored}
        self.found.choices += len(stored)
        self.found.lost += table.lost
        self.found.lost += [
            f"table {table.id}: choice {number} is gone or another one"
            for number, known in table.known.items()
            if standing.get(number) != known
        ]
        if list(standing) != list(range(len(stored))):
            self.found.lost.append(f"table {table.id}: the choices have gaps")
        made = Counter(self.users[choice.seat] for choice in stored if choice.seat in self.users)
        self.found.doubled += [
            f"table {table.id}: {made[user]} choices by {table.presses[user]} presses"
            for user in made
            if made[user] > table.presses[user] * BY_A_PRESS
        ]

    async def check_replay(self, store: Store) -> None:
        """Seed and choices alone lead to the state that is kept."""
        game, id = self.table.game, self.table.id
        again = RecordedMatch.replayed(game, await store.record(id, running=True))
        if state_digest(again.match) != state_digest(resume(game, await store.load(id))):
            self.found.lost.append(f"table {id}: replayed, the game is another one")

    # ---- what was told ------------------------------------------------------------------------

    def check_moves(self) -> None:
        """Each is told by one row, in order, and knows its message."""
        moves = self.ledger.moves(self.table.id)
        self.found.moves += len(moves)
        rows = [row for row in self.rows if row.kind in ("board", "end")]
        told = [move for row in rows for move in told_by(row)]
        numbers = [number for number, _ in moves]
        missing = Counter(numbers) - Counter(told)
        again = Counter(told) - Counter(numbers)
        self.found.lost += [f"table {self.table.id}: move {n} has no post" for n in missing]
        self.found.doubled += [f"table {self.table.id}: move {n} told again" for n in again]
        if told != sorted(told):
            self.found.lost.append(f"table {self.table.id}: moves told out of order")
        shown = {move: row.message for row in rows for move in told_by(row)}
        self.found.lost += [
            f"table {self.table.id}: move {number} is said to stand in message {message}"
            for number, message in moves
            if message is None or shown.get(number) != message
        ]

    def check_posts(self) -> None:
        """Every row has its message, every message its row, in the same order."""
        there = {message.id: message for message in self._posts()}
        rows = [row for row in self.rows if row.lane.startswith("channel:")]
        self.found.posts += len(there)
        self.found.lost += [
            f"{self._named(row)}: not in the channel"
            for row in rows
            if row.kind not in EDITS and row.message not in there and is_told_something(row)
        ]
        known = {row.message for row in self.rows}
        self.found.doubled += [
            f"table {self.table.id}: a post of no row, {message.text[:60]!r}"
            for id, message in there.items()
            if id not in known
        ]
        ids = [row.message for row in rows if row.message and row.kind not in EDITS]
        if ids != sorted(set(ids)):
            self.found.lost.append(f"table {self.table.id}: posts out of order")

    def _posts(self) -> Iterator[Message]:
        """Of the bot, of its own accord."""
        for message in self.server.messages(self.table.channel):
            own = message.author_id == self.server.bot.id and message.seen_by is None
            if own and message.cause is None:
                yield message

    def check_pings(self) -> None:
        expected: Counter[tuple[int, int | None]] = Counter()
        # To whoever was awaited when it was sent; calls before the game answer a click.
        open_ended = {m.id for m in self.server.messages(self.table.channel) if m.cause}
        for row in self.rows:
            expected.update((user, row.message) for user in self._pinged(row))
            if row.kind in ("present", "vote", "lobby_full"):
                open_ended.add(row.message)
        heard = self.table.pings
        self.found.pings += heard.total()
        lost, more = expected - heard, heard - expected
        id = self.table.id
        self.found.lost += [f"table {id}: {user} not pinged by {m}" for user, m in lost]
        self.found.doubled += [
            f"table {id}: {user} pinged by {message}, {times} too often"
            for (user, message), times in more.items()
            if message not in open_ended
        ]

    def _pinged(self, row: Row) -> Sequence[int]:
        match row.kind:
            case "board" | "ping":
                seats = row.payload.get("pinged", ())
                return [self.users[seat] for seat in seats if seat in self.users]
            case "end":
                return list(self.users.values())
            case "note":
                return row.payload.get("pings", ())
            case "nudge" if row.message in self.posts:  # not by direct message
                return [row.payload["user"]]
            case _:
                return ()

    # ---- hands --------------------------------------------------------------------------------

    async def check_hands(self, store: Store) -> None:
        """The latest of each is delivered; after the end it shows the table as it was left."""
        match = resume(self.table.game, await store.load(self.table.id))
        for seat, user in self.users.items():
            rows = [r for r in self.rows if r.kind == "hand" and r.payload["seat"] == seat]
            self.found.hands += len(rows)
            shown = self.ledger.hand_message(self.table.id, user)
            name = f"table {self.table.id}: the hand of {user}"
            if rows[-1].state == "failed" or (rows[-1].message is None and self._closed(user)):
                self.found.closed += 1  # whether it was said is looked at elsewhere
            elif shown is None or rows[-1].message != shown[0]:
                self.found.lost.append(f"{name}: {self._named(rows[-1])}")
            elif self.server.loopback.world.messages.get(shown[0]) is None:
                self.found.lost.append(f"{name} is in no message")
            elif match.outcome:
                view = msgspec.json.encode(match.view(seat))
                if blake2b(view, digest_size=8).hexdigest() != shown[1]:
                    self.found.lost.append(f"{name} is an old one")

    def _closed(self, user: int) -> bool:
        return self.ledger.has_closed_messages(user)

    # ---- what was given up --------------------------------------------------------------------

    def check_given_up(self, told: Sequence[Row]) -> None:
        """Somebody was told of it, and heard it."""
        closed = {row.payload["args"].get("who") for row in told if row.kind == "note"}
        here = [row for row in told if row.table == self.table.id]
        reported = any(is_heard_trouble(row) or is_untold(row) for row in here)
        for row in self.rows:
            if row.state != "failed":
                continue
            if row.kind == "hand":  # said once, at the table where it was found out
                user = row.lane.partition(":")[2]
                was_told = f"<@{user}>" in closed or self._heard_of_closed(int(user))
            else:
                was_told = reported and row.kind != "trouble"
            if not was_told:
                self.found.silent.append(self._named(row))

    def _heard_of_closed(self, user: int) -> bool:
        """When they sat down."""
        messages = self.server.messages(self.table.channel)
        return any(message.text in CLOSED and message.seen_by == user for message in messages)


def told_by(row: Row) -> range:
    return range(int(row.payload["first"]), int(row.payload["last"]) + 1)


def is_heard_trouble(row: Row) -> bool:
    """Not one that had passed when its time came."""
    return row.kind == "trouble" and row.message is not None


def is_untold(row: Row) -> bool:
    """A sentence in place of a post that failed by a fault of the bot's own."""
    return row.kind == "note" and row.payload["key"] == "note-untold"


def found_again(rows: Sequence[Row], server: LoopbackServer, table: Played) -> list[Row]:
    """With their messages: also calls whose bot was killed before it could note them, and which
    nobody was to hear any more when the next bot looked.
    """
    known = {row.message for row in rows}
    found = []
    for row in rows:
        if row.kind in CALLS and row.message is None and row.under_way:
            sent = (m.id for m in said_by(row, server, table) if m.id not in known)
            row = row._replace(message=next(sent, None))
            known.add(row.message)
        found.append(row)
    return found


def said_by(row: Row, server: LoopbackServer, table: Played) -> Iterator[Message]:
    """The messages that may be this call's: in the channel, or to the person."""
    reminded = row.payload.get("user")
    sign = f":{row.payload['since']}" if reminded else ":start:"
    inboxes = [person.inbox for person in table.people if person.id == reminded]
    for message in (*server.messages(table.channel), *(m for inbox in inboxes for m in inbox)):
        addresses = [button.custom_id or "" for button in message.buttons]
        own = message.author_id == server.bot.id and message.cause is None
        if own and any(sign in address for address in addresses):
            yield message


def is_told_something(row: Row) -> bool:
    """Not a reminder or a vote that had become idle when its time came."""
    return row.message is not None or row.kind not in IDLE


def check_direct_messages(tables: Sequence[Played], told: Sequence[Row], found: Findings) -> None:
    """Every one with buttons, a hand or a trouble, is known to a row."""
    known = {row.message for row in told}
    people = {person.id: person for table in tables for person in table.people}
    for person in people.values():
        found.doubled += [
            f"{person.name}: a direct message of no row, {message.text[:60]!r}"
            for message in person.inbox
            if message.buttons and message.cause is None and message.id not in known
        ]

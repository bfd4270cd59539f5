"""Before a game: opening a table, sitting down, starting; and changing seats later."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec

from bot.posts.rows import hand_rows, note_row, present_row, start_rows
from bot.tables.computers import stand_in_name, unknown_bot
from bot.tables.live import Live
from bot.tables.pace import awaited_people
from bot.tables.sessions import Sessions
from bot.talk.names import clean_name, distinct_name, escaped
from bot.talk.refusals import RefusedError
from bot.votes.seat_votes import SeatVotes
from games.core.contract import AnyGame
from games.core.errors import SetupError
from games.core.match import Match
from games.core.rng import KEY_BYTES, keyed_seed
from games.core.seats import Seat
from games.core.text import Language
from games.core.variants import complete_variant
from storage.records import NewMove, NewTable, Pace, SeatRow, TableRow, VoteRow
from storage.store import ChannelTakenError

COLOURS = ("red", "blue", "ochre", "green", "violet")
TAKEN_BACK = 7 * 24 * 3600  # seconds in which closing a game can be taken back
BOT_NAMES = ("Tiro", "Phaedrus", "Epictetus", "Livius", "Narcissus")


class Person(msgspec.Struct, frozen=True):
    """Somebody on Discord, as far as a table must know."""

    id: int
    name: str


class Lobby:
    """What can be done to a table's seats. Refusals are sentences; nothing is half done."""

    def __init__(self, sessions: Sessions, seat_votes: SeatVotes) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.seat_votes = seat_votes

    async def open(
        self,
        channel: int,
        guild: int | None,
        host: Person,
        game: AnyGame,
        seats: int | None,
        variant: Mapping[str, str],
        language: Language,
        pace: Pace = "day",
    ) -> TableRow:
        """A lobby in a channel, its host in the first seat."""
        wanted = seats or game.seats[-1]
        _completed(game, wanted, variant)
        new = NewTable(
            channel,
            game.key,
            host.id,
            wanted,
            language,
            self.sessions.now(),
            guild,
            dict(variant),
            seats=(_seat(host, ()),),
            pace=pace,
        )
        try:
            return await self.store.create_table(new)
        except ChannelTakenError:
            raise RefusedError("refused-channel-taken") from None

    async def join(self, live: Live, person: Person) -> None:
        _in_lobby(live)
        if live.seat_of(person.id) is not None:
            raise RefusedError("refused-seated")
        _needs_room(live)
        await self._seat(live, [*live.seats, _seat(person, live.seats)])

    async def add_bot(self, live: Live, by: int, kind: str) -> None:
        _in_lobby(live)
        expect_host(live, by)
        if kind not in live.game.bots:
            raise unknown_bot(live.game)
        _needs_room(live)
        taken = [row.name for row in live.seats]
        free = (name for name in BOT_NAMES if distinct_name(name, taken) == name)
        name = next(free, distinct_name(BOT_NAMES[0], taken))
        n = len(live.seats)
        await self._seat(live, [*live.seats, SeatRow(Seat(n), None, kind, name, COLOURS[n])])

    async def leave(self, live: Live, user: int) -> None:
        _in_lobby(live)
        if live.seat_of(user) is None:
            raise RefusedError("refused-not-seated")
        left = [row for row in live.seats if row.user != user]
        people = [row.user for row in left if row.user is not None]
        if not people:
            await self._close(live)
            return
        await self._seat(live, left, people[0] if live.row.host == user else None)

    async def remove_bot(self, live: Live, by: int) -> None:
        """The computer player who sat down last leaves."""
        _in_lobby(live)
        expect_host(live, by)
        bots = [row.seat for row in live.seats if row.bot is not None]
        if not bots:
            raise RefusedError("refused-no-bot")
        await self._seat(live, [row for row in live.seats if row.seat != bots[-1]])

    async def set_variant(self, live: Live, by: int, variant: Mapping[str, str]) -> None:
        _in_lobby(live)
        expect_host(live, by)
        seats = max(len(live.seats), live.game.seats[0])
        _completed(live.game, seats, variant)
        live.row = await self.store.update_table(
            live.id, version=live.row.version, variant=dict(variant)
        )

    async def set_pace(self, live: Live, by: int, moderator: bool, pace: Pace) -> None:
        """In a running game it is told, and time begins anew for whoever is awaited."""
        expect_caretaker(live, by, moderator)
        _not_over(live)
        now = self.sessions.now()
        changed = pace != live.row.pace
        awaited = awaited_people(live, pace)
        live.row = await self.store.set_pace(live.id, pace, awaited, now, version=live.row.version)
        if live.match and changed:
            told = note_row(live, f"note-pace-{pace}", who=f"<@{by}>")
            await self.store.post([told])
            self.sessions.wake()

    async def start(self, live: Live, by: int) -> None:
        """Shuffles, deals, and lets computer players open if they must."""
        _in_lobby(live)
        expect_host(live, by)
        seats = len(live.seats)
        if seats not in live.game.seats:
            raise RefusedError("refused-too-few", least=live.game.seats[0], n=seats)
        variant = _completed(live.game, seats, live.row.variant)
        seed = keyed_seed(secrets.token_bytes(KEY_BYTES))
        live.match = Match.start(live.game, seats, seed, variant)
        live.row = msgspec.structs.replace(live.row, seed=seed)
        first = NewMove(None, 0, -1, 0, live.match.take_story())
        done = await self.store.start_match(
            live.id,
            seed,
            variant,
            live.seats,
            live.match.saved(),
            first,
            start_rows(live),
            at=self.sessions.now(),
            version=live.row.version,
            awaited=awaited_people(live),
        )
        live.row = msgspec.structs.replace(
            live.row,
            variant=variant,
            seats_wanted=seats,
            status="playing",
            seq=live.match.seq,
            moves=max(done.moves),
            version=done.version,
        )
        live.changed_hands()
        self.sessions.wake()
        await self.sessions.let_bots_play(live)

    async def move(self, live: Live, channel: int, guild: int | None) -> None:
        """The table goes on in another channel, where it is shown at once."""
        try:
            live.row = await self.store.update_table(
                live.id,
                version=live.row.version,
                channel=channel,
                guild=guild,
                lobby_message=None,
            )
        except ChannelTakenError:
            raise RefusedError("refused-channel-taken") from None
        if live.match:
            await self.store.post([present_row(live)])
            self.sessions.wake()

    async def close(self, live: Live, by: int, moderator: bool) -> None:
        _not_over(live)
        expect_caretaker(live, by, moderator)
        await self._close(live)
        if live.match:
            told = note_row(live, "note-closed", who=f"<@{by}>", until=f"<t:{self._late(live)}:R>")
            # There is no move to be made any more.
            await self.store.post([told, *hand_rows(live)])
            self.sessions.wake()

    async def reopen(self, live: Live, by: int, moderator: bool) -> None:
        """A game that was closed goes on, for some days; everybody is told and shown the hand."""
        expect_caretaker(live, by, moderator)
        if live.row.status != "closed":
            raise RefusedError("refused-not-closed")
        if self.sessions.now() > self._late(live):
            raise RefusedError("refused-reopen-late", at=f"<t:{live.row.changed_at}:D>")
        try:
            live.row = await self.store.reopen_table(
                live.id, self.sessions.now(), version=live.row.version
            )
        except ChannelTakenError:
            raise RefusedError("refused-channel-taken") from None
        told = present_row(live, "note-reopened", who=f"<@{by}>")
        await self.store.post([told, *hand_rows(live)])
        await self.sessions.keep_waits(live)
        self.sessions.wake()
        await self.sessions.let_bots_play(live)

    def _late(self, live: Live) -> int:
        """From when on a closed game stays closed."""
        return live.row.changed_at + TAKEN_BACK

    async def replace(
        self,
        live: Live,
        by: int,
        moderator: bool,
        seat: Seat,
        to: Person | str,
        *,
        gone: bool = False,
    ) -> VoteRow | None:
        """A seat goes to another person, or to a computer player, and the game goes on.

        Once it has begun, those are asked whose hand it would show; then it gives their vote.
        """
        expect_caretaker(live, by, moderator)
        _not_over(live)
        heir = self._heir(live, live.seats[seat], to)
        if live.match is not None:
            return await self.seat_votes.ask(live, by, heir, gone=gone)
        rows = [heir if row.seat == seat else row for row in live.seats]
        people = [row.user for row in rows if row.user is not None]
        if not people:
            raise RefusedError("refused-last-person")
        host = None if live.row.host in people else heir.user or people[0]
        await self._seat(live, rows, host)
        return None

    def _heir(self, live: Live, old: SeatRow, to: Person | str) -> SeatRow:
        """The seat as it would be."""
        if isinstance(to, str):
            if to not in live.game.bots:
                raise unknown_bot(live.game)
            return SeatRow(old.seat, None, to, stand_in_name(old), old.colour)
        if live.seat_of(to.id) is not None:
            raise RefusedError("refused-other-seated", who=escaped(clean_name(to.name)))
        others = [row.name for row in live.seats if row.seat != old.seat]
        return SeatRow(old.seat, to.id, None, distinct_name(to.name, others), old.colour)

    async def _seat(self, live: Live, rows: list[SeatRow], host: int | None = None) -> None:
        """Who sits where from now on, and who is host if that changes."""
        live.seats = tuple(
            msgspec.structs.replace(row, seat=Seat(n), colour=COLOURS[n])
            for n, row in enumerate(rows)
        )
        live.row = await self.store.set_seats(
            live.id, live.seats, host=host, version=live.row.version
        )

    async def _close(self, live: Live) -> None:
        live.row = await self.store.close_table(
            live.id, self.sessions.now(), version=live.row.version
        )


def _completed(game: AnyGame, seats: int, variant: Mapping[str, str]) -> dict[str, str]:
    try:
        return complete_variant(game, seats, variant)
    except SetupError as error:
        raise RefusedError.by_game(game, error) from None


def _seat(person: Person, others: Sequence[SeatRow]) -> SeatRow:
    """The next seat, under a name that nobody takes for another's."""
    n, name = len(others), distinct_name(person.name, [row.name for row in others])
    return SeatRow(Seat(n), person.id, None, name, COLOURS[n])


def is_full(live: Live) -> bool:
    return len(live.seats) >= _room(live)


def _room(live: Live) -> int:
    return min(live.row.seats_wanted, live.game.seats[-1])


def _needs_room(live: Live) -> None:
    if is_full(live):
        raise RefusedError("refused-full", n=_room(live))


def _not_over(live: Live) -> None:
    if live.row.status == "closed":
        raise RefusedError("lobby-closed")
    if live.row.status == "over":
        raise RefusedError("refused-over")


def _in_lobby(live: Live) -> None:
    _not_over(live)
    if live.row.status != "lobby":
        raise RefusedError("refused-started")


def expect_caretaker(live: Live, by: int, moderator: bool) -> None:
    """What the host may do, and any moderator in case the host is away."""
    if by != live.row.host and not moderator:
        raise RefusedError("refused-caretaker", host=str(live.row.host))


def expect_host(live: Live, by: int) -> None:
    if by != live.row.host:
        raise RefusedError("refused-host-only", host=str(live.row.host))

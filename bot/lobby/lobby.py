"""A table from its opening to its end: what is played, started, moved, closed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

import msgspec

from bot.lobby.guests import Guests, clean_note
from bot.lobby.seating import Person, new_seat
from bot.posts.rows import ended_rows, hand_rows, note_row, present_row, start_rows
from bot.tables.expectations import expect_caretaker, expect_host, expect_lobby, expect_not_over
from bot.tables.live import Live
from bot.tables.pace import awaited_people
from bot.talk.refusals import RefusedError
from bot.waiting.lobbies import QUIET
from games.core.contract import AnyGame
from games.core.errors import SetupError
from games.core.match import Match
from games.core.rng import KEY_BYTES, Seed, keyed_seed
from games.core.text import Language
from games.core.variants import complete_variant
from storage.records import (
    Entry,
    LessonRow,
    NewMove,
    NewOutbox,
    NewTable,
    Pace,
    TableRow,
    Volume,
)
from storage.store import ChannelTakenError, ServerFullError

TAKEN_BACK = 7 * 24 * 3600  # seconds in which closing a game can be taken back


class Lobby(Guests):
    """What can be done to a table itself, from its opening to its end."""

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
        *,
        note: str = "",
        entry: Entry = "open",
        most: int = 0,
        lesson: LessonRow | None = None,
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
            seats=(new_seat(host, ()),),
            pace=pace,
            stirs_at=self.sessions.now() + QUIET,
            note=clean_note(note),
            entry=entry,
            most=most,
            lesson=lesson,
        )
        try:
            return await self.store.create_table(new)
        except ChannelTakenError:
            raise RefusedError("refused-channel-taken") from None
        except ServerFullError as full:
            raise RefusedError("refused-server-full", open=full.tables, most=most) from None

    async def keep_open(self, live: Live, by: int) -> None:
        """By anybody who sits there: its time begins anew."""
        expect_lobby(live)
        if live.seat_of(by) is None and by != live.row.host:
            raise RefusedError("refused-keep")
        until = self.sessions.now() + QUIET
        live.row = await self.store.update_table(
            live.id, version=live.row.version, stirs_at=until, warned_at=0
        )

    async def set_variant(self, live: Live, by: int, variant: Mapping[str, str]) -> None:
        expect_lobby(live)
        expect_host(live, by)
        seats = max(len(live.seats), live.game.seats[0])
        _completed(live.game, seats, variant)
        live.row = await self.store.update_table(
            live.id, version=live.row.version, variant=dict(variant)
        )

    async def set_pace(self, live: Live, by: int, moderator: bool, pace: Pace) -> None:
        """In a running game it is told, and time begins anew for whoever is awaited."""
        expect_caretaker(live, by, moderator)
        expect_not_over(live)
        told = []
        if live.match and pace != live.row.pace:
            told = [note_row(live, f"note-pace-{pace}", who=f"<@{by}>")]
        live.row = await self.store.wait_anew(
            live.id,
            self.sessions.awaiting.of(live, pace=pace),
            self.sessions.now(),
            told,
            version=live.row.version,
            pace=pace,
        )
        self.sessions.wake()

    async def set_volume(self, live: Live, by: int, moderator: bool, volume: Volume) -> None:
        """In a running game it is told; what was held back comes with the next board."""
        expect_caretaker(live, by, moderator)
        expect_not_over(live)
        told = [note_row(live, f"note-volume-{volume}", who=f"<@{by}>")]
        tells = live.match is not None and volume != live.row.volume
        live.row = await self.store.update_table(
            live.id, version=live.row.version, told=told if tells else (), volume=volume
        )
        self.sessions.wake()

    async def start(self, live: Live, by: int) -> None:
        """Shuffles, deals, and lets computer players open if they must."""
        expect_lobby(live)
        expect_host(live, by)
        seats = len(live.seats)
        if seats not in live.game.seats:
            raise RefusedError("refused-too-few", least=live.game.seats[0], n=seats)
        variant = _completed(live.game, seats, live.row.variant)
        seed = _seed(live)
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

    async def move(
        self, live: Live, channel: int, guild: int | None, told: Sequence[NewOutbox] = ()
    ) -> None:
        """The table goes on in another channel, where it is shown at once."""
        try:
            live.row = await self.store.update_table(
                live.id,
                version=live.row.version,
                told=told,
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
        expect_not_over(live)
        expect_caretaker(live, by, moderator)
        await self._close(live)
        if live.match:
            until = f"<t:{self._late(live)}:R>"
            await self.store.post(ended_rows(live, "note-closed", who=f"<@{by}>", until=until))
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


def _seed(live: Live) -> Seed:
    """Chance that nobody can guess; of a lesson what was prepared."""
    if live.row.lesson and live.game.lesson:
        return live.game.lesson.seed
    return keyed_seed(secrets.token_bytes(KEY_BYTES))


def _completed(game: AnyGame, seats: int, variant: Mapping[str, str]) -> dict[str, str]:
    try:
        return complete_variant(game, seats, variant)
    except SetupError as error:
        raise RefusedError.by_game(game, error) from None

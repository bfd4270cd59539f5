"""A table as it is in memory: who sits where, and the match if it is running."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from bot.tables.change import Rehearsal
from bot.talk.names import escaped
from bot.talk.voice import Voice, language_of
from games.core.choices import Saved
from games.core.contract import AnyGame, Decision, Event
from games.core.match import Match, resume
from games.core.seats import Seat
from games.core.text import Language
from rendering.frame import Step
from storage.records import DraftRow, Hints, NewMove, SeatRow, TableRow

Film: TypeAlias = tuple[int, int, bytes]  # since which move, up to which, and the table then
MOMENTS = 2  # the latest move, and the one its picture is compared with


class Moment(Struct, frozen=True):
    """The table at some point, as everybody or one seat sees it."""

    view: bytes
    waiting: tuple[int, ...]

    @classmethod
    def of(cls, match: Match[Any, Any], seat: Seat | None = None) -> Moment:
        waiting = tuple(int(waited) for waited in match.waiting())
        return cls(msgspec.json.encode(match.view(seat)), waiting)


class Live:
    def __init__(
        self,
        game: AnyGame,
        row: TableRow,
        seats: tuple[SeatRow, ...],
        match: Match[Any, Any] | None = None,
    ) -> None:
        self.game = game
        self.row = row
        self.seats = seats
        self.match = match
        self.hands = self._private_things()  # what each seat held when it was last told
        self.unposted = row.unposted or None  # first move that no post has been queued for
        self.hurried: tuple[Seat, ...] = ()  # in moves that no post has told: see `Change`
        self.drafts: dict[Seat, DraftRow | None] = {}  # as they are in storage, if known
        self.rehearsal: Rehearsal | None = None  # the answer shown for confirmation last
        self.told: dict[int, tuple[Event, ...]] = {}  # in the latest moves made here
        self.moments: dict[int, Moment] = {}  # after the latest moves made here
        self.film: tuple[Film, tuple[Step, ...]] | None = None  # of the post drawn last
        # Kinds of questions that newcomers were asked, each with the choice before which; by user.
        self.met: dict[int, dict[str, int] | None] = {}

    @property
    def id(self) -> int:
        return self.row.id

    @property
    def playing(self) -> Match[Any, Any]:
        """The match of a table that is known to be running or over."""
        assert self.match is not None
        return self.match

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    @property
    def language(self) -> Language:
        """Of what is said to everybody here."""
        return language_of(self.row.language)

    def voice(self, language: Language | None = None) -> Voice:
        """Speaks in messages: names are people's own, so they are kept from being markup."""
        safe = [escaped(name) for name in self.names]
        return Voice(language or self.language, self.game, safe)

    def plain_voice(self, language: Language | None = None) -> Voice:
        """Speaks in pictures, alt texts and files, where nothing is markup."""
        return Voice(language or self.language, self.game, self.names)

    def remember(self, moves: Sequence[NewMove], checkpoint: Saved) -> None:
        """Keeps what the latest moves told and how the table stands now, for the post about it."""
        last = self.row.moves
        self.told = {last - n: move.events for n, move in enumerate(reversed(moves))}
        match = self.playing if not self.playing.tail else resume(self.game, checkpoint)
        self.moments[last] = Moment.of(match)
        while len(self.moments) > MOMENTS:
            del self.moments[min(self.moments)]

    def with_match(self, match: Match[Any, Any]) -> Live:
        """The same table as if it stood so: to be looked at, never to be played on."""
        seen = copy(self)
        seen.match = match
        return seen

    def seat_of(self, user: int) -> Seat | None:
        return next((row.seat for row in self.seats if row.user == user), None)

    def user_at(self, seat: Seat) -> int | None:
        return next((row.user for row in self.seats if row.seat == seat), None)

    def bot_at(self, seat: Seat) -> str | None:
        """The computer player who answers there, also while its person is not here."""
        return next((row.bot or row.stand_in for row in self.seats if row.seat == seat), None)

    def people(self) -> list[tuple[Seat, int]]:
        return [(row.seat, row.user) for row in self.seats if row.user is not None]

    def present(self) -> list[tuple[Seat, int]]:
        """The people who play themselves at the moment."""
        return [(seat, user) for seat, user in self.people() if self.bot_at(seat) is None]

    @property
    def can_be_planned(self) -> bool:
        """Whether anything here may be answered in advance."""
        return self.row.status == "playing" and bool(self.game.plan_keys)

    @property
    def hints(self) -> Hints:
        """Whether a computer player may be asked: always in a lesson, which counts for nothing."""
        return "on" if self.row.lesson else self.row.hints

    def gives_hints(self, seat: Seat) -> bool:
        """Whether somebody who is asked may ask a computer player."""
        return self.hints == "on" and seat in self.waiting()

    def offers_hints(self, seat: Seat) -> bool:
        """Whether the panel leads to a hint, or to allowing it."""
        return self.gives_hints(seat) or self.may_allow_hints(seat)

    def may_allow_hints(self, seat: Seat) -> bool:
        """Whether somebody who is asked may allow them at once: nobody else's game is at stake."""
        alone = [user for _, user in self.people()] == [self.row.host]
        return alone and self.hints != "on" and seat in self.waiting()

    def waiting(self) -> tuple[Seat, ...]:
        return self.match.waiting() if self.match else ()

    def question(self, seat: Seat) -> Decision | None:
        return self.match.pending(seat) if self.match else None

    def view_json(self, seat: Seat | None) -> bytes:
        return msgspec.json.encode(self.playing.view(seat))

    def _private_things(self) -> dict[Seat, str]:
        if self.match is None:
            return {}
        return {seat: self.game.private_key(self.match.view(seat)) for seat, _ in self.people()}

    def changed_hands(self) -> list[Seat]:
        """Seats that hold something else than when this was last asked."""
        before, self.hands = self.hands, self._private_things()
        return [seat for seat, key in self.hands.items() if before.get(seat) != key]

"""A whole match in one file: seed, variant and choices. Replaying it gives the same game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct

from games.core.choices import Choice
from games.core.contract import AnyGame, Event, Game
from games.core.errors import ReplayDriftError, SetupError
from games.core.match import Match
from games.core.rng import Seed, rng_of
from games.core.seats import Seat
from games.core.text import Text
from games.core.variants import recorded_variant, variant_to_record

FORMAT = 2  # 1: before keys as seeds
MAX_BYTES = 8 << 20

S = TypeVar("S")
V = TypeVar("V")


class Record(Struct):
    """`digest` covers everything else; `end` is the digest of the state all choices lead to."""

    game: str
    layout: int
    seats: int
    variant: dict[str, str]
    seed: Seed
    names: list[str]
    choices: list[Choice]
    end: str = ""
    format: int = FORMAT
    digest: str = ""
    players: list[str] = []  # who sits where: "human" or the name of a bot; empty: not noted


def write_record(record: Record) -> bytes:
    """The record as JSON with its digest; one choice a line, so that diffs can be read."""
    record.digest = _digest(record)
    head = msgspec.to_builtins(record)
    choices = head.pop("choices")
    lines = ",\n".join("  " + msgspec.json.encode(choice).decode() for choice in choices)
    top = msgspec.json.format(msgspec.json.encode(head), indent=1).decode()
    return f'{top[:-2]},\n "choices": [\n{lines}\n ]\n}}\n'.encode()


def read_record(data: bytes) -> Record:
    """Raises SetupError for what is no record, was changed by hand, or comes from newer code."""
    if len(data) > MAX_BYTES:
        raise SetupError(Text("error-too-big", {"limit": MAX_BYTES >> 20}))
    try:
        stamp = msgspec.json.decode(data, type=_Stamp)
        if stamp.format > FORMAT:
            raise SetupError(Text("error-newer", {"found": stamp.format, "known": FORMAT}))
        record = msgspec.json.decode(data, type=Record)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise SetupError(Text("error-unreadable", {"detail": str(error)})) from error
    if record.digest != _digest(record):
        raise SetupError(Text("error-tampered"))
    return record


class _Stamp(Struct):
    format: int


def _digest(record: Record) -> str:
    bare = msgspec.structs.replace(record, digest="")
    return blake2b(msgspec.json.encode(bare), digest_size=16).hexdigest()


def state_digest(match: Match[S, V]) -> str:
    state = match.game.dump(match.state_copy())
    return blake2b(state, digest_size=16).hexdigest()


def begun(game: Game[S, V], record: Record) -> Match[S, V]:
    """The recorded match before its first choice."""
    variant = recorded_variant(game, record.variant)
    return Match.start(game, record.seats, record.seed, variant)


class RecordedMatch(Generic[S, V]):
    """A match and the record of everything that was chosen in it."""

    def __init__(self, match: Match[S, V], record: Record) -> None:
        self.match = match
        self.record = record

    @classmethod
    def start(
        cls,
        game: Game[S, V],
        names: Sequence[str],
        seed: Seed,
        variant: Mapping[str, str] | None = None,
    ) -> RecordedMatch[S, V]:
        match = Match.start(game, len(names), seed, variant)
        said = variant_to_record(game, variant or {})
        record = Record(game.key, game.version, len(names), said, seed, list(names), [])
        return cls(match, record)

    @classmethod
    def replayed(
        cls, game: Game[S, V], record: Record, upto: int | None = None
    ) -> RecordedMatch[S, V]:
        """The match after `upto` choices of a record (all, if not said).

        Raises ReplayDriftError when a choice does not fit, or the end is another one. Another
        layout writes the same end otherwise, so there only the choices must fit.
        """
        if record.game != game.key:
            raise SetupError(Text("error-other-game", {"found": record.game[:40]}))
        if len(record.names) != record.seats:
            raise SetupError(Text("error-unreadable", {"detail": "names, seats"}))
        if not all(0 <= choice.seat < record.seats for choice in record.choices):
            raise SetupError(Text("error-unreadable", {"detail": "choices, seat"}))
        try:
            rng_of(record.seed)
        except ValueError as error:
            raise SetupError(Text("error-unreadable", {"detail": "seed"})) from error
        whole = upto is None or upto >= len(record.choices)
        known_end = record.end if record.layout == game.version else ""
        said = recorded_variant(game, record.variant)
        fresh = msgspec.structs.replace(record, variant=said, choices=[], digest="")
        recorded = cls(begun(game, record), fresh)
        for choice in record.choices[:upto]:
            recorded.replay(choice)
        if whole and known_end and known_end != state_digest(recorded.match):
            raise ReplayDriftError(Text("error-other-end"), recorded.match.count)
        return recorded

    def replay(self, choice: Choice) -> tuple[Event, ...]:
        events = self.match.replay(choice)
        self._note()
        return events

    def submit(self, seat: Seat, seq: int, picks: Sequence[str]) -> tuple[Event, ...]:
        events = self.match.submit(seat, seq, picks)
        self._note()
        return events

    def submit_aside(self, seat: Seat, picks: Sequence[str]) -> tuple[Event, ...]:
        events = self.match.submit_aside(seat, picks)
        self._note()
        return events

    def undo(self, seat: Seat) -> None:
        del self.record.choices[self.match.undo(seat)]

    def rewound(self, upto: int) -> RecordedMatch[S, V]:
        """The match as it was after `upto` choices, for what the table agrees to take back."""
        return type(self).replayed(self.match.game, self.record, upto)

    def finished_record(self) -> bytes:
        self.record.end, self.record.layout = state_digest(self.match), self.match.game.version
        return write_record(self.record)

    def _note(self) -> None:
        assert self.match.latest is not None
        self.record.choices.append(self.match.latest)


def game_of(record: Record, games: Mapping[str, AnyGame]) -> AnyGame:
    game = games.get(record.game)
    if game is None:
        raise SetupError(Text("error-game", {"game": record.game[:40], "known": ", ".join(games)}))
    if record.layout > game.version:
        raise SetupError(Text("error-newer", {"found": record.layout, "known": game.version}))
    return game

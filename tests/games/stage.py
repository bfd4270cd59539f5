"""What a scene of any game does once the curtain is up: answers, and what was asked and told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Self

import msgspec

from games.core.choices import Saved
from games.core.contract import AnyGame, Decision, Event
from games.core.match import Match
from games.core.seats import Seat
from games.core.text import Text


class Stage:
    """A state set by hand, and the match that begins with it."""

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state
        self.match: Match | None = None
        self.heard: list[Event] = []

    def raise_curtain(self, seed: int = 1) -> Self:
        """Plays on from the state as it was set."""
        game, seats = self.game, len(self.state.players)
        raw = msgspec.Raw(game.dump(self.state))
        self.match = Match(game, Saved(game.key, game.version, seats, 0, seed, raw, 0))
        self.heard += [*self.match.take_story(), *self.match.told]
        return self

    @property
    def now(self) -> Any:
        """A copy of the state as it is now."""
        return self.match.state_copy() if self.match else self.state

    def me(self, seat: int = 0) -> Any:
        return self.now.players[seat]

    def asked(self, seat: int = 0) -> Decision | None:
        assert self.match
        return self.match.pending(Seat(seat))

    def key(self, seat: int = 0) -> str | None:
        """The kind of question the seat is asked, None if it is not."""
        decision = self.asked(seat)
        return decision.key if decision else None

    def options(self, seat: int = 0) -> list[str]:
        decision = self.asked(seat)
        return [option.id for option in decision.options] if decision else []

    def answer(self, seat: int, *picks: str) -> Self:
        """One answer (of one or several picks)."""
        assert self.match
        self.heard += self.match.submit(Seat(seat), self.match.seq, picks)
        return self

    def script(self, seat: int, *answers: str) -> Self:
        """Several answers of a seat, each a single pick."""
        for pick in answers:
            self.answer(seat, pick)
        return self

    def aside(self, seat: int, pick: str) -> Self:
        """What a seat says unasked: concede, withdraw."""
        assert self.match
        self.heard += self.match.submit_aside(Seat(seat), [pick])
        return self

    def view(self, viewer: int | None = None) -> Any:
        """What a seat sees; None: who does not play."""
        return self.game.view(self.now, None if viewer is None else Seat(viewer))

    def written(self, viewer: int | None) -> str:
        """Everything in a view and in the table written from it."""
        view = self.view(viewer)
        return (msgspec.json.encode(view) + msgspec.json.encode(self.game.sheet(view))).decode()

    def words_heard(self, viewer: int | None) -> set[str]:
        """All words of all events a viewer hears."""
        events = [event for event in self.heard if event.only is None or viewer in event.only]
        return {word for event in events for word in words_of(event.text)}

    def told(self) -> list[str]:
        """Keys of everything that was told since the curtain rose."""
        return [event.text.key for event in self.heard]

    @property
    def end(self) -> str | None:
        """Why the game ended, None while it goes on."""
        return self.match.outcome.reason if self.match and self.match.outcome else None


def words_of(text: Text) -> Iterator[str]:
    """The keys of a text and of all texts in it."""
    yield text.key
    for value in text.args.values():
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                yield from words_of(part)

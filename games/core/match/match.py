"""One running game: what is asked, what was answered, what may be taken back.

Play is cut into segments. At the start of each the whole state is written down (the checkpoint);
the choices since then are the tail. A match is checkpoint + tail, and nothing else is ever stored:
the rules themselves run as generators that are thrown away and run again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

from games.core.choices import Choice, Saved, as_answer, check_picks, checksum, named_now
from games.core.contract import (
    Answers,
    Decision,
    Event,
    Game,
    Table,
    Told,
)
from games.core.errors import IllegalChoiceError, ReplayDriftError, SetupError, StaleChoiceError
from games.core.judge import as_points_stand, ended
from games.core.match.grafting import graft
from games.core.match.running import Running
from games.core.rng import Rng, Seed, rng_of
from games.core.seats import Seat
from games.core.text import Text
from games.core.variants import complete_variant

S = TypeVar("S")
V = TypeVar("V")


class _Mark(Struct, frozen=True):
    """How things stood before a choice, for undo."""

    told: int
    rng: Seed


class Match(Running[S, V]):
    _marks: list[_Mark]  # one for each choice of the tail

    def __init__(self, game: Game[S, V], saved: Saved) -> None:
        self.game = game
        self.seats = saved.seats
        self.tail: list[Choice] = []
        self.story: list[Event] = []  # told and safe behind a checkpoint; see take_story
        self.latest: Choice | None = None  # the last choice submitted to this object
        self.dropped: tuple[Choice, ...] = ()  # of the stored tail, what no longer fits the code
        self._saved = saved
        self.is_imagined = False  # since the checkpoint: what is saved leads elsewhere
        self._rebuild(saved.tail, keep_fitting=True)
        if saved.seq and not self.dropped:
            self._number(saved.seq)  # buttons from before a restart stay good

    @classmethod
    def start(
        cls,
        game: Game[S, V],
        seats: int,
        seed: Seed,
        variant: Mapping[str, str] | None = None,
        *,
        boosted: bool = False,
    ) -> Match[S, V]:
        """A new game; raises SetupError when seats or variant are not the game's.

        A boosted one begins in a rich middle position.
        """
        full = complete_variant(game, seats, variant or {})
        table = Table(rng_of(seed))
        state = game.setup(table, seats, full)
        if boosted:
            game.boost(state, table.rng)
        raw = msgspec.Raw(game.dump(state))
        match = cls(game, Saved(game.key, game.version, seats, 0, table.rng.state, raw, 0))
        match.story[:0] = table.told
        return match

    # ---- asking -------------------------------------------------------------------------------

    @property
    def count(self) -> int:
        """Choices accepted so far."""
        return self._saved.before + len(self.tail)

    @property
    def told(self) -> Sequence[Event]:
        """Told since the checkpoint; undo takes it back."""
        return self._table.told

    @property
    def told_aside(self) -> tuple[int, ...]:
        """Which of these events asides have told: they happened at once, whatever follows."""
        return tuple(n for choice, told in self._told_in_tail() if choice.aside for n in told)

    def told_by(self, seat: Seat) -> tuple[Event, ...]:
        """Of these events, what a seat's own answers have told."""
        return tuple(
            self.told[n]
            for choice, told in self._told_in_tail()
            if choice.seat == seat and not choice.aside
            for n in told
        )

    def _told_in_tail(self) -> Iterator[tuple[Choice, range]]:
        """Each choice since the checkpoint, and which events it has told."""
        ends = [*(mark.told for mark in self._marks[1:]), len(self._table.told)]
        for choice, mark, end in zip(self.tail, self._marks, ends, strict=False):
            yield choice, range(mark.told, end)

    def take_story(self) -> tuple[Event, ...]:
        """What became final since the last call, each event once."""
        story, self.story = tuple(self.story), []
        return story

    def aside(self, seat: Seat) -> Decision | None:
        return None if self.outcome else self.game.aside(self._state, seat)

    # ---- answering ----------------------------------------------------------------------------

    def submit(self, seat: Seat, seq: int, picks: Sequence[str]) -> tuple[Event, ...]:
        """Takes an answer and runs the rules to the next question. Returns what was told."""
        decision = self._open.get(seat)
        if decision is None:
            over = "error-over" if self.outcome else "error-not-asked"
            raise StaleChoiceError(Text(over))
        if not self.asks_since(seat, seq):
            raise StaleChoiceError(Text("error-stale"))
        picks = self.named_now(seat, picks)
        check_picks(decision, picks)
        return self._take(Choice(seat, decision.key, picks, checksum(decision)))

    def named_now(self, seat: Seat, picks: Sequence[str]) -> tuple[str, ...]:
        """A seat's picks in the names of today: buttons and drafts may be older."""
        decision = self._open.get(seat)
        return named_now(picks, decision, self.game.former_names) if decision else tuple(picks)

    def submit_aside(self, seat: Seat, picks: Sequence[str]) -> tuple[Event, ...]:
        decision = self.aside(seat)
        if decision is None:
            raise StaleChoiceError(Text("error-over"))
        check_picks(decision, picks)
        return self._take(Choice(seat, decision.key, tuple(picks), checksum(decision), aside=True))

    def _take(self, choice: Choice) -> tuple[Event, ...]:
        before, tail, story = self._saved, list(self.tail), list(self.story)
        known, known_told = len(story), len(self._table.told)
        try:
            self._accept(choice)
        except BaseException:
            # A rule broke: the choice never happened.
            self._saved, self.story = before, story
            if not self.is_imagined:
                self._rebuild(tail)
            raise
        self.latest = choice
        return (*self.story[known:], *self.told)[known_told:]

    def _accept(self, choice: Choice) -> None:
        self._heard = len(self._table.told)
        self._marks.append(_Mark(self._heard, self._table.rng.state))
        self.tail.append(choice)
        if choice.aside:
            self.game.hear(self._table, self._state, choice.seat, choice.picks)
            if self.outcome:
                self._steps = None
                self._advance(None)
            return
        self._answers[choice.seat] = choice.picks
        if self._sealed:
            if self.waiting():
                return
            answers: Answers = {seat: self._answers[seat] for seat in self._open}
        else:
            answers = {choice.seat: choice.picks}
        self._advance(answers)

    # ---- going back ---------------------------------------------------------------------------

    def can_undo(self, seat: Seat) -> bool:
        return self._undoable(seat) is not None

    def undo(self, seat: Seat) -> int:
        """Takes a seat's last choice back; returns its number in the record of all choices."""
        last = self._undoable(seat)
        if last is None:
            raise IllegalChoiceError(Text("error-no-undo"))
        tail = [choice for i, choice in enumerate(self.tail) if i != last]
        self._rebuild(tail)
        return self._saved.before + last

    def last_answer(self, seat: Seat) -> tuple[str, ...] | None:
        """What a seat picked last since the checkpoint."""
        own = (choice for choice in reversed(self.tail) if choice.seat == seat and not choice.aside)
        return next((choice.picks for choice in own), None)

    def _undoable(self, seat: Seat) -> int | None:
        """The last choice of a seat, if nobody learnt or did anything because of it."""
        own = [i for i, c in enumerate(self.tail) if c.seat == seat and not c.aside]
        if not own:
            return None
        last = own[-1]
        mark = self._marks[last]
        since = self._table.told[mark.told :]
        others_acted = any(not choice.aside for choice in self.tail[last + 1 :])
        if mark.rng != self._table.rng.state or any(event.reveals for event in since):
            return None
        return None if others_acted and since else last

    # ---- writing down and reading back --------------------------------------------------------

    def saved(self) -> Saved:
        assert not self.is_imagined, "an imagined match is kept nowhere before its next checkpoint"
        assert not self._is_fleeting, "what is played on in passing is kept nowhere"
        return msgspec.structs.replace(self._saved, seq=self._seq, tail=tuple(self.tail))

    def clone(self) -> Match[S, V]:
        """Another match in the very same position; playing one does not touch the other."""
        twin = type(self)(self.game, self.saved())
        twin.story = list(self.story)
        twin._seq, twin._opened = self._seq, dict(self._opened)
        return twin

    def redealt(self, seat: Seat | None, rng: Rng) -> Match[S, V]:
        """The match in a world that looked the same to the seat at the checkpoint: for leak tests.

        What was chosen since then is chosen there too, and chance is the true one. Raises
        ReplayDriftError when the tail does not fit that world.
        """
        world = self.game.redeal(self._load(), seat, rng)
        raw = msgspec.Raw(self.game.dump(world))
        elsewhere = msgspec.structs.replace(self._saved, state=raw, tail=tuple(self.tail))
        twin = type(self)(self.game, elsewhere)
        if twin.dropped:
            raise ReplayDriftError(Text("error-drift", {"fit": twin.count}), twin.count)
        return twin

    def imagined(self, seat: Seat, rng: Rng) -> Match[S, V]:
        """A world that looks the same to a seat that is asked: its view, its question.

        Everything the seat cannot know is dealt anew: hidden things, what others have answered
        ahead, and chance to come. Nothing of the true ones is left in it, so a computer player
        may play on in it. The same rng gives the same world.
        """
        ahead = {other for other in self._answers if self._sealed and other != seat}
        tail: list[Choice] = []
        for choice in reversed(self.tail):
            if choice.seat in ahead and not choice.aside:
                ahead.discard(choice.seat)
            else:
                tail.insert(0, choice)
        saved = msgspec.structs.replace(self._saved, seq=self._seq, tail=tuple(tail))
        twin = type(self)(self.game, saved)
        twin.dream(seat, rng)
        return twin

    def dream(self, seat: Seat, rng: Rng) -> None:
        """Makes this match one that `imagined` gives: the rules run on, in another world."""
        assert seat in self._open, "only who is asked can imagine"
        question = self._open[seat]
        graft(self.game.redeal(self.state_copy(), seat, rng), self._state)
        if self._renew:
            ask = self._renew(seat)
            self._open = {decision.seat: decision for decision in ask.decisions}
            self._opened = {other: self._opened.get(other, self._seq) for other in self._open}
        assert self._open[seat] == question, f"{question.key}: another question in another world"
        table = self._table  # changed in place: rules may hold its parts
        table.rng.reseed(rng)
        table.told[:] = [e for e in table.told if e.only is None or seat in e.only]
        self.story, self.latest, self.dropped = [], None, ()
        blank = msgspec.Raw(b"null")
        self._saved = msgspec.structs.replace(
            self._saved, before=self.count, rng=0, state=blank, tail=()
        )
        self.tail, self._marks = [], []
        self.is_imagined = self._is_dream = True

    def prospect(self, seat: Seat) -> float:
        """How well a seat stands in an imagined world: who won, and else what the game makes of it.

        In the true one it would give away what is hidden.
        """
        assert self._is_dream, "only an imagined world may be judged as a whole"
        if outcome := self.outcome:
            return ended(outcome.scores, seat in outcome.winners, seat)
        if judge := self.game.judge:
            return judge.prospect(self._state, self.seats, seat)
        return as_points_stand(self.game.standing(self._state), seat)

    def film(self, choices: Iterable[Choice], seat: Seat | None = None) -> list[tuple[Event, V]]:
        """Plays recorded choices: each event a seat heard, or everybody, and what it then saw."""
        frames: list[tuple[Event, V]] = []

        def listen(event: Event) -> None:
            if event.only is None or (seat is not None and seat in event.only):
                frames.append((event, self.view(seat)))

        self._table.told.listener = listen
        try:
            for choice in choices:
                self.replay(choice)
        finally:
            self._table.told.listener = None
        return frames

    def state_copy(self) -> S:
        """A copy of the state, for audits and tests; what leaves a match otherwise is a view."""
        return self.game.load(self.game.dump(self._state), self.game.version)

    def _load(self) -> S:
        return self.game.load(bytes(self._saved.state), self._saved.layout)

    def _checkpoint(self) -> None:
        self._saved = Saved(
            self.game.key,
            self.game.version,
            self.seats,
            self._seq,
            self._table.rng.state,
            msgspec.Raw(self.game.dump(self._state)),
            self.count,
        )
        self.story.extend(self._table.told)
        self._table.told = Told(self._table.told.listener)
        self._turns, self._heard = {}, 0
        self.is_imagined = False
        self.tail, self._marks = [], []

    def _rebuild(self, tail: Iterable[Choice], *, keep_fitting: bool = False) -> None:
        """Runs the rules again from the checkpoint over these choices."""
        assert not self.is_imagined, "an imagined match cannot go back before its next checkpoint"
        seq = max(self._saved.seq, self._seq)
        self.tail, self._marks = [], []
        self._open = {}
        self._opened = {}
        self._turns, self._heard = {}, 0
        self._answers = {}
        self._sealed = False
        self._renew = None
        self._seq = seq
        self._table = Table(rng_of(self._saved.rng))
        self._state = self._load()
        self._steps = self.game.segment(self._table, self._state)
        if self._steps is None:
            self._ask_nobody()
        else:
            self._advance(None)
        self._replay(tuple(tail), keep_fitting)
        self._number(max(self._seq, seq + 1))

    def _number(self, seq: int) -> None:
        self._seq = seq
        self._opened = dict.fromkeys(self._open, seq)

    def _replay(self, tail: tuple[Choice, ...], keep_fitting: bool) -> None:
        for n, choice in enumerate(tail):
            answer = self._answer_of(choice)
            if answer is None:
                if not keep_fitting:
                    raise ReplayDriftError(Text("error-drift", {"fit": self.count}), self.count)
                self.dropped = tail[n:]
                return
            self._accept(answer)

    def _answer_of(self, choice: Choice) -> Choice | None:
        """A recorded choice as an answer to what is asked now, if it is one."""
        now = self.aside(choice.seat) if choice.aside else self._open.get(choice.seat)
        return as_answer(choice, now, self.game.former_names) if now else None

    def replay(self, choice: Choice) -> tuple[Event, ...]:
        """Takes a recorded choice; raises ReplayDriftError when it does not fit."""
        answer = self._answer_of(choice)
        if answer is None:
            raise ReplayDriftError(Text("error-drift", {"fit": self.count}), self.count)
        return self._take(answer)


def resume(game: Game[S, V], saved: Saved) -> Match[S, V]:
    """A stored match; choices that no longer fit are in `dropped` and are asked again."""
    if saved.game != game.key:
        raise SetupError(Text("error-other-game", {"found": saved.game}))
    return Match(game, saved)

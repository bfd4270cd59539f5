"""Trajan as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.asking import decision
from games.core.bots.random_bot import RANDOM
from games.core.codec import Codec
from games.core.conceding import flag_offered
from games.core.contract import Bot, Decision, Game, Outcome, Sheet, Standing, Steps, Table
from games.core.guiding import Answer, Shortcut, WhyNot
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.trajan.course.boost import boost
from games.trajan.course.ending import concede
from games.trajan.course.scoring import CATEGORIES, scores, standing
from games.trajan.course.setup import VARIANTS, read_variant, set_up
from games.trajan.course.turns import segment
from games.trajan.data.board import ROUNDS_PER_QUARTER
from games.trajan.seat.audit import audit
from games.trajan.seat.playable import playable
from games.trajan.seat.redeal import redeal
from games.trajan.seat.shortcuts import obvious, shortcuts
from games.trajan.seat.view import View, view
from games.trajan.seat.why_not import why_not
from games.trajan.state import State
from games.trajan.steward.judge import JUDGE
from games.trajan.steward.player import steward
from games.trajan.words.headlines import HEADLINES
from games.trajan.words.lesson import LESSON
from games.trajan.words.question_topics import QUESTION_TOPICS
from games.trajan.words.sheet import sheet
from games.trajan.words.topics import TOPICS

LAYOUT = 1


class Trajan(Game[State, View]):
    key = "trajan"
    codec = Codec(State, LAYOUT)
    seats = range(2, 5)
    variants = VARIANTS
    topics = TOPICS
    question_topics = QUESTION_TOPICS
    bots: Mapping[str, Bot[View]] = {"random": RANDOM, "steward": steward}
    turn_keys = ("trajan.tray",)
    headlines = HEADLINES
    categories = CATEGORIES
    lesson = LESSON
    judge = JUDGE

    def setup(self, table: Table, seats: int, variant: Mapping[str, str]) -> State:
        return set_up(table, seats, read_variant(variant))

    def segment(self, table: Table, state: State) -> Steps[None] | None:
        return segment(table, state)

    def outcome(self, state: State) -> Outcome | None:
        if state.result is None:
            return None
        winners = tuple(Seat(seat) for seat in state.result.winners)
        return Outcome(state.result.reason, winners, tuple(s.total for s in scores(state)))

    def standing(self, state: State) -> tuple[Standing, ...]:
        return standing(state)

    def rounds(self, state: State) -> int:
        return (state.quarter - 1) * ROUNDS_PER_QUARTER + state.round_in_quarter

    def boost(self, state: State, rng: Rng) -> None:
        boost(state, rng)

    def aside(self, state: State, seat: Seat) -> Decision:
        offers = [flag_offered(state.players[seat])]
        return decision(seat, "trajan.aside", Text("ask-aside"), offers)

    def hear(self, table: Table, state: State, seat: Seat, picks: Sequence[str]) -> None:
        concede(table, state, seat, "concede" if "concede" in picks else "withdraw")

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def glance(self, state: State, seat: Seat) -> View:
        return view(state, seat, glance=True)

    def private_key(self, view: View) -> str:
        if view.seat is None:
            return ""
        return " ".join(view.players[view.seat].hand or ())

    def playable(self, view: View, decision: Decision) -> tuple[str, ...]:
        return playable(view, decision)

    def why_not(self, view: View, decision: Decision) -> tuple[WhyNot, ...]:
        return why_not(view, decision)

    def shortcuts(self, view: View, decision: Decision) -> tuple[Shortcut, ...]:
        return shortcuts(view, decision)

    def obvious(self, view: View, decision: Decision) -> Answer | None:
        return obvious(view, decision)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return redeal(state, seat, rng)

    def audit(self, state: State) -> Sequence[str]:
        return audit(state)

    def sheet(self, view: View) -> Sheet:
        return sheet(view)

"""Nova Roma as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.asking import Offer, decision, offer
from games.core.bots.random_bot import RANDOM
from games.core.codec import Codec
from games.core.conceding import Flag, flag_offered
from games.core.contract import Bot, Decision, Game, Outcome, Sheet, Standing, Steps, Table
from games.core.guiding import Answer, Grid, Shortcut, WhyNot
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.course.boost import boost
from games.nova_roma.course.ending import concede
from games.nova_roma.course.order import is_solo
from games.nova_roma.course.rounds import segment
from games.nova_roma.course.scoring import CATEGORIES, scores
from games.nova_roma.course.setup import VARIANTS, read_variant, set_up
from games.nova_roma.layouts import FORMER_NAMES, LAYOUT, UPGRADES
from games.nova_roma.seat.audit import audit
from games.nova_roma.seat.guide.joining import shortcuts
from games.nova_roma.seat.guide.laying_out import grid, legend
from games.nova_roma.seat.guide.missing import why_not
from games.nova_roma.seat.guide.obvious import CLOSING, obvious
from games.nova_roma.seat.make_view import view
from games.nova_roma.seat.playable import hand_key, playable
from games.nova_roma.seat.redeal import redeal
from games.nova_roma.seat.view import View
from games.nova_roma.state import State
from games.nova_roma.steward.judge import JUDGE
from games.nova_roma.steward.player import steward
from games.nova_roma.terms import LAPS
from games.nova_roma.words.headlines import HEADLINES
from games.nova_roma.words.lesson import LESSON
from games.nova_roma.words.question_topics import QUESTION_TOPICS
from games.nova_roma.words.sheet import sheet
from games.nova_roma.words.topics import TOPICS


class NovaRoma(Game[State, View]):
    key = "nova_roma"
    codec = Codec(State, LAYOUT, UPGRADES)
    former_names = FORMER_NAMES
    seats = range(1, 5)
    variants = VARIANTS
    topics = TOPICS
    question_topics = QUESTION_TOPICS
    bots: Mapping[str, Bot[View]] = {"random": RANDOM, "steward": steward}
    turn_keys = ("nova.patrician",)
    headlines = HEADLINES
    categories = CATEGORIES
    lesson = LESSON
    judge = JUDGE

    def setup(self, table: Table, seats: int, variant: Mapping[str, str]) -> State:
        return set_up(table, seats, read_variant(variant, seats))

    def segment(self, table: Table, state: State) -> Steps[None] | None:
        return segment(table, state)

    def outcome(self, state: State) -> Outcome | None:
        if state.result is None:
            return None
        winners = tuple(Seat(seat) for seat in state.result.winners)
        return Outcome(state.result.reason, winners, tuple(s.total for s in scores(state)))

    def standing(self, state: State) -> tuple[Standing, ...]:
        return tuple(score.by_category for score in scores(state))

    def rounds(self, state: State) -> int:
        return state.round

    def boost(self, state: State, rng: Rng) -> None:
        boost(state, rng)

    def aside(self, state: State, seat: Seat) -> Decision:
        flag: Offer[Flag] = flag_offered(state.players[seat])
        if is_solo(state):
            flag = offer("concede", "concede", Text("do-concede"), Text("hint-concede-solo"))
        return decision(seat, "nova.aside", Text("ask-aside"), [flag])

    def hear(self, table: Table, state: State, seat: Seat, picks: Sequence[str]) -> None:
        concede(table, state, seat, "concede" if "concede" in picks else "withdraw")

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def glance(self, state: State, seat: Seat) -> View:
        return view(state, seat, glance=True)

    def private_key(self, view: View) -> str:
        return hand_key(view)

    def playable(self, view: View, decision: Decision) -> tuple[str, ...]:
        return playable(view, decision)

    def why_not(self, view: View, decision: Decision) -> tuple[WhyNot, ...]:
        return why_not(view, decision)

    def shortcuts(self, view: View, decision: Decision) -> tuple[Shortcut, ...]:
        return shortcuts(view, decision)

    def grid(self, view: View, decision: Decision) -> Grid:
        return grid(view, decision)

    def legend(self, view: View, decision: Decision) -> Text | None:
        return legend(view, decision)

    def obvious(self, view: View, decision: Decision) -> Answer | None:
        return obvious(view, decision)

    def closes(self, view: View, decision: Decision) -> bool:
        return decision.key in CLOSING

    def next_up(self, view: View, seat: Seat, seats: int) -> tuple[Seat, ...]:
        """Who begins the next round may still change."""
        order = super().next_up(view, seat, seats)
        first = view.first_player
        return order[: order.index(first)] if view.lap == LAPS and first in order else order

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return redeal(state, seat, rng)

    def audit(self, state: State) -> Sequence[str]:
        return audit(state)

    def sheet(self, view: View) -> Sheet:
        return sheet(view)

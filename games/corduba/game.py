"""Corduba 27 a.C. as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.corduba.course.boosting import boost
from games.corduba.course.ending import concede
from games.corduba.course.rounds import segment
from games.corduba.course.scoring import CATEGORIES, standing, total
from games.corduba.course.setup import VARIANTS, check_variant, read_variant, set_up
from games.corduba.data import TABLES
from games.corduba.measures import everybody
from games.corduba.seat.audit import audit
from games.corduba.seat.laying_out import grid
from games.corduba.seat.make_view import view
from games.corduba.seat.next_up import next_up
from games.corduba.seat.redeal import redeal
from games.corduba.seat.shortcuts import shortcuts
from games.corduba.seat.view import View
from games.corduba.seat.why_not import why_not
from games.corduba.state import State
from games.corduba.steward.judge import JUDGE
from games.corduba.steward.player import steward
from games.corduba.terms import RESOURCES
from games.corduba.words.lesson import LESSON
from games.corduba.words.question_topics import QUESTION_TOPICS
from games.corduba.words.sheet import sheet
from games.corduba.words.topics import TOPICS
from games.core.asking import Offer, decision, offer
from games.core.bots.random_bot import RANDOM
from games.core.codec import Codec
from games.core.conceding import Flag, flag_offered
from games.core.contract import Bot, Decision, Game, Outcome, Sheet, Standing, Steps, Table
from games.core.guiding import Grid, Shortcut, WhyNot
from games.core.ids import kind, parts
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text

LAYOUT = 1


class Corduba(Game[State, View]):
    key = "corduba"
    codec = Codec(State, LAYOUT)
    seats = range(1, 5)
    variants = VARIANTS
    topics = TOPICS
    question_topics = QUESTION_TOPICS
    bots: Mapping[str, Bot[View]] = {"random": RANDOM, "steward": steward}
    turn_keys = ("corduba.turn", "corduba.rome.whole", "corduba.harmony")
    headlines = (
        "end-decades",
        "end-disgrace",
        "end-rebellion",
        "end-flames",
        "end-concession",
        "told-milestone",
        "told-monument",
        "told-demand-missed",
        "told-demand-met",
        "told-politics",
        "told-builds",
        "told-decade",
        "told-round",
        "told-activates",
    )
    categories = CATEGORIES
    lesson = LESSON
    judge = JUDGE

    def setup(self, table: Table, seats: int, variant: Mapping[str, str]) -> State:
        return set_up(table, seats, read_variant(variant))

    def check_variant(self, seats: int, variant: Mapping[str, str]) -> None:
        check_variant(seats, variant)

    def segment(self, table: Table, state: State) -> Steps[None] | None:
        return segment(table, state)

    def outcome(self, state: State) -> Outcome | None:
        if state.result is None:
            return None
        winners = tuple(Seat(seat) for seat in state.result.winners)
        scores = tuple(total(state, seat) for seat in everybody(state))
        return Outcome(state.result.reason, winners, scores)

    def standing(self, state: State) -> tuple[Standing, ...]:
        return standing(state)

    def rounds(self, state: State) -> int:
        return state.round

    def boost(self, state: State, rng: Rng) -> None:
        boost(state, rng)

    def aside(self, state: State, seat: Seat) -> Decision:
        flag: Offer[Flag] = flag_offered(state.players[seat])
        if state.solo:
            flag = offer("concede", "concede", Text("do-concede"), Text("hint-concede-solo"))
        return decision(seat, "corduba.aside", Text("ask-aside"), [flag])

    def hear(self, table: Table, state: State, seat: Seat, picks: Sequence[str]) -> None:
        concede(table, state, seat, "concede" if "concede" in picks else "withdraw")

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def glance(self, state: State, seat: Seat) -> View:
        return view(state, seat, glance=True)

    def private_key(self, view: View) -> str:
        """What a seat alone holds: cards to choose from, and what it sends to Rome."""
        if view.seat is None:
            return ""
        me = view.players[view.seat]
        if view.phase == "draft":
            return " ".join([*(me.cards or ()), me.character or "-", me.hereditas or "-"])
        return str(me.delivery) if me.delivery else ""

    def playable(self, view: View, decision: Decision) -> tuple[str, ...]:
        """Cards of the draft, and goods that can be sold or sent."""
        if view.seat is None:
            return ()
        me = view.players[view.seat]
        named = {kind(part) for o in decision.options for part in parts(o.id)}
        dealt = (*TABLES.families[me.family], *me.cards) if me.cards and me.family else ()
        cards = tuple(card for card in dealt if card in named)
        return (*cards, *(what for what in RESOURCES if me.goods[what] and what in named))

    def next_up(self, view: View, seat: Seat, seats: int) -> tuple[Seat, ...]:
        return next_up(view, seat)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return redeal(state, seat, rng)

    def audit(self, state: State) -> Sequence[str]:
        return audit(state)

    def sheet(self, view: View) -> Sheet:
        return sheet(view)

    def why_not(self, view: View, decision: Decision) -> tuple[WhyNot, ...]:
        return why_not(view, decision)

    def shortcuts(self, view: View, decision: Decision) -> tuple[Shortcut, ...]:
        return shortcuts(view, decision)

    def grid(self, view: View, decision: Decision) -> Grid:
        return grid(view, decision)

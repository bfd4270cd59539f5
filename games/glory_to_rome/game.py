"""Ruhm für Rom as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.asking import decision, offer
from games.core.bots.random_bot import RANDOM
from games.core.codec import Codec
from games.core.conceding import flag_offered
from games.core.contract import (
    Bot,
    Decision,
    Foreseen,
    Game,
    Outcome,
    Sheet,
    Standing,
    Steps,
    Table,
)
from games.core.guiding import Answer, Shortcut, WhyNot
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.glory_to_rome import buildings as _buildings  # noqa: F401 - fills the book of functions
from games.glory_to_rome.course.boost import boost
from games.glory_to_rome.course.ending import concede
from games.glory_to_rome.course.rounds import segment
from games.glory_to_rome.course.scoring import CATEGORIES, scores, standing
from games.glory_to_rome.course.setup import VARIANTS, check_variant, read_variant, set_up
from games.glory_to_rome.seat.audit import audit
from games.glory_to_rome.seat.cautions import cautions
from games.glory_to_rome.seat.plans import PLAN_KEYS, WAYS, automatic_pick, plan_key, plans
from games.glory_to_rome.seat.playable import playable
from games.glory_to_rome.seat.redeal import redeal
from games.glory_to_rome.seat.shortcuts import obvious, shortcuts
from games.glory_to_rome.seat.view import View, view
from games.glory_to_rome.seat.why_not import why_not
from games.glory_to_rome.state import State
from games.glory_to_rome.steward.judge import JUDGE
from games.glory_to_rome.steward.player import steward
from games.glory_to_rome.words.headlines import HEADLINES
from games.glory_to_rome.words.lesson import LESSON
from games.glory_to_rome.words.question_topics import QUESTION_TOPICS
from games.glory_to_rome.words.sheet import sheet
from games.glory_to_rome.words.topics import TOPICS

LAYOUT = 1


class GloryToRome(Game[State, View]):
    key = "glory_to_rome"
    codec = Codec(State, LAYOUT)
    seats = range(2, 6)
    variants = VARIANTS
    topics = TOPICS
    question_topics = QUESTION_TOPICS
    bots: Mapping[str, Bot[View]] = {"random": RANDOM, "steward": steward}
    turn_keys = ("gtr.lead", "gtr.follow")
    plan_keys = PLAN_KEYS
    automatic = WAYS
    headlines = HEADLINES
    categories = CATEGORIES
    lesson = LESSON
    judge = JUDGE

    def check_variant(self, seats: int, variant: Mapping[str, str]) -> None:
        check_variant(variant)

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
        return state.round

    def boost(self, state: State, rng: Rng) -> None:
        boost(state, rng)

    def aside(self, state: State, seat: Seat) -> Decision:
        player = state.players[seat]
        wish = "volunteer_off" if player.volunteer else "volunteer_on"
        volunteer = offer(wish, wish, Text(f"do-{wish}"), Text(f"hint-{wish}"))
        offers = [flag_offered(player), volunteer]
        return decision(seat, "gtr.aside", Text("ask-aside"), offers)

    def hear(self, table: Table, state: State, seat: Seat, picks: Sequence[str]) -> None:
        (pick,) = picks
        if pick.startswith("volunteer"):
            state.players[seat].volunteer = pick == "volunteer_on"
            table.whisper(seat, f"told-{pick}")
        else:
            concede(table, state, seat, "concede" if pick == "concede" else "withdraw")

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def glance(self, state: State, seat: Seat) -> View:
        return view(state, seat, glance=True)

    def private_key(self, view: View) -> str:
        if view.seat is None:
            return ""
        return " ".join((*(view.players[view.seat].hand or ()), view.drawn or ""))

    def playable(self, view: View, decision: Decision) -> tuple[str, ...]:
        return playable(view, decision)

    def why_not(self, view: View, decision: Decision) -> tuple[WhyNot, ...]:
        return why_not(view, decision)

    def shortcuts(self, view: View, decision: Decision) -> tuple[Shortcut, ...]:
        return shortcuts(view, decision)

    def cautions(self, view: View, decision: Decision) -> dict[str, Text]:
        return cautions(view, decision)

    def plans(self, view: View, seat: Seat) -> tuple[Foreseen, ...]:
        return plans(view, seat)

    def plan_key(self, view: View, decision: Decision) -> str:
        return plan_key(view, decision)

    def automatic_pick(self, view: View, decision: Decision, way: str) -> str:
        return automatic_pick(view, decision, way)

    def obvious(self, view: View, decision: Decision) -> Answer | None:
        return obvious(view, decision)

    def next_up(self, view: View, seat: Seat, seats: int) -> tuple[Seat, ...]:
        """Who leads next; followers are asked all at once."""
        return super().next_up(view, seat, seats) if seat == view.leader else ()

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return redeal(state, seat, rng)

    def audit(self, state: State) -> Sequence[str]:
        return audit(state)

    def sheet(self, view: View) -> Sheet:
        return sheet(view)

"""Romolo o Remo? as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.asking import decision
from games.core.bots.random_bot import RANDOM
from games.core.codec import Codec
from games.core.contract import (
    Bot,
    Category,
    Decision,
    Foreseen,
    Game,
    Outcome,
    Sheet,
    Standing,
    Steps,
    Table,
)
from games.core.guiding import Grid, WhyNot
from games.core.ids import verb
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.romolo_o_remo.course.aside import hear, offers_aside
from games.romolo_o_remo.course.turns import segment
from games.romolo_o_remo.ending.scoring import KEYS
from games.romolo_o_remo.ending.standing import final_scores, standing
from games.romolo_o_remo.layouts import LAYOUT, UPGRADES
from games.romolo_o_remo.opening.boost import boost
from games.romolo_o_remo.opening.setup import VARIANTS, read_variant, set_up
from games.romolo_o_remo.seat.audit import audit
from games.romolo_o_remo.seat.laying_out import grid
from games.romolo_o_remo.seat.make_view import view
from games.romolo_o_remo.seat.plans import TILE, plan_key, plans
from games.romolo_o_remo.seat.redeal import redeal
from games.romolo_o_remo.seat.view import View
from games.romolo_o_remo.seat.why_not import why_not
from games.romolo_o_remo.state import State
from games.romolo_o_remo.steward.caretaker import caretaker
from games.romolo_o_remo.steward.judge import JUDGE
from games.romolo_o_remo.steward.player import steward
from games.romolo_o_remo.words.lesson import LESSON
from games.romolo_o_remo.words.question_topics import QUESTION_TOPICS
from games.romolo_o_remo.words.sheet import sheet
from games.romolo_o_remo.words.topics import TOPICS


class RomoloORemo(Game[State, View]):
    key = "romolo_o_remo"
    codec = Codec(State, LAYOUT, UPGRADES)
    seats = range(1, 5)
    variants = VARIANTS
    topics = TOPICS
    question_topics = QUESTION_TOPICS
    bots: Mapping[str, Bot[View]] = {
        "random": RANDOM,
        "caretaker": caretaker,
        "steward": steward,
    }
    turn_keys = ("romolo.unit", "romolo.start")
    piece_keys = ("romolo.unit",)
    plan_keys = (TILE,)
    headlines = (
        "told-tower-falls",
        "told-falls",
        "told-endgame",
        "told-tower-damaged",
        "told-wins",
        "told-draw",
        "told-withdraws",
        "told-destroys",
        "told-rival-razes",
        "told-recruits",
        "told-discovery",
        "told-builds",
        "told-walls",
        "told-creates",
        "told-hires",
    )
    categories = (
        *(Category(key, secret=key == "money") for key in KEYS),
        Category("majorities"),
    )
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
        return Outcome(state.result.reason, winners, final_scores(state))

    def standing(self, state: State) -> tuple[Standing, ...]:
        return standing(state)

    def rounds(self, state: State) -> int:
        return state.round

    def boost(self, state: State, rng: Rng) -> None:
        boost(state, rng)

    def aside(self, state: State, seat: Seat) -> Decision | None:
        offers = offers_aside(state, seat)
        return decision(seat, "romolo.aside", Text("ask-aside"), offers) if offers else None

    def hear(self, table: Table, state: State, seat: Seat, picks: Sequence[str]) -> None:
        hear(table, state, seat, picks)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def glance(self, state: State, seat: Seat) -> View:
        return view(state, seat, glance=True)

    def private_key(self, view: View) -> str:
        """Money, dice tiles, the secret tile and what explorers have seen."""
        if view.seat is None:
            return ""
        me = view.players[view.seat]
        seen = [f"{hex.name}{hex.terrain}{hex.marker}" for hex in view.hexes if hex.seen]
        money = str(me.money) if view.variant.hidden_money else ""
        return "|".join([money, " ".join(me.hand or ()), me.lot or "", " ".join(seen)])

    def playable(self, view: View, decision: Decision) -> tuple[str, ...]:
        if view.seat is None or decision.key != "romolo.tile":
            return ()
        offered = {verb(option.id) for option in decision.options}
        return tuple(tile for tile in view.players[view.seat].hand or () if tile in offered)

    def plans(self, view: View, seat: Seat) -> tuple[Foreseen, ...]:
        return plans(view, seat)

    def plan_key(self, view: View, decision: Decision) -> str:
        return plan_key(view, decision)

    def next_up(self, view: View, seat: Seat, seats: int) -> tuple[Seat, ...]:
        """The living kings; told at the start of a turn, not in the middle of it."""
        order = super().next_up(view, seat, seats)
        return () if view.turn.acted else tuple(it for it in order if view.players[it].alive)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return redeal(state, seat, rng)

    def audit(self, state: State) -> Sequence[str]:
        return audit(state)

    def sheet(self, view: View) -> Sheet:
        return sheet(view)

    def why_not(self, view: View, decision: Decision) -> tuple[WhyNot, ...]:
        return why_not(view, decision)

    def grid(self, view: View, decision: Decision) -> Grid:
        return grid(view, decision)

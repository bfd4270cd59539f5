"""Vicus as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.asking import decision
from games.core.bots.random_bot import RANDOM
from games.core.codec import Codec
from games.core.conceding import flag_offered
from games.core.contract import Bot, Decision, Game, Outcome, Sheet, Standing, Steps, Table
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text
from games.vicus.course.ending import concede
from games.vicus.course.rounds import segment
from games.vicus.course.scoring import CATEGORIES, points, round_number, total
from games.vicus.course.setup import VARIANTS, boost, read_variant, set_up
from games.vicus.seat.audit import audit
from games.vicus.seat.playable import held, playable
from games.vicus.seat.redeal import redeal
from games.vicus.seat.view import View, view
from games.vicus.state import State
from games.vicus.steward.player import steward
from games.vicus.words.sheet import sheet
from games.vicus.words.topics import TOPICS

LAYOUT = 1


class Vicus(Game[State, View]):
    key = "vicus"
    codec = Codec(State, LAYOUT)
    seats = range(2, 4)
    variants = VARIANTS
    topics = TOPICS
    bots: Mapping[str, Bot[View]] = {"random": RANDOM, "steward": steward}
    turn_keys = ("vicus.lay", "vicus.build")
    headlines = ("end-full", "end-concession", "told-builds", "told-festival", "told-lays")
    categories = CATEGORIES

    def setup(self, table: Table, seats: int, variant: Mapping[str, str]) -> State:
        return set_up(table, seats, read_variant(variant))

    def boost(self, state: State, rng: Rng) -> None:
        boost(state, rng)

    def segment(self, table: Table, state: State) -> Steps[None] | None:
        return segment(table, state)

    def outcome(self, state: State) -> Outcome | None:
        if state.result is None:
            return None
        winners = tuple(Seat(seat) for seat in state.result.winners)
        scores = tuple(total(state, seat) for seat in range(len(state.players)))
        return Outcome(state.result.reason, winners, scores)

    def standing(self, state: State) -> tuple[Standing, ...]:
        return tuple(points(state, seat) for seat in range(len(state.players)))

    def rounds(self, state: State) -> int:
        return round_number(state)

    def aside(self, state: State, seat: Seat) -> Decision:
        offers = [flag_offered(state.players[seat])]
        return decision(seat, "vicus.aside", Text("ask-aside"), offers)

    def hear(self, table: Table, state: State, seat: Seat, picks: Sequence[str]) -> None:
        concede(table, state, seat, "concede" if "concede" in picks else "withdraw")

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def private_key(self, view: View) -> str:
        return " ".join(held(view))

    def playable(self, view: View, decision: Decision) -> tuple[str, ...]:
        return playable(view, decision)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return redeal(state, seat, rng)

    def audit(self, state: State) -> Sequence[str]:
        return audit(state)

    def sheet(self, view: View) -> Sheet:
        return sheet(view)

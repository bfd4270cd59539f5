"""Nova Roma as the contract wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.asking import Offer, decision, offer
from games.core.codec import Codec
from games.core.conceding import Flag, flag_offered
from games.core.contract import Bot, Decision, Game, Outcome, Sheet, Steps, Table
from games.core.random_bot import RANDOM
from games.core.rng import Rng
from games.core.text import Seat, Text
from games.nova_roma.course.ending import concede
from games.nova_roma.course.order import is_solo
from games.nova_roma.course.rounds import segment
from games.nova_roma.course.scoring import scores
from games.nova_roma.course.setup import VARIANTS, read_variant, set_up
from games.nova_roma.layouts import FORMER_NAMES, LAYOUT, UPGRADES
from games.nova_roma.seat.audit import audit
from games.nova_roma.seat.make_view import view
from games.nova_roma.seat.redeal import redeal
from games.nova_roma.seat.view import FieldView, PlayerView, View
from games.nova_roma.state import State
from games.nova_roma.steward.player import steward
from games.nova_roma.words.sheet import sheet
from games.nova_roma.words.topics import TOPICS


class NovaRoma(Game[State, View]):
    key = "nova_roma"
    codec = Codec(State, LAYOUT, UPGRADES)
    former_names = FORMER_NAMES
    seats = range(1, 5)
    variants = VARIANTS
    topics = TOPICS
    bots: Mapping[str, Bot[View]] = {"random": RANDOM, "steward": steward}

    def setup(self, table: Table, seats: int, variant: Mapping[str, str]) -> State:
        return set_up(table, seats, read_variant(variant, seats))

    def segment(self, table: Table, state: State) -> Steps[None] | None:
        return segment(table, state)

    def outcome(self, state: State) -> Outcome | None:
        if state.result is None:
            return None
        winners = tuple(Seat(seat) for seat in state.result.winners)
        return Outcome(state.result.reason, winners, tuple(s.total for s in scores(state)))

    def aside(self, state: State, seat: Seat) -> Decision:
        flag: Offer[Flag] = flag_offered(state.players[seat])
        if is_solo(state):
            flag = offer("concede", "concede", Text("do-concede"), Text("hint-concede-solo"))
        return decision(seat, "nova.aside", Text("ask-aside"), [flag])

    def hear(self, table: Table, state: State, seat: Seat, picks: Sequence[str]) -> None:
        concede(table, state, seat, "concede" if "concede" in picks else "withdraw")

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def private_key(self, view: View) -> str:
        if view.seat is None:
            return ""
        return _hand_key(view.players[view.seat])

    def playable(self, view: View, decision: Decision) -> tuple[str, ...]:
        if view.seat is None:
            return ()
        me = view.players[view.seat]
        held = (*(me.hand or ()), *(me.pack or ()), *(me.kept or ()))
        offered = {option.id.rpartition(":")[2] for option in decision.options}
        return tuple(card for card in held if card in offered)

    def redeal(self, state: State, seat: Seat | None, rng: Rng) -> State:
        return redeal(state, seat, rng)

    def audit(self, state: State) -> Sequence[str]:
        return audit(state)

    def sheet(self, view: View) -> Sheet:
        return sheet(view)


def _hand_key(me: PlayerView) -> str:
    """Names all that the picture of a hand shows: cards, the own row, the mosaic.

    Must agree with `rendering.nova_roma.hand.sheet`.
    """
    cards = [" ".join(held or ()) for held in (me.hand, me.pack, me.kept)]
    row = [f"{h.card}{'-' if h.exhausted or h.fresh else ''}" for h in me.row]
    fields = [f"{field.achievement}{_state_of(field)}" for field in me.mosaic]
    return "|".join([*cards, " ".join(row), " ".join(fields)])


def _state_of(field: FieldView) -> str:
    if field.claimed:
        return "!"
    return "?" if field.claimable else ""

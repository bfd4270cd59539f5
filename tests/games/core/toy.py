"""A tiny game with one of everything a match must handle: sealed bids, chance, secrets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from games.core.asking import agree, amount, decision, each, offer, order, pick, pick_some
from games.core.bots.random_bot import RANDOM
from games.core.codec import Codec
from games.core.contract import (
    Ask,
    Bot,
    Category,
    Decision,
    Game,
    Outcome,
    Section,
    Sheet,
    Standing,
    Steps,
    Table,
    VariantRule,
)
from games.core.errors import SetupError
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text, who


class ToyState(msgspec.Struct):
    seats: int
    plan: list[str]  # segments still to come
    secrets: list[int]
    points: list[int]
    trace: list[str] = []
    stopped: bool = False
    deck: list[int] = []
    seen: int | None = None  # by seat 0: the secret of seat 1


class ToyView(msgspec.Struct, frozen=True):
    points: tuple[int, ...]
    secret: int | None


def things(*names: str) -> list:
    return [offer(name, name, Text("number", {"n": i})) for i, name in enumerate(names)]


def ask_text(key: str) -> Text:
    return Text("number", {"n": len(key)})


class Toy(Game[ToyState, ToyView]):
    key = "toy"
    codec = Codec(ToyState, 2, {1: lambda old: {**old, "trace": []}})
    seats = range(2, 5)
    topics = ()
    bots: Mapping[str, Bot[ToyView]] = {"random": RANDOM}
    turn_keys = ("toy.pick",)
    headlines = ("number",)
    categories = (Category("points"),)
    variants = (
        VariantRule("plan", ("bid open turn", "turn", "open", "bid", "draw", "broken", "reveal")),
    )

    def __init__(self) -> None:
        self.extra_option = False  # a rule change between two versions of the code

    def check_variant(self, seats: int, variant: Mapping[str, str]) -> None:
        if seats == 4 and variant["plan"] == "draw":
            raise SetupError(Text("error-seats", {"least": 2, "most": 3, "seats": 4}))

    def setup(self, table: Table, seats: int, variant: Mapping[str, str]) -> ToyState:
        secrets = [table.rng.below(1000) for _ in range(seats)]
        plan = variant["plan"].split()
        return ToyState(seats, plan, secrets, [0] * seats, deck=list(range(100, 200)))

    def segment(self, table: Table, state: ToyState) -> Steps[None] | None:
        if state.stopped or not state.plan:
            return None
        return getattr(self, state.plan[0])(table, state)

    def bid(self, t: Table, s: ToyState) -> Steps[None]:
        def offers() -> dict:
            return {Seat(i): things("low", "high") for i in range(s.seats)}

        bids = yield from each("toy.bid", ask_text("bid"), offers)
        for seat, bid in bids.items():
            s.points[seat] += 2 if bid == "high" else 1
            t.tell("number", n=s.points[seat])
        s.plan.pop(0)

    def open(self, t: Table, s: ToyState) -> Steps[None]:
        left = [Seat(i) for i in range(s.seats)]

        def ask(seat: Seat | None = None) -> Ask:
            asks = [decision(i, "toy.open", ask_text("open"), things("a", "b")) for i in left]
            return Ask(tuple(asks), sealed=False, renew=ask)

        while left:
            answers = yield ask()
            for seat, picks in answers.items():
                left.remove(seat)
                s.trace.append(f"{seat}{picks[0]}")
        s.plan.pop(0)

    def turn(self, t: Table, s: ToyState) -> Steps[None]:
        me = Seat(0)
        names = ["x", "y", *(["z"] if self.extra_option else [])]
        s.trace.append((yield from pick(me, "toy.pick", ask_text("pick"), things(*names))))
        t.tell("number", n=1)
        some = yield from pick_some(me, "toy.some", ask_text("some"), things("p", "q", "r"), 1, 2)
        s.trace += some
        s.trace += yield from order(me, "toy.order", ask_text("order"), things("1", "2", "3"))
        yes = Text("number", {"n": 1})
        if (yield from agree(me, "toy.agree", ask_text("agree"), yes, yes)):
            s.points[0] += yield from amount(me, "toy.amount", ask_text("amount"), 1, 3)
        s.trace.append((yield from pick(me, "toy.forced", ask_text("forced"), things("only"))))
        s.plan.pop(0)

    def reveal(self, t: Table, s: ToyState) -> Steps[None]:
        """Somebody who has learnt their neighbour's secret is asked about it in mid-segment."""
        yield from pick(Seat(0), "toy.peek", ask_text("peek"), things("a", "b"))
        s.seen = s.secrets[1]
        t.rng.shuffle(s.deck)
        t.whisper(Seat(1), "number", n=s.deck[-1])
        card = str(s.seen)
        yield from pick(Seat(0), "toy.seen", ask_text("seen"), things(card, "none"))
        s.points[0] += s.deck.pop()
        yield from pick(Seat(1), "toy.own", ask_text("own"), things(str(s.secrets[1])))
        s.points[0] += t.rng.below(1000)
        s.plan.pop(0)

    def draw(self, t: Table, s: ToyState) -> Steps[None]:
        me = Seat(0)
        yield from pick(me, "toy.first", ask_text("first"), things("a", "b"))
        s.points[0] += t.rng.below(6)
        yield from pick(me, "toy.second", ask_text("second"), things("a", "b"))
        t.tell("number", n=3, reveals=True)
        yield from pick(me, "toy.third", ask_text("third"), things("a", "b"))
        s.plan.pop(0)

    def broken(self, t: Table, s: ToyState) -> Steps[None]:
        s.points[0] += 1
        what = yield from pick(Seat(0), "toy.broken", ask_text("broken"), things("good", "bad"))
        s.points[0] += 1
        if what == "bad":
            raise ZeroDivisionError
        s.plan.pop(0)

    def outcome(self, state: ToyState) -> Outcome | None:
        if state.plan and not state.stopped:
            return None
        return Outcome("stopped" if state.stopped else "done", (Seat(0),), tuple(state.points))

    def standing(self, state: ToyState) -> tuple[Standing, ...]:
        return tuple({"points": n} for n in state.points)

    def boost(self, state: ToyState, rng: Rng) -> None:
        state.points = [rng.below(10) for _ in state.points]

    def aside(self, state: ToyState, seat: Seat) -> Decision:
        return decision(seat, "toy.aside", ask_text("aside"), things("wave", "stop"))

    def hear(self, table: Table, state: ToyState, seat: Seat, picks: Sequence[str]) -> None:
        state.trace.append(f"{picks[0]}{seat}")
        state.stopped = picks[0] == "stop"

    def view(self, state: ToyState, seat: Seat | None) -> ToyView:
        return ToyView(tuple(state.points), None if seat is None else state.secrets[seat])

    def redeal(self, state: ToyState, seat: Seat | None, rng: Rng) -> ToyState:
        known = [i == seat or ((i, seat) == (1, 0) and state.seen) for i in range(state.seats)]
        state.secrets = [
            secret if kept else rng.below(1000)
            for secret, kept in zip(state.secrets, known, strict=True)
        ]
        state.deck.sort()
        rng.shuffle(state.deck)
        return state

    def audit(self, state: ToyState) -> Sequence[str]:
        return ["negative points"] if min(state.points) < 0 else []

    def sheet(self, view: ToyView) -> Sheet:
        lines = tuple(Text("number", {"n": n}) for n in view.points)
        return Sheet(who(0), (Section(who(0), lines),))

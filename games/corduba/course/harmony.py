"""Phase 4: paying the people what harmony does not cover."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from games.corduba.holdings.purse import spend, take_unrest
from games.corduba.measures import board, everybody, modifier, upkeep
from games.corduba.state import Player, State
from games.corduba.terms import CAEPIO
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import NONE, amount_text, owner_text
from games.core.asking import Offer, chosen, decision, offer
from games.core.contract import Ask, Steps, Table
from games.core.seats import Seat
from games.core.text import Text


class Wage(Struct, frozen=True):
    food: int
    denarii: int
    amphorae: int

    @property
    def words(self) -> tuple[Text, ...]:
        paid = (("food", self.food), ("denarii", self.denarii), ("amphora", self.amphorae))
        return tuple(amount_text(what, n) for what, n in paid if n) or (NONE,)


def wages(player: Player) -> list[Wage]:
    """Every way to pay, food first; who can pay must, but never with amphorae (ruling R-32)."""
    due = upkeep(player)
    food, denarii, amphorae = player.goods["food"], player.denarii, player.goods["amphora"]
    if food + denarii < due:
        missing = due - food - denarii
        return [Wage(food, denarii, a) for a in range(min(amphorae, missing), -1, -1)]
    return [
        Wage(f, due - f - a, a)
        for a in range(min(amphorae, due) + 1)
        for f in range(min(food, due - a), -1, -1)
        if due - f - a <= denarii
    ]


def keep_harmony(table: Table, s: State) -> Steps[None]:
    t = Chronicle(table)

    def offers() -> dict[Seat, Sequence[Offer[Wage]]]:
        found = {seat: wages(s.players[seat]) for seat in everybody(s)}
        return {seat: _offers(s.players[seat], own) for seat, own in found.items() if len(own) > 1}

    def ask(seat: Seat | None = None) -> Ask:
        asked = [
            decision(seat, "corduba.harmony", _due(s.players[seat]), own)
            for seat, own in offers().items()
        ]
        return Ask(tuple(asked), True, ask)

    paid: dict[Seat, Wage] = {}
    if offers():
        answers = yield ask()
        paid = {seat: chosen(own, answers[seat])[0] for seat, own in offers().items()}
    for owner in s.order:
        if owner != CAEPIO:
            seat = Seat(owner)
            _settle(t, s, seat, paid.get(seat) or wages(board(s, seat))[0])
    s.phase = "round_end"


def _due(player: Player) -> Text:
    """What is asked for, and what it comes of."""
    values = {
        "n": upkeep(player),
        "people": player.register + len(player.freed),
        "harmony": player.harmony,
        "saved": modifier(player, "upkeep"),
    }
    return Text("ask-harmony", values)


def _offers(player: Player, found: list[Wage]) -> list[Offer[Wage]]:
    """What most want stands first: food first, then denarii first; amphorae only at the end."""
    usual = [wage for wage in found if not wage.amphorae]
    if len(usual) < 2:
        return [_offered(player, wage) for wage in found]
    rest = [wage for wage in found if wage not in (usual[0], usual[-1])]
    return [
        _offered(player, usual[0], Text("hint-food-first")),
        _offered(player, usual[-1], Text("hint-denarii-first")),
        *(_offered(player, wage) for wage in rest),
    ]


def _offered(player: Player, wage: Wage, hint: Text | None = None) -> Offer[Wage]:
    id = f"wage:{wage.food}:{wage.denarii}:{wage.amphorae}"
    missing = upkeep(player) - wage.food - wage.denarii - wage.amphorae
    key = "do-wage-short" if missing else "do-wage"
    return offer(wage, id, Text(key, {"what": wage.words, "n": missing}), hint)


def _settle(t: Chronicle, s: State, seat: Seat, wage: Wage) -> None:
    player = board(s, seat)
    due = upkeep(player)
    missing = due - wage.food - wage.denarii - wage.amphorae
    spend(s, player, "food", wage.food)
    spend(s, player, "amphora", wage.amphorae)
    player.denarii -= wage.denarii
    player.harmony = player.popularity
    if missing:
        take_unrest(s, player, missing)
        flames = amount_text("flames", missing)
        t.tell("told-wages-short", who=owner_text(seat), what=wage.words, flames=flames)
    elif due:
        t.tell("told-upkeep", who=owner_text(seat), what=wage.words, n=due, harmony=player.harmony)
    else:
        t.tell("told-upkeep-free", who=owner_text(seat), harmony=player.harmony)

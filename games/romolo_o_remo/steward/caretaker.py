"""A seat whose king is away: it keeps what there is and begins nothing (specification 14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.core.bots.random_bot import random_bot
from games.core.contract import Bot, Decision
from games.core.ids import parts
from games.core.rng import Rng
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.map.grid import GRIDS
from games.romolo_o_remo.seat.view import PlayerView, View
from games.romolo_o_remo.supply.wages import units_due
from games.romolo_o_remo.terms import COMBAT_VALUE, LETTER

Weigh = Callable[[str], float]

# What ends something, or is refused: taken wherever it is offered, the first of them.
QUIET = ("end", "stop", "none", "done", "play", "stay", "no", "hostile", "offer")
VALUES = {LETTER[kind]: value for kind, value in COMBAT_VALUE.items()}


def answer(view: View, decision: Decision, rng: Rng) -> Sequence[str]:
    """The default for somebody who does not come; of a question unknown here the first answer."""
    ids = [option.id for option in decision.options]
    if decision.key == "romolo.tile":
        without = [id for id in ids if parts(id)[-1] in ("0", parts(id)[0])]
        return (without[rng.below(len(without))],) if without else random_bot(view, decision, rng)
    weigh = _weights(view).get(decision.key)
    if weigh is not None:
        return tuple(sorted(sorted(ids), key=weigh, reverse=True)[: decision.least])
    quiet = next((id for id in QUIET if id in ids), None)
    if quiet is not None and decision.least <= 1:
        return (quiet,)
    return tuple(ids[: decision.least])


def _weights(view: View) -> dict[str, Weigh]:
    """Of several answers the heaviest; of equal ones the first by name."""
    assert view.seat is not None
    me = view.players[view.seat]
    return {
        "romolo.losses": _value,
        "romolo.surplus": _cost,
        "romolo.surplus_units": lambda id: _away(view, me, id),
        "romolo.sacrifice": lambda id: -_cost(id) - (id != "farm"),
        "romolo.leaver": lambda id: id in me.fallen,
        "romolo.waive": lambda id: -abs(int(id) - tokens_needed(view, me)),
        "romolo.feed": lambda id: _meal(view, me, id),
    }


def _value(id: str) -> float:
    return VALUES.get(id[:1], 0)


def _cost(id: str) -> float:
    """What a building costs; walls little, and a tower is left alone."""
    kind = parts(id)[0]
    if kind == "wall":
        return 1
    known: dict[str, int] = {str(b): sum(cost.values()) for b, cost in TABLES.costs.items()}
    return known.get(kind, 0 if kind == "none" else -1)


def _away(view: View, me: PlayerView, name: str) -> float:
    """How far from the capital a unit of one's own is."""
    distance = GRIDS[len(view.players)].distance
    for hex in view.hexes:
        for u in hex.units:
            if me.capital and (u.owner, u.name) == (me.seat, name):
                return distance[me.capital][hex.name]
    return 0


def _meal(view: View, me: PlayerView, id: str) -> float:
    """Grain for those near the capital, as long as it lasts; then the farthest go."""
    verb, name = parts(id)[:2]
    return 100 - _away(view, me, name) if verb == "feed" else _away(view, me, name)


def tokens_needed(view: View, me: PlayerView) -> int:
    """The fewest tokens of Foederatus with which all wages can be paid."""
    prices = {column.kind: column.price for column in view.market}
    unit = max(1, 2 * prices["salt"])
    goods = sum(2 * prices[kind] * n for kind, n in me.stock.items() if kind != "salt")
    wealth = (me.money or 0) + goods
    n = sum(u.kind == "mercenary" and u.owner == me.seat for hex in view.hexes for u in hex.units)
    n += len(me.fallen)
    tokens = 0
    while max(0, units_due(n - tokens) - me.stock["salt"]) * unit > wealth:
        tokens += 1
    return tokens


caretaker: Bot[View] = Bot(answer)

"""What Caepio sends to Rome: as little as possible, but more than you can, if he can."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import product
from typing import TypeVar

from games.corduba.course.deliveries import least_offerings, least_troops
from games.corduba.measures import board, offering_value, troop_value
from games.corduba.state import Delivery, State
from games.corduba.terms import CAEPIO, OFFERING_VALUE, TROOP_VALUE
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import amounts

K = TypeVar("K", bound=str)


def caepio_delivers(t: Chronicle, s: State) -> None:
    """Openly, before the player decides."""
    me, human = board(s, CAEPIO), s.players[0]
    troops = _sent(
        me.troops, _value_of(TROOP_VALUE), least_troops(s), troop_value(human, human.troops)
    )
    offerings = _sent(
        me.offerings,
        _value_of(OFFERING_VALUE),
        least_offerings(s),
        offering_value(human, human.offerings),
    )
    me.delivery = Delivery(troops, offerings, 0, 0, ready=True)
    named = {**{str(k): n for k, n in troops.items()}, **{str(k): n for k, n in offerings.items()}}
    t.tell("told-caepio-delivers", what=amounts(named))


def _value_of(values: Mapping[K, int]) -> Callable[[Mapping[K, int]], int]:
    return lambda counts: sum(values[kind] * n for kind, n in counts.items())


def _sent(
    owned: Mapping[K, int], value: Callable[[Mapping[K, int]], int], least: int, rival: int
) -> dict[K, int]:
    """The smallest sum above the rival's most and the minimum; else the minimum; else all."""
    kinds = list(owned)
    sets = [
        dict(zip(kinds, counts, strict=True))
        for counts in product(*(range(owned[kind] + 1) for kind in kinds))
    ]
    sets.sort(key=lambda one: (value(one), sum(one.values())))
    for wanted in (max(least, rival + 1), least):
        for one in sets:
            if value(one) >= wanted:
                return one
    return dict(owned)

"""What somebody may send to Rome, and what it counts."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from games.corduba.data import TABLES
from games.corduba.data.components import Demand
from games.corduba.measures import board, by_players, everybody, offering_value, troop_value
from games.corduba.state import Delivery, Owner, Player, State
from games.corduba.terms import (
    OFFERINGS,
    OFFERINGS_MINIMUM,
    TROOPS,
    TROOPS_MINIMUM,
    Offering,
    Troop,
    decade_of,
)


def demand_of(s: State) -> Demand:
    assert s.demand is not None
    return TABLES.demands[s.demand]


def group_minimum(s: State) -> int:
    return demand_of(s).minimum[by_players(s)]


def least_troops(s: State) -> int:
    return TROOPS_MINIMUM[decade_of(s.round) - 1]


def least_offerings(s: State) -> int:
    return OFFERINGS_MINIMUM[decade_of(s.round) - 1]


# ---- what may be sent -------------------------------------------------------------------------


def troop_choices(s: State, player: Player) -> list[dict[Troop, int]]:
    """All that reach the minimum, least first; everything if nothing does (ruling R-42)."""
    ranges = [range(player.troops[kind] + 1) for kind in TROOPS]
    sets = [dict(zip(TROOPS, counts, strict=True)) for counts in product(*ranges)]
    least = least_troops(s)
    enough = [one for one in sets if troop_value(player, one) >= least]
    enough.sort(key=lambda one: (troop_value(player, one), sum(one.values())))
    return enough or [dict(player.troops)]


def offering_choices(s: State, player: Player) -> list[dict[Offering, int]]:
    ranges = [range(player.offerings[kind] + 1) for kind in OFFERINGS]
    sets = [dict(zip(OFFERINGS, counts, strict=True)) for counts in product(*ranges)]
    least = least_offerings(s)
    enough = [one for one in sets if offering_value(player, one) >= least]
    enough.sort(key=lambda one: (offering_value(player, one), sum(one.values())))
    return enough or [dict(player.offerings)]


def most_goods(s: State, player: Player) -> int:
    """Units of what is demanded that somebody has."""
    what = demand_of(s).what
    return player.denarii if what == "denarii" else player.goods[what]


def most_amphorae(s: State, player: Player) -> int:
    """Amphorae that may be sent in its place."""
    demand = demand_of(s)
    accepted = demand.amphora and demand.what != "amphora"
    return player.goods["amphora"] if accepted else 0


def has_choice(s: State, player: Player) -> bool:
    goods = most_goods(s, player) or most_amphorae(s, player)
    return bool(goods or len(troop_choices(s, player)) > 1 or len(offering_choices(s, player)) > 1)


def shortcuts(s: State, owner: Owner) -> dict[str, Delivery]:
    """An equal share, as little as can be, and everything; equal ones once."""
    player = board(s, owner)
    own, amphorae = most_goods(s, player), most_amphorae(s, player)
    share = -(-group_minimum(s) // len(everybody(s)))
    worth = max(1, demand_of(s).amphora)
    filled = min(amphorae, max(0, -(-(share - own) // worth)))
    troops, offerings = troop_choices(s, player), offering_choices(s, player)
    few, all_markers = (troops[0], offerings[0]), (dict(player.troops), dict(player.offerings))
    one = (1, 0) if own else (0, min(1, amphorae))
    found = {
        "share": Delivery(*few, min(own, share), filled, ready=True),
        "least": Delivery(*few, *one, ready=True),
        "everything": Delivery(*all_markers, own, amphorae, ready=True),
    }
    unique: dict[str, Delivery] = {}
    for name, delivery in found.items():
        if delivery not in unique.values():
            unique[name] = delivery
    return unique


# ---- what it counts ---------------------------------------------------------------------------


def troops_sent(player: Player) -> int:
    assert player.delivery is not None
    return troop_value(player, player.delivery.troops or {})


def offerings_sent(player: Player) -> int:
    assert player.delivery is not None
    return offering_value(player, player.delivery.offerings or {})


def goods_sent(s: State, player: Player) -> int:
    assert player.delivery is not None
    return (player.delivery.goods or 0) + demand_of(s).amphora * (player.delivery.amphorae or 0)


def ranks(sent: Mapping[int, int], minimum: int) -> dict[int, int]:
    """1 … 4 by owner; equals share the better rank, who sent nothing is on the last."""
    if sum(sent.values()) < minimum:
        return dict.fromkeys(sent, 4)
    return {
        owner: 1 + sum(other > n for other in sent.values()) if n else 4
        for owner, n in sent.items()
    }

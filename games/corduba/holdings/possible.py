"""Whether an effect would do anything now: nothing may be used for nothing."""

from __future__ import annotations

from typing import assert_never

from games.corduba.data import TABLES
from games.corduba.data.effects import (
    Choose,
    Denarii,
    Effect,
    FreeSpecialist,
    Gain,
    Harmony,
    Market,
    PayFirst,
    PeculiumAgain,
    Popularity,
    Prestige,
    Register,
    SenatorMarker,
    Suppress,
    TakeOffering,
    TakeTroop,
    WorkerOrSpecialist,
    Workers,
)
from games.corduba.market.visit import can_trade
from games.corduba.measures import board, flames, unfreed
from games.corduba.state import Owner, Player, State
from games.corduba.terms import (
    CAEPIO,
    DISTRICTS,
    MOST_HARMONY,
    MOST_POPULARITY,
    MOST_REGISTER,
    TRACK_END,
    Colour,
    DistrictId,
)
from games.core.seats import Seat


def can_happen(s: State, owner: Owner, effect: Effect, here: DistrictId | None = None) -> bool:
    """Whether an effect would do anything now."""
    player = board(s, owner)
    match effect:
        case Gain():
            return s.supply[effect.what] > 0
        case Choose():
            return any(s.supply[what] for what in effect.of)
        case Denarii() | Workers():
            return True
        case Popularity():
            return player.popularity < MOST_POPULARITY
        case Harmony():
            return player.harmony < MOST_HARMONY
        case Register():
            return player.register < MOST_REGISTER
        case FreeSpecialist():
            return bool(unfreed(player))
        case WorkerOrSpecialist():
            return player.register < MOST_REGISTER or bool(unfreed(player))
        case Prestige():
            return bool(districts_moved(player, effect, here))
        case TakeOffering():
            return s.offerings["offering1"] > 0 or (
                effect.value > 1 and s.offerings["offering2"] > 0
            )
        case TakeTroop():
            return s.troops[effect.kind] > 0
        case Suppress():
            return flames(s) >= effect.n
        case Market():
            return owner == CAEPIO or can_trade(s, Seat(owner), effect)
        case PeculiumAgain():
            return bool(peculia(s, Seat(owner)))
        case SenatorMarker():
            return s.basilica_senators > 0 and not (s.solo and s.variant.goal == "monuments")
        case PayFirst():
            return False
        case _:
            assert_never(effect)


def peculia(s: State, seat: Seat) -> list[Colour]:
    """Freed specialists whose peculium would do something."""
    return [
        colour
        for colour in board(s, seat).freed
        if any(can_happen(s, seat, effect) for effect in TABLES.specialists[colour].peculium)
    ]


def districts_moved(player: Player, effect: Prestige, here: DistrictId | None) -> list[DistrictId]:
    """Districts in which an effect may move somebody's prestige."""
    if effect.n < 0:
        movable = [d for d in DISTRICTS if player.prestige[d] > 0]
    else:
        movable = [d for d in DISTRICTS if player.prestige[d] < TRACK_END]
    match effect.where:
        case "choice":
            return movable
        case "lowest":
            least = min((player.prestige[d] for d in movable), default=0)
            return [d for d in movable if player.prestige[d] == least]
        case "highest":
            most = max((player.prestige[d] for d in movable), default=0)
            return [d for d in movable if player.prestige[d] == most]
        case "here":
            return [d for d in movable if d == here]
        case _:
            return [d for d in movable if d == effect.where]

"""Lanes and routes: what each space of the hippodrome and each harbour is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from games.nova_roma.data import TABLES
from games.nova_roma.seat.view import LaneView, PlayerView, View
from games.nova_roma.steward import weights as w
from games.nova_roma.terms import FINISH_VP, LAPS, NEUTRAL, ROUNDS, START

GOAL = TABLES.hippodrome.spaces
CHARIOT_VP = 3
TIE_LOST = 0.5  # on the same space somebody else came first


def lane_values(view: View, me: PlayerView, actions: int) -> list[list[float]]:
    """By lane and space of the own racer."""
    goals = _goals(actions)
    return [_lane(view, me, lane, goals) for lane in view.lanes]


def _lane(view: View, me: PlayerView, lane: LaneView, goals: Sequence[float]) -> list[float]:
    chariots, lead = _chariots(view, lane), _lead(me, lane)
    here = me.spaces[lane.lane - 1]
    worths = [
        worth + (chariots if space > lead or space == lead == here else 0.0)
        for space, worth in enumerate(goals)
    ]
    if view.automa is None:
        return worths
    return [worth + _kept_up(view, lane, space) for space, worth in enumerate(worths)]


@cache
def _goals(actions: int) -> list[float]:
    """By space. Half the way counts as far as there is time for the rest."""
    ways = [(GOAL - space) * w.GOAL_ACTIONS for space in range(GOAL)]
    curve = [
        w.GOAL_CURVE[space] * min(1.0, actions / (2 * need)) for space, need in enumerate(ways)
    ]
    return [*curve, FINISH_VP]


def _chariots(view: View, lane: LaneView) -> float:
    """What leading is worth."""
    vp = CHARIOT_VP * (2 if view.automa else 1)
    worth = 0.0
    if _lane_of(view.favoured) == lane.lane:
        worth += (1 - w.OVERTAKEN) ** _turns_of_others(view)
    if _lane_of(view.next_favoured) == lane.lane:
        worth += w.CHARIOT_NEXT
    return vp * (worth + w.CHARIOT_LATER * view.chariots_left)


def _lane_of(chariot: str | None) -> int:
    return TABLES.chariots[chariot].lane if chariot else 0


def _lead(me: PlayerView, lane: LaneView) -> float:
    """The space behind which one does not lead; on it one does if one came there first.

    Racers are listed by rank: on one space the one that came first is ahead.
    """
    first, *others = lane.racers
    if first.owner != me.seat:
        return first.space + TIE_LOST
    return max((racer.space for racer in others), default=-1)


def _turns_of_others(view: View) -> int:
    """Turns of opponents until the chariot is given away, about."""
    return (len(view.players) - 1) * (LAPS - view.lap)


def _kept_up(view: View, lane: LaneView, space: int) -> float:
    """Alone: the opponent scores for lanes on which it is ahead at the end."""
    if view.automa is None:
        return 0.0
    ahead = next(racer.space for racer in lane.racers if racer.owner == NEUTRAL) - space
    if ahead > 0:
        return 0.0
    sure = view.round == ROUNDS or ahead < 0
    return FINISH_VP * (1.0 if sure else w.LANE_TIED)


# ---- harbours ---------------------------------------------------------------------------------


@cache
def harbour_values(actions: int) -> dict[str, float]:
    """By the harbour a ship lies in."""
    paced = w.HALF_WAY * min(1.0, actions / w.VOYAGE_PACE)
    worth = {START: 0.0}
    for route in TABLES.routes.values():
        reached, gone, waiting = 0.0, 0, [START]
        for harbour in route:
            gone += harbour.sails
            waiting.append(harbour.id)
            if harbour.vp:
                worth |= _on_the_way(waiting, gone, reached, harbour.vp, paced)
                reached, gone, waiting = harbour.vp, 0, [harbour.id]
    return worth


def _on_the_way(
    stops: Sequence[str], sails: int, reached: float, vp: float, paced: float
) -> dict[str, float]:
    """Harbours between one with points and the next: by sails gone."""
    worth = {stops[0]: reached}
    gone = 0
    for stop in stops[1:-1]:
        gone += TABLES.harbours[stop].sails
        worth[stop] = reached + (vp - reached) * paced * gone / sails
    return worth | {stops[-1]: vp}

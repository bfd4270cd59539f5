"""What places in the city mean, said so that many places share a hint."""

from __future__ import annotations

from typing import TypeAlias

from games.core.text import Text
from games.nova_roma.city.blocks import blocks_in, majority_of, occupied
from games.nova_roma.city.board import REWARD_SPACES, Place
from games.nova_roma.course.order import is_solo
from games.nova_roma.state import State
from games.nova_roma.terms import ZoneId
from games.nova_roma.words.labels import REWARD_TEXT, chained, zone_text

Places: TypeAlias = tuple[Place, ...]
READABLE = 6  # different hints at one question
HINTED_REWARDS = 2  # more do not fit a hint
MOST_AROUND = 8  # cells around a reward space


def zone_hint(s: State, zone: ZoneId) -> Text:
    """Points and blocks of a zone: the same for every way a building can lie in it."""
    return zone_text(zone, majority_of(s, zone), blocks_in(s, zone), is_solo(s))


# ---- rewards ----------------------------------------------------------------------------------

Beside: TypeAlias = tuple[tuple[int, str], ...]  # cells left open, then: reward spaces


def spot_hints(s: State, places: Places) -> list[Text | None]:
    """What each place does for rewards beside it, the nearest to completion first.

    So many of them that no more hints differ than somebody reads: of two reward spaces the one
    with fewer open cells left matters more.
    """
    board = occupied(s)
    found = [_rewards_beside(s, place, board) for place in places]
    for near in range(MOST_AROUND, -1, -1):
        shown = [tuple(b for b in beside if b[0] <= near)[:HINTED_REWARDS] for beside in found]
        if len(dict.fromkeys(beside for beside in shown if beside)) <= READABLE:
            break
    return [_spot_hint(s, beside) if beside else None for beside in shown]


def _rewards_beside(s: State, place: Place, board: int) -> Beside:
    covered = board | place.mask
    beside = [
        ((space.around & ~covered).bit_count(), name)
        for name, on_board in s.rewards.items()
        if not on_board.resolved and (space := REWARD_SPACES[name]).around & place.mask
    ]
    return tuple(sorted(beside))


def _spot_hint(s: State, beside: Beside) -> Text:
    rewards: list[Text] = []
    for left, name in beside:
        gains = REWARD_TEXT[s.rewards[name].tile]
        rewards.append(Text("hint-spot-reward", {"space": name, "gains": gains, "left": left}))
    return chained(rewards)

"""Places for a building that do something for rewards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.core.contract import Decision
from games.core.guiding import Answer, Shortcut
from games.core.ids import parts
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.city.blocks import zones_for
from games.nova_roma.city.board import REWARD_SPACES, Place, free_places, mask_of
from games.nova_roma.data import TABLES
from games.nova_roma.seat.view import RewardView, View
from games.nova_roma.terms import ZoneId
from games.nova_roma.words.labels import CONTRACT_TEXT, reward_texts

MOST_LINES = 11  # of places, and of what else is asked with them
FEWEST = 3
NEAREST = 2  # rewards that are named


class Found(NamedTuple):
    """A place, and the rewards it touches where the owner was not yet, the nearest first."""

    place: Place
    completed: list[RewardView]
    touched: list[RewardView]
    open: list[int]  # cells that are left open around each of those

    @property
    def worth(self) -> tuple[int, float]:
        return len(self.completed), sum(1 / left for left in self.open)

    @property
    def nearest(self) -> Found:
        """With one reward named, where a contract is named too."""
        return self._replace(completed=self.completed[:1], touched=self.touched[:1])

    @property
    def label(self) -> Text:
        rewards = self.completed or self.touched[:NEAREST]
        key = "join-place" if self.completed else "join-beside"
        cells = " ".join(self.place.cells)
        return Text(key, {"cells": cells, "rewards": tuple(map(_reward, rewards))})


def places(view: View, decision: Decision) -> Iterator[Shortcut]:
    """First those that complete what is around a reward, then those that have a share in it."""
    planned = view.turn.planned
    assert planned
    room = max(FEWEST, MOST_LINES - len(decision.options))
    for each in _best(view, decision.seat, planned.shape, planned.zones)[:room]:
        way: Answer = (f"{each.place.zone}:{each.place.orientation}",)
        yield Shortcut(each.label, (way, (each.place.anchor,)), spot=way[0])


def contracts_with_places(view: View, decision: Decision) -> Iterator[Shortcut]:
    """Each contract with the best of its places, as many as there is room for."""
    ids = [parts(option.id)[-1] for option in decision.options if "contract:" in option.id]
    room = (MOST_LINES - len(decision.options)) // max(1, len(ids))
    for id in ids:
        zones = zones_for(view.turn.strength)
        for each in _best(view, decision.seat, TABLES.building[id].shape, zones)[:room]:
            yield _contract_there(view, id, each)


def _contract_there(view: View, id: str, found: Found) -> Shortcut:
    place = found.place
    groups = free_places(TABLES.building[id].shape, zones_for(view.turn.strength), _taken(view))
    way: tuple[Answer, ...] = ((f"{place.zone}:{place.orientation}",),) if len(groups) > 1 else ()
    label = Text(
        "join-contract-place", {"contract": CONTRACT_TEXT[id], "place": found.nearest.label}
    )
    return Shortcut(label, ((f"contract:{id}",), *way, (place.anchor,)), spot=id)


def _best(view: View, seat: Seat, shape: str, zones: Sequence[ZoneId]) -> list[Found]:
    taken = _taken(view)
    own = mask_of(
        cell for standing in view.buildings if standing.owner == seat for cell in standing.cells
    )
    found = [
        _look(view, place, taken, own)
        for group in free_places(shape, zones, taken)
        for place in group
    ]
    worthwhile = [each for each in found if each.completed or each.touched]
    return sorted(worthwhile, key=lambda each: each.worth, reverse=True)


def _taken(view: View) -> int:
    return mask_of(cell for standing in view.buildings for cell in standing.cells)


def _look(view: View, place: Place, taken: int, own: int) -> Found:
    completed, touched = [], []
    for reward in view.rewards:
        around = REWARD_SPACES[reward.space].around
        if not reward.reward or reward.resolved or not around & place.mask:
            continue
        left = (around & ~(taken | place.mask)).bit_count()
        if not left:
            completed.append(reward)
        elif not around & own:
            touched.append((left, reward))
    touched.sort(key=lambda each: each[0])
    return Found(place, completed, [reward for _, reward in touched], [n for n, _ in touched])


def _reward(reward: RewardView) -> Text:
    """«A12 (3 coins)»."""
    assert reward.reward
    gains = reward_texts(reward.reward)
    return Text("reward-space", {"space": reward.space, "gains": gains})

"""A building in the making where it could stand: in its colour, and what a spot brings nearer."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

from games.nova_roma.city.board import PLACES, REWARD_SPACES, Place, free_places, mask_of
from games.nova_roma.seat.view import PlannedView, RewardView, View


class Ghost(NamedTuple):
    """A building that is not there yet; `way` is the option that would lay it so."""

    owner: int
    orientation: str
    cells: tuple[str, ...]
    way: str


class Nearer(NamedTuple):
    """The reward that needs least after building from a cell, and how many cells it needs then."""

    cell: str
    reward: RewardView
    left: int


class Outlook(NamedTuple):
    """What is shown in the city while the place of a building is asked for."""

    ghosts: tuple[Ghost, ...] = ()
    nearer: tuple[Nearer, ...] = ()
    anchors: tuple[str, ...] = ()  # cells to choose from


NOTHING = Outlook()


def outlook(view: View, spots: Collection[str]) -> Outlook:
    """For the ways or the cells among these spots."""
    planned = view.turn.planned
    if planned is None or planned.cells:
        return NOTHING
    taken = mask_of(cell for building in view.buildings for cell in building.cells)
    groups = free_places(planned.shape, planned.zones, taken)
    if planned.orientation is None:
        return Outlook(tuple(_ways(planned, groups, spots)))
    places = [
        place
        for group in groups
        for place in group
        if place.orientation == planned.orientation and place.anchor in spots
    ]
    return _spots(view, planned, places, taken) if places else NOTHING


def _ways(
    planned: PlannedView, groups: Iterable[tuple[Place, ...]], spots: Collection[str]
) -> Iterator[Ghost]:
    """Each way once, so that none covers another; a strip shows those for which that fails."""
    covered = 0
    for group in groups:
        way = f"{group[0].zone}:{group[0].orientation}"
        place = next((place for place in group if not place.mask & covered), None)
        if way in spots and place:
            covered |= place.mask
            yield Ghost(planned.owner, place.orientation, place.cells, way)


def _spots(view: View, planned: PlannedView, places: list[Place], taken: int) -> Outlook:
    """The building at the spot that brings a reward nearest, and at each what it brings nearer."""
    nearer = [found for place in places if (found := _nearer(view, place, taken))]
    best = min(nearer, key=lambda found: found.left).cell if nearer else places[0].anchor
    place = PLACES[f"{planned.orientation}@{best}"]
    ghost = Ghost(planned.owner, place.orientation, place.cells, "")
    shown = tuple(found for found in nearer if found.cell not in place.cells[1:])  # it is seen
    return Outlook((ghost,), shown, tuple(place.anchor for place in places))


def _nearer(view: View, place: Place, taken: int) -> Nearer | None:
    covered = taken | place.mask
    open_rewards = [
        Nearer(place.anchor, space, (around & ~covered).bit_count())
        for space in view.rewards
        if space.reward and not space.resolved
        if (around := REWARD_SPACES[space.space].around) & place.mask
    ]
    return min(open_rewards, key=lambda found: found.left, default=None)

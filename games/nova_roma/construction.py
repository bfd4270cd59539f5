"""Placing a building: orientation, spot, confirmation; then the rewards it completes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol, TypeVar

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.text import Seat, Text, Value, who
from games.nova_roma.city import REWARD_SPACES, Place, fits_anywhere, free_places
from games.nova_roma.data import TABLES
from games.nova_roma.labels import ORIENTATION_TEXT, REWARD_TEXT, SHAPE_TEXT, reward_space_text
from games.nova_roma.measures import blocks_left, blocks_of, clockwise, occupied
from games.nova_roma.placing import completed_by
from games.nova_roma.purse import in_words, take_reward
from games.nova_roma.shapes import size_of
from games.nova_roma.state import Building, Planned, State
from games.nova_roma.terms import ZoneId

T = TypeVar("T")
Places = tuple[Place, ...]
HINTED_REWARDS = 2  # more do not fit a hint


class Chooser(Protocol):
    """How one of some offers, or the last one, is asked for."""

    def __call__(
        self, key: str, prompt: Text, offers: Callable[[], Sequence[Offer[T]]], end: Offer[T]
    ) -> Steps[T]: ...


def plainly(seat: Seat) -> Chooser:
    """Asks without followers."""

    def choose(
        key: str, prompt: Text, offers: Callable[[], Sequence[Offer[T]]], end: Offer[T]
    ) -> Steps[T]:
        return (yield from pick(seat, key, prompt, [*offers(), end]))

    return choose


def has_room(s: State, seat: Seat, shape: str, zones: Sequence[ZoneId]) -> bool:
    if blocks_left(s, seat) < size_of(shape):
        return False
    return fits_anywhere(shape, zones, occupied(s))


def place_building(
    t: Table,
    s: State,
    seat: Seat,
    shape: str,
    zones: Sequence[ZoneId],
    contract: str | None,
    ask: Chooser,
) -> Steps[bool]:
    """Lets the player place a shape; returns whether it stands now."""
    outer, s.turn.planned = s.turn.planned, Planned(shape, zones=list(zones))
    place = yield from _choose_place(s, seat, shape, zones, ask)
    s.turn.planned = outer
    if place is None:
        return False
    done = completed_by(s, place)
    s.buildings.append(Building(seat, place.id, contract))
    cells = " ".join(place.cells)
    t.tell("told-builds", who=who(seat), shape=SHAPE_TEXT[shape], zone=place.zone, cells=cells)
    for space in done:
        yield from _resolve(t, s, space)
    return True


# ---- choosing ---------------------------------------------------------------------------------


def _choose_place(
    s: State, seat: Seat, shape: str, zones: Sequence[ZoneId], ask: Chooser
) -> Steps[Place | None]:
    """Zone and orientation, then the spot, then yes or no."""

    def groups() -> list[Places]:
        """Looked up at every question: a follower may have placed a block meanwhile."""
        if not has_room(s, seat, shape, zones):
            return []
        return free_places(shape, zones, occupied(s))

    if len(groups()) == 1:
        place = yield from _choose_spot_alone(s, groups, ask)
    else:
        place = yield from _choose_orientation_first(s, seat, shape, groups, ask)
    if place is None:
        return None
    _plan(s, place).place = place.id
    return place if (yield from _confirmed(s, seat, place)) else None


def _choose_spot_alone(
    s: State, groups: Callable[[], list[Places]], ask: Chooser
) -> Steps[Place | None]:
    """Where only one orientation fits it is not asked for."""
    prompt = _plan_orientation(s, groups()[0])
    none: Offer[Place | None] = offer(None, "none", Text("do-place-none"))
    return (
        yield from ask(
            "nova.build.spot",
            prompt,
            lambda: [spot for group in groups() for spot in _spots(s, group)],
            none,
        )
    )


def _choose_orientation_first(
    s: State, seat: Seat, shape: str, groups: Callable[[], list[Places]], ask: Chooser
) -> Steps[Place | None]:
    none: Offer[Places] = offer((), "none", Text("do-place-none"))
    prompt = Text("ask-orientation", {"shape": SHAPE_TEXT[shape]})
    places = yield from ask(
        "nova.build.orientation",
        prompt,
        lambda: [_orientation(group) for group in groups()],
        none,
    )
    if not places:
        return None
    prompt = _plan_orientation(s, places)
    return (yield from pick(seat, "nova.build.spot", prompt, list(_spots(s, places))))


def _plan_orientation(s: State, places: Places) -> Text:
    """Notes the orientation; returns the question for the spot."""
    _plan(s, places[0])
    label = ORIENTATION_TEXT[places[0].zone, places[0].orientation]
    return Text("ask-spot", {"orientation": label})


def _plan(s: State, place: Place) -> Planned:
    """Notes zone and orientation for all to see."""
    planned = s.turn.planned
    assert planned
    planned.zone, planned.orientation = place.zone, place.orientation
    return planned


def _orientation(places: Places) -> Offer[Places]:
    zone, orientation = places[0].zone, places[0].orientation
    label = ORIENTATION_TEXT[zone, orientation]
    hint = Text("hint-orientation", {"n": len(places)})
    id = f"{zone}:{orientation}"
    return offer(places, id, label, hint, group=zone, spot=id)


def _spots(s: State, places: Places) -> Iterator[Offer[Place | None]]:
    """One offer per place, named by its first cell; the hint says what it does for rewards."""
    board, zone = occupied(s), places[0].zone
    near = [
        (REWARD_SPACES[name], REWARD_TEXT[on_board.tile])
        for name, on_board in s.rewards.items()
        if not on_board.resolved and REWARD_SPACES[name].zone == zone
    ]
    for place in places:
        covered = board | place.mask
        touched = [
            ((space.around & ~covered).bit_count(), space.name, gains)
            for space, gains in near
            if space.around & place.mask
        ]
        label = Text("spot", {"cells": " ".join(place.cells)})
        hint = _spot_hint(touched) if touched else None
        yield offer(place, place.anchor, label, hint, group=place.anchor[:2], spot=place.anchor)


def _spot_hint(touched: list[tuple[int, str, tuple[Text, ...]]]) -> Text:
    """The rewards nearest to completion: cells left open, space, gains."""
    touched.sort(key=lambda reward: reward[0])
    rewards: list[Text] = []
    for left, name, gains in touched[:HINTED_REWARDS]:
        values: dict[str, Value] = {"space": name, "gains": gains, "left": left}
        rewards.append(Text("hint-spot-reward", values))
    return Text("hint-spot", {"rewards": tuple(rewards)})


def _confirmed(s: State, seat: Seat, place: Place) -> Steps[bool]:
    done = tuple(reward_space_text(s, space) for space in completed_by(s, place))
    key = "ask-build-completing" if done else "ask-build"
    prompt = Text(key, {"cells": " ".join(place.cells), "rewards": done})
    offers = [
        offer(True, "build", Text("do-place"), spot=place.anchor),
        offer(False, "none", Text("do-place-none")),
    ]
    return (yield from pick(seat, "nova.build.confirm", prompt, offers))


# ---- rewards ----------------------------------------------------------------------------------


def _resolve(t: Table, s: State, name: str) -> Steps[None]:
    """Everybody with a block around the tile gets its reward once, the active player first."""
    on_board, space = s.rewards[name], REWARD_SPACES[name]
    on_board.resolved = True
    t.tell("told-reward-complete", space=name)
    for seat in clockwise(s, s.active):
        if blocks_of(s, seat) & space.around:
            got = yield from take_reward(t, s, seat, TABLES.rewards[on_board.tile].reward)
            if not TABLES.rewards[on_board.tile].reward.card:
                t.tell("told-reward", who=who(seat), gains=in_words(got))

"""Where a building goes: orientation, spot, confirmation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from msgspec import Struct

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text, Value
from games.nova_roma.city.blocks import blocks_left, completed_by, occupied
from games.nova_roma.city.board import Place, fits_anywhere, free_places
from games.nova_roma.city.site_hints import Places, spot_hints, zone_hint
from games.nova_roma.data.shapes import size_of
from games.nova_roma.state import Planned, State
from games.nova_roma.terms import ZoneId
from games.nova_roma.words.labels import ORIENTATION_TEXT, SHAPE_TEXT, reward_space_text

T = TypeVar("T")
NOWHERE: Text = Text("do-place-none")


class Job(Struct, frozen=True):
    """A building to be placed."""

    seat: Seat
    shape: str
    zones: tuple[ZoneId, ...]  # in which it may stand
    source: Text  # the contract or tile it comes from
    contract: str | None = None

    @property
    def words(self) -> dict[str, Value]:
        return {"source": self.source, "shape": SHAPE_TEXT[self.shape]}


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


def choose_place(s: State, job: Job, ask: Chooser) -> Steps[Place | None]:
    """Zone and orientation, then the spot, then «here»; «another spot» begins anew."""

    def groups() -> list[Places]:
        """Looked up at every question: a follower may have placed a block meanwhile."""
        if not has_room(s, job.seat, job.shape, job.zones):
            return []
        return free_places(job.shape, job.zones, occupied(s))

    while True:
        s.turn.planned = Planned(job.shape, zones=list(job.zones))
        if len(groups()) == 1:
            place = yield from _choose_spot_alone(s, job, groups, ask)
        else:
            place = yield from _choose_orientation_first(s, job, groups, ask)
        if place is None:
            return None
        _plan(s, place).place = place.id
        if (yield from _confirmed(s, job, place)):
            return place


def _choose_spot_alone(
    s: State, job: Job, groups: Callable[[], list[Places]], ask: Chooser
) -> Steps[Place | None]:
    """Where only one orientation fits it is not asked for."""
    prompt = _plan_orientation(s, job, groups()[0])
    none: Offer[Place | None] = offer(None, "none", NOWHERE)
    return (
        yield from ask(
            "nova.build.spot",
            prompt,
            lambda: [spot for group in groups() for spot in _spots(s, group)],
            none,
        )
    )


def _choose_orientation_first(
    s: State, job: Job, groups: Callable[[], list[Places]], ask: Chooser
) -> Steps[Place | None]:
    none: Offer[Places] = offer((), "none", NOWHERE)
    places = yield from ask(
        "nova.build.orientation",
        Text("ask-orientation", job.words),
        lambda: _orientations(s, groups()),
        none,
    )
    if not places:
        return None
    prompt = _plan_orientation(s, job, places)
    return (yield from pick(job.seat, "nova.build.spot", prompt, _spots(s, places)))


def _plan_orientation(s: State, job: Job, places: Places) -> Text:
    """Notes the orientation; returns the question for the spot."""
    _plan(s, places[0])
    label = ORIENTATION_TEXT[places[0].zone, places[0].orientation]
    return Text("ask-spot", {**job.words, "orientation": label})


def _plan(s: State, place: Place) -> Planned:
    """Notes zone and orientation for all to see."""
    planned = s.turn.planned
    assert planned
    planned.zone, planned.orientation = place.zone, place.orientation
    return planned


def _orientations(s: State, groups: Sequence[Places]) -> list[Offer[Places]]:
    hints = {zone: zone_hint(s, zone) for zone in dict.fromkeys(g[0].zone for g in groups)}
    offers = []
    for places in groups:
        zone, orientation = places[0].zone, places[0].orientation
        id, label = f"{zone}:{orientation}", ORIENTATION_TEXT[zone, orientation]
        offers.append(offer(places, id, label, hints[zone], group=zone, spot=id))
    return offers


def _spots(s: State, places: Places) -> list[Offer[Place | None]]:
    """One offer per place, named by its first cell; the hint says what it does for rewards."""
    return [
        offer(
            place,
            place.anchor,
            Text("spot", {"cells": " ".join(place.cells)}),
            hint,
            group=place.anchor[:2],
            spot=place.anchor,
        )
        for place, hint in zip(places, spot_hints(s, places), strict=True)
    ]


def _confirmed(s: State, job: Job, place: Place) -> Steps[bool]:
    """The id of the other answer was given when it meant to build nowhere: stored games of that
    time say «build» to these two."""
    done = tuple(reward_space_text(s, space) for space in completed_by(s, place))
    key = "ask-build-completing" if done else "ask-build"
    prompt = Text(key, {**job.words, "cells": " ".join(place.cells), "rewards": done})
    offers = [
        offer(True, "build", Text("do-place"), spot=place.anchor),
        offer(False, "none", Text("do-place-elsewhere")),
    ]
    return (yield from pick(job.seat, "nova.build.confirm", prompt, offers))

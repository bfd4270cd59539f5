"""Races as far as they go: all spaces on one lane, markers from its wheels, a charioteer."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from games.core.guiding import Answer
from games.core.text import Text, Value
from games.nova_roma.data import TABLES
from games.nova_roma.hippodrome import horses_into
from games.nova_roma.seat.guide.opening import Opening
from games.nova_roma.seat.view import PlayerView, View


class Run(NamedTuple):
    """So far on a lane, with what it costs and brings."""

    lane: int
    space: int
    horses: int
    markers: int = 0
    answers: tuple[Answer, ...] = ()


def races(view: View, me: PlayerView, left: int) -> Iterator[Opening]:
    """All spaces on one lane, up to a wheel where something is to be chosen."""
    for run in _runs(me, left, through=False):
        yield _opening(run)


def whole_races(view: View, me: PlayerView, left: int) -> Iterator[Opening]:
    """Past wheels, each for a marker; then nobody drives on, or a charioteer on the same lane."""
    for run in _runs(me, left, through=True):
        if not me.artisans:
            yield _opening(run)
            continue
        yield _opening(run._replace(answers=(*run.answers, ("none",))), "join-nobody")
        further = _step(me, run, through=True)
        if further:
            yield _opening(further, "join-charioteer")


def shared_races(view: View, me: PlayerView, left: int) -> Iterator[Opening]:
    """A space on each of two lanes, where that is all; nobody drives on."""
    runs = _runs(me, 1, through=True) if left == 2 else ()
    for one, other in combinations(runs, 2):
        horses, markers = one.horses + other.horses, one.markers + other.markers
        if horses > me.goods["horse"] or markers > me.markers_to_win:
            continue
        nobody: tuple[Answer, ...] = (("none",),) if me.artisans else ()
        values: dict[str, Value] = {"one": one.lane, "other": other.lane}
        label = _named(Text("join-lanes", values), markers, "join-nobody" if nobody else "")
        yield Opening(label, (*one.answers, *other.answers, *nobody), spot=f"lane{one.lane}")


def _runs(me: PlayerView, left: int, *, through: bool) -> Iterator[Run]:
    for lane, start in enumerate(me.spaces, start=1):
        run = Run(lane, start, 0)
        for _ in range(left):
            further = _step(me, run, through=through)
            run = further or run
            if not further or (_gives_marker(me, run) and not through):
                break
        if run.space > start:
            yield run


def _step(me: PlayerView, run: Run, *, through: bool) -> Run | None:
    """None where there is no space, or not a horse for it."""
    space = run.space + 1
    horses = run.horses + horses_into(space)
    if space > TABLES.hippodrome.spaces or horses > me.goods["horse"]:
        return None
    there = Run(run.lane, space, horses, run.markers, (*run.answers, (f"lane:{run.lane}",)))
    if not through or not _gives_marker(me, there):
        return there
    return there._replace(markers=run.markers + 1, answers=(*there.answers, ("marker",)))


def _gives_marker(me: PlayerView, run: Run) -> bool:
    return run.space in TABLES.hippodrome.wheels and me.markers_to_win > run.markers


def _opening(run: Run, key: str = "") -> Opening:
    label = Text("do-lane", {"lane": run.lane, "space": run.space, "horses": run.horses})
    return Opening(_named(label, run.markers, key), run.answers, spot=f"lane{run.lane}")


def _named(race: Text, markers: int, key: str) -> Text:
    """With what wheels bring, and who drives on."""
    if markers:
        race = Text("join-markers", {"race": race, "n": markers})
    return Text(key, {"race": race}) if key else race

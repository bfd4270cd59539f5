"""Questions for places on the table: the board with its marks, and what a close-up shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

import msgspec
from msgspec.structs import replace

from games.nova_roma.city.board import free_places, mask_of
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.seat.view import View
from games.nova_roma.terms import SQUARES, ZONES
from rendering.samples.positions import Position, Sample

LANES = ("lane1", "lane2", "lane3")
HARBOURS = ("N1", "N4", "S1")


def questions(game: list[Position]) -> Iterator[Sample]:
    """One of each kind, from a patrician to the last cell of a building."""
    at = _first(game, lambda view: view.phase == "turn" and view.turn.square is None)
    taken = {token.square for token in read(at.view).forum.tokens}
    yield from asked("forum", at, {square: square for square in SQUARES if square not in taken})
    yield from _placing(game)
    late = _first(game[::-1], lambda view: view.phase == "turn" and view.turn.planned is None)
    view = read(late.view)
    yield from asked("estate", late, {space: space for space in SPACES})
    own = view.players[late.frame.waiting[0]].mosaic
    yield from asked("mosaic", late, _numbered(field.name for field in own if not field.claimed))
    yield from asked("race", late, _numbered(LANES[1:]))
    yield from asked("sail", late, _numbered(HARBOURS))
    yield from asked("tiles", late, _numbered(slot.slot for slot in view.estate))
    followers = [card for card in view.followers.cards if card]
    yield from asked("followers", late, _numbered([*followers, "deck"]))
    yield from asked("contracts", late, {card: card for card in view.building.cards if card})


def asked(name: str, at: Position, marks: Mapping[str, str]) -> Iterator[Sample]:
    """The whole table with marks, and the close-up of them."""
    frame = replace(at.frame, marks=marks)
    yield Sample(f"mark-{name}", "board", at.view, frame)
    yield Sample(f"close-{name}", "board", at.view, replace(frame, focus=tuple(marks)))


def read(data: bytes) -> View:
    return msgspec.json.decode(data, type=View)


def _placing(game: list[Position]) -> Iterator[Sample]:
    """A building from its orientation to the last question."""
    at = _first(game, lambda view: bool(view.turn.planned and not view.turn.planned.orientation))
    yield Sample("plan-orientation", "board", at.view, at.frame)
    yield from asked("orientation", at, _numbered(_ways(read(at.view))))
    at = _first(game, _is_oriented)
    yield from asked("spot", at, _anchors(read(at.view)))
    at = _first(game, lambda view: bool(view.turn.planned and view.turn.planned.cells))
    yield Sample("plan-confirm", "board", at.view, at.frame)


def _first(game: list[Position], fits: Callable[[View], bool]) -> Position:
    return next(position for position in game if fits(read(position.view)))


def _numbered(spots: Iterable[str]) -> dict[str, str]:
    return {spot: str(n) for n, spot in enumerate(spots, start=1)}


def _is_oriented(view: View) -> bool:
    planned = view.turn.planned
    return planned is not None and planned.orientation is not None and not planned.cells


def _ways(view: View) -> list[str]:
    """The ways the building in hand can lie in the first zone."""
    planned = view.turn.planned
    assert planned is not None
    taken = mask_of(cell for building in view.buildings for cell in building.cells)
    groups = free_places(planned.shape, ZONES[:1], taken)
    return [f"{group[0].zone}:{group[0].orientation}" for group in groups]


def _anchors(view: View) -> dict[str, str]:
    """First cells of the places for the building in hand."""
    planned = view.turn.planned
    assert planned is not None
    taken = mask_of(cell for building in view.buildings for cell in building.cells)
    places = [place for group in free_places(planned.shape, ZONES, taken) for place in group]
    fit = [p for p in places if (p.zone, p.orientation) == (planned.zone, planned.orientation)]
    return {place.anchor: place.anchor for place in fit}

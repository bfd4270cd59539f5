"""What a film shows of deeds that leave no piece behind: at the Portus and at the Macellum."""

from __future__ import annotations

import msgspec
import pytest

from games.corduba import GAME
from rendering.corduba import PAINTER
from rendering.corduba.board.changes import changes
from rendering.corduba.board.ways import ways
from rendering.draw import moment
from rendering.film.reel import Reel
from rendering.samples.positions import Position, play
from tests.games.corduba.scene import Scene
from tests.rendering.corduba.positions import drawn, read, seen


def _first(said: str) -> Position:
    found = play(GAME, 4, 4, 120, language="en", signed=True)
    return next(at for at in found if at.frame.lines and said in at.frame.lines[0].text)


def test_who_goes_to_the_portus_is_seen_there():
    at = _first("Portus")
    seat = at.frame.lines[0].seat
    view = read(at.view)
    assert f"portus:{seat}" in changes(at.frame.before, view)
    assert f"portus:{seat}" in [way.end for way in ways(at.frame.before, view)]
    there = drawn(view, before=at.frame.before)
    assert there.spots["portus"].contains(there.spots[f"portus:{seat}"])
    assert f"portus:{seat}" not in drawn(view).spots


def test_money_from_elsewhere_is_not_from_the_portus():
    then = msgspec.json.encode(seen(Scene(2).player(0, workers=3, denarii=1)))
    richer = seen(Scene(2).player(0, workers=3, denarii=2))
    used = Scene(2).tile("servorum", "aerarium@A1r0").player(0, workers=2, denarii=2)
    used.state.districts["servorum"].tiles[0].user = 0
    for view in (richer, seen(used)):
        assert not [spot for spot in changes(then, view) if spot.startswith("portus:")]


def test_what_is_sold_goes_to_its_stall_and_money_to_what_is_bought():
    before = Scene(2).player(0, goods="stone 2", denarii=9).market(prices="stone 3 wood 2")
    after = Scene(2).player(0, goods="wood 1", denarii=13).market(prices="stone 2 wood 3")
    found = ways(msgspec.json.encode(seen(before)), seen(after))
    assert [(way.start, way.end) for way in found] == [
        ("p0:denarii", "market:wood"),
        ("p0:stone", "market:stone"),
    ]


@pytest.mark.parametrize("said", ["Portus", "trader"])
def test_a_film_looks_where_it_happens(said):
    at = _first(said)
    shown = moment(PAINTER, read(at.view), at.frame)
    assert shown.strip is None or Reel(PAINTER.front)._named(shown)
    stage = Reel(PAINTER.front)._stage(shown)
    spot = f"portus:{at.frame.lines[0].seat}" if said == "Portus" else "market"
    boxes = [
        block.spots[spot].moved(x, y)
        for block, x, y in shown.scene.placements
        if spot in block.spots
    ]
    assert any(stage.lens.region.contains(box.inset(4)) for box in boxes)

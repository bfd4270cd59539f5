"""Close-ups of questions: what an option means stands at its place, and nothing hides it."""

from __future__ import annotations

from games.romolo_o_remo.seat.view import View
from rendering.board.masthead import news_of
from rendering.board.scene import Scene, compose
from rendering.frame import Frame
from rendering.romolo_o_remo import PAINTER
from rendering.romolo_o_remo.board.chart import radius_for
from rendering.romolo_o_remo.board.geography import geography
from rendering.romolo_o_remo.board.people import WIDTH, figures_of, singly
from rendering.romolo_o_remo.board.pile import piles
from rendering.romolo_o_remo.words.head import news
from tests.rendering.romolo_o_remo.positions import read, samples


def asked(name: str) -> tuple[View, Frame]:
    sample = next(sample for sample in samples() if sample.name == name)
    return read(sample.view), sample.frame


def scene_of(name: str) -> Scene:
    return PAINTER.board(*asked(name))


def test_over_each_column_lie_the_goods_that_may_be_sold_onto_it():
    view, frame = asked("close-romolo.sell")
    canvas = compose(PAINTER.board(view, frame))
    for spot, ids in frame.offers.items():
        arrow = [p for p in canvas.texts if p.text == "↓" and canvas.spots[spot].contains(p.box)]
        assert len(arrow) == 1
        above = [at for at in canvas.signs if canvas.spots[spot].contains(at)]
        assert sum(at.bottom <= arrow[0].box.y + 8 for at in above) == len(ids)


def test_the_price_of_a_good_is_what_one_pays():
    view, frame = asked("close-romolo.buy")
    canvas = compose(PAINTER.board(view, frame))
    free = [column for column in view.market if column.price == 0]
    assert free
    for column in free:
        spot = canvas.spots[f"column:{column.kind}"]
        assert "½" in [p.text for p in canvas.texts if spot.contains(p.box)]
    assert "3: 2 finery for ½ coin." in PAINTER.alt(view, frame)


def test_units_that_stand_too_close_are_asked_for_in_a_row_below():
    view, frame = asked("close-middle3")
    assert piles(view, frame)
    spots = compose(PAINTER.board(view, frame)).spots
    boxes = [spots[spot] for spot in frame.focus if spot.startswith("unit:")]
    assert len(boxes) > 2
    assert not any(a.overlaps(b) for n, a in enumerate(boxes) for b in boxes[:n])


def test_where_something_is_asked_nothing_else_is_outlined():
    assert not scene_of("close-middle4").changed
    assert scene_of("middle4").changed


def test_who_is_asked_comes_first_among_the_kings():
    view, frame = asked("close-late4")
    said = PAINTER.alt(view, frame)
    own, other = f"{frame.names[view.seat]}: capital", f"{frame.names[0]}: capital"
    assert view.seat != 0
    assert 0 < said.index(own) < said.index(other)


def test_the_last_of_several_marches_stands_large():
    _, frame = asked("middle4")
    assert news_of(frame)[0].number == 1
    assert [line.number for line in news(frame)] == [2, 1]


def test_a_pile_beside_a_city_stays_on_its_hex():
    view, frame = asked("middle4")
    radius = radius_for(view)
    land = geography(view.hexes, radius)
    full = [
        hex for hex in view.hexes if hex.count and len(figures_of(hex.units, singly(radius))) > 3
    ]
    assert full
    block = next(p for p in PAINTER.board(view, frame).placements if "hex:A1" in p.block.spots)
    for hex in full:
        for u in hex.units:
            at = block.block.spots[f"unit:{u.owner}:{u.name}"]
            assert land.box(hex).inset(0, 8).contains(at)
            assert at.w in WIDTH.values()

"""Close-ups of Nova Roma: all that a question is about."""

from __future__ import annotations

from collections import Counter
from functools import cache

from msgspec.structs import replace

from rendering.board.changes import Trace
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.nova_roma import PAINTER
from rendering.nova_roma.board.near import NEXT
from rendering.samples.positions import Sample
from tests.rendering.checks import check_texts
from tests.rendering.nova_roma.positions import game, read
from tests.rendering.nova_roma.test_board import inside


@cache
def questions() -> list[Sample]:
    return [sample for sample in PAINTER.samples("en") if sample.frame.focus]


def test_a_building_in_the_making_is_shown_with_the_zone_it_is_for():
    samples = {sample.name: sample for sample in questions()}
    for name in ("close-orientation", "close-spot"):
        sample = samples[name]
        view = read(sample.view)
        canvas = compose(close_up(PAINTER.board(view, sample.frame)))
        assert view.turn.planned is not None
        zone = view.turn.planned.zone or "A"
        assert {"plan", f"zone:{zone}", f"{zone}11"} <= canvas.spots.keys()


def test_own_spaces_are_those_of_the_seat_that_is_asked():
    position = game(3)[40]
    for seat in range(3):
        asked = {"focus": ("p22",), "marks": {"p22": "p22"}}
        frame = Frame(waiting=(seat,), names=position.frame.names, **asked)
        scene = close_up(PAINTER.board(read(position.view), frame))
        canvas = compose(scene)
        assert f"p{seat}:p22" in canvas.spots
        assert f"p{seat}:m11" not in canvas.spots
        assert "p22" in {placed.text for placed in canvas.texts}


def test_contracts_stand_large_with_code_and_points_apart_and_no_old_glow():
    position = game(3)[40]
    view = read(position.view)
    cards = tuple(card for card in view.building.cards if card)
    frame = replace(position.frame, focus=cards, marks={card: card for card in cards})
    scene = close_up(PAINTER.board(view, frame))
    assert position.frame.before
    assert not scene.changed
    canvas = compose(scene)
    check_texts(canvas)
    for card in cards:
        assert canvas.spots[card].w > 200
        assert card in inside(canvas, card)


def test_a_lane_says_what_its_next_space_brings():
    position = game(3)[40]
    view = read(position.view)
    seat = position.frame.waiting[0]
    frame = replace(position.frame, focus=("lane1", "lane2"), marks={"lane1": "1", "lane2": "2"})
    canvas = compose(close_up(PAINTER.board(view, frame)))
    check_texts(canvas)
    told = inside(canvas, NEXT)
    for lane in view.lanes[:2]:
        space = next(racer.space for racer in lane.racers if racer.owner == seat)
        assert {str(space), str(space + 1)} <= {*told}
        place = 1 + sum(r.space > space for r in lane.racers if r.owner != seat)
        assert f"then place {place}" in told


def test_the_number_of_a_step_stands_beside_the_racer_that_moved():
    position = game(3)[120]
    view = read(position.view)
    lane = view.lanes[1]
    crowds = Counter(racer.space for racer in lane.racers)
    racer = next(racer for racer in lane.racers if crowds[racer.space] == 1)
    scene = PAINTER.board(view, replace(position.frame, before=None))
    spot = f"racer:2:{racer.owner}"
    trace = Trace(racer.owner, 77)
    canvas = compose(scene._replace(changed={spot: None}, traces={spot: trace}))
    assert "77" in {placed.text for placed in canvas.texts}

"""What places that are asked for would bring."""

from __future__ import annotations

from msgspec.structs import replace

from games.core.match import Match
from games.core.rng import Rng
from games.romolo_o_remo import GAME
from games.romolo_o_remo.seat.view import View
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.kit.canvas import Canvas
from rendering.kit.theme import PLASTER
from rendering.romolo_o_remo import PAINTER
from rendering.romolo_o_remo.board.brings import (
    Bringing,
    brings,
    draw_brought,
    ghost,
    output,
    points_won,
)
from rendering.romolo_o_remo.board.chart import radius_for
from rendering.romolo_o_remo.board.geography import geography
from rendering.romolo_o_remo.board.own import outcome
from rendering.romolo_o_remo.board.strips import key_strip
from rendering.romolo_o_remo.words.alt import alt_text
from rendering.romolo_o_remo.words.head import words_for
from tests.rendering.romolo_o_remo.positions import drawn, read, samples


def asked(key: str) -> tuple[View, Frame]:
    """The first question of a kind, as who is asked sees it."""
    match, rng = Match.start(GAME, 2, 1), Rng(1)
    while True:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        if decision.key == key:
            break
        match.submit(seat, match.seq, GAME.bots["steward"].answer(match.view(seat), decision, rng))
    offers = {option.spot: (option.id,) for option in decision.options if option.spot}
    return match.view(seat), Frame(focus=tuple(offers), offers=offers, waiting=(seat,))


def test_in_the_set_up_the_next_piece_stands_on_every_open_place():
    wanted = {
        "romolo.tower": Bringing(1, tower=True),
        "romolo.farm": Bringing(1, stone="farm"),
        "romolo.warehouse": Bringing(1, stone="warehouse"),
        "romolo.workers": Bringing(1, unit="worker"),
    }
    for key, piece in wanted.items():
        view, frame = asked(key)
        found = brings(view, frame)
        assert set(found.values()) == {piece}
        assert {f"hex:{name}" for name in found} == set(frame.focus)


def test_what_was_placed_is_there_before_the_next_is_asked_for():
    view, _ = asked("romolo.farm")
    assert view.players[1].capital is not None
    view, _ = asked("romolo.warehouse")
    assert any("farm" in hex.buildings for hex in view.hexes)
    view, _ = asked("romolo.workers")
    assert any("warehouse" in hex.buildings for hex in view.hexes)


def test_a_worker_on_the_way_sees_what_the_land_yields():
    view, frame = asked("romolo.deed")
    found = brings(view, frame)
    land = {hex.name: hex for hex in view.hexes}
    goods = {"forest": "wood", "hill": "stone", "plains": "grain", "water": "salt"}
    assert found
    for name, it in found.items():
        hex = land[name]
        assert it.good == (goods[hex.terrain] if hex.up else None)
        assert it.n == output(view, view.players[1], hex)


def test_nobody_else_sees_it():
    view, frame = asked("romolo.deed")
    assert brings(replace(view, seat=None), frame) == {}


def test_a_soldier_wins_the_points_of_a_hex_that_becomes_his_kings():
    found = next(sample for sample in samples() if sample.name == "hand-middle2")
    view = read(found.view)
    me = view.players[0]
    land = next(hex for hex in view.hexes if hex.up and hex.tower is None)
    free = replace(land, influence={}, rulers=(), marker=0)
    assert points_won(view, me, free) == 1
    assert points_won(view, me, replace(free, marker=3)) == 3
    assert points_won(view, me, replace(free, influence={"1": 1})) == 0
    assert points_won(view, me, replace(free, influence={"0": 1, "1": 1})) == 1
    assert points_won(view, me, replace(free, rulers=(0,))) == 0
    assert points_won(view, me, replace(free, tower=1)) == 0


def test_points_are_written_on_the_place():
    found = next(sample for sample in samples() if sample.name == "hand-middle2")
    view = read(found.view)
    land = next(hex for hex in view.hexes if hex.up and hex.tower is None and not hex.units)
    soldier = next(u for hex in view.hexes for u in hex.units)
    moving = replace(soldier, owner=view.seat, kind="soldier", active=True)
    hexes = []
    for hex in view.hexes:
        units = tuple(moving if u == soldier else replace(u, active=False) for u in hex.units)
        free = hex.name == land.name
        hex = replace(hex, units=units)
        hexes.append(replace(hex, influence={}, rulers=(), marker=2) if free else hex)
    spot = f"hex:{land.name}"
    canvas = drawn(
        replace(view, hexes=tuple(hexes)), focus=(spot,), offers={spot: (f"move:{land.name}",)}
    )
    assert "+2" in [placed.text for placed in canvas.texts]


def test_it_is_in_the_words_too():
    for key, said in (("romolo.tower", "Tower"), ("romolo.farm", "Farm")):
        view, frame = asked(key)
        alt = alt_text(view, replace(frame, names=("Livia", "Gaius")))
        assert all(f"{spot.removeprefix('hex:')} ({said})" in alt for spot in frame.focus)
    view, frame = asked("romolo.deed")
    alt = alt_text(view, replace(frame, names=("Livia", "Gaius")))
    assert "(worker, 1 " in alt


def test_it_is_written_whether_a_hex_is_attacked_or_torn_down():
    at = next(sample for sample in samples() if sample.name == "close-romolo.attack")
    canvas = compose(PAINTER.board(read(at.view), at.frame))
    said = {placed.text for placed in canvas.texts}
    assert {at.frame.places[spot] for spot in at.frame.focus} <= said
    only_razed = all("raze:" in id for ids in at.frame.offers.values() for id in ids)
    assert at.frame.question.endswith("tear down buildings?" if only_razed else "do you attack?")


def test_a_dice_tile_says_how_the_fight_would_stand():
    at = next(sample for sample in samples() if sample.name == "close-romolo.tile")
    view, words = read(at.view), words_for(read(at.view), at.frame)
    me, fight = view.players[view.seat], view.fight
    own, other = fight.attacker, fight.defender
    if own.seat != view.seat:
        own, other = other, own
    wanted = f"{own.value + 3} against {other.value}"
    assert outcome(me, fight, "plus3", words) == wanted
    assert outcome(me, fight, "x2", words) == f"{2 * own.value} against {other.value}"
    shown = [placed.text for placed in drawn(view, focus=at.frame.focus).texts]
    assert outcome(me, fight, me.hand[0], words) in shown


def test_the_key_tells_what_kings_keep_beside_the_map():
    at = next(sample for sample in samples() if sample.name == "middle4")
    said = [
        placed.text for placed in key_strip(read(at.view), words_for(read(at.view), at.frame)).texts
    ]
    assert "dice tiles in hand" in said


def test_where_people_stand_the_piece_that_would_come_is_shown_too():
    """Beside them, and never over the next hex."""
    sample = next(sample for sample in samples() if sample.name == "close-romolo.deed")
    view = read(sample.view)
    land = geography(view.hexes, radius_for(view))
    found = brings(view, sample.frame)
    peopled = [hex for hex in view.hexes if hex.name in found and hex.units]
    assert any(found[hex.name].unit for hex in peopled)
    canvas = Canvas(land.width, land.height, PLASTER)
    draw_brought(canvas, view, land, {hex.name: found[hex.name] for hex in peopled})
    drawn_pieces = [args for _, args in canvas.strokes if ghost in args]
    assert len(drawn_pieces) == sum(found[hex.name].unit is not None for hex in peopled)
    assert all(any(land.box(hex).contains(args[0]) for hex in peopled) for args in drawn_pieces)

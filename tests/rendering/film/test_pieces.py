"""Pieces on their way look like themselves; a table that nearly fits is seen whole."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from msgspec.structs import replace

from games.glory_to_rome import GAME as ROME
from games.trajan import GAME as TRAJAN
from rendering.draw import moment
from rendering.film.pace import LONGEST, SHORTEST, reading
from rendering.film.reel import FARTHER, Reel, _whole
from rendering.film.still import SIGN, WINDOW
from rendering.film.window import PIECE, bare, find, on_the_way, trail
from rendering.glory_to_rome.look import COLOUR
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS
from rendering.kit.theme import PLASTER, Colour
from rendering.registry import painter_of
from rendering.samples.positions import play
from rendering.trajan.look.signs import STONE
from tests.rendering.glory_to_rome.positions import game, read, write

START, END = Box(100, 100, 40, 40), Box(500, 100, 40, 40)


def colours(piece) -> set[Colour]:
    sheet = Canvas(PIECE, PIECE, PLASTER)
    piece(sheet, sheet.box)
    return {colour for _, colour in sheet.image.convert("RGB").getcolors(4096)}


def test_a_piece_flies_as_itself_or_as_a_token_of_its_owner():
    drawn: list[Box] = []
    on_the_way(START, END, 1, lambda canvas, box: drawn.append(box), 0.5)
    assert drawn == [Box(320 - PIECE // 2, 120 - PIECE // 2, PIECE, PIECE)]
    token = on_the_way(START, END, 1, None, 0.5).image
    assert token.getpixel(drawn[0].middle) == SEATS[1].colour


def test_no_dot_of_a_way_covers_what_is_said():
    above = SIGN, Box(100, 400, 40, 40)
    for sheet in (trail(*above, 1), on_the_way(*above, 1, lambda canvas, box: None, 0.7)):
        assert sheet.strokes
        said = sheet.image.convert("RGB").crop((0, 0, WINDOW.w, WINDOW.y))
        assert said.getcolors() == [(WINDOW.w * WINDOW.y, PLASTER)]


def test_a_card_that_is_taken_has_the_colour_of_its_material():
    view = read(game(3)[100].view)
    me = replace(view.players[0], stockpile={"brick": 0})
    before = replace(view, pool={"brick": 2}, players=(me, *view.players[1:]))
    taken = replace(me, stockpile={"brick": 1})
    now = replace(view, pool={"brick": 1}, players=(taken, *view.players[1:]))
    way = next(it for it in painter_of(ROME.key).ways(write(before), now) if ":stock:" in it.end)
    assert way.start == "pool:brick"
    assert COLOUR["brick"] in colours(way.piece)


def test_a_stone_that_is_sown_has_its_own_colour():
    painter = painter_of(TRAJAN.key)
    moves = play(TRAJAN, 2, 4, 60)
    found = [
        way
        for then, now in pairwise(moves)
        for way in painter.ways(then.view, _decoded(now.view))
        if ":tray:" in way.end
    ]
    assert found
    assert all(colours(way.piece) & {*STONE.values()} for way in found)


def test_a_piece_on_its_way_is_not_seen_where_it_was():
    painter = painter_of("romolo_o_remo")
    reel, found = Reel(painter.front), 0
    for position in play(painter.game, 4, 4, 45, signed=True):
        view = msgspec.json.decode(position.view, type=painter.view)
        shown = moment(painter, view, position.frame)
        stage = reel._stage(shown)
        if shown.ways and reel._scene:
            left = reel._left(shown, stage)
            then, now = (bare(it, stage.lens).image for it in (reel._scene, shown.scene))
            for way in shown.ways:
                x, y = stage.lens.seen(find(shown.scene, {way.start})[way.start]).middle
                box = (x - 30, y - 30, x + 30, y + 30)
                assert left.crop(box).tobytes() == now.crop(box).tobytes()
                found += then.crop(box).tobytes() != now.crop(box).tobytes()
        list(reel.shoot(shown))
    assert found


def _decoded(data: bytes):
    return msgspec.json.decode(data, type=painter_of(TRAJAN.key).view)


def test_a_table_a_little_too_high_is_seen_from_farther_away():
    w, h = WINDOW.w, WINDOW.h
    assert _whole(w, h) == w
    tall = h * 11 // 10
    assert w < _whole(w, tall) <= FARTHER * w
    assert _whole(w, tall) * h // w >= tall
    assert _whole(w, round(h * FARTHER) + 20) == w


def test_the_longer_a_line_the_longer_it_is_shown():
    assert reading("") == reading("Gaius passes.") == SHORTEST
    assert SHORTEST < reading("Gaius sends the red specialist to the Portus.") < LONGEST
    assert reading("word " * 40) == LONGEST

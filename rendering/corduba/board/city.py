"""The town: land to the north, three walled quarters with their tracks, the river to the south."""

from __future__ import annotations

from itertools import pairwise

from games.corduba.seat.view import View
from rendering.board.scene import INNER
from rendering.corduba.board.plan import COUNTRY, NAME, PAD, RIVER, TRACK, down, quarter_box
from rendering.corduba.board.quarter import draw_quarter
from rendering.corduba.board.river import draw_river
from rendering.corduba.board.sites import draw_sites
from rendering.corduba.board.tracks import draw_track
from rendering.corduba.look.colours import MEADOW
from rendering.corduba.look.country import tree
from rendering.corduba.look.people import names_of
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import INK, PLASTER
from rendering.words.spoken import Words


def city(view: View, words: Words) -> Canvas:
    """The whole of it; what a question is about is a part."""
    names = names_of(words)
    tall = max(down(district.rows) for district in view.districts)
    foot = COUNTRY + NAME + tall + 8 + TRACK + 8
    canvas = Canvas(INNER, foot + RIVER, PLASTER)
    canvas.plate(canvas.box, 14, MEADOW, INK, 3)
    _trees(canvas, view, tall)
    draw_sites(canvas, view, words, names)
    for district in view.districts:
        wall = quarter_box(district.id, district.rows)
        draw_quarter(canvas, view, district, words, names, wall)
        track = Box(wall.x, COUNTRY + NAME + tall + 8, wall.w, TRACK)
        draw_track(canvas, view, district, track)
        quarter = Box(wall.x, wall.y - NAME, wall.w, wall.h + NAME)
        tag = Tag(Box(wall.x + 4, wall.y - NAME + 4, 34, NAME - 8))
        canvas.spot(f"district:{district.id}", quarter.inset(1), tag=tag)
        canvas.part(quarter.inset(-3))
        canvas.part(track.inset(-5))
    draw_river(canvas, view, words, names, foot)
    return canvas


def _trees(canvas: Canvas, view: View, tall: int) -> None:
    """An avenue of cypresses between the quarters."""
    boxes = [quarter_box(district.id, district.rows) for district in view.districts]
    for left, right in pairwise(boxes):
        x = (left.right + right.x) // 2
        for y in range(COUNTRY + 12, COUNTRY + NAME + tall + TRACK - 20, 44):
            canvas.sprite(Box(x - 6, y, 12, 34), tree)
    for y in range(COUNTRY + 12, COUNTRY + NAME + tall + TRACK - 20, 44):
        if boxes[0].x - PAD > 6:
            canvas.sprite(Box(PAD - 6, y, 12, 34), tree)

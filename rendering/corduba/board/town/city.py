"""The town: land to the north, three walled quarters with their tracks, the river to the south."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from games.corduba.seat.view import DistrictView, View
from rendering.board.changes import Changes
from rendering.board.scene import INNER
from rendering.corduba.board.panels.panel import stored
from rendering.corduba.board.town.plan import COUNTRY, NAME, PAD, RIVER, TRACK, lot, quarter_left
from rendering.corduba.board.town.quarter import draw_quarter
from rendering.corduba.board.town.river import SHORE, river
from rendering.corduba.board.town.sites import sites
from rendering.corduba.board.town.tracks import draw_track
from rendering.corduba.look.colours import MEADOW
from rendering.corduba.look.country import tree
from rendering.corduba.look.people import names_of, people
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import PLASTER
from rendering.words.spoken import Words

BELOW = 8  # between wall and track
ABOVE = 14  # of the name, what is seen of all walls where it is left out: no mere strip


def city(view: View, words: Words, changed: Changes, cells: bool = False) -> Canvas:
    """The whole of it; what a question is about is a part, of `cells` where it is about some."""
    players = [(player.prestige, player.monuments) for player in people(view)]
    moved = [_moved(changed, district) for district in view.districts]
    plan = view.planned and (view.planned, view.active, view.players[view.active].rows)
    there = (view.districts, view.spaces, view.troops, players, _visitors(view, changed))
    return stored(
        "city", (*there, plan, moved, cells), words, lambda: _drawn(view, words, changed, cells)
    )


def _drawn(view: View, words: Words, changed: Changes, cells: bool) -> Canvas:
    names = names_of(words)
    tall = _tallest(view)
    foot = COUNTRY + NAME + tall + BELOW + TRACK + 8
    canvas = Canvas(INNER, foot + RIVER, PLASTER)
    canvas.rounded(Box(0, 0, INNER, foot + RIVER - SHORE), 14, MEADOW)
    canvas.put(_sites(view, words, names), 0, 0)
    for district in view.districts:
        x = quarter_left(district.id, district.rows)
        canvas.put(quarter(view, district, words, changed, cells), x, COUNTRY)
    _trees(canvas, view, foot)
    canvas.put(_river(view, words, names, _visitors(view, changed)), 0, foot)
    return canvas


def _moved(changed: Changes, district: DistrictView) -> dict[int, int]:
    """Who has just moved on the track, and from where."""
    prefix = f"prestige:{district.id}:"
    return {
        int(spot.removeprefix(prefix)): figures.then
        for spot, figures in changed.items()
        if figures and spot.startswith(prefix)
    }


def _tallest(view: View) -> int:
    """Of the walls around the quarters."""
    return max(lot(district.rows).box.h for district in view.districts)


def quarter(
    view: View, district: DistrictView, words: Words, changed: Changes, cells: bool = False
) -> Canvas:
    """Name, wall and track; drawn anew when something there has changed."""
    names, tall, moved = names_of(words), _tallest(view), _moved(changed, district)
    plan = view.planned if view.planned and view.planned.district == district.id else None
    prestige = [player.prestige[district.id] for player in people(view)]

    def draw() -> Canvas:
        here = lot(district.rows, y=NAME)
        w, wall = here.box.w, here.box
        canvas = Canvas(w, NAME + tall + BELOW + TRACK, MEADOW)
        draw_quarter(canvas, view, district, words, names, here, cells)
        track = Box(0, NAME + tall + BELOW, w, TRACK)
        draw_track(canvas, view, district, track, moved)
        whole = Box(0, 0, w, wall.bottom)
        tag = Tag(Box(w - 156, 4, 40, NAME - 8))
        canvas.spot(f"district:{district.id}", whole.inset(1), tag=tag)
        canvas.spot(f"wall:{district.id}", wall.around(wall.moved(0, -ABOVE), wall.moved(0, BELOW)))
        canvas.part(whole.inset(-3))
        canvas.part(track.inset(-5))
        return canvas

    seen = (district, plan, plan and view.active, prestige, moved, cells)
    return stored(f"quarter {district.id}", seen, words, draw)


def _sites(view: View, words: Words, names: Sequence[str]) -> Canvas:
    seen = (view.spaces, view.troops)
    return stored("sites", seen, words, lambda: sites(view, words, names))


def _river(view: View, words: Words, names: Sequence[str], visitors: Sequence[int]) -> Canvas:
    seen = ([player.monuments for player in people(view)], visitors)
    return stored("river", seen, words, lambda: river(view, words, names, visitors))


def _visitors(view: View, changed: Changes) -> list[int]:
    """Who has just been at the Portus."""
    return [player.seat for player in view.players if f"portus:{player.seat}" in changed]


def _trees(canvas: Canvas, view: View, foot: int) -> None:
    """Avenues of cypresses between the quarters and beside them."""
    lefts = [quarter_left(district.id, district.rows) for district in view.districts]
    rights = [
        left + lot(district.rows).box.w
        for left, district in zip(lefts, view.districts, strict=True)
    ]
    ends = [PAD // 2, *rights, *lefts, INNER - PAD // 2]
    for left, right in pairwise(sorted(ends)):
        if right - left >= 6 and (left in rights or left == PAD // 2):
            x = (left + right) // 2
            for y in range(COUNTRY + 12, foot - 36, 44):
                canvas.sprite(Box(x - 5, y, 10, 34), tree)

"""The prestige tracks, where one is asked on which of them to rise: large, with the next step."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.data import TABLES
from games.corduba.seat.view import DistrictView, View
from games.corduba.terms import TRACK_END
from games.corduba.words.labels import DISTRICT_TEXT
from rendering.corduba.board.town.tracks import draw_bonus, medal_of
from rendering.corduba.look.colours import QUARTER
from rendering.corduba.look.people import looks_like, people
from rendering.corduba.look.signs import medal, parts_row
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import token as piece
from rendering.kit.signs import ARROW
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, OCHRE, PLASTER, PLASTER_LIGHT, mix
from rendering.words.spoken import Words

STEP = 47  # width of a space
RISES_WIDE = STEP * (TRACK_END + 1) + 20
TALL, GAP = 148, 8
HEAD, BONUS, STAND = 44, 32, 42  # heights of name, prizes and spaces


def rises(view: View, focus: Sequence[str], words: Words) -> Canvas | None:
    """Of a seat; nothing where it is not about tracks."""
    asked = [district for district in view.districts if f"track:{district.id}" in focus]
    if view.seat is None or not asked:
        return None
    canvas = Canvas(RISES_WIDE, len(asked) * (TALL + GAP) - GAP, PLASTER)
    for n, district in enumerate(asked):
        _track(canvas, view, district, words, Box(0, n * (TALL + GAP), RISES_WIDE, TALL))
    return canvas


def _track(canvas: Canvas, view: View, district: DistrictView, words: Words, box: Box) -> None:
    assert view.seat is not None
    now, look = view.players[view.seat].prestige[district.id], QUARTER[district.id]
    after = min(TRACK_END, now + 1)
    canvas.plate(box, 10, PLASTER_LIGHT, INK)
    medal_of(canvas, district, Box(box.x + 66, box.y + 8, 32, 32))
    name = Box(box.x + 108, box.y + 4, box.w - 260, HEAD - 4)
    canvas.text(words.tell(DISTRICT_TEXT[district.id]), name, "head", 28, INK)
    change = Box(box.right - 150, box.y + 4, 138, HEAD - 4)
    parts_row(canvas, ("prestige", str(now), ARROW, str(after)), change, 28, align="right")
    stand = Box(box.x + 10, box.y + HEAD + BONUS, STEP * (TRACK_END + 1), STAND)
    canvas.fill(stand, look.plot)
    reached = Box(stand.x + after * STEP, box.y + HEAD, STEP, box.h - HEAD - 4)
    canvas.plate(reached, 6, mix(GOLD, MARBLE, 0.55), OCHRE, 3)
    for n in range(TRACK_END + 1):
        space = Box(stand.x + n * STEP, stand.y, STEP, STAND)
        _space(canvas, district, n, space)
    _markers(canvas, view, district, stand)
    canvas.spot(f"track:{district.id}", box.inset(1), tag=Tag(Box(box.x + 10, box.y + 8, 46, 32)))


def _space(canvas: Canvas, district: DistrictView, n: int, space: Box) -> None:
    """Its edge, its number, and above it what it brings."""
    if n:
        edge = mix(QUARTER[district.id].plot, INK, 0.25)
        canvas.fill(Box(space.x, space.y, 2, space.h), edge)
    number = Box(space.x, space.bottom, STEP, 26)
    canvas.text(str(n), number, "semi", 22, INK_SOFT, "centre")
    above = Box(space.x, space.y - BONUS + 4, STEP, BONUS - 6)
    for effect in TABLES.districts[district.id].track.get(str(n), ()):
        draw_bonus(canvas, effect, above)
    if n == TRACK_END and district.senator:
        medal(canvas, Box(above.middle[0] - 13, above.y, 26, 26))


def _markers(canvas: Canvas, view: View, district: DistrictView, stand: Box) -> None:
    """One's own large, those of others small, beside it where they share a space."""
    places: dict[int, list[int]] = {}
    for player in people(view):
        places.setdefault(player.prestige[district.id], []).append(player.seat)
    for n, seats in places.items():
        space = Box(stand.x + n * STEP, stand.y, STEP, STAND)
        mine = view.seat in seats
        others = [seat for seat in seats if seat != view.seat]
        if mine:
            left = space.x + 3 if others else space.middle[0] - 15
            piece(canvas, looks_like(view.seat or 0), Box(left, space.y + 6, 30, 30), INK)
        for row, other in enumerate(others):
            x = space.right - 14 if mine else space.middle[0] - 7
            y = space.middle[1] + row * 14 - 7 * len(others)
            piece(canvas, looks_like(other), Box(x, y, 13, 13), MARBLE)

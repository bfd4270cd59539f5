"""The prestige track below a quarter: where everybody stands, and what the spaces bring."""

from __future__ import annotations

from collections.abc import Mapping

from games.corduba.data import TABLES
from games.corduba.data.effects import Effect
from games.corduba.seat.view import DistrictView, View
from games.corduba.terms import TRACK_END
from rendering.corduba.look.colours import QUARTER
from rendering.corduba.look.people import looks_like, people
from rendering.corduba.look.signs import SIGN, effect_parts, medal, parts_row, token
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import SEATS
from rendering.kit.seats import token as piece
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER_LIGHT, mix, on

BONUS, STEPS = 28, 22  # heights of the rows with bonuses and with numbers


def draw_track(
    canvas: Canvas, view: View, district: DistrictView, box: Box, moved: Mapping[int, int]
) -> None:
    """Bonuses above, markers between, numbers below; a Senator at the end while it is there.

    Who has just moved leaves a pale marker behind.
    """
    look = QUARTER[district.id]
    canvas.plate(box, 8, PLASTER_LIGHT, INK)
    step = (box.w - 4) // (TRACK_END + 1)
    left = box.x + (box.w - step * (TRACK_END + 1)) // 2
    stand = Box(left, box.y + BONUS, step * (TRACK_END + 1), box.h - BONUS - STEPS)
    canvas.fill(stand, look.plot)
    bonuses = TABLES.districts[district.id].track
    for n in range(TRACK_END + 1):
        x = left + n * step
        if n:
            canvas.fill(Box(x, stand.y, 2, stand.h), mix(look.plot, INK, 0.25))
        number = Box(x, stand.bottom, step, STEPS)
        canvas.text(str(n), number, "semi", 20, INK_SOFT, "centre")
        above = Box(x, box.y + 3, step, BONUS - 4)
        if str(n) in bonuses:
            for effect in bonuses[str(n)]:
                draw_bonus(canvas, effect, above)
        elif n == TRACK_END and district.senator:
            medal(canvas, Box(above.middle[0] - 12, above.y, 24, 24))
    for owner, space in moved.items():
        pale = mix(SEATS[looks_like(owner)].colour, look.plot, 0.55)
        at = Box(stand.x + space * step + (step - 20) // 2, stand.y + (stand.h - 20) // 2, 20, 20)
        canvas.shape(SEATS[looks_like(owner)].shape, at, pale)
    _markers(canvas, view, district, stand, step)
    medal_of(canvas, district, Box(left + (step - 26) // 2, box.y + 2, 26, 26))
    tag = Tag(Box(left + step, box.y + 2, 38, 26))
    canvas.spot(f"track:{district.id}", box.inset(1), tag=tag)


def medal_of(canvas: Canvas, district: DistrictView, box: Box) -> None:
    """The letter by which a district is called."""
    look = QUARTER[district.id]
    canvas.shape("disc", box, look.plate)
    canvas.text(district.letter, box, "bold", 20, on(look.plate), "centre")


def draw_bonus(canvas: Canvas, effect: Effect, box: Box) -> None:
    """The sign of a bonus; a figure only where it is not one."""
    parts = [part for part in effect_parts(effect) if part in SIGN]
    figures = [part for part in effect_parts(effect) if part.lstrip("+").isdigit()]
    said = figures[0].lstrip("+") if figures and figures[0].lstrip("+") != "1" else ""
    if len(parts) > 2:  # a choice among goods
        parts = ["good"]
    if len(parts) == 2:
        for n, part in enumerate(parts):
            token(canvas, part, box.x + 10 + n * (box.w - 20), box.middle[1], 18)
    else:
        parts_row(canvas, (*([said] if said else ()), *parts), box, 20, align="centre")


def _markers(canvas: Canvas, view: View, district: DistrictView, stand: Box, step: int) -> None:
    """Side by side, in two rows where several share a space."""
    places: dict[int, list[int]] = {}
    for player in people(view):
        places.setdefault(player.prestige[district.id], []).append(player.seat)
    for space, owners in places.items():
        x = stand.x + space * step
        side = 28 if len(owners) == 1 else 18
        columns = 1 if len(owners) == 1 else 2
        rows = -(-len(owners) // columns)
        for n, owner in enumerate(owners):
            cx = x + step // 2 + (0 if columns == 1 else (n % 2) * 18 - 9)
            cy = stand.y + stand.h // 2 + (0 if rows == 1 else (n // 2) * 18 - 9)
            at = Box(cx - side // 2, cy - side // 2, side, side)
            piece(canvas, looks_like(owner), at, INK if side > 20 else MARBLE)
            canvas.spot(f"prestige:{district.id}:{owner}", at.inset(-1))

"""A street: buildings beside each other, with what lies before them, their names and functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.glory_to_rome.seat.view import BuildingView
from games.glory_to_rome.state import Variant
from games.glory_to_rome.words.labels import BUILDING_TEXT, building_hint
from rendering.glory_to_rome.look import COLOUR, PAVING, pip
from rendering.glory_to_rome.place.fronts import front
from rendering.glory_to_rome.place.ground import street_view
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.icons import Icon
from rendering.kit.panels import coin
from rendering.kit.theme import INK, INK_SOFT, OCHRE, PLASTER, VERDIGRIS, Colour, mix, on
from rendering.kit.type import break_lines, leading
from rendering.words.spoken import Words

TEXT = 20
NAME, NAME_SIZE = 30, 26
KERBSTONE = 6
KERB = 34  # what lies on the street before a building
PIP, MARK, COIN = 26, 28, 18
NARROW, BROAD = 208, 330  # least and greatest width of a plot
NARROWEST = 176  # of many, or where room is scarce
PAD = 10
FOOT = 10
HIGHEST = 136  # of a house that has room above
LOWER = 70  # of houses in several rows


class House(NamedTuple):
    building: BuildingView
    name: str
    lines: tuple[str, ...]


class Street(NamedTuple):
    """Rows of houses; how broad a plot is and how high houses are."""

    rows: tuple[tuple[House, ...], ...]
    plot: int
    tall: int
    beside: int  # rows beside what the player has; those below it are as wide as the street

    def height_of(self, row: Sequence[House]) -> int:
        lines = max((len(house.lines) for house in row), default=0)
        return self.tall + KERB + NAME + lines * leading(TEXT) + FOOT

    @property
    def height(self) -> int:
        return sum(map(self.height_of, self.rows))


class Room(NamedTuple):
    """For a street: beside what the player has, and below it."""

    w: int
    whole: int
    panel: int  # height of what the player has


def street(
    buildings: Sequence[BuildingView],
    words: Words,
    variant: Variant,
    room: Room,
    tall: int,
    begun: bool,
) -> Street:
    """The functions of begun buildings are told if so asked; then plots are broader."""
    w, n = room.w, len(buildings)
    narrow = NARROW if begun and n <= 2 * (w // NARROW) else NARROWEST
    down = -(-n // max(1, w // narrow))
    across = -(-n // down) if down else 1
    plot = min(BROAD, w // across)
    told = not variant.trial_game
    houses = [
        house_of(b, words, variant, plot, told and (begun or b.complete or b.works))
        for b in buildings
    ]
    found = Street((), plot, tall if down < 2 else min(tall, LOWER), 0)
    while houses:
        below = found.height >= room.panel
        taken = room.whole // plot if below else across
        row, houses = tuple(houses[:taken]), houses[taken:]
        beside = found.beside + (not below)
        found = found._replace(rows=(*found.rows, row), beside=beside)
    return found


def house_of(b: BuildingView, words: Words, variant: Variant, plot: int, told: bool) -> House:
    function = words.tell(building_hint(variant, b.name)) if told else ""
    lines = break_lines(function, "text", TEXT, plot - 2 * PAD) if told else ()
    return House(b, words.tell(BUILDING_TEXT[b.name]), lines)


def put_street(canvas: Canvas, found: Street, seat: int, beside: Box, left: int) -> None:
    """Beside what the player has; what lies below that begins further left."""
    y = beside.y
    spare = max(0, beside.h - found.height) // max(1, len(found.rows))
    for k, row in enumerate(found.rows):
        room = beside if k < found.beside else Box(left, y, beside.right - left, beside.h)
        h = found.height_of(row) + spare
        for n, house in enumerate(row):
            at = Box(room.x + n * found.plot, y, found.plot, h)
            sheet = plot_sheet(house, Lie(h, found.tall, spare, at.x - room.x, room.w), found.plot)
            canvas.put(sheet, at.x, at.y)
            canvas.spot(
                f"p{seat}:b:{house.building.name}",
                at.inset(4),
                tag=Tag(Box(at.right - 48, at.y + 10, 36, 30)),
            )
            canvas.part(at.inset(-2), seat)
        end = len(row) * found.plot
        if end < room.w:
            rest = Box(room.x + end, y, room.w - end, h)
            ground(canvas, rest, found.tall + spare, end, room.w)
        y += h


class Lie(NamedTuple):
    """How high a plot is, and where along the street it lies."""

    h: int
    tall: int  # of houses
    spare: int  # sky above them
    left: int
    street: int


@remember(120)
def plot_sheet(house: House, lie: Lie, w: int) -> Canvas:
    """Nothing may be drawn on it: it is kept."""
    canvas = Canvas(w, lie.h, PAVING)
    ground(canvas, canvas.box, lie.tall + lie.spare, lie.left, lie.street)
    at = Box(0, lie.spare, w, lie.h - lie.spare)
    _put_house(canvas, house, at, lie.tall, min(lie.tall + lie.spare, HIGHEST))
    return canvas


def ground(canvas: Canvas, box: Box, tall: int, left: int = 0, street: int = 0) -> None:
    """Sky, far roofs, and the pavement below them, of a street so long."""
    street = street or box.w
    walk = tall / (tall + KERBSTONE)
    canvas.picture(box.x, box.y, street_view, box.w, tall + KERBSTONE, left, street, walk)
    below = tall + KERBSTONE
    canvas.fill(Box(box.x, box.y + below, box.w, box.h - below), PAVING)


def _put_house(canvas: Canvas, house: House, at: Box, tall: int, high: int) -> None:
    b = house.building
    broad = min(at.w - 2 * PAD, round(high * 1.6))
    stands = Box(at.x + PAD, at.y + tall + 2 - (high - 4), broad, high - 4)
    canvas.sprite(stands, front, b.name, b.material, built(b))
    put_state(canvas, b, at.x + PAD, at.y + tall + KERB // 2 + 1)
    x, y = at.x + PAD, at.y + tall + KERB
    room = Box(x, y, at.w - 2 * PAD, NAME)
    canvas.text(house.name, room, "head", NAME_SIZE, INK)
    ink = INK if b.complete or b.works else INK_SOFT
    for n, line in enumerate(house.lines):
        room = Box(x, y + NAME + n * leading(TEXT) - 2, at.w - PAD - 2, leading(TEXT))
        canvas.text(line, room, "text", TEXT, ink)


def built(b: BuildingView) -> float:
    """The share of its height that stands."""
    return 1.0 if b.complete else 0.1 + 0.8 * len(b.materials) / max(1, b.need)


# ---- what lies before it ------------------------------------------------------------------------


def put_state(canvas: Canvas, b: BuildingView, x: int, cy: int) -> int:
    """Material and coins of a finished building; of one begun what is laid and what is missing."""
    if b.complete:
        pip(canvas, Box(x, cy - PIP // 2, PIP, PIP), b.site)
        x += PIP + 6
        for n in range(b.need):
            coin(canvas, Box(x + n * (COIN + 3), cy - COIN // 2, COIN, COIN))
        x += b.need * (COIN + 3) + 4
    else:
        x = _laid(canvas, b, x, cy)
    for icon, face in marks(b):
        canvas.rounded(Box(x, cy - MARK // 2, MARK, MARK), 6, face)
        canvas.icon(icon, x + MARK // 2, cy, 20, on(face))
        x += MARK + 4
    return x


def state_width(b: BuildingView) -> int:
    laid = PIP + 6 + b.need * (COIN + 3) + 4 if b.complete else b.need * (PIP + 3) + 4
    return laid + len(marks(b)) * (MARK + 4)


def _laid(canvas: Canvas, b: BuildingView, x: int, cy: int) -> int:
    for n in range(b.need):
        box = Box(x + n * (PIP + 3), cy - PIP // 2, PIP, PIP)
        if n < len(b.materials):
            pip(canvas, box, b.materials[n])
        else:
            canvas.outline(box, 5, 3, mix(PAVING, COLOUR[b.site], 0.65))
    return x + b.need * (PIP + 3) + 4


def marks(b: BuildingView) -> list[tuple[Icon, Colour]]:
    found: list[tuple[Icon, Colour]] = []
    if b.public:
        found.append(("stairs", VERDIGRIS))
    if b.captured:
        found.append(("link", INK))
    if b.works and not b.complete:
        found.append(("dungeon", OCHRE))
    if b.out_of_town and not b.complete:
        found.append(("mountain", mix(PLASTER, INK, 0.6)))
    return found

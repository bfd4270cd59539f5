"""What somebody has, as chips that flow into rows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TypeAlias

from games.corduba.data import TABLES
from games.corduba.seat.view import PlayerView, View
from games.corduba.terms import (
    CAEPIO,
    COLOURS,
    DISTRICTS,
    OFFERINGS,
    RESOURCES,
    ROW_LENGTH,
    SENATORS_LOST,
    TROOPS,
    DistrictId,
)
from games.corduba.terms import Colour as Roof
from rendering.board.changes import Figures
from rendering.corduba.look.colours import QUARTER, ROOF
from rendering.corduba.look.monuments import monument
from rendering.corduba.look.people import looks_like, workers_told
from rendering.corduba.look.roofs import flame, hollow_pawn, house
from rendering.corduba.look.signs import effects_parts, parts_row, parts_width
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows
from rendering.kit.icons import Icon
from rendering.kit.signs import ARROW, Parts
from rendering.kit.theme import (
    CHANGED_GROUND,
    INK,
    INK_SOFT,
    MARBLE,
    OLIVE,
    PLASTER_DARK,
    RED,
    TYRIAN,
    Colour,
    on,
)
from rendering.kit.type import figure, width
from rendering.words.spoken import Words

Was: TypeAlias = Mapping[str, Figures]  # what has just changed, by the spot of its chip

ROW = 40
CHIPS = ChipRows(tall=34, gap=12)
NO_CHANGE: Was = {}
SIZE = 26
MOST_ROWS = 2  # as long as those of one kind keep together


def rows_of(view: View, player: PlayerView, words: Words, room: int, was: Was) -> list[list[Chip]]:
    """Everything that lies before somebody: goods, people and houses, moods and Rome."""
    if view.phase == "draft":
        return []  # nobody has anything yet
    has = [*goods_chips(player, was), *people_chips(player)]
    if player.conceded:
        has.insert(0, said(words.say("corduba-conceded"), PLASTER_DARK))
    owes = [*mood_chips(player, words, was), *rome_chips(view, player)]
    owes += marker_chips(player, was)
    left = [district for district in DISTRICTS if player.rows[district] < ROW_LENGTH]
    built = [insulae_chip(player, district) for district in left]
    built += [_monument(id) for id in player.monuments]
    grouped = [row for group in ([*has, *built], owes) for row in CHIPS.flow(group, room)]
    closer = CHIPS.flow([*has, *built, *owes], room)
    return grouped if len(grouped) <= max(MOST_ROWS, len(closer)) else closer


# ---- kinds ------------------------------------------------------------------------------------


def parted(parts: Parts, spot: str, size: int = SIZE, ink: Colour = INK) -> Chip:
    """Figures and tokens."""

    def draw(canvas: Canvas, box: Box) -> None:
        parts_row(canvas, parts, box, size, ink)

    return Chip(parts_width(parts, size) + 2, draw, spot)


def said(text: str, ground: Colour, spot: str = "") -> Chip:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.rounded(box.inset(0, 2), 8, ground)
        canvas.text(text, box, "semi", 22, on(ground), "centre")

    return Chip(width(text, "semi", 22) + 20, draw, spot)


def told(what: str, now: int, was: Was) -> Parts:
    """A figure; one that has just changed with what it was before."""
    figures = was.get(what)
    return (figure(figures.then), ARROW, figure(now)) if figures else (figure(now),)


def goods_chips(player: PlayerView, was: Was = NO_CHANGE) -> Iterator[Chip]:
    yield parted(("denarii", *told("denarii", player.denarii, was)), "denarii", 28)
    for what in RESOURCES:
        if player.goods[what] or what in was:
            yield parted((what, *told(what, player.goods[what], was)), what, 28)


def people_chips(player: PlayerView) -> Iterator[Chip]:
    """Workers at hand of those in the register; freed specialists, at hand or away."""
    yield parted(("worker", workers_told(player)), "workers", 28)
    if player.ready or player.freed:
        yield Chip(len(_freed(player)) * 22, _specialists(player), "specialists")
    if player.special:
        yield parted(("special", f"{player.special_ready}/{player.special}"), "special")


def _specialists(player: PlayerView) -> Callable[[Canvas, Box], None]:
    def draw(canvas: Canvas, box: Box) -> None:
        for n, colour in enumerate(_freed(player)):
            cx, cy = box.x + 11 + n * 22, box.middle[1]
            draw = specialist if colour in player.ready else sent
            draw(canvas, cx, cy, 28, ROOF[colour])

    return draw


def specialist(canvas: Canvas, cx: int, cy: int, size: int, colour: Colour) -> None:
    canvas.icon("chess-pawn", cx, cy, size, colour)


def sent(canvas: Canvas, cx: int, cy: int, size: int, colour: Colour) -> None:
    """Somebody who is out until the round ends: hollow."""
    box = Box(cx - size // 2, cy - size // 2, size, size)
    canvas.sprite(box, hollow_pawn, colour)


def _freed(player: PlayerView) -> list[Roof]:
    return [colour for colour in COLOURS if colour in player.ready or colour in player.freed]


def mood_chips(player: PlayerView, words: Words, was: Was = NO_CHANGE) -> Iterator[Chip]:
    yield parted(("popularity", *told("popularity", player.popularity, was)), "popularity")
    if player.seat != CAEPIO:  # whose people ask for nothing
        yield parted(("harmony", *told("harmony", player.harmony, was)), "harmony")
    if player.upkeep:
        text = words.say("corduba-upkeep", n=player.upkeep)
        yield said(text, CHANGED_GROUND, "upkeep")
    if player.unrest or player.held or player.received:
        yield _unrest(player)


def _unrest(player: PlayerView) -> Chip:
    """The place on the unrest track, what that costs, a flame for every marker held or received."""
    held = player.held + player.received
    lost = max((n for least, n in SENATORS_LOST if player.unrest >= least), default=0)
    cost = ("−" + str(lost), "senator") if lost else ()
    w = 34 + width(str(player.unrest), "bold", SIZE) + (12 + held * 24 if held else 0)
    w += parts_width(cost, 20) + 8 if cost else 0

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.icon("fire-flame-curved", box.x + 14, box.middle[1], 26, INK_SOFT)
        room = Box(box.x + 32, box.y, 40, box.h)
        end = canvas.text(str(player.unrest), room, "bold", SIZE, INK).right
        if cost:
            end = parts_row(canvas, cost, Box(end + 6, box.y, 80, box.h), 20, RED)
        for n in range(held):
            canvas.sprite(Box(end + 8 + n * 24, box.y + 3, 22, 28), flame)

    return Chip(w, draw, "unrest")


def marker_chips(player: PlayerView, was: Was = NO_CHANGE, size: int = SIZE) -> Iterator[Chip]:
    """Troops and offerings by their value."""
    counts: list[tuple[str, int]] = [(kind, player.troops[kind]) for kind in TROOPS]
    counts += [(kind, player.offerings[kind]) for kind in OFFERINGS]
    for what, n in counts:
        if what in was:
            yield parted((what, *told(what, n, was)), what, size)
        elif n:
            yield parted((what, f"×{n}"), what, size)


def rome_chips(view: View, player: PlayerView) -> Iterator[Chip]:
    """Whether troops and offerings suffice for Rome."""
    if view.demand is None:
        return
    yield _owed("shield-halved", player.troop_value, view.demand.troops, RED, "troops")
    yield _owed("wine-glass", player.offering_value, view.demand.offerings, TYRIAN, "offerings")


def _owed(icon: Icon, has: int, owes: int, ink: Colour, spot: str) -> Chip:
    text = f"{has}/{owes}"
    enough = has >= owes
    w = 44 + width(text, "bold", 24) + 22

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.plate(box.inset(0, 2), 8, MARBLE, OLIVE if enough else ink)
        canvas.icon(icon, box.x + 20, box.middle[1], 24, ink)
        canvas.text(text, Box(box.x + 38, box.y, box.w - 66, box.h), "bold", 24, INK)
        if enough:
            canvas.icon("check", box.right - 15, box.middle[1], 18, OLIVE)
        else:
            canvas.icon("triangle-exclamation", box.right - 16, box.middle[1], 20, RED)

    return Chip(w, draw, spot)


def insulae_chip(player: PlayerView, district: DistrictId) -> Chip:
    """How many houses are left in a row, and what the next one brings."""
    placed = player.rows[district]
    bonus = TABLES.districts[district].insulae.get(str(placed + 1), ())
    parts = effects_parts(bonus) if placed < ROW_LENGTH else ()
    left = str(ROW_LENGTH - placed)
    look = QUARTER[district]
    w = 34 + width(left, "bold", SIZE) + (parts_width(parts, 20) + 14 if parts else 0) + 10

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.plate(box.inset(0, 1), 8, look.plot, look.kerb)
        canvas.sprite(Box(box.x + 5, box.y + 3, 28, 28), house, looks_like(player.seat))
        room = Box(box.x + 36, box.y, 30, box.h)
        end = canvas.text(left, room, "bold", SIZE, INK).right
        if parts:
            parts_row(canvas, parts, Box(end + 8, box.y, w, box.h), 20, INK_SOFT)

    return Chip(w, draw, f"row:{district}")


def _monument(id: str) -> Chip:
    def draw(canvas: Canvas, box: Box) -> None:
        canvas.sprite(Box(box.x, box.y, 44, box.h), monument, id, True)

    return Chip(44, draw, f"monument:{id}")

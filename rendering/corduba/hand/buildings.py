"""Buildings that can still be built: first what one can pay now, then what the others lack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from games.corduba.data import TABLES
from games.corduba.data.components import Action
from games.corduba.seat.view import PlayerView, View
from games.corduba.words.effects import effects_text
from games.corduba.words.labels import BUILDING_TEXT
from rendering.board.scene import MARGIN
from rendering.corduba.board.panels.offers import action_parts, silhouette
from rendering.corduba.hand.prices import Lack, lacking, open_kinds, payable
from rendering.corduba.look.colours import QUARTER, ROOF
from rendering.corduba.look.signs import BUILDING_SIGN, cost_parts, parts_row, parts_width
from rendering.hand import COLUMN, COLUMNS, GUTTER, INNER, LEAST, shelved, shelves
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.signs import ARROW, Parts, sign
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, PLASTER_LIGHT, RED, VERDIGRIS, on
from rendering.kit.type import width
from rendering.words.spoken import Words

HEAD, LINE = 60, 46  # heights of a name, and of a row of figures
FOOT = 6
APART = 12  # rows of cards
PAD = 16
SHAPE = 112  # width of a silhouette
CELL = 24
CHIP = 40  # side of a quarter's letter
BROAD = 2  # columns of cards that tell all
Form: TypeAlias = Literal["broad", "usual", "tight"]
FORMS: tuple[Form, ...] = ("broad", "usual", "tight")


class BuildingLists(NamedTuple):
    """Either may be missing."""

    paid: Canvas | None
    rest: Canvas | None

    @property
    def height(self) -> int:
        return sum(one.box.h for one in self if one)


def building_lists(view: View, me: PlayerView, words: Words, room: int) -> BuildingLists:
    """With what each building does, or its shape and quarters, as far as there is room."""
    kinds, paid = open_kinds(view), payable(view, me)
    rest = _lacking(view, me, [kind for kind in kinds if kind not in paid], words)
    for form in FORMS:
        found = BuildingLists(_payable(view, paid, words, form), rest)
        if found.height <= room:
            break
    return found


# ---- what one can pay -------------------------------------------------------------------------


def _payable(view: View, kinds: Sequence[str], words: Words, form: Form) -> Canvas | None:
    if not kinds:
        return None
    columns = BROAD if form == "broad" else COLUMNS
    w = (INNER - GUTTER * (columns - 1)) // columns
    heights = [_height(kind, w, form) for kind in kinds]
    canvas = Canvas(INNER, shelved(heights, columns, APART), PLASTER)
    for kind, box in zip(kinds, shelves(heights, 0, columns, APART), strict=True):
        _card(canvas, view, kind, words, box.moved(-MARGIN, 0), form)
    return canvas


def _height(kind: str, w: int, form: Form) -> int:
    more = len(TABLES.buildings[kind].actions) if form == "broad" else int(form == "usual")
    return HEAD + (len(_price(kind, w)) + more) * LINE + FOOT


def _price(kind: str, w: int) -> list[Parts]:
    """Strength, goods and prestige, each a figure with its sign, in as few rows as hold them."""
    type = TABLES.buildings[kind]
    parts = (*cost_parts(type.strength, type.cost), f" +{type.prestige}", "prestige")
    return price_rows(parts, w - 2 * PAD)


def price_rows(whole: Parts, room: int) -> list[Parts]:
    """Pairs of a figure and its sign, as many in a row as fit onto a card."""
    rows: list[Parts] = [()]
    for n in range(0, len(whole), 2):
        longer = (*rows[-1], *whole[n : n + 2])
        if rows[-1] and parts_width(longer, LEAST) > room:
            rows.append(whole[n : n + 2])
        else:
            rows[-1] = longer
    return rows


def _card(canvas: Canvas, view: View, kind: str, words: Words, box: Box, form: Form) -> None:
    """Name and price; in a usual one quarters and shape, in a broad one what it does too."""
    broad = form == "broad"
    canvas.plate(box, 10, MARBLE, VERDIGRIS, 4)
    inner = box.inset(PAD, 0)
    quarters = [district.letter for district in view.districts if kind in district.available]
    name_w = inner.w - (len(quarters) * (CHIP + 4) if broad else 0)
    _name(canvas, kind, words, Box(inner.x, box.y + 6, name_w, HEAD - 10))
    y = box.y + HEAD
    if broad:
        _quarters(canvas, view, kind, inner.x + name_w + 4, box.y + 11)
    elif form == "usual":
        _quarters(canvas, view, kind, inner.x, y + 2)
        silhouette(canvas, kind, 0, Box(inner.right - SHAPE, y, SHAPE, LINE), 20)
        y += LINE
    for parts in _price(kind, box.w):
        parts_row(canvas, parts, Box(inner.x, y, inner.w, LINE), LEAST, INK)
        y += LINE
    if broad:
        actions = TABLES.buildings[kind].actions
        room = Box(inner.x, y, inner.w, LINE * len(actions))
        told = room._replace(w=inner.w - SHAPE)
        if all(parts_width(action_parts(action), LEAST) <= told.w for action in actions):
            at = Box(told.right, y, SHAPE, room.h)
            silhouette(canvas, kind, 0, at, CELL)
            room = told
        for n, action in enumerate(actions):
            _action(canvas, action, words, Box(room.x, y + n * LINE, room.w, LINE))


def _name(canvas: Canvas, kind: str, words: Words, box: Box) -> None:
    """After its sign, if there is room for both."""
    name, face = words.tell(BUILDING_TEXT[kind]), ROOF[TABLES.buildings[kind].colour]
    if width(name, "bold", LEAST) > box.w - 60:
        canvas.text(name, box, "bold", 40, INK, least=LEAST)
        return
    plate = Box(box.x, box.y + 3, 48, box.h - 6)
    canvas.rounded(plate, 8, face)
    sign(canvas, BUILDING_SIGN[kind], *plate.middle, 34, on(face))
    room = Box(plate.right + 12, box.y, box.right - plate.right - 12, box.h)
    canvas.text(name, room, "bold", 40, INK, least=LEAST)


def _quarters(canvas: Canvas, view: View, kind: str, x: int, y: int) -> None:
    for district in view.districts:
        if kind in district.available:
            at, look = Box(x, y, CHIP, CHIP), QUARTER[district.id]
            canvas.rounded(at, 8, look.plate)
            canvas.text(district.letter, at, "bold", LEAST, on(look.plate), "centre", least=LEAST)
            x = at.right + 4


def _action(canvas: Canvas, action: Action, words: Words, box: Box) -> None:
    """What it brings in words, or in signs where they would be too long."""
    paid = (*cost_parts(action.strength, action.cost), ARROW)
    said = words.speaker.listing([words.tell(text) for text in effects_text(action.effects)])
    start = parts_width(paid, LEAST) + 12
    if start + width(said, "semi", LEAST) > box.w:
        parts_row(canvas, action_parts(action), box, LEAST, INK_SOFT)
        return
    parts_row(canvas, paid, box, LEAST, INK_SOFT)
    room = Box(box.x + start, box.y, box.w - start, box.h)
    canvas.text(said, room, "semi", LEAST, INK_SOFT, least=LEAST)


# ---- what the others lack ---------------------------------------------------------------------


def _lacking(view: View, me: PlayerView, kinds: Sequence[str], words: Words) -> Canvas | None:
    if not kinds:
        return None
    lacks = [lack_rows(lacking(view, me, kind)) for kind in kinds]
    heights = [HEAD + len(rows) * LINE + FOOT for rows in lacks]
    canvas = Canvas(INNER, shelved(heights, apart=APART), PLASTER)
    for kind, rows, box in zip(kinds, lacks, shelves(heights, 0, apart=APART), strict=True):
        at = box.moved(-MARGIN, 0)
        canvas.rounded(at, 10, PLASTER_LIGHT)
        inner = at.inset(PAD, 0)
        _name(canvas, kind, words, Box(inner.x, at.y + 6, inner.w, HEAD - 10))
        draw_lack(canvas, rows, Box(inner.x, at.y + HEAD, inner.w, LINE))
    return canvas


def lack_rows(lack: Lack) -> list[Parts]:
    parts = tuple(part for what, n in lack.items() for part in (f"−{n}", what))
    return price_rows(parts, COLUMN - 2 * PAD)


def draw_lack(canvas: Canvas, rows: Sequence[Parts], box: Box) -> None:
    for n, parts in enumerate(rows):
        parts_row(canvas, parts, box.moved(0, n * LINE), LEAST, RED)

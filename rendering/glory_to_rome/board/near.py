"""For close-ups only: what one pays with, what is built and where, each below its heading;
buildings of several players in two columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from games.glory_to_rome.data.cards import KINDS, MATERIALS, SENATOR, VALUE, Material
from games.glory_to_rome.seat.view import BuildingView, PlayerView, View
from games.glory_to_rome.words.labels import BUILDING_TEXT, building_hint
from rendering.frame import Frame
from rendering.glory_to_rome.board.lots import PLACES, lots
from rendering.glory_to_rome.board.offers import OFFERED, offer_cards
from rendering.glory_to_rome.board.purse import purse
from rendering.glory_to_rome.look import COLOUR, PAVING, SIGN
from rendering.glory_to_rome.place.fronts import front
from rendering.glory_to_rome.player.houses import (
    KERB,
    Lie,
    Street,
    built,
    house_of,
    plot_sheet,
    put_state,
    state_width,
)
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import SEATS, token
from rendering.kit.theme import GOLD, INK, INK_SOFT, MARBLE, PLASTER, on
from rendering.kit.type import Face, break_lines, leading, width
from rendering.words.spoken import Words

GAP = 8
HEADING = 44
STOCK_W, STOCK_H = 216, 52
WORTH = 44  # below what may be sold
PLOT, TALL = 336, 84  # a building of one's own, and how high its house is
PAID, PAID_W, PAID_H = 148, 136, 72  # beside its house: what comes and what pays it
MOST = 6  # of them; more stand as close as those of others
CARD = 392
BAND, HOUSE = 30, 84
NAME, TEXT = 34, 22
LEAST = 92  # height of a card


Item = TypeVar("Item")


class Asked(NamedTuple):
    """Whose stockpile is offered, the buildings to choose from with their owners, and sites."""

    payer: int | None
    buildings: list[tuple[int, BuildingView]]
    sites: list[str]
    is_own: bool  # what the one who is asked has matters


def choices(view: View, frame: Frame, words: Words) -> Canvas | None:
    """None where the question is about something else too."""
    asked = _asked(view, frame)
    if asked is None:
        return None
    sells = asked.payer is not None and not asked.buildings and not asked.sites
    stock = _stock(view, asked.payer, words, sells) if asked.payer is not None else []
    offers = offer_cards(view, frame, words)
    parts: list[tuple[str, Sequence[Canvas]]] = [
        ("" if sells else words.say("gtr-pay"), stock),
        (words.say("gtr-build"), _buildings(view, asked, words)),
        (words.say("gtr-sites"), [lots(view, frame, asked.sites, words)] if asked.sites else ()),
        ("", [offers] if offers else ()),
    ]
    shown = [(title, blocks) for title, blocks in parts if blocks]
    titled = len(shown) > 1
    blocks = [
        block
        for title, below in shown
        for block in ([_heading(title), *below] if titled and title else below)
    ]
    wide = max(2 * PLOT + GAP, *(block.box.w for block in blocks))
    mine = purse(view, wide, words, bool(stock)) if asked.is_own else None
    return _below_each_other([*blocks, mine] if mine else blocks)


def _below_each_other(blocks: Sequence[Canvas]) -> Canvas:
    wide = max(block.box.w for block in blocks)
    canvas = Canvas(wide, sum(block.box.h + GAP for block in blocks), PLASTER)
    y = 0
    for block in blocks:
        canvas.put(block, 0, y)
        y += block.box.h + GAP
    return canvas


def _buildings(view: View, asked: Asked, words: Words) -> Sequence[Canvas]:
    if not asked.buildings:
        return ()
    draw = _large if _are_own(asked) else _columns
    return [draw(view, asked.buildings, words)]


def _asked(view: View, frame: Frame) -> Asked | None:
    payers, buildings, others = set(), [], set()
    sites = [spot for spot in frame.focus if spot.partition(":")[0] in PLACES]
    for spot in (spot for spot in frame.focus if spot not in sites and not _is_offer(view, spot)):
        owner, _, what = spot.partition(":")
        kind, _, name = what.partition(":")
        if kind not in ("stock", "b"):
            return None
        seat = int(owner.removeprefix("p"))
        if kind == "stock":
            payers.add(seat)
        else:
            buildings += [(seat, b) for b in view.players[seat].buildings if b.name == name]
            others |= {seat} - {view.seat}
    if len(payers) > 1 or not frame.focus:
        return None
    is_own = len(buildings) < len(frame.focus) or not others
    return Asked(payers.pop() if payers else None, buildings, sites, is_own)


def _is_offer(view: View, spot: str) -> bool:
    """Drawn as a card, or with what one has."""
    return spot.partition(":")[0] in OFFERED or spot == f"p{view.seat}:hand"


def _are_own(asked: Asked) -> bool:
    """Few enough to stand in a street."""
    return len(asked.buildings) <= MOST and asked.is_own


def in_rows(items: Sequence[Item], n: int) -> list[Sequence[Item]]:
    return [items[k : k + n] for k in range(0, len(items), n)]


def _heading(text: str) -> Canvas:
    canvas = Canvas(2 * PLOT + GAP, HEADING, PLASTER)
    canvas.text(text, Box(4, 0, 2 * PLOT, HEADING), "head", 34, INK)
    return canvas


# ---- what pays ----------------------------------------------------------------------------------


def _stock(view: View, seat: int, words: Words, sells: bool) -> list[Canvas]:
    """A plate for each material of the stockpile, three in a row; what is sold tells its worth."""
    stock = view.players[seat].stockpile
    rows = []
    held = [m for m in MATERIALS if stock.get(m)]
    abreast = 2 if len(held) in (2, 4) else min(3, max(1, len(held)))
    wide = (3 * (STOCK_W + GAP) - GAP - 4) // abreast - (GAP if abreast > 1 else 0)
    for row in in_rows(held, abreast):
        tall = STOCK_H + (2 * WORTH if sells else 0)
        canvas = Canvas(3 * (STOCK_W + GAP), tall + 4, PLASTER)
        for n, material in enumerate(row):
            box = Box(2 + n * (wide + GAP), 2, wide, tall)
            _plate(canvas, material, "" if sells else str(stock[material]), box, words)
            if sells:
                below = Box(box.x, box.y + STOCK_H, box.w, 2 * WORTH)
                _worth(canvas, view.players[seat], material, below, words)
            tag = Tag(Box(box.x + 6, box.y + 11, 34, 30))
            canvas.spot(f"p{seat}:stock:{material}", box, tag=tag)
        rows.append(canvas)
    return rows


def _plate(canvas: Canvas, material: Material, count: str, box: Box, words: Words) -> None:
    """The sign, which gives way to a mark, then the material and how much there is of it."""
    face = COLOUR[material]
    canvas.plate(box, 8, face, INK)
    canvas.shape(SIGN[material], Box(box.x + 46, box.y + 12, 28, 28), on(face))
    name = Box(box.x + 82, box.y, box.w - 126, STOCK_H)
    canvas.text(words.say(f"material-{material}"), name, "bold", 26, on(face))
    if count:
        room = Box(box.right - 44, box.y, 36, STOCK_H)
        canvas.text(count, room, "bold", 34, on(face), "right")


def _worth(canvas: Canvas, me: PlayerView, material: Material, box: Box, words: Words) -> None:
    """What a card of the material counts in the vault, and what is left of it."""
    canvas.rounded(box.inset(6, 4), 6, MARBLE)
    n = me.stockpile.get(material, 0)
    worth = words.say("gtr-brings-points", n=VALUE[material])
    left = words.say("gtr-brings-stock", n=n, more=n - 1)
    lines: tuple[tuple[str, Face], ...] = ((worth, "bold"), (left, "text"))
    for row, (said, face) in enumerate(lines):
        room = Box(box.x + 10, box.y + 5 + row * (WORTH - 6), box.w - 20, WORTH - 4)
        canvas.text(said, room, face, 24, INK, "centre")


# ---- one's own buildings ------------------------------------------------------------------------


def _large(view: View, buildings: Sequence[tuple[int, BuildingView]], words: Words) -> Canvas:
    """High houses, two in a row."""
    told = not view.variant.trial_game
    found = [(seat, house_of(b, words, view.variant, PLOT, told)) for seat, b in buildings]
    sizes = Street((), PLOT, TALL, 0)
    rows = in_rows(found, 2)
    heights = [sizes.height_of([house for _, house in row]) for row in rows]
    canvas = Canvas(2 * PLOT + GAP, sum(h + GAP for h in heights), PLASTER)
    y = 2
    for row, h in zip(rows, heights, strict=True):
        for n, (seat, house) in enumerate(row):
            at = Box(2 + n * (PLOT + GAP - 4), y, PLOT, h)
            canvas.put(plot_sheet(house, Lie(h, TALL, 0, 0, PLOT), PLOT), at.x, at.y)
            paid = Box(at.x + PAID, at.y + 6, PAID_W, PAID_H)
            _grows(canvas, view, seat, house.building, paid, words)
            brings = Box(at.right - 222, at.y + TALL + 5, 214, KERB - 2)
            _brings(canvas, house.building, brings, words)
            tag = Tag(Box(at.right - 48, at.y + 10, 36, 30))
            canvas.spot(f"p{seat}:b:{house.building.name}", at.inset(1), tag=tag)
        y += h + GAP
    return canvas


def _grows(canvas: Canvas, view: View, seat: int, b: BuildingView, box: Box, words: Words) -> None:
    """What this action makes of it: so many of its materials; below them how much I have of it."""
    if b.complete or not b.need or seat != view.seat:
        return
    canvas.plate(box, 8, MARBLE, INK)
    now, face = len(b.materials), COLOUR[b.site]
    at = Box(box.x + 6, box.y + 6, 30, 30)
    canvas.rounded(at, 6, face)
    canvas.shape(SIGN[b.site], at.inset(4), on(face))
    said = Box(at.right + 6, at.y - 2, box.right - at.right - 10, 34)
    canvas.text(f"{now} → {now + 1}/{b.need}", said, "bold", 25, INK, least=22)
    room = Box(box.x + 7, box.bottom - 34, box.w - 12, 32)
    canvas.text(_source(view, seat, b.site, words), room, "semi", 22, INK, least=20)


def _source(view: View, seat: int, material: Material, words: Words) -> str:
    """Where its material comes from, and how much of it there is."""
    me = view.players[seat]
    if view.acting is not None and view.acting.role == "craftsman":
        held = [KINDS[card].material for card in me.hand or () if card != SENATOR]
        return f"{words.say('gtr-hand')} {held.count(material)}"
    return f"{words.say('gtr-stockpile')} {me.stockpile.get(material, 0)}"


def _brings(canvas: Canvas, b: BuildingView, room: Box, words: Words) -> None:
    """What finishing it is worth; marked where this action does so."""
    if b.complete:
        return
    finishes = len(b.materials) + 1 >= b.need
    said = words.say(f"gtr-brings-{'now' if finishes else 'finished'}", n=VALUE[b.site])
    if finishes:
        at = Box(room.right - min(room.w, width(said, "bold", 22) + 20), room.y, 0, room.h)
        at = at._replace(w=room.right - at.x)
        canvas.plate(at, 6, GOLD, INK)
        canvas.text(said, at.inset(6, 0), "bold", 22, INK, "centre")
    else:
        canvas.text(said, room, "text", 22, INK_SOFT, "right")


# ---- those of several ---------------------------------------------------------------------------


def _columns(view: View, buildings: Sequence[tuple[int, BuildingView]], words: Words) -> Canvas:
    """Two columns, read downwards."""
    cards = [(seat, b, _function(view, b, words)) for seat, b in buildings]
    columns = in_rows(cards, -(-len(cards) // 2))
    heights = [[_height(lines) + GAP for _, _, lines in column] for column in columns]
    canvas = Canvas(2 * CARD + GAP, max(map(sum, heights)), PLASTER)
    for n, column in enumerate(columns):
        y = 2
        for (seat, b, lines), h in zip(column, heights[n], strict=True):
            box = Box(2 + n * (CARD + GAP - 2), y, CARD - 2, h - GAP)
            _card(canvas, seat, b, lines, box, words)
            y += h
    return canvas


def _height(lines: Sequence[str]) -> int:
    return max(LEAST, NAME + len(lines) * leading(TEXT) + 8)


def _function(view: View, b: BuildingView, words: Words) -> tuple[str, ...]:
    said = "" if view.variant.trial_game else words.tell(building_hint(view.variant, b.name))
    return break_lines(said, "text", TEXT, CARD - BAND - HOUSE - 26)


def _card(
    canvas: Canvas, seat: int, b: BuildingView, lines: tuple[str, ...], box: Box, words: Words
) -> None:
    """A band of its owner, the house, beside it name, material and function."""
    canvas.plate(box, 10, PAVING, INK)
    look = SEATS[seat]
    band = Box(box.x + 2, box.y + 2, BAND, box.h - 4)
    canvas.rounded(band, 8, look.colour)
    canvas.fill(Box(band.x + 8, band.y, band.w - 8, band.h), look.colour)
    token(canvas, seat, Box(band.x + 4, band.bottom - 32, 22, 22), on(look.colour))
    house = Box(band.right + 4, box.y + 32, HOUSE, HOUSE * 2 // 3)
    canvas.sprite(house, front, b.name, b.material, built(b))
    x = house.right + 8
    end = box.right - state_width(b) - 6
    name = words.tell(BUILDING_TEXT[b.name])
    canvas.text(name, Box(x, box.y + 2, end - x - 10, NAME), "head", 28, INK)
    put_state(canvas, b, end, box.y + NAME // 2 + 3)
    for n, line in enumerate(lines):
        room = Box(x, box.y + NAME + 2 + n * leading(TEXT), box.right - x - 4, leading(TEXT))
        canvas.text(line, room, "text", TEXT, INK)
    tag = Tag(Box(band.right + 5, box.y + 4, 40, 28))
    canvas.spot(f"p{seat}:b:{b.name}", box, tag=tag)

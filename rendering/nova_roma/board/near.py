"""For close-ups only: contracts two by two, and what the next space of a lane brings."""

from __future__ import annotations

from collections.abc import Collection

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import Price
from games.nova_roma.data.shapes import ORIENTATIONS
from games.nova_roma.hippodrome import horses_into
from games.nova_roma.seat.guide.standing import lacks
from games.nova_roma.seat.view import LaneView, OfferView, PlayerView, View
from games.nova_roma.terms import FINISH_VP
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import token as seat_token
from rendering.kit.signs import sign
from rendering.kit.theme import (
    GOLD,
    INK,
    INK_FAINT,
    INK_SOFT,
    LAPIS,
    MARBLE,
    OCHRE,
    PLASTER,
    PLASTER_DARK,
    RED,
    TERRACOTTA,
)
from rendering.nova_roma.board.hippodrome import lane_of
from rendering.nova_roma.board.offers import STRENGTH
from rendering.nova_roma.look.pieces import extent, flattest, silhouette
from rendering.nova_roma.look.signs import SIGN, parts_row, parts_width, points, price_row
from rendering.words.spoken import Words

CARD_W, CARD_H = 246, 136
BESIDE = 10
WIDE = 2 * CARD_W + BESIDE
TOKEN = 38
CODE = Box(10, 9, 66, 28)
LANE_H = 46
RACE_W = 606
GOAL = TABLES.hippodrome.spaces
NEXT = "lanes:next"  # the spot of all next spaces


def asked_offers(view: View, focus: Collection[str]) -> list[OfferView]:
    """The contracts that are chosen from, if nothing else of the offers is."""
    if any(slot.slot in focus for slot in view.estate):
        return []
    offers = (view.sailing, view.building)
    return [offer for offer in offers if any(card in focus for card in offer.cards if card)]


def contracts(offer: OfferView, payer: PlayerView, asked: Collection[str]) -> Canvas:
    """Large ones, each with its code, strength, price and points; of one that cannot be chosen,
    pale, what is missing is framed."""
    rows = -(-len(offer.cards) // 2)
    canvas = Canvas(WIDE, rows * (CARD_H + BESIDE), PLASTER)
    for n, card in enumerate(offer.cards):
        x, y = n % 2 * (CARD_W + BESIDE), n // 2 * (CARD_H + BESIDE)
        if card:
            box = Box(x + 2, y + 4, CARD_W - 4, CARD_H)
            _contract(canvas, card, STRENGTH[n], box, None if card in asked else payer)
    return canvas


def _contract(canvas: Canvas, card: str, strength: int, box: Box, short: PlayerView | None) -> None:
    """`short` is who cannot have it."""
    canvas.plate(box, 10, PLASTER_DARK if short else MARBLE, INK_FAINT if short else INK)
    code = CODE.moved(box.x, box.y)
    canvas.text(card, code, "bold", 24, INK_SOFT, "centre")
    sign(canvas, "bolt", box.x + 118, code.middle[1], 26, OCHRE)
    canvas.text(str(strength), code.moved(124, 0), "bold", 28, INK_SOFT if short else INK)
    building = TABLES.building.get(card)
    canvas.fill(Box(box.x + 10, box.y + 42, box.w - 20, 3), TERRACOTTA if building else LAPIS)
    paid = Box(box.x + 8, box.y + 48, box.w - 16, box.h - 52)
    if building is None:
        _price(canvas, TABLES.sailing[card].cost, paid, TOKEN + 10, short)
    else:
        points(canvas, Box(box.right - 58, box.y + 6, 50, 34), str(building.vp), 30)
        _shape(canvas, building.shape, Box(paid.x, paid.y, 108, paid.h))
        room = Box(paid.x + 108, paid.y, paid.w - 108, paid.h)
        aside = 20 if sum(building.cost.values()) == 4 else 0  # two by two
        _price(canvas, building.cost, room.inset(aside, 0), TOKEN, short)
    canvas.spot(card, box, tag=Tag(code, card))


def _price(canvas: Canvas, price: Price, box: Box, size: int, short: PlayerView | None) -> None:
    """Of what is missing each piece is crossed out."""
    placed = price_row(canvas, price, box, size)
    for what, n in lacks(short, price).items() if short else ():
        for at in [at for paid, at in placed if paid == what][-n:]:
            canvas.rounded(at, size // 5, PLASTER_DARK)
            canvas.outline(at, size // 5, 3, RED)
            sign(canvas, SIGN[what], *at.middle, size * 2 // 3, RED)


def _shape(canvas: Canvas, shape: str, room: Box) -> None:
    orientation = flattest(shape)
    rows, columns = extent(ORIENTATIONS[orientation])
    cell = min(32, room.w // columns, room.h // rows)
    x = room.x + (room.w - columns * cell) // 2
    silhouette(canvas, orientation, x, room.y + (room.h - rows * cell) // 2, cell, GOLD)


# ---- the hippodrome ---------------------------------------------------------------------------


def next_spaces(view: View, seat: int, lanes: Collection[int], words: Words) -> Canvas:
    """For each lane the step of one's racer, its price, what it brings, the place in the race."""
    rows = [lane for lane in view.lanes if lane.lane in lanes and _next(lane, seat) <= GOAL]
    canvas = Canvas(RACE_W, LANE_H * max(1, len(rows)) + 8, PLASTER)
    canvas.plate(canvas.box, 12, MARBLE, INK)
    for n, lane in enumerate(rows):
        box = Box(8, 4 + n * LANE_H, canvas.box.w - 16, LANE_H)
        tile = view.favoured if lane.lane == lane_of(view.favoured) else None
        label = Box(box.x, box.y + 4, 40, box.h - 8)
        if tile:
            canvas.rounded(label, 8, GOLD)
        canvas.text(str(lane.lane), label, "title", 30, INK, "centre")
        _step(canvas, lane, seat, Box(label.right + 10, box.y, 260, box.h))
        _race(canvas, lane, seat, tile, Box(330, box.y, box.right - 338, box.h), words)
    canvas.spot(NEXT, canvas.box.inset(4))
    return canvas


def _next(lane: LaneView, seat: int) -> int:
    """The space a racer would step on."""
    return next(racer.space for racer in lane.racers if racer.owner == seat) + 1


def _step(canvas: Canvas, lane: LaneView, seat: int, box: Box) -> None:
    """Where it goes, the horses it costs, what a wheel or the goal gives."""
    space = _next(lane, seat)
    parts: tuple[str, ...] = (str(space - 1), "→", str(space))
    if horses := horses_into(space):
        parts = (*parts, f" −{horses}", "horse")
    if space in TABLES.hippodrome.wheels:
        parts = (*parts, " +1", "marker", "/", "influence")
    seat_token(canvas, seat, Box(box.x, box.y + 9, 28, 28), INK)
    room = Box(box.x + 38, box.y, box.w - 38, box.h)
    parts_row(canvas, parts, room, 26, INK, "left")
    if space == GOAL:
        at = Box(room.x + parts_width(parts, 26) + 8, box.y + 8, 40, 30)
        points(canvas, at, str(FINISH_VP), 26)


def _race(
    canvas: Canvas, lane: LaneView, seat: int, tile: str | None, box: Box, words: Words
) -> None:
    """The place after the step, and what the first wins where the lane is favoured."""
    ahead = sum(racer.space >= _next(lane, seat) for racer in lane.racers if racer.owner != seat)
    room = Box(box.x, box.y, 130, box.h)
    canvas.text(words.say("nova-place", place=ahead + 1), room, "semi", 26, INK)
    if tile:
        room = Box(box.x + 130, box.y, box.w - 130 - 44, box.h)
        parts_row(canvas, ("1.", "→", "wheel"), room, 26, INK_SOFT, "right")
        points(canvas, Box(box.right - 38, box.y + 8, 38, 30), str(TABLES.chariots[tile].vp), 26)

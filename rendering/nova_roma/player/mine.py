"""What a phone shows of the own side: the store, what it pays for, estate, followers, goals."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from games.nova_roma.data import TABLES
from games.nova_roma.data.components import Price
from games.nova_roma.seat.guide.standing import lacks
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.words.labels import BUILDING_TEXT, SAILING_TEXT
from rendering.frame import Frame
from rendering.front.own import TYPE, chips_block, reach_told, within_reach, words_block
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows
from rendering.kit.signs import sign
from rendering.kit.theme import INK, INK_SOFT, LAPIS, MARBLE, TERRACOTTA, Colour
from rendering.nova_roma.board.followers import chip_width, follower_chip
from rendering.nova_roma.hand.goals import progress
from rendering.nova_roma.look.pieces import figure
from rendering.nova_roma.look.signs import SIGN, What, parts_row, parts_width, points
from rendering.nova_roma.player import estate, mosaic
from rendering.nova_roma.player.aims import LINE, aims
from rendering.nova_roma.player.area import Count, counts_of, draw_count
from rendering.nova_roma.words.head import words_for
from rendering.nova_roma.words.standings import DRAFTS
from rendering.words.spoken import Words

COUNTS = ChipRows(tall=34, gap=14)
OFFERS = ChipRows(tall=42, gap=8)
GOAL = 46  # from row to row of the mosaic
HIRED = 36  # from follower to follower
MOST = 4  # beside the estate
AIMS = 3  # goals in words
PAD = 8
BAND = 6


def mine(view: View, frame: Frame, w: int) -> Sequence[Canvas]:
    """Nothing in a draft: the cards to choose from are in the hand."""
    if view.seat is None or view.phase in DRAFTS:
        return ()
    words, me = words_for(view, frame), view.players[view.seat]
    return [
        chips_block(COUNTS, list(count_chips(me)), w, "own:"),
        within_reach([_offered(card) for card in _payable(view, me)], OFFERS, words, w),
        _estate(me, w),
        *_claimable(me, words, w),
        _next_goals(me, words, w),
        _goals(me, w),
    ]


def count_chips(player: PlayerView) -> Iterator[Chip]:
    """All that lies in store."""
    for count in counts_of(player):
        yield Chip(count.width, partial(_drawn, count), count.key)


def _drawn(count: Count, canvas: Canvas, box: Box) -> None:
    draw_count(canvas, count, box)


# ---- what can be paid -------------------------------------------------------------------------


def _payable(view: View, me: PlayerView) -> list[str]:
    """Contracts on offer for which everything is there."""
    cards = [card for card in (*view.sailing.cards, *view.building.cards) if card]
    return [card for card in cards if not lacks(me, _price(card))]


def _price(card: str) -> Price:
    return (TABLES.sailing.get(card) or TABLES.building[card]).cost


def pays(view: View, frame: Frame) -> str:
    """The same in words."""
    assert view.seat is not None
    words, texts = words_for(view, frame), SAILING_TEXT | BUILDING_TEXT
    cards = _payable(view, view.players[view.seat])
    return reach_told([words.tell(texts[card]) for card in cards], words)


def _offered(card: str) -> Chip:
    """With its price and points."""
    building = TABLES.building.get(card)
    if building:
        return _contract("building", TERRACOTTA, building.cost, building.vp)
    return _contract("sailing", LAPIS, TABLES.sailing[card].cost, 0)


def _contract(kind: str, tone: Colour, price: Mapping[What, int], vp: int) -> Chip:
    """Sign, price and points."""
    parts = tuple(what for what, n in price.items() for _ in range(n))
    wide = 44 + parts_width(parts, 26) + (42 if vp else 0) + PAD

    def draw(canvas: Canvas, box: Box) -> None:
        canvas.plate(box, 8, MARBLE, INK)
        canvas.rounded(Box(box.x + 2, box.y + 2, BAND, box.h - 4), 3, tone)
        sign(canvas, SIGN[kind], box.x + 26, box.middle[1], 26, INK_SOFT)
        room = Box(box.x + 44, box.y, parts_width(parts, 26), box.h)
        parts_row(canvas, parts, room, 26, INK, "left")
        if vp:
            points(canvas, Box(room.right + 6, box.y + 6, 34, box.h - 12), str(vp), 24)

    return Chip(wide, draw)


# ---- what lies there --------------------------------------------------------------------------


def _estate(me: PlayerView, w: int) -> Canvas:
    """The production area, and beside it those who were hired; below it if they are many."""
    tall = estate.HEADING + 3 * estate.CELL_H + 4
    x, rows = estate.WIDTH + PAD, len(me.row)
    beside = rows <= MOST and all(chip_width(hired.card) <= w - x for hired in me.row)
    canvas = Canvas(w, tall if beside else tall + rows * HIRED, MARBLE)
    estate.production(canvas, me, 0, 2, False)
    for n, hired in enumerate(me.row):
        top = 2 + n * HIRED
        box = Box(x, top, w - x, HIRED - 4) if beside else Box(0, tall + top, w, HIRED - 4)
        follower_chip(canvas, hired.card, box, hired.exhausted or hired.fresh)
    return canvas


def _claimable(me: PlayerView, words: Words, w: int) -> Iterator[Canvas]:
    """Goals that can be claimed now, in words."""
    open_goals = [field for field in me.mosaic if field.claimable and not field.claimed]
    said = [words.say(f"achievement-{field.achievement}") for field in open_goals]
    if said:
        told = f"{words.say('nova-claimable')}: {words.speaker.listing(said)}"
        yield words_block(told, w)


def _next_goals(me: PlayerView, words: Words, w: int) -> Canvas:
    """Those that lack least, in words."""
    canvas = Canvas(w, AIMS * LINE, MARBLE)
    aims(canvas, me, canvas.box, words)
    return canvas


def _goals(me: PlayerView, w: int) -> Canvas:
    """Nine goals in signs with their progress; what is claimed bears the own shape."""
    canvas = Canvas(w, 3 * GOAL, MARBLE)
    wide = (w - mosaic.SIDE) // 3
    for r, (colour, row) in enumerate(mosaic.goals(me).items()):
        vp = Box(0, r * GOAL + 5, mosaic.SIDE - 6, 32)
        points(canvas, vp, str(TABLES.fields[colour].vp), 24)
        for c, goal in enumerate(row):
            box = Box(mosaic.SIDE + c * wide, r * GOAL, wide - 4, GOAL - 4)
            mosaic.field(canvas, goal, colour, box)
            if goal.claimed:
                figure(canvas, me.seat, Box(box.middle[0] - 17, box.y + 4, 34, 34))
                continue
            reached = Box(box.right - 44, box.y, 40, box.h)
            canvas.text(progress(me, goal), reached, "bold", TYPE, INK_SOFT, "right", least=TYPE)
            mosaic.goal_row(canvas, goal.achievement, Box(box.x, box.y, box.w - 46, box.h))
    return canvas

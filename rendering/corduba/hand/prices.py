"""Buildings that can still be built: shape, price, prestige, and in which quarters."""

from __future__ import annotations

from PIL import Image

from games.corduba.actions.paying import monument_price, price_there
from games.corduba.data import TABLES
from games.corduba.holdings.pieces import strongest
from games.corduba.holdings.prices import is_payable
from games.corduba.seat.view import DistrictView, PlayerView, View
from games.corduba.state import Player
from games.corduba.terms import DistrictId
from games.corduba.words.labels import BUILDING_TEXT
from rendering.board.scene import MARGIN
from rendering.corduba.board.panels.offers import silhouette
from rendering.corduba.look.colours import QUARTER, ROOF
from rendering.corduba.look.signs import BUILDING_SIGN, cost_parts, parts_row, parts_width
from rendering.hand import COLUMN, INNER, LEAST, shelved, shelves
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.signs import Parts, sign
from rendering.kit.theme import INK, MARBLE, PLASTER, on
from rendering.words.spoken import Words

CARD, MORE = 162, 46  # height of a card, and with a long price
CELL = 20


def open_kinds(view: View) -> list[str]:
    """Types that are available somewhere."""
    return [kind for kind in TABLES.buildings if any(kind in d.available for d in view.districts)]


def payable(view: View, me: PlayerView) -> list[str]:
    """Types that one could pay somewhere with what one has at hand."""
    player = _holder(me)
    return [
        kind
        for kind in open_kinds(view)
        if any(_is_paid(player, kind, district) for district in view.districts)
    ]


def payable_monuments(view: View, me: PlayerView) -> list[str]:
    """Likewise those that nobody has built."""
    player, hands = _holder(me), me.workers + me.special_ready
    calm = {district.id for district in view.districts if not district.revolting}
    found = []
    for id in view.monuments:
        where: list[DistrictId | None] = [
            district for district in TABLES.monuments[id].prestige if district in calm
        ]
        prices = [monument_price(player, id, district) for district in where or [None]]
        if any(hands >= price.strength and is_payable(player, price) for price in prices):
            found.append(id)
    return found


def _holder(me: PlayerView) -> Player:
    """What one has, as the rules ask for it."""
    return Player(
        character=me.character,
        denarii=me.denarii,
        goods=dict(me.goods),
        workers=me.workers,
        ready=list(me.ready),
        special_ready=me.special_ready,
        monuments=list(me.monuments),
        ability_ready=me.ability_ready,
    )


def _is_paid(player: Player, kind: str, district: DistrictView) -> bool:
    if kind not in district.available:
        return False
    type = TABLES.buildings[kind]
    price = price_there(player, district.id, type, district.revolting)
    return strongest(player, type.colour) >= price.strength and is_payable(player, price)


def price_list(view: View, me: PlayerView, words: Words) -> Canvas:
    """What one cannot pay steps back."""
    kinds, paid = open_kinds(view), payable(view, me)
    heights = [CARD + MORE * (len(_price(kind)) - 1) for kind in kinds]
    canvas = Canvas(INNER, shelved(heights) or 1, PLASTER)
    for kind, box in zip(kinds, shelves(heights, 0), strict=True):
        card = Canvas(box.w, box.h, PLASTER)
        _card(card, view, kind, words, card.box)
        if kind not in paid:
            card.stamp(0, 0, PLASTER, veil, *card.size)
        canvas.put(card, box.x - MARGIN, box.y)
    return canvas


@remember(4)
def veil(w: int, h: int) -> Image.Image:
    """Thicker than over the cards of a hand: what can be paid must stand out."""
    return Image.new("L", (w, h), 130)


def _price(kind: str) -> list[Parts]:
    """Strength, goods and prestige, each a figure with its sign, in as few rows as hold them."""
    type = TABLES.buildings[kind]
    return price_rows((*cost_parts(type.strength, type.cost), f" +{type.prestige}", "prestige"))


def price_rows(whole: Parts) -> list[Parts]:
    """Pairs of a figure and its sign, as many in a row as fit onto a card."""
    rows: list[Parts] = [()]
    for n in range(0, len(whole), 2):
        longer = (*rows[-1], *whole[n : n + 2])
        if rows[-1] and parts_width(longer, LEAST) > COLUMN - 28:
            rows.append(whole[n : n + 2])
        else:
            rows[-1] = longer
    return rows


def _card(canvas: Canvas, view: View, kind: str, words: Words, box: Box) -> None:
    type = TABLES.buildings[kind]
    canvas.plate(box, 10, MARBLE, INK)
    face = ROOF[type.colour]
    canvas.rounded(Box(box.x + 4, box.y + 4, 8, box.h - 8), 4, face)
    name = Box(box.x + 20, box.y + 4, box.w - 28, 48)
    canvas.text(words.tell(BUILDING_TEXT[kind]), name, "bold", 38, INK, least=LEAST)
    plate = Box(box.x + 20, box.y + 56, 52, 44)
    canvas.rounded(plate, 8, face)
    sign(canvas, BUILDING_SIGN[kind], *plate.middle, 34, on(face))
    x = plate.right + 8
    for district in view.districts:
        if kind in district.available:
            at = Box(x, plate.y, 44, 44)
            look = QUARTER[district.id]
            canvas.rounded(at, 8, look.plate)
            canvas.text(district.letter, at, "bold", LEAST, on(look.plate), "centre", least=LEAST)
            x = at.right + 4
    silhouette(canvas, kind, 0, Box(box.right - 110, box.y + 52, 104, 52), CELL)
    for n, parts in enumerate(_price(kind)):
        room = Box(box.x + 20, box.y + 108 + n * MORE, box.w - 26, MORE)
        parts_row(canvas, parts, room, LEAST, INK)

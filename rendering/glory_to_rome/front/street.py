"""The table as a street, for the front page: houses on their plots, the pool on the forum."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import dropwhile
from typing import NamedTuple

import msgspec

from games.glory_to_rome.data.cards import MATERIALS, ROLE_OF
from games.glory_to_rome.seat.view import BuildingView, PlayerView, View
from rendering.board.changes import Changes, Figures
from rendering.board.scene import Placement, Scene
from rendering.frame import Frame
from rendering.glory_to_rome.board.changes import changes
from rendering.glory_to_rome.board.near import in_rows
from rendering.glory_to_rome.front.pool import PILES, SIZE, WIDTH, news_pool
from rendering.glory_to_rome.look import COLOUR, PAVING, ROLE_SIGN, SIGN, card_colour, pip
from rendering.glory_to_rome.place.cards import fan, white_fan
from rendering.glory_to_rome.place.fronts import front
from rendering.glory_to_rome.place.ground import forum_ground
from rendering.glory_to_rome.player.houses import built, ground
from rendering.glory_to_rome.player.names import card_name
from rendering.glory_to_rome.words.head import words_for
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows, Figure
from rendering.kit.panels import card_back
from rendering.kit.seats import SEATS, initial, lettered
from rendering.kit.signs import Sign, sign
from rendering.kit.surface import Align
from rendering.kit.theme import INK, INK_SOFT, MARBLE, OCHRE, PLASTER_LIGHT, Colour, on
from rendering.kit.type import width
from rendering.words.spoken import Words

GAP = 20
HEAD = 70
CHIPS = ChipRows(58, 10)
BELOW = 14  # a row of them
BESIDE = 40  # a count that changed
HOUSE = Box(0, 0, 264, 150)
NAME = 54  # height of the name below a house
LINE = 48  # the same where there are two, one below the other
FAR = 50  # units of type that can be read on the plate of the end
PIP = 40
CARD_W, CARD_H = 128, 116
HILLS, WALL, TOWN = 44, 66, 72  # of the forum, from the top
ROWS = 48  # between rows of cards: a glow of one stays out of a view of the other


class Count(NamedTuple):
    """Something counted: its spot, its sign, how it looks."""

    spot: str
    shown: Sign
    n: int
    colour: Colour
    radius: int
    limit: int | None = None


class Past(NamedTuple):
    """What changed, and the counts before; nothing where nobody asks."""

    told: Changes
    counts: Mapping[str, int]
    is_led_aside: bool = False  # the card that was led lies on the forum


def street(view: View, frame: Frame) -> Scene:
    """Only what is there: empty places are left out."""
    words = words_for(view, frame)
    blocks = [_forum(view), *(_plot(view, p, words, Past({}, {})) for p in view.players)]
    return _below_each_other(blocks, changes(frame.before, view))


def news_street(view: View, frame: Frame) -> Scene:
    """The same for who wants to see what changed: it comes first, counts tell what they were.

    Who looks has all that lies before them elsewhere in the picture.
    """
    words, told = words_for(view, frame), changes(frame.before, view)
    past = Past(told if frame.before else {}, counts_before(frame.before), True)
    others = [player for player in view.players if player.seat != view.seat]
    blocks = [news_pool(view, words, told), *(_plot(view, p, words, past) for p in others)]
    scene = _below_each_other(blocks, told)
    counted = {f"p{seat}:{count.spot}" for seat, count in _all_counts(view)} | {*PILES}
    left = {spot: None if spot in counted else it for spot, it in scene.changed.items()}
    if view.seat is not None:  # the pool is of more use to them than how many cards others hold
        left = {spot: it for spot, it in left.items() if not spot.endswith(":hand")}
    return scene._replace(changed=left)


def _all_counts(view: View) -> Iterator[tuple[int, Count]]:
    return ((player.seat, count) for player in view.players for count in _counts(player))


def counts_before(before: bytes | None) -> dict[str, int]:
    """By spot; nothing: nobody asks what they were."""
    if before is None:
        return {}
    then = msgspec.json.decode(before, type=View)
    return {f"p{seat}:{count.spot}": count.n for seat, count in _all_counts(then)}


def _below_each_other(blocks: Sequence[Canvas], changed: Changes) -> Scene:
    placements, y = [], GAP
    for block in blocks:
        placements.append(Placement(block, GAP, y))
        y += block.box.h + GAP
    return Scene(y, tuple(placements), changed, width=WIDTH + 2 * GAP)


# ---- the forum --------------------------------------------------------------------------------


def _forum(view: View) -> Canvas:
    """The pool as fans of cards under the wall of the city, then the two decks."""
    tall = TOWN + 2 * CARD_H + ROWS + 24
    canvas = Canvas(WIDTH, tall, PAVING)
    canvas.picture(0, 0, forum_ground, WIDTH, tall, HILLS / tall, WALL / tall, TOWN / tall)
    step = (WIDTH - 8) // 4
    at = [
        Box(8 + n % 4 * step, TOWN + 10 + n // 4 * (CARD_H + ROWS), CARD_W, CARD_H)
        for n in range(8)
    ]
    for material, box in zip(MATERIALS, at, strict=False):
        if n := view.pool.get(material, 0):
            canvas.sprite(box, fan, material, n)
            _figure(canvas, box, SIGN[material], n, on(COLOUR[material]))
        canvas.spot(f"pool:{material}", box.inset(-2, -2))
    deck, senators = at[6].inset(20, 0), at[7]
    if view.deck_size:
        card_back(canvas, deck)
        _count(canvas, Box(deck.x, deck.y + 36, deck.w, 50), view.deck_size, MARBLE)
    if view.senators:
        canvas.sprite(senators, white_fan, view.senators)
        _figure(canvas, senators, "scroll", view.senators, INK)
    canvas.spot("deck", deck.inset(-4))
    canvas.spot("senators", senators.inset(-2, -2))
    return canvas


def _figure(canvas: Canvas, box: Box, shown: Sign, n: int, ink: Colour) -> None:
    """On the middle card of a fan."""
    sign(canvas, shown, box.middle[0], box.y + 36, 40, ink)
    _count(canvas, Box(box.x, box.y + 58, box.w, 56), n, ink)


def _count(canvas: Canvas, box: Box, n: int, ink: Colour) -> None:
    canvas.text(str(n), box, "title", 48, ink, "centre", least=SIZE)


# ---- a player ---------------------------------------------------------------------------------


def _plot(view: View, player: PlayerView, words: Words, past: Past) -> Canvas:
    """Houses that changed stand right below the name, the others below what the player has."""
    prefix = f"p{player.seat}:"
    fresh = [b for b in player.buildings if f"{prefix}b:{b.name}" in past.told]
    others = [b for b in player.buildings if b not in fresh]
    rows = _chip_rows(player, past)
    upper, lower = _tall(fresh), _tall(others)
    top = HEAD + upper
    houses = top + 14 + len(rows) * (CHIPS.tall + BELOW)
    canvas = Canvas(WIDTH, houses + lower, PLASTER_LIGHT)
    _name(canvas, view, player, words, past)
    _houses(canvas, fresh, HEAD, prefix, words)
    for n, row in enumerate(rows):
        CHIPS.put(canvas, row, 16, top + 14 + n * (CHIPS.tall + BELOW), prefix)
    _houses(canvas, others, houses, prefix, words)
    return canvas


def _tall(buildings: Sequence[BuildingView]) -> int:
    return -(-len(buildings) // 2) * (HOUSE.h + NAME)


def _houses(
    canvas: Canvas, buildings: Sequence[BuildingView], top: int, prefix: str, words: Words
) -> None:
    """In pairs, their names below them."""
    for n, row in enumerate(in_rows(buildings, 2)):
        names = [card_name(b.name, words) for b in row]
        y = top + n * (HOUSE.h + NAME)
        labels = _labels(names, y)
        tall = min(room.y for room, _ in labels) - y
        ground(canvas, Box(0, y, WIDTH, HOUSE.h + NAME), tall - 6)
        for k, (b, name, (room, align)) in enumerate(zip(row, names, labels, strict=True)):
            house = Box(4 + k * HOUSE.w, y, HOUSE.w, tall)
            _house(canvas, b, house)
            canvas.text(name, room, "semi", SIZE, INK if b.complete else INK_SOFT, align, least=30)
            place = house._replace(w=max(house.w, room.w) if len(row) == 1 else house.w)
            canvas.spot(f"{prefix}b:{b.name}", place._replace(h=HOUSE.h + NAME))


def _labels(names: Sequence[str], y: int) -> list[tuple[Box, Align]]:
    """Rooms for the names below houses, so wide that they can be read on the plate of the end.

    A long one takes what its neighbour leaves of the line; two long ones have a line each.
    """
    wide = [width(name, "semi", FAR) + 16 for name in names]
    line = Box(4, y + HOUSE.h, WIDTH - 8, NAME).inset(8, 2)
    if len(names) == 1:
        return [(line._replace(w=max(HOUSE.w, wide[0]) - 16), "left")]
    if max(wide) <= HOUSE.w:
        half = line._replace(w=HOUSE.w - 16)
        return [(half, "left"), (half.moved(HOUSE.w, 0), "left")]
    if sum(wide) <= line.w:
        left = line._replace(w=wide[0])
        return [(left, "left"), (Box(left.right, line.y, line.w - left.w, line.h), "right")]
    upper = Box(line.x, y + HOUSE.h + NAME - 2 * LINE, line.w, LINE)
    return [(upper, "left"), (upper.moved(0, LINE), "right")]


def _name(canvas: Canvas, view: View, player: PlayerView, words: Words, past: Past) -> None:
    """In the colour of the seat; at the right the card that was played."""
    seat, name = SEATS[player.seat].colour, words.names[player.seat]
    canvas.fill(Box(0, 0, WIDTH, HEAD), seat)
    lettered(canvas, player.seat, initial(name), Box(12, 6, 60, 60), MARBLE, SIZE)
    room = Box(82, 4, WIDTH - 100, HEAD - 4)
    is_aside = past.is_led_aside and player.seat == view.leader
    camp = () if is_aside else player.camp[:1]
    said = card_name(camp[0], words) if camp else ""
    wide = width(said, "semi", SIZE) + 28 if camp else 0
    end = canvas.text(name, room, "head", SIZE, on(seat), least=36).right
    if player.seat == view.leader:
        canvas.icon("crown", end + 36, HEAD // 2 + 2, 40, OCHRE if on(seat) == INK else MARBLE)
        end += 60
    canvas.spot(f"p{player.seat}:name", Box(8, 6, end - 4, HEAD - 6))
    canvas.spot(f"p{player.seat}:head", Box(0, 0, WIDTH, HEAD))
    if camp and end + wide + 30 <= WIDTH:
        at = Box(WIDTH - 16 - wide, 10, wide, HEAD - 16)
        ground = card_colour(camp[0])
        canvas.plate(at, 8, ground, INK, 3)
        canvas.text(said, at, "semi", SIZE, on(ground), "centre", least=36)
        canvas.spot(f"p{player.seat}:stance", at)
        canvas.spot(f"p{player.seat}:stance-head", Box(0, 0, WIDTH, HEAD))


def _counts(player: PlayerView) -> Iterator[Count]:
    """Hand and vault, then clients and stockpile as far as there are any.

    Clients are round, material is square.
    """
    yield Count("hand", "fan", player.hand_size, PLASTER_LIGHT, 10, player.hand_limit)
    yield Count("vault", "box-archive", player.vault_size, PLASTER_LIGHT, 10, player.vault_limit)
    for material in MATERIALS:
        if n := player.clients.count(material):
            client = ROLE_SIGN[ROLE_OF[material]]
            yield Count(f"client:{material}", client, n, COLOUR[material], 28)
    for material in MATERIALS:
        if n := player.stockpile.get(material, 0):
            yield Count(f"stock:{material}", SIGN[material], n, COLOUR[material], 10)


def _chip_rows(player: PlayerView, past: Past) -> list[list[Chip]]:
    """Those that changed first, each with room for the number of the line that tells it."""
    chips: list[Chip] = []
    for count in sorted(
        _counts(player), key=lambda it: f"p{player.seat}:{it.spot}" not in past.told
    ):
        name = f"p{player.seat}:{count.spot}"
        then = past.counts.get(name, 0) if past.counts else count.n
        text = str(count.n) if then == count.n else str(Figures(then, count.n))
        text += "" if count.limit is None else f"/{count.limit}"
        chips.append(Figure(count.shown, text, count.colour, SIZE, count.radius).chip(count.spot))
        if name in past.told:
            chips.append(Chip(BESIDE, _nothing))
    rows = [list(dropwhile(lambda it: not it.spot, row)) for row in CHIPS.flow(chips, WIDTH - 32)]
    return [row for row in rows if row]


def _nothing(canvas: Canvas, box: Box) -> None:
    """Free space."""


def _house(canvas: Canvas, b: BuildingView, at: Box) -> None:
    """On the pavement; before one that is begun lies what it is built of."""
    canvas.sprite(
        Box(at.x + 10, at.y + 10, at.w - 24, at.h - 14), front, b.name, b.material, built(b)
    )
    for n, material in enumerate(() if b.complete else b.materials):
        pip(canvas, Box(at.x + 16 + n * (PIP + 4), at.bottom - PIP - 2, PIP, PIP), material)

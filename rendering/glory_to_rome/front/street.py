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
from rendering.glory_to_rome.front.forum import forum
from rendering.glory_to_rome.front.pool import PILES, SIZE, WIDTH, news_pool
from rendering.glory_to_rome.look import COLOUR, ROLE_SIGN, SIGN, pip
from rendering.glory_to_rome.place.fronts import front
from rendering.glory_to_rome.player.houses import built, ground
from rendering.glory_to_rome.player.names import card_name, played
from rendering.glory_to_rome.words.head import words_for
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows, Figure
from rendering.kit.seats import SEATS, initial, lettered
from rendering.kit.signs import Sign
from rendering.kit.surface import Align
from rendering.kit.theme import INK, INK_SOFT, MARBLE, OCHRE, PLASTER, PLASTER_LIGHT, Colour, on
from rendering.kit.type import width
from rendering.words.spoken import Words

GAP = 20
CHIPS = ChipRows(58, 10)
BESIDE, MARK = 32, 18  # a count that changed; what its mark covers of it
HOUSE = Box(0, 0, 264, 150)
NAME = 54  # height of the name below a house
LINE = 48  # the same where there are two, one below the other
FAR = 50  # units of type that can be read on the plate of the end
PIP = 40
APART = 14  # blocks of a column
HIGHEST = 726  # of a column that a film still shows as a whole
FORUM = 480  # height of seats from which the forum beside them is as high as they are


class Count(NamedTuple):
    """Something counted: its spot, its sign, how it looks."""

    spot: str
    shown: Sign
    n: int
    colour: Colour
    radius: int
    limit: int | None = None


class Measures(NamedTuple):
    """Of what lies before a player: height of the name, space above and below a row of chips."""

    head: int
    above: int
    below: int


NEWS, FILM = Measures(70, 14, 14), Measures(60, 8, 8)


class Past(NamedTuple):
    """What changed, and the counts before; nothing where nobody asks."""

    told: Changes
    counts: Mapping[str, int]
    is_news: bool = False  # what was led lies on the forum, and marks need room

    @property
    def measures(self) -> Measures:
        return NEWS if self.is_news else FILM


def street(view: View, frame: Frame) -> Scene:
    """Only what is there: empty places are left out. In two blocks, to be shown abreast: all seats
    beside the forum where they are low enough for that, else some of them below it.
    """
    words = words_for(view, frame)
    plots = [_plot(view, player, words, Past({}, {})) for player in view.players]
    beside = _column(plots)
    if beside.box.h <= HIGHEST:
        left = [forum(view, 2 if beside.box.h > FORUM else 4)]
    else:
        half = len(plots) // 2
        left, beside = [forum(view), *plots[:half]], _column(plots[half:])
    return _below_each_other([_column(left), beside], changes(frame.before, view))


def _column(blocks: Sequence[Canvas]) -> Canvas:
    """Below each other on one sheet; each makes sense alone."""
    canvas = Canvas(WIDTH, sum(block.box.h + APART for block in blocks) - APART, PLASTER)
    y = 0
    for block in blocks:
        canvas.put(block, 0, y)
        canvas.part(block.box.moved(0, y))
        y += block.box.h + APART
    return canvas


def news_street(view: View, frame: Frame) -> Scene:
    """The same for who wants to see what changed: it comes first, counts tell what they were.

    Who looks has all that lies before them elsewhere in the picture.
    """
    words, told = words_for(view, frame), changes(frame.before, view)
    past = Past(told if frame.before else {}, counts_before(frame.before), is_news=True)
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


# ---- a player ---------------------------------------------------------------------------------


def _plot(view: View, player: PlayerView, words: Words, past: Past) -> Canvas:
    """Houses that changed stand right below the name, the others below what the player has."""
    prefix = f"p{player.seat}:"
    fresh = [b for b in player.buildings if f"{prefix}b:{b.name}" in past.told]
    others = [b for b in player.buildings if b not in fresh]
    rows = _chip_rows(player, past)
    upper, lower = _tall(fresh), _tall(others)
    head, above, below = past.measures
    top = head + upper
    houses = top + above + len(rows) * (CHIPS.tall + below)
    canvas = Canvas(WIDTH, houses + lower, PLASTER_LIGHT)
    _name(canvas, view, player, words, past)
    _houses(canvas, fresh, head, prefix, words, past.is_news)
    for n, row in enumerate(rows):
        CHIPS.put(canvas, row, 16, top + above + n * (CHIPS.tall + below), prefix)
    _houses(canvas, others, houses, prefix, words, past.is_news)
    return canvas


def _tall(buildings: Sequence[BuildingView]) -> int:
    return -(-len(buildings) // 2) * (HOUSE.h + NAME)


def _houses(
    canvas: Canvas,
    buildings: Sequence[BuildingView],
    top: int,
    prefix: str,
    words: Words,
    is_news: bool,
) -> None:
    """In pairs, their names below them: on a page that marks one of them each below its own."""
    for n, row in enumerate(in_rows(buildings, 2)):
        names = [card_name(b.name, words) for b in row]
        y = top + n * (HOUSE.h + NAME)
        labels = _labels([""] * len(names) if is_news else names, y)
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
    """In the colour of the seat; at the right the cards that were played."""
    seat, name, tall = SEATS[player.seat].colour, words.names[player.seat], past.measures.head
    canvas.fill(Box(0, 0, WIDTH, tall), seat)
    lettered(canvas, player.seat, initial(name), Box(12, tall // 2 - 29, 60, 60), MARBLE, SIZE)
    room = Box(82, 4, WIDTH - 100, tall - 4)
    end = canvas.text(name, room, "head", SIZE, on(seat), least=36).right
    if player.seat == view.leader:
        canvas.icon("crown", end + 36, tall // 2 + 2, 40, OCHRE if on(seat) == INK else MARBLE)
        end += 60
    canvas.spot(f"p{player.seat}:name", Box(8, 6, end - 4, tall - 6))
    canvas.spot(f"p{player.seat}:head", Box(0, 0, WIDTH, tall))
    if past.is_news:  # houses that changed stand right below it
        canvas.spot(f"p{player.seat}:above", Box(0, 0, WIDTH, tall))
    if player.camp and not (past.is_news and player.seat == view.leader):
        at = played(canvas, player.camp, words, Box(end + 30, 8, WIDTH - end - 46, tall - 15))
        if at:
            canvas.spot(f"p{player.seat}:stance", at)
            canvas.spot(f"p{player.seat}:stance-head", Box(0, 0, WIDTH, tall))


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
        chip = Figure(count.shown, text, count.colour, SIZE, count.radius).chip(count.spot)
        told = name in past.told
        chips.append(chip._replace(width=chip.width + MARK) if told else chip)
        chips += [Chip(BESIDE, _nothing)] if told else []
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

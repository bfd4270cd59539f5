"""A player's strip: points, what lies in store, estate, mosaic, followers."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from games.nova_roma.data import TABLES
from games.nova_roma.seat.view import PlayerView
from games.nova_roma.terms import GOODS, HAND_LIMIT, MOST_INFLUENCE
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.icons import Icon
from rendering.kit.seats import SEATS, badge
from rendering.kit.theme import (
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    PLASTER,
    PLASTER_LIGHT,
    RED,
    VERDIGRIS,
    Colour,
    mix,
    on,
)
from rendering.kit.type import width
from rendering.nova_roma.board.followers import follower_chip, follower_line, line_height
from rendering.nova_roma.board.panel import panel
from rendering.nova_roma.look.signs import points, token
from rendering.nova_roma.player import estate, mosaic
from rendering.nova_roma.player.aims import aims
from rendering.words.spoken import Words

HEIGHT, TALL = 152, 188
BAND = 104
STORE = BAND + 14  # where name and goods begin
STORE_W = 350
ESTATE = STORE + STORE_W + 6
MOSAIC = ESTATE + estate.WIDTH + 14
ROW = MOSAIC + mosaic.WIDTH + 12
RIGHT = INNER - 6
NAME, LINE = 42, 35
TOKEN = 30
TAG = 32  # before a count that can be chosen
COUNTS = (
    "coins", *GOODS, "influence", "artisans", "hand", "patricians", "blocks", "markers",
    "chariots", "contracts",
)  # fmt: skip


class Area(NamedTuple):
    """All that a player's strip depends on."""

    player: PlayerView
    points: int | None  # nothing while there is a draft
    ahead: bool  # nobody has more points
    waits: bool  # the table waits for this player
    holds_marker: bool
    marker_claimed: bool  # for the next round
    named: tuple[str, ...] = ()  # counts that are told even if they are nothing
    pointed: tuple[str, ...] = ()  # counts that can be chosen: their names stand before them
    roomy: bool = False  # spaces or fields are marked: their names stand above what is on them

    @property
    def height(self) -> int:
        return TALL if self.roomy else HEIGHT


class Count(NamedTuple):
    """So many of something, of so many at most; points on a plate beside."""

    key: str
    what: str
    figure: int
    limit: str = ""
    vp: int = 0
    tag: int = 0  # room for the name of an option

    @property
    def width(self) -> int:
        w = TOKEN + 4 + width(str(self.figure), "bold", 28) + self.tag
        w += width(self.limit, "semi", 20) + 2 if self.limit else 0
        return w + (6 + _plate(self.vp) if self.vp else 0)


def player_strip(area: Area, words: Words) -> Canvas:
    """The strip, from the store when nothing of it has changed."""
    public = replace(area.player, hand=None, pack=None, kept=None)
    contents = (public, area[1:], words.names[area.player.seat])
    return panel("player", words.language, contents, lambda: _draw(area, words))


def _draw(area: Area, words: Words) -> Canvas:
    canvas = Canvas(INNER, area.height, PLASTER)
    _ground(canvas, area, words)
    _name(canvas, area, words)
    _counts(canvas, area)
    canvas.part(Box(0, 0, ESTATE - 4, area.height), area.player.seat)
    estate.production(canvas, area.player, ESTATE, 4, area.roomy)
    mosaic.mosaic(canvas, area.player, MOSAIC, 6, area.roomy)
    _followers(canvas, area, words)
    return canvas


def _ground(canvas: Canvas, area: Area, words: Words) -> None:
    """The ground with its band in the colour of the seat, and the points in large figures."""
    seat = area.player.seat
    tone = SEATS[seat].colour
    edge = 5 if area.waits else 0
    if area.waits:
        canvas.plate(canvas.box, 12, PLASTER_LIGHT, VERDIGRIS, edge)
    else:
        canvas.rounded(canvas.box, 12, PLASTER_LIGHT)
    band = Box(edge, edge, BAND - edge, area.height - 2 * edge)
    canvas.rounded(band, 10, tone)
    canvas.fill(Box(band.x + 12, band.y, band.w - 12, band.h), tone)
    if area.ahead:
        canvas.shape("laurel", Box(10, 4, 84, 84), mix(tone, on(tone), 0.4))
    if area.points is not None:
        room = Box(4, 8, BAND - 6, 70)
        canvas.text(str(area.points), room, "title", 56, on(tone), "centre", least=44)
        canvas.spot(f"p{seat}:points", Box(edge + 4, edge + 4, BAND - edge - 8, 82))
    badge(canvas, seat, words.names[seat], Box(BAND // 2 - 26, 90, 52, 52), on(tone))


def _name(canvas: Canvas, area: Area, words: Words) -> None:
    player = area.player
    signs: list[tuple[Icon, Colour]] = [("shield-halved", INK)] * player.legionnaires
    if area.waits:
        signs.append(("hourglass-half", VERDIGRIS))
    if player.conceded:
        signs.append(("flag", RED))
    taken = 36 * len(signs) + (38 if area.holds_marker else 0)
    room = Box(STORE, 6, STORE_W - taken - 8, NAME - 4)
    end = canvas.text(words.names[player.seat], room, "head", 30, INK).right + 8
    if area.holds_marker:
        _marker(canvas, Box(end, 8, 32, 32), RED if area.marker_claimed else INK)
        end += 38
    for icon, tone in signs:
        canvas.icon(icon, end + 16, 24, 26, tone)
        end += 36
    canvas.spot(f"p{player.seat}:name", Box(STORE - 4, 7, end - STORE + 4, NAME - 8))


def _marker(canvas: Canvas, box: Box, tone: Colour) -> None:
    """The first-player marker; red when it was taken for the next round."""
    canvas.shape("disc", box, tone)
    canvas.text("1", box, "title", 24, MARBLE, "centre")


# ---- in store ---------------------------------------------------------------------------------


def counts_of(player: PlayerView, named: Collection[str] = ()) -> Iterator[Count]:
    """What there is; nothing of a kind is told only where something points at it."""
    markers = f"+{player.markers_to_win}" if player.markers_to_win else ""
    vp = sum(TABLES.building[card].vp for card in player.building)
    counts = (
        Count("coins", "coin", player.coins),
        *(Count(good, good, player.goods[good]) for good in GOODS),
        Count("influence", "influence", player.influence, f"/{MOST_INFLUENCE}"),
        Count("artisans", "artisan", player.artisans),
        Count("hand", "card", player.hand_size, f"/{HAND_LIMIT}"),
        Count("patricians", "patrician", player.patricians_left),
        Count("blocks", "block", player.blocks_left),
        Count("markers", "marker", player.markers, markers),
        Count("chariots", "wheel", len(player.chariots)),
        Count("contracts", "sailing", len(player.sailing)),
        Count("contracts", "building", len(player.building), vp=vp),
    )
    for count in counts:
        if count.figure or count.key in named:
            yield count


def _counts(canvas: Canvas, area: Area) -> None:
    """Beside each other, in as many lines as it takes; closer where there are many."""
    counts = [
        count._replace(tag=TAG) if count.key in area.pointed else count
        for count in counts_of(area.player, area.named)
    ]
    gap = next((gap for gap in (16, 12, 8, 5) if len(_lines(counts, gap)) <= 3), 3)
    for n, line in enumerate(_lines(counts, gap)):
        x, y = STORE, NAME + n * LINE
        for count in line:
            box = Box(x, y, count.width, LINE - 4)
            before = TAG - 3 if count.tag else 0
            draw_count(canvas, count, Box(x + before, y, count.width - count.tag, box.h))
            tag = Tag(Box(box.x, box.y + 2, 26, 26)) if count.tag else None
            _spot(canvas, f"p{area.player.seat}:{count.key}", box.inset(-2, 0), tag)
            x = box.right + gap


def _spot(canvas: Canvas, name: str, box: Box, tag: Tag | None) -> None:
    """Contracts of both kinds are one spot."""
    known = canvas.spots.get(name)
    if known and known.y == box.y:
        box = Box(known.x, box.y, box.right - known.x, box.h)
    canvas.spot(name, box, tag=tag)


def _lines(counts: list[Count], gap: int) -> list[list[Count]]:
    lines: list[list[Count]] = [[]]
    x = 0
    for count in counts:
        if lines[-1] and x + count.width > STORE_W:
            lines.append([])
            x = 0
        lines[-1].append(count)
        x += count.width + gap
    return lines


def draw_count(canvas: Canvas, count: Count, box: Box) -> None:
    token(canvas, count.what, box.x + TOKEN // 2, box.middle[1], TOKEN)
    room = Box(box.x + TOKEN + 4, box.y, box.w - TOKEN, box.h)
    ink = INK if count.figure else INK_FAINT
    end = canvas.text(str(count.figure), room, "bold", 28, ink).right
    if count.limit:
        limit = Box(end + 1, box.y + 3, box.right - end + 4, box.h - 3)
        end = canvas.text(count.limit, limit, "semi", 20, INK_SOFT).right
    if count.vp:
        w = _plate(count.vp)
        points(canvas, Box(box.right - w, box.y + 2, w, box.h - 4), str(count.vp), 24)


def _plate(vp: int) -> int:
    return width(str(vp), "title", 24) + 16


# ---- followers --------------------------------------------------------------------------------


def _followers(canvas: Canvas, area: Area, words: Words) -> None:
    """The row with the effects in words while there is room, else in two columns of four; in what
    is left below it the next goals."""
    player, w = area.player, RIGHT - ROW - 6
    below = 6
    for hired, box in zip(player.row, _places(player, w, words), strict=True):
        resting = hired.exhausted or hired.fresh
        if box.w == w:
            follower_line(canvas, hired.card, box, words, resting)
        else:
            follower_chip(canvas, hired.card, box, resting)
        canvas.spot(f"p{player.seat}:{hired.card}", box)
        below = max(below, box.bottom + 4)
    aims(canvas, player, Box(ROW, below, w, HEIGHT - below - 4), words)
    canvas.part(Box(ROW - 8, 0, RIGHT - ROW + 14, area.height), player.seat)


def _places(player: PlayerView, w: int, words: Words) -> Iterator[Box]:
    heights = [line_height(hired.card, w, words) for hired in player.row]
    y = 6
    if sum(heights) + 4 * len(heights) <= HEIGHT - 8:
        for h in heights:
            yield Box(ROW, y, w, h)
            y += h + 4
        return
    for n in range(len(player.row)):
        column, row = divmod(n, 4)
        yield Box(ROW + column * (w // 2 + 3), 5 + row * 36, w // 2 - 3, 33)

"""A player's strip: points, goods, production area, mosaic, followers, contracts."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from games.nova_roma.data import TABLES
from games.nova_roma.seat.view import PlayerView
from games.nova_roma.terms import GOODS, HAND_LIMIT, MOST_INFLUENCE, ROW_LIMIT
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
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
from rendering.nova_roma.board.followers import follower_chip
from rendering.nova_roma.board.panel import panel
from rendering.nova_roma.look.signs import parts_row, parts_width, points, token
from rendering.nova_roma.player import estate, mosaic
from rendering.words.spoken import Words

HEIGHT = 182
BAND = 112
STORE = BAND + 14  # where name and goods begin
STORE_W = 336
ESTATE = STORE + STORE_W + 12
MOSAIC = ESTATE + estate.WIDTH + 14
ROW = MOSAIC + mosaic.WIDTH + 10
RIGHT = INNER - 10
NAME, LINE = 44, 44


class Area(NamedTuple):
    """All that a player's strip depends on."""

    player: PlayerView
    points: int | None  # nothing while there is a draft
    ahead: bool  # nobody has more points
    waits: bool  # the table waits for this player
    holds_marker: bool
    marker_claimed: bool  # for the next round


def player_strip(area: Area, words: Words) -> Canvas:
    """The strip, from the store when nothing of it has changed."""
    public = replace(area.player, hand=None, pack=None, kept=None)
    contents = (public, area[1:], words.names[area.player.seat])
    return panel("player", words.language, contents, lambda: _draw(area, words))


def _draw(area: Area, words: Words) -> Canvas:
    canvas = Canvas(INNER, HEIGHT, PLASTER)
    _ground(canvas, area, words)
    _name(canvas, area, words)
    _goods(canvas, area.player)
    _purse(canvas, area.player)
    _pieces(canvas, area.player)
    canvas.part(Box(0, 0, ESTATE - 4, HEIGHT), area.player.seat)
    estate.production(canvas, area.player.production, area.player.seat, ESTATE, 4)
    mosaic.mosaic(canvas, area.player, MOSAIC, 7)
    _followers(canvas, area.player)
    return canvas


def _ground(canvas: Canvas, area: Area, words: Words) -> None:
    """The plate with its band in the colour of the seat, and the points in large figures."""
    seat = area.player.seat
    tone = SEATS[seat].colour
    edge = 6 if area.waits else 2
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, VERDIGRIS if area.waits else INK, edge)
    band = Box(edge, edge, BAND - edge, HEIGHT - 2 * edge)
    canvas.rounded(band, 10, tone)
    canvas.fill(Box(band.x + 12, band.y, band.w - 12, band.h), tone)
    if area.ahead:
        canvas.shape("laurel", Box(13, 8, 88, 88), mix(tone, on(tone), 0.4))
    if area.points is not None:
        room = Box(6, 12, BAND - 8, 74)
        canvas.text(str(area.points), room, "title", 60, on(tone), "centre", least=44)
        canvas.spot(f"p{seat}:points", Box(edge + 4, edge + 4, BAND - edge - 8, 98))
    badge(canvas, seat, words.names[seat], Box(BAND // 2 - 30, 112, 62, 62), on(tone))


def _name(canvas: Canvas, area: Area, words: Words) -> None:
    player = area.player
    signs: list[tuple[Icon, Colour]] = [("shield-halved", INK)] * player.legionnaires
    if area.waits:
        signs.append(("hourglass-half", VERDIGRIS))
    if player.conceded:
        signs.append(("flag", RED))
    taken = 38 * len(signs) + (40 if area.holds_marker else 0)
    room = Box(STORE, 6, STORE_W - taken, NAME - 4)
    end = canvas.text(words.names[player.seat], room, "head", 32, INK).right + 8
    if area.holds_marker:
        _marker(canvas, Box(end, 10, 34, 34), RED if area.marker_claimed else INK)
        end += 40
    for icon, tone in signs:
        canvas.icon(icon, end + 17, 27, 28, tone)
        end += 38
    canvas.spot(f"p{player.seat}:name", Box(STORE - 4, 8, end - STORE + 4, NAME - 6))


def _marker(canvas: Canvas, box: Box, tone: Colour) -> None:
    """The first-player marker; red when it was taken for the next round."""
    canvas.shape("disc", box, tone)
    canvas.text("1", box, "title", 24, MARBLE, "centre")


def _goods(canvas: Canvas, player: PlayerView) -> None:
    step = STORE_W // len(GOODS)
    for n, good in enumerate(GOODS):
        box = Box(STORE + n * step, NAME + 4, step - 4, LINE - 6)
        _count(canvas, box, good, str(player.goods[good]), player.goods[good] > 0)
        canvas.spot(f"p{player.seat}:{good}", box)


def _purse(canvas: Canvas, player: PlayerView) -> None:
    """Coins, influence, artisans at hand, cards in hand."""
    counts = (
        ("coin", "coins", str(player.coins), ""),
        ("influence", "influence", str(player.influence), f"/{MOST_INFLUENCE}"),
        ("artisan", "artisans", str(player.artisans), ""),
        ("card", "hand", str(player.hand_size), f"/{HAND_LIMIT}"),
    )
    _counts(canvas, player, counts, NAME + 4 + LINE, (78, 90, 72, 96))


def _pieces(canvas: Canvas, player: PlayerView) -> None:
    """Patricians, blocks, achievement markers, chariot tiles."""
    markers = f"+{player.markers_to_win}" if player.markers_to_win else ""
    counts = (
        ("patrician", "patricians", str(player.patricians_left), ""),
        ("block", "blocks", str(player.blocks_left), ""),
        ("marker", "markers", str(player.markers), markers),
        ("wheel", "chariots", str(len(player.chariots)), ""),
    )
    _counts(canvas, player, counts, NAME + 4 + 2 * LINE, (66, 84, 104, 82))


def _counts(
    canvas: Canvas,
    player: PlayerView,
    counts: tuple[tuple[str, str, str, str], ...],
    y: int,
    shares: tuple[int, ...],
) -> None:
    """Counts in a line; `shares` are their widths."""
    x = STORE
    for w, (what, key, figure, limit) in zip(shares, counts, strict=True):
        box = Box(x, y, w - 4, LINE - 6)
        x += w
        end = _count(canvas, box, what, figure, figure != "0")
        if limit:
            room = Box(end + 1, box.y + 3, box.right - end, box.h - 3)
            canvas.text(limit, room, "semi", 20, INK_SOFT)
        canvas.spot(f"p{player.seat}:{key}", box)


def _count(canvas: Canvas, box: Box, what: str, figure: str, any: bool) -> int:
    """Token and figure; returns where they end."""
    token(canvas, what, box.x + 17, box.middle[1], 32)
    room = Box(box.x + 37, box.y, box.w - 37, box.h)
    return canvas.text(figure, room, "bold", 30, INK if any else INK_FAINT).right


# ---- followers --------------------------------------------------------------------------------


def _followers(canvas: Canvas, player: PlayerView) -> None:
    """The row in two columns; its eighth place tells the contracts."""
    w, h = (RIGHT - ROW - 6) // 2, 43
    for n in range(ROW_LIMIT):
        column, row = divmod(n, 4)
        box = Box(ROW + column * (w + 6), 6 + row * h, w, h - 4)
        if n < len(player.row):
            hired = player.row[n]
            follower_chip(canvas, hired.card, box, hired.exhausted or hired.fresh)
            canvas.spot(f"p{player.seat}:{hired.card}", box)
        else:
            canvas.outline(box, 8, 1, INK_FAINT)
    canvas.part(Box(ROW - 8, 0, RIGHT - ROW + 16, HEIGHT), player.seat)
    box = Box(ROW + w + 6, 6 + 3 * h, w, h - 4)
    vp = sum(TABLES.building[card].vp for card in player.building)
    parts = ("sailing", str(len(player.sailing)), "building", str(len(player.building)))
    parts_row(canvas, parts, box, 30, INK, "left")
    plate = Box(box.x + 6 + parts_width(parts, 30), box.y + 5, 46, box.h - 10)
    points(canvas, plate, str(vp), 24)
    canvas.spot(f"p{player.seat}:contracts", box)

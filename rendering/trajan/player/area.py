"""A player's panel: name, points and hand in the head; the action circle and the mat below."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from games.trajan.seat.view import PlayerView
from rendering.board.scene import GAP, INNER
from rendering.kit.box import Box
from rendering.kit.cache import Store
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.seats import SEATS, badge
from rendering.kit.theme import INK, MARBLE, PLASTER, PLASTER_LIGHT, VERDIGRIS, on
from rendering.kit.type import figure
from rendering.trajan.player.circle import Preview, Sown, circle
from rendering.trajan.player.mat import flow, mat
from rendering.trajan.player.tray_lines import tray_lines
from rendering.words.spoken import Words

PANEL = (INNER - GAP) // 2 - 1
HEAD = 58
PAD = 12

# The circle with all fields of the mat; trays in lines with what is there; only what is there.
Form: TypeAlias = Literal["full", "compact", "mat"]

_panels: Store[Canvas] = Store(24)


class Area(NamedTuple):
    """All that a player's panel depends on."""

    player: PlayerView
    points: int  # at the end with all that was added
    starts: bool
    waits: bool  # the table waits for this player
    form: Form
    opened: bool  # all hands lie open
    gained: int  # points since the earlier view
    sown: Sown
    ahead: Preview | None
    width: int = PANEL
    least: int = 0  # height


def panel(area: Area, words: Words) -> Canvas:
    """The panel, from the store when nothing of it has changed."""
    seen = msgspec.json.encode(area.player)
    key = (seen, area[1:], words.names[area.player.seat], words.language)
    return _panels.get(key, lambda: _draw(area, words))


def _draw(area: Area, words: Words) -> Canvas:
    blocks = _blocks(area, words)
    body = max(x.box.h for x in blocks) if area.form == "full" else _stacked(blocks)
    height = max(HEAD + 6 + body + 8, area.least)
    canvas = Canvas(area.width, height + height % 2, PLASTER)
    edge = 6 if area.waits else 2
    canvas.plate(canvas.box, 12, PLASTER_LIGHT, VERDIGRIS if area.waits else INK, edge)
    _head(canvas, area, words, edge)
    x, y = PAD, HEAD + 6
    for block in blocks:
        if area.form == "full":
            canvas.put(block, x, y + (body - block.box.h) // 2)
            x += block.box.w + PAD
        else:
            canvas.put(block, x, y)
            y += block.box.h + PAD // 2
    return canvas


def _blocks(area: Area, words: Words) -> list[Canvas]:
    """Beside each other in the full form, else below each other."""
    player, inner = area.player, area.width - 2 * PAD
    if area.form == "full":
        wheel = circle(player, area.sown, area.ahead, words)
        return [wheel, mat(player, inner - wheel.box.w - PAD)]
    if area.form == "compact":
        lines = tray_lines(player, area.sown, area.ahead, inner, words)
        return [lines, flow(player, inner, area.opened)]
    return [flow(player, inner, area.opened)]


def _stacked(blocks: list[Canvas]) -> int:
    return sum(block.box.h + PAD // 2 for block in blocks) - PAD // 2


def _head(canvas: Canvas, area: Area, words: Words, edge: int) -> None:
    """A bar in the colour of the seat."""
    player = area.player
    seat = SEATS[player.seat].colour
    ink = on(seat)
    bar = Box(edge, edge, area.width - 2 * edge, HEAD - edge)
    canvas.rounded(bar, 10, seat)
    canvas.fill(Box(bar.x, bar.bottom - 12, bar.w, 12), seat)
    name = words.names[player.seat]
    badge(canvas, player.seat, name, Box(14, 9, 44, 44), ink)
    points = Box(area.width - 132, 6, 118, HEAD - 8)
    canvas.text(figure(area.points), points, "title", 54, ink, "right", least=44)
    canvas.spot(f"p{player.seat}:vp", points)
    if area.gained:
        _before(canvas, area.points - area.gained, Box(points.x - 78, 13, 74, 36))
    hand = Box(points.x - 74 - 96, 8, 88, HEAD - 12)
    canvas.shape("fan", Box(hand.x, hand.y + 4, 36, 36), ink)
    room = Box(hand.x + 42, hand.y, hand.w - 44, hand.h)
    canvas.text(str(player.hand_size), room, "bold", 36, ink)
    canvas.spot(f"p{player.seat}:hand", hand)
    _name(canvas, area, Box(68, 4, hand.x - 76, HEAD - 4), words)


def _name(canvas: Canvas, area: Area, room: Box, words: Words) -> None:
    player = area.player
    ink = on(SEATS[player.seat].colour)
    signs: list[Icon] = []
    if area.starts:
        signs.append("crown")
    if area.waits:
        signs.append("hourglass-half")
    if player.conceded:
        signs.append("flag")
    name = Box(room.x, room.y, room.w - 42 * len(signs), room.h)
    end = canvas.text(words.names[player.seat], name, "head", 36, ink).right + 14
    for drawn in signs:
        canvas.icon(drawn, end + 16, room.middle[1], 30, ink)
        end += 42
    canvas.spot(f"p{player.seat}:name", Box(room.x - 4, room.y + 4, end - room.x, room.h - 8))


def _before(canvas: Canvas, points: int, box: Box) -> None:
    """What the points were, pointing at what they are."""
    canvas.plate(box, 8, MARBLE, INK)
    canvas.text(f"{figure(points)} →", box, "bold", 28, INK, "centre")

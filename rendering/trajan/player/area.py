"""A player's panel: name, points and hand in the head; the action circle and the mat below."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from games.trajan.data.circle import Colour as Stone
from games.trajan.seat.view import PlayerView
from rendering.board.scene import GAP, INNER
from rendering.kit.box import Box
from rendering.kit.cache import Store
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.seats import SEATS, badge
from rendering.kit.theme import PLASTER, PLASTER_LIGHT, VERDIGRIS, Colour, on
from rendering.kit.type import figure
from rendering.trajan.player.circle import HEIGHT as CIRCLE_HEIGHT
from rendering.trajan.player.circle import Preview, Sown, circle
from rendering.trajan.player.mat import flow, mat
from rendering.words.spoken import Words

PANEL = (INNER - GAP) // 2 - 1
HEAD = 44
PAD = 12
EDGE, ROUND = 4, 12  # of whom the table waits for
HEIGHT = HEAD + CIRCLE_HEIGHT + 2  # of a panel with the circle

BESIDE = (190, 250, 310)  # widths of the mat in a film, where the circle is what is looked at

# The circle with the mat beside it; the mat alone; for a film both without a head.
Form: TypeAlias = Literal["full", "mat", "film"]

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
    asked: tuple[str, ...] = ()  # actions a question is about
    offered: tuple[int, ...] = ()  # trays that may be sown
    to_lay: tuple[Stone, ...] = ()  # in set-up
    width: int = PANEL
    least: int = 0  # height


def panel(area: Area, words: Words) -> Canvas:
    """The panel, from the store when nothing of it has changed."""
    seen = msgspec.json.encode(area.player)
    key = (seen, area[1:], words.names[area.player.seat], words.language)
    return _panels.get(key, lambda: _draw(area, words))


def _draw(area: Area, words: Words) -> Canvas:
    if area.form == "film":
        return _filmed(area, words)
    player, inner = area.player, area.width - 2 * PAD
    flowing = flow(player, inner, area.opened) if area.form == "mat" else None
    height = max(HEAD + 18 + flowing.box.h, area.least) if flowing else HEIGHT
    canvas = Canvas(area.width, height + height % 2, PLASTER)
    canvas.rounded(canvas.box, ROUND, PLASTER_LIGHT)
    _head(canvas, area, words)
    if flowing:
        canvas.put(flowing, PAD, HEAD + 8)
    else:
        _circle_and_mat(canvas, area, words)
    if area.waits:  # over all else, so that nothing covers a piece of it
        canvas.outline(canvas.box, ROUND, EDGE, VERDIGRIS)
    return canvas


def _filmed(area: Area, words: Words) -> Canvas:
    """Whose it is tells the line of the frame."""
    player = area.player
    wheel, tries = _wheel(area, words), [flow(player, w, area.opened) for w in BESIDE]
    beside = next((it for it in tries if it.box.h <= wheel.box.h), tries[-1])
    wide = EDGE + wheel.box.w + 8 + beside.box.w + PAD
    canvas = Canvas(wide, max(wheel.box.h, beside.box.h) + 2 * EDGE, PLASTER)
    canvas.rounded(canvas.box, ROUND, PLASTER_LIGHT)
    canvas.put(wheel, EDGE, (canvas.box.h - wheel.box.h) // 2)
    canvas.put(beside, wide - PAD - beside.box.w, (canvas.box.h - beside.box.h) // 2)
    canvas.outline(canvas.box, ROUND, EDGE, SEATS[player.seat].colour)
    canvas.lit_spot(f"p{player.seat}:vp", canvas.box)  # the standings say how many
    return canvas


def _wheel(area: Area, words: Words) -> Canvas:
    return circle(area.player, area.sown, area.ahead, words, area.offered, area.to_lay)


def _circle_and_mat(canvas: Canvas, area: Area, words: Words) -> None:
    player, wheel = area.player, _wheel(area, words)
    canvas.put(wheel, EDGE, HEAD)
    x = wheel.box.w + EDGE + 8
    room = Box(x, HEAD + 4, area.width - PAD - x, CIRCLE_HEIGHT - 8)
    canvas.put(mat(player, room.w, room.h, area.asked, words), room.x, room.y)


def _head(canvas: Canvas, area: Area, words: Words) -> None:
    """A bar in the colour of the seat."""
    player = area.player
    seat = SEATS[player.seat].colour
    ink = on(seat)
    bar = Box(0, 0, area.width, HEAD)
    canvas.rounded(bar, ROUND, seat)
    canvas.fill(Box(bar.x, bar.bottom - 12, bar.w, 12), seat)
    name = words.names[player.seat]
    badge(canvas, player.seat, name, Box(10, 2, 40, 40), ink)
    points = Box(area.width - 128, 2, 118, HEAD - 4)
    shown = canvas.text(figure(area.points), points, "title", 48, ink, "right", least=44).x - 8
    if area.gained:
        before = Box(shown - 76, 5, 74, 36)
        shown = _before(canvas, area.points - area.gained, before, ink) - 8
    canvas.spot(f"p{player.seat}:vp", Box(shown, points.y, points.right + 2 - shown, points.h))
    hand = Box(points.x - 74 - 96, 2, 88, HEAD - 4)
    canvas.shape("fan", Box(hand.x, hand.y + 4, 34, 34), ink)
    room = Box(hand.x + 40, hand.y, hand.w - 42, hand.h)
    canvas.text(str(player.hand_size), room, "bold", 34, ink)
    canvas.spot(f"p{player.seat}:hand", hand)
    _name(canvas, area, Box(62, 0, hand.x - 70, HEAD), words)


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
    end = canvas.text(words.names[player.seat], name, "head", 34, ink).right + 14
    for drawn in signs:
        canvas.icon(drawn, end + 16, room.middle[1], 30, ink)
        end += 42
    canvas.spot(f"p{player.seat}:name", Box(room.x - 4, room.y + 3, end - room.x, room.h - 6))


def _before(canvas: Canvas, points: int, box: Box, ink: Colour) -> int:
    """What the points were, pointing at what they are; returns where that begins."""
    return canvas.text(f"{figure(points)} →", box, "bold", 28, ink, "right").x

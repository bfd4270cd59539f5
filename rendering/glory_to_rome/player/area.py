"""A player's street: the banner with influence, what the player has, and the buildings."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from games.glory_to_rome.seat.view import PlayerView
from games.glory_to_rome.state import Variant
from games.glory_to_rome.words.labels import counted
from rendering.board.scene import INNER
from rendering.glory_to_rome.player.detail import TALL, Detail
from rendering.glory_to_rome.player.houses import ground, put_street, street
from rendering.glory_to_rome.player.names import NAME, STANCE, card_name, put_name, put_stance
from rendering.glory_to_rome.player.panel import ROW, groups, put_rows, rows
from rendering.glory_to_rome.player.plates import arrange, column_width, plate_sheet, plates
from rendering.kit.box import Box
from rendering.kit.cache import Store
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, PLASTER, PLASTER_LIGHT, VERDIGRIS, mix, on
from rendering.kit.type import break_lines, leading
from rendering.words.spoken import Words

BAND = 104  # the banner
LEFT = BAND + 12
PANEL = 484  # where the houses begin
RIGHT = INNER - 10
TOP = 8
WAITING = 6  # thickness of the rim of who is asked
STRIP = 104  # height of a street without houses
VIEW = 120  # what is seen of it begins at a multiple of this

Told: TypeAlias = Literal["", "hand", "hand and vault"]  # open zones written below

_blocks: Store[Canvas] = Store(48)


class Area(NamedTuple):
    """All that a player's block depends on."""

    player: PlayerView
    leads: bool
    waits: bool  # the table waits for this player
    ahead: bool  # nobody has more influence
    told: Told
    variant: Variant
    detail: Detail


def player_block(area: Area, words: Words) -> Canvas:
    """The block, from the store when nothing of it has changed."""
    flags = (area.leads, area.waits, area.ahead, area.told, area.detail, words.language)
    seen = msgspec.json.encode((area.player, area.variant))
    key = (seen, words.names[area.player.seat], flags)
    return _blocks.get(key, lambda: _draw(area, words))


def _draw(area: Area, words: Words) -> Canvas:
    if not area.player.buildings:
        return _strip(area, words)
    return _with_houses(area, words) if area.detail >= Detail.LOW else _with_plates(area, words)


def _strip(area: Area, words: Words) -> Canvas:
    """Nothing is built: all in a narrow strip."""
    player = area.player
    found = rows(groups(player), RIGHT - PANEL)
    opened = opened_lines(area, words, RIGHT - LEFT)
    tall = max(STRIP, TOP + len(found) * ROW + 6)
    canvas = _sheet(area, tall + _below(opened))
    edge = WAITING if area.waits else 0
    x = PANEL - 16 + -(-max(row.w for row in found) // VIEW) * VIEW
    if area.detail >= Detail.LOW and x < INNER - VIEW:
        view = Box(x, edge, INNER - edge - x, tall - 2 * edge)
        ground(canvas, view, view.h - 12, x - PANEL, INNER - PANEL)
    _who(canvas, area, words, (tall - _stance_foot(area)) // 2, PANEL - LEFT - 10)
    put_rows(canvas, player, found, PANEL, (tall - len(found) * ROW) // 2 + 3)
    _open(canvas, opened, tall)
    return canvas


def _with_houses(area: Area, words: Words) -> Canvas:
    """What the player has at the left, the houses at the right."""
    player = area.player
    edge = WAITING if area.waits else 0
    w = INNER - PANEL - edge
    houses = street(
        player.buildings, words, area.variant, w, TALL[area.detail], area.detail > Detail.LOW
    )
    found = rows(groups(player), PANEL - LEFT - 12)
    opened = opened_lines(area, words, RIGHT - LEFT)
    top = TOP + _stance_foot(area)
    tall = max(houses.height + 2 * edge, top + len(found) * ROW + 6)
    canvas = _sheet(area, tall + _below(opened))
    put_street(canvas, houses, player.seat, Box(PANEL, edge, w, tall - 2 * edge))
    _who(canvas, area, words, TOP, PANEL - LEFT - 10)
    put_rows(canvas, player, found, LEFT, top + 4)
    _open(canvas, opened, tall)
    return canvas


def _with_plates(area: Area, words: Words) -> Canvas:
    """Of a crowded table: names and functions close together."""
    player, w = area.player, RIGHT - LEFT
    lines = rows(groups(player), w)
    found = plates(player.buildings, words, area.variant, column_width(w), area.detail)
    boxes, built = arrange(found, w, area.detail is Detail.DENSE)
    opened = opened_lines(area, words, w)
    top = TOP + NAME + len(lines) * ROW + 2
    canvas = _sheet(area, top + built + _below(opened))
    end = put_name(canvas, area.player, words, Box(LEFT, TOP - 2, 640, NAME), _flags(area))
    put_stance(canvas, player, words, Box(end + 24, TOP, RIGHT - end - 24, NAME - 4))
    put_rows(canvas, player, lines, LEFT, TOP + NAME)
    for plate, box in zip(found, boxes, strict=True):
        at = box.moved(LEFT, top)
        canvas.put(plate_sheet(plate, at.w), at.x, at.y)
        tag = Tag(Box(at.x + 2, at.y + 2, 31, 30))  # over the sign of the material
        canvas.spot(f"p{player.seat}:b:{plate.building.name}", at, tag=tag)
        canvas.part(at.inset(-8), player.seat)
    _open(canvas, opened, top + built)
    return canvas


# ---- parts of it --------------------------------------------------------------------------------


def _flags(area: Area) -> tuple[bool, bool]:
    return area.leads, area.waits


def _stance_foot(area: Area) -> int:
    return NAME + (STANCE if area.player.stance else 0)


def _who(canvas: Canvas, area: Area, words: Words, y: int, w: int) -> None:
    """Name and signs, below them the cards that were played."""
    put_name(canvas, area.player, words, Box(LEFT, y, w, NAME), _flags(area))
    put_stance(canvas, area.player, words, Box(LEFT, y + NAME, w, STANCE))


def _sheet(area: Area, height: int) -> Canvas:
    """The ground with the banner in the colour of the seat, and influence in large figures."""
    player = area.player
    canvas = Canvas(INNER, height + height % 2, PLASTER)
    box = canvas.box
    seat = SEATS[player.seat].colour
    edge = WAITING if area.waits else 0
    if edge:
        canvas.rounded(box, 12, VERDIGRIS)
    canvas.rounded(box.inset(edge), 12 - edge, PLASTER_LIGHT)
    band = Box(edge, edge, BAND - edge, box.h - 2 * edge)
    canvas.rounded(band, 10, seat)
    canvas.fill(Box(band.x + 12, band.y, band.w - 12, band.h), seat)
    if area.ahead:
        canvas.shape("laurel", Box(6, 2, BAND - 8, BAND - 8), mix(seat, on(seat), 0.6))
    figure = Box(6, 10, BAND - 8, 76)
    canvas.text(str(player.influence), figure, "title", 60, on(seat), "centre", least=44)
    canvas.spot(f"p{player.seat}:influence", Box(edge + 4, edge + 4, BAND - edge - 8, 88 - edge))
    canvas.spot(f"p{player.seat}:area", box.inset(3))
    return canvas


def opened_lines(area: Area, words: Words, w: int) -> tuple[str, ...]:
    """Hands in the first rounds of a teaching game, hands and vaults after the end."""
    told = []
    if area.told and area.player.hand:
        names = ", ".join(card_name(card, words) for card in area.player.hand)
        told.append(f"{words.say('gtr-open-hand')}: {names}")
    if area.told == "hand and vault" and area.player.vault:
        told.append(words.say("sheet-vault", materials=counted(area.player.vault)))
    return break_lines(" · ".join(told), "text", 20, w)


def _below(opened: tuple[str, ...]) -> int:
    return leading(20) * len(opened) + 10 if opened else 0


def _open(canvas: Canvas, opened: tuple[str, ...], y: int) -> None:
    for n, line in enumerate(opened):
        room = Box(LEFT, y + 2 + n * leading(20), RIGHT - LEFT, leading(20))
        canvas.text(line, room, "text", 20, INK)

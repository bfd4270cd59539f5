"""A player's street: the banner with influence, what the player has, and the buildings."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from games.glory_to_rome.seat.view import PlayerView
from games.glory_to_rome.state import Variant
from games.glory_to_rome.words.labels import counted
from rendering.board.scene import INNER
from rendering.glory_to_rome.player.detail import TALL, Detail
from rendering.glory_to_rome.player.houses import Room, Street, ground, put_street, street
from rendering.glory_to_rome.player.names import NAME, STANCE, card_name, put_name, put_stance
from rendering.glory_to_rome.player.panel import ROW, Row, groups, put_rows, rows
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

_blocks: Store[Canvas] = Store(40)
_plans: Store[Plan] = Store(80)


class Area(NamedTuple):
    """All that a player's block depends on."""

    player: PlayerView
    leads: bool
    waits: bool  # the table waits for this player
    ahead: bool  # nobody has more influence
    told: Told
    variant: Variant
    detail: Detail


class Plan(NamedTuple):
    """How a block is laid out, before it is drawn."""

    rows: list[Row]
    opened: tuple[str, ...]
    houses: Street | None
    tall: int  # without what lies open

    @property
    def height(self) -> int:
        return _even(self.tall + _below(self.opened))


def player_block(area: Area, words: Words) -> Canvas:
    """The block, from the store when nothing of it has changed."""
    return _blocks.get(_key(area, words), lambda: _draw(area, words))


def block_height(area: Area, words: Words) -> int:
    """Known before anything is drawn, but for crowded ones."""
    if area.player.buildings and area.detail < Detail.LOW:
        return player_block(area, words).box.h
    return _plan(area, words).height


def _key(area: Area, words: Words) -> Hashable:
    flags = (area.leads, area.waits, area.ahead, area.told, area.detail, words.language)
    seen = msgspec.json.encode((area.player, area.variant))
    return seen, words.names[area.player.seat], flags


def _plan(area: Area, words: Words) -> Plan:
    return _plans.get(_key(area, words), lambda: _planned(area, words))


def _planned(area: Area, words: Words) -> Plan:
    player = area.player
    opened = opened_lines(area, words, RIGHT - LEFT)
    if not player.buildings:
        found = rows(groups(player), RIGHT - PANEL)
        return Plan(found, opened, None, max(STRIP, TOP + len(found) * ROW + 6))
    w, tall, low = INNER - PANEL, TALL[area.detail], area.detail is Detail.LOW
    found = rows(groups(player), PANEL - LEFT - 12)
    panel = TOP + _stance_foot(area) + len(found) * ROW + 8
    room = Room(w, INNER - BAND, panel)
    houses = street(player.buildings, words, area.variant, room, tall, not low)
    return Plan(found, opened, houses, max(houses.height, panel))


def _draw(area: Area, words: Words) -> Canvas:
    if not area.player.buildings:
        return _strip(area, words)
    return _with_houses(area, words) if area.detail >= Detail.LOW else _with_plates(area, words)


def _strip(area: Area, words: Words) -> Canvas:
    """Nothing is built: all in a narrow strip."""
    found, opened, _, tall = plan = _plan(area, words)
    canvas = _sheet(area, plan.height)
    x = PANEL - 16 + -(-max(row.w for row in found) // VIEW) * VIEW
    if area.detail >= Detail.LOW and x < INNER - VIEW:
        view = Box(x, 0, INNER - x, tall)
        ground(canvas, view, view.h - 12, x - PANEL, INNER - PANEL)
    _who(canvas, area, words, (tall - _stance_foot(area)) // 2, PANEL - LEFT - 10)
    put_rows(canvas, area.player, found, PANEL, (tall - len(found) * ROW) // 2 + 3)
    _open(canvas, opened, tall)
    _rim(canvas, area)
    return canvas


def _with_houses(area: Area, words: Words) -> Canvas:
    """What the player has at the left, the houses at the right."""
    found, opened, houses, tall = plan = _plan(area, words)
    assert houses
    canvas = _sheet(area, plan.height)
    put_street(canvas, houses, area.player.seat, Box(PANEL, 0, INNER - PANEL, tall), BAND)
    _who(canvas, area, words, TOP, PANEL - LEFT - 10)
    put_rows(canvas, area.player, found, LEFT, TOP + _stance_foot(area) + 4)
    _open(canvas, opened, tall)
    _rim(canvas, area)
    return canvas


def _with_plates(area: Area, words: Words) -> Canvas:
    """Of a crowded table: names and functions close together."""
    player, w = area.player, RIGHT - LEFT
    lines = rows(groups(player), w)
    found = plates(player.buildings, words, area.variant, column_width(w), area.detail)
    boxes, built = arrange(found, w, area.detail < Detail.SMALL)
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
    _rim(canvas, area)
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
    canvas = Canvas(INNER, _even(height), PLASTER)
    box = canvas.box
    seat = SEATS[player.seat].colour
    canvas.rounded(box, 12, PLASTER_LIGHT)
    canvas.rounded(Box(0, 0, BAND, box.h), 12, seat)
    canvas.fill(Box(14, 0, BAND - 14, box.h), seat)
    if area.ahead:
        canvas.shape("laurel", Box(6, 2, BAND - 8, BAND - 8), mix(seat, on(seat), 0.6))
    figure = Box(6, 10, BAND - 8, 76)
    canvas.text(str(player.influence), figure, "title", 60, on(seat), "centre", least=44)
    canvas.spot(f"p{player.seat}:influence", Box(10, 10, BAND - 14, 82))
    canvas.spot(f"p{player.seat}:area", box.inset(3))
    return canvas


def _rim(canvas: Canvas, area: Area) -> None:
    """Around whom the table waits for; over what stands there, which stays where it is."""
    if area.waits:
        box, n = canvas.box, WAITING
        for side in (
            Box(0, 0, box.w, n),
            Box(0, box.h - n, box.w, n),
            Box(0, 0, n, box.h),
            Box(box.w - n, 0, n, box.h),
        ):
            canvas.fill(side, VERDIGRIS)


def opened_lines(area: Area, words: Words, w: int) -> tuple[str, ...]:
    """Hands in the first rounds of a teaching game, hands and vaults after the end."""
    told = []
    if area.told and area.player.hand:
        names = ", ".join(card_name(card, words) for card in area.player.hand)
        told.append(f"{words.say('gtr-open-hand')}: {names}")
    if area.told == "hand and vault" and area.player.vault:
        told.append(words.say("sheet-vault", materials=counted(area.player.vault)))
    return break_lines(" · ".join(told), "text", 20, w)


def _even(height: int) -> int:
    return height + height % 2


def _below(opened: tuple[str, ...]) -> int:
    return leading(20) * len(opened) + 10 if opened else 0


def _open(canvas: Canvas, opened: tuple[str, ...], y: int) -> None:
    for n, line in enumerate(opened):
        room = Box(LEFT, y + 2 + n * leading(20), RIGHT - LEFT, leading(20))
        canvas.text(line, room, "text", 20, INK)

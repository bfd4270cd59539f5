"""Strips that are there when they are needed: a fight, the events of a single player, the key."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import msgspec

from games.romolo_o_remo.seat.view import FightView, SideView, View
from games.romolo_o_remo.terms import BUILDINGS, UNIT_KINDS, EventCube, UnitKind
from games.romolo_o_remo.words.labels import (
    BANK_TEXT,
    BUILDING_TEXT,
    SHORT_KIND,
    UNIT_TEXT,
    unit_name,
)
from rendering.board.scene import INNER
from rendering.frame import Frame
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.seats import badge
from rendering.kit.theme import CHANGED_GROUND, INK, INK_SOFT, PLASTER, RED
from rendering.kit.type import width
from rendering.romolo_o_remo.board.market import SIGN as BANKED
from rendering.romolo_o_remo.board.own import dice_face
from rendering.romolo_o_remo.board.people import Figure, unit_piece
from rendering.romolo_o_remo.look.buildings import Standing, building
from rendering.romolo_o_remo.look.colours import EVENTS
from rendering.romolo_o_remo.player.estate import name_of
from rendering.words.spoken import Words

FIGHT = 92
KEY = 44
SHOWN = 12  # events of the row


# ---- a fight ----------------------------------------------------------------------------------


def fight_strip(view: View, frame: Frame, words: Words, w: int) -> Canvas | None:
    """The fight that goes on, or the one that was just decided."""
    fight = view.fight
    if fight is None or (fight.over and not _is_news(fight, frame)):
        return None
    canvas = Canvas(w, FIGHT, PLASTER)
    canvas.plate(canvas.box, 12, CHANGED_GROUND, RED, 3)
    middle = w // 2
    canvas.sprite(Box(middle - 30, 8, 60, 50), building, "battle_marker")
    canvas.text(fight.hex, Box(middle - 50, 58, 100, 30), "bold", 26, INK, "centre")
    _side(canvas, fight.attacker, words, Box(12, 0, middle - 70, FIGHT))
    _side(canvas, fight.defender, words, Box(middle + 58, 0, middle - 70, FIGHT))
    canvas.spot("fight", canvas.box.inset(4))
    return canvas


def _is_news(fight: FightView, frame: Frame) -> bool:
    return frame.before is not None and (
        msgspec.json.decode(frame.before, type=View).fight != fight
    )


def _side(canvas: Canvas, side: SideView, words: Words, box: Box) -> None:
    name = name_of(side.seat, words)
    badge(canvas, side.seat, name, Box(box.x, 14, 60, 60), INK)
    total = side.conflict if side.tile else side.value
    figure = str(total)
    w = width(figure, "title", 52)
    right = box.right
    canvas.text(figure, Box(right - w, 10, w, 70), "title", 52, INK)
    right -= w + 10
    if side.tile:
        dice_face(canvas, side.tile, Box(right - 58, 17, 58, 58))
        right -= 66
    room = Box(box.x + 72, 8, right - box.x - 80, 38)
    canvas.text(name, room, "head", 30, INK)
    units = [words.tell(unit_name(name)) for name in side.units]
    said = ", ".join([*units, *([words.say("romolo-tower")] if side.tower else [])])
    canvas.text(said, Box(room.x, 46, room.w, 34), "semi", 24, INK_SOFT)


# ---- events -----------------------------------------------------------------------------------


def event_strip(view: View, words: Words, w: int) -> Canvas | None:
    """What will happen in solo play; a bag hides its order."""
    if view.rival is None:
        return None
    canvas = Canvas(w, 64, PLASTER)
    said = words.say("romolo-events", n=view.events_left)
    end = canvas.text(said, Box(14, 0, 300, 64), "head", 26, INK).right + 16
    for n, event in enumerate((view.events or ())[:SHOWN]):
        x = end + n * 38
        if x + 34 > w - 12:
            break
        _event(canvas, event, Box(x, 16, 32, 32))
    canvas.spot("events", canvas.box.inset(3))
    return canvas


def _event(canvas: Canvas, event: EventCube, box: Box) -> None:
    canvas.plate(box, 4, EVENTS[event], INK)


# ---- the key ----------------------------------------------------------------------------------


class Sign(NamedTuple):
    """An entry of the key: how it is drawn, how wide that is, what it means."""

    draw: Callable[[Canvas, Box], None]
    width: int
    said: str


def key_strip(view: View, words: Words, w: int = INNER) -> Canvas | None:
    """What the small pictures are that lie on the table."""
    rows: list[list[Sign]] = []
    room = 0
    for sign in _signs(view, words):
        needed = _needed(sign)
        if needed > room:
            rows.append([])
            room = w
        rows[-1].append(sign)
        room -= needed
    if not rows:
        return None
    canvas = Canvas(w, (KEY - 4) * len(rows), PLASTER)
    for n, row in enumerate(rows):
        x = 4
        for sign in row:
            sign.draw(canvas, Box(x, n * (KEY - 4) + 2, sign.width, 36))
            beside = Box(x + sign.width + 6, n * (KEY - 4) + 5, width(sign.said, "semi", 20), 30)
            canvas.text(sign.said, beside, "semi", 20, INK_SOFT)
            x += _needed(sign)
    return canvas


def _needed(sign: Sign) -> int:
    return sign.width + width(sign.said, "semi", 20) + 22


def _signs(view: View, words: Words) -> Iterator[Sign]:
    units = [u for hex in view.hexes for u in hex.units]
    for unit in UNIT_KINDS:
        if any(u.kind == unit for u in units):
            drawn = partial(_unit, Figure(0, unit, "", False, False, False))
            yield Sign(drawn, 32, _called(unit, words))
    worker = Figure(0, "worker", "", False, False, False)
    if any(u.lying for u in units):
        tired = partial(_unit, worker._replace(lying=True))
        yield Sign(tired, 36, words.say("romolo-lying"))
    if any(u.hindered for u in units):
        hindered = partial(_unit, worker._replace(hindered=True))
        yield Sign(hindered, 34, words.say("romolo-hindered"))
    for kind in BUILDINGS:
        if any(hex.buildings.get(kind) for hex in view.hexes):
            yield Sign(partial(_pictured, kind), 34, words.tell(BUILDING_TEXT[kind]))
    yield from _kept(view, words)


def _called(unit: UnitKind, words: Words) -> str:
    """The word; what lines call such units only where that does not begin it."""
    said, short = words.tell(UNIT_TEXT[unit]), words.tell(SHORT_KIND[unit])
    said = said[:1].upper() + said[1:]
    return said if said.startswith(short) else f"{said} ({short})"


def _kept(view: View, words: Words) -> Iterator[Sign]:
    """What lies in the bank, or before kings, and stands nowhere on the map."""
    kings = [king for king in view.players if king.alive]
    standing = {kind for hex in view.hexes for kind, n in hex.buildings.items() if n}
    for kind, sign in BANKED.items():
        if view.bank[kind] and sign not in standing and kind != "battle_marker":
            yield Sign(partial(_pictured, sign), 34, words.tell(BANK_TEXT[kind]))
    if any(king.dice for king in kings) and view.variant.combat == "tiles":
        yield Sign(_cube, 30, words.say("romolo-key-dice"))
    if any(king.battles for king in kings):
        yield Sign(partial(_pictured, "battle_marker"), 34, words.say("romolo-key-battles"))
    if any(king.pool.get("explorer") for king in kings):
        reserve = partial(_unit, Figure(0, "explorer", "", False, False, False))
        yield Sign(reserve, 32, words.say("romolo-key-explorers"))


def _cube(canvas: Canvas, box: Box) -> None:
    canvas.icon("cube", *box.middle, 28, INK_SOFT)


def _pictured(kind: Standing, canvas: Canvas, box: Box) -> None:
    canvas.sprite(Box(box.x, box.y + 1, 34, 34), building, kind)


def _unit(figure: Figure, canvas: Canvas, box: Box) -> None:
    unit_piece(canvas, figure, box)

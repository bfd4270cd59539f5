"""The map with its pieces: tiles, leaders, legionnaires, what a legionnaire would bring now."""

from __future__ import annotations

from games.trajan.seat.view import PlayerView, ProvinceView, View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import badge, token
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER_LIGHT, RED
from rendering.trajan.board.geography import HEIGHT, LABEL, WIDTH, ground
from rendering.trajan.board.section import section, stored
from rendering.trajan.look.faces import forum_face
from rendering.words.spoken import Words

ROOM = 152  # width of what lies in a province
TILE_W, TILE_H = 52, 42
LEADER, LEGION = 34, 22
CAMP = Box(486, 402, 366, 52)


def province_map(view: View, words: Words) -> Canvas:
    camps = [player.military_camp for player in view.players]
    seen = (view.provinces, view.camp_leaders, camps, words.names)
    return stored("map", seen, words, lambda: _draw(view, words))


def _draw(view: View, words: Words) -> Canvas:
    titled = section(WIDTH, HEIGHT, "military", words)
    canvas = Canvas(WIDTH, HEIGHT, PLASTER_LIGHT)
    canvas.picture(0, 0, ground, WIDTH)
    canvas.rounded(Box(4, 4, 240, 42), 10, PLASTER_LIGHT)
    canvas.put(titled.cut_out(Box(4, 4, 236, 38)), 4, 4)
    canvas.outline(canvas.box, 12, 2, INK_SOFT)
    for province in view.provinces:
        _province(canvas, province, words)
    _camp(canvas, view, words)
    return canvas


def _province(canvas: Canvas, province: ProvinceView, words: Words) -> None:
    x, y = LABEL[province.id]
    left = x - ROOM // 2
    name = Box(left - 6, y, ROOM + 12, 24)
    canvas.text(words.say(f"province-{province.id}"), name, "semi", 22, INK, "centre")
    middle = Box(left, y + 25, ROOM, TILE_H)
    _value(canvas, province, middle)
    for n, seat in enumerate(province.legionnaires):
        at = Box(
            middle.right - 2 * LEGION + n % 2 * LEGION - 2,
            middle.y + n // 2 * (LEGION - 1),
            LEGION,
            LEGION,
        )
        token(canvas, seat, at, INK)
    step = min(LEADER + 4, (ROOM - LEADER) // max(1, len(province.leaders) - 1))
    for n, seat in enumerate(province.leaders):
        at = Box(
            x - (step * (len(province.leaders) - 1) + LEADER) // 2 + n * step,
            middle.bottom + 2,
            LEADER,
            LEADER,
        )
        leader(canvas, seat, words.names[seat], at)
    box = Box(left - 4, y - 2, ROOM + 8, 106)
    tag = Tag(Box(box.x, box.bottom - 26, 26, 26))
    canvas.spot(f"province:{province.id}", box, tag=tag)


def _value(canvas: Canvas, province: ProvinceView, box: Box) -> None:
    """The tile at the left, the points in the middle."""
    if province.tile:
        forum_face(canvas, province.tile, Box(box.x, box.y, TILE_W, TILE_H))
    room = Box(box.x + TILE_W, box.y, box.w - TILE_W - 2 * LEGION - 2, box.h)
    if not province.tile:  # as wherever the value has sunk
        room = Box(box.x + 2 * LEGION, box.y, box.w - 4 * LEGION, box.h)
    if province.value == province.vp:
        canvas.text(str(province.value), room, "title", 40, INK, "centre")
    else:
        half = room.w // 2
        now = Box(room.x, room.y, half, room.h)
        canvas.text(str(province.value), now, "title", 40, RED, "right")
        canvas.text(
            f"/{province.vp}",
            Box(now.right, room.y + 6, room.w - half, room.h - 6),
            "semi",
            22,
            INK_SOFT,
        )


def leader(canvas: Canvas, seat: int, name: str, box: Box) -> None:
    badge(canvas, seat, name, box, INK)


def _camp(canvas: Canvas, view: View, words: Words) -> None:
    canvas.plate(CAMP, 10, MARBLE, RED, 3)
    canvas.icon("tents", CAMP.x + 30, CAMP.middle[1], 36, RED)
    step = (CAMP.w - 62) // 4
    for player in view.players:
        _troop(canvas, player, Box(CAMP.x + 58 + player.seat * step, CAMP.y, step, CAMP.h), words)
    canvas.spot("camp:military", CAMP, tag=Tag(Box(CAMP.x - 12, CAMP.y - 12, 28, 26)))


def _troop(canvas: Canvas, player: PlayerView, box: Box, words: Words) -> None:
    """The leader while he is there, and the number of legionnaires."""
    at = Box(box.x, box.y + 9, LEADER, LEADER)
    if player.leader == "military_camp":
        leader(canvas, player.seat, words.names[player.seat], at)
    else:
        token(canvas, player.seat, at.inset(6), INK)
    room = Box(at.right + 4, box.y, box.right - at.right - 6, box.h)
    canvas.text(str(player.military_camp), room, "bold", 30, INK)

"""The map with its pieces: tiles, leaders, legionnaires, what a legionnaire would bring now."""

from __future__ import annotations

from games.trajan.seat.view import PlayerView, ProvinceView, View
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import badge, token
from rendering.kit.theme import INK, INK_SOFT, RED
from rendering.trajan.board.section import Asked, name_place, stored
from rendering.trajan.look.faces import forum_face
from rendering.trajan.player.own import about_to_come
from rendering.trajan.scenery.geography import LABEL, SCALE
from rendering.trajan.scenery.land import place
from rendering.trajan.scenery.plan import CAMP, MAP
from rendering.words.spoken import Words

LAND = "land:"  # spots of both halves of the map: all of it, its title too
ROOM = 176  # width of what lies in a province
NAME = 28
TILE_W, TILE_H = 60, 48
LEADER, LEGION = 40, 25
TENTS = 84  # width of those at the left of the fort


def province_map(view: View, asked: Asked, words: Words) -> Canvas:
    camps = [player.military_camp for player in view.players]
    offered = asked.within("province:")
    seen = (
        view.provinces,
        view.camp_leaders,
        camps,
        words.names,
        offered and (offered, asked.seat),
    )
    return stored("map", seen, words, lambda: _draw(view, asked, words))


def _draw(view: View, asked: Asked, words: Words) -> Canvas:
    canvas = place(MAP)
    name_place(canvas, 12, 10, "military", words)
    for province in view.provinces:
        _province(canvas, province, words)
        if f"province:{province.id}" in asked.spots:
            _coming(canvas, province, asked.seat)
    _camp(canvas, view, words)
    half = Box(0, 0, MAP.w // 2, MAP.h)
    for name, box in (("west", half), ("east", half.moved(half.w, 0))):
        canvas.spot(f"{LAND}{name}", box)
    return canvas


def _province(canvas: Canvas, province: ProvinceView, words: Words) -> None:
    x, y = (round(n * SCALE) for n in LABEL[province.id])
    left = x - ROOM // 2
    name = Box(left - 14, y, ROOM + 28, NAME)
    named = canvas.text(words.say(f"province-{province.id}"), name, "head", 25, INK, "centre")
    middle = Box(left, y + NAME + 2, ROOM, TILE_H)
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
            middle.bottom + 3,
            LEADER,
            LEADER,
        )
        badge(canvas, seat, words.names[seat], at, INK)
    aside = max(4, left - named.x + 10)  # so that no edge goes through the name
    box = Box(left - aside, y - 2, ROOM + 2 * aside, NAME + TILE_H + LEADER + 9)
    tag = Tag(Box(box.x, box.bottom - 28, 28, 28))
    canvas.spot(f"province:{province.id}", box, tag=tag)


def _coming(canvas: Canvas, province: ProvinceView, seat: int) -> None:
    """The own leader, or a legionnaire where he stands already."""
    spot = canvas.spots[f"province:{province.id}"]
    side = LEGION if seat in province.leaders else LEADER - 8
    at = Box(spot.right - side - 6, spot.bottom - side - 6, side, side)
    about_to_come(canvas, seat, at)


def _value(canvas: Canvas, province: ProvinceView, box: Box) -> None:
    """The tile at the left, the points in the middle."""
    if province.tile:
        forum_face(canvas, province.tile, Box(box.x, box.y, TILE_W, TILE_H))
    room = Box(box.x + TILE_W, box.y, box.w - TILE_W - 2 * LEGION - 2, box.h)
    if not province.tile:  # as wherever the value has sunk
        room = Box(box.x + 2 * LEGION, box.y, box.w - 4 * LEGION, box.h)
    if province.value == province.vp:
        canvas.text(str(province.value), room, "title", 46, INK, "centre")
    else:
        half = room.w // 2
        now = Box(room.x, room.y, half, room.h)
        canvas.text(str(province.value), now, "title", 46, RED, "right", least=38)
        rest = Box(now.right, room.y + 8, room.w - half, room.h - 8)
        canvas.text(f"/{province.vp}", rest, "semi", 24, INK_SOFT)


def _camp(canvas: Canvas, view: View, words: Words) -> None:
    step = (CAMP.w - TENTS - 8) // 4
    for player in view.players:
        x = CAMP.x + TENTS + player.seat * step
        _troop(canvas, player, Box(x, CAMP.y, step, CAMP.h), words)
    canvas.spot("camp:military", CAMP, tag=Tag(Box(CAMP.x - 4, CAMP.y - 10, 28, 28)))


def _troop(canvas: Canvas, player: PlayerView, box: Box, words: Words) -> None:
    """The leader while he is there, and the number of legionnaires."""
    at = Box(box.x, box.y + (box.h - LEADER) // 2, LEADER, LEADER)
    if player.leader == "military_camp":
        badge(canvas, player.seat, words.names[player.seat], at, INK)
    elif player.military_camp:
        token(canvas, player.seat, at.inset(8), INK)
    if player.military_camp:
        room = Box(at.right + 3, box.y, box.right - at.right - 6, box.h)
        canvas.text(str(player.military_camp), room, "bold", 34, INK)

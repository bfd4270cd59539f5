"""The table of a front page: the board, and what kings won and paid, drawn large."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.core.ids import kind as name_of_kind
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.seat.view import PlayerView, View
from games.romolo_o_remo.terms import RESOURCES, Resource, UnitKind
from games.romolo_o_remo.words.labels import CHARACTER_HINT, CHARACTER_TEXT
from rendering.board.changes import Changes
from rendering.board.scene import Scene
from rendering.frame import Frame
from rendering.front.cards import HEAD, PAD, SIZE, WIDE, changed_chip, chips_card, hung, seat_card
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip
from rendering.kit.theme import INK, MARBLE, PLASTER_LIGHT
from rendering.kit.type import break_lines, figure, leading
from rendering.romolo_o_remo.board.changes import left_behind
from rendering.romolo_o_remo.board.characters import GROUP_SIGN
from rendering.romolo_o_remo.board.scene import board_scene
from rendering.romolo_o_remo.front.backdrop import on_land
from rendering.romolo_o_remo.look.buildings import tower
from rendering.romolo_o_remo.look.colours import cube
from rendering.romolo_o_remo.look.pieces import piece
from rendering.romolo_o_remo.player.estate import name_of
from rendering.romolo_o_remo.words.head import words_for
from rendering.words.spoken import Words

TYPE = 23  # of what a character does
CARDED = ("strength", *RESOURCES, "worker", "military")
AROUND = tuple((f"p*:{what}", "p*:name") for what in CARDED)


def table(view: View, frame: Frame) -> Scene:
    """The board, far below it a card for each king whose goods or strength changed.

    Hexes that units have left are not pictured: the units are where they went.
    """
    scene, words = board_scene(view, frame, noted=False), words_for(view, frame)
    empty = left_behind(frame.before, view)
    if not any(spot.startswith("hex:") for spot in scene.changed.keys() - empty):
        empty = set()
    changed = {spot: it for spot, it in scene.changed.items() if spot not in empty}
    scene = scene._replace(changed=changed)
    kings = [*view.players, *([view.rival] if view.rival else [])]
    named = [(king, name_of(king.seat, words)) for king in kings]
    cards = (
        on_land(card, king) if frame.style == "compact" else card
        for king, name in named
        for card in _cards(king, name, scene.changed, words)
    )
    return hung(scene, cards)


def _cards(king: PlayerView, name: str, changed: Changes, words: Words) -> Iterator[Canvas]:
    prefix = f"p{king.seat}:"
    chips = list(_chips(king, changed))
    if chips:
        yield chips_card(king.seat, name, chips, prefix)
    for own in king.characters:
        if f"{prefix}{own.tile}" in changed:
            face = _person(own.tile, f"{prefix}{own.tile}", words)
            yield seat_card(king.seat, name, face, f"{prefix}{own.tile}-name")


def _chips(king: PlayerView, changed: Changes) -> Iterator[Chip]:
    if strength := changed.get(f"p{king.seat}:strength"):
        yield changed_chip("strength", figure(strength.now), strength, partial(_tower, king.seat))
    for good in RESOURCES:
        if figures := changed.get(f"p{king.seat}:{good}"):
            yield changed_chip(good, figure(figures.now), figures, partial(_cube, good))
    units: tuple[tuple[str, UnitKind, str], ...] = (
        ("worker", "worker", f"{king.workers}/{king.most_workers}"),
        ("military", "soldier", f"{king.military}/{king.most_military}"),
    )
    for spot, kind, said in units:
        if f"p{king.seat}:{spot}" in changed:
            yield changed_chip(spot, said, None, partial(_unit, kind, king.seat))


def _unit(kind: UnitKind, seat: int, canvas: Canvas, cx: int, cy: int, size: int) -> None:
    canvas.sprite(Box(cx - size // 2, cy - size // 2, size, size), piece, kind, seat, False)


def _person(tile: str, spot: str, words: Words) -> Canvas:
    """A character who was won: sign, name, and in short what he does."""
    w = WIDE - 2 * PAD
    rows = break_lines(words.tell(CHARACTER_HINT[tile]), "text", TYPE, w - 20)
    canvas = Canvas(w, HEAD + len(rows) * leading(TYPE) + 8, PLASTER_LIGHT)
    canvas.plate(canvas.box, 8, MARBLE, INK)
    icon, colour = GROUP_SIGN[TABLES.characters[name_of_kind(tile)].group]
    canvas.icon(icon, 26, HEAD // 2 + 2, 28, colour)
    room = Box(48, 4, w - 56, HEAD - 4)
    canvas.text(words.tell(CHARACTER_TEXT[tile]), room, "head", SIZE, INK)
    for n, row in enumerate(rows):
        at = Box(10, HEAD + n * leading(TYPE), w - 20, leading(TYPE))
        canvas.text(row, at, "text", TYPE, INK, least=TYPE)
    canvas.spot(spot, canvas.box.inset(1))
    return canvas


def _tower(seat: int, canvas: Canvas, cx: int, cy: int, size: int) -> None:
    canvas.sprite(Box(cx - size // 2, cy - size // 2, size, size), tower, seat, False)


def _cube(good: Resource, canvas: Canvas, cx: int, cy: int, size: int) -> None:
    cube(canvas, good, Box(cx - size // 2, cy - size // 2, size, size))

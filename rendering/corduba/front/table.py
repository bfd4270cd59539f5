"""The table of a front page: the board, and what players won and paid, drawn large."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from games.corduba.seat.view import PlayerView, View
from games.corduba.terms import OFFERINGS, RESOURCES, TROOPS
from rendering.board.changes import Changes, Figures
from rendering.board.scene import Scene
from rendering.corduba.board.scene import board_scene
from rendering.corduba.look.people import looks_like, names_of, people
from rendering.corduba.look.signs import token
from rendering.corduba.words.head import words_for
from rendering.frame import Frame
from rendering.front.cards import changed_chip, chips_card, hung
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip
from rendering.kit.type import figure

COUNTED = ("senators", "denarii", *RESOURCES, "popularity", "harmony", *TROOPS, *OFFERINGS)

TRADED = tuple(f"p*:{what}" for what in ("denarii", *RESOURCES))

AROUND = tuple((f"p*:{what}", "p*:name") for what in COUNTED)


def table(view: View, frame: Frame) -> Scene:
    """The board, far below it a card for each player of whom figures changed."""
    scene, words = board_scene(view, frame), words_for(view, frame)
    names = names_of(words)
    return hung(scene, (card for one in people(view) for card in _card(one, scene.changed, names)))


def _card(player: PlayerView, changed: Changes, names: tuple[str, ...]) -> Iterator[Canvas]:
    prefix, look = f"p{player.seat}:", looks_like(player.seat)
    chips = [_chip(what, it) for what in COUNTED if (it := changed.get(f"{prefix}{what}"))]
    if chips:
        yield chips_card(look, names[look], chips, prefix)


def _chip(what: str, figures: Figures) -> Chip:
    sign = "senator" if what == "senators" else what
    return changed_chip(what, figure(figures.now), figures, partial(_token, sign))


def _token(what: str, canvas: Canvas, cx: int, cy: int, size: int) -> None:
    token(canvas, what, cx, cy, size)

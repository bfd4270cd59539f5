"""The table of a front page: the board, and what players won and paid, drawn large."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain

from games.corduba.seat.view import PlayerView, View
from games.corduba.terms import DISTRICTS, OFFERINGS, RESOURCES, TROOPS
from rendering.board.changes import Changes, Figures
from rendering.board.scene import Scene
from rendering.corduba.board.scene import board_scene
from rendering.corduba.front.excerpt import PAGE, PHONE, excerpts
from rendering.corduba.look.people import looks_like, names_of, people
from rendering.corduba.look.signs import token
from rendering.corduba.words.head import words_for
from rendering.frame import Frame
from rendering.front.camera import enclosing
from rendering.front.cards import changed_chip, chips_card, hung
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip
from rendering.kit.type import figure

COUNTED = ("senators", "denarii", *RESOURCES, "popularity", "harmony", *TROOPS, *OFFERINGS)

TRADED = tuple(f"p*:{what}" for what in ("denarii", *RESOURCES))

AROUND = tuple((f"p*:{what}", "p*:card") for what in COUNTED)
TOWN, EDGE = "town", 4  # the spot of it, and what is seen around it
EXCERPTS = tuple(
    (f"{what}:{district}:*", f"excerpt:{district}")
    for district in DISTRICTS
    for what in ("tile", "insula")
)


def table(view: View, frame: Frame) -> Scene:
    """The board, far below it the cells of quarters where something changed, and a card for each
    player of whom figures did.
    """
    scene, words = board_scene(view, frame), words_for(view, frame)
    names = names_of(words)
    cards = (card for one in people(view) for card in _card(one, scene.changed, names))
    if not scene.changed:
        return hung(scene, _town(scene))
    columns = PHONE if frame.style == "compact" else PAGE
    return hung(scene, chain(excerpts(view, words, scene.changed, columns), cards))


def _town(scene: Scene) -> Iterator[Canvas]:
    """All quarters with their tracks, and nothing of what lies around them."""
    for placed in scene.placements:
        spots = placed.block.spots.items()
        boxes = [box for name, box in spots if name.startswith(("wall:", "track:"))]
        if boxes:
            town = placed.block.cut_out(enclosing(boxes).inset(-EDGE))
            town.spot(TOWN, town.box)
            yield town


def _card(player: PlayerView, changed: Changes, names: tuple[str, ...]) -> Iterator[Canvas]:
    prefix, look = f"p{player.seat}:", looks_like(player.seat)
    chips = [_chip(what, it) for what in COUNTED if (it := changed.get(f"{prefix}{what}"))]
    if chips:
        card = chips_card(look, names[look], chips, prefix)
        card.spot(f"{prefix}card", card.box)
        yield card


def _chip(what: str, figures: Figures) -> Chip:
    sign = "senator" if what == "senators" else what
    return changed_chip(what, figure(figures.now), figures, partial(_token, sign))


def _token(what: str, canvas: Canvas, cx: int, cy: int, size: int) -> None:
    token(canvas, what, cx, cy, size)

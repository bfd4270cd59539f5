"""What the signs mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from games.corduba.data import TABLES
from games.corduba.terms import RESOURCES
from games.corduba.words.labels import BUILDING_TEXT, RESOURCE_TEXT
from rendering.board.scene import INNER
from rendering.corduba.look.colours import ROOF
from rendering.corduba.look.roofs import flame, house
from rendering.corduba.look.signs import token
from rendering.frame import Language
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_SOFT, PLASTER, on
from rendering.kit.type import width
from rendering.words.spoken import Words

ROW = 32
SIDE = 24


class Sign(NamedTuple):
    """An entry: how it is drawn, how wide that is, what it means."""

    draw: Callable[[Canvas, Box], None]
    width: int
    said: str


def key_strip(words: Words) -> Canvas:
    return _key_strip(words.package, words.language)


@remember(4)
def _key_strip(package: str, language: Language) -> Canvas:
    words, w = Words(package, language, (), 0), INNER
    rows: list[list[Sign]] = [[]]
    room = w
    for sign in _signs(words):
        needed = _needed(sign)
        if needed > room:
            rows.append([])
            room = w
        rows[-1].append(sign)
        room -= needed
    canvas = Canvas(w, ROW * len(rows) + 4, PLASTER)
    for n, row in enumerate(rows):
        x = 4
        for sign in row:
            sign.draw(canvas, Box(x, n * ROW + 5, sign.width, SIDE))
            beside = Box(x + sign.width + 6, n * ROW + 2, width(sign.said, "semi", 20), 30)
            canvas.text(sign.said, beside, "semi", 20, INK_SOFT)
            x += _needed(sign)
    return canvas


def _needed(sign: Sign) -> int:
    return sign.width + width(sign.said, "semi", 20) + 20


def _signs(words: Words) -> Iterator[Sign]:
    for kind, type in TABLES.buildings.items():
        wide = width(type.short, "bold", 20) + 8
        yield Sign(partial(_short, kind), wide, words.tell(BUILDING_TEXT[kind]))
    for good in RESOURCES:
        yield Sign(partial(_token, good), SIDE, words.tell(RESOURCE_TEXT[good]))
    for what in (
        "worker",
        "special",
        "register",
        "specialist",
        "popularity",
        "harmony",
        "prestige",
    ):
        yield Sign(partial(_token, what), SIDE, words.say(f"corduba-key-{what}"))
    yield Sign(partial(_token, "legionarii"), SIDE, words.say("corduba-key-troops"))
    yield Sign(partial(_token, "offering1"), SIDE, words.say("corduba-key-offerings"))
    yield Sign(_flame, SIDE, words.say("corduba-key-flame"))
    yield Sign(_neutral, SIDE, words.say("corduba-key-neutral"))


def _short(kind: str, canvas: Canvas, box: Box) -> None:
    type = TABLES.buildings[kind]
    face = ROOF[type.colour]
    canvas.plate(box, 4, face, INK, 1)
    canvas.text(type.short, box, "bold", 20, on(face), "centre")


def _token(what: str, canvas: Canvas, box: Box) -> None:
    token(canvas, what, *box.middle, SIDE)


def _flame(canvas: Canvas, box: Box) -> None:
    canvas.sprite(box, flame)


def _neutral(canvas: Canvas, box: Box) -> None:
    canvas.sprite(box.inset(-2), house, None)

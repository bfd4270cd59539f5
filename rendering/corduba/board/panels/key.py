"""What the signs mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.terms import NEUTRAL, RESOURCES
from games.corduba.words.labels import BUILDING_TEXT, RESOURCE_TEXT
from rendering.board.scene import INNER
from rendering.corduba.look.colours import ROOF
from rendering.corduba.look.roofs import flame, house
from rendering.corduba.look.signs import BUILDING_SIGN, token
from rendering.corduba.player.chips import sent
from rendering.frame import Language
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.signs import sign
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


class Lying(NamedTuple):
    """What lies on the table and has a sign of its own."""

    kinds: tuple[str, ...]  # of buildings
    special: bool
    sent: bool  # a specialist
    flames: bool
    neutral: bool


def key_strip(view: View, words: Words) -> Canvas:
    """Of what lies there."""
    return _key_strip(words.package, words.language, _lying(view))


def _lying(view: View) -> Lying:
    there = {tile.kind for district in view.districts for tile in district.tiles}
    if view.solo and view.solo.opened:
        codes = [code for row in TABLES.caepio[view.solo.opened[-1]].rows for code in row]
        there |= {code.removeprefix("act:") for code in codes}
    return Lying(
        tuple(kind for kind in TABLES.buildings if kind in there),
        any(player.special for player in view.players),
        any(set(player.freed) - set(player.ready) for player in view.players),
        any(tile.unrest for district in view.districts for tile in district.tiles)
        or any(player.unrest or player.held for player in view.players),
        any(NEUTRAL in district.insulae.values() for district in view.districts),
    )


@remember(40)
def _key_strip(package: str, language: Language, lying: Lying) -> Canvas:
    words, w = Words(package, language, (), 0), INNER
    rows: list[list[Sign]] = [[]]
    room = w
    for entry in _signs(words, lying):
        needed = _needed(entry)
        if needed > room:
            rows.append([])
            room = w
        rows[-1].append(entry)
        room -= needed
    canvas = Canvas(w, ROW * len(rows) + 4, PLASTER)
    for n, row in enumerate(rows):
        x = 4
        for entry in row:
            entry.draw(canvas, Box(x, n * ROW + 5, entry.width, SIDE))
            beside = Box(x + entry.width + 6, n * ROW + 2, width(entry.said, "semi", 20), 30)
            canvas.text(entry.said, beside, "semi", 20, INK_SOFT)
            x += _needed(entry)
    return canvas


def _needed(entry: Sign) -> int:
    return entry.width + width(entry.said, "semi", 20) + 20


def _signs(words: Words, lying: Lying) -> Iterator[Sign]:
    for kind in lying.kinds:
        yield Sign(partial(_building, kind), SIDE + 4, words.tell(BUILDING_TEXT[kind]))
    for good in RESOURCES:
        yield Sign(partial(_token, good), SIDE, words.tell(RESOURCE_TEXT[good]))
    special = ("special",) if lying.special else ()
    moods = ("popularity", "harmony", "prestige", "senator")
    for what in ("worker", *special, "register", "specialist", *moods):
        yield Sign(partial(_token, what), SIDE, words.say(f"corduba-key-{what}"))
    if lying.sent:
        yield Sign(_sent, SIDE, words.say("corduba-key-sent"))
    yield Sign(partial(_token, "legionarii"), SIDE, words.say("corduba-key-troops"))
    yield Sign(partial(_token, "offering1"), SIDE, words.say("corduba-key-offerings"))
    if lying.flames:
        yield Sign(_flame, SIDE, words.say("corduba-key-flame"))
    if lying.neutral:
        yield Sign(_neutral, SIDE, words.say("corduba-key-neutral"))


def _building(kind: str, canvas: Canvas, box: Box) -> None:
    face = ROOF[TABLES.buildings[kind].colour]
    canvas.plate(box.inset(0, -2), 5, face, INK, 1)
    sign(canvas, BUILDING_SIGN[kind], *box.middle, 20, on(face))


def _token(what: str, canvas: Canvas, box: Box) -> None:
    token(canvas, what, *box.middle, SIDE)


def _sent(canvas: Canvas, box: Box) -> None:
    sent(canvas, *box.middle, SIDE, ROOF["grey"])


def _flame(canvas: Canvas, box: Box) -> None:
    canvas.sprite(box, flame)


def _neutral(canvas: Canvas, box: Box) -> None:
    canvas.sprite(box.inset(-2), house, None)

"""Follower cards of the hand: when they work above, who it is, what it does."""

from __future__ import annotations

from typing import NamedTuple

from games.core.text import Language
from games.nova_roma.data.followers import FOLLOWERS
from rendering.hand import step_back
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.signs import sign
from rendering.kit.theme import INK, MARBLE, OCHRE, PLASTER, on
from rendering.kit.type import SMALLEST, break_lines, leading, width
from rendering.nova_roma.look.effects import KIND_SIGN, effect_width, follower_effect
from rendering.nova_roma.look.signs import ACTION_SIGN
from rendering.words.spoken import Words

PAD = 16
BAND = 54  # when and in which action
LARGER = 4  # names than texts
SIGNS = 58  # the effect in signs, at the foot


class Face(NamedTuple):
    """The size all cards of a picture have."""

    w: int
    h: int
    name: int  # height of the name
    text: int  # size of the words
    full: bool  # the whole rule, not only its gist


def measure(cards: list[str], words: Words, w: int, text: int, full: bool) -> Face:
    """A face of this width every card fits into."""
    lines = [len(_lines(card, words, w, text, full)) for card in cards]
    names = [len(_name_lines(card, words, w, text)) for card in cards]
    name = min(2, max(names, default=1)) * leading(text + LARGER) + text // 2 + 4
    h = BAND + name + max(lines, default=1) * leading(text) + SIGNS + 14
    return Face(w, h + h % 2, name, text, full)


def _name_lines(card: str, words: Words, w: int, text: int) -> tuple[str, ...]:
    return break_lines(words.say(f"follower-{card}"), "title", text + LARGER, w - 2 * PAD)


def _lines(card: str, words: Words, w: int, text: int, full: bool) -> tuple[str, ...]:
    said = words.say(f"follower-{card}.{'rule' if full else 'short'}")
    return break_lines(said, "text", text, w - 2 * PAD)


def face_sheet(card: str, face: Face, words: Words, dimmed: bool) -> Canvas:
    return _face(card, face, words.package, words.language, dimmed)


@remember(60)
def _face(card: str, face: Face, package: str, language: Language, dimmed: bool) -> Canvas:
    words = Words(package, language, (), 0)
    canvas = Canvas(face.w, face.h, PLASTER)
    canvas.plate(canvas.box, 14, MARBLE, INK, 3)
    _band(canvas, card, words)
    title = Box(PAD, BAND + 6, face.w - 2 * PAD, face.name - 10)
    canvas.paragraph(words.say(f"follower-{card}"), title, "title", face.text + LARGER, INK)
    canvas.fill(Box(PAD, BAND + face.name - 4, face.w - 2 * PAD, 2), OCHRE)
    y = BAND + face.name + 4
    for n, line in enumerate(_lines(card, words, face.w, face.text, face.full)):
        room = Box(PAD, y + n * leading(face.text), face.w - 2 * PAD, leading(face.text))
        canvas.text(line, room, "text", face.text, INK)
    x = (face.w + effect_width(card, 36)) // 2
    follower_effect(canvas, card, x, face.h - SIGNS // 2 - 2, 36, INK)
    if dimmed:
        step_back(canvas)
    return canvas


def _band(canvas: Canvas, card: str, words: Words) -> None:
    """The upper band, in the colour of the kind."""
    follower = FOLLOWERS[card]
    icon, tone = KIND_SIGN[follower.kind]
    ink = on(tone)
    w = canvas.box.w
    canvas.rounded(Box(3, 3, w - 6, BAND), 11, tone)
    canvas.fill(Box(3, BAND - 12, w - 6, 15), tone)
    canvas.icon(icon, PAD + 13, BAND // 2 + 3, 26, ink)
    right = w - PAD
    if follower.action:
        action = words.say(f"action-{follower.action}")
        x = right - width(action, "bold", 24)
        canvas.text(action, Box(x, 4, right - x, BAND), "bold", 24, ink)
        sign(canvas, ACTION_SIGN[follower.action], x - 22, BAND // 2 + 3, 28, ink)
        right = x - 42
    said = words.say(f"nova-kind-{follower.kind}")
    room = Box(PAD + 36, 4, right - PAD - 36, BAND)
    if width(said, "semi", SMALLEST) <= room.w:  # a narrow card has the sign alone
        canvas.text(said, room, "semi", 24, ink)

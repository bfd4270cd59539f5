"""Follower cards of the hand: when they work above, who it is, what it does."""

from __future__ import annotations

from typing import Literal, TypeAlias

from games.core.text import Language
from games.nova_roma.data.followers import FOLLOWERS
from rendering.hand import LEAST, step_back
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.signs import sign
from rendering.kit.theme import INK, INK_SOFT, MARBLE, OCHRE, PLASTER, PLASTER_DARK, on
from rendering.kit.type import break_lines, leading, width
from rendering.nova_roma.look.effects import KIND_SIGN, effect_width, follower_effect
from rendering.nova_roma.look.signs import ACTION_SIGN
from rendering.words.spoken import Words

PAD = 16
BAND = 58  # when and in which action
NAME = 40
SIGNS = 62  # the effect in signs, at the foot
ROW = leading(LEAST)

Detail: TypeAlias = Literal["rule", "short", "signs", "name"]


def height(card: str, words: Words, w: int, detail: Detail) -> int:
    """That a face of this width needs."""
    if detail == "name":
        return BAND + leading(NAME) + 12
    lines = len(_lines(card, words, w, detail))
    return BAND + leading(NAME) + ROW + 14 + (lines * ROW + 14 if lines else 0) + SIGNS


def _name(card: str, words: Words) -> tuple[str, str]:
    """Name and trade of «Vitus (wheat dealer)»."""
    name, _, trade = words.say(f"follower-{card}").partition(" (")
    return name, trade.removesuffix(")")


def _lines(card: str, words: Words, w: int, detail: Detail) -> tuple[str, ...]:
    if detail not in ("rule", "short"):
        return ()
    return break_lines(words.say(f"follower-{card}.{detail}"), "text", LEAST, w - 2 * PAD)


def face_sheet(card: str, box: Box, detail: Detail, words: Words, dimmed: bool) -> Canvas:
    return _face(card, box.w, box.h, detail, words.package, words.language, dimmed, False)


def resting_sheet(card: str, box: Box, detail: Detail, words: Words, resting: bool) -> Canvas:
    """A follower of the row; those that have worked are grey."""
    return _face(card, box.w, box.h, detail, words.package, words.language, False, resting)


@remember(60)
def _face(
    card: str,
    w: int,
    h: int,
    detail: Detail,
    package: str,
    language: Language,
    dimmed: bool,
    resting: bool,
) -> Canvas:
    words = Words(package, language, (), 0)
    canvas = Canvas(w, h, PLASTER)
    canvas.plate(canvas.box, 14, PLASTER_DARK if resting else MARBLE, INK, 3)
    _band(canvas, card, words)
    name, trade = _name(card, words)
    y = BAND + 7
    canvas.text(name, Box(PAD, y, w - 2 * PAD, leading(NAME)), "title", NAME, INK)
    y += leading(NAME)
    if detail == "name":
        follower_effect(canvas, card, w - PAD, y - leading(NAME) // 2, LEAST, INK)
    else:
        canvas.text(trade, Box(PAD, y, w - 2 * PAD, ROW), "semi", LEAST, INK_SOFT, least=LEAST)
        y += ROW
    lines = _lines(card, words, w, detail)
    if lines:
        canvas.fill(Box(PAD, y + 2, w - 2 * PAD, 2), OCHRE)
        y += 8
    for line in lines:
        canvas.text(line, Box(PAD, y, w - 2 * PAD, ROW), "text", LEAST, INK)
        y += ROW
    if detail != "name":
        x = (w + effect_width(card, LEAST)) // 2
        follower_effect(canvas, card, x, h - SIGNS // 2 - 2, LEAST, INK)
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
    canvas.icon(icon, PAD + 18, BAND // 2 + 2, 36, ink)
    right = w - PAD
    if follower.action:
        action = words.say(f"action-{follower.action}")
        x = right - width(action, "bold", LEAST)
        canvas.text(action, Box(x, 4, right - x, BAND - 4), "bold", LEAST, ink, least=LEAST)
        sign(canvas, ACTION_SIGN[follower.action], x - 28, BAND // 2 + 2, 36, ink)
        return
    said = words.say(f"nova-kind-{follower.kind}")
    room = Box(PAD + 48, 4, right - PAD - 48, BAND - 4)
    if width(said, "semi", LEAST) <= room.w:  # a narrow card has the sign alone
        canvas.text(said, room, "semi", LEAST, ink, least=LEAST)

"""Followers: on offer, in a row as chips, with their effects in signs or in words."""

from __future__ import annotations

from games.core.text import Language
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.seat.view import View
from rendering.board.scene import INNER
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.signs import sign
from rendering.kit.theme import (
    INK,
    INK_FAINT,
    INK_SOFT,
    MARBLE,
    PLASTER,
    PLASTER_DARK,
    Colour,
)
from rendering.kit.type import break_lines, leading, width
from rendering.nova_roma.board.offers import gap
from rendering.nova_roma.board.panel import panel
from rendering.nova_roma.look.effects import KIND_SIGN, effect_width, follower_effect
from rendering.nova_roma.look.signs import ACTION_SIGN
from rendering.words.spoken import Words

PILES = 150  # title, deck and discard
BESIDE = 14  # between cards, where the names of marked ones stand
FOLLOWERS_H, CHIPS_H = 96, 48
NAME = 30  # height of a follower's name in a row


def follower_offer(view: View, words: Words, compact: bool) -> Canvas:
    """With the effects in words, or compact with signs alone."""
    contents = (view.followers, len(view.follower_discard), compact)
    return panel("followers", words.language, contents, lambda: _followers(view, words, compact))


def _followers(view: View, words: Words, compact: bool) -> Canvas:
    height = CHIPS_H if compact else FOLLOWERS_H
    canvas = Canvas(INNER, height, PLASTER)
    _piles(canvas, view, words, compact)
    step = (INNER - PILES - BESIDE - 2) // len(view.followers.cards)
    for n, card in enumerate(view.followers.cards):
        box = Box(PILES + BESIDE + n * step, 4, step - BESIDE, height - 8)
        if card is None:
            gap(canvas, box)
        elif compact:
            follower_chip(canvas, card, box)
        else:
            canvas.put(follower_card(card, box.w, words), box.x, box.y)
        canvas.spot(f"follower:{n + 1}", box)
        if card:
            canvas.spot(card, box, tag=Tag(Box(box.x - 15, box.y + 6, 22, 28)))
        canvas.part(Box(box.x - BESIDE - 3, 0, box.w + BESIDE + 9, height))
    canvas.part(Box(0, 0, PILES, height))
    return canvas


def _piles(canvas: Canvas, view: View, words: Words, compact: bool) -> None:
    """Title, deck and discard; compact ones only in figures."""
    deck, discard = view.followers.left, len(view.follower_discard)
    if compact:
        canvas.text(words.say("nova-followers"), Box(10, 0, PILES - 18, 26), "head", 24, INK)
        room = Box(10, 23, PILES - 18, 22)
        end = canvas.text(f"{deck} + {discard}", room, "semi", 20, INK_SOFT).right
        canvas.spot("deck", room.inset(-4, 0), tag=Tag(Box(end + 6, room.y + 1, 24, 23)))
        return
    canvas.text(words.say("nova-followers"), Box(10, 4, PILES - 18, 32), "head", 26, INK)
    for n, (key, count) in enumerate((("deck", deck), ("discard", discard))):
        room = Box(10, 36 + n * 27, PILES - 18, 27)
        end = canvas.text(f"{words.say(f'nova-{key}')} {count}", room, "semi", 20, INK_SOFT).right
        canvas.spot(key, room.inset(-4, 0), tag=Tag(Box(end + 6, room.y + 2, 24, 23)))


def follower_card(card: str, w: int, words: Words, resting: bool = False) -> Canvas:
    """Name and trade, and the effect in words; resting ones are grey."""
    return _follower_card(card, w, words.package, words.language, resting)


@remember(100)
def _follower_card(card: str, w: int, package: str, language: Language, resting: bool) -> Canvas:
    words = Words(package, language, (), 0)
    canvas = Canvas(w, FOLLOWERS_H - 8, PLASTER)
    canvas.plate(canvas.box, 8, PLASTER_DARK if resting else MARBLE, INK)
    ink = INK_SOFT if resting else INK
    x = _signs(canvas, card, Box(10, 2, w, 36), 24, ink)
    canvas.text(words.say(f"follower-{card}"), Box(x, 2, w - x - 8, 36), "bold", 24, ink)
    text = words.say(f"follower-{card}.short")
    for n, line in enumerate(break_lines(text, "text", 20, w - 16)):
        row = Box(11, 37 + n * leading(20), w - 16, leading(20))
        canvas.text(line, row, "text", 20, ink)
    return canvas


def _signs(canvas: Canvas, card: str, box: Box, size: int, ink: Colour) -> int:
    """When and in which action a follower works; returns where the name may begin."""
    follower = FOLLOWERS[card]
    icon, tone = KIND_SIGN[follower.kind]
    cy = box.middle[1]
    canvas.icon(icon, box.x + size // 2, cy, size - 2, tone if ink == INK else ink)
    x = box.x + size + 5
    if follower.action:
        sign(canvas, ACTION_SIGN[follower.action], x + size // 2, cy, size, ink)
        x += size + 5
    return x


def follower_chip(canvas: Canvas, card: str, box: Box, resting: bool = False) -> None:
    """A follower in one line: signs, name, effect; resting ones are grey."""
    canvas.plate(box, 8, PLASTER_DARK if resting else MARBLE, INK_FAINT if resting else INK)
    ink = INK_SOFT if resting else INK
    x = _signs(canvas, card, Box(box.x + 6, box.y, box.w, box.h), 20, ink)
    follower_effect(canvas, card, box.right - 6, box.middle[1], 20, ink)
    room = Box(x, box.y, box.right - x - 9 - effect_width(card, 20), box.h)
    canvas.text(FOLLOWERS[card].name, room, "semi", 22, ink)


def chip_width(card: str) -> int:
    """What a follower in one line needs."""
    signs = 2 if FOLLOWERS[card].action else 1
    return 6 + 25 * signs + width(FOLLOWERS[card].name, "semi", 22) + 11 + effect_width(card, 20)


def follower_line(canvas: Canvas, card: str, box: Box, words: Words, resting: bool = False) -> None:
    """A follower in a row, with the effect in words; resting ones are grey."""
    canvas.rounded(box, 8, PLASTER_DARK if resting else MARBLE)
    ink = INK_SOFT if resting else INK
    x = _signs(canvas, card, Box(box.x + 6, box.y, box.w, NAME), 20, ink)
    canvas.text(FOLLOWERS[card].name, Box(x, box.y, box.right - x, NAME), "semi", 22, ink)
    for n, line in enumerate(_told(card, box.w, words)):
        row = Box(box.x + 8, box.y + NAME - 3 + n * leading(20), box.w - 14, leading(20))
        canvas.text(line, row, "text", 20, ink)


def line_height(card: str, w: int, words: Words) -> int:
    """Of a follower with the effect in words."""
    return NAME + len(_told(card, w, words)) * leading(20)


def _told(card: str, w: int, words: Words) -> tuple[str, ...]:
    return break_lines(words.say(f"follower-{card}.short"), "text", 20, w - 16)

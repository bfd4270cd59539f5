"""For close-ups only: followers and goods to take, each as large as the others."""

from __future__ import annotations

from collections.abc import Collection

from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import GOODS, Good
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER
from rendering.nova_roma.board.followers import FOLLOWERS_H, follower_card
from rendering.nova_roma.board.near import BESIDE
from rendering.nova_roma.look.signs import token
from rendering.words.spoken import Words

EDGE = 26  # before a card, for its number
CARD_W = 306
WIDE = 2 * (EDGE + CARD_W) + BESIDE
GOOD_W, GOOD_H = 198, 74
DECK = "deck"


def asked_followers(view: View, focus: Collection[str]) -> list[str]:
    """Those on offer who are chosen from, and the deck if it is."""
    offered = [card for card in view.followers.cards if card and card in focus]
    return [*offered, *([DECK] if DECK in focus else [])]


def followers(view: View, asked: Collection[str], words: Words) -> Canvas:
    """Two by two; the deck is the last."""
    rows = -(-len(asked) // 2)
    canvas = Canvas(WIDE, rows * (FOLLOWERS_H + 2) + 4, PLASTER)
    for n, card in enumerate(asked):
        x, y = n % 2 * (EDGE + CARD_W + BESIDE) + EDGE, n // 2 * (FOLLOWERS_H + 2) + 4
        box = Box(x, y, CARD_W, FOLLOWERS_H - 8)
        if card == DECK:
            _deck(canvas, view, box, words)
        else:
            canvas.put(follower_card(card, box.w, words), box.x, box.y)
        canvas.spot(card, box, tag=Tag(Box(box.x - 22, box.y + 6, 22, 28)))
    return canvas


def _deck(canvas: Canvas, view: View, box: Box, words: Words) -> None:
    canvas.plate(box, 8, MARBLE, INK)
    title = f"{words.say('nova-deck')} ({view.followers.left})"
    canvas.text(title, Box(box.x + 12, box.y + 2, box.w - 20, 36), "bold", 24, INK)
    told = words.say("nova-unseen")
    canvas.paragraph(
        told, Box(box.x + 12, box.y + 37, box.w - 20, box.h - 40), "text", 20, INK_SOFT
    )


# ---- goods ------------------------------------------------------------------------------------


def asked_goods(focus: Collection[str]) -> list[Good]:
    """The goods that are chosen from, if nothing else is."""
    return [good for good in GOODS if good in focus] if {*focus} <= {*GOODS} else []


def good_spot(good: str) -> str:
    return f"take:{good}"


def goods(player: PlayerView, asked: Collection[Good], words: Words) -> Canvas:
    """Each with its name and how many one has."""
    rows = -(-len(asked) // 3)
    across = min(3, len(asked))
    canvas = Canvas(across * (GOOD_W + BESIDE), rows * (GOOD_H + BESIDE), PLASTER)
    for n, good in enumerate(asked):
        x, y = n % 3 * (GOOD_W + BESIDE) + 4, n // 3 * (GOOD_H + BESIDE) + 4
        box = Box(x, y, GOOD_W, GOOD_H)
        canvas.plate(box, 10, MARBLE, INK)
        token(canvas, good, box.x + 58, box.middle[1], 48)
        name = Box(box.x + 90, box.y + 6, box.w - 96, 32)
        canvas.text(words.say(f"good-{good}"), name, "bold", 26, INK)
        held = words.say("nova-have", n=player.goods[good])
        canvas.text(held, Box(name.x, box.y + 38, name.w, 28), "semi", 22, INK_SOFT)
        canvas.spot(good_spot(good), box, tag=Tag(Box(box.x + 6, box.middle[1] - 14, 24, 28)))
    return canvas

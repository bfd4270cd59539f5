"""For close-ups only: materials of the pool, roles and piles, each with what it would bring."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from games.glory_to_rome.data.cards import (
    KINDS,
    MATERIAL_OF,
    MATERIALS,
    ROLE_OF,
    ROLES,
    SENATOR,
    VALUE,
    Material,
    Role,
)
from games.glory_to_rome.seat.view import View
from games.glory_to_rome.words.labels import BUILDING_TEXT, ROLE_HINT
from rendering.frame import Frame
from rendering.glory_to_rome.hand.now import actions
from rendering.glory_to_rome.look import COLOUR, PAVING, ROLE_SIGN, SIGN
from rendering.glory_to_rome.place.cards import fan, white_fan
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.panels import card_back, coins
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, on
from rendering.kit.type import break_lines, leading
from rendering.words.spoken import Words

GAP = 8
WIDE = 334
LEFT = 104  # for what lies there
NAME, TEXT = 30, 22
ROW = leading(TEXT) + 2
AROUND = LEFT + 12  # what is written on a card
OFFERED = ("pool", "role", "deck", "senators")  # what spots of these cards begin with


class Card(NamedTuple):
    """A place to choose: its picture, its name, what it is and what it would bring."""

    spot: str
    paint: Callable[[Canvas, Box], None]
    name: str
    worth: int
    said: tuple[str, ...]

    def lines(self, room: int) -> tuple[str, ...]:
        """The first in one face, the others in another: each begins a line."""
        return tuple(line for text in self.said for line in break_lines(text, "semi", TEXT, room))


def offer_cards(view: View, frame: Frame, words: Words) -> Canvas | None:
    """Two in a row: roles, materials, piles; None where the question names none of them."""
    cards = [*_roles(view, frame, words), *_materials(view, frame, words)]
    cards += _piles(view, frame, words)
    rows = [cards[n : n + 2] for n in range(0, len(cards), 2)]
    widths = [WIDE if len(row) > 1 or len(cards) == 1 else 2 * WIDE + GAP for row in rows]
    heights = [max(_height(it, wide) for it in row) for row, wide in zip(rows, widths, strict=True)]
    if not cards:
        return None
    canvas = Canvas(2 * (WIDE + GAP), sum(h + GAP for h in heights), PLASTER)
    y = 2
    for row, wide, h in zip(rows, widths, heights, strict=True):
        for n, card in enumerate(row):
            _put(canvas, card, Box(2 + n * (WIDE + GAP), y, wide, h - 4))
        y += h + GAP
    if "pool" in frame.focus:
        canvas.spot("pool", canvas.box.inset(1), tag=Tag(Box(canvas.box.right - 48, 8, 36, 30)))
    return canvas


def _height(card: Card, wide: int) -> int:
    return max(104, NAME + len(card.lines(wide - AROUND)) * ROW + 24)


def _put(canvas: Canvas, card: Card, box: Box) -> None:
    canvas.plate(box, 10, PAVING, INK)
    card.paint(canvas, Box(box.x + 8, box.y + 8, LEFT - 16, box.h - 16))
    x, y = box.x + LEFT, box.y + 8
    end = canvas.text(card.name, Box(x, y, box.w - AROUND - 36, NAME), "head", 28, INK).right
    coins(canvas, end + 10 + 18 * card.worth, y + NAME // 2 + 2, card.worth, 15)
    for n, line in enumerate(card.lines(box.w - AROUND)):
        room = Box(x, y + NAME + 2 + n * ROW, box.w - AROUND, ROW)
        canvas.text(line, room, "semi" if n == 0 else "text", TEXT, INK)
    canvas.spot(card.spot, box, tag=Tag(Box(box.right - 42, box.y + 6, 36, 30)))


# ---- materials ----------------------------------------------------------------------------------


def _materials(view: View, frame: Frame, words: Words) -> list[Card]:
    all_of_it = "pool" in frame.focus
    shown = [m for m in MATERIALS if f"pool:{m}" in frame.focus or (all_of_it and view.pool.get(m))]
    return [
        Card(
            f"pool:{material}",
            partial(_pile_of, material, view.pool.get(material, 0)),
            words.say(f"material-{material}"),
            VALUE[material],
            (_gain(view, material, words, all_of_it), *_lacking(view, material, words)),
        )
        for material in shown
    ]


def _pile_of(material: Material, n: int, canvas: Canvas, box: Box) -> None:
    at = Box(box.x, box.middle[1] - 44, box.w, 88)
    canvas.sprite(at, fan, material, max(1, n))
    ink = on(COLOUR[material])
    canvas.shape(SIGN[material], Box(at.middle[0] - 12, at.y + 10, 24, 24), ink)
    canvas.text(str(n), Box(at.x, at.y + 34, at.w, 48), "title", 40, ink, "centre")


def _gain(view: View, material: Material, words: Words, several: bool) -> str:
    """What I have of it, and would have unless several come at once; clients by their role."""
    role = words.say(f"role-{ROLE_OF[material]}")
    if view.seat is None:
        return role
    me = view.players[view.seat]
    if _hires(view):
        n = me.clients.count(material)
        return words.say("gtr-brings-client", role=role, n=n, more=n + 1)
    n = me.stockpile.get(material, 0)
    if several:
        return f"{words.say('gtr-stockpile')} {n}"
    return words.say("gtr-brings-stock", n=n, more=n + 1)


def _lacking(view: View, material: Material, words: Words) -> list[str]:
    """Which of my buildings wait for it; or what such a client does."""
    if view.seat is None:
        return []
    if _hires(view):
        return [words.tell(ROLE_HINT[ROLE_OF[material]])]
    begun = [b for b in view.players[view.seat].buildings if not b.complete and b.site == material]
    lacking = sum(b.need - len(b.materials) for b in begun)
    if len(begun) == 1:
        name = words.tell(BUILDING_TEXT[begun[0].name])
        return [words.say("gtr-lacks", building=name, n=lacking)]
    return [words.say("gtr-all-lack", n=lacking)] if begun else []


def _hires(view: View) -> bool:
    return view.acting is not None and view.acting.role == "patron"


# ---- roles --------------------------------------------------------------------------------------


def _roles(view: View, frame: Frame, words: Words) -> list[Card]:
    return [
        Card(
            f"role:{role}",
            partial(_role_sign, role),
            words.say(f"role-{role}"),
            0,
            (*_leading(view, frame, role, words), words.tell(ROLE_HINT[role])),
        )
        for role in ROLES
        if f"role:{role}" in frame.focus
    ]


def _role_sign(role: Role, canvas: Canvas, box: Box) -> None:
    face = COLOUR[MATERIAL_OF[role]]
    at = Box(box.x, box.y, box.w, min(box.h, box.w))
    canvas.plate(at, 8, face, INK)
    canvas.icon(ROLE_SIGN[role], *at.middle, 56, on(face))


def _leading(view: View, frame: Frame, role: Role, words: Words) -> list[str]:
    """What leading it would be worth: how many actions, with which cards."""
    leads = any(id.startswith("lead:") for id in frame.offers.get(f"role:{role}", ()))
    if view.seat is None or not leads:
        return []
    me = view.players[view.seat]
    held = sum(KINDS[card].role == role for card in me.hand or () if card != SENATOR)
    return [words.say("gtr-role-now", n=actions(me, role), cards=held)]


# ---- piles --------------------------------------------------------------------------------------


def _piles(view: View, frame: Frame, words: Words) -> list[Card]:
    found = []
    for spot, size, paint in (
        ("deck", view.deck_size, _deck),
        ("senators", view.senators, _senators),
    ):
        if spot in frame.focus:
            name = words.say(f"gtr-{spot}")
            said = tuple(_drawing(view, frame, spot, words))
            found.append(Card(spot, partial(paint, size), name, 0, said))
    return sorted(found, key=lambda card: frame.focus.index(card.spot))


def _deck(n: int, canvas: Canvas, box: Box) -> None:
    card = Box(box.x + 4, box.middle[1] - 44, box.w - 8, 88)
    card_back(canvas, card)
    canvas.text(str(n), card, "title", 40, MARBLE, "centre", least=30)


def _senators(n: int, canvas: Canvas, box: Box) -> None:
    at = Box(box.x, box.middle[1] - 44, box.w, 88)
    canvas.sprite(at, white_fan, max(1, n))
    canvas.icon("scroll", at.middle[0], at.y + 24, 26, INK_SOFT)
    canvas.text(str(n), Box(at.x, at.y + 36, at.w, 48), "title", 40, INK, "centre")


def _drawing(view: View, frame: Frame, spot: str, words: Words) -> list[str]:
    """What each way to think does to the hand; else what the option says."""
    ways = [id.removeprefix("think:") for id in frame.offers.get(spot, ()) if "think:" in id]
    if view.seat is None or not ways:
        said = frame.places.get(spot)
        return [said] if said else []
    me = view.players[view.seat]
    told = []
    for way in ways:
        more = me.hand_size + 1
        if way == "refill":
            more = min(me.hand_limit, me.hand_size + view.deck_size)
        told.append(words.say(f"gtr-think-{way}", n=me.hand_size, more=more))
    return [*told, words.say("gtr-any-role")] if spot == "senators" else told

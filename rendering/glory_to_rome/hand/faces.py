"""Cards of the hand: role above, building in the middle, material below."""

from __future__ import annotations

from typing import NamedTuple

from games.glory_to_rome.data.cards import KINDS, SENATOR, Kind
from games.glory_to_rome.state import Variant
from games.glory_to_rome.words.labels import building_hint
from rendering.glory_to_rome.look import COLOUR, LETTER, ROLE_SIGN, SIGN
from rendering.hand import step_back
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.panels import coins
from rendering.kit.theme import INK, INK_SOFT, MARBLE, OCHRE, PLASTER, RED, Colour, mix, on
from rendering.kit.type import SMALLEST, break_lines, leading, width
from rendering.words.spoken import Words

ROLE_TEXT = 20


class Card(NamedTuple):
    """What is on a card's face, in the player's words."""

    name: str
    title: str
    function: str
    role: str
    role_text: str
    material: str
    kind: Kind | None  # None: a Senator


class Room(NamedTuple):
    """How much a face can hold; the fewer cards, the more."""

    most: int  # cards
    columns: int
    text: int  # size of the function
    top: int = 58
    foot: int = 50
    pad: int = 16
    sign: int = 34
    coin: int = 16
    tells_role: bool = False


ROOMS = (
    Room(4, 4, 30, coin=20, tells_role=True),
    Room(5, 5, 26, coin=20, tells_role=True),
    Room(8, 4, 30, coin=20, tells_role=True),
    Room(10, 5, 26, coin=20, tells_role=True),
    Room(18, 6, 24),
    Room(28, 7, 22),
    Room(32, 8, 20, top=46, foot=40, pad=10, sign=24),
    Room(99, 9, 20, top=46, foot=40, pad=8, sign=18, coin=11),
)


class Face(NamedTuple):
    """The size all cards of a picture have."""

    w: int
    h: int
    role_h: int
    title_h: int
    room: Room

    @property
    def text_w(self) -> int:
        return self.w - 2 * self.room.pad


def card_of(name: str, variant: Variant, words: Words) -> Card:
    if name == SENATOR:
        short = words.say("senator.short")
        return Card(name, words.say("senator"), short, words.say("gtr-any-role"), short, "", None)
    kind = KINDS[name]
    function = "" if variant.trial_game else words.tell(building_hint(variant, name))
    return Card(
        name=name,
        title=words.say(f"building-{name}"),
        function=function,
        role=words.say(f"role-{kind.role}"),
        role_text=words.say(f"role-{kind.role}.short"),
        material=f"{LETTER[kind.material]} {words.say(f'material-{kind.material}')}",
        kind=kind,
    )


def measure(cards: list[Card], w: int, room: Room) -> Face:
    """A face of this width every card fits into."""
    text_w = w - 2 * room.pad
    lines = [len(break_lines(card.function, "text", room.text, text_w)) for card in cards]
    body = max(lines, default=1) * leading(room.text)
    roles = [len(break_lines(card.role_text, "text", ROLE_TEXT, text_w)) for card in cards]
    role_h = max(roles, default=0) * leading(ROLE_TEXT) + 10 if room.tells_role else 0
    long = any(width(card.title, "title", SMALLEST) > text_w for card in cards)
    title_h = 2 * leading(24) if long else round(room.text * 1.9)
    h = room.top + role_h + title_h + body + 26 + room.foot
    return Face(w, h + h % 2, role_h, title_h, room)


@remember(24)
def face_sheet(card: Card, face: Face, dimmed: bool) -> Canvas:
    colour = COLOUR[card.kind.material] if card.kind else RED
    pad, text = face.room.pad, face.room.text
    canvas = Canvas(face.w, face.h, PLASTER)
    canvas.plate(canvas.box, 14, MARBLE, INK, 3)
    _role(canvas, card, face, colour)
    title = Box(pad, face.room.top + face.role_h + 8, face.text_w, face.title_h)
    canvas.paragraph(card.title, title, "title", round(text * 1.35), INK)
    canvas.fill(Box(pad, title.bottom, face.text_w, 2), OCHRE)
    y = title.bottom + 6
    body = Box(pad, y, face.text_w, face.h - face.room.foot - y - 4)
    _watermark(canvas, card, body, colour)
    # A Senator's text is that of its role; it stands where there is room.
    function = card.function if card.kind or not face.role_h else ""
    for n, line in enumerate(break_lines(function, "text", text, body.w)):
        row = Box(body.x, body.y + n * leading(text), body.w, leading(text))
        canvas.text(line, row, "text", text, INK)
    _foot(canvas, card, face, colour)
    if dimmed:
        step_back(canvas)
    return canvas


def _role(canvas: Canvas, card: Card, face: Face, colour: Colour) -> None:
    """The upper band: what the card does when it is played."""
    top, pad, sign = face.room.top, face.room.pad, face.room.sign
    canvas.rounded(Box(3, 3, face.w - 6, top), 11, colour)
    canvas.fill(Box(3, top - 12, face.w - 6, 15), colour)
    icon: Icon = ROLE_SIGN[card.kind.role] if card.kind else "scroll"
    canvas.icon(icon, pad + sign // 2, top // 2 + 1, sign, on(colour))
    x = pad + sign + sign // 3
    canvas.text(card.role, Box(x, 4, face.w - x - pad // 2, top - 6), "bold", 28, on(colour))
    if not face.role_h:
        return
    canvas.fill(Box(3, top + 3, face.w - 6, face.role_h - 3), mix(MARBLE, colour, 0.14))
    for n, line in enumerate(break_lines(card.role_text, "text", ROLE_TEXT, face.text_w)):
        row = Box(pad, top + 5 + n * leading(ROLE_TEXT), face.text_w, leading(ROLE_TEXT))
        canvas.text(line, row, "text", ROLE_TEXT, INK_SOFT)


def _watermark(canvas: Canvas, card: Card, room: Box, colour: Colour) -> None:
    side = min(room.w, room.h, 120) - 8
    if side < 60:
        return
    box = Box(room.right - side, room.bottom - side, side, side)
    tint = mix(MARBLE, colour, 0.14)
    if card.kind:
        canvas.shape(SIGN[card.kind.material], box, tint)
    else:
        canvas.icon("scroll", *box.middle, side, tint)


def _foot(canvas: Canvas, card: Card, face: Face, colour: Colour) -> None:
    """The lower band: what the card is as material, and its value in the vault."""
    if not card.kind:
        return
    x, y, foot = face.room.pad, face.h - face.room.foot, face.room.foot
    canvas.fill(Box(x, y - 2, face.text_w, 2), mix(MARBLE, INK, 0.25))
    left = coins(canvas, face.w - x + 2, y + foot // 2 - 2, card.kind.value, face.room.coin)
    if face.w > 240:
        pip = Box(x, y + 7, 32, 32)
        canvas.plate(pip, 6, colour, INK)
        canvas.shape(SIGN[card.kind.material], pip.inset(6), on(colour))
        x += 40
    canvas.text(card.material, Box(x, y, left - x - 2, foot - 4), "semi", 24, INK)

"""Cards of the hand: role above with its actions, building in the middle, material below."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from games.glory_to_rome.data.cards import KINDS, SENATOR, Kind
from games.glory_to_rome.seat.view import View
from games.glory_to_rome.words.labels import building_hint
from rendering.glory_to_rome.hand.now import Now, Place, now
from rendering.glory_to_rome.look import COLOUR, ROLE_SIGN, SIGN
from rendering.hand import LEAST, step_back
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas
from rendering.kit.icons import Icon
from rendering.kit.panels import coins
from rendering.kit.theme import INK, MARBLE, OCHRE, PLASTER, RED, Colour, mix, on
from rendering.kit.type import break_lines, leading, width
from rendering.words.spoken import Words

PAD = 16
BAND = 62  # the role
NARROW = 50  # the same with the name of a building
FOOT = 48  # a row of the foot
TITLE = 42
COIN = 26
INDENT = 48  # the sign of the role before its name
TIMES = 38
CORNER = 38  # the sign of a site in the corner of a card
ROW = leading(LEAST)


class Detail(IntEnum):
    """How much a face can hold; the fewer cards, the more."""

    BAND = 0  # the role's sign and the name
    NAME = 1  # with the role
    GIST = 2  # with material and site
    BRIEF = 3  # the role's sign, the name and the rule: for many cards
    SHORT = 4  # the same with value and site
    RULE = 5


PLACE_SIGN: dict[Place, Icon] = {"town": "archway", "away": "mountain", "none": "ban"}  # as the
# board has them


class Card(NamedTuple):
    """What is on a card's face, in the player's words."""

    name: str
    title: str
    function: str
    role: str
    material: str
    site: str
    kind: Kind | None  # None: a Senator
    now: Now


def card_of(name: str, view: View, words: Words) -> Card:
    could = now(view, name)
    if name == SENATOR:
        short, any_role = words.say("senator.short"), words.say("gtr-any-role")
        return Card(name, words.say("senator"), short, any_role, "", "", None, could)
    kind, variant = KINDS[name], view.variant
    return Card(
        name=name,
        title=words.say(f"building-{name}"),
        function="" if variant.trial_game else words.tell(building_hint(variant, name)),
        role=words.say(f"role-{kind.role}"),
        material=words.say(f"material-{kind.material}"),
        site=words.say(f"gtr-site-{could.place}"),
        kind=kind,
        now=could,
    )


def height(card: Card, w: int, detail: Detail) -> int:
    """That a face of this width needs."""
    title = len(_title(card, w)) * leading(TITLE) + 18
    if detail is Detail.BAND:
        return _band(card, w)
    if detail in (Detail.BRIEF, Detail.SHORT):
        return _band(card, w, NARROW) + len(_rule_beside(card, w, detail)) * ROW + 14
    if detail is Detail.NAME:
        return BAND + title + 8
    rule = len(_rule(card, w)) * ROW + 18 if detail is Detail.RULE else 0
    foot = (2 if card.kind else 0) * FOOT
    return BAND + title + rule + foot + 10


def _band(card: Card, w: int, tall: int = BAND) -> int:
    """Height of a band with the name alone."""
    return tall + 6 + (0 if width(card.title, "bold", LEAST) <= w - 2 * PAD - INDENT else ROW)


def _title(card: Card, w: int) -> tuple[str, ...]:
    return break_lines(card.title, "title", TITLE, w - 2 * PAD)


def _rule(card: Card, w: int) -> tuple[str, ...]:
    return break_lines(card.function, "text", LEAST, w - 2 * PAD)


def _rule_beside(card: Card, w: int, detail: Detail) -> tuple[str, ...]:
    """The same with room after it for what stands in the lower right corner."""
    lines, corner = _rule(card, w), _corner_width(card, detail)
    end = width(lines[-1], "text", LEAST) if lines else w
    return (*lines, "") if corner and end + corner + 12 > w - 2 * PAD else lines


def place_sign(card: Card, detail: Detail) -> Place | None:
    """Where its building goes, if a sign alone says so; where all is tight not the usual place."""
    told = detail is Detail.SHORT or (detail is Detail.BRIEF and card.now.place != "town")
    return card.now.place if told else None


def _corner_width(card: Card, detail: Detail) -> int:
    if not card.kind or not place_sign(card, detail):
        return 0
    return CORNER + (card.kind.value * (COIN + 3) + 8 if detail is Detail.SHORT else 0)


@remember(160)
def face_sheet(card: Card, w: int, h: int, detail: Detail, dimmed: bool) -> Canvas:
    colour = COLOUR[card.kind.material] if card.kind else RED
    canvas = Canvas(w, h, PLASTER)
    canvas.plate(canvas.box, 14, MARBLE, INK, 3)
    if detail is Detail.BAND:
        _role(canvas, card, card.title, colour, h - 6)
        if dimmed:
            step_back(canvas)
        return canvas
    if detail in (Detail.BRIEF, Detail.SHORT):
        _brief(canvas, card, colour, detail)
        if dimmed:
            step_back(canvas)
        return canvas
    _role(canvas, card, card.role, colour)
    y = BAND + 8
    for line in _title(card, w):
        canvas.text(line, Box(PAD, y, w - 2 * PAD, leading(TITLE)), "title", TITLE, INK)
        y += leading(TITLE)
    if detail is Detail.RULE:
        canvas.fill(Box(PAD, y + 2, w - 2 * PAD, 2), OCHRE)
        y += 10
        for line in _rule(card, w):
            canvas.text(line, Box(PAD, y, w - 2 * PAD, ROW), "text", LEAST, INK)
            y += ROW
    if detail in (Detail.GIST, Detail.RULE) and card.kind:
        _foot(canvas, card, card.kind, colour)
    if dimmed:
        step_back(canvas)
    return canvas


def _brief(canvas: Canvas, card: Card, colour: Colour, detail: Detail) -> None:
    """The name on the band; below it the rule, in the corner what it is worth and where it goes."""
    w, h = canvas.size
    band = _band(card, w, NARROW)
    _role(canvas, card, card.title, colour, band - 6)
    for n, line in enumerate(_rule_beside(card, w, detail)):
        room = Box(PAD, band + 4 + n * ROW, w - 2 * PAD, ROW)
        canvas.text(line, room, "text", LEAST, INK)
    place = place_sign(card, detail)
    if card.kind and place:
        sign = Box(w - PAD - CORNER + 4, h - CORNER - 6, CORNER, CORNER)
        put_place(canvas, place, sign)
        if detail is Detail.SHORT:
            coins(canvas, sign.x - 8, sign.middle[1], card.kind.value, COIN)


def put_place(canvas: Canvas, place: Place, box: Box) -> None:
    """The sign of where a site is left."""
    canvas.icon(PLACE_SIGN[place], *box.middle, box.h - 4, RED if place == "none" else INK)


def _role(canvas: Canvas, card: Card, said: str, colour: Colour, tall: int = BAND) -> None:
    """The upper band: what the card does when it is played, and how often."""
    w = canvas.box.w
    canvas.rounded(Box(3, 3, w - 6, tall), 11, colour)
    canvas.fill(Box(3, tall - 12, w - 6, 15), colour)
    icon: Icon = ROLE_SIGN[card.kind.role] if card.kind else "scroll"
    canvas.icon(icon, PAD + 20, tall // 2 + 1, 40, on(colour))
    right = w - PAD
    times = f"×{card.now.actions}"
    if card.now.actions > 1 and (said == card.role or _has_room(card, w, times)):
        wide = width(times, "title", TIMES)
        at = Box(right - wide, 4, wide, tall - 4)
        canvas.text(times, at, "title", TIMES, on(colour), least=LEAST)
        right = at.x - 8
    x = PAD + INDENT
    room = Box(x, 4, right - x, tall - 4)
    canvas.paragraph(said, room, "bold", 38, on(colour), least=LEAST)


def _has_room(card: Card, w: int, times: str) -> bool:
    """Whether a band with the name has room for how often the card acts, too."""
    wide = width(card.title, "bold", LEAST) + width(times, "title", TIMES) + 8
    return wide <= w - 2 * PAD - INDENT


def _foot(canvas: Canvas, card: Card, kind: Kind, colour: Colour) -> None:
    """The lower bands: the material with its value, and what site is left for the building."""
    w, y = canvas.box.w, canvas.box.h - 2 * FOOT
    canvas.fill(Box(PAD, y - 2, w - 2 * PAD, 2), mix(MARBLE, INK, 0.25))
    left = coins(canvas, w - PAD + 2, y + FOOT // 2, kind.value, COIN)
    pip = Box(PAD, y + 7, 40, 40)
    canvas.plate(pip, 6, colour, INK)
    canvas.shape(SIGN[kind.material], pip.inset(6), on(colour))
    x = pip.right + 10
    canvas.text(card.material, Box(x, y, left - x, FOOT), "semi", LEAST, INK, least=LEAST)
    site = Box(PAD, y + FOOT - 4, w - 2 * PAD, FOOT - 4)
    ink = RED if card.now.place == "none" else INK
    if card.now.place:
        put_place(canvas, card.now.place, Box(PAD + 1, site.middle[1] - 19, 38, 38))
    room = Box(x, site.y, w - PAD - x, site.h)
    canvas.text(card.site, room, "semi", LEAST, ink, least=LEAST)

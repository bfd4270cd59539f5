"""The middle of the table as a place: hills, wall, plots, and the forum with the pool in fans."""

from __future__ import annotations

from typing import NamedTuple

from games.core.text import Language
from games.glory_to_rome.data.cards import KINDS, MATERIALS, ROLE_OF, SENATOR, VALUE, Material
from games.glory_to_rome.seat.view import View
from rendering.board.scene import INNER
from rendering.glory_to_rome.look import COLOUR, ROLE_SIGN, SIGN
from rendering.glory_to_rome.place.cards import fan, plot, white_fan
from rendering.glory_to_rome.place.ground import forum_ground, forum_slice
from rendering.kit.box import Box
from rendering.kit.cache import remember
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.icons import Icon
from rendering.kit.panels import card_back, coin
from rendering.kit.theme import INK, MARBLE, PLASTER, RED, Colour, mix, on
from rendering.kit.type import width
from rendering.words.spoken import Words

COLUMN = 214
STEP = 217
LEFT = 2
PILES = LEFT + 6 * STEP + 10
PILE = 98
BETWEEN = 24  # the two piles
PLINTH = 64
AROUND = 2  # from a column to the edge of its close-up
LAST = 1  # in-town sites of a kind that are nearly gone


class Lie(NamedTuple):
    """Where what lies, from the top down."""

    away: int  # plots out of town
    wall: int
    town: int  # plots in town
    forum: int
    plinth: int

    @property
    def height(self) -> int:
        return self.plinth + PLINTH + 6

    @property
    def shares(self) -> tuple[float, float, float]:
        """Where the wall begins and ends, and where the forum begins."""
        foot = (self.town - 6) / self.height if self.apart else 0.0
        return self.wall / self.height, foot, self.forum / self.height

    @property
    def apart(self) -> bool:
        """Whether plots out of town lie in a row of their own."""
        return self.wall > 0


WIDE = Lie(away=10, wall=66, town=94, forum=148, plinth=246)
LOW = Lie(away=2, wall=0, town=2, forum=56, plinth=138)


class Lot(NamedTuple):
    """What lies in the column of a material."""

    material: Material
    pool: int
    incoming: int  # played this round, and soon in the pool
    in_town: int
    away: int


def forum(view: View, words: Words, lie: Lie = WIDE) -> Canvas:
    canvas = Canvas(INNER, lie.height, PLASTER)
    canvas.put(_printed(words.package, words.language, lie), 0, 0)
    incoming = _incoming(view)
    for n, m in enumerate(MATERIALS):
        stack = view.sites[m]
        lot = Lot(m, view.pool.get(m, 0), incoming[m], stack.in_town, stack.out_of_town)
        column = _column(words.package, words.language, lie, lot)
        canvas.put(column, LEFT + n * STEP - AROUND, 0)
    canvas.spot("pool", Box(LEFT, lie.forum, len(MATERIALS) * STEP, lie.plinth - lie.forum))
    _milestones(canvas, view, words, lie)
    _piles(canvas, view, lie)
    _below_piles(canvas, view, words, lie)
    return canvas


@remember(6)
def _printed(package: str, language: Language, lie: Lie) -> Canvas:
    """The ground and what is written on it, the same in every picture of a language."""
    words = Words(package, language, (), 0)
    canvas = Canvas(INNER, lie.height, PLASTER)
    canvas.picture(0, 0, forum_ground, INNER, lie.height, *lie.shares)
    for n, key in enumerate(("deck", "senators")):
        x = PILES + n * (PILE + BETWEEN)
        room = Box(x - 12, lie.plinth + 10, PILE + 24, 30)
        canvas.text(words.say(f"gtr-{key}"), room, "semi", 24, INK, "centre")
        canvas.part(Box(x - 14, lie.forum - 6, PILE + 26, lie.height - lie.forum + 4))
    return canvas


@remember(64)
def _column(package: str, language: Language, lie: Lie, lot: Lot) -> Canvas:
    """Plots, pool and plinth of a material, on its piece of the ground."""
    words = Words(package, language, (), 0)
    canvas = Canvas(COLUMN + 2 * AROUND, lie.height, PLASTER)
    left = LEFT + MATERIALS.index(lot.material) * STEP - AROUND
    canvas.picture(0, 0, forum_slice, canvas.box.w, lie.height, left, INNER, *lie.shares)
    canvas.part(canvas.box)
    _plinth(canvas, words, lot.material, Box(AROUND, lie.plinth, COLUMN, PLINTH))
    _sites(canvas, lot, AROUND, lie)
    _pool(canvas, lie, lot, AROUND)
    return canvas


def _incoming(view: View) -> dict[Material, int]:
    """Cards played this round: they fall into the pool when it ends."""
    played = [KINDS[c].material for p in view.players for c in p.camp if c != SENATOR]
    return {m: played.count(m) for m in MATERIALS}


def _plinth(canvas: Canvas, words: Words, material: Material, box: Box) -> None:
    """The material with its worth, and the role it stands for."""
    face, role = COLOUR[material], ROLE_OF[material]
    ink = on(face)
    canvas.fill(Box(box.x + 4, box.bottom - 4, box.w - 2, 8), mix(PLASTER, INK, 0.35))
    canvas.plate(box, 6, face, INK)
    canvas.fill(Box(box.x - 2, box.y, box.w + 4, 7), mix(face, MARBLE, 0.5))
    canvas.shape(SIGN[material], Box(box.x + 9, box.y + 11, 24, 24), ink)
    for n in range(VALUE[material]):
        coin(canvas, Box(box.right - 21 - n * 16, box.y + 14, 15, 15))
    right = box.right - 12 - 16 * VALUE[material]
    x = box.x + 42
    name = words.say(f"material-{material}")
    canvas.text(name, Box(x, box.y + 8, right - x, 28), "bold", 26, ink)
    canvas.icon(ROLE_SIGN[role], box.x + 21, box.y + 48, 24, ink)
    room = Box(x, box.y + 34, box.right - x - 6, 28)
    canvas.text(words.say(f"role-{role}"), room, "semi", 24, ink)
    canvas.spot(f"role:{role}", box.inset(2, 0), tag=Tag(Box(box.x + 4, box.y + 34, 34, 28)))


# ---- plots --------------------------------------------------------------------------------------


def _sites(canvas: Canvas, lot: Lot, x: int, lie: Lie) -> None:
    half = COLUMN // 2
    away = Box(x + 24, lie.away, 168, 50) if lie.apart else Box(x + half, lie.away, half - 2, 50)
    town = Box(x + 24, lie.town, 168, 50) if lie.apart else Box(x + 2, lie.town, half - 2, 50)
    for name, box, n in (("away", away, lot.away), ("town", town, lot.in_town)):
        canvas.spot(f"{name}:{lot.material}", box, tag=Tag(Box(box.x - 2, box.y - 2, 32, 26)))
        if n:
            _site(canvas, box, lot.material, n, lie, name)


def _site(canvas: Canvas, box: Box, material: Material, n: int, lie: Lie, name: str) -> None:
    """A plot and how many there are; the last one in town has a red rim."""
    w = 92 if lie.apart else 60
    at = Box(box.x + 14 if lie.apart else box.x + 2, box.y + 2, w, 46)
    canvas.sprite(at, plot, material)
    side = 22 if lie.apart else 18
    board = Box(at.x + (w - side) // 2, at.y + 4, side, side)
    canvas.shape(SIGN[material], board, on(COLOUR[material]))
    room = Box(at.right + 2, box.y + 6, box.right - at.right - 4, 40)
    canvas.text(str(n), room, "bold", 36 if lie.apart else 32, INK)
    if name == "town" and n == LAST:
        canvas.outline(box, 8, 3, RED)
    if name == "away" and not lie.apart:
        canvas.icon("mountain", box.right - 10, box.y + 26, 18, INK)


def _milestones(canvas: Canvas, view: View, words: Words, lie: Lie) -> None:
    """What the rows of plots are, and how many sites are left before the game ends."""
    left = sum(stack.in_town for stack in view.sites.values())
    y = lie.town - (16 if lie.apart else 4)  # off the piles, which may get numbers
    told: list[tuple[Icon, str, int]] = [("archway", words.say("gtr-sites-left", n=left), y)]
    if lie.apart:
        told.append(("mountain", words.say("gtr-out-of-town"), lie.away + 8))
    for icon, text, y in told:
        box = Box(PILES - 8, y + 6, 54 + width(text, "semi", 24), 38)
        canvas.rounded(box, 8, mix(PLASTER, MARBLE, 0.4))
        canvas.icon(icon, box.x + 22, box.y + 19, 26, INK)
        canvas.text(text, Box(box.x + 42, box.y, box.w - 46, 38), "semi", 24, INK)


# ---- cards --------------------------------------------------------------------------------------


def _pool(canvas: Canvas, lie: Lie, lot: Lot, x: int) -> None:
    """The fan with its count; what was played this round lies beside it."""
    material, n = lot.material, lot.pool
    spot = Box(x + 3, lie.forum + 4, COLUMN - 6, lie.plinth - lie.forum - 2)
    tall = lie.plinth - lie.forum
    if n:
        canvas.sprite(Box(x + 4, lie.forum + 6, COLUMN - 8, tall), fan, material, n)
        _plinth_edge(canvas, x, lie, material)
        ink = on(COLOUR[material])
        middle = x + COLUMN // 2
        if lie.apart:
            sign = Box(middle - 14, lie.forum + 16, 28, 28)
            canvas.shape(SIGN[material], sign, ink)
        top = lie.forum + (44 if lie.apart else 12)
        room = Box(middle - 36, top, 72, lie.plinth - top)
        canvas.text(str(n), room, "title", 54, ink, "centre", least=44)
    if lot.incoming:
        at = Box(x + COLUMN - 58, lie.plinth - 42, 52, 36)
        canvas.plate(at, 6, COLOUR[material], INK)
        canvas.text(f"+{lot.incoming}", at, "bold", 26, on(COLOUR[material]), "centre")
    canvas.spot(f"pool:{material}", spot, tag=Tag(Box(spot.x + 3, spot.y + 4, 34, 28)))


def _plinth_edge(canvas: Canvas, x: int, lie: Lie, material: Material) -> None:
    """The upper edge of the plinth, before the fan."""
    edge = Box(x - 2, lie.plinth, COLUMN + 4, 7)
    canvas.fill(edge, mix(COLOUR[material], MARBLE, 0.5))


def _piles(canvas: Canvas, view: View, lie: Lie) -> None:
    tall = lie.plinth - lie.forum + 4
    deck = Box(PILES, lie.forum + 4, PILE, tall)
    senators = deck.moved(PILE + BETWEEN, 0)
    if view.deck_size:
        for k in (8, 4):
            canvas.plate(deck.moved(k, k - 8), 10, RED, INK)
        card_back(canvas, deck)
        canvas.text(str(view.deck_size), deck, "title", 46, MARBLE, "centre", least=36)
    if view.senators:
        canvas.sprite(senators.inset(-12, 0), white_fan, view.senators)
        faded: Colour = mix(MARBLE, INK, 0.75)
        if lie.apart:
            canvas.icon("scroll", senators.middle[0], senators.y + 30, 32, faded)
        top = senators.y + (46 if lie.apart else 14)
        room = Box(senators.x, top, PILE, senators.bottom - top - 6)
        canvas.text(str(view.senators), room, "title", 50, INK, "centre")
    canvas.spot("deck", deck)
    canvas.spot("senators", senators)


def _below_piles(canvas: Canvas, view: View, words: Words, lie: Lie) -> None:
    """What thinking brings: how far the own hand is from full, what a Senator is good for."""
    said = ["", words.say("gtr-any-role")]
    if view.seat is not None:
        me = view.players[view.seat]
        said[0] = words.say("gtr-hand-fill", n=me.hand_size, limit=me.hand_limit)
    for n, text in enumerate(said):
        room = Box(PILES + n * (PILE + BETWEEN) - 12, lie.plinth + 38, PILE + 24, 28)
        canvas.text(text, room, "text", 22, INK, "centre")

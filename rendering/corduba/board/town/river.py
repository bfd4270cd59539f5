"""South of the town: the Portus, the sites of the monuments, and the river."""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.words.labels import MONUMENT_TEXT
from rendering.board.scene import INNER
from rendering.corduba.board.town.plan import PAD, RIVER
from rendering.corduba.look.colours import MEADOW, SAND, shaded
from rendering.corduba.look.country import bank, bridge, ship
from rendering.corduba.look.monuments import monument
from rendering.corduba.look.people import looks_like, people
from rendering.corduba.look.signs import LETTER, cost_parts, parts_row
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas, Tag
from rendering.kit.seats import badge
from rendering.kit.signs import ARROW
from rendering.kit.theme import INK, INK_SOFT, MARBLE, mix
from rendering.words.spoken import Words

PORTUS = 196
SHORE = 16  # of sand at the southern side
WATER = 50 + SHORE
GAP = 6
VISITOR = 48  # side of the badge of who has just been at the Portus
TERRACE = mix(MARBLE, SAND, 0.45)


def river(view: View, words: Words, names: Sequence[str], visitors: Sequence[int] = ()) -> Canvas:
    """Over the whole width of the town; monuments stand on a terrace above the water. Who has just
    been at the Portus is seen there.
    """
    canvas = Canvas(INNER, RIVER, MEADOW)
    water = Box(0, RIVER - WATER, INNER, WATER)
    canvas.rounded(Box(4, 2, INNER - 8, RIVER - WATER), 10, TERRACE)
    canvas.sprite(water, bank)
    canvas.sprite(Box(INNER - 330, water.y + 4, 190, WATER - 4), bridge)
    for x in (40, 120, 900):
        canvas.sprite(Box(x, water.y - 4, 60, 52), ship)
    _portus(canvas, words, names, visitors, Box(PAD, 2, PORTUS, RIVER - WATER))
    left = PAD + PORTUS + GAP
    step = (INNER - left - PAD + GAP) // len(TABLES.monuments)
    owners = {id: player.seat for player in people(view) for id in player.monuments}
    for n, id in enumerate(TABLES.monuments):
        box = Box(left + n * step, 2, step - GAP, RIVER - WATER)
        owner = owners.get(id)
        _monument(canvas, id, None if owner is None else looks_like(owner), words, names, box)
    return canvas


def _portus(
    canvas: Canvas, words: Words, names: Sequence[str], visitors: Sequence[int], box: Box
) -> None:
    canvas.text(
        words.say("portus").upper(), Box(box.x + 12, box.y + 4, box.w - 24, 30), "head", 22, INK
    )
    if not visitors:
        canvas.icon("anchor", box.x + 40, box.y + 74, 44, INK_SOFT)
    side = VISITOR if len(visitors) == 1 else VISITOR // 2
    for n, seat in enumerate(visitors):
        left, top = box.x + 40 - VISITOR // 2, box.y + 74 - VISITOR // 2
        at = Box(left + n % 2 * side, top + n // 2 * side, side, side)
        badge(canvas, looks_like(seat), names[looks_like(seat)], at, INK)
        canvas.spot(f"portus:{seat}", at)
    room = Box(box.x + 70, box.y + 44, box.w - 82, 60)
    parts_row(canvas, ("1", "worker", ARROW, "1", "denarii"), room, 26, align="centre")
    canvas.spot("portus", box.inset(2), tag=_corner(box))
    canvas.part(Box(0, 0, box.right + 4, RIVER))  # with the ships


def _corner(box: Box) -> Tag:
    """Where a mark hides nothing."""
    return Tag(Box(box.right - 46, box.y + 4, 40, 28))


def _monument(
    canvas: Canvas, id: str, owner: int | None, words: Words, names: Sequence[str], box: Box
) -> None:
    """Its picture, and what it costs and brings as long as it is not there."""
    row, built = TABLES.monuments[id], owner is not None
    name = Box(box.x + 10, box.y + 2, box.w - 20, 30)
    canvas.fill(Box(box.x - GAP // 2 - 1, box.y + 12, 2, box.h - 24), shaded(TERRACE, 0.14))
    canvas.text(words.tell(MONUMENT_TEXT[id]), name, "head", 22, INK)
    prestige = tuple(f"{LETTER[d]}{n}" for d, n in row.prestige.items())
    picture = Box(box.x + 8, box.y + 34, 84, box.h - 40)
    canvas.sprite(picture, monument, id, built)
    beside = Box(picture.right + 6, box.y + 32, box.right - picture.right - 12, box.h - 36)
    if owner is not None:
        side = min(beside.w, beside.h) - 14
        at = Box(beside.middle[0] - side // 2, beside.y + 2, side, side)
        badge(canvas, owner, names[owner], at, INK)
        canvas.spot(f"monument:{id}", box.inset(2), tag=_corner(box))
        canvas.part(box.inset(-4))
        return
    parts = cost_parts(row.strength, row.cost)
    lines = [parts[n : n + 6] for n in range(0, len(parts), 6)]
    tall = beside.h // 3
    for n, line in enumerate(lines):
        parts_row(canvas, line, Box(beside.x, beside.y + n * tall, beside.w, tall), 20)
    at = Box(beside.x, beside.y + 2 * tall, beside.w, tall)
    parts_row(canvas, ("prestige", " ".join(prestige)), at, 20)
    canvas.spot(f"monument:{id}", box.inset(2), tag=_corner(box))
    canvas.part(box.inset(-4))

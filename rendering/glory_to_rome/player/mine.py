"""For a compact picture: what I hold, what I can pay with, what I have begun and built."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from games.glory_to_rome.data.cards import MATERIALS, ROLE_OF, SENATOR
from games.glory_to_rome.seat.view import BuildingView, PlayerView, View
from games.glory_to_rome.words.labels import BUILDING_TEXT, building_hint
from rendering.frame import Frame
from rendering.front.own import TYPE, chips_block, stacked
from rendering.glory_to_rome.board.near import in_rows
from rendering.glory_to_rome.look import COLOUR, PAVING, ROLE_SIGN, SIGN
from rendering.glory_to_rome.place.fronts import front
from rendering.glory_to_rome.player.held import held, is_large
from rendering.glory_to_rome.player.houses import built, put_state, state_width
from rendering.glory_to_rome.words.head import words_for
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip, ChipRows, Figure
from rendering.kit.signs import Sign
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, Colour
from rendering.kit.type import break_lines, leading, width
from rendering.words.spoken import Words

GAP = 6
CHIPS = ChipRows(34, 6)
TOGETHER = 360  # units of height that have room below the most important news
PAIR = 2  # buildings in a row
FEW = 4  # buildings: of more only the names are shown
LOW = 48  # height of the house of one that is told
SHORT = 2  # lines of what a building does that go beside another
OWN_ROW = 400  # units: so wide a building has a row of its own
NAMED = 29  # height of a name with what is laid
HOUSE_W, HOUSE_H = 78, 52


def mine(view: View, frame: Frame, w: int) -> Sequence[Canvas]:
    """Cards, what pays, then what is begun before what stands.

    News give way to the first two blocks: where all is low nothing of it is left out.
    """
    assert view.seat is not None
    words, me = words_for(view, frame), view.players[view.seat]
    cards = held(view, words, w)
    buildings = sorted(me.buildings, key=lambda b: b.complete)
    pays = chips_block(CHIPS, list(_chips(me, _then(frame.before, me.seat))), w, "")
    below = [pays, *_streets(view, buildings, words, w)]
    together = stacked(below, w)
    is_low = together.box.h + (cards.box.h if cards else 0) <= TOGETHER
    return [*([cards] if cards else []), *([together] if is_low else below)]


def _then(before: bytes | None, seat: int) -> PlayerView | None:
    """What was mine when the move began; nothing: nobody asks."""
    players = msgspec.json.decode(before, type=View).players if before else ()
    return players[seat] if seat < len(players) else None


# ---- what pays --------------------------------------------------------------------------------


def _chips(me: PlayerView, then: PlayerView | None) -> Iterator[Chip]:
    """Hand and vault, then clients (round) and the stockpile (square), with what they were."""
    old = then or me
    hand = _since(old.hand_size, me.hand_size) or 0
    yield _chip("fan", f"{hand}/{me.hand_limit}", PLASTER, 8)
    vault = _since(old.vault_size, me.vault_size) or 0
    yield _chip("box-archive", f"{vault}/{me.vault_limit}", PLASTER, 8)
    yield _chip("users", f"{len(me.clients)}/{me.client_limit}", PLASTER, 8)
    for material in MATERIALS:
        if said := _since(old.clients.count(material), me.clients.count(material)):
            yield _chip(ROLE_SIGN[ROLE_OF[material]], said, COLOUR[material], 17)
    for material in MATERIALS:
        if said := _since(old.stockpile.get(material, 0), me.stockpile.get(material, 0)):
            yield _chip(SIGN[material], said, COLOUR[material], 5)


def _since(then: int, now: int) -> str:
    """«2→1»; nothing where there was and is none."""
    return f"{then}→{now}" if then != now else str(now) if now else ""


def _chip(shown: Sign, text: str, ground: Colour, radius: int) -> Chip:
    return Figure(shown, text, ground, TYPE + 2, radius).chip()


# ---- what is built ----------------------------------------------------------------------------


def _streets(
    view: View, buildings: Sequence[BuildingView], words: Words, w: int
) -> Iterator[Canvas]:
    """Few with what they do, beside each other where that is short; many by name alone, without
    their houses where they stand, or where many cards need the room.
    """
    if len(buildings) > FEW:
        begun = [b for b in buildings if not b.complete and not is_large(view)]
        yield from (_street(row, words, w) for row in in_rows(begun, PAIR))
        named = [_named(b, words) for b in buildings if b not in begun]
        if named:
            yield chips_block(CHIPS, named, w, "")
        return
    if view.variant.trial_game:
        yield from (_street(row, words, w) for row in in_rows(buildings, PAIR))
        return
    half = (w - GAP) // PAIR
    told = [_told(view, b, words, half) or _told(view, b, words, w) for b in buildings]
    left: Canvas | None = None
    for plot in filter(None, told):
        if plot.box.w == w:
            yield plot
        elif left is None:
            left = plot
        else:
            yield _abreast(left, plot, w)
            left = None
    if left:
        yield _abreast(left, None, w)


def _named(b: BuildingView, words: Words) -> Chip:
    """In the colour of its site; one that is begun is pale, with what is laid."""
    if b.complete:
        return _chip(SIGN[b.material], _title(b, words), COLOUR[b.site], 5)
    return _chip(SIGN[b.material], f"{_title(b, words)} {len(b.materials)}/{b.need}", PAVING, 5)


def _told(view: View, b: BuildingView, words: Words, w: int) -> Canvas | None:
    """The house; beside it name and what is laid, below them what it does; None: too narrow."""
    x, step = HOUSE_W + 8, leading(TYPE)
    said = "" if b.name == SENATOR else words.tell(building_hint(view.variant, b.name))
    lines = break_lines(said, "text", TYPE, w - x - 4) if said else ()
    title, room = _title(b, words), w - x - state_width(b) - 14
    fits = len(lines) <= SHORT and width(title, "bold", TYPE) <= room
    if not fits and w < OWN_ROW:
        return None
    canvas = Canvas(w, max(LOW + 6, NAMED + len(lines) * step + 2), MARBLE)
    canvas.rounded(canvas.box, 7, PAVING)
    house = Box(4, canvas.box.h - LOW - 3, HOUSE_W - 4, LOW)
    canvas.sprite(house, front, b.name, b.material, built(b))
    ink = INK if b.complete else INK_SOFT
    end = canvas.text(title, Box(x, 1, room, NAMED - 2), "bold", TYPE, ink).right
    put_state(canvas, b, end + 10, NAMED // 2 + 1)
    for n, line in enumerate(lines):
        canvas.text(line, Box(x, NAMED + n * step, w - x - 2, step), "text", TYPE, ink)
    return canvas


def _abreast(left: Canvas, right: Canvas | None, w: int) -> Canvas:
    both = [left, *([right] if right else [])]
    canvas = Canvas(w, max(plot.box.h for plot in both), MARBLE)
    for n, plot in enumerate(both):
        x = n * (w - plot.box.w)
        canvas.rounded(Box(x, 0, plot.box.w, canvas.box.h), 7, PAVING)
        canvas.put(plot, x, canvas.box.h - plot.box.h)
    return canvas


def _title(b: BuildingView, words: Words) -> str:
    return words.say(SENATOR) if b.name == SENATOR else words.tell(BUILDING_TEXT[b.name])


def _street(buildings: Sequence[BuildingView], words: Words, w: int) -> Canvas:
    each = (w - GAP) // PAIR
    names = [break_lines(_title(b, words), "bold", TYPE, each - HOUSE_W - 12) for b in buildings]
    lines = max(map(len, names))
    canvas = Canvas(w, max(HOUSE_H, lines * leading(TYPE) + 32) + 8, MARBLE)
    for n, (building, rows) in enumerate(zip(buildings, names, strict=True)):
        _plot(canvas, building, rows, Box(n * (each + GAP), 0, each, canvas.box.h))
    return canvas


def _plot(canvas: Canvas, b: BuildingView, rows: Sequence[str], box: Box) -> None:
    """The house, at its right the name, below it what is laid and missing."""
    canvas.rounded(box, 7, PAVING)
    house = Box(box.x + 4, box.bottom - HOUSE_H - 4, HOUSE_W - 4, HOUSE_H)
    canvas.sprite(house, front, b.name, b.material, built(b))
    x = box.x + HOUSE_W + 8
    for n, row in enumerate(rows):
        room = Box(x, box.y + 4 + n * leading(TYPE), box.right - x - 2, leading(TYPE))
        canvas.text(row, room, "bold", TYPE, INK if b.complete else INK_SOFT)
    put_state(canvas, b, x, box.bottom - 20)

"""The picture of a seat: cards to choose from, what one has and owes, and all buildings.

While Rome and the people want something, nobody builds: then there is no list of buildings, and
Rome's card where it is about her.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.corduba.data import TABLES
from games.corduba.seat.view import DeliveryView, PlayerView, View
from games.corduba.terms import (
    DISTRICTS,
    OFFERINGS,
    RESOURCES,
    ROW_LENGTH,
    TROOPS,
    DistrictId,
    units_in_game,
)
from games.corduba.words.cards import ability_text, hereditas_hint
from games.corduba.words.labels import CHARACTER_TEXT, HEREDITAS_TEXT
from games.core.text import Text
from rendering.board.scene import MARGIN, TALLEST
from rendering.corduba.front.painting import LOOK
from rendering.corduba.hand.monuments import monument_list
from rendering.corduba.hand.prices import open_kinds, price_list
from rendering.corduba.hand.rome import rome_card
from rendering.corduba.look.colours import QUARTER
from rendering.corduba.look.people import looks_like
from rendering.corduba.look.roofs import house
from rendering.corduba.look.signs import effects_parts, parts_row, parts_width, token
from rendering.corduba.player.chips import (
    CHIPS,
    ROW,
    marker_chips,
    mood_chips,
    parted,
    people_chips,
    rome_chips,
    said,
)
from rendering.corduba.words.head import words_for
from rendering.frame import Frame
from rendering.hand import GUTTER, INNER, LEAST, TITLE, hand_sheet, place, step_back
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.chips import Chip
from rendering.kit.signs import Parts
from rendering.kit.theme import (
    INK,
    INK_SOFT,
    MARBLE,
    PLASTER,
    PLASTER_DARK,
    RED,
    VERDIGRIS,
    on,
)
from rendering.kit.type import break_lines, figure, leading
from rendering.words.spoken import Words

HEADING = 56
CARD = 330
GOODS = 84  # height of the row with all goods
SLOT = 84
LARGER = 1.8  # than on the board: chips
SETTLING = ("rome", "harmony", "storage")  # phases in which nobody builds


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """Of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words, me = words_for(view, frame), view.players[view.seat]
    drafting = bool(me.cards)
    chips = None if drafting else _chips(view, me, words)
    settling = view.phase in SETTLING
    prices = None if settling else price_list(view, me, words)
    rome = rome_card(view, me, words) if view.phase == "rome" else None
    family = _family_lines(me, words)
    cards_y = TITLE + GUTTER
    own_y = cards_y + (2 * (HEADING + CARD + GUTTER) if drafting else 0)
    rest_y = own_y + GOODS
    family_y = rest_y + (round(chips.box.h * LARGER) + 8 if chips else 0)
    rows_y = own_y if drafting else family_y + len(family) * leading(LEAST) + 12
    list_y = rows_y + SLOT + 20
    monuments = None if drafting or settling else monument_list(view, me, words)
    if prices and drafting and list_y + HEADING + prices.box.h > TALLEST:
        prices = None  # nothing is built yet
    below_y = list_y + (HEADING + prices.box.h if prices else 0)
    height = below_y + (rome.box.h + GUTTER if rome else 0) + 8
    if monuments and height + HEADING + monuments.box.h <= TALLEST:
        height += HEADING + monuments.box.h
    else:
        monuments = None
    name = words.names[view.seat]
    note = words.say("corduba-hand-note", denarii=me.denarii, goods=sum(me.goods.values()))
    title = words.say("pic-hand-title", name=name)
    canvas = hand_sheet(height + height % 2, view.seat, name, title, note, LOOK)
    if drafting:
        _draft(canvas, me, frame, words, cards_y)
    else:
        _goods(canvas, me, frame, own_y)
        if chips:
            w, h = (round(side * LARGER) for side in chips.size)
            canvas.shot(chips, chips.box, Box(MARGIN, rest_y, w, h), 0)
        _family(canvas, me, family, family_y)
    for n, district in enumerate(DISTRICTS):
        w = (INNER - 2 * GUTTER) // 3
        box = Box(MARGIN + n * (w + GUTTER), rows_y, w, SLOT)
        _insulae(canvas, me, district, box)
    if rome:
        canvas.put(rome, MARGIN, list_y)
    if prices:
        some = bool(open_kinds(view))
        title = words.say("corduba-price-list" if some else "corduba-all-built")
        _heading(canvas, title, list_y, words.say("corduba-price-pale") if some else "")
        canvas.put(prices, MARGIN, list_y + HEADING)
    if monuments:
        pale = words.say("corduba-price-pale")
        _heading(canvas, words.say("sheet-monuments"), below_y, pale)
        canvas.put(monuments, MARGIN, below_y + HEADING)
    return canvas


def _heading(canvas: Canvas, text: str, y: int, note: str = "") -> None:
    row = Box(MARGIN, y, INNER, HEADING - 8)
    end = canvas.text(text, row, "head", 42, INK).right
    if note:
        room = Box(end + 24, y, row.right - end - 24, row.h)
        canvas.text(note, room, "semi", LEAST, INK_SOFT, "right", least=LEAST)


# ---- what one has -----------------------------------------------------------------------------


def _chips(view: View, me: PlayerView, words: Words) -> Canvas:
    """At the size of the board; the sheet shows them larger."""
    room = int(INNER / LARGER)
    rows = _even_rows(own_chips(view, me, words), room - 8)
    canvas = Canvas(room, max(1, len(rows)) * ROW, PLASTER)
    for n, row in enumerate(rows):
        CHIPS.put(canvas, row, 4, n * ROW, "own:")
    return canvas


def _even_rows(chips: Sequence[Chip], room: int) -> list[list[Chip]]:
    """As few rows as can be, and none with a single chip left over."""
    rows = CHIPS.flow(chips, room)
    narrowest = max(chip.width for chip in chips)
    for less in range(room, narrowest, -20):
        tried = CHIPS.flow(chips, less)
        if len(tried) > len(rows):
            break
        rows = tried
    return rows


def own_chips(view: View, me: PlayerView, words: Words) -> list[Chip]:
    """People, moods, markers and what goes to Rome."""
    chips = [*people_chips(me), _storage(view, me, words), *mood_chips(me, words)]
    chips += [*rome_chips(view, me), *marker_chips(me)]
    if me.delivery:
        chips.append(_delivery(view, me.delivery, words))
    return chips


def _delivery(view: View, own: DeliveryView, words: Words) -> Chip:
    """What it is, and what goes there."""
    title = said(words.say("corduba-delivery"), MARBLE)
    goods = parted(sent_parts(view, own), "")

    def draw(canvas: Canvas, box: Box) -> None:
        title.draw(canvas, box._replace(w=title.width))
        goods.draw(canvas, Box(box.x + title.width + 4, box.y, goods.width, box.h))

    return Chip(title.width + 4 + goods.width, draw, "delivery")


def _storage(view: View, me: PlayerView, words: Words) -> Chip:
    """How full the storage is; in red how much must go when the decade ends."""
    has, limit = sum(me.goods.values()), units_in_game(len(view.players))
    if has <= limit:
        return said(words.say("corduba-storage", n=has, limit=limit), PLASTER_DARK, "storage")
    text = words.say("corduba-storage-over", n=has, limit=limit, over=has - limit)
    return said(text, RED, "storage")


def sent_parts(view: View, own: DeliveryView) -> Parts:
    """What one sends to Rome, as far as it is decided."""
    counts: list[tuple[str, int]] = [(kind, own.troops.get(kind, 0)) for kind in TROOPS]
    counts += [(kind, own.offerings.get(kind, 0)) for kind in OFFERINGS]
    if view.demand:
        counts.append((view.demand.what, own.goods))
    counts.append(("amphora", own.amphorae))
    found = [part for what, n in counts if n for part in (f" {n}", what)]
    return tuple(found) or ("–",)


def _goods(canvas: Canvas, me: PlayerView, frame: Frame, y: int) -> None:
    """Denarii and goods, large; those that the question is about have a line around them."""
    step = INNER // (len(RESOURCES) + 1)
    counts = {"denarii": me.denarii, **{str(what): n for what, n in me.goods.items() if n}}
    for n, (what, has) in enumerate(counts.items()):
        box = Box(MARGIN + n * step, y, step - 12, GOODS - 10)
        canvas.plate(box, 12, MARBLE, INK)
        token(canvas, what, box.x + 40, box.middle[1], 52)
        room = Box(box.x + 70, box.y, box.w - 74, box.h)
        canvas.text(figure(has), room, "title", 48, INK, "centre", least=LEAST)
        canvas.spot(f"own:{what}", box)
        if what in frame.playable:
            canvas.outline(box.inset(-3), 14, 6, VERDIGRIS)
            canvas.spot(f"card:{what}", box)


def _family_lines(me: PlayerView, words: Words) -> tuple[str, ...]:
    if not me.character or me.cards:
        return ()
    text = f"{words.tell(CHARACTER_TEXT[me.character])}: {words.tell(ability_text(me.character))}"
    return break_lines(text, "semi", LEAST, INNER - 60)


def _family(canvas: Canvas, me: PlayerView, lines: tuple[str, ...], y: int) -> None:
    ink = INK if me.ability_ready else INK_SOFT
    if lines:
        canvas.icon("crown", MARGIN + 22, y + 20, 38, ink)
    for n, line in enumerate(lines):
        room = Box(MARGIN + 56, y + n * leading(LEAST), INNER - 56, leading(LEAST))
        canvas.text(line, room, "semi", LEAST, ink)


def _insulae(canvas: Canvas, me: PlayerView, district: DistrictId, box: Box) -> None:
    """Of the row of the player board: how many houses are left, and what the next one brings."""
    look, bonuses = QUARTER[district], TABLES.districts[district].insulae
    canvas.plate(box, 10, look.plot, look.kerb)
    medal = Box(box.x + 8, box.y + (box.h - 48) // 2, 48, 48)
    canvas.shape("disc", medal, look.plate)
    letter = TABLES.districts[district].letter
    canvas.text(letter, medal, "bold", LEAST, on(look.plate), "centre", least=LEAST)
    left = ROW_LENGTH - me.rows[district]
    at = Box(medal.right + 10, box.y + 12, 60, 60)
    canvas.sprite(at, house, looks_like(me.seat))
    count = Box(at.right + 4, box.y, 70, box.h)
    canvas.text(f"×{left}", count, "bold", 40, INK, least=LEAST)
    following = range(me.rows[district] + 1, ROW_LENGTH + 1)
    parts = next((effects_parts(bonuses[str(n)]) for n in following if bonuses.get(str(n))), None)
    room = Box(count.right, box.y, box.right - count.right - 10, box.h)
    if parts and parts_width(parts, LEAST) <= room.w:
        parts_row(canvas, parts, room, LEAST, INK, "right")


# ---- the draft --------------------------------------------------------------------------------


def _draft(canvas: Canvas, me: PlayerView, frame: Frame, words: Words, y: int) -> None:
    """Both characters of the family, and the Hereditas cards."""
    family = TABLES.families[me.family] if me.family else ()
    title = words.say(f"family-{me.family}") if me.family else words.say("corduba-family")
    _heading(canvas, title, y)
    for n, id in enumerate(family):
        rule = words.say(f"character-{id}.rule")
        _card(canvas, id, CHARACTER_TEXT[id], rule, frame, words, n, y + HEADING, me.character)
    y += HEADING + CARD + GUTTER
    _heading(canvas, words.say("corduba-heirs"), y)
    for n, id in enumerate(me.cards or ()):
        rule = words.tell(hereditas_hint(id))
        _card(canvas, id, HEREDITAS_TEXT[id], rule, frame, words, n, y + HEADING, me.hereditas)


def _card(
    canvas: Canvas,
    id: str,
    name: Text,
    rule: str,
    frame: Frame,
    words: Words,
    n: int,
    y: int,
    chosen: str | None,
) -> None:
    w = (INNER - GUTTER) // 2
    box = Box(MARGIN + n * (w + GUTTER), y, w, CARD)
    card = Canvas(box.w, box.h, PLASTER)
    card.plate(card.box, 14, MARBLE, INK, 3)
    card.text(words.tell(name), Box(24, 12, w - 90, 50), "head", 42, INK, least=LEAST)
    for k, line in enumerate(break_lines(rule, "text", LEAST, w - 48)):
        at = Box(24, 66 + k * leading(LEAST), w - 48, leading(LEAST))
        card.text(line, at, "text", LEAST, INK_SOFT)
    if chosen == id:
        card.icon("check", w - 36, 38, 36, VERDIGRIS)
    playable = id in frame.playable
    if frame.playable and not playable:
        step_back(card)
    place(canvas, card, box, id, playable)

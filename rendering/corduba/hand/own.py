"""What one has: goods large, people, mood and Rome in labelled rows, the character, insulae."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
from games.corduba.words.cards import ability_text
from games.corduba.words.labels import CHARACTER_TEXT
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
from rendering.frame import Frame
from rendering.hand import GUTTER, INNER, LEAST
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
    PLASTER_LIGHT,
    RED,
    VERDIGRIS,
    on,
)
from rendering.kit.type import break_lines, figure, leading
from rendering.words.spoken import Words

GOODS = 84  # height of the row with all goods
SLOT = 84
LABEL = 190  # width of what a row is about
LARGER = 1.8  # than on the board: chips


def own_blocks(view: View, me: PlayerView, frame: Frame, words: Words) -> Iterator[Canvas]:
    """From the top down."""
    yield _goods(me, frame)
    yield _rows(_groups(view, me, words))
    if lines := _family_lines(me, words):
        yield _family(me, lines)
    label = Canvas(INNER, leading(LEAST), PLASTER)
    label.text(words.say("corduba-insulae-left"), label.box, "semi", LEAST, INK_SOFT)
    yield label
    yield insulae_row(me)


# ---- rows with labels -------------------------------------------------------------------------


def _groups(view: View, me: PlayerView, words: Words) -> list[tuple[str, list[Chip]]]:
    rome = [*rome_chips(view, me), *marker_chips(me)]
    if me.delivery:
        rome.append(_delivery(view, me.delivery, words))
    return [
        (words.say("corduba-own-people"), [*people_chips(me), _storage(view, me, words)]),
        (words.say("corduba-own-mood"), [*mood_chips(me, words)]),
        *([(words.say("corduba-own-rome"), rome)] if rome else []),
    ]


def _rows(groups: Sequence[tuple[str, list[Chip]]]) -> Canvas:
    """Chips at the size of the board, shown larger, beside what they are about."""
    w = int((INNER - LABEL - 20) / LARGER)
    told = [(label, CHIPS.flow(chips, w)) for label, chips in groups]
    tall = round(ROW * LARGER)
    canvas = Canvas(INNER, sum(len(rows) for _, rows in told) * tall + 8, PLASTER)
    canvas.rounded(canvas.box, 12, PLASTER_LIGHT)
    y = 4
    for label, rows in told:
        canvas.text(label, Box(20, y, LABEL - 20, tall), "semi", LEAST, INK_SOFT, least=LEAST)
        for row in rows:
            chips = Canvas(w, ROW, PLASTER_LIGHT)
            CHIPS.put(chips, row, 0, 3, "own:")
            at = Box(LABEL, y, round(w * LARGER), tall)
            canvas.shot(chips, chips.box, at, 0)
            y += tall
    return canvas


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


# ---- goods, character, houses -----------------------------------------------------------------


def _goods(me: PlayerView, frame: Frame) -> Canvas:
    """Denarii and goods, large; those that the question is about have a line around them."""
    canvas = Canvas(INNER, GOODS, PLASTER)
    step = INNER // (len(RESOURCES) + 1)
    counts = {"denarii": me.denarii, **{str(what): n for what, n in me.goods.items() if n}}
    for n, (what, has) in enumerate(counts.items()):
        box = Box(n * step + 3, 5, step - 12, GOODS - 10)
        canvas.plate(box, 12, MARBLE, INK)
        token(canvas, what, box.x + 40, box.middle[1], 52)
        room = Box(box.x + 70, box.y, box.w - 74, box.h)
        canvas.text(figure(has), room, "title", 48, INK, "centre", least=LEAST)
        canvas.spot(f"own:{what}", box)
        if what in frame.playable:
            canvas.outline(box.inset(-3), 14, 6, VERDIGRIS)
            canvas.spot(f"card:{what}", box)
    return canvas


def _family_lines(me: PlayerView, words: Words) -> tuple[str, ...]:
    if not me.character or me.cards:
        return ()
    text = f"{words.tell(CHARACTER_TEXT[me.character])}: {words.tell(ability_text(me.character))}"
    return break_lines(text, "semi", LEAST, INNER - 60)


def _family(me: PlayerView, lines: tuple[str, ...]) -> Canvas:
    canvas = Canvas(INNER, len(lines) * leading(LEAST), PLASTER)
    ink = INK if me.ability_ready else INK_SOFT
    canvas.icon("crown", 22, 20, 38, ink)
    for n, line in enumerate(lines):
        room = Box(56, n * leading(LEAST), INNER - 56, leading(LEAST))
        canvas.text(line, room, "semi", LEAST, ink)
    return canvas


def insulae_row(me: PlayerView) -> Canvas:
    canvas = Canvas(INNER, SLOT, PLASTER)
    w = (INNER - 2 * GUTTER) // 3
    for n, district in enumerate(DISTRICTS):
        _insulae(canvas, me, district, Box(n * (w + GUTTER), 0, w, SLOT))
    return canvas


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

"""The picture of a seat: cards to choose from, what one has and owes, and all buildings.

While Rome and the people want something, nobody builds: then there is no list of buildings, and
Rome's card where it is about her.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.corduba.data import TABLES
from games.corduba.seat.view import PlayerView, View
from games.corduba.words.cards import hereditas_hint
from games.corduba.words.labels import CHARACTER_TEXT, HEREDITAS_TEXT
from rendering.board.scene import MARGIN, TALLEST
from rendering.corduba.front.painting import LOOK
from rendering.corduba.hand.buildings import building_lists
from rendering.corduba.hand.monuments import monument_list
from rendering.corduba.hand.own import insulae_row, own_blocks
from rendering.corduba.hand.prices import open_kinds
from rendering.corduba.hand.rome import rome_card
from rendering.corduba.words.head import words_for
from rendering.frame import Frame
from rendering.hand import GUTTER, INNER, LEAST, TITLE, hand_sheet, place, step_back
from rendering.kit.box import Box
from rendering.kit.canvas import Canvas
from rendering.kit.theme import INK, INK_SOFT, MARBLE, PLASTER, VERDIGRIS
from rendering.kit.type import break_lines, leading, width
from rendering.words.spoken import Words

HEADING = 56
APART = 12  # between blocks
NAME = 66  # height of the name of a card
BROAD = (INNER - GUTTER) // 2  # width of a card to choose
SETTLING = ("rome", "harmony", "storage")  # phases in which nobody builds


def hand_canvas(view: View, frame: Frame) -> Canvas:
    """Of the view's own seat; raises ValueError for a spectator's view."""
    if view.seat is None:
        raise ValueError("a spectator's view has no hand to draw")
    words, me = words_for(view, frame), view.players[view.seat]
    drafting, settling = bool(me.cards), view.phase in SETTLING
    top = TITLE + GUTTER
    above = 2 * (HEADING + _card_height(me, words) + GUTTER) if drafting else 0
    blocks = [insulae_row(me)] if drafting else [*own_blocks(view, me, frame, words)]
    if view.phase == "rome" and (rome := rome_card(view, me, words)):
        blocks.append(rome)
    if not drafting and not settling:
        blocks += _lists(view, me, words, TALLEST - top - above - _tall(blocks))
    height = top + above + _tall(blocks) + 8
    name = words.names[view.seat]
    note = words.say("corduba-hand-note", denarii=me.denarii, goods=sum(me.goods.values()))
    title = words.say("pic-hand-title", name=name)
    canvas = hand_sheet(height + height % 2, view.seat, name, title, note, LOOK)
    if drafting:
        _draft(canvas, me, frame, words, top)
    y = top + above
    for block in blocks:
        canvas.put(block, MARGIN, y)
        y += block.box.h + APART
    return canvas


def _tall(blocks: Sequence[Canvas]) -> int:
    return sum(block.box.h + APART for block in blocks)


def _lists(view: View, me: PlayerView, words: Words, room: int) -> Iterator[Canvas]:
    """What can be built, each list below its heading, as far as there is room."""
    if not open_kinds(view):
        heading = _titled(words.say("corduba-all-built"))
        yield heading
        room -= _tall([heading])
    headings = 2 * (HEADING + 2 * APART)
    lists = building_lists(view, me, words, room - headings)
    if lists.paid:
        yield _titled(words.say("corduba-payable-now"))
        yield lists.paid
    if lists.rest:
        note = "" if lists.paid else words.say("corduba-nothing-payable")
        yield _titled(words.say("corduba-lacking"), note)
        yield lists.rest
    room -= sum(_tall([one]) + HEADING + APART for one in lists if one)
    monuments = monument_list(view, me, words)
    if _tall([monuments]) + HEADING + APART + 8 <= room:
        yield _titled(words.say("sheet-monuments"))
        yield monuments


def _titled(text: str, note: str = "") -> Canvas:
    canvas = Canvas(INNER, HEADING - 8, PLASTER)
    end = canvas.text(text, canvas.box, "head", 42, INK).right
    if note and width(note, "semi", LEAST) <= INNER - end - 24:
        room = Box(end + 24, 0, INNER - end - 24, HEADING - 8)
        canvas.text(note, room, "semi", LEAST, INK_SOFT, "right", least=LEAST)
    return canvas


# ---- the draft --------------------------------------------------------------------------------


def _draft(canvas: Canvas, me: PlayerView, frame: Frame, words: Words, y: int) -> None:
    """Both characters of the family, and the Hereditas cards."""
    title = words.say(f"family-{me.family}") if me.family else words.say("corduba-family")
    tall = _card_height(me, words)
    for text, cards, chosen in (
        (title, _family(me, words), me.character),
        (words.say("corduba-heirs"), _heirs(me, words), me.hereditas),
    ):
        _heading(canvas, text, y)
        for n, card in enumerate(cards):
            box = Box(MARGIN + n * (BROAD + GUTTER), y + HEADING, BROAD, tall)
            _card(canvas, card, frame, box, card.id == chosen)
        y += HEADING + tall + GUTTER


class Card(NamedTuple):
    """Something to choose, in words."""

    id: str
    name: str
    rule: str

    @property
    def lines(self) -> tuple[str, ...]:
        return break_lines(self.rule, "text", LEAST, BROAD - 48)


def _family(me: PlayerView, words: Words) -> list[Card]:
    ids = TABLES.families[me.family] if me.family else ()
    return [
        Card(id, words.tell(CHARACTER_TEXT[id]), words.say(f"character-{id}.rule")) for id in ids
    ]


def _heirs(me: PlayerView, words: Words) -> list[Card]:
    return [
        Card(id, words.tell(HEREDITAS_TEXT[id]), words.tell(hereditas_hint(id)))
        for id in me.cards or ()
    ]


def _card_height(me: PlayerView, words: Words) -> int:
    """All cards are as high as the one with most to say."""
    most = max((len(card.lines) for card in (*_family(me, words), *_heirs(me, words))), default=1)
    return NAME + most * leading(LEAST) + 20


def _card(canvas: Canvas, shown: Card, frame: Frame, box: Box, chosen: bool) -> None:
    card = Canvas(box.w, box.h, PLASTER)
    card.plate(card.box, 14, MARBLE, INK, 3)
    card.text(shown.name, Box(24, 12, box.w - 90, 50), "head", 42, INK, least=LEAST)
    for k, line in enumerate(shown.lines):
        at = Box(24, NAME + k * leading(LEAST), box.w - 48, leading(LEAST))
        card.text(line, at, "text", LEAST, INK_SOFT)
    if chosen:
        card.icon("check", box.w - 36, 38, 36, VERDIGRIS)
    playable = shown.id in frame.playable
    if frame.playable and not playable:
        step_back(card)
    place(canvas, card, box, shown.id, playable)


def _heading(canvas: Canvas, text: str, y: int) -> None:
    canvas.text(text, Box(MARGIN, y, INNER, HEADING - 8), "head", 42, INK)

"""The panel of a piece: which ones there are, what the open one may do, what others may repeat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle, ui
from msgspec import Struct

from bot.panel.hints import fit_as_buttons
from bot.panel.marks import marked_label, marks_of, own_name
from bot.panel.model import in_menu
from bot.panel.pieces import Deed, Opened, deed_argument
from bot.panel.widgets import foot_buttons, hint_button, select_option, undo_buttons
from bot.talk.addresses import Address
from bot.talk.limits import BUTTONS_PER_ROW, PLACEHOLDER, ROWS, SELECT_OPTIONS, cut
from bot.talk.voice import Voice
from bot.talk.widgets import button, view_of
from games.core.contract import SELDOM, Option
from games.core.match import Match

LAST = ROWS - 1  # the row for undoing, shared where everything else is full


class PiecePanel(Struct, frozen=True):
    opened: Opened
    head: tuple[Option, ...]  # pieces to look at, and what is no piece
    again: tuple[Deed, ...]
    buttons: tuple[Option, ...]  # deeds of the open piece
    menu: tuple[Option, ...]
    seldom: tuple[Option, ...]  # what is no piece and hardly ever wanted, in the menu too
    can_undo: bool
    asides: bool

    @property
    def below(self) -> int:
        """Where deeds begin: on a row of their own."""
        return _rows(len(self.head) + len(self.again)) * BUTTONS_PER_ROW

    @property
    def has_menu(self) -> bool:
        return bool(self.menu or self.seldom)

    def row(self, n: int) -> int:
        """Of the n-th button; a menu has the last row but one."""
        row = n // BUTTONS_PER_ROW
        return LAST if self.has_menu and row == LAST - 1 else row


def _rows(n: int) -> int:
    return -(-n // BUTTONS_PER_ROW)


def _slots(can_undo: bool, asides: bool) -> int:
    """Undoing takes two of the last row, what changed or a hint and what is done aside each one."""
    return ROWS * BUTTONS_PER_ROW - 2 * can_undo - 1 - asides


def piece_panel(
    voice: Voice, match: Match[Any, Any], opened: Opened, again: Sequence[Deed]
) -> PiecePanel:
    """Deeds as buttons as far as they fit, the rest in a menu; repetitions where room is left."""
    seat, deeds = opened.decision.seat, opened.decision.options
    decision = match.pending(seat)
    assert decision is not None
    head = tuple(option for option in decision.options if option.group != SELDOM)
    seldom = tuple(option for option in decision.options if option.group == SELDOM)
    can_undo, asides = match.can_undo(seat), match.aside(seat) is not None
    rows = _rows(len(head) + bool(again)) * BUTTONS_PER_ROW
    room = _slots(can_undo, asides) - rows
    slots = room if fit_as_buttons(voice, deeds) else min(room, BUTTONS_PER_ROW)
    menu = in_menu(deeds, slots)
    if seldom and not menu and len(deeds) > room - BUTTONS_PER_ROW:
        menu = in_menu(deeds, len(deeds) - 1)  # the menu that is there anyway takes a row
    buttons = tuple(option for option in deeds if option not in menu)
    shown = tuple(again[: rows - len(head)])
    return PiecePanel(opened, head, shown, buttons, menu, seldom, can_undo, asides)


def fits(shown: PiecePanel) -> bool:
    """Whether all of it can be shown at once."""
    taken = shown.below + len(shown.buttons) + (BUTTONS_PER_ROW if shown.has_menu else 0)
    entries = len(shown.menu) + len(shown.seldom)
    return taken <= _slots(shown.can_undo, shown.asides) and entries <= SELECT_OPTIONS


def piece_marks(voice: Voice, pieces: Sequence[Option], opened: Opened) -> dict[str, str]:
    """The places of the open piece's deeds, and the other pieces by their names."""
    marks = marks_of(voice, opened.decision.options)
    for piece in pieces:
        name = own_name(voice, piece)
        if name and piece.spot and piece.id != opened.piece.id:
            marks.setdefault(piece.spot, name)
    return marks


def piece_view(
    voice: Voice, table: int, seq: int, shown: PiecePanel, *, hints: bool = False
) -> ui.View:
    items: list[ui.Item[ui.View]] = []
    for n, option in enumerate(shown.head):
        items.append(_head_button(voice, table, seq, shown, option, shown.row(n)))
    for n, deed in enumerate(shown.again, len(shown.head)):
        said = voice.say(deed.option.label)
        label = f"{own_name(voice, deed.piece) or voice.say(deed.piece.label)} · {said}"
        there = Address("act", table, seq, deed.argument)
        items.append(button(there, label, row=shown.row(n), emoji="🔁"))
    marks = marks_of(voice, shown.opened.decision.options)
    for n, option in enumerate(shown.buttons, shown.below):
        there = Address("act", table, seq, deed_argument(shown.opened.piece.id, option.id))
        label = marked_label(voice, option, marks)
        items.append(button(there, label, row=shown.row(n)))
    if shown.has_menu:
        items.append(_menu(voice, table, seq, shown, LAST - 1))
    items += undo_buttons(voice, table, seq, shown.can_undo)
    taken = sum(item.row == LAST for item in items) + 1 + shown.asides
    # Rules stand under every post too: deeds go before them.
    rules = taken < BUTTONS_PER_ROW
    hints = hints and shown.asides  # which then leads to what the others did
    items += foot_buttons(voice, table, asides=shown.asides, rules=rules, recap=not hints)
    if hints:
        items.append(hint_button(voice, table))
    return view_of(items)


def _head_button(
    voice: Voice, table: int, seq: int, shown: PiecePanel, option: Option, row: int
) -> ui.Button[ui.View]:
    """A piece is looked at, the open one stands out; what is no piece is chosen at once."""
    label = voice.say(option.label)
    if option.id not in shown.opened.others:
        return button(Address("pick", table, seq, option.id), label, row=row)
    is_open = option.id == shown.opened.piece.id
    style = ButtonStyle.primary if is_open else ButtonStyle.secondary
    return button(Address("piece", table, seq, option.id), label, style=style, row=row)


def _menu(voice: Voice, table: int, seq: int, shown: PiecePanel, row: int) -> ui.Select[ui.View]:
    piece = shown.opened.piece.id
    options = [
        select_option(voice, option, voice.say(option.label), deed_argument(piece, option.id))
        for option in shown.menu
    ]
    options += [select_option(voice, each, voice.say(each.label)) for each in shown.seldom]
    return ui.Select(
        custom_id=Address("deed", table, seq).select_id(),
        placeholder=cut(voice("choose-more-ways" if shown.buttons else "choose-one"), PLACEHOLDER),
        options=options,
        row=row,
    )

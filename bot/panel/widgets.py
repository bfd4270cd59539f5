"""The buttons and menus of a panel. Every custom_id is an address, nothing is kept."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from zlib import crc32

from discord import ButtonStyle, SelectOption, ui

from bot.panel.marks import marked_label
from bot.panel.model import Panel, rows_of_buttons
from bot.panel.ways.grids import Laid
from bot.panel.ways.offering import BESIDE, STEPWISE
from bot.talk.addresses import Address, Verb
from bot.talk.limits import BUTTONS_PER_ROW, OPTION_TEXT, PLACEHOLDER, ROWS, cut
from bot.talk.voice import Voice
from bot.talk.widgets import button, page_buttons, view_of
from games.core.contract import Decision, Option

GAP = "·"  # a place of a grid where nothing can be chosen
ABOUT_QUESTION = "asked"  # argument of a button that opens the rules of the open question


def panel_view(
    voice: Voice,
    table: int,
    seq: int,
    decision: Decision,
    shown: Panel,
    *,
    marks: Mapping[str, str],
    can_undo: bool,
    asides: bool = False,
    plans: bool = False,
    hints: bool = False,
    again: Sequence[str] = (),
    closing: Collection[str] = (),
) -> ui.View:
    """The options of a decision, and below them what else can be done.

    `again` is the seat's last answer to it, for one button where it would take more taps; `closing`
    are the options that count as soon as they are pressed.
    """
    items: list[ui.Item[ui.View]] = []
    labelled = _labelled(voice, shown.options, marks, closing)
    if shown.style in ("buttons", "mixed"):
        rows, labels = rows_of_buttons(shown), {option.id: label for option, label in labelled}
        items += [
            _option_button(table, seq, option, labels[option.id], n, option.id in closing)
            for n, row in enumerate(rows)
            for option in row
        ]
        if shown.menu:
            rest = [entry for entry in labelled if entry[0] in shown.menu]
            items.append(_select(voice, table, seq, decision, shown, rest, len(rows)))
    elif shown.laid:
        items += _grid_buttons(voice, table, seq, shown.laid, marks)
    elif shown.room > 0 or shown.style != "basket":
        items += [
            _option_button(table, seq, option, label, n // BUTTONS_PER_ROW, option.id in closing)
            for n, (option, label) in enumerate(_labelled(voice, shown.whole, {}, closing))
        ]
        items.append(_select(voice, table, seq, decision, shown, labelled, shown.whole_rows))
    turning = Address("page", table, seq)
    leafing = page_buttons(turning, shown.page, shown.pages, in_seq=False)
    for each in leafing:
        each.row = 1 + shown.whole_rows
    items += leafing
    items += _basket_buttons(voice, table, seq, decision, shown)
    if again:
        items += _again_button(voice, table, seq, decision, shown, again)
    if shown.typed:
        items.append(button(Address("type", table, seq), voice("button-type"), row=3))
    items += undo_buttons(voice, table, seq, can_undo)
    # In the middle of a turn nobody plans, and a hint goes before what the others did; what is
    # done at the side leads there too.
    plans = plans and not (can_undo and asides)
    items += foot_buttons(voice, table, asides=asides, plans=plans, recap=not (can_undo and hints))
    if hints:
        items.append(hint_button(voice, table))
    return view_of(items)


def _labelled(
    voice: Voice, options: Sequence[Option], marks: Mapping[str, str], closing: Collection[str]
) -> list[tuple[Option, str]]:
    """Each option with what its button says; what counts at once says that."""
    labels = ((option, _own_label(voice, option, marks)) for option in options)
    return [
        (option, voice("button-closing", what=label) if option.id in closing else label)
        for option, label in labels
    ]


def _own_label(voice: Voice, option: Option, marks: Mapping[str, str]) -> str:
    """A single step says that more is asked after it; shortcuts beside it may be called alike."""
    label = marked_label(voice, option, marks)
    return voice("button-beside", what=label) if option.group == BESIDE else label


def foot_buttons(
    voice: Voice,
    table: int,
    *,
    asides: bool,
    plans: bool = False,
    rules: bool = True,
    recap: bool = True,
) -> list[ui.Button[ui.View]]:
    """What else can be done: see what the others did, look the question up, and what stands
    beside the game.
    """
    items = [recap_button(voice, table)] if recap else []
    if rules:
        items.append(rules_button(voice, table))
    if plans:
        items.append(button(Address("plan", table), voice("button-plan"), row=4))
    if asides:
        items.append(button(Address("more", table), voice("button-more"), row=4))
    return items


def _option_button(
    table: int, seq: int, option: Option, label: str, row: int, closes: bool
) -> ui.Button[ui.View]:
    style = ButtonStyle.success if closes else ButtonStyle.secondary
    return button(Address("pick", table, seq, option.id), label, style=style, row=row)


def _grid_buttons(
    voice: Voice, table: int, seq: int, laid: Laid, marks: Mapping[str, str]
) -> list[ui.Button[ui.View]]:
    """A gap is a button that cannot be pressed: it keeps the others in their columns."""
    items = []
    for n, row in enumerate(laid.rows):
        for column, placed in enumerate(row):
            if placed is None:
                nowhere = Address("back", table, n * BUTTONS_PER_ROW + column)
                items.append(button(nowhere, GAP * _width(voice, laid), row=n, disabled=True))
                continue
            option = placed.option
            label = marked_label(voice, option, marks, placed.label)
            items.append(button(Address("pick", table, seq, option.id), label, row=n))
    return items


def _again_button(
    voice: Voice, table: int, seq: int, decision: Decision, shown: Panel, picks: Sequence[str]
) -> list[ui.Button[ui.View]]:
    """The same as last time, below the menu in which it would have to be looked for."""
    row, in_menu = _below_menu(shown), {option.id for option in shown.menu}
    if shown.style == "mixed":
        row = len(rows_of_buttons(shown)) + 1
    wanted = shown.style in ("select", "multiselect") or in_menu.issuperset(picks)
    if shown.style == "basket":
        wanted = not shown.picked
    if shown.style in ("buttons", "grid") or not wanted or row > ROWS - 2:
        return []
    labels = {option.id: voice.say(option.label) for option in decision.options}
    said = voice("button-again", what=voice.listing([labels[id] for id in picks]))
    there = Address("again", table, seq, picks_mark(picks))
    return [button(there, said, row=row, emoji="🔁")]


def _width(voice: Voice, laid: Laid) -> int:
    """Letters of the shortest name in the grid."""
    names = [placed.label for row in laid.rows for placed in row if placed and placed.label]
    return min((len(voice.say(name)) for name in names), default=1)


def _select(
    voice: Voice,
    table: int,
    seq: int,
    decision: Decision,
    shown: Panel,
    labelled: Sequence[tuple[Option, str]],
    row: int = 0,
) -> ui.Select[ui.View]:
    several = shown.style == "multiselect"
    in_basket = shown.style == "basket"
    most = min(decision.most, len(shown.options)) if several else 1
    if in_basket:
        most = 1 if decision.ordered else min(shown.room, len(shown.options))
    verb: Verb = "add" if in_basket else "choose"
    return ui.Select(
        custom_id=Address(verb, table, seq, str(shown.page)).select_id(),
        placeholder=cut(_placeholder(voice, decision, shown), PLACEHOLDER),
        min_values=decision.least if several else 1,
        max_values=max(1, most),
        options=[select_option(voice, option, label) for option, label in labelled],
        row=row,
    )


def _placeholder(voice: Voice, decision: Decision, shown: Panel) -> str:
    if decision.least == decision.most == 1:
        if shown.menu and all(option.group == STEPWISE for option in shown.menu):
            return voice("choose-stepwise")
        return voice("choose-more-ways" if shown.menu else "choose-one")
    if shown.style == "basket":
        return voice("choose-more", n=shown.room)
    if decision.least == decision.most:
        return voice("choose-exactly", n=decision.least)
    return voice("choose-some", least=decision.least, most=decision.most)


def select_option(voice: Voice, option: Option, label: str, value: str = "") -> SelectOption:
    hint = cut(voice.say(option.hint), OPTION_TEXT) if option.hint else None
    return SelectOption(label=cut(label, OPTION_TEXT), value=value or option.id, description=hint)


def _basket_buttons(
    voice: Voice, table: int, seq: int, decision: Decision, shown: Panel
) -> list[ui.Button[ui.View]]:
    if shown.style == "multiselect" and decision.least == 0:
        # A select cannot be sent empty, so «nothing» needs a button of its own.
        return [button(Address("none", table, seq), voice("button-none"), row=_below_menu(shown))]
    if shown.style != "basket":
        return []
    ready = Address("basket", table, seq)
    row, green = _below_menu(shown), ButtonStyle.success
    done, clear = voice("button-ready"), voice("button-clear")
    return [
        button(ready, done, style=green, row=row, disabled=not shown.complete),
        button(Address("clear", table, seq), clear, row=row, disabled=not shown.picked),
    ]


def _below_menu(shown: Panel) -> int:
    """The row for what belongs to a menu; pages have one between."""
    if shown.style == "multiselect" and shown.whole:
        return shown.whole_rows + 1
    return shown.whole_rows + 2


def undo_buttons(voice: Voice, table: int, seq: int, can_undo: bool) -> list[ui.Button[ui.View]]:
    if not can_undo:
        return []
    return [
        button(Address("undo", table, seq), voice("button-undo"), emoji="↩️", row=4),
        button(Address("restart", table, seq), voice("button-restart"), emoji="⏮️", row=4),
    ]


def confirm_view(
    voice: Voice, table: int, seq: int, picks: Sequence[str], joined: int, can_undo: bool
) -> ui.View:
    """Asked before something becomes final: do it, choose again, start over.

    Choosing again takes back so many answers that were given by the same press.
    """
    return view_of(
        [
            button(
                Address("confirm", table, seq, picks_mark(picks)),
                voice("button-confirm"),
                style=ButtonStyle.success,
                row=0,
            ),
            button(
                Address("rethink", table, seq, str(joined) if joined else ""),
                voice("button-rethink"),
                row=0,
            ),
            *undo_buttons(voice, table, seq, can_undo)[1:],
        ]
    )


def idle_view(
    voice: Voice,
    table: int,
    seq: int,
    move: int,
    *,
    asides: bool,
    can_undo: bool,
    plans: bool = False,
) -> ui.View:
    """Under the private panel of somebody who is not asked, or has answered ahead."""
    items = [
        button(Address("recap", table), voice("button-recap")),
        button(Address("history", table, 0, str(move)), voice("button-history")),
    ]
    if plans:
        items.append(button(Address("plan", table), voice("button-plan")))
    if asides:
        items.append(button(Address("more", table), voice("button-more")))
    return view_of([*items, *undo_buttons(voice, table, seq, can_undo)[:1]])


def recap_button(voice: Voice, table: int) -> ui.Button[ui.View]:
    return button(Address("recap", table), voice("button-recap"), row=ROWS - 1)


def rules_button(voice: Voice, table: int) -> ui.Button[ui.View]:
    there = Address("rules", table, 0, ABOUT_QUESTION)
    return button(there, voice("button-rules"), row=ROWS - 1)


def hint_button(voice: Voice, table: int) -> ui.Button[ui.View]:
    return button(Address("hint", table), voice("button-hint"), row=ROWS - 1)


def picks_mark(picks: Sequence[str]) -> str:
    """Tells which picks a confirmation was shown for; a later draft needs its own."""
    return f"{crc32(chr(10).join(picks).encode()):08x}"


def basket_lines(voice: Voice, decision: Decision, picked: Sequence[str]) -> list[str]:
    labels = {option.id: voice.say(option.label) for option in decision.options}
    return [f"{n}. {labels[id]}" for n, id in enumerate(picked, 1)]

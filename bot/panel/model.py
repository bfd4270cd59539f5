"""What a player is shown of a decision: pure, no Discord in it.

A decision becomes buttons, buttons with a menu below, a grid of buttons, a select, pages of a
select, or a basket that gathers picks over pages. Every option is reachable, and nothing is offered
that the decision does not have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from bot.panel.ways.grids import Laid, laid_out
from bot.panel.ways.offering import JOINED, STEPWISE, takes_one
from bot.talk.limits import BUTTONS_PER_ROW, ROWS, SELECT_OPTIONS
from games.core.contract import APART, LISTED, SELDOM, Decision, Option
from games.core.guiding import Grid

Style: TypeAlias = Literal["buttons", "mixed", "grid", "select", "multiselect", "basket"]


LIST = 3  # options of one group that are a list: what one buys, where one goes


class Panel(Struct, frozen=True):
    style: Style
    options: tuple[Option, ...]  # of this page
    menu: tuple[Option, ...]  # those of them that are not buttons
    picked: tuple[str, ...]  # in the basket so far
    page: int
    pages: int
    complete: bool  # the basket may be confirmed
    room: int  # how many more may be picked
    typed: bool  # a text field is offered too, instead of leafing
    laid: Laid | None = None  # the options of a grid
    whole: tuple[Option, ...] = ()  # answers of several picks that are one button each

    @property
    def whole_rows(self) -> int:
        return -(-len(self.whole) // BUTTONS_PER_ROW)


def pages_of(options: Sequence[Option], size: int = SELECT_OPTIONS) -> list[tuple[Option, ...]]:
    """Pages of at most `size` options that break between groups where a group fits a page."""
    pages: list[list[Option]] = [[]]
    for group in _groups(options):
        if len(group) <= size < len(pages[-1]) + len(group):
            pages.append([])
        for option in group:
            if len(pages[-1]) == size:
                pages.append([])
            pages[-1].append(option)
    return [tuple(page) for page in pages]


def _groups(options: Sequence[Option]) -> list[list[Option]]:
    groups: list[list[Option]] = []
    for option in options:
        if groups and groups[-1][-1].group == option.group:
            groups[-1].append(option)
        else:
            groups.append([option])
    return groups


def in_menu(options: Sequence[Option], slots: int) -> tuple[Option, ...]:
    """What goes into a menu below so many slots for buttons: it takes a row of them.

    What is begun by a shortcut or is a list always goes there, what stands apart never. Then what
    is hardly ever wanted, if there is much else; then the ends of groups that are lists, the last
    ones before the others, then whatever comes last.
    """
    apart = [option for option in options if option.group == APART]
    if apart and len(apart) < min(slots, len(options)):
        return in_menu([each for each in options if each not in apart], slots - len(apart))
    if any(option.group in (STEPWISE, LISTED) for option in options):
        others = [option for option in options if option.group not in (STEPWISE, LISTED)]
        below = in_menu(others, max(0, slots - BUTTONS_PER_ROW))
        return tuple(option for option in options if option not in others or option in below)
    kept = [option for option in options if option.group != SELDOM]
    if len(kept) <= BUTTONS_PER_ROW or len(kept) == len(options):
        kept = list(options)
        if len(kept) <= slots:
            return ()
    room = max(0, slots - BUTTONS_PER_ROW)
    for group in reversed(_groups(options)[1:]):
        if len(kept) > room and len(group) >= LIST:
            spared = group[: max(0, len(group) - (len(kept) - room))]
            kept = [option for option in kept if option not in group or option in spared]
    kept = kept[:room]
    return tuple(option for option in options if option not in kept)


def rows_of_buttons(panel: Panel) -> list[list[Option]]:
    """The options that are buttons; what stands apart from several has a row of its own,
    if there is room."""
    buttons = [option for option in panel.options if option not in panel.menu]
    apart = [option for option in buttons if option.group == APART]
    others = [option for option in buttons if option.group != APART]
    rows = [*_in_rows(others), *_in_rows(apart)]
    most = ROWS - 1 - bool(panel.menu)  # the last is for undoing
    return rows if len(others) > 1 and len(rows) <= most else _in_rows([*others, *apart])


def _in_rows(options: Sequence[Option]) -> list[list[Option]]:
    starts = range(0, len(options), BUTTONS_PER_ROW)
    return [list(options[n : n + BUTTONS_PER_ROW]) for n in starts]


def style_of(decision: Decision, pages: int, rows: int) -> Style:
    if decision.least == decision.most == 1:
        menu = in_menu(decision.options, BUTTONS_PER_ROW * rows)
        if not menu:
            return "buttons"
        return "mixed" if len(menu) <= min(SELECT_OPTIONS, len(decision.options) - 1) else "select"
    return "multiselect" if pages == 1 and not decision.ordered else "basket"


def panel(
    decision: Decision,
    page: int = 0,
    picked: Sequence[str] = (),
    rows: int = 1,
    grid: Grid = (),
) -> Panel:
    """The panel of a decision, with so many rows for its options, or as they lie on the board.

    Picks that are no longer on offer are left out.
    """
    laid = laid_out(grid, decision.options) if takes_one(decision) else None
    if laid:
        return Panel("grid", decision.options, (), (), 0, 1, False, 1, False, laid)
    whole: tuple[Option, ...] = ()
    if not takes_one(decision):
        whole = tuple(option for option in decision.options if option.group == JOINED)
        decision = replace(decision, options=decision.options[len(whole) :])
    known = {option.id for option in decision.options}
    kept = tuple(dict.fromkeys(id for id in picked if id in known))[: decision.most]
    style = style_of(decision, len(pages_of(decision.options)), rows)
    left = [o for o in decision.options if o.id not in kept] if style == "basket" else None
    screens = pages_of(decision.options if left is None else left)
    if style == "mixed":
        screens = [decision.options]
    page = max(0, min(page, len(screens) - 1))
    return Panel(
        style,
        screens[page],
        in_menu(screens[page], BUTTONS_PER_ROW * rows) if style == "mixed" else (),
        kept,
        page,
        len(screens),
        decision.least <= len(kept) <= decision.most,
        decision.most - len(kept),
        len(screens) > 1,
        whole=whole[: BUTTONS_PER_ROW * _rows_of_whole(decision, style, kept)],
    )


def _rows_of_whole(decision: Decision, style: Style, picked: Sequence[str]) -> int:
    """Rows above the menu for whole answers: what else belongs to the menu stands below it."""
    if style == "basket":
        return 0 if picked else 1
    return 2 if decision.least == 0 else 3

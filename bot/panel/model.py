"""What a player is shown of a decision: pure, no Discord in it.

A decision becomes buttons, a select, pages of a select, or a basket that gathers picks over pages.
Every option is reachable, and nothing is offered that the decision does not have.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import Struct

from bot.talk.limits import SELECT_OPTIONS
from games.core.contract import Decision, Option

Style: TypeAlias = Literal["buttons", "select", "multiselect", "basket"]

MOST_BUTTONS = 5


class Panel(Struct, frozen=True):
    style: Style
    options: tuple[Option, ...]  # of this page
    picked: tuple[str, ...]  # in the basket so far
    page: int
    pages: int
    complete: bool  # the basket may be confirmed
    room: int  # how many more may be picked
    typed: bool  # a text field is offered too, instead of leafing


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


def style_of(decision: Decision, pages: int, buttons: int) -> Style:
    single = decision.least == decision.most == 1
    if single:
        return "buttons" if len(decision.options) <= buttons else "select"
    return "multiselect" if pages == 1 and not decision.ordered else "basket"


def panel(
    decision: Decision, page: int = 0, picked: Sequence[str] = (), buttons: int = MOST_BUTTONS
) -> Panel:
    """The panel of a decision. Picks that are no longer on offer are left out."""
    known = {option.id for option in decision.options}
    kept = tuple(dict.fromkeys(id for id in picked if id in known))[: decision.most]
    style = style_of(decision, len(pages_of(decision.options)), buttons)
    left = [o for o in decision.options if o.id not in kept] if style == "basket" else None
    screens = pages_of(decision.options if left is None else left)
    page = max(0, min(page, len(screens) - 1))
    return Panel(
        style,
        screens[page],
        kept,
        page,
        len(screens),
        decision.least <= len(kept) <= decision.most,
        decision.most - len(kept),
        len(screens) > 1,
    )


def find_option(decision: Decision, word: str, labels: Sequence[str]) -> Option | None:
    """The option a typed word means: its id, its label, or the only one that begins or holds it."""
    wanted = word.strip().casefold()
    named = list(zip(decision.options, (label.casefold() for label in labels), strict=True))
    for matches in (
        lambda option, label: wanted in (option.id.casefold(), label),
        lambda option, label: label.startswith(wanted),
        lambda option, label: wanted in label or wanted in option.id.casefold(),
    ):
        found = [option for option, label in named if matches(option, label)]
        if len(found) == 1:
            return found[0]
    return None

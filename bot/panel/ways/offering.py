"""What a panel offers for a question: its options, and before them what joins several answers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple
from zlib import crc32

from msgspec.structs import replace

from bot.panel.ways.courses import tried
from games.core.contract import APART, Decision, Option
from games.core.guiding import Answer, Shortcut
from games.core.match import Match
from games.core.seats import Seat
from games.core.text import Text

JOINED = "joined>"  # before the mark of a shortcut, in place of an option's id
NOTHING = "nothing>"  # an option that stands for picking none
STEPWISE = "stepwise"  # the group of options that a shortcut begins with: they stand in a menu
BESIDE = "beside"  # the same, where they are buttons too
MOST_SHORTCUTS = 20


class Offering(NamedTuple):
    """A question as it is shown, and what the options stand for that are none of its own."""

    decision: Decision
    joined: Mapping[str, tuple[Answer, ...]]


def takes_one(decision: Decision) -> bool:
    """Whether one press answers it."""
    return decision.most == 1


def shortcuts_of(table: int, match: Match[Any, Any], seat: Seat) -> list[Shortcut]:
    """Those of the open question that can be taken as they are."""
    decision = match.pending(seat)
    if decision is None:
        return []
    known = match.game.shortcuts(match.view(seat), decision)[:MOST_SHORTCUTS]
    return [each for each in known if tried(table, match, seat, each.answers)]


def offered(table: int, match: Match[Any, Any], seat: Seat, decision: Decision) -> Offering:
    """Each option one press, shortcuts first; where nothing may be picked, that is an option too.

    Questions for several picks have whole answers before their options, and else are as they are.
    """
    shortcuts = {id_of(each): each for each in shortcuts_of(table, match, seat)}
    begun = _replaced(list(shortcuts.values()))
    joined = [
        Option(id, each.label, each.hint, each.spot, JOINED) for id, each in shortcuts.items()
    ]
    answers = {id: each.answers for id, each in shortcuts.items()}
    decision = _cautioned(match, seat, decision)
    if not takes_one(decision):
        return Offering(replace(decision, options=(*joined, *decision.options)), answers)
    plain = [option for option in decision.options if (option.id,) not in begun]
    steps = [
        replace(option, group=STEPWISE) for option in decision.options if (option.id,) in begun
    ]
    options = (*joined, *plain, *none_of(decision), *steps)
    return Offering(replace(decision, options=options, least=1), answers)


def _cautioned(match: Match[Any, Any], seat: Seat, decision: Decision) -> Decision:
    """What would come to nothing says so on its button, and why above it."""
    reasons = match.game.cautions(match.view(seat), decision)
    if not reasons:
        return decision
    options = tuple(_with_caution(each, reasons.get(each.id)) for each in decision.options)
    return replace(decision, options=options)


def _with_caution(option: Option, reason: Text | None) -> Option:
    if reason is None:
        return option
    return replace(option, label=Text("button-caution", {"what": option.label}), hint=reason)


def _replaced(shortcuts: list[Shortcut]) -> set[Answer]:
    """First answers that hardly anybody gives by themselves where shortcuts begin with them.

    A single proposal for no place in particular replaces nothing: its first answer is one of many.
    """
    if len(shortcuts) == 1 and shortcuts[0].spot is None:
        return set()
    return {each.answers[0] for each in shortcuts}


def none_of(decision: Decision) -> list[Option]:
    """The option to pick none, where that may be."""
    return [Option(NOTHING, Text("button-none"), group=APART)] if decision.least == 0 else []


def answers_of(
    table: int, match: Match[Any, Any], seat: Seat, id: str
) -> tuple[Answer, ...] | None:
    """What a pressed option stands for; None if it is a shortcut that is there no longer."""
    if id == NOTHING:
        return ((),)
    if not id.startswith(JOINED):
        return ((id,),)
    mark = id.removeprefix(JOINED)
    found = (each for each in shortcuts_of(table, match, seat) if mark_of(each) == mark)
    return next((each.answers for each in found), None)


def id_of(shortcut: Shortcut) -> str:
    """What stands in place of an option's id."""
    return f"{JOINED}{mark_of(shortcut)}"


def mark_of(shortcut: Shortcut) -> str:
    """Tells shortcuts apart by what they do, so an old button does what it said or nothing."""
    said = "\n".join(",".join(answer) for answer in shortcut.answers)
    return f"{crc32(said.encode()):08x}"

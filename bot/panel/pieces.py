"""A piece and what it may do, asked together: one looks at pieces before one moves one.

Nothing is chosen by looking: what a piece may do is found out with a twin of the match. What a game
wants opened (`opens`) is looked at in the same way, though it is no piece.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from bot.talk.faults import judging
from games.core.choices import Choice
from games.core.contract import Decision, Option
from games.core.ids import verb
from games.core.match import Match
from games.core.seats import Seat

MOST_LOOKS = 6  # pieces that are looked at for one panel
BETWEEN = ">"  # a piece and what it does, in a button's argument


class Opened(Struct, frozen=True):
    """A piece one looks at, and the question what it does."""

    piece: Option
    decision: Decision
    match: Match[Any, Any]  # a twin in which it is chosen
    others: tuple[str, ...] = ()  # what can be looked at as well; the rest is chosen at once


class Deed(NamedTuple):
    """What a piece would do."""

    piece: Option
    option: Option

    @property
    def argument(self) -> str:
        return deed_argument(self.piece.id, self.option.id)


def deed_argument(piece: str, option: str) -> str:
    return f"{piece}{BETWEEN}{option}"


def read_deed(argument: str) -> tuple[str, str]:
    piece, _, option = argument.partition(BETWEEN)
    return piece, option


def pieces_of(decision: Decision) -> list[Option]:
    """The options that stand on the board; others end or order something."""
    return [option for option in decision.options if option.spot]


# ---- looking at pieces ------------------------------------------------------------------------


def open_piece(table: int, match: Match[Any, Any], seat: Seat, wanted: str = "") -> Opened | None:
    """The wanted piece, else the first that can do anything; None where none is asked for."""
    decision = match.pending(seat)
    if decision is None:
        return None
    if decision.key not in match.game.piece_keys:
        return _open_option(table, match, decision, wanted)
    pieces = sorted(pieces_of(decision), key=lambda piece: piece.id != wanted)
    found = (_look(table, match, seat, piece) for piece in pieces[:MOST_LOOKS])
    opened = next((opened for opened in found if opened), None)
    return replace(opened, others=tuple(piece.id for piece in pieces)) if opened else None


def _open_option(
    table: int, match: Match[Any, Any], decision: Decision, wanted: str
) -> Opened | None:
    """What the game wants opened, or what somebody wants to see instead."""
    seat, options = decision.seat, decision.options
    first = match.game.opens(match.view(seat), decision) if decision.most == 1 else ""
    if not first or len(options) > MOST_LOOKS:
        return None
    looks = {each.id: _look(table, match, seat, each, aloud=True) for each in options}
    opened = looks.get(wanted) or looks.get(first)
    return (
        replace(opened, others=tuple(id for id, look in looks.items() if look)) if opened else None
    )


def repetitions(table: int, match: Match[Any, Any], seat: Seat, opened: Opened) -> list[Deed]:
    """The last deed, by other pieces than the open one."""
    decision, last = match.pending(seat), last_deed(match, seat)
    if decision is None or last is None:
        return []
    others = [piece for piece in pieces_of(decision) if piece.id != opened.piece.id]
    looks = (_look(table, match, seat, piece) for piece in others[:MOST_LOOKS])
    found = (_repeated(table, look, last) for look in looks if look)
    return [deed for deed in found if deed]


def _look(
    table: int, match: Match[Any, Any], seat: Seat, piece: Option, *, aloud: bool = False
) -> Opened | None:
    """None where a piece does something by being chosen, or can do nothing.

    What is opened aloud may tell of itself, if it can be taken back.
    """
    twin = match.clone()
    with judging(table, twin, seat, twin.pending(seat)):
        told = twin.submit(seat, twin.seq, [piece.id])
    final = any(event.reveals for event in told) if aloud else bool(told)
    asked = twin.pending(seat) if twin.tail and not final else None
    if asked is None or not asked.least == asked.most == 1:
        return None
    return Opened(piece, asked, twin)


def _repeated(table: int, look: Opened, last: str) -> Deed | None:
    """The same, else the only one of its kind; what tells of nothing need not be repeated."""
    option = next(_alike(look.decision, last), None)
    if option is None:
        return None
    seat, twin = look.decision.seat, look.match
    with judging(table, twin, seat, look.decision):
        told = twin.submit(seat, twin.seq, [option.id])
    return Deed(look.piece, option) if told else None


def _alike(decision: Decision, last: str) -> Iterator[Option]:
    yield from (option for option in decision.options if option.id == last)
    same = [option for option in decision.options if verb(option.id) == verb(last)]
    if len(same) == 1:
        yield same[0]


# ---- pieces that were chosen ------------------------------------------------------------------


def lonely_piece(match: Match[Any, Any], seat: Seat) -> str | None:
    """The piece a seat has chosen last, if it has done nothing yet and can be put down."""
    tail = match.tail
    if not tail or not _chose_piece(match, seat, tail[-1]) or not match.can_undo(seat):
        return None
    return tail[-1].picks[0]


def last_deed(match: Match[Any, Any], seat: Seat) -> str | None:
    """What the piece chosen last did last, since the last checkpoint."""
    asked = [choice for choice in match.tail if choice.seat == seat and not choice.aside]
    pieces = [n for n, choice in enumerate(asked) if _chose_piece(match, seat, choice)]
    deeds = asked[pieces[-1] + 1 :] if pieces else []
    same = [choice for choice in deeds if choice.key == deeds[0].key and len(choice.picks) == 1]
    return same[-1].picks[0] if same else None


def _chose_piece(match: Match[Any, Any], seat: Seat, choice: Choice) -> bool:
    return choice.seat == seat and choice.key in match.game.piece_keys and not choice.aside

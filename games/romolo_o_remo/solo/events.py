"""Events of the solo game: one cube after each turn of the rival (specification 9.2)."""

from __future__ import annotations

from collections.abc import Callable

from games.core.contract import Table
from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.kings import RIVAL, king
from games.romolo_o_remo.map.people import units_of
from games.romolo_o_remo.opening.setup import event_cubes
from games.romolo_o_remo.state import Character, State, Unit
from games.romolo_o_remo.terms import AI_FIGURES, HIGHEST_PRICE, LOWEST_PRICE
from games.romolo_o_remo.war.dice import roll
from games.romolo_o_remo.words.labels import CHARACTER_TEXT, RESOURCE_TEXT

SLOTS = {2: 1, 3: 2, 4: 3}  # of the display, by what is rolled
RECRUITS = {2: 1, 3: 1, 4: 1, 5: 2, 6: 3}
DEARER, CHEAPER = (5, 6), (0, 2)


def draw_event(t: Table, s: State, march: Callable[[Table, State], None]) -> None:
    """The next cube of the row; in a bag the row is simply not seen."""
    cube = s.events.pop(0)
    s.events_used.append(cube)
    s.turn.revealed = True
    t.tell(f"told-event-{cube}", reveals=True)
    match cube:
        case "white":
            return
        case "yellow":
            take_character(t, s)
        case "pink":
            shake_market(t, s)
        case "blue":
            raise_units(t, s)
        case "brown":
            if units_of(s, RIVAL):
                march(t, s)
            else:
                raise_units(t, s)
            s.events, s.events_used = event_cubes(), []
            t.rng.shuffle(s.events)


def take_character(t: Table, s: State) -> None:
    slot = SLOTS.get(roll(t).number)
    tile = s.display[slot] if slot is not None and slot < len(s.display) else None
    if slot is None or tile is None:
        t.tell("told-rival-no-character")
        return
    king(s, RIVAL).characters.append(Character(tile))
    s.display[slot] = s.stack.pop() if s.stack else None
    t.tell("told-rival-character", character=CHARACTER_TEXT[tile])
    shown = s.display[slot]
    if shown:
        t.tell("told-new-character", character=CHARACTER_TEXT[shown])


def shake_market(t: Table, s: State) -> None:
    """Every price may move; the rival gets the highest one in coins."""
    for kind in TABLES.columns:
        number, before = roll(t).number, s.prices[kind]
        if number in DEARER:
            s.prices[kind] = min(HIGHEST_PRICE, before + 1)
        elif number in CHEAPER:
            s.prices[kind] = max(LOWEST_PRICE, before - 1)
        if s.prices[kind] != before:
            t.tell("told-price", good=RESOURCE_TEXT[kind], before=before, after=s.prices[kind])
    best = max(s.prices.values())
    king(s, RIVAL).money += 2 * best
    t.tell("told-rival-coins", n=best)


def raise_units(t: Table, s: State) -> None:
    """New units on the rival's capital, lying; no more than there are figures."""
    capital = king(s, RIVAL).capital
    assert capital
    taken = [u.name for u in units_of(s, RIVAL)]
    free = [name for n in range(1, AI_FIGURES + 1) if (name := f"A{n}") not in taken]
    new = free[: RECRUITS.get(roll(t).number, 0)]
    for name in new:
        s.units.append(Unit(name, RIVAL, "soldier", capital, lying=True))
    t.tell("told-rival-units", n=len(new), hex=capital)

"""The solo opponent: legionnaires, ships, racers and contracts without a thought."""

from __future__ import annotations

from games.core.text import Text
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.course.refill import drop_first, fill
from games.nova_roma.data import TABLES
from games.nova_roma.forum import free_squares, reveal_emperor_tile
from games.nova_roma.hippodrome import space_of
from games.nova_roma.sea import WAYS
from games.nova_roma.state import Racer, State
from games.nova_roma.terms import NEUTRAL
from games.nova_roma.words.labels import harbour_text, offered_text


def block_squares(t: Chronicle, s: State) -> None:
    """Two legionnaires on the shaded squares; one that finds no room is a point instead."""
    assert s.automa is not None
    tile = reveal_emperor_tile(t, s)
    for square in TABLES.emperors[tile].shaded:
        if square in free_squares(s):
            s.legionnaires.append(square)
            t.did("did-blocks", square=square)
        else:
            s.automa.points += 1
            t.did("did-blocks-nothing", square=square, points=s.automa.points)
    t.tell_deeds("told-automa", reveals=True)


def advance_racer(t: Chronicle, s: State) -> None:
    """One space on the lane that is favoured now."""
    if s.favoured is None:
        return
    lane = TABLES.chariots[s.favoured].lane
    racers = s.lanes[lane - 1]
    space = min(TABLES.hippodrome.spaces, space_of(s, lane - 1, NEUTRAL) + 1)
    racers[:] = [*(racer for racer in racers if racer.owner != NEUTRAL), Racer(NEUTRAL, space)]
    t.did("did-races", lane=lane, space=space)


def take_contracts(t: Chronicle, s: State) -> list[Text]:
    """The first sailing contract leaves the game and both ships sail on; the first building
    contract is the opponent's. Returns what is new in the offers."""
    assert s.automa is not None
    if gone := drop_first(s.sailing_offer):
        s.removed.append(gone)
        t.did("did-removes", contract=offered_text(gone))
    s.automa.ships = [(WAYS[harbour] or (harbour,))[0] for harbour in s.automa.ships]
    first, second = (harbour_text(harbour) for harbour in s.automa.ships)
    t.did("did-sails-both", first=first, second=second)
    if taken := drop_first(s.building_offer):
        s.automa.contracts.append(taken)
        t.did("did-takes-contract", contract=offered_text(taken))
    new = [*fill(s.sailing_offer, s.sailing_deck), *fill(s.building_offer, s.building_deck)]
    return [offered_text(id) for id in new]

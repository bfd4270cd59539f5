"""Ships on the Black Sea: legs that can be paid, and what a harbour brings."""

from __future__ import annotations

from itertools import pairwise

from msgspec import Struct

from games.core.asking import Offer, offer
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data import TABLES
from games.nova_roma.purse import in_words, take_reward
from games.nova_roma.state import State
from games.nova_roma.terms import START
from games.nova_roma.words.labels import harbour_hint, harbour_text

SHIP_NAMES = ("a", "b")


class Leg(Struct, frozen=True):
    ship: int  # 0 or 1
    harbour: str  # where it leads
    sails: int


def _ways() -> dict[str, tuple[str, ...]]:
    """The harbours a ship can reach next; only the start has two."""
    ways: dict[str, tuple[str, ...]] = {START: ()}
    for route in TABLES.routes.values():
        names = [harbour.id for harbour in route]
        ways[START] += (names[0],)
        ways |= {here: (there,) for here, there in pairwise(names)}
        ways[names[-1]] = ()
    return ways


WAYS = _ways()


def legs(s: State, seat: Seat, sails: int) -> list[Leg]:
    """Of two ships in one harbour only ship a is named: they are alike."""
    ships = s.players[seat].ships
    found = []
    for ship, harbour in enumerate(ships):
        if harbour in ships[:ship]:
            continue
        for there in WAYS[harbour]:
            need = TABLES.harbours[there].sails
            if need <= sails:
                found.append(Leg(ship, there, need))
    return found


def sails_on(harbour: str, first: int, then: int) -> bool:
    """Whether a ship that went on with `first` sails could use some of `then` others."""
    for there in WAYS[harbour]:
        left = first - TABLES.harbours[there].sails
        if left < 0:
            continue
        if any(TABLES.harbours[next].sails <= then for next in WAYS[there]):
            return True
        if sails_on(there, left, then):
            return True
    return False


def legs_offered(s: State, seat: Seat, sails: int) -> list[Offer[Leg | None]]:
    return [_leg_offered(leg) for leg in legs(s, seat, sails)]


def _leg_offered(leg: Leg) -> Offer[Leg | None]:
    ship = SHIP_NAMES[leg.ship]
    label = Text("do-leg", {"ship": ship, "harbour": harbour_text(leg.harbour), "sails": leg.sails})
    hint = harbour_hint(leg.harbour)
    return offer(leg, f"{ship}:{leg.harbour}", label, hint, group=ship, spot=leg.harbour)


def sail_leg(t: Chronicle, s: State, seat: Seat, leg: Leg) -> Steps[None]:
    """Moves a ship one leg; the harbour's reward comes at once, for every ship anew."""
    s.players[seat].ships[leg.ship] = leg.harbour
    harbour = TABLES.harbours[leg.harbour]
    ship, name = SHIP_NAMES[leg.ship], harbour_text(leg.harbour)
    if harbour.reward is None:
        t.did("did-sails", ship=ship, harbour=name)
        return
    got = yield from take_reward(t, s, seat, harbour.reward, name)
    t.did("did-sails-gaining", ship=ship, harbour=name, gains=in_words(got))

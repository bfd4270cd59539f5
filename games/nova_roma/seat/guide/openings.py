"""How an action can begin, as far as a seat sees: its first answers in a row.

Some of them may not fit after all, for followers can be asked about first: the panel tries them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeVar

from games.core.seats import Seat
from games.core.text import Text, Value
from games.nova_roma.data import TABLES
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.sea import SHIP_NAMES, WAYS
from games.nova_roma.seat.guide.buying import purchases
from games.nova_roma.seat.guide.opening import Opening
from games.nova_roma.seat.guide.racing import races, whole_races
from games.nova_roma.seat.guide.standing import lacks, onward, reachable
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import Action
from games.nova_roma.words.labels import (
    FOLLOWER_HINT,
    FOLLOWER_TINY,
    SHAPE_TEXT,
    harbour_hint,
    harbour_text,
    price_texts,
    tile_hint,
    tile_text,
)

What = TypeVar("What")


def openings(view: View, seat: Seat, action: Action, strength: int) -> list[list[Opening]]:
    """Ways to begin; those that go further, and are more, after the others."""
    me = view.players[seat]
    return [list(begin(view, me, strength)) for begin in _BEGINNINGS.get(action, ())]


def fitting(found: Mapping[What, Sequence[list[Opening]]], most: int) -> dict[What, list[Opening]]:
    """Of each the furthest going that have room together, the fewest first."""
    chosen: dict[What, list[Opening]] = {what: [] for what in found}
    for level in range(max(map(len, found.values()), default=0)):
        deep = {what: ways[level] for what, ways in found.items() if level < len(ways)}
        for what in sorted(deep, key=lambda what: len(deep[what])):
            others = sum(len(ways) for other, ways in chosen.items() if other != what)
            if len(chosen[what]) <= len(deep[what]) <= most - others:
                chosen[what] = deep[what]
    return chosen


def voyages(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """A contract, and all sails for one ship."""
    for contract in _sailing_contracts(view, me, strength):
        for route in routes(me, strength):
            label = Text("join-voyage", {"contract": contract.label, "leg": route.label})
            yield contract._replace(label=label, answers=(*contract.answers, *route.answers))


def _sailing_contracts(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    for id in reachable(view.sailing, strength):
        price = TABLES.sailing[id].cost
        if not lacks(me, price):
            hint = Text("hint-sailing", {"price": price_texts(price)})
            yield Opening(Text("name", {"name": id}), ((f"contract:{id}",),), hint, id)


def _build(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    for id in reachable(view.building, strength):
        contract = TABLES.building[id]
        if not lacks(me, contract.cost):
            values: dict[str, Value] = {
                "shape": SHAPE_TEXT[contract.shape],
                "price": price_texts(contract.cost),
            }
            label = Text("do-building", {"id": id, "vp": contract.vp})
            yield Opening(label, ((f"contract:{id}",),), Text("hint-building", values), id)


def _recruit(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    for card in view.followers.cards:
        if card:
            yield Opening(FOLLOWER_TINY[card], ((f"take:{card}",),), FOLLOWER_HINT[card], card)
    if view.followers.left or view.follower_discard:
        yield Opening(Text("do-draw-deck"), (("deck",),), spot="deck")


def _upgrade(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """The wine stays where it is."""
    for tile in tiles(me, view):
        yield without_wine(tile) if me.goods["wine"] else tile


def without_wine(tile: Opening) -> Opening:
    label = Text("join-no-wine", {"what": tile.label})
    return tile._replace(label=label, answers=(("none",), *tile.answers))


def tiles(me: PlayerView, view: View) -> Iterator[Opening]:
    """Estate tiles that can be paid; of equal ones the first."""
    seen = []
    for slot in view.estate:
        equal = (slot.kind, slot.price)
        if slot.tile is None or equal in seen or lacks(me, slot.price):
            continue
        seen.append(equal)
        label = tile_text(slot.tile)
        values: dict[str, Value] = {
            "price": price_texts(slot.price),
            "effect": tile_hint(slot.tile),
        }
        yield Opening(label, ((f"take:{slot.tile}",),), Text("hint-tile", values), slot.slot)


def routes(me: PlayerView, sails: int) -> Iterator[Opening]:
    """All sails for one ship."""
    for n, (ship, harbour) in enumerate(zip(SHIP_NAMES, me.ships, strict=True)):
        if harbour in me.ships[:n]:
            continue
        for way in onward(harbour, sails, WAYS):
            spent = sum(TABLES.harbours[there].sails for there in way)
            values: dict[str, Value] = {"ship": ship, "sails": spent}
            label = Text("do-leg", {**values, "harbour": harbour_text(way[-1])})
            answers = tuple((f"{ship}:{there}",) for there in way)
            yield Opening(label, answers, harbour_hint(way[-1]), way[-1])


def _produce(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    if me.goods["wheat"] and view.artisans:
        yield Opening(Text("do-hire"), (("hire",),), spot="artisans")
    for name in _free_spaces(me) if me.artisans else ():
        yield Opening(Text("name", {"name": name}), ((name,),), spot=name)


def hirings(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """Where nobody is at hand: somebody is hired, and put to work at once."""
    if me.goods["wheat"] and view.artisans and not me.artisans and strength > 1:
        for name in _free_spaces(me):
            label = Text("join-hire", {"space": name})
            yield Opening(label, (("hire",), (name,)), spot=name)


def _free_spaces(me: PlayerView) -> list[str]:
    spaces = zip(SPACES, me.production, strict=True)
    return [name for name, space in spaces if not space.artisan]


_BEGINNINGS: dict[Action, tuple[Callable[[View, PlayerView, int], Iterator[Opening]], ...]] = {
    "sail": (_sailing_contracts, voyages),
    "build": (_build,),
    "recruit": (_recruit,),
    "upgrade": (_upgrade,),
    "race": (races, whole_races),
    "produce": (_produce, hirings),
    "trade": (purchases,),
}

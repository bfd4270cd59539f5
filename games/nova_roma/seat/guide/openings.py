"""How an action can begin, as far as a seat sees: its first answers in a row.

Some of them may not fit after all, for followers can be asked about first: the panel tries them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeGuard

from games.core.guiding import Answer
from games.core.seats import Seat
from games.core.text import Text, Value
from games.nova_roma.data import TABLES
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.hippodrome import horses_into
from games.nova_roma.sea import SHIP_NAMES, WAYS
from games.nova_roma.seat.guide.standing import lacks, onward, reachable
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import GOODS, Action, Good
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

FEW = 5  # openings of an action that stand beside those of another


class Opening(NamedTuple):
    label: Text
    answers: tuple[Answer, ...]
    hint: Text | None = None
    spot: str | None = None


def openings(view: View, seat: Seat, action: Action, strength: int) -> Iterator[Opening]:
    begin = _BEGINNINGS.get(action)
    if begin:
        yield from begin(view, view.players[seat], strength)


def _sail(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """With the voyage, if there are not too many of them."""
    whole = list(voyages(view, me, strength))
    yield from whole if len(whole) <= FEW else _sailing_contracts(view, me, strength)


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
    wine: tuple[Answer, ...] = (("none",),) if me.goods["wine"] else ()
    for tile in tiles(me, view):
        yield tile._replace(answers=(*wine, *tile.answers))


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


def _race(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    yield from races(me, strength)


def races(me: PlayerView, left: int) -> Iterator[Opening]:
    """All spaces on one lane, up to a wheel where something is to be chosen."""
    for lane, start in enumerate(me.spaces, start=1):
        at, horses = start, me.goods["horse"]
        while at < min(TABLES.hippodrome.spaces, start + left) and horses_into(at + 1) <= horses:
            at += 1
            horses -= horses_into(at)
            if at in TABLES.hippodrome.wheels and me.markers_to_win:
                break
        if at > start:
            paid = me.goods["horse"] - horses
            label = Text("do-lane", {"lane": lane, "space": at, "horses": paid})
            yield Opening(label, ((f"lane:{lane}",),) * (at - start), spot=f"lane{lane}")


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
    for name, space in zip(SPACES, me.production, strict=True):
        if me.artisans and not space.artisan:
            yield Opening(Text("name", {"name": name}), ((name,),), spot=name)


def _trade(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """Nobody is sent away; with what a contract lacks, or goods are chosen then."""
    kept: tuple[Answer, ...] = ((),) if me.hand_size else ()
    if kept:
        yield Opening(Text("join-keep-all"), kept)
    sailing = {id: TABLES.sailing[id].cost for id in view.sailing.cards if id}
    building = {id: TABLES.building[id].cost for id in view.building.cards if id}
    seen: list[dict[Good, int]] = []
    for id, price in (sailing | building).items():
        short = lacks(me, price)
        wanted = {good: n for good, n in short.items() if is_good(good)}
        coins = price.get("coin", 0) + sum(wanted.values())
        lacking_else = len(wanted) < len(short)
        if not wanted or lacking_else or wanted in seen or coins > me.coins + strength:
            continue
        seen.append(wanted)
        values: dict[str, Value] = {"contract": id, "goods": price_texts(wanted)}
        picks = tuple(unit(good, k) for good in GOODS for k in range(1, wanted.get(good, 0) + 1))
        yield Opening(Text("join-buy", values), (*kept, picks), spot=id)


def is_good(what: str) -> TypeGuard[Good]:
    return what in GOODS


def unit(good: Good, k: int) -> str:
    """As the list of goods calls the so-manieth."""
    return good if k == 1 else f"{good}.{k}"


_BEGINNINGS: dict[Action, Callable[[View, PlayerView, int], Iterator[Opening]]] = {
    "sail": _sail,
    "build": _build,
    "recruit": _recruit,
    "upgrade": _upgrade,
    "race": _race,
    "produce": _produce,
    "trade": _trade,
}

"""Voyages: a contract, and where its sails take one ship or both."""

from __future__ import annotations

from collections.abc import Iterator

from games.core.guiding import Answer
from games.core.text import Text, Value
from games.nova_roma.data import TABLES
from games.nova_roma.sea import SHIP_NAMES, WAYS
from games.nova_roma.seat.guide.opening import Opening
from games.nova_roma.seat.guide.standing import lacks, onward, reachable
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.words.labels import harbour_hint, harbour_text, sailing_label


def sailing_contracts(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    for id in reachable(view.sailing, strength):
        price = TABLES.sailing[id].cost
        if not lacks(me, price):
            yield Opening(sailing_label(id), ((f"contract:{id}",),), spot=id)


def voyages(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """A contract, and all sails for one ship."""
    for contract in sailing_contracts(view, me, strength):
        for route in routes(me, strength):
            yield _voyage(contract, route)


def all_voyages(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """The same, and those on which both ships sail."""
    for contract in sailing_contracts(view, me, strength):
        for route in (*routes(me, strength), *shared_routes(me, strength)):
            yield _voyage(contract, route)


def _voyage(contract: Opening, route: Opening) -> Opening:
    label = Text("join-voyage", {"contract": contract.label, "leg": route.label})
    answers = (*contract.answers, *route.answers)
    return contract._replace(label=label, answers=answers, hint=route.hint)


def routes(me: PlayerView, sails: int) -> Iterator[Opening]:
    """All sails for one ship."""
    for n, (ship, harbour) in enumerate(zip(SHIP_NAMES, me.ships, strict=True)):
        if harbour in me.ships[:n]:
            continue
        for way in onward(harbour, sails, WAYS):
            values: dict[str, Value] = {"ship": ship, "sails": _sails(way)}
            label = Text("do-leg", {**values, "harbour": harbour_text(way[-1])})
            yield Opening(label, _legs(ship, way), harbour_hint(way[-1]), way[-1])


def shared_routes(me: PlayerView, sails: int) -> Iterator[Opening]:
    """Some sails for each ship, until none is left that either could use."""
    one, other = SHIP_NAMES
    first, second = (_ways_of(harbour, sails) for harbour in me.ships)
    for near in first:
        for far in second:
            left = sails - _sails(near) - _sails(far)
            if left < 0 or _goes_on(near, left) or _goes_on(far, left):
                continue
            if me.ships[0] == me.ships[1] and not _is_first(near, far):
                continue
            legs = _legs(one, near), _legs(other, far)
            answers = (*legs[1], *legs[0]) if _asks(near[-1]) else (*legs[0], *legs[1])
            values: dict[str, Value] = {"one": harbour_text(near[-1])}
            label = Text("join-legs", {**values, "other": harbour_text(far[-1])})
            yield Opening(label, answers, spot=near[-1])


def _is_first(near: list[str], far: list[str]) -> bool:
    """Of ships side by side only the first is offered; who stops to choose goods sails last."""
    if _asks(near[-1]) or _asks(far[-1]):
        return not _asks(near[-1])
    return near <= far


def _ways_of(harbour: str, sails: int) -> list[list[str]]:
    """Each way a ship may take, long or short."""
    longest = onward(harbour, sails, WAYS)
    return [way[:n] for way in longest for n in range(1, len(way) + 1)]


def _legs(ship: str, way: list[str]) -> tuple[Answer, ...]:
    return tuple((f"{ship}:{there}",) for there in way)


def _sails(way: list[str]) -> int:
    return sum(TABLES.harbours[there].sails for there in way)


def _goes_on(way: list[str], sails: int) -> bool:
    """Whether sails that are left could be used; where goods are chosen, not before that."""
    return not _asks(way[-1]) and any(
        TABLES.harbours[there].sails <= sails for there in WAYS[way[-1]]
    )


def _asks(harbour: str) -> bool:
    reward = TABLES.harbours[harbour].reward
    return bool(reward and reward.good)

"""How an action can begin, as far as a seat sees: its first answers in a row.

Some of them may not fit after all, for followers can be asked about first: the panel tries them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from games.core.guiding import Answer
from games.core.seats import Seat
from games.core.text import Text, Value
from games.nova_roma.actions.recruit import PRICES
from games.nova_roma.data import TABLES
from games.nova_roma.estate.artisans import space_label
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.seat.guide.buying import more_purchases, purchases
from games.nova_roma.seat.guide.opening import Opening
from games.nova_roma.seat.guide.racing import races, whole_races
from games.nova_roma.seat.guide.sailing import all_voyages, sailing_contracts, voyages
from games.nova_roma.seat.guide.standing import lacks, reachable
from games.nova_roma.seat.view import PlayerView, View
from games.nova_roma.terms import Action
from games.nova_roma.words.labels import (
    FOLLOWER_HINT,
    FOLLOWER_TINY,
    amount_text,
    building_label,
    price_texts,
    tile_hint,
    tile_text,
)


def openings(view: View, seat: Seat, action: Action, strength: int) -> list[list[Opening]]:
    """Ways to begin; those that go further, and are more, after the others."""
    me = view.players[seat]
    return [list(begin(view, me, strength)) for begin in _BEGINNINGS.get(action, ())]


def _build(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    for id in reachable(view.building, strength):
        contract = TABLES.building[id]
        if not lacks(me, contract.cost):
            label = building_label(id, contract.cost)
            yield Opening(label, ((f"contract:{id}",),), spot=id)


def _recruit(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    for card in view.followers.cards:
        if card:
            yield Opening(FOLLOWER_TINY[card], ((f"take:{card}",),), FOLLOWER_HINT[card], card)
    if view.followers.left or view.follower_discard:
        yield Opening(Text("do-draw-deck"), (("deck",),), spot="deck")


def recruits(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """The only card that is drawn: into the hand, or played at once."""
    if strength == 1:
        for taken in _recruit(view, me, strength):
            yield taken
            if taken.spot != "deck" and me.coins >= PRICES[1] and me.influence >= me.row_surcharge:
                yield played(me, taken, PRICES[1])


def played(me: PlayerView, taken: Opening, coins: int) -> Opening:
    card = taken.spot
    due = {"coin": coins, "influence": me.row_surcharge}
    price = price_texts({what: n for what, n in due.items() if n})
    return taken._replace(
        label=Text("join-play", {"follower": taken.label, "price": price}),
        answers=(*taken.answers, (f"play:{card}",)),
    )


def _upgrade(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """The wine stays where it is."""
    for tile in tiles(me, view):
        yield poured(tile, 0) if me.goods["wine"] else tile


def _first_cup(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """The same, and one wine."""
    return _poured(view, me, 1)


def pourings(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """No wine, or some, and which tile."""
    return _poured(view, me, me.goods["wine"])


def _poured(view: View, me: PlayerView, most: int) -> Iterator[Opening]:
    wine = me.goods["wine"]
    for n in range(min(wine, most) + 1):
        left = replace(me, goods={**me.goods, "wine": wine - n})
        for tile in tiles(left, view):
            yield poured(tile, n) if wine else tile


def poured(tile: Opening, wine: int) -> Opening:
    values: dict[str, Value] = {"what": tile.label, "wine": amount_text("wine", wine)}
    label = Text("join-wine" if wine else "join-no-wine", values)
    first: Answer = (f"wine:{wine}",) if wine else ("none",)
    return tile._replace(label=label, answers=(first, *tile.answers))


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


def _produce(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    if me.goods["wheat"] and view.artisans:
        yield Opening(Text("do-hire"), (("hire",),), spot="artisans", is_short=True)
    yield from hired_together(view, me, strength)
    for name in free_spaces(me) if me.artisans else ():
        label, hint = space_label(SPACES.index(name)), Text("hint-artisan-there")
        yield Opening(label, ((name,),), hint, name, is_short=True, sign="join-produce")


def hired_together(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    n = min(strength, me.goods["wheat"], view.artisans)
    if n > 1:
        yield Opening(Text("join-hire-all", {"n": n}), (("hire",),) * n, is_short=True)


def hirings(view: View, me: PlayerView, strength: int) -> Iterator[Opening]:
    """Where nobody is at hand: somebody is hired, and put to work at once."""
    if me.goods["wheat"] and view.artisans and not me.artisans and strength > 1:
        for name in free_spaces(me):
            label = Text("join-hire", {"space": space_label(SPACES.index(name))})
            yield Opening(label, (("hire",), (name,)), spot=name, is_short=True)


def free_spaces(me: PlayerView) -> list[str]:
    spaces = zip(SPACES, me.production, strict=True)
    return [name for name, space in spaces if not space.artisan]


_BEGINNINGS: dict[Action, tuple[Callable[[View, PlayerView, int], Iterator[Opening]], ...]] = {
    "sail": (sailing_contracts, voyages, all_voyages),
    "build": (_build,),
    "recruit": (_recruit, recruits),
    "upgrade": (_upgrade, _first_cup, pourings),
    "race": (races, whole_races),
    "produce": (_produce, hirings),
    "trade": (purchases, more_purchases),
}

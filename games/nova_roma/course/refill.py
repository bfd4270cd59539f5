"""Closing up and refilling the offers."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.contract import Table
from games.nova_roma.followers.deck import draw_follower
from games.nova_roma.state import Slots, State
from games.nova_roma.words.labels import (
    FOLLOWER_TINY,
    chained,
    offered_text,
    tile_text,
)


def refill(t: Table, s: State) -> None:
    """The end of a turn: contracts, followers, basic estate tiles. The special tile waits."""
    new = [offered_text(id) for id in fill(s.sailing_offer, s.sailing_deck)]
    new += [offered_text(id) for id in fill(s.building_offer, s.building_deck)]
    new += [FOLLOWER_TINY[id] for id in fill_followers(t, s)]
    new += [tile_text(id) for id in fill(s.basic_offer, s.basic_stack)]
    if new:
        t.tell("told-refill", things=chained(new), reveals=True)


def fill(offer: Slots, stack: list[str]) -> list[str]:
    """Closes an offer up and fills it from the right; returns what is new."""
    if None not in offer:
        return []
    close_up(offer)
    new = []
    for n, thing in enumerate(offer):
        if thing is None and stack:
            offer[n] = stack.pop()
            new.append(str(offer[n]))
    return new


def fill_followers(t: Table, s: State) -> list[str]:
    """Like `fill`, but an empty deck is made anew of the discard."""
    if None not in s.follower_offer:
        return []
    close_up(s.follower_offer)
    new = []
    for n, card in enumerate(s.follower_offer):
        if card is None and (drawn := draw_follower(t, s)):
            s.follower_offer[n] = drawn
            new.append(drawn)
    return new


def drop_first(offer: Slots) -> str | None:
    """Takes what lies in the leftmost slot out of an offer."""
    first, offer[0] = offer[0], None
    return first


def in_offer(offer: Iterable[str | None]) -> list[str]:
    return [thing for thing in offer if thing is not None]


def close_up(offer: Slots) -> None:
    """Moves everything to the left; the gaps are then on the right."""
    left = in_offer(offer)
    offer[:] = [*left, *[None] * (len(offer) - len(left))]

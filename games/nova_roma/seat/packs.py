"""The packs of the follower draft, and what a seat has seen of them.

Packs go on to the left: the card a seat picked k-th is from the pack that began k seats to its
right. Must agree with `course.drafts`.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeAlias

from games.core.rng import Rng
from games.core.seats import Seat
from games.nova_roma.course.order import everybody
from games.nova_roma.state import State

Pack: TypeAlias = list[str]  # in the order of picking; what still goes round comes last


def packs_are_seen(s: State) -> bool:
    """Packs are dealt at the start, but nobody looks at one before mosaic tiles are chosen: they
    are to be known when followers are (rule 6.2)."""
    return s.phase != "mosaic_draft"


def redraft(
    s: State, viewer: Seat | None, movable: Collection[str], spare: list[str], rng: Rng
) -> None:
    """Deals the packs anew, as far as the viewer cannot know better; no other cards move.

    What was picked before he first held a pack changes with the `spare` cards, which he has not
    seen either. What he passed on stays among those who held the pack until he saw it again.
    """
    packs = _packs(s)
    unseen: list[tuple[Pack, int]] = []
    for origin, pack in enumerate(packs):
        before, *passed_on = _spans(s, origin, len(pack), viewer)
        unseen += [(pack, n) for n in before if pack[n] in movable]
        for span in passed_on:
            _permute([(pack, n) for n in span if pack[n] in movable], [], rng)
    _permute(unseen, spare, rng)
    _hand_out(s, packs)


def _picks(s: State) -> int:
    """How many cards everybody has picked."""
    return len(s.players[0].drafted or s.players[0].kept)


def _packs(s: State) -> list[Pack]:
    """By the seat at which they began."""
    picks, seats = _picks(s), len(s.players)
    picked = [player.drafted or player.kept for player in s.players]
    return [
        [picked[(origin + k) % seats][k] for k in range(picks)]
        + s.players[(origin + picks) % seats].pack
        for origin in everybody(s)
    ]


def _hand_out(s: State, packs: list[Pack]) -> None:
    picks, seats = _picks(s), len(s.players)
    for seat, player in enumerate(s.players):
        picked = [packs[(seat - k) % seats][k] for k in range(picks)]
        player.pack = packs[(seat - picks) % seats][picks:]
        if player.drafted:
            player.drafted = picked
        else:
            player.kept = picked


def _spans(s: State, origin: int, size: int, viewer: Seat | None) -> list[list[int]]:
    """Places of a pack that others hold, parted by the moments the viewer held it."""
    picks, seats = _picks(s), len(s.players)
    spans: list[list[int]] = [[]]
    for place in range(size):
        if (origin + min(place, picks)) % seats != viewer:
            spans[-1].append(place)
        elif place <= picks:
            spans.append([])
    return spans


def _permute(places: Sequence[tuple[Pack, int]], spare: list[str], rng: Rng) -> None:
    """Shuffles the cards on some places together with spare ones."""
    cards = [*spare, *(pack[n] for pack, n in places)]
    shuffle_anew(cards, rng)
    for pack, n in places:
        pack[n] = cards.pop()
    spare[:] = cards


def shuffle_anew(things: list[str], rng: Rng) -> None:
    """Puts things into an order that has nothing to do with the one they were in."""
    things.sort()
    rng.shuffle(things)

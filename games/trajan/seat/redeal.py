"""Other worlds that look the same: everything a seat cannot know, dealt anew."""

from __future__ import annotations

from typing import TypeVar

from games.core.rng import Rng
from games.core.seats import Seat
from games.trajan.course.setup import hand_out_rest
from games.trajan.data.cargo import Commodity
from games.trajan.data.circle import STONES, STONES_PER_TRAY
from games.trajan.state import Player, State

T = TypeVar("T", bound=str)


def redeal(s: State, seat: Seat | None, rng: Rng) -> State:
    """Shuffles what lies face down, and the cards in other hands that nobody saw.

    While stones are laid also what is shown only afterwards, and the stones of the others.
    """
    others = [player for i, player in enumerate(s.players) if i != seat]
    for pile in (s.forum_stack, s.extra_stack):
        _mix(pile, rng)
    demands = [*s.demand_stack, *s.demands_aside]
    _mix(demands, rng)
    s.demands_aside = [demands.pop() for _ in s.demands_aside]
    s.demand_stack = demands
    if s.phase == "stones":
        _redeal_set_up(s, others, rng)
        return s
    _mix(s.bonus_bag, rng)
    _shuffle_stacks(s, rng)
    _redeal_hands(s, others, rng)
    return s


def _mix(hidden: list[T], rng: Rng) -> None:
    """Shuffles so that nothing of the order before is left."""
    hidden.sort()
    rng.shuffle(hidden)


def _redeal_set_up(s: State, others: list[Player], rng: Rng) -> None:
    for player in others:
        _redeal_stones(player, rng)
    for tiles in s.trajan_stacks.values():
        _mix(tiles, rng)
    for player in s.players:
        s.bonus_bag += [own.id for own in player.bonus]
    s.bonus_bag += [tile for tile in s.senate_bonus.values() if tile]
    _mix(s.bonus_bag, rng)
    for pile in s.discards.values():
        s.deck += pile
    _mix(s.deck, rng)
    s.start_seat = s.active_seat = rng.below(len(s.players))
    hand_out_rest(s)


def _redeal_stones(player: Player, rng: Rng) -> None:
    """As many trays filled as before, with other stones."""
    stones = list(STONES)
    rng.shuffle(stones)
    for i, tray in enumerate(player.trays):
        if tray:
            player.trays[i] = [stones.pop() for _ in range(STONES_PER_TRAY)]


def _shuffle_stacks(s: State, rng: Rng) -> None:
    """Below the open tile of each stack; all of it where the top is still covered."""
    for name, tiles in s.trajan_stacks.items():
        top = [] if name in s.covered or not tiles else [tiles.pop()]
        _mix(tiles, rng)
        tiles += top


def _redeal_hands(s: State, others: list[Player], rng: Rng) -> None:
    unknown = list(s.deck)
    for player in others:
        unknown += _unseen(player)
    _mix(unknown, rng)
    for player in others:
        hidden = len(player.hand) - len(player.known)
        player.hand = [*sorted(player.known), *(unknown.pop() for _ in range(hidden))]
        player.fresh = []
    s.deck = unknown


def _unseen(player: Player) -> list[Commodity]:
    unseen = list(player.hand)
    for card in player.known:
        unseen.remove(card)
    return unseen

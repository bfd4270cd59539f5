"""Other worlds that look the same: everything a seat cannot know, dealt anew."""

from __future__ import annotations

from games.core.rng import Rng
from games.core.text import Seat
from games.nova_roma.state import Player, State


def redeal(s: State, seat: Seat | None, rng: Rng) -> State:
    """Shuffles face-down stacks, what was removed unseen, and the followers others hold.

    Cards that everybody saw being taken stay in their hands.
    """
    for stack in (s.sailing_deck, s.building_deck, s.basic_stack, s.special_stack):
        rng.shuffle(stack)
    for stack in s.mosaic_stacks.values():
        rng.shuffle(stack)
    _shuffle_together(s.emperor_stack, s.emperor_out, rng)
    _shuffle_together(s.chariot_stack, s.chariot_out, rng)
    _redeal_followers(s, [p for i, p in enumerate(s.players) if i != seat], rng)
    return s


def _shuffle_together(stack: list[str], out: list[str], rng: Rng) -> None:
    pile = [*stack, *out]
    rng.shuffle(pile)
    stack[:], out[:] = pile[: len(stack)], pile[len(stack) :]


def _redeal_followers(s: State, others: list[Player], rng: Rng) -> None:
    unknown = list(s.follower_deck)
    for player in others:
        unknown += [card for card in player.hand if card not in player.known]
        unknown += [*player.pack, *player.kept]
    rng.shuffle(unknown)
    for player in others:
        hidden = len(player.hand) - len(player.known)
        player.hand = [*player.known, *(unknown.pop() for _ in range(hidden))]
        player.pack = [unknown.pop() for _ in player.pack]
        player.kept = [unknown.pop() for _ in player.kept]
    s.follower_deck = unknown

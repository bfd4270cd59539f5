"""Other worlds that look the same: everything a seat cannot know, dealt anew."""

from __future__ import annotations

from games.core.rng import Rng
from games.core.text import Seat
from games.glory_to_rome.data.cards import SENATOR
from games.glory_to_rome.seat.view import hands_are_open
from games.glory_to_rome.state import Player, State


def redeal(s: State, seat: Seat | None, rng: Rng) -> State:
    """Shuffles deck, other hands and all vaults; sizes stay, Senators stay in hands.

    Cards shown to a demand this round stay where they are: their materials are known.
    """
    others = [p for i, p in enumerate(s.players) if i != seat]
    hidden_hands = [] if hands_are_open(s) else others
    unknown: list[str] = list(s.deck)
    for player in hidden_hands:
        unknown += _unknown_hand(player)
    for player in others:
        unknown += [player.drawn] if player.drawn else []
    for player in s.players:
        unknown += player.vault
    _deal_hands(hidden_hands, unknown, rng)
    for player in others:
        player.drawn = unknown.pop() if player.drawn else None
    for player in s.players:
        player.vault = [unknown.pop() for _ in player.vault]
    s.deck = unknown
    return s


def _unknown_hand(player: Player) -> list[str]:
    return [card for card in player.hand if card not in player.revealed]


def _deal_hands(players: list[Player], unknown: list[str], rng: Rng) -> None:
    """Senators can only be in hands, so they are dealt into hand places first."""
    sizes = [len(_unknown_hand(player)) for player in players]
    senators = unknown.count(SENATOR)
    unknown[:] = [card for card in unknown if card != SENATOR]
    rng.shuffle(unknown)
    places = [i for i, size in enumerate(sizes) for _ in range(size)]
    rng.shuffle(places)
    with_senator = places[:senators]
    for i, player in enumerate(players):
        n = with_senator.count(i)
        known = [card for card in player.hand if card in player.revealed]
        drawn = [unknown.pop() for _ in range(sizes[i] - n)]
        player.hand = [*known, *drawn, *[SENATOR] * n]

"""Other worlds that look the same: everything a seat cannot know, dealt anew."""

from __future__ import annotations

from games.core.rng import Rng
from games.core.seats import Seat
from games.glory_to_rome.data.cards import CARDS, SENATOR
from games.glory_to_rome.seat.view import hands_are_open
from games.glory_to_rome.state import Player, State


def redeal(s: State, seat: Seat | None, rng: Rng) -> State:
    """Shuffles deck, other hands and all vaults; sizes stay, Senators stay in hands.

    Of cards shown to a demand this round the materials are known: others of the same lie there.
    """
    others = [p for i, p in enumerate(s.players) if i != seat]
    hidden_hands = [] if hands_are_open(s) else others
    unknown = list(s.deck)
    for player in hidden_hands:
        unknown += player.hand
    for player in others:
        unknown += [player.drawn] if player.drawn else []
    for player in s.players:
        unknown += player.vault
    unknown.sort()
    _deal_hands(hidden_hands, unknown, rng)
    for player in others:
        player.drawn = unknown.pop() if player.drawn else None
    for player in s.players:
        player.vault = [unknown.pop() for _ in player.vault]
    s.deck = unknown
    return s


def _deal_hands(players: list[Player], unknown: list[str], rng: Rng) -> None:
    """Senators can only be in hands, so they are dealt into hand places first.

    What is left of `unknown` is shuffled.
    """
    senators = unknown.count(SENATOR)
    unknown[:] = [card for card in unknown if card != SENATOR]
    rng.shuffle(unknown)
    sizes = [len(player.hand) for player in players]
    shown = [_deal_shown(player, unknown) for player in players]
    places = [i for i, cards in enumerate(shown) for _ in range(sizes[i] - len(cards))]
    rng.shuffle(places)
    with_senator = places[:senators]
    for i, player in enumerate(players):
        n = with_senator.count(i)
        dealt = [unknown.pop() for _ in range(sizes[i] - len(shown[i]) - n)]
        player.hand = [*shown[i], *dealt, *[SENATOR] * n]


def _deal_shown(player: Player, unknown: list[str]) -> list[str]:
    """A card of the same material for each that was shown to a demand and is still in hand."""
    dealt = []
    for i, card in enumerate(player.revealed):
        if card in player.hand:
            material = CARDS[card].material
            other = next(c for c in reversed(unknown) if CARDS[c].material == material)
            unknown.remove(other)
            player.revealed[i] = other
            dealt.append(other)
    return dealt

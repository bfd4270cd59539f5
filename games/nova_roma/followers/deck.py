"""The deck of followers: drawing, reshuffling, discarding."""

from __future__ import annotations

from games.core.contract import Table
from games.core.seats import Seat
from games.nova_roma.state import State
from games.nova_roma.words.labels import follower_text


def draw_cards(t: Table, s: State, seat: Seat, n: int) -> int:
    """Followers from the deck into a hand; fewer when deck and discard are empty. Returns how
    many; which they are only their owner is told."""
    cards = [card for card in (draw_follower(t, s) for _ in range(n)) if card]
    if cards:
        s.players[seat].hand += cards
        names = tuple(follower_text(card) for card in cards)
        t.whisper(seat, "told-you-drew", cards=names, reveals=True)
    return len(cards)


def draw_follower(t: Table, s: State) -> str | None:
    """The top card of the deck; an empty deck is made anew of the discard."""
    if not s.follower_deck and s.follower_discard:
        _note_older(s)
        s.follower_deck, s.follower_discard = s.follower_discard, []
        t.rng.shuffle(s.follower_deck)
        t.tell("told-reshuffle", reveals=True)
    return s.follower_deck.pop() if s.follower_deck else None


def _note_older(s: State) -> None:
    """Remembers which cards are held when the deck is made anew; see `seat.redeal`."""
    held = [card for player in s.players for card in player.hand if card not in player.known]
    s.older = [[card for card in batch if card in held] for batch in s.older]
    before = [card for batch in s.older for card in batch]
    s.older.append([card for card in held if card not in before])


def discard_cards(s: State, seat: Seat, cards: tuple[str, ...]) -> None:
    player = s.players[seat]
    for card in cards:
        player.hand.remove(card)
        if card in player.known:
            player.known.remove(card)
    s.follower_discard += cards

"""Putting things on a mat and taking them off: points, tiles, cards, figures."""

from __future__ import annotations

from collections.abc import Iterable

from games.core.contract import Table
from games.core.seats import Seat
from games.core.text import who
from games.trajan.data.board import Pile
from games.trajan.data.cargo import Commodity
from games.trajan.data.tiles import KIND_OF
from games.trajan.state import Player, State
from games.trajan.words.labels import CARD_TEXT, cards_text


def gain_tile(player: Player, tile: str) -> None:
    """Lays a forum or extra-action tile on the field of its kind."""
    kind = KIND_OF[tile]
    player.tiles[kind] = player.tiles.get(kind, 0) + 1


def spend_tiles(s: State, player: Player, kind: str, n: int = 1) -> None:
    """Takes tiles off a mat and out of the game."""
    if not n:
        return
    left = player.tiles[kind] - n
    assert left >= 0, (kind, n)
    if left:
        player.tiles[kind] = left
    else:
        del player.tiles[kind]
    s.removed[kind] = s.removed.get(kind, 0) + n


# ---- cards (specification 7.1) ----------------------------------------------------------------


def can_draw(s: State) -> bool:
    return bool(s.deck) or (s.variant.reshuffle_commodities and _buried(s) > 0)


def _buried(s: State) -> int:
    """Discarded cards below the two open ones."""
    return sum(max(0, len(pile) - 1) for pile in s.discards.values())


def draw_one(t: Table, s: State) -> Commodity | None:
    if not s.deck and s.variant.reshuffle_commodities:
        _reshuffle(t, s)
    return s.deck.pop() if s.deck else None


def _reshuffle(t: Table, s: State) -> None:
    for pile in s.discards.values():
        s.deck += pile[:-1]
        del pile[:-1]
    if s.deck:
        t.rng.shuffle(s.deck)
        t.tell("told-reshuffles", n=len(s.deck))


def draw_cards(t: Table, s: State, seat: Seat, n: int) -> int:
    """Draws n cards from the deck, or as many as there are; only the seat sees them."""
    player = s.players[seat]
    drawn: list[Commodity] = []
    while len(drawn) < n and (card := draw_one(t, s)):
        drawn.append(card)
    if drawn:
        player.hand += drawn
        player.fresh += drawn
        t.tell("told-draws", who=who(seat), n=len(drawn), reveals=True)
        t.whisper(seat, "told-you-drew", cards=cards_text(drawn))
    return len(drawn)


def take_discard(t: Table, s: State, seat: Seat, pile: Pile) -> None:
    """Takes the open card of a pile, which is refilled when that was the last (ruling 10)."""
    player, cards = s.players[seat], s.discards[pile]
    card = cards.pop()
    player.hand.append(card)
    player.known.append(card)
    t.tell("told-takes-discard", who=who(seat), card=CARD_TEXT[card], pile=pile)
    refill = None if cards else draw_one(t, s)
    if refill:
        cards.append(refill)
        t.tell("told-refills-discard", card=CARD_TEXT[refill], pile=pile, reveals=True)


def leave_hand(player: Player, cards: Iterable[Commodity]) -> None:
    """Takes cards out of a hand in the sight of all.

    Nobody knows which of two equal cards left, so one less is known to be there.
    """
    for card in cards:
        player.hand.remove(card)
        if card in player.known:
            player.known.remove(card)
        if player.fresh.count(card) > player.hand.count(card):
            player.fresh.remove(card)

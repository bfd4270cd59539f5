"""Other worlds that look the same: everything a seat cannot know, dealt anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.rng import Rng
from games.core.seats import Seat
from games.nova_roma.course.order import everybody
from games.nova_roma.seat.packs import packs_are_seen, redraft, shuffle_anew
from games.nova_roma.state import State


def redeal(s: State, seat: Seat | None, rng: Rng) -> State:
    """Shuffles face-down stacks, what was removed unseen, and the followers others hold.

    Cards that everybody saw being taken stay in their hands. Everything is sorted before it is
    shuffled: nothing of the true order is left.
    """
    for stack in (s.sailing_deck, s.building_deck, s.basic_stack, s.special_stack):
        shuffle_anew(stack, rng)
    for stack in s.mosaic_stacks.values():
        shuffle_anew(stack, rng)
    _shuffle_together(s.emperor_stack, s.emperor_out, rng)
    _shuffle_together(s.chariot_stack, s.chariot_out, rng)
    if any(player.pack or player.kept for player in s.players):
        cards = [card for player in s.players for card in (*player.pack, *player.kept)]
        redraft(s, seat if packs_are_seen(s) else None, cards, s.follower_deck, rng)
    else:
        _redeal_hands(s, seat, rng)
    return s


def _shuffle_together(stack: list[str], out: list[str], rng: Rng) -> None:
    pile = [*stack, *out]
    shuffle_anew(pile, rng)
    stack[:], out[:] = pile[: len(stack)], pile[len(stack) :]


# ---- hands ------------------------------------------------------------------------------------


def _redeal_hands(s: State, viewer: Seat | None, rng: Rng) -> None:
    """Cards change places with those that were in the deck together with them.

    A reshuffle finds the deck empty: which cards are in hands then everybody can work out, and
    none of them is in the new deck.
    """
    hidden = {
        seat: [card for card in s.players[seat].hand if card not in s.players[seat].known]
        for seat in everybody(s)
        if seat != viewer
    }
    for seat in hidden:
        s.players[seat].hand = list(s.players[seat].known)
    s.older = [sorted(batch) for batch in s.older]
    older = [card for batch in s.older for card in batch]
    held = [card for cards in hidden.values() for card in cards]
    newest = [card for card in held if card not in older]
    for n, batch in enumerate((*s.older, newest)):
        deck = s.follower_deck if n == len(s.older) else []
        part = {seat: [c for c in cards if c in batch] for seat, cards in hidden.items()}
        _redeal_batch(s, viewer, part, deck, rng, first=n == 0)


def _redeal_batch(
    s: State,
    viewer: Seat | None,
    held: Mapping[Seat, list[str]],
    deck: list[str],
    rng: Rng,
    *,
    first: bool,
) -> None:
    """Gives everybody as many cards as they held, all from among them and the deck."""
    pool = [*deck, *(card for cards in held.values() for card in cards)]
    drafted = _redeal_drafted(s, viewer, held, pool, rng) if first else {}
    pool = [card for card in pool if not any(card in cards for cards in drafted.values())]
    shuffle_anew(pool, rng)
    drawn = {seat: len(cards) - len(drafted.get(seat, ())) for seat, cards in held.items()}
    places: list[Seat | None] = [seat for seat, n in drawn.items() for _ in range(n)]
    places += [None] * (len(pool) - len(places))  # the deck
    if drafted:
        _move_own_away(s, places, pool, rng)
    for seat in held:
        s.players[seat].hand += drafted.get(seat, [])
    for place, card in zip(places, pool, strict=True):
        if place is not None:
            s.players[place].hand.append(card)
    deck[:] = [card for place, card in zip(places, pool, strict=True) if place is None]


def _move_own_away(s: State, places: Sequence[Seat | None], cards: list[str], rng: Rng) -> None:
    """Nobody draws again what he had picked in the draft: it would count as still held of it.

    There is always a card to change with, as in the true world no card lies so.
    """
    for n, place in enumerate(places):
        if place is None or cards[n] not in s.players[place].drafted:
            continue
        own = s.players[place].drafted
        others = [m for m, at in enumerate(places) if at != place and cards[m] not in own]
        m = others[rng.below(len(others))]
        cards[n], cards[m] = cards[m], cards[n]


def _redeal_drafted(
    s: State, viewer: Seat | None, held: Mapping[Seat, list[str]], pool: list[str], rng: Rng
) -> dict[Seat, list[str]]:
    """What others still hold of the draft: some of the four cards they may have picked in it.

    How many those are, and who had picked the cards that have come to light since, stays as it
    truly is: that is more than a seat can always know, but never against what it knows.
    """
    left = {
        seat: sum(card in s.players[seat].drafted for card in cards) for seat, cards in held.items()
    }
    picked = [card for player in s.players for card in player.drafted]
    if not picked:
        return {}
    redraft(s, viewer, pool, [card for card in pool if card not in picked], rng)
    dealt = {}
    for seat, n in left.items():
        possible = [card for card in s.players[seat].drafted if card in pool]
        shuffle_anew(possible, rng)
        dealt[seat] = possible[:n]
    return dealt

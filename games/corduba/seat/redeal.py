"""Other worlds that look the same: everything a seat cannot know, dealt anew."""

from __future__ import annotations

from games.corduba.course.deliveries import has_choice, shortcuts
from games.corduba.data import TABLES
from games.corduba.measures import everybody
from games.corduba.state import State
from games.core.rng import Rng
from games.core.seats import Seat


def redeal(s: State, seat: Seat | None, rng: Rng) -> State:
    """Shuffles face-down stacks, what others draft and what they send to Rome."""
    _shuffle(s.market_tiles, rng)
    _shuffle(s.demand_deck, rng)
    if s.solo:
        for pile in (*s.solo.stacks, *s.solo.decks):
            _shuffle(pile, rng)
    others = [other for other in everybody(s) if other != seat]
    if s.phase == "draft":
        _deal_drafts(s, others, rng)
    if s.phase == "rome":
        _imagine_deliveries(s, others, rng)
    return s


def _shuffle(pile: list[str], rng: Rng) -> None:
    pile.sort()
    rng.shuffle(pile)


def _deal_drafts(s: State, others: list[Seat], rng: Rng) -> None:
    """How far the others are with choosing stays as it is: everybody sees who is done."""
    if s.variant.draft == "first_game":
        return
    families = [*s.families_out, *(s.players[other].family for other in others)]
    cards = [*s.hereditas_out, *(card for other in others for card in s.players[other].cards)]
    _shuffle(families, rng)
    _shuffle(cards, rng)
    for other in others:
        player = s.players[other]
        player.family = families.pop()
        player.cards = sorted(cards.pop() for _ in player.cards)
        done = player.hereditas is not None
        character = TABLES.families[player.family][rng.below(2)]
        card = player.cards[rng.below(len(player.cards))]
        player.character = character if done else None
        player.hereditas = card if done else None
    s.families_out, s.hereditas_out = sorted(families), sorted(cards)


def _imagine_deliveries(s: State, others: list[Seat], rng: Rng) -> None:
    """Who is ready sends something sensible; who is still choosing begins anew."""
    for other in others:
        player = s.players[other]
        own = player.delivery
        if own is None or own.sent or not has_choice(s, player):
            continue
        if not own.ready:
            player.delivery = None
            continue
        possible = list(shortcuts(s, other).values())
        player.delivery = possible[rng.below(len(possible))]

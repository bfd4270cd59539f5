"""Nothing is lost and nothing is doubled: where every card and site is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from games.glory_to_rome.course.setup import TRIAL_DECK, TRIAL_SITES
from games.glory_to_rome.data.cards import MATERIALS, SENATOR, SENATORS, SITES_PER_MATERIAL, deck_of
from games.glory_to_rome.measures import all_buildings, need
from games.glory_to_rome.state import Player, State


def audit(s: State) -> list[str]:
    return [*_cards(s), *_senators(s), *_sites(s), *_buildings(s)]


def _order_cards(s: State) -> Iterator[str]:
    yield from s.deck
    yield from s.pool
    yield from s.removed
    for player in s.players:
        yield from _cards_of(player)


def _cards_of(player: Player) -> Iterator[str]:
    yield from (card for card in (*player.hand, *player.camp) if card != SENATOR)
    yield from (*player.clients, *player.stockpile, *player.vault)
    if player.drawn:
        yield player.drawn
    for b in player.buildings:
        yield b.card
        yield from b.materials
        if b.public_card:
            yield b.public_card


def _cards(s: State) -> Iterator[str]:
    found = sorted(_order_cards(s))
    all_cards = deck_of(s.variant.alt_circus_forum)
    wanted = TRIAL_DECK if s.variant.trial_game else len(all_cards)
    if len(found) != wanted:
        yield f"{len(found)} order cards instead of {wanted}"
    doubled = [a for a, b in pairwise(found) if a == b]
    strange = [card for card in found if card not in all_cards]
    if doubled or strange:
        yield f"cards doubled {doubled} or strange {strange}"


def _senators(s: State) -> Iterator[str]:
    held = sum(p.hand.count(SENATOR) + p.camp.count(SENATOR) for p in s.players)
    if s.senators < 0 or s.senators + held != SENATORS:
        yield f"{s.senators} Senators in the pile and {held} with players"


def _sites(s: State) -> Iterator[str]:
    wanted = TRIAL_SITES if s.variant.trial_game else SITES_PER_MATERIAL
    for material in MATERIALS:
        stack = s.sites[material]
        found = stack.in_town + stack.out_of_town
        found += sum(player.sites.count(material) for player in s.players)
        found += sum(b.site == material and not b.complete for _, b in all_buildings(s))
        if found != wanted or min(stack.in_town, stack.out_of_town) < 0:
            yield f"{found} {material} sites instead of {wanted}"


def _buildings(s: State) -> Iterator[str]:
    for seat, player in enumerate(s.players):
        names = [b.name for b in player.buildings]
        if len(set(names)) != len(names):
            yield f"seat {seat} has a building twice"
    for seat, b in all_buildings(s):
        if not b.complete and len(b.materials) >= need(b):
            yield f"{b.name} of seat {seat} should be complete"

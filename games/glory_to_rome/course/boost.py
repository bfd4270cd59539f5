"""Rich starts: everybody has built, hired, stocked and sold, as if half the game were over."""

from __future__ import annotations

from collections.abc import Callable

from games.core.rng import Rng
from games.core.seats import Seat
from games.glory_to_rome.data.cards import CARDS, MATERIALS, Material
from games.glory_to_rome.functions import FUNCTIONS, Function
from games.glory_to_rome.measures import client_room, materials_in, need, take_material, vault_room
from games.glory_to_rome.state import Building, State

FINISHED = 2  # buildings each, so far as sites and cards go
BEGUN = 1
CLIENTS = 6
STOCK = 6
VAULT = 2
DIFFERENT = 5  # kinds of clients, and of material: one more of each may win
KEPT = 44  # cards that stay in the deck, or half of them if it is small
SITES_LEFT = 1  # of each kind, in town


def boost(s: State, rng: Rng) -> None:
    """Cards of the deck become buildings, clients, material and treasure.

    One seat has a Forum, and in every third game another has begun a Catacomb: so that these
    ends of the game are come by.
    """
    seats = [Seat(seat) for seat in range(len(s.players))]
    rng.shuffle(seats)
    _build(s, seats[0], rng, True, lambda f: f.wins is not None)
    if not rng.below(3):
        _build(s, seats[1], rng, False, lambda f: f.ends_game)
    for n in range(FINISHED + BEGUN):
        for seat in seats:
            if len(s.players[seat].buildings) <= n:
                _build(s, seat, rng, n < FINISHED, lambda f: not f.ends_game)
    kept = min(KEPT, len(s.deck) // 2)
    for seat in seats:
        for _ in range(max(CLIENTS, STOCK, VAULT)):
            if len(s.deck) >= kept + 3:
                _gather(s, seat)


def _build(
    s: State, seat: Seat, rng: Rng, finished: bool, wanted: Callable[[Function], bool]
) -> None:
    """A building of a kind the seat has none of, on a site in town that is not the last."""
    player = s.players[seat]
    own = [b.name for b in player.buildings]
    fit = [
        card
        for card in s.deck
        if wanted(FUNCTIONS[CARDS[card].name])
        and CARDS[card].name not in own
        and s.sites[CARDS[card].material].in_town > SITES_LEFT
    ]
    if not fit:
        return
    card = fit[rng.below(len(fit))]
    s.deck.remove(card)
    b = Building(card, CARDS[card].material, complete=finished)
    s.sites[b.site].in_town -= 1
    player.buildings.append(b)
    if finished:
        player.sites.append(b.site)
    while not finished and len(b.materials) < need(b) - 1 and b.site in materials_in(s.deck):
        b.materials.append(take_material(s.deck, b.site))


def _gather(s: State, seat: Seat) -> None:
    """One more client, material and treasure, as far as the limits allow."""
    player = s.players[seat]
    if len(player.clients) < CLIENTS and client_room(s, seat) > 0:
        _add(s, player.clients)
    if len(player.stockpile) < STOCK:
        _add(s, player.stockpile)
    if len(player.vault) < VAULT and vault_room(s, seat) > 0:
        player.vault.append(s.deck.pop())


def _add(s: State, cards: list[str]) -> None:
    """A card of the deck to others: of a kind that is not there yet, but never of the last."""
    held = materials_in(cards)
    kinds: list[Material] = [m for m in MATERIALS if m not in held]
    if len(held) >= DIFFERENT:
        kinds = held
    fit = [card for card in s.deck if CARDS[card].material in kinds]
    if fit:
        s.deck.remove(fit[-1])
        cards.append(fit[-1])

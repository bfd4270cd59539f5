"""Questions to the state: which functions are active, how high the limits are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from games.core.seats import Seat
from games.glory_to_rome.data.cards import (
    CARDS,
    MATERIALS,
    ROLES,
    SENATOR,
    VALUE,
    Material,
    Role,
    by_print,
)
from games.glory_to_rome.functions import FUNCTIONS, MARBLE_WAKERS, Function
from games.glory_to_rome.state import Building, Player, State

START_INFLUENCE = 2
HAND_LIMIT = 5


def turn_order(s: State) -> list[Seat]:
    """All seats, the leader first, then clockwise."""
    n = len(s.players)
    return [Seat((s.leader + i) % n) for i in range(n)]


def opponents(s: State, seat: Seat) -> list[Seat]:
    """Clockwise from the left neighbour."""
    n = len(s.players)
    return [Seat((seat + i) % n) for i in range(1, n)]


def active_names(s: State, seat: Seat) -> list[str]:
    """Names of the functions a player has: own, public, and through the Gate. Never cached."""
    if s.variant.trial_game:
        return []
    own = s.players[seat].buildings
    names = [CARDS[b.card].name for b in own if b.complete]
    for player in s.players:
        for b in player.buildings:
            if b.public_card is not None and b.name not in names:
                names.append(b.name)
    if not MARBLE_WAKERS.isdisjoint(names):
        names += [
            b.name
            for b in own
            if not b.complete and b.kind.material == "marble" and b.name not in names
        ]
    return names


def functions(s: State, seat: Seat) -> list[Function]:
    return [FUNCTIONS[name] for name in active_names(s, seat)]


def printed(s: State, name: str) -> Function:
    """What the card itself can do in its owner's hands, built or not."""
    return Function() if s.variant.trial_game else FUNCTIONS[name]


def influence(player: Player) -> int:
    return START_INFLUENCE + sum(VALUE[site] for site in player.sites)


def client_limit(s: State, seat: Seat) -> int:
    return clients_allowed(s.players[seat], functions(s, seat))


def vault_limit(s: State, seat: Seat) -> int:
    return vault_allowed(s.players[seat], functions(s, seat))


def hand_limit(s: State, seat: Seat) -> int:
    return hand_allowed(functions(s, seat))


def clients_allowed(player: Player, active: Sequence[Function]) -> int:
    """Insula adds before Aqueduct doubles (ruling R12)."""
    limit = influence(player) + sum(f.client_limit for f in active)
    for f in active:
        limit *= f.client_factor
    return limit


def vault_allowed(player: Player, active: Sequence[Function]) -> int:
    return influence(player) + sum(f.vault_limit for f in active)


def hand_allowed(active: Sequence[Function]) -> int:
    return HAND_LIMIT + sum(f.hand_limit for f in active)


def client_room(s: State, seat: Seat) -> int:
    return client_limit(s, seat) - len(s.players[seat].clients)


def vault_room(s: State, seat: Seat) -> int:
    return vault_limit(s, seat) - len(s.players[seat].vault)


def need(b: Building) -> int:
    """Materials a building takes: the value of its site."""
    return VALUE[b.site]


def counts_as(active: Iterable[Function], client: Role, role: Role) -> bool:
    return client == role or any(f.stands_for and f.stands_for(client, role) for f in active)


def roles_of_client(s: State, seat: Seat, card: str) -> list[Role]:
    active = functions(s, seat)
    return [role for role in ROLES if counts_as(active, CARDS[card].role, role)]


def order_cards(cards: Iterable[str]) -> list[str]:
    """The cards that are not Senators, as they are sorted in a hand."""
    return sorted((card for card in cards if card != SENATOR), key=by_print)


def of_material(cards: Iterable[str], material: Material) -> list[str]:
    return sorted(c for c in cards if c != SENATOR and CARDS[c].material == material)


def materials_in(cards: Iterable[str]) -> list[Material]:
    """The kinds that occur, each once, in the order of value."""
    found = {CARDS[card].material for card in cards}
    return [material for material in MATERIALS if material in found]


def take_material(cards: list[str], material: Material) -> str:
    """Removes a card of the material; which one makes no difference, so the first by id."""
    card = of_material(cards, material)[0]
    cards.remove(card)
    return card


def all_buildings(s: State) -> Iterator[tuple[Seat, Building]]:
    for seat, player in enumerate(s.players):
        for b in player.buildings:
            yield Seat(seat), b

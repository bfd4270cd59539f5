"""What of a standing promises points: for players who look ahead (fitted, `judge.json`)."""

from __future__ import annotations

from importlib import resources

from games.core.judge import Judge
from games.core.seats import Seat
from games.glory_to_rome.course.scoring import scores
from games.glory_to_rome.data.cards import CARDS, MATERIALS, ROLES, SENATOR, VALUE
from games.glory_to_rome.measures import active_names, client_room, need, vault_room
from games.glory_to_rome.state import Player, State
from games.glory_to_rome.steward.weights import FUNCTION

DECK = 144  # cards that a game may use up, whatever the number of players
SITES_A_PLAYER = 6

NAMES = (
    "points",
    "influence",
    "vault_cards",
    "functions",
    "finished_buildings",
    "client_room",
    "vault_room",
    "hand",
    "senators",
    "kinds_in_hand",
    "value_in_hand",
    *(f"clients_{role}" for role in ROLES),
    *(f"stock_{material}" for material in MATERIALS),
    "kinds_in_stock",
    "begun",
    "begun_out_of_town",
    "value_begun",
    "value_laid",
    "nearly_finished",
    "stock_that_fits",
    "hand_that_fits",
    "forum_progress",
    "leads",
    "wins_alone",
)


def left(s: State) -> float:
    """Until the deck or the sites in town are used up, whatever comes first."""
    sites = sum(stack.in_town for stack in s.sites.values())
    return min(len(s.deck) / DECK, sites / (SITES_A_PLAYER * len(s.players)), 1.0)


def traits(s: State, seat: Seat) -> list[float]:
    """In the order of NAMES."""
    p, own = s.players[seat], scores(s)[seat]
    names = active_names(s, seat)
    hand = [CARDS[card] for card in p.hand if card != SENATOR]
    stock = [CARDS[card].material for card in p.stockpile]
    clients = [CARDS[card].role for card in p.clients]
    return [
        own.total,
        own.influence,
        len(p.vault),
        sum(FUNCTION.get(name, 0.0) for name in names),
        sum(b.complete for b in p.buildings),
        client_room(s, seat),
        vault_room(s, seat),
        len(p.hand),
        len(p.hand) - len(hand),
        len({kind.material for kind in hand}),
        sum(kind.value for kind in hand),
        *(clients.count(role) for role in ROLES),
        *(stock.count(material) for material in MATERIALS),
        len(set(stock)),
        *_begun(p),
        _forum(names, len(set(clients)), len(set(stock))),
        s.leader == seat,
        "forum" in names or "forum_alt" in names,
    ]


def _begun(p: Player) -> list[float]:
    """Foundations: what they will bring, how far they are, and what there is to go on with."""
    begun = [b for b in p.buildings if not b.complete]
    wanted = {m for b in begun for m in (b.kind.material, b.site)}
    return [
        len(begun),
        sum(b.out_of_town for b in begun),
        sum(VALUE[b.site] for b in begun),
        sum(VALUE[b.site] * len(b.materials) / need(b) for b in begun),
        sum(len(b.materials) + 1 >= need(b) for b in begun),
        sum(CARDS[card].material in wanted for card in p.stockpile),
        sum(card != SENATOR and CARDS[card].material in wanted for card in p.hand),
    ]


def _forum(names: list[str], roles: int, materials: int) -> float:
    """How near a Forum is to victory."""
    if "forum_alt" in names:
        return float(roles * roles)
    return roles * materials / len(ROLES) * len(MATERIALS) if "forum" in names else 0.0


JUDGE = Judge(NAMES, traits, left, resources.files("games.glory_to_rome.steward"), turns=8)

"""Counting the actions a player still has."""

from __future__ import annotations

from games.core.seats import Seat
from games.glory_to_rome.data.cards import CARDS
from games.glory_to_rome.measures import counts_as, functions
from games.glory_to_rome.state import Batch, State


def performance(s: State, seat: Seat) -> Batch:
    """A player's turn to act: the cards played, then the clients that were there before."""
    assert s.role is not None
    player = s.players[seat]
    return Batch("perform", seat, s.role, left=player.units, waiting=list(player.clients))


def client_uses(s: State, batch: Batch) -> int:
    """How often a client acts now; doubling is for those who led or followed."""
    seat = Seat(batch.seat)
    if s.players[seat].stance not in ("lead", "follow"):
        return 1
    return max([1, *(f.client_actions for f in functions(s, seat))])


def willing_clients(s: State, batch: Batch) -> list[str]:
    """Clients that may still act for the role, as things are now: exact ones first."""
    if not batch.waiting or batch.role == "think":
        return []
    role = batch.role
    active = functions(s, Seat(batch.seat))
    present = s.players[batch.seat].clients
    waiting = [card for card in batch.waiting if card in present]
    exact = [card for card in waiting if CARDS[card].role == role]
    others = [card for card in waiting if card not in exact]
    return exact + [card for card in others if counts_as(active, CARDS[card].role, role)]


def remaining(s: State, batch: Batch) -> int:
    """Actions a batch can still give, the present one not counted."""
    if batch.kind not in ("perform", "actions"):
        return 0
    clients = willing_clients(s, batch)
    return batch.left + batch.again + (len(clients) * client_uses(s, batch) if clients else 0)


def take_action(s: State, batch: Batch) -> bool:
    """Uses up one action: of the cards, of a client acting twice, of the next client."""
    if batch.left:
        batch.left -= 1
    elif batch.again:
        batch.again -= 1
    elif clients := willing_clients(s, batch):
        batch.waiting.remove(clients[0])
        batch.again = client_uses(s, batch) - 1
    else:
        return False
    return True


def take_all_actions(s: State, batch: Batch) -> int:
    """Uses up everything at once, as a demand does."""
    n = remaining(s, batch)
    drop(batch)
    return n


def drop(batch: Batch) -> None:
    """Gives up all remaining actions of a batch."""
    batch.left = batch.again = 0
    batch.waiting.clear()


def payer_of_second_action(s: State, batch: Batch | None) -> Batch | None:
    """Where the second action for an out-of-town site comes from (ruling R8).

    The batch of the present action, or, if it is exhausted, the next one below that is not, when
    it is a batch of the same player and role. A Bath's action has no batch and nobody to pay.
    """
    if batch is None:
        return None
    at = next(i for i, b in enumerate(s.stack) if b is batch)
    for below in reversed(s.stack[: at + 1]):
        ordinary = below.kind in ("perform", "actions") and below.seat == batch.seat
        if not ordinary:
            return None
        if remaining(s, below):
            return below if below.role == batch.role else None
    return None

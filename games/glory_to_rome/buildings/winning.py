"""Buildings that win or score."""

from __future__ import annotations

from games.core.seats import Seat
from games.glory_to_rome.data.cards import MATERIALS, ROLES, Role
from games.glory_to_rome.functions import Function, building
from games.glory_to_rome.measures import materials_in, roles_of_client
from games.glory_to_rome.state import State


def _six_roles(s: State, seat: Seat) -> bool:
    """Six different clients, one for each role; each client counts once."""
    clients = s.players[seat].clients
    if len(clients) < len(ROLES):
        return False
    able = {card: roles_of_client(s, seat, card) for card in clients}
    placed: dict[Role, str] = {}

    def place(card: str, tried: list[Role]) -> bool:
        """Finds the client a role, moving others along where that helps."""
        for role in able[card]:
            if role in tried:
                continue
            tried.append(role)
            if role not in placed or place(placed[role], tried):
                placed[role] = card
                return True
        return False

    return sum(place(card, []) for card in clients) == len(ROLES)


def _forum(s: State, seat: Seat) -> bool:
    """A client of each role, and each material in the stockpile."""
    return len(materials_in(s.players[seat].stockpile)) == len(MATERIALS) and _six_roles(s, seat)


building("forum", Function(wins=_forum))
building("forum_alt", Function(wins=_six_roles))

building("statue", Function(any_site=True, points=lambda s, seat: 3))

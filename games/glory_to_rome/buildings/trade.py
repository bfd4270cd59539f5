"""Buildings about clients, stockpile and vault."""

from __future__ import annotations

from games.core.asking import Offer, offer, pick
from games.core.contract import APART, Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.glory_to_rome.data.cards import Role
from games.glory_to_rome.functions import Function, building
from games.glory_to_rome.measures import roles_of_client
from games.glory_to_rome.roles.performing import act
from games.glory_to_rome.state import State
from games.glory_to_rome.words.labels import ROLE_HINT, ROLE_TEXT

building("insula", Function(client_limit=2))
building("aqueduct", Function(hires_from="hand", client_factor=2))
building("bar", Function(hires_from="deck", hiring_bars="pool"))

building("storeroom", Function(stands_for=lambda client, role: role == "laborer"))
building("ludus_magnus", Function(stands_for=lambda client, role: client == "merchant"))
building("slave_market", Function(client_actions=2))


def _bath(t: Table, s: State, seat: Seat, client: str) -> Steps[None]:
    """A new client acts once at once, in any role it counts as (ruling R18), never doubled."""
    offers: list[Offer[Role | None]] = [
        offer(role, f"role:{role}", ROLE_TEXT[role], ROLE_HINT[role], spot=f"role:{role}")
        for role in roles_of_client(s, seat, client)
    ]
    offers.append(offer(None, "skip", Text("do-skip"), group=APART))
    role = yield from pick(seat, "gtr.bath", Text("ask-bath"), offers)
    if role:
        t.tell("told-bath", who=who(seat), role=ROLE_TEXT[role])
        yield from act(t, s, seat, role, None)


building("bath", Function(after_hire=_bath))

building("dock", Function(stocks_from_hand=True))
building("market", Function(vault_limit=2))
building("atrium", Function(sells_from="deck"))
building("basilica", Function(sells_from="hand"))

"""Sending pieces to sites, the Castra, the Portus and the Senate."""

from __future__ import annotations

from games.corduba.actions.paying import castra_price, what_is_paid, who_goes
from games.corduba.data import TABLES
from games.corduba.data.components import Condition
from games.corduba.holdings.pieces import Crew, crews_for_strength, crews_of, send, strongest
from games.corduba.holdings.prices import is_payable, pay
from games.corduba.holdings.purse import change_denarii, gain, take_troop, win_senator
from games.corduba.measures import (
    board,
    builds,
    has_once_per_round,
    insulae_placed,
    is_free,
    pieces,
    tiles,
)
from games.corduba.state import Owner, State
from games.corduba.terms import DISTRICTS, Colour, Troop
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import MILESTONE_TEXT, TROOP_TEXT, owner_text
from games.core.asking import agree
from games.core.contract import Steps
from games.core.seats import Seat
from games.core.text import Text

RED: Colour = "red"  # of the Castra
PORTUS_PAYS = 1

# ---- sites ------------------------------------------------------------------------------------


def open_sites(s: State, seat: Seat) -> list[str]:
    """Free spaces that somebody can fill and that have something to give."""
    hands = pieces(board(s, seat))
    return [
        name
        for name, space in TABLES.sites.items()
        if space.pieces <= hands and s.supply[space.what] and is_free(s, name)
    ]


def use_site(t: Chronicle, s: State, seat: Seat, name: str) -> Steps[None]:
    player, space = board(s, seat), TABLES.sites[name]
    crew = yield from who_goes(s, seat, _any_crew(s, seat, space.pieces))
    send(s, seat, crew)
    s.spaces[name] = seat
    n = space.n
    extra = has_once_per_round(player, "site_extra")
    there = extra and space.site in extra.sites and s.supply[space.what] > n
    if extra and there and (yield from _takes_more(s, seat, extra.n)):
        player.ability_ready = False
        n += extra.n
    gain(t, s, seat, space.what, n)
    t.tell_deeds(
        "told-site", who=owner_text(seat), site=Text(f"site-{space.site}"), crew=crew.words
    )


def _takes_more(s: State, seat: Seat, n: int) -> Steps[bool]:
    """The ability is for once a round: who takes the turn slowly may keep it for later."""
    if not s.turn.slowly:
        return True
    yes, no = Text("do-site-more", {"n": n}), Text("do-site-later")
    return (yield from agree(seat, "corduba.site.more", Text("ask-site-more"), yes, no))


def _any_crew(s: State, seat: Seat, n: int) -> list[Crew]:
    return crews_of(board(s, seat), n)


def use_portus(t: Chronicle, s: State, seat: Seat) -> Steps[None]:
    crew = yield from who_goes(s, seat, _any_crew(s, seat, 1))
    send(s, seat, crew)
    change_denarii(t, s, seat, PORTUS_PAYS)
    t.tell_deeds("told-portus", who=owner_text(seat), crew=crew.words)


# ---- castra -----------------------------------------------------------------------------------


def open_castra(s: State, seat: Seat) -> list[Troop]:
    """A red building: the red specialist counts double, others may not come (ruling R-26)."""
    player = board(s, seat)
    power = strongest(player, RED)
    found: list[Troop] = []
    for kind in TABLES.castra:
        if s.troops[kind] and is_free(s, f"castra:{kind}"):
            price = castra_price(player, kind)
            if power >= price.strength and is_payable(player, price):
                found.append(kind)
    return found


def use_castra(t: Chronicle, s: State, seat: Seat, kind: Troop) -> Steps[None]:
    player = board(s, seat)
    price = castra_price(player, kind)
    crew = yield from who_goes(s, seat, crews_for_strength(player, price.strength, RED))
    payment = yield from what_is_paid(s, seat, price)
    send(s, seat, crew)
    pay(t, s, player, payment)
    s.spaces[f"castra:{kind}"] = seat
    take_troop(t, s, seat, kind)
    paid = (*crew.words, *payment.words)
    t.tell_deeds("told-castra", who=owner_text(seat), troop=TROOP_TEXT[kind], price=paid)


# ---- milestones -------------------------------------------------------------------------------


def is_met(s: State, owner: Owner, condition: Condition) -> bool:
    player, n = board(s, owner), condition.n
    match condition.kind:
        case "builds":
            return builds(s, owner) >= n
        case "insulae":
            return insulae_placed(player) >= n
        case "denarii":
            return player.denarii >= n
        case "register":
            return player.register >= n
        case "popularity":
            return player.popularity >= n
        case "specialists":
            return len(player.freed) >= n
        case "prestige_each":
            return all(player.prestige[d] >= n for d in DISTRICTS)
        case "everywhere":
            there = {d for d, tile in tiles(s) if tile.builder == owner}
            return len(player.monuments) >= n and len(there) == len(DISTRICTS)


def claimable(s: State, seat: Seat) -> list[str]:
    return [
        id
        for id in s.milestones
        if is_met(s, seat, TABLES.res_gestae[id].condition) and _claimants(s, seat, id)
    ]


def _claimants(s: State, seat: Seat, id: str) -> list[Crew]:
    """Anybody, or the one specialist whom the marker asks for (ruling R-12)."""
    only = TABLES.res_gestae[id].piece
    if only is None:
        return crews_of(board(s, seat), 1)
    return [Crew(0, (only,), 0)] if only in board(s, seat).ready else []


def claim(t: Chronicle, s: State, seat: Seat, id: str) -> Steps[None]:
    crew = yield from who_goes(s, seat, _claimants(s, seat, id))
    send(s, seat, crew)
    s.milestones.remove(id)
    board(s, seat).milestones.append(id)
    win_senator(t, s, seat, "res_gestae")
    t.tell_deeds(
        "told-milestone", who=owner_text(seat), milestone=MILESTONE_TEXT[id], crew=crew.words
    )

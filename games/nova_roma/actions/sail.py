"""Sail: complete a sailing contract, then move the ships."""

from __future__ import annotations

from games.core.asking import Offer, offer
from games.core.contract import APART, Steps
from games.core.seats import Seat
from games.core.text import Text
from games.nova_roma.actions.act import Act, do_core
from games.nova_roma.actions.asking import choose
from games.nova_roma.actions.contracts import reachable, take, with_lacks
from games.nova_roma.course.chronicle import Chronicle
from games.nova_roma.data import TABLES
from games.nova_roma.estate.artisans import open_spaces
from games.nova_roma.estate.specials import SAILS
from games.nova_roma.estate.tiles import TILE_KINDS
from games.nova_roma.followers.using import usable
from games.nova_roma.purse import can_pay, pay
from games.nova_roma.sea import Leg, legs_offered, sail_leg, sails_on
from games.nova_roma.state import State
from games.nova_roma.words.labels import price_texts, sailing_label


def payable(s: State, seat: Seat, strength: int) -> list[str]:
    contracts = reachable(s.sailing_offer, strength)
    return [id for id in contracts if can_pay(s, seat, TABLES.sailing[id].cost)]


def possible(s: State, seat: Seat, strength: int) -> bool:
    return bool(payable(s, seat, strength))


def perform(t: Chronicle, s: State, act: Act) -> Steps[None]:
    contract = yield from _choose_contract(t, s, act)
    if contract is None:
        return
    pay(s, act.seat, TABLES.sailing[contract].cost)
    take(s.sailing_offer, contract)
    s.players[act.seat].sailing.append(contract)
    t.did("did-completes-sailing", price=price_texts(TABLES.sailing[contract].cost))
    do_core(t, s, act)
    yield from _sail(t, s, act)


def _choose_contract(t: Chronicle, s: State, act: Act) -> Steps[str | None]:
    def offers() -> list[Offer[str | None]]:
        return [_contract_offered(id) for id in payable(s, act.seat, act.strength)]

    def prompt() -> Text:
        ask = Text("ask-sail-contract", {"strength": act.strength})
        contracts = reachable(s.sailing_offer, act.strength)
        return with_lacks(ask, s, act.seat, {id: TABLES.sailing[id].cost for id in contracts})

    end: Offer[str | None] = offer(None, "none", Text("do-contract-none"), group=APART)
    return (
        yield from choose(
            t, s, act, "nova.sail.contract", prompt, offers, end, helped=True, forgoes=True
        )
    )


def _contract_offered(id: str) -> Offer[str | None]:
    return offer(id, f"contract:{id}", sailing_label(id), spot=id)


def _sail(t: Chronicle, s: State, act: Act) -> Steps[None]:
    """One leg after the other; unspent sails are lost."""
    s.turn.sails = act.strength
    end: Offer[Leg | None] = offer(None, "stop", Text("do-stop"), group=APART)
    while True:
        leg = yield from choose(
            t,
            s,
            act,
            "nova.sail.leg",
            lambda: Text("ask-legs", {"sails": s.turn.sails}),
            lambda: legs_offered(s, act.seat, s.turn.sails),
            end,
            helped=_tile_helps(s, act),
        )
        if leg is None:
            break
        s.turn.sails -= leg.sails
        yield from sail_leg(t, s, act.seat, leg)
    s.turn.sails = 0


def _tile_helps(s: State, act: Act) -> bool:
    """Whether a follower's artisan could find sails on a tile, and with them a ship a place from
    which the action's own take it on."""
    player = s.players[act.seat]
    spaces = [player.production[n] for n in open_spaces(player)]
    on_tile = any(
        space.tile and not space.flipped and TILE_KINDS[space.tile] == "sp_sails"
        for space in spaces
    )
    places = any(follower.places for follower in usable(s, act))
    return on_tile and places and any(sails_on(ship, SAILS, s.turn.sails) for ship in player.ships)

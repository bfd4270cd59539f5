"""Recruiting characters (specification 7.4.11)."""

from __future__ import annotations

from games.core.asking import Offer, offer, pick, pick_some
from games.core.contract import Steps, Table
from games.core.ids import kind as name_of
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.jobs.job import Jobs, Worker, pay, purse
from games.romolo_o_remo.kings import coins
from games.romolo_o_remo.state import Character, State
from games.romolo_o_remo.terms import (
    CHARACTER_PRICE,
    CHARACTER_PRICE_MORE,
    DEFENSOR_WALLS,
    DUX_TOKENS,
    FOEDERATUS_TOKENS,
    RESOURCES,
    Resource,
)
from games.romolo_o_remo.words.labels import CHARACTER_HINT, CHARACTER_TEXT, RESOURCE_TEXT

DEPOSITS = ("negotiator", "praepositus")  # cannot be taken without a cube
TOKENS = {"dux": DUX_TOKENS, "foederatus": FOEDERATUS_TOKENS}


def price(s: State, seat: int) -> int:
    """Half-coins for the next character."""
    return CHARACTER_PRICE + CHARACTER_PRICE_MORE * len(s.players[seat].characters)


def slots_open(s: State, worker: Worker) -> list[int]:
    """Slots of the display whose tile the worker may take now."""
    if s.turn.recruited or s.players[worker.seat].money < price(s, worker.seat):
        return []
    poor = not any(purse(s, worker.seat, worker.hex).values())
    return [
        slot
        for slot, tile in enumerate(s.display)
        if tile and not (poor and name_of(tile) in DEPOSITS)
    ]


def recruiting_jobs(s: State, worker: Worker) -> Jobs:
    if not slots_open(s, worker):
        return []
    label = Text("do-recruit", {"coins": coins(price(s, worker.seat))})
    return [offer(recruit, "recruit", label, Text("hint-recruit"), group="grow")]


def recruit(t: Table, s: State, worker: Worker) -> Steps[bool]:
    offers = [_slot_offered(s, slot) for slot in slots_open(s, worker)]
    cost = price(s, worker.seat)
    prompt = Text("ask-recruit", {"coins": coins(cost)})
    slot = yield from pick(Seat(worker.seat), "romolo.recruit", prompt, offers)
    tile = s.display[slot]
    assert tile is not None
    deposit = yield from _deposit(s, worker, tile)
    pay(s, worker.seat, worker.hex, {kind: deposit.count(kind) for kind in deposit})
    s.players[worker.seat].money -= cost
    s.turn.recruited = True
    take_character(s, worker.seat, tile, deposit)
    s.display[slot] = s.stack.pop() if s.stack else None
    shown = s.display[slot]
    t.tell(
        "told-recruits",
        who=who(worker.seat),
        character=CHARACTER_TEXT[tile],
        coins=coins(cost),
        reveals=shown is not None,
    )
    if shown:
        s.turn.revealed = True
        t.tell("told-new-character", character=CHARACTER_TEXT[shown])
    return True


def take_character(s: State, seat: int, tile: str, deposit: list[Resource]) -> None:
    """A tile in front of a player, with what belongs on it."""
    player, name = s.players[seat], name_of(tile)
    own = Character(tile, tokens=TOKENS.get(name, 0), deposit=deposit)
    if name == "defensor":
        own.walls = min(DEFENSOR_WALLS, s.bank["wall"])
        s.bank["wall"] -= own.walls
    player.characters.append(own)
    capital = player.capital
    if name == "architectus" and capital and s.places[capital].buildings.get("farm"):
        player.farm_hex = capital


def _slot_offered(s: State, slot: int) -> Offer[int]:
    tile = s.display[slot]
    assert tile is not None
    return offer(slot, tile, CHARACTER_TEXT[tile], CHARACTER_HINT[tile], spot=f"character:{tile}")


def _deposit(s: State, worker: Worker, tile: str) -> Steps[list[Resource]]:
    """Cubes that go onto the tile: one for Praepositus, kinds of one's choice for Negotiator."""
    name = name_of(tile)
    if name not in DEPOSITS:
        return []
    have = purse(s, worker.seat, worker.hex)
    offers = [offer(kind, kind, RESOURCE_TEXT[kind]) for kind in RESOURCES if have[kind]]
    prompt = Text("ask-deposit", {"character": CHARACTER_TEXT[tile]})
    most = 1 if name == "praepositus" else len(offers)
    return list(
        (yield from pick_some(Seat(worker.seat), "romolo.deposit", prompt, offers, 1, most))
    )

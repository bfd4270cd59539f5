"""Falling out of the game, and who is left (specification 7.8)."""

from __future__ import annotations

from games.core.contract import Table
from games.romolo_o_remo.kings import allied, everybody, is_rival, king, named
from games.romolo_o_remo.map.sites import remove
from games.romolo_o_remo.state import EndReason, Result, State
from games.romolo_o_remo.terms import RESOURCES


def eliminate(t: Table, s: State, seat: int, conqueror: int | None = None) -> None:
    """Everything of a player leaves the game; money and goods go to who broke the tower."""
    player = s.players[seat]
    if not player.alive:
        return
    player.alive = False
    if player.capital:
        place = s.places[player.capital]
        place.tower, place.damaged = None, False
    player.capital = None
    mercenaries = [u for u in s.units if u.owner == seat and u.kind == "mercenary"]
    remove(s, "mercenary", len(mercenaries) + len(player.fallen))
    s.units = [u for u in s.units if u.owner != seat]
    player.fallen = []
    remove(s, "battle_marker", player.battles)
    player.battles = 0
    for own in player.characters:
        remove(s, "wall", own.walls)
        s.removed_characters.append(own.tile)
    player.characters = []
    player.hand, player.aside, player.played = [], [], []
    player.seen, player.farm_hex = [], None
    _loot(s, seat, conqueror)
    if s.active == seat:
        empty_stores(s)
    t.tell("told-falls", who=named(s, seat), reveals=True)
    s.turn.revealed = True
    check_survivors(t, s)


def _loot(s: State, seat: int, conqueror: int | None) -> None:
    player = s.players[seat]
    if conqueror is not None:
        winner = king(s, conqueror)
        winner.money += player.money
        for kind in RESOURCES:
            winner.stock[kind] += player.stock[kind]
    player.money = 0
    player.stock = dict.fromkeys(RESOURCES, 0)


def empty_stores(s: State) -> None:
    """Stored goods go to the bank (ruling 67)."""
    for place in s.places.values():
        place.stores = [[] for _ in place.stores]


def check_survivors(t: Table, s: State) -> None:
    """Who is left alone, or with his partner, has won at once (ruling 69)."""
    if s.result:
        return
    left = everybody(s)
    if s.rival:
        if not s.players[0].alive:
            finish(t, s, "defeat", [])
    elif all(allied(s, one, left[0]) for one in left):
        winners = [n for n in range(len(s.players)) if allied(s, n, left[0])]
        finish(t, s, "conquest", winners if s.variant.teams else left)


def finish(t: Table, s: State, reason: EndReason, winners: list[int]) -> None:
    s.result = Result(reason, winners)
    s.phase = "over"
    people = [seat for seat in winners if not is_rival(s, seat)]
    if people:
        t.tell("told-end", who=tuple(named(s, seat) for seat in people))
    else:
        t.tell("told-lost")

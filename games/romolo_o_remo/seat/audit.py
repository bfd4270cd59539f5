"""Nothing is lost and nothing is doubled: where every piece is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.romolo_o_remo.data import TABLES
from games.romolo_o_remo.kings import is_rival
from games.romolo_o_remo.map.sites import built, grid
from games.romolo_o_remo.state import State
from games.romolo_o_remo.terms import (
    AI_FIGURES,
    BANK,
    BANK_KINDS,
    BUILDINGS,
    CUBES_PER_COLUMN,
    EVENT_CUBES,
    FIGURES,
    HIGHEST_PRICE,
    LOWEST_PRICE,
    POOL,
    SIDES,
    TERRAIN_TILES,
    WATER_STACK,
    BankKind,
)


def audit(s: State) -> list[str]:
    if not s.places:
        return []
    return [
        *_tiles(s),
        *_bank(s),
        *_characters(s),
        *_units(s),
        *_hands(s),
        *_market(s),
        *_capitals(s),
        *_events(s),
    ]


def _tiles(s: State) -> Iterator[str]:
    unlaid = [player for player in s.players if player.lot]
    found = Counter(s.terrain)
    found.update(s.drowned)
    found.update(place.terrain for place in s.places.values())
    found["water"] += s.water_stack
    for player in unlaid:
        assert player.lot
        found[player.lot] += 1
        found["plains"] -= 1  # three plains stand for two and the secret tile
    if found != Counter(TERRAIN_TILES):
        yield f"terrain tiles {dict(found)}"
    if s.water_stack + len(s.drowned) != WATER_STACK:
        yield f"{s.water_stack} in the water stack, {len(s.drowned)} flooded"
    markers = sorted([*s.markers, *(p.marker for p in s.places.values() if p.marker)])
    if markers != sorted(TABLES.multipliers):
        yield f"multiplier markers {markers}"


def _bank(s: State) -> Iterator[str]:
    found: Counter[BankKind] = Counter(s.bank)
    found.update(s.removed)
    for place in s.places.values():
        found["wall"] += len(place.walls)
        for kind in BUILDINGS:
            found[POOL[kind]] += built(place, kind)
        if len(set(place.walls)) != len(place.walls) or any(
            side not in range(len(SIDES)) for side in place.walls
        ):
            yield f"walls {place.walls}"
    for player in (*s.players, *([s.rival] if s.rival else [])):
        found["battle_marker"] += player.battles
        found["mercenary"] += len(player.fallen)
        found["wall"] += sum(own.walls for own in player.characters)
    found["mercenary"] += sum(u.kind == "mercenary" for u in s.units)
    for piece in BANK_KINDS:
        wanted = BANK[piece][len(s.players) - 1]
        if found[piece] != wanted:
            yield f"{found[piece]} of {piece}, not {wanted}"
        if s.bank[piece] < 0 or s.removed.get(piece, 0) < 0:
            yield f"a negative number of {piece}"
    if len(s.mercenaries) != s.bank["mercenary"]:
        yield f"mercenaries {s.mercenaries} of {s.bank['mercenary']}"


def _characters(s: State) -> Iterator[str]:
    found = [*s.stack, *s.boxed, *s.removed_characters, *(tile for tile in s.display if tile)]
    for player in (*s.players, *([s.rival] if s.rival else [])):
        found += [own.tile for own in player.characters]
    if sorted(found) != sorted(TABLES.tiles):
        yield f"characters {sorted(found)}"


def _units(s: State) -> Iterator[str]:
    names = Counter((u.owner, u.name) for u in s.units)
    if any(n > 1 for n in names.values()):
        yield f"units {names}"
    for u in s.units:
        place = s.places[u.hex]
        if not place.up:
            yield f"{u.name} of {u.owner} stands on a hidden hex"
        if not is_rival(s, u.owner) and not s.players[u.owner].alive:
            yield f"{u.name} of {u.owner}, who is out"
    for seat in range(len(s.players)):
        for kind, most in FIGURES.items():
            there = sum(u.owner == seat and u.kind == kind for u in s.units)
            if there > most:
                yield f"{there} of {kind} of seat {seat}"
    if sum(is_rival(s, u.owner) for u in s.units) > AI_FIGURES:
        yield "too many units of the rival"


def _hands(s: State) -> Iterator[str]:
    for seat, player in enumerate((*s.players, *([s.rival] if s.rival else []))):
        if player.money < 0 or any(n < 0 for n in player.stock.values()):
            yield f"seat {seat} has less than nothing"
        tiles = sorted([*player.hand, *player.aside, *player.played])
        dealt = s.variant.combat == "tiles" and player.alive
        if tiles != (sorted(TABLES.dice_tiles) if dealt else []):
            yield f"dice tiles of seat {seat}: {tiles}"
        for hex in player.seen:
            if s.places[hex].up:
                yield f"seat {seat} remembers the open hex {hex}"


def _market(s: State) -> Iterator[str]:
    for kind, price in s.prices.items():
        if not LOWEST_PRICE <= price <= HIGHEST_PRICE:
            yield f"{kind} costs {price}"
        if len(s.market[kind]) > CUBES_PER_COLUMN or kind in s.market[kind]:
            yield f"above {kind} lie {s.market[kind]}"


def _capitals(s: State) -> Iterator[str]:
    towers = {place.tower: hex for hex, place in s.places.items() if place.tower is not None}
    for seat, player in enumerate(s.players):
        if player.capital and player.alive and towers.get(seat, player.capital) != player.capital:
            yield f"the tower of seat {seat} is not in its capital"
    if set(s.places) != set(grid(s).hexes):
        yield "the map has other hexes"


def _events(s: State) -> Iterator[str]:
    if s.rival and Counter([*s.events, *s.events_used]) != Counter(EVENT_CUBES):
        yield f"events {s.events} and {s.events_used}"

"""Nothing is lost and nothing is doubled (specification 11.8): where every piece is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from games.trajan.data.board import FIGURES, SENATE, green_spaces
from games.trajan.data.cargo import commodity_cards
from games.trajan.data.circle import STONES, TRAYS
from games.trajan.data.tiles import (
    BONUS_TILES,
    BUILDINGS,
    CONSTRUCTION_TILES,
    KIND_OF,
    TRAJAN_TILES,
    demand_tiles,
    extra_tiles,
    forum_tiles,
)
from games.trajan.measures import legions_of, sites_of, time_length
from games.trajan.state import Player, State

KINDS = Counter(KIND_OF[tile] for tile in (*forum_tiles(), *extra_tiles()))


def audit(s: State) -> list[str]:
    return [
        *_stones(s),
        *_figures(s),
        *_cards(s),
        *_trajan_tiles(s),
        *_forum_tiles(s),
        *_other_tiles(s),
        *_arches(s),
        *_senate(s),
        *_clock(s),
    ]


def _differ(what: str, found: Iterable[str], wanted: Iterable[str]) -> Iterator[str]:
    have, want = Counter(list(found)), Counter(list(wanted))
    if have != want:
        yield f"{what}: too many {dict(have - want)}, missing {dict(want - have)}"


def _stones(s: State) -> Iterator[str]:
    for seat, player in enumerate(s.players):
        stones = [stone for tray in player.trays for stone in tray]
        if s.turn and s.turn.seat == seat:
            stones += s.turn.left
        if not all(player.ready for player in s.players) or s.phase == "stones":
            if Counter(stones) - Counter(STONES):
                yield f"seat {seat} lays too many stones of a colour"
        else:
            yield from _differ(f"stones of seat {seat}", stones, STONES)


def _figures(s: State) -> Iterator[str]:
    for seat, player in enumerate(s.players):
        camps = (player.supply, player.worker_camp, player.military_camp)
        found = sum(camps) + len(sites_of(s, seat)) + len(legions_of(s, seat))
        if found != FIGURES or min(camps) < 0:
            yield f"seat {seat} has {found} figures, camps {camps}"
    places = [*s.sites.values()], [*s.provinces.values()]
    crowds = [site.workers for site in places[0]] + [p.legionnaires for p in places[1]]
    if any(len(set(crowd)) != len(crowd) for crowd in crowds):
        yield "two figures of one player in one place"


def _cards(s: State) -> Iterator[str]:
    found = [*s.deck, *(card for pile in s.discards.values() for card in pile)]
    for seat, player in enumerate(s.players):
        found += [*player.hand, *player.display]
        for name, part in (("known", player.known), ("fresh", player.fresh)):
            if Counter(part) - Counter(player.hand):
                yield f"seat {seat} does not hold its {name} cards"
    yield from _differ("commodity cards", found, commodity_cards())


def _trajan_tiles(s: State) -> Iterator[str]:
    found = [*s.removed_trajan, *(id for stack in s.trajan_stacks.values() for id in stack)]
    for player in s.players:
        found += [*player.needs, *(id for id in player.slots if id)]
    yield from _differ("Trajan tiles", found, TRAJAN_TILES)


def _forum_tiles(s: State) -> Iterator[str]:
    lying = [*s.forum_stack, *s.extra_stack, *s.forum.values()]
    lying += [province.tile for province in s.provinces.values()]
    found = Counter(KIND_OF[tile] for tile in lying if tile)
    for tiles in (s.removed, *(player.tiles for player in s.players)):
        found.update(tiles)
        if any(n < 0 for n in tiles.values()):
            yield f"a negative number of tiles in {tiles}"
    yield from _differ("forum and extra-action tiles", found.elements(), KINDS.elements())
    if len(s.forum) != len(green_spaces(len(s.players))) + 3:
        yield f"{len(s.forum)} forum spaces"


def _other_tiles(s: State) -> Iterator[str]:
    demands = [*s.demand_stack, *s.demands_aside, *s.open_demands, *s.used_demands]
    yield from _differ("demand tiles", demands, demand_tiles())
    bonus = [*s.bonus_bag, *(tile for tile in s.senate_bonus.values() if tile)]
    built = [site.tile for site in s.sites.values() if site.tile]
    for player in s.players:
        bonus += [own.id for own in player.bonus]
        built += [f"ct_{type}_{vp}" for type in BUILDINGS for vp in player.buildings.get(type, ())]
    yield from _differ("bonus tiles", bonus, BONUS_TILES)
    yield from _differ("construction tiles", built, CONSTRUCTION_TILES)


def _arches(s: State) -> Iterator[str]:
    for seat, player in enumerate(s.players):
        if player.arch is None:
            if None in player.slots:
                yield f"the arch of seat {seat} is in the centre beside a free slot"
        elif player.slots[player.arch] is not None:
            yield f"the arch of seat {seat} stands on a tile"
        yield from _mat(seat, player)


def _mat(seat: int, player: Player) -> Iterator[str]:
    if (len(player.trays), len(player.slots)) != (TRAYS, TRAYS):
        yield f"seat {seat} has not six trays and slots"
    if len(set(player.plus2)) != len(player.plus2):
        yield f"seat {seat} has two +2 markers on one action"


def _senate(s: State) -> Iterator[str]:
    discs = sorted(seat for space in s.senate_spaces for seat in space)
    if discs != list(range(len(s.players))) or len(s.senate_spaces) != len(SENATE):
        yield f"senate discs {s.senate_spaces}"


def _clock(s: State) -> Iterator[str]:
    if not 0 <= s.time_pos < time_length(s):
        yield f"time marker on {s.time_pos}"
    if s.round_in_quarter != len(s.open_demands) + 1 and s.phase != "over":
        yield f"round {s.round_in_quarter} with {len(s.open_demands)} demands open"

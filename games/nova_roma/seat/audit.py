"""Nothing is lost and nothing is doubled: where every piece is, and whether limits hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.nova_roma.city.blocks import blocks_left
from games.nova_roma.city.board import PLACES
from games.nova_roma.course.order import everybody
from games.nova_roma.course.refill import in_offer
from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.estate.tiles import all_artisans
from games.nova_roma.state import Player, State
from games.nova_roma.terms import (
    ARTISANS,
    LAPS,
    MARKERS_AT_START,
    MARKERS_TO_WIN,
    MOST_GOODS,
    MOST_INFLUENCE,
    ROW_LIMIT,
    START,
)


def audit(s: State) -> list[str]:
    return [*_cards(s), *_tiles(s), *_city(s), *_figures(s), *_hippodrome(s), *_players(s)]


def _missing(what: str, found: Iterable[str | None], wanted: Iterable[str]) -> Iterator[str]:
    there, all_of_it = sorted(in_offer(found)), sorted(wanted)
    if there != all_of_it:
        lost = [name for name in all_of_it if name not in there]
        extra = [name for name in there if there.count(name) > all_of_it.count(name)]
        yield f"{what}: lost {lost}, too many {extra}"


def _gone(s: State, known: Iterable[str]) -> list[str]:
    names = list(known)
    return [thing for thing in s.removed if thing in names]


def _cards(s: State) -> Iterator[str]:
    held: list[str] = []
    for player in s.players:
        held += [*player.hand, *player.pack, *player.kept, *(h.card for h in player.row)]
    piles = (*s.follower_deck, *s.follower_offer, *s.follower_discard)
    yield from _missing("followers", (*piles, *held), FOLLOWERS)
    sailing = [id for player in s.players for id in player.sailing]
    piles = (*s.sailing_deck, *s.sailing_offer, *_gone(s, TABLES.sailing))
    yield from _missing("sailing contracts", (*piles, *sailing), TABLES.sailing)
    building = [id for player in s.players for id in player.building]
    building += s.automa.contracts if s.automa else []
    piles = (*s.building_deck, *s.building_offer)
    yield from _missing("building contracts", (*piles, *building), TABLES.building)


def _tiles(s: State) -> Iterator[str]:
    laid = [space.tile for player in s.players for space in player.production]
    basic = [tile for tile in laid if tile in TABLES.basic_tiles]
    piles = (*s.basic_stack, *s.basic_offer, *_gone(s, TABLES.basic_tiles))
    yield from _missing("basic estate tiles", (*piles, *basic), TABLES.basic_tiles)
    special = [tile for tile in laid if tile in TABLES.special_tiles]
    piles = (*s.special_stack, s.special_offer, *_gone(s, TABLES.special_tiles))
    yield from _missing("special estate tiles", (*piles, *special), TABLES.special_tiles)
    emperors = (*s.emperor_stack, *s.emperor_out, *s.emperor_used)
    yield from _missing("emperor tiles", emperors, TABLES.emperors)
    won = [tile for player in s.players for tile in player.chariots]
    won += s.automa.chariots if s.automa else []
    piles = (*s.chariot_stack, *s.chariot_out, s.favoured, s.next_favoured)
    gone = _gone(s, TABLES.chariots)
    yield from _missing("chariot tiles", (*piles, *won, *gone), TABLES.chariots)
    rewards = [on_board.tile for on_board in s.rewards.values()]
    yield from _missing("reward tiles", (*rewards, *_gone(s, TABLES.rewards)), TABLES.rewards)
    mosaics = [tile for player in s.players for tile in player.mosaic.values()]
    for stacks in (s.mosaic_stacks, s.mosaic_offer):
        mosaics += [tile for stack in stacks.values() for tile in stack]
    yield from _missing("mosaic tiles", (*mosaics, *_gone(s, TABLES.mosaic)), TABLES.mosaic)


def _city(s: State) -> Iterator[str]:
    cells = [cell for building in s.buildings for cell in PLACES[building.place].cells]
    if len(set(cells)) != len(cells):
        yield "two blocks on one cell"
    for seat in everybody(s):
        if blocks_left(s, seat) < 0:
            yield f"seat {seat} has placed too many blocks"


def _figures(s: State) -> Iterator[str]:
    squares = [*s.patricians, *s.legionnaires, *([s.emperor] if s.emperor else [])]
    if len(set(squares)) != len(squares):
        yield "two figures on one square"
    for seat in everybody(s):
        if list(s.patricians.values()).count(seat) > LAPS:
            yield f"seat {seat} has too many patricians in the forum"
    artisans = s.artisans + sum(all_artisans(player) for player in s.players)
    if artisans != ARTISANS or s.artisans < 0:
        yield f"{artisans} artisans instead of {ARTISANS}, {s.artisans} in the supply"
    for harbour in (harbour for player in s.players for harbour in player.ships):
        if harbour != START and harbour not in TABLES.harbours:
            yield f"a ship lies in {harbour}"


def _hippodrome(s: State) -> Iterator[str]:
    for n, lane in enumerate(s.lanes, start=1):
        owners = [racer.owner for racer in lane]
        if len(set(owners)) != len(owners) or not all(seat in owners for seat in everybody(s)):
            yield f"lane {n} has the racers {owners}"
        if any(not 0 <= racer.space <= TABLES.hippodrome.spaces for racer in lane):
            yield f"a racer is beyond lane {n}"


def _players(s: State) -> Iterator[str]:
    for seat, player in enumerate(s.players):
        for fault in _limits(player):
            yield f"seat {seat}: {fault}"


def _limits(player: Player) -> Iterator[str]:
    if not all(0 <= n <= MOST_GOODS for n in player.goods.values()):
        yield f"goods {player.goods}"
    if not 0 <= player.influence <= MOST_INFLUENCE:
        yield f"influence {player.influence}"
    if player.coins < 0 or player.artisans < 0:
        yield f"{player.coins} coins, {player.artisans} artisans"
    if len(player.row) > ROW_LIMIT:
        yield f"{len(player.row)} followers in the row"
    markers = player.markers + player.markers_to_win + len(player.claimed)
    if markers != MARKERS_AT_START + MARKERS_TO_WIN or player.markers < 0:
        yield f"{markers} achievement markers"
    if not all(card in player.hand for card in player.known):
        yield "a known card is not in the hand"

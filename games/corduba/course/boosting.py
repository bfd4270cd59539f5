"""A rich middle position made of a fresh set-up: the second decade in a grown city."""

from __future__ import annotations

from games.corduba.city.insulae import fill_others
from games.corduba.city.maps import MAPS, spots, walled_in
from games.corduba.data import TABLES
from games.corduba.measures import available, board, occupied, special_workers
from games.corduba.solo.cards import note_built
from games.corduba.state import Owner, Player, State, Tile
from games.corduba.terms import (
    CAEPIO,
    COLOURS,
    DISTRICTS,
    NEUTRAL,
    RESOURCES,
    ROW_LENGTH,
    TROOPS,
    WATCH_HOUSE,
    DistrictId,
)
from games.core.rng import Rng

ROUND = 4  # the first of the second decade
TILES = 5  # in each district
RICHES = (12, 12)  # denarii: at least, and so many more at most
FREED = 3


def boost(s: State, rng: Rng) -> None:
    """Draft, city, goods, people and markers as if three rounds had been played."""
    _finish_draft(s, rng)
    for seat, player in enumerate(s.players):
        _enrich(s, player, rng)
        player.denarii = RICHES[0] + rng.below(RICHES[1])
        player.senators = (
            {"politics": 2 + rng.below(2), "troops": 1} if not _only_monuments(s) else {}
        )
        if s.monuments and not rng.below(2):
            _give_monument(s, player, s.monuments[rng.below(len(s.monuments))])
        player.special_ready = special_workers(player)
        assert seat in s.order
    for district in DISTRICTS:
        for _ in range(TILES):
            _grow(s, district, rng)
    burning = DISTRICTS[rng.below(len(DISTRICTS))]
    for tile in s.districts[burning].tiles[: 1 + rng.below(2)]:
        tile.unrest = tile.kind != WATCH_HOUSE
    s.round, s.phase, s.queue = ROUND, "decade", []
    s.market_used = [s.market_tiles.pop() for _ in range(ROUND - 1)]
    s.demands_used = [s.demand_deck.pop()]
    if s.solo:
        s.solo.used, s.solo.decks[0] = s.solo.decks[0], []
        s.solo.stacks[1] += s.solo.stacks[0]
        s.solo.stacks[0] = []


def _only_monuments(s: State) -> bool:
    return s.solo is not None and s.variant.goal == "monuments"


def _finish_draft(s: State, rng: Rng) -> None:
    for player in s.players:
        player.character = player.character or TABLES.families[player.family][rng.below(2)]
        player.hereditas = player.hereditas or player.cards[rng.below(len(player.cards))]
        s.hereditas_out += [card for card in player.cards if card != player.hereditas]
        player.cards = []
    s.hereditas_out.sort()


def _enrich(s: State, player: Player, rng: Rng) -> None:
    player.register = 7 + rng.below(3)
    player.workers = player.register + rng.below(3)
    player.popularity = 5 + rng.below(4)
    player.harmony = player.popularity
    player.unrest = rng.below(2)
    colours = list(COLOURS)
    rng.shuffle(colours)
    player.freed = colours[: rng.below(FREED + 1)]
    player.ready = [colour for colour in COLOURS if colour in player.freed]
    for what in RESOURCES:
        n = min(s.supply[what], rng.below(3))
        s.supply[what] -= n
        player.goods[what] += n
    for kind in TROOPS:
        n = rng.below(2)
        s.troops[kind] -= n
        player.troops[kind] += n
    n = 1 + rng.below(2)
    s.offerings["offering1"] -= n
    player.offerings["offering1"] += n
    for district in DISTRICTS:
        player.prestige[district] = player.reached[district] = 2 + rng.below(8)


def _give_monument(s: State, player: Player, monument: str) -> None:
    s.monuments.remove(monument)
    player.monuments.append(monument)


def _grow(s: State, district: DistrictId, rng: Rng) -> None:
    """One more tile of anybody's, with its insulae but without bonuses."""
    kinds = available(s, district)
    if s.solo:
        kinds = [kind for kind in kinds if TABLES.buildings[kind].decade != len(s.solo.stacks)]
    kind = kinds[rng.below(len(kinds))] if kinds else ""
    found = spots(district, TABLES.buildings[kind].shape, occupied(s, district)) if kind else None
    if not found or not found.placements or found.chain:
        return
    placement = found.placements[rng.below(len(found.placements))]
    builder: Owner = s.order[rng.below(len(s.order))]
    if builder == CAEPIO and kind == WATCH_HOUSE:
        builder = 0
    s.districts[district].tiles.append(Tile(kind, placement.id, builder))
    note_built(s, kind)
    walled = walled_in(placement, occupied(s, district) & ~placement.mask)
    for cell in MAPS[district].cells(walled.own):
        player = board(s, builder)
        own = player.rows[district] < ROW_LENGTH
        s.districts[district].insulae[cell] = builder if own else NEUTRAL
        player.rows[district] += own
        s.neutral = max(0, s.neutral - (not own))
    fill_others(s, district)

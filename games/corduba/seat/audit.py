"""Nothing is lost and nothing is doubled: where every piece is, and whether limits hold."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from games.corduba.city.maps import BIT, placement_of
from games.corduba.data import TABLES
from games.corduba.measures import board, built, capacity, flames, owners, special_workers
from games.corduba.state import Delivery, Player, State
from games.corduba.terms import (
    BASILICA,
    BASILICA_SENATORS,
    CAEPIO,
    DISTRICTS,
    LEAST_PRICE,
    MOST_HARMONY,
    MOST_POPULARITY,
    MOST_PRICE,
    MOST_REGISTER,
    MOST_UNREST,
    NEUTRAL,
    NEUTRAL_INSULAE,
    OFFERINGS_IN_BOX,
    RESOURCES,
    ROW_LENGTH,
    TRACK_END,
    TROOPS_IN_BOX,
    UNREST_MARKERS,
    WATCH_HOUSE,
    DistrictId,
    copies_allowed,
    units_in_game,
)


def audit(s: State) -> list[str]:
    found = [*_goods(s), *_markers(s), *_city(s), *_cards(s), *_boards(s)]
    return [*found, *(_solo(s) if s.solo else ())]


def _goods(s: State) -> Iterator[str]:
    for what in RESOURCES:
        held = [board(s, owner).goods[what] for owner in owners(s)]
        sent = sum(_on_its_way(s, what))
        everything = s.supply[what] + s.stock[what] + sum(held) + sent
        if everything != units_in_game(len(s.players)):
            yield f"{everything} units of {what}"
        if min(*held, s.supply[what], s.stock[what]) < 0 or s.stock[what] > capacity(s, what):
            yield f"{what}: held {held}, supply {s.supply[what]}, market {s.stock[what]}"
        if not LEAST_PRICE <= s.prices[what] <= MOST_PRICE:
            yield f"{what} costs {s.prices[what]}"


def _on_its_way(s: State, what: str) -> Iterator[int]:
    """To Rome."""
    for owner in owners(s):
        own = board(s, owner).delivery
        if own and own.sent and s.demand:
            yield (own.goods or 0) if TABLES.demands[s.demand].what == what else 0
            yield (own.amphorae or 0) if what == "amphora" else 0


def _markers(s: State) -> Iterator[str]:
    for kind, n in TROOPS_IN_BOX.items():
        held = sum(board(s, owner).troops[kind] for owner in owners(s))
        sent = sum((d.troops or {}).get(kind, 0) for d in _sent(s))
        if s.troops[kind] + held + sent != n or s.troops[kind] < 0:
            yield f"{kind}: {s.troops[kind]} in the supply, {held} held, {sent} sent"
    for offering, n in OFFERINGS_IN_BOX.items():
        held = sum(board(s, owner).offerings[offering] for owner in owners(s))
        sent = sum((d.offerings or {}).get(offering, 0) for d in _sent(s))
        if s.offerings[offering] + held + sent != n or s.offerings[offering] < 0:
            yield f"{offering}: {s.offerings[offering]} in the supply, {held} held"
    if flames(s) > UNREST_MARKERS:
        yield f"{flames(s)} unrest markers on tiles"
    won = sum(board(s, owner).senators.get("tracks", 0) for owner in owners(s))
    no_senators = s.solo is not None and s.variant.goal == "monuments"
    if won + len(s.track_senators) != len(DISTRICTS) and not no_senators:
        yield "a Senator of the tracks is missing"
    taken = sum(board(s, owner).senators.get("basilica", 0) for owner in owners(s))
    if taken + s.basilica_senators != BASILICA_SENATORS:
        yield "a Senator of the Basilica is missing"


def _sent(s: State) -> Iterator[Delivery]:
    for owner in owners(s):
        own = board(s, owner).delivery
        if own and own.sent:
            yield own


def _city(s: State) -> Iterator[str]:
    neutral = 0
    for district in DISTRICTS:
        yield from _district(s, district)
        neutral += list(s.districts[district].insulae.values()).count(NEUTRAL)
    if not 0 <= s.neutral <= NEUTRAL_INSULAE or s.neutral + neutral < NEUTRAL_INSULAE:
        yield f"{s.neutral} neutral insulae left, {neutral} on the board"
    for kind in TABLES.buildings:
        most = 1 if kind == BASILICA else copies_allowed(len(s.players))
        if built(s, kind) > most:
            yield f"{kind} is built {built(s, kind)} times"


def _district(s: State, district: DistrictId) -> Iterator[str]:
    here, seen = s.districts[district], 0
    masks = [
        placement_of(district, TABLES.buildings[tile.kind].shape, tile.place).mask
        for tile in here.tiles
    ]
    for mask in (*masks, *(BIT[district][cell] for cell in here.insulae)):
        if seen & mask:
            yield f"{district}: two things on one cell"
        seen |= mask
    for owner in owners(s):
        there = list(here.insulae.values()).count(owner)
        placed = board(s, owner).rows[district]
        if there != placed or placed > ROW_LENGTH:
            yield f"{district}: {there} insulae of {owner}, {placed} taken from the row"
    kinds = [tile.kind for tile in here.tiles]
    if len(set(kinds)) != len(kinds):
        yield f"{district}: a type is there twice"
    if any(tile.unrest for tile in here.tiles if tile.kind == WATCH_HOUSE):
        yield f"{district}: unrest in the watch house"


def _missing(what: str, found: Iterable[str], wanted: Iterable[str]) -> Iterator[str]:
    there, all_of_it = sorted(found), sorted(wanted)
    if there != all_of_it:
        yield f"{what}: {there} instead of {all_of_it}"


def _cards(s: State) -> Iterator[str]:
    players = s.players
    claimed = [id for player in players for id in player.milestones]
    shown = (*s.milestones, *s.milestones_out, *claimed)
    yield from _missing("Res Gestae", shown, TABLES.res_gestae)
    monuments = (*s.monuments, *(id for player in players for id in player.monuments))
    yield from _missing("monuments", monuments, TABLES.monuments)
    tiles = (*s.market_tiles, *s.market_used)
    yield from _missing("market tiles", tiles, TABLES.market_tiles)
    demands = (*s.demand_deck, *s.demands_used, *([s.demand] if s.demand else []))
    known = [card.id for card in TABLES.demands.values() if card.solo or not s.solo]
    yield from _missing("demands", demands, known)
    families = (*s.families_out, *(player.family for player in players))
    yield from _missing("families", families, TABLES.families)
    held = [
        card
        for player in players
        for card in (player.cards or ([player.hereditas] if player.hereditas else []))
    ]
    yield from _missing("Hereditas", (*s.hereditas_out, *held), TABLES.hereditas)


def _boards(s: State) -> Iterator[str]:
    if sorted(s.order) != sorted(owners(s)) or len(set(s.passed)) != len(s.passed):
        yield f"turn order {s.order}, passed {s.passed}"
    for owner in owners(s):
        for fault in _limits(board(s, owner)):
            yield f"{owner}: {fault}"


def _limits(p: Player) -> Iterator[str]:
    tracks = (
        ("register", p.register, MOST_REGISTER),
        ("popularity", p.popularity, MOST_POPULARITY),
        ("harmony", p.harmony, MOST_HARMONY),
        ("unrest", p.unrest, MOST_UNREST),
        ("special workers", p.special_ready, special_workers(p)),
        *((district, n, TRACK_END) for district, n in p.prestige.items()),
    )
    for name, n, most in tracks:
        if not 0 <= n <= most:
            yield f"{name} {n}"
    if min(p.denarii, p.workers, p.held, p.received) < 0:
        yield f"{p.denarii} denarii, {p.workers} workers"
    if any(colour not in p.freed for colour in p.ready) or len(set(p.freed)) != len(p.freed):
        yield f"specialists {p.ready} of {p.freed}"
    if any(p.reached[district] < n for district, n in p.prestige.items()):
        yield f"prestige {p.prestige} beyond {p.reached}"
    if sum(p.senators.values()) < 0:
        yield f"Senators {p.senators}"


def _solo(s: State) -> Iterator[str]:
    assert s.solo is not None
    cards = [card for deck in s.solo.decks for card in deck]
    cards += [*s.solo.opened, *s.solo.used]
    yield from _missing("action cards", cards, TABLES.caepio)
    types = [kind for stack in s.solo.stacks for kind in stack] + s.solo.built
    known = [type.id for type in TABLES.buildings.values() if type.decade]
    yield from _missing("building cards", types, known)
    if CAEPIO not in s.order:
        yield "Caepio is not in the turn order"

"""Caepio's turns: two action cards a round, row by row."""

from __future__ import annotations

from collections.abc import Iterator

from games.corduba.city.insulae import fill_others, place_own
from games.corduba.city.maps import (
    MAPS,
    Placement,
    chains,
    spots,
    walled_in,
)
from games.corduba.data import TABLES
from games.corduba.data.effects import Effects
from games.corduba.holdings.effects import advance, resolve
from games.corduba.holdings.possible import can_happen
from games.corduba.holdings.purse import (
    change_denarii,
    gain,
    step_register,
    take_troop,
)
from games.corduba.measures import board, is_free, is_revolting, occupied, tile_of, tiles
from games.corduba.solo.cards import note_built
from games.corduba.solo.trading import caepio_trades, can_caepio_trade
from games.corduba.state import Solo, State, Tile
from games.corduba.terms import (
    CAEPIO,
    DISTRICTS,
    NEUTRAL,
    ROW_LENGTH,
    DistrictId,
    Resource,
    decade_of,
)
from games.corduba.words.chronicle import Chronicle
from games.corduba.words.labels import (
    BUILDING_TEXT,
    TROOP_TEXT,
    drawing,
    owner_text,
    place_text,
    tile_text,
)
from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.ids import parts
from games.core.seats import Seat
from games.core.text import Text

CARDS_PER_ROUND = 2
DIE = 6
HUMAN = Seat(0)
PORTUS_PAYS = 1
EXTRAS: tuple[Resource, ...] = ("food", "wood", "stone")  # of which he takes one


def take_caepios_turn(table: Table, s: State) -> Steps[None]:
    """The first row with something he can do, on this card or the next."""
    t, solo = Chronicle(table), _solo(s)
    while True:
        if solo.opened:
            rows = TABLES.caepio[solo.opened[-1]].rows
            while solo.row < len(rows):
                row, solo.row = rows[solo.row], solo.row + 1
                code = next((code for code in row if _is_feasible(s, code)), None)
                if code:
                    yield from _do(t, s, code)
                    return
        if len(solo.opened) == CARDS_PER_ROUND:
            s.passed.append(CAEPIO)
            t.tell("told-passes", who=owner_text(CAEPIO), n=len(s.passed), left=0)
            return
        card = solo.decks[decade_of(s.round) - 1].pop()
        solo.opened.append(card)
        solo.row = 0
        t.tell("told-caepio-card", card=card, reveals=True)


def _solo(s: State) -> Solo:
    assert s.solo is not None
    return s.solo


# ---- what he can do ---------------------------------------------------------------------------


def _is_feasible(s: State, code: str) -> bool:
    match parts(code):
        case ("portus",):
            return True
        case "castra", troop:
            return is_free(s, code) and any(n for kind, n in s.troops.items() if kind == troop)
        case ("build",):
            stack = _solo(s).stacks[decade_of(s.round) - 1]
            return bool(stack) and any(_can_place(s, d, stack[-1]) for d in DISTRICTS)
        case "act", wanted:
            return any(kind == wanted for _, kind in _usable(s))
        case ("random",):
            return any(_usable(s))
        case "market", *_:
            return can_caepio_trade(s)
        case _:
            return is_free(s, code) and s.supply[TABLES.sites[code].what] > 0


def _usable(s: State) -> Iterator[tuple[DistrictId, str]]:
    """Tiles with a card that nobody uses and that are calm."""
    for district, tile in tiles(s):
        if tile.kind in _solo(s).built and tile.user is None and not tile.unrest:
            yield district, tile.kind


def _can_place(s: State, district: DistrictId, kind: str) -> bool:
    found = spots(district, TABLES.buildings[kind].shape, occupied(s, district))
    return bool(found.placements) and found.chain <= s.neutral


# ---- what he does -----------------------------------------------------------------------------


def _do(t: Chronicle, s: State, code: str) -> Steps[None]:
    match parts(code):
        case ("portus",):
            change_denarii(t, s, CAEPIO, PORTUS_PAYS)
            t.tell_deeds("told-caepio-site", site=Text("portus"))
        case "castra", troop:
            kind = next(kind for kind in TABLES.castra if kind == troop)
            s.spaces[code] = CAEPIO
            take_troop(t, s, CAEPIO, kind)
            t.tell_deeds("told-caepio-castra", troop=TROOP_TEXT[kind])
        case ("build",):
            yield from _build(t, s)
        case "act", wanted:
            yield from _use(t, s, next(found for found in _usable(s) if found[1] == wanted))
        case ("random",):
            found = sorted(_usable(s))
            yield from _use(t, s, found[t.rng.below(len(found))])
        case "market", sales, purchases:
            caepio_trades(t, s, int(sales), int(purchases))
            t.tell_deeds("told-caepio-market", reveals=True)
        case _:
            space = TABLES.sites[code]
            s.spaces[code] = CAEPIO
            gain(t, s, CAEPIO, space.what, space.n)
            t.tell_deeds("told-caepio-site", site=Text(f"site-{space.site}"))


def _use(t: Chronicle, s: State, target: tuple[DistrictId, str]) -> Steps[None]:
    district, kind = target
    tile_of(s, district, kind).user = CAEPIO
    yield from resolve(t, s, CAEPIO, _effects(s, district, kind), district)
    t.tell_deeds("told-caepio-uses", tile=tile_text(district, kind), reveals=True)


def _effects(s: State, district: DistrictId, kind: str) -> Effects:
    """What the card gives; something else if that cannot happen."""
    type = TABLES.buildings[kind]
    if any(can_happen(s, CAEPIO, effect, district) for effect in type.caepio):
        return type.caepio
    return type.caepio_otherwise or type.caepio


# ---- building ---------------------------------------------------------------------------------


def _build(t: Chronicle, s: State) -> Steps[None]:
    """The die gives the district, the most insulae the spot; of equals the player chooses."""
    stack = _solo(s).stacks[decade_of(s.round) - 1]
    kind = stack[-1]
    die = t.rng.below(DIE) + 1
    first = (die - 1) // 2  # two numbers for each district
    order = [*DISTRICTS[first:], *DISTRICTS[:first]]
    district = next(d for d in order if _can_place(s, d, kind))
    t.tell("told-caepio-draws", tile=tile_text(district, kind), die=die, reveals=True)
    placement, chain = yield from _choose_place(s, district, kind)
    for cell in MAPS[district].cells(chain):
        s.districts[district].insulae[cell] = NEUTRAL
        s.neutral -= 1
    s.districts[district].tiles.append(Tile(kind, placement.id, CAEPIO))
    note_built(s, kind)
    walled = walled_in(placement, occupied(s, district) & ~placement.mask)
    yield from place_own(t, s, CAEPIO, district, walled.own)
    _take_extra(t, s, district)
    yield from advance(t, s, CAEPIO, district, TABLES.buildings[kind].prestige)
    tile_of(s, district, kind).user = CAEPIO
    yield from resolve(t, s, CAEPIO, _effects(s, district, kind), district)
    fill_others(s, district)
    place = place_text(district, placement.first)
    t.tell_deeds("told-caepio-builds", building=BUILDING_TEXT[kind], place=place)


def _take_extra(t: Chronicle, s: State, district: DistrictId) -> None:
    """What a player would save there, unless the district revolts (ruling R-55)."""
    if is_revolting(s, district):
        return
    match TABLES.districts[district].bonus:
        case "strength":
            step_register(t, s, CAEPIO)
        case "basic":
            gain(t, s, CAEPIO, max(EXTRAS, key=lambda what: s.supply[what]), 1)
        case "denarii":
            change_denarii(t, s, CAEPIO, TABLES.districts[district].saved)


Place = tuple[Placement, int]  # and the cells of the chain that leads there


def _choose_place(s: State, district: DistrictId, kind: str) -> Steps[Place]:
    """Those with the most insulae; the automatic one is first by column, row and turn."""
    taken = occupied(s, district)
    found = spots(district, TABLES.buildings[kind].shape, taken)
    left = ROW_LENGTH - board(s, CAEPIO).rows[district]
    places = [
        (placement, chain)
        for placement in found.placements
        for chain in chains(placement, taken, found.chain)
    ]
    gains = [
        min(left, walled_in(placement, taken | chain).own.bit_count())
        for placement, chain in places
    ]
    best = [place for place, n in zip(places, gains, strict=True) if n == max(gains)]
    best.sort(key=lambda place: (place[0].anchor, place[0].turn))
    offers: list[Offer[Place]] = [offer(best[0], "automatic", Text("do-automatic"))]
    if len(best) > 1:
        offers += [_place_offered(place) for place in best]
    prompt = Text("ask-caepio", {"tile": tile_text(district, kind)})
    return (yield from pick(HUMAN, "corduba.caepio.place", prompt, offers))


def _place_offered(place: Place) -> Offer[Place]:
    placement, chain = place
    here = placement.district
    id, key = f"spot:{placement.id}", "do-spot-turned"
    picture = drawing(placement.shape, placement.turn)
    values = {"place": placement.first, "picture": picture}
    if chain:
        laid = MAPS[here].cells(chain)
        id, key = ":".join([id, *laid]), "do-spot-chain"
        values["chain"] = " ".join(laid)
    return offer(place, id, Text(key, values), spot=f"cell:{here}:{placement.first}")

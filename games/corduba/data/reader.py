"""Reads the files in `data/` and says in one sentence what is wrong with them, and where."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable

from games.corduba.data.components import (
    Action,
    BuildingType,
    CaepioCard,
    CastraSpace,
    Character,
    Demand,
    FirstGame,
    Hereditas,
    Level,
    MarketRow,
    MarketTile,
    MonumentRow,
    ResGestae,
    SiteSpace,
    Specialist,
    Tables,
)
from games.corduba.data.effects import Effects, Market, PayFirst, Prestige, Suppress
from games.corduba.data.file import File
from games.corduba.data.map_reader import read_districts, read_shapes
from games.corduba.terms import (
    BASILICA,
    COLOURS,
    DECADES,
    MOST_PRICE,
    RESOURCES,
    ROUNDS,
    SIDES,
    SITES,
    TROOPS,
    WATCH_HOUSE,
    Colour,
    Resource,
    Troop,
)

BUILDINGS, MONUMENTS, MARKET_TILES, DEMANDS, RES_GESTAE, HEREDITAS = 18, 6, 9, 7, 8, 8
CHARACTERS, CAEPIO_CARDS, LEVELS, SEATS = 16, 30, 3, 4
MOST_SPECIAL_WORKERS = 2


def read_tables(folder: Traversable) -> Tables:
    """All data files of a folder; raises DataError for what cannot be played with."""
    shapes = read_shapes(File(folder, "shapes.json"))
    buildings = _buildings(File(folder, "buildings.json"), shapes)
    sites, heirs = File(folder, "sites.json"), File(folder, "hereditas.json")
    market, solo = File(folder, "market.json"), File(folder, "caepio.json")
    hereditas = _hereditas(heirs)
    characters = _characters(File(folder, "families.json"))
    return Tables(
        buildings=buildings,
        actions={action.id: action for type in buildings.values() for action in type.actions},
        monuments=_monuments(File(folder, "monuments.json")),
        shapes=shapes,
        districts=read_districts(File(folder, "districts.json")),
        sites=_sites(sites),
        castra=_castra(sites),
        specialists=_specialists(File(folder, "specialists.json")),
        market=_market(market),
        market_tiles=_market_tiles(market),
        demands=_demands(File(folder, "demands.json")),
        res_gestae=File(folder, "res_gestae.json").listed("res_gestae", ResGestae, RES_GESTAE),
        hereditas=hereditas,
        characters=characters,
        families=_families(characters),
        caepio=_caepio(solo, buildings),
        levels=_levels(solo),
        first_game=_first_game(heirs, hereditas, characters),
    )


# ---- what is built ----------------------------------------------------------------------------


def _buildings(file: File, shapes: Mapping[str, tuple[str, ...]]) -> dict[str, BuildingType]:
    types = file.listed("buildings", BuildingType, BUILDINGS)
    file.check_known("buildings", (BASILICA, WATCH_HOUSE), tuple(types))
    file.check_once(type.short for type in types.values())
    file.check_once(action.id for type in types.values() for action in type.actions)
    for type in types.values():
        file.check_known(type.id, [type.shape], tuple(shapes))
        file.check(bool(type.actions), type.id, "a building needs an action")
        file.check(
            (type.id == WATCH_HOUSE) == (type.decade is None),
            type.id,
            f"every building but {WATCH_HOUSE} has a card of a decade in the solo game",
        )
        for action in type.actions:
            _check_action(file, action)
        _check_effects(file, type.id, type.caepio + type.caepio_otherwise, here=True)
    for decade in range(1, DECADES + 1):
        found = any(type.decade == decade for type in types.values())
        file.check(found, f"decade {decade}", "no building has its card in this decade")
    return types


def _check_action(file: File, action: Action) -> None:
    file.check(bool(action.effects), action.id, "an action does something")
    _check_effects(file, action.id, action.effects, here=True)
    visits = [n for n, effect in enumerate(action.effects) if isinstance(effect, Market)]
    last = not visits or visits == [len(action.effects) - 1]
    file.check(last, action.id, "a visit to the market comes last, and once")
    counted = [effect for effect in action.effects if isinstance(effect, Suppress)]
    alone = not counted or len(action.effects) == 1
    file.check(alone, action.id, "suppressing unrest is the only effect of an action")


def _check_effects(file: File, entry: str, effects: Effects, *, here: bool = False) -> None:
    for effect in effects:
        file.check(not isinstance(effect, PayFirst), entry, "only a demand can ask for pay_first")
        if isinstance(effect, Prestige):
            known = here or effect.where != "here"
            file.check(known, entry, "there is no “here” without a tile")


def _monuments(file: File) -> dict[str, MonumentRow]:
    monuments = file.listed("monuments", MonumentRow, MONUMENTS)
    workers = 0
    for monument in monuments.values():
        file.check(bool(monument.prestige), monument.id, "a monument gives prestige somewhere")
        workers += monument.bonus.n if monument.bonus.kind == "special_worker" else 0
    reason = f"there are {MOST_SPECIAL_WORKERS} special workers, not {workers}"
    file.check(workers <= MOST_SPECIAL_WORKERS, "monuments", reason)
    return monuments


# ---- board ------------------------------------------------------------------------------------


def _sites(file: File) -> dict[str, SiteSpace]:
    spaces = {f"{space.site}:{space.side}": space for space in file.entries("sites", SiteSpace)}
    names = [f"{site}:{side}" for site in SITES for side in SIDES]
    file.check_count("sites", len(spaces), len(names))
    for space in spaces.values():
        same = space.what == spaces[f"{space.site}:L"].what
        file.check(same, space.site, "both spaces of a site give the same resource")
    return {name: spaces[name] for name in names}


def _castra(file: File) -> dict[Troop, CastraSpace]:
    spaces = {space.kind: space for space in file.entries("castra", CastraSpace)}
    file.check_count("castra", len(spaces), len(TROOPS))
    return {kind: spaces[kind] for kind in TROOPS}


def _specialists(file: File) -> dict[Colour, Specialist]:
    rows = {row.colour: row for row in file.entries("specialists", Specialist)}
    file.check_count("specialists", len(rows), len(COLOURS))
    for row in rows.values():
        _check_effects(file, row.colour, row.peculium)
    return {colour: rows[colour] for colour in COLOURS}


def _market(file: File) -> dict[Resource, MarketRow]:
    rows = {row.resource: row for row in file.entries("market", MarketRow)}
    file.check_count("market", len(rows), len(RESOURCES))
    for row in rows.values():
        reason = f"prices are 1 to {MOST_PRICE}"
        file.check(row.price <= MOST_PRICE, row.resource, reason)
        for players, capacity in zip((2, 3, 4), row.capacity, strict=True):
            reason = f"with {players} players there are only {3 * players} units"
            file.check(capacity <= 3 * players, row.resource, reason)
    return {resource: rows[resource] for resource in RESOURCES}


def _market_tiles(file: File) -> dict[str, MarketTile]:
    tiles = file.listed("tiles", MarketTile, MARKET_TILES)
    file.check(len(tiles) >= ROUNDS, "tiles", "every round needs a tile")
    return tiles


# ---- cards ------------------------------------------------------------------------------------


def _demands(file: File) -> dict[str, Demand]:
    demands = file.listed("demands", Demand, DEMANDS)
    for demand in demands.values():
        own = demand.what != "amphora" or demand.amphora == 1
        file.check(own, demand.id, "where amphorae are demanded an amphora counts 1")
        for rank in demand.ranks[:3]:
            _check_effects(file, demand.id, rank)
        last = tuple(effect for effect in demand.ranks[3] if not isinstance(effect, PayFirst))
        _check_effects(file, demand.id, last)
        pays = len(last) < len(demand.ranks[3])
        file.check(not (pays and demand.solo), demand.id, "nobody can be paid in the solo game")
    enough = sum(demand.solo for demand in demands.values()) >= DECADES
    file.check(enough, "demands", "the solo game needs a card for every decade")
    return demands


def _hereditas(file: File) -> dict[str, Hereditas]:
    cards = file.listed("hereditas", Hereditas, HEREDITAS)
    for card in cards.values():
        _check_effects(file, card.id, card.extra)
    return cards


def _characters(file: File) -> dict[str, Character]:
    characters = file.listed("characters", Character, CHARACTERS)
    for character in characters.values():
        ability = character.ability
        one = (ability.modifier is None) == bool(ability.effects)
        file.check(one, character.id, "an ability is either a modifier or effects")
        _check_effects(file, character.id, ability.effects + ability.otherwise + character.start)
        own = [other for other in characters.values() if other.family == character.family]
        reason = f"a family has 2 characters, {character.family} has {len(own)}"
        file.check(len(own) == CHARACTERS // 8, character.id, reason)
    return characters


def _families(characters: Mapping[str, Character]) -> dict[str, tuple[str, str]]:
    names = dict.fromkeys(character.family for character in characters.values())
    members = {
        name: [id for id, character in characters.items() if character.family == name]
        for name in names
    }
    return {name: (one, two) for name, (one, two) in members.items()}


def _first_game(
    file: File, hereditas: Mapping[str, Hereditas], characters: Mapping[str, Character]
) -> tuple[FirstGame, ...]:
    seats = file.entries("first_game", FirstGame)
    file.check_count("first_game", len(seats), SEATS)
    file.check_once(seat.hereditas for seat in seats)
    for seat in seats:
        file.check_known("first_game", [seat.hereditas], tuple(hereditas))
        file.check_known("first_game", [seat.character], tuple(characters))
    file.check_once(characters[seat.character].family for seat in seats)
    for seat in seats:
        wanted, found = hereditas[seat.hereditas].basics, sum(seat.basics.values())
        file.check(wanted == found, seat.hereditas, f"{wanted} basics are taken, not {found}")
    return tuple(seats)


# ---- solo -------------------------------------------------------------------------------------


def _caepio(file: File, buildings: Mapping[str, BuildingType]) -> dict[str, CaepioCard]:
    cards = file.listed("cards", CaepioCard, CAEPIO_CARDS)
    known = [
        *(f"{site}:{side}" for site in SITES for side in SIDES),
        *(f"castra:{kind}" for kind in TROOPS),
        *("portus", "build", "random"),
        *(f"act:{type.id}" for type in buildings.values() if type.decade),
        *(f"market:{sold}:{bought}" for sold in range(4) for bought in range(4)),
    ]
    for card in cards.values():
        file.check(bool(card.rows), card.id, "a card has rows")
        for row in card.rows:
            file.check(bool(row), card.id, "a row is empty")
            file.check_known(card.id, row, known)
    for decade in range(1, DECADES + 1):
        own = [card for card in cards.values() if card.decade == decade]
        file.check_count(f"decade {decade}", len(own), CAEPIO_CARDS // DECADES)
        for resource in RESOURCES:
            shown = any(c.sell == resource for c in own) and any(c.buy == resource for c in own)
            reason = f"{resource} must be there to sell and to buy"
            file.check(shown, f"decade {decade}", reason)
    return cards


def _levels(file: File) -> dict[str, Level]:
    levels = file.listed("levels", Level, LEVELS)
    for level in levels.values():
        _check_effects(file, level.id, level.extra)
        reason = f"there are {MONUMENTS} monuments"
        file.check(level.monuments <= MONUMENTS, level.id, reason)
    return levels

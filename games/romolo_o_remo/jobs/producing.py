"""Produce, collect, refine (specification 7.4.4 to 7.4.6)."""

from __future__ import annotations

from functools import partial

from games.core.asking import offer
from games.core.contract import SELDOM, Steps, Table
from games.core.text import Text, Value, who
from games.romolo_o_remo.jobs.job import Job, Jobs, Worker, pay, purse
from games.romolo_o_remo.kings import characters, unused, use
from games.romolo_o_remo.map.hostility import clear
from games.romolo_o_remo.map.people import is_hostile
from games.romolo_o_remo.map.sites import behind_wall, grid, near_water
from games.romolo_o_remo.state import Character, State
from games.romolo_o_remo.terms import PRODUCT, Building, Resource, Terrain
from games.romolo_o_remo.words.labels import (
    RESOURCE_TEXT,
    counted,
    cubes_id,
    cubes_signs,
    cubes_text,
    tally,
    unit_name,
)

MILL: dict[Terrain, Building] = {"hill": "quarry", "forest": "sawmill"}
REFINABLE: tuple[Resource, ...] = ("wood", "stone", "grain", "salt")
REFINE_FROM = 2


def producing_jobs(s: State, worker: Worker) -> Jobs:
    jobs: Jobs = []
    sources = [hex for hex in _sources(s, worker.hex) if hex not in s.turn.worked_hexes]
    stores = stores_for(s, worker) if sources else []
    fetches = unused(s, worker.seat, "apothecarius") is not None
    hint = Text("hint-produce")
    for source in sources:
        kind = PRODUCT[s.places[source].terrain]
        cubes = {kind: output(s, worker.seat, source)}
        args: dict[str, Value] = {"cubes": cubes_signs(cubes), "hex": source}
        spot = f"hex:{source}"
        for store in stores:
            job: Job = partial(produce, source, store)
            where = f":{store}" if len(stores) > 1 else ""  # one store needs no name
            key = "do-produce-into" if where else "do-produce"
            label = Text(key, {**args, "store": store})
            jobs.append(
                offer(job, f"produce:{source}{where}", label, hint, group="work", spot=spot)
            )
        if fetches:
            job = partial(produce, source, None)
            label, home = Text("do-fetch", args), Text("hint-fetch")
            jobs.append(offer(job, f"fetch:{source}", label, home, group="character", spot=spot))
    return [*jobs, *_collecting(s, worker), *_refining(s, worker)]


# ---- produce ----------------------------------------------------------------------------------


def _sources(s: State, hex: str) -> list[str]:
    """The worker's own land, or water beside it."""
    return [] if s.places[hex].terrain == "water" else [hex, *near_water(s, hex)]


def stores_for(s: State, worker: Worker) -> list[str]:
    """Hexes with an empty warehouse that a worker's goods can be brought to."""
    hex = worker.hex
    found = []
    for near in (hex, *grid(s).near[hex]):
        if (
            [] in s.places[near].stores
            and not behind_wall(s, near, hex)
            and not is_hostile(s, worker.seat, near)
        ):
            found.append(near)
    return found


def _helpers(s: State, seat: int, kind: Resource) -> list[Character]:
    """Praepositi of this kind, not used in this turn."""
    tiles = characters(s, seat, "praepositus")
    return [own for own in tiles if own.deposit == [kind] and own.tile not in s.turn.used]


def output(s: State, seat: int, source: str) -> int:
    place = s.places[source]
    mill = MILL.get(place.terrain)
    mills = place.buildings.get(mill, 0) if mill else 0
    return 1 + mills + len(_helpers(s, seat, PRODUCT[place.terrain]))


def produce(source: str, store: str | None, t: Table, s: State, worker: Worker) -> Steps[bool]:
    """Into one empty warehouse of a hex or, with Apothecarius, into the stock."""
    seat = worker.seat
    if store and not (yield from clear(t, s, seat, store)):
        return False
    kind = PRODUCT[s.places[source].terrain]
    n = output(s, seat, source)
    for tile in _helpers(s, seat, kind):
        use(s, tile)
    s.turn.worked_hexes.append(source)
    what = counted(n, RESOURCE_TEXT[kind])
    if store is None:
        tile_used = unused(s, seat, "apothecarius")
        assert tile_used is not None
        use(s, tile_used)
        s.players[seat].stock[kind] += n
        t.tell("told-fetches", who=who(seat), unit=unit_name(worker.name), what=what, hex=source)
        return True
    stores = s.places[store].stores
    stores[stores.index([])] = [kind] * n
    t.tell(
        "told-produces",
        who=who(seat),
        unit=unit_name(worker.name),
        what=what,
        hex=source,
        store=store,
    )
    return True


# ---- collect and refine -----------------------------------------------------------------------


def _collecting(s: State, worker: Worker) -> Jobs:
    jobs: Jobs = []
    known: list[list[Resource]] = []
    for store in s.places[worker.hex].stores:
        if store and store not in known:
            known.append(list(store))
            cubes = tally(store)
            job: Job = partial(collect, tuple(store))
            label = Text("do-collect", {"cubes": cubes_signs(cubes)})
            jobs.append(offer(job, f"collect:{cubes_id(cubes)}", label, group="work"))
    return jobs


def collect(cubes: tuple[Resource, ...], t: Table, s: State, worker: Worker) -> Steps[bool]:
    """All cubes of one warehouse, without waiting for the supply phase."""
    yield from ()
    stores = s.places[worker.hex].stores
    stores[stores.index(list(cubes))] = []
    for cube in cubes:
        s.players[worker.seat].stock[cube] += 1
    what = cubes_text(tally(cubes))
    t.tell(
        "told-collects",
        who=who(worker.seat),
        unit=unit_name(worker.name),
        cubes=what,
        hex=worker.hex,
    )
    return True


def _refining(s: State, worker: Worker) -> Jobs:
    have = purse(s, worker.seat, worker.hex)
    jobs: Jobs = []
    for kind in REFINABLE:
        if have[kind] >= REFINE_FROM:
            job: Job = partial(refine, kind)
            label = Text("do-refine", {"cubes": cubes_signs({kind: REFINE_FROM})})
            jobs.append(offer(job, f"refine:{kind}", label, group=SELDOM))
    return jobs


def refine(kind: Resource, t: Table, s: State, worker: Worker) -> Steps[bool]:
    yield from ()
    pay(s, worker.seat, worker.hex, {kind: REFINE_FROM})
    s.players[worker.seat].stock["refined"] += 1
    good = RESOURCE_TEXT[kind]
    t.tell(
        "told-refines", who=who(worker.seat), unit=unit_name(worker.name), n=REFINE_FROM, good=good
    )
    return True

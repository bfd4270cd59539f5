"""Steps of a unit, looking and settling (specification 7.3)."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

from games.core.asking import Offer, offer
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.romolo_o_remo.course.deeds import Deed, Deeds
from games.romolo_o_remo.kings import characters, has, king, unused, use
from games.romolo_o_remo.map.hostility import clear
from games.romolo_o_remo.map.people import (
    add_unit,
    askable,
    homeward,
    is_hostile,
    unit,
    worker_fits,
)
from games.romolo_o_remo.map.river import discover
from games.romolo_o_remo.map.sites import behind_wall, grid
from games.romolo_o_remo.state import State, Unit
from games.romolo_o_remo.terms import EQUUS_STEPS, SETTLE_GRAIN
from games.romolo_o_remo.words.labels import TERRAIN_TEXT, unit_name

Way: TypeAlias = Literal["move", "ride", "sail"]  # by an action, Equus, Nauta


def moves(s: State, u: Unit) -> Deeds:
    """Every step a unit may take, and how."""
    here = s.places[u.hex]
    near = grid(s).near[u.hex]
    if is_hostile(s, u.owner, u.hex) and king(s, u.owner).capital != u.hex:
        near = tuple(homeward(s, u.owner, u.hex))
    closed = s.rival.capital if s.rival else None
    afloat = here.terrain == "water"
    sails = afloat or bool(here.harbours)
    horses = EQUUS_STEPS * len(characters(s, u.owner, "equus"))
    rides = not afloat and s.turn.rides < horses
    found: Deeds = []
    for hex in near:
        if hex == closed:
            continue
        there = s.places[hex]
        water = there.up and there.terrain == "water"
        if u.left and (not water or sails):
            found.append(_step_offered(s, u, hex, "move"))
        if rides and not water:
            found.append(_step_offered(s, u, hex, "ride"))
        if water and _sailing(s, u, afloat):
            found.append(_step_offered(s, u, hex, "sail"))
    return found


def _sailing(s: State, u: Unit, afloat: bool) -> bool:
    """Whether Nauta gives this unit a step into water, or on it."""
    if s.turn.sailor not in (None, u.name) or not has(s, u.owner, "nauta"):
        return False
    if s.turn.sailor is None and unused(s, u.owner, "nauta") is None:
        return False
    return ("on" if afloat else "in") not in s.turn.sailed


def _step_offered(s: State, u: Unit, hex: str, way: Way) -> Offer[Deed]:
    there = s.places[hex]
    terrain = TERRAIN_TEXT[there.terrain] if there.up else Text("terrain-hidden")
    args: dict[str, Value] = {"hex": hex, "terrain": terrain}
    hint = None if way == "move" else Text(f"hint-{way}")
    if behind_wall(s, hex, u.hex) and not has(s, u.owner, "obsessor"):
        hint = Text("hint-wall-ahead")
    elif not there.up:
        hint = Text("hint-discovery")
    deed: Deed = partial(step, way, hex)
    return offer(deed, f"{way}:{hex}", Text(f"do-{way}", args), hint, group=way, spot=f"hex:{hex}")


def step(way: Way, hex: str, t: Table, s: State, seat: int, name: str) -> Steps[None]:
    u = unit(s, seat, name)
    start, at_home = u.hex, king(s, seat).capital == u.hex
    may_flee = at_home or hex in homeward(s, seat, start)
    if not may_flee and not (yield from clear(t, s, seat, start)):
        return
    u = unit(s, seat, name)
    _spend(s, u, way)
    s.turn.acted = s.turn.moved = True
    if askable(s, seat, start):
        s.turn.fled.append(start)
    if u.hindered and u.hindered < s.turn_no:
        u.hindered = 0
    crossed = behind_wall(s, hex, start) and not has(s, seat, "obsessor")
    if crossed:
        u.hindered = s.turn_no
    if is_hostile(s, seat, start):
        u.retreated = True
    if s.places[hex].up:
        u.hex = hex
        key = "told-moves-hindered" if crossed else "told-moves"
        t.tell(key, who=who(seat), unit=unit_name(name), start=start, hex=hex)
        return
    t.tell("told-enters", who=who(seat), unit=unit_name(name), start=start, hex=hex)
    discover(t, s, hex)
    if s.places[hex].terrain != "water":
        u.hex = hex
    u.lying, u.left = True, 0
    s.turn.unit = None


def _spend(s: State, u: Unit, way: Way) -> None:
    if way == "move":
        u.left -= 1
    elif way == "ride":
        s.turn.rides += 1
    else:
        if s.turn.sailor is None:
            tile = unused(s, u.owner, "nauta")
            assert tile is not None
            use(s, tile)
            s.turn.sailor = u.name
        s.turn.sailed.append("on" if s.places[u.hex].terrain == "water" else "in")


# ---- explorers --------------------------------------------------------------------------------


def looks(s: State, u: Unit) -> Deeds:
    if u.kind != "explorer" or not u.left:
        return []
    found: Deeds = []
    for hex in grid(s).near[u.hex]:
        if not s.places[hex].up and hex not in s.players[u.owner].seen:
            deed: Deed = partial(look, hex)
            label = Text("do-look", {"hex": hex})
            found.append(offer(deed, f"look:{hex}", label, group="look", spot=f"hex:{hex}"))
    return found


def look(hex: str, t: Table, s: State, seat: int, name: str) -> Steps[None]:
    """Everybody sees where; only the explorer's king sees what."""
    yield from ()
    u = unit(s, seat, name)
    u.left -= 1
    s.turn.acted = s.turn.moved = s.turn.revealed = True
    s.players[seat].seen.append(hex)
    place = s.places[hex]
    t.tell("told-looks", who=who(seat), unit=unit_name(name), hex=hex, reveals=True)
    terrain = TERRAIN_TEXT[place.terrain]
    if place.marker:
        t.whisper(Seat(seat), "told-seen-marker", hex=hex, terrain=terrain, n=place.marker)
    else:
        t.whisper(Seat(seat), "told-seen", hex=hex, terrain=terrain)


def settling(s: State, u: Unit) -> Deeds:
    """An explorer becomes a worker: only before anything else, and with grain of the stock."""
    if u.kind != "explorer" or s.turn.moved or u.hindered or is_hostile(s, u.owner, u.hex):
        return []
    if s.players[u.owner].stock["grain"] < SETTLE_GRAIN or not worker_fits(s, u.owner):
        return []
    deed: Deed = settle
    return [offer(deed, "settle", Text("do-settle"), Text("hint-settle"), group="work")]


def settle(t: Table, s: State, seat: int, name: str) -> Steps[None]:
    u = unit(s, seat, name)
    if not (yield from clear(t, s, seat, u.hex)):
        return
    u = unit(s, seat, name)
    player = s.players[seat]
    player.stock["grain"] -= SETTLE_GRAIN
    player.explorer_gone = True
    s.units.remove(u)
    new = add_unit(s, seat, "worker", u.hex)
    s.turn.acted, s.turn.unit = True, None
    t.tell("told-settles", who=who(seat), unit=unit_name(new.name), hex=u.hex)

"""Feeding workers and soldiers (specification 7.6, step 4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, who
from games.romolo_o_remo.kings import characters
from games.romolo_o_remo.map.hostility import clear
from games.romolo_o_remo.map.people import askable, is_hostile, unit
from games.romolo_o_remo.map.sites import behind_wall, grid
from games.romolo_o_remo.state import State, Unit
from games.romolo_o_remo.terms import FED_BY_FARM
from games.romolo_o_remo.words.labels import unit_name, unit_spot

EATERS = ("worker", "soldier")
KITCHEN = "furnarius"  # stands for a farm everywhere


def feed(t: Table, s: State, seat: int) -> Steps[None]:
    """Who cannot be fed costs a grain or goes back to the pool; which, the player chooses."""
    hungry = eaters(s, seat)
    yield from _ask_hosts(t, s, seat, hungry)
    while hungry:
        chairs = tables(s, seat)
        fed = most_fed(chairs, hungry)
        unfed = len(hungry) - fed
        if not unfed:
            return
        choices = [
            name
            for name in hungry
            if most_fed(chairs, [other for other in hungry if other != name]) == fed
        ]
        name, pays = yield from _choose(s, seat, choices, unfed)
        hungry.remove(name)
        u = unit(s, seat, name)
        if pays:
            s.players[seat].stock["grain"] -= 1
            t.tell("told-feeds", who=who(seat), unit=unit_name(name))
        else:
            s.units.remove(u)
            t.tell("told-starves", who=who(seat), unit=unit_name(name))


def eaters(s: State, seat: int) -> list[str]:
    return [u.name for u in s.units if u.owner == seat and u.kind in EATERS]


def _choose(s: State, seat: int, names: Sequence[str], n: int) -> Steps[tuple[str, bool]]:
    offers: list[Offer[tuple[str, bool]]] = []
    fed, gone = Text("hint-feed"), Text("hint-return")
    for name in names:
        spot = unit_spot(unit(s, seat, name))
        if s.players[seat].stock["grain"]:
            label = Text("do-feed", {"unit": unit_name(name)})
            offers.append(offer((name, True), f"feed:{name}", label, fed, group="feed", spot=spot))
        label = Text("do-return", {"unit": unit_name(name)})
        offers.append(
            offer((name, False), f"return:{name}", label, gone, group="return", spot=spot)
        )
    prompt = Text("ask-feed", {"n": n})
    return (yield from pick(Seat(seat), "romolo.feed", prompt, offers))


def _ask_hosts(t: Table, s: State, seat: int, hungry: Sequence[str]) -> Steps[None]:
    """Who wants to be asked says before the meal whether his people keep others off (R85).

    Only where a farm would feed somebody whom the others cannot feed.
    """
    for hex in s.places:
        if not askable(s, seat, hex, towers=True):
            continue
        chairs = {name: own for name, own in tables(s, seat).items() if not _is_open(s, seat, name)}
        here = {name: own for name, own in tables(s, seat).items() if name.startswith(f"{hex}.")}
        if most_fed({**chairs, **here}, hungry) > most_fed(chairs, hungry):
            yield from clear(t, s, seat, hex, towers=True)


def _is_open(s: State, seat: int, chair: str) -> bool:
    """Whether somebody must still say if a place may be used."""
    hex = chair.partition(".")[0]
    return hex in s.places and bool(askable(s, seat, hex, towers=True))


def _reachers(s: State, seat: int, hex: str) -> list[Unit]:
    """Eaters on a farm's hex or beside it, not cut off by a wall."""
    near = (hex, *grid(s).near[hex])
    return [
        u
        for u in s.units
        if u.owner == seat and u.kind in EATERS and u.hex in near and not behind_wall(s, hex, u.hex)
    ]


def tables(s: State, seat: int) -> dict[str, list[str]]:
    """Who may eat at which place; each seats two for every farm there."""
    found: dict[str, list[str]] = {}
    for hex, place in s.places.items():
        farms = place.buildings.get("farm", 0)
        if farms and not is_hostile(s, seat, hex, towers=True):
            names = [u.name for u in _reachers(s, seat, hex)]
            for n in range(FED_BY_FARM * farms if names else 0):
                found[f"{hex}.{n}"] = names
    names = eaters(s, seat)
    for n in range(FED_BY_FARM * len(characters(s, seat, "furnarius"))):
        found[f"{KITCHEN}.{n}"] = names
    return found


def most_fed(chairs: Mapping[str, Sequence[str]], names: Sequence[str]) -> int:
    """The largest number of these units that can eat at once (a maximum matching)."""
    sits: dict[str, str] = {}  # unit by chair

    def place(name: str, tried: list[str]) -> bool:
        for chair, eaters in chairs.items():
            if name in eaters and chair not in tried:
                tried.append(chair)
                if chair not in sits or place(sits[chair], tried):
                    sits[chair] = name
                    return True
        return False

    return sum(place(name, []) for name in names)

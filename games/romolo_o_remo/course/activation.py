"""Activating one unit after the other (specification 7.2)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.core.asking import Offer, offer, pick
from games.core.contract import Steps, Table
from games.core.seats import Seat
from games.core.text import Text, Value, who
from games.romolo_o_remo.course.deeds import Deed, Deeds
from games.romolo_o_remo.course.moving import looks, moves, settling
from games.romolo_o_remo.jobs.building import building_jobs
from games.romolo_o_remo.jobs.exchanging import exchanging_jobs
from games.romolo_o_remo.jobs.growing import growing_jobs
from games.romolo_o_remo.jobs.job import Job, Jobs, Worker
from games.romolo_o_remo.jobs.producing import producing_jobs
from games.romolo_o_remo.jobs.recruiting import recruiting_jobs
from games.romolo_o_remo.jobs.trading import negotiator_jobs, trading_jobs
from games.romolo_o_remo.kings import unused, use
from games.romolo_o_remo.map.hostility import clear
from games.romolo_o_remo.map.people import is_hostile, is_there, unit
from games.romolo_o_remo.map.sites import grid
from games.romolo_o_remo.state import State, Unit
from games.romolo_o_remo.terms import ACTIONS
from games.romolo_o_remo.words.labels import TERRAIN_TEXT, UNIT_TEXT, unit_name

FAMILIES: tuple[Callable[[State, Worker], Jobs], ...] = (
    producing_jobs,
    building_jobs,
    growing_jobs,
    recruiting_jobs,
    trading_jobs,
    exchanging_jobs,
)


def begin(s: State, seat: int, name: str) -> None:
    u = unit(s, seat, name)
    u.activated, u.left = True, ACTIONS[u.kind]
    turn = s.turn
    turn.unit, turn.via, turn.fled = name, None, []
    turn.worked = turn.moved = turn.refused = False


def activate(t: Table, s: State, seat: int, name: str, *, is_last: bool = False) -> Steps[None]:
    """Everything one unit does, until it stops or has nothing left to do.

    The last one stops by ending the phase.
    """
    begin(s, seat, name)
    while s.turn.unit == name and is_there(s, seat, name):
        u = unit(s, seat, name)
        deeds = menu(s, u)
        if not deeds:
            break
        stop: Deed = _stop
        word = ("end", "do-end-actions") if is_last else ("stop", "do-stop")
        deeds.append(offer(stop, word[0], Text(word[1]), group="stop"))
        deed = yield from pick(Seat(seat), "romolo.deed", _prompt(s, u), deeds)
        yield from deed(t, s, seat, name)
    _end(s, seat, name)


def _end(s: State, seat: int, name: str) -> None:
    """A unit without actions lies down; one that stopped before stays on its feet."""
    if is_there(s, seat, name):
        u = unit(s, seat, name)
        u.lying = u.lying or u.left == 0
    s.turn.unit = s.turn.via = None


def _prompt(s: State, u: Unit) -> Text:
    args: dict[str, Value] = {
        "kind": UNIT_TEXT[u.kind],
        "unit": unit_name(u.name),
        "hex": u.hex,
        "terrain": TERRAIN_TEXT[s.places[u.hex].terrain],
        "n": u.left,
    }
    if u.hindered:
        return Text("ask-deed-hindered", args)
    return Text("ask-deed-after" if s.turn.worked else "ask-deed", args)


def _stop(t: Table, s: State, seat: int, name: str) -> Steps[None]:
    yield from ()
    s.turn.unit = None


# ---- what it may do ---------------------------------------------------------------------------


def menu(s: State, u: Unit) -> Deeds:
    if s.turn.worked:
        return _free_deals(s, u)
    deeds = [*moves(s, u), *looks(s, u), *settling(s, u)]
    if u.kind != "worker":
        return deeds
    if can_work(s, u):
        here = Worker(u.owner, u.name, u.hex)
        deeds += [_at_work(job) for family in FAMILIES for job in family(s, here)]
        deeds += _traductor(s, u)
    return [*deeds, *_free_deals(s, u)]


def is_free(s: State, u: Unit) -> bool:
    """A worker whom nothing keeps from working, but perhaps a lack of actions."""
    return (
        u.kind == "worker"
        and not u.hindered
        and not u.retreated
        and not is_hostile(s, u.owner, u.hex)
    )


def can_work(s: State, u: Unit) -> bool:
    return u.left > 0 and not u.lying and is_free(s, u)


def _at_work(job: Offer[Job]) -> Offer[Deed]:
    deed: Deed = partial(_work, job.thing)
    return Offer(job.option, deed)


def _work(job: Job, t: Table, s: State, seat: int, name: str) -> Steps[None]:
    """A job on the worker's hex, or with Traductor on another; it ends his actions."""
    stands = unit(s, seat, name).hex
    hex = s.turn.via or stands
    for place in dict.fromkeys((stands, hex)):
        if not (yield from clear(t, s, seat, place)):
            s.turn.via = None
            return
    if (yield from _has_fled(t, s, seat, name)):
        s.turn.via = None
        return
    done = yield from job(t, s, Worker(seat, name, hex))
    via, s.turn.via = s.turn.via, None
    if not done:
        return
    if via:
        tile = unused(s, seat, "traductor")
        assert tile is not None
        use(s, tile)
    s.turn.acted = s.turn.worked = True
    if is_there(s, seat, name):
        u = unit(s, seat, name)
        u.left, u.lying = 0, True


def _has_fled(t: Table, s: State, seat: int, name: str) -> Steps[bool]:
    """Whether the way here was a retreat: asked only when it matters, for a step homewards."""
    for hex in s.turn.fled:
        if not (yield from clear(t, s, seat, hex)):
            unit(s, seat, name).retreated = True
            return True
    return False


def _free_deals(s: State, u: Unit) -> Deeds:
    """Negotiator: before or after the closing action, where the worker really stands."""
    if not is_free(s, u):
        return []
    found: Deeds = []
    for job in negotiator_jobs(s, Worker(u.owner, u.name, u.hex)):
        deed: Deed = partial(_deal, job.thing)
        found.append(Offer(job.option, deed))
    return found


def _deal(job: Job, t: Table, s: State, seat: int, name: str) -> Steps[None]:
    hex = unit(s, seat, name).hex
    if not (yield from clear(t, s, seat, hex)) or (yield from _has_fled(t, s, seat, name)):
        return
    s.turn.acted = True
    yield from job(t, s, Worker(seat, name, hex))


# ---- Traductor --------------------------------------------------------------------------------


def _virtual_hexes(s: State, u: Unit) -> list[str]:
    """Where a worker may work without going there; walls do not matter."""
    closed = s.rival.capital if s.rival else None
    return [
        hex
        for hex in grid(s).near[u.hex]
        if s.places[hex].up and hex != closed and not is_hostile(s, u.owner, hex)
    ]


def _jobs_at(s: State, u: Unit, hex: str) -> Jobs:
    there = Worker(u.owner, u.name, hex)
    return [job for family in FAMILIES for job in family(s, there)]


def _traductor(s: State, u: Unit) -> Deeds:
    if unused(s, u.owner, "traductor") is None:
        return []
    found: Deeds = []
    for hex in _virtual_hexes(s, u):
        if _jobs_at(s, u, hex):
            deed: Deed = partial(_work_at, hex)
            label, hint = Text("do-traductor", {"hex": hex}), Text("hint-traductor")
            spot = f"hex:{hex}"
            found.append(offer(deed, f"via:{hex}", label, hint, group="character", spot=spot))
    return found


def _work_at(hex: str, t: Table, s: State, seat: int, name: str) -> Steps[None]:
    u = unit(s, seat, name)
    s.turn.via = hex
    jobs = _jobs_at(s, u, hex)
    prompt = Text("ask-via", {"unit": unit_name(name), "hex": hex})
    job = yield from pick(Seat(seat), "romolo.via", prompt, jobs)
    yield from _work(job, t, s, seat, name)


# ---- Architectus ------------------------------------------------------------------------------


def farm_hexes(s: State) -> list[str]:
    return [hex for hex, place in s.places.items() if place.buildings.get("farm")]


def designate(t: Table, s: State, seat: int) -> Steps[None]:
    """Which hex's farm counts for strength; once in an action phase."""
    offers = [
        offer(hex, hex, Text("do-farm", {"hex": hex}), spot=f"hex:{hex}")
        for hex in farm_hexes(s)
        if hex != s.players[seat].farm_hex
    ]
    hex = yield from pick(Seat(seat), "romolo.architectus", Text("ask-farm"), offers)
    s.players[seat].farm_hex = hex
    s.turn.redesignated = True
    t.tell("told-architectus", who=who(seat), hex=hex)

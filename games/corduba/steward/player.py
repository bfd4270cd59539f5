"""Answers to every kind of question, ranked by what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.corduba.data import TABLES
from games.corduba.seat.view import View
from games.corduba.steward.values import SENATOR, WORKER, Mind
from games.corduba.terms import COLOURS, DISTRICTS, RESOURCES, TROOPS, DistrictId, Resource
from games.core.bots.weighing import judging_bot, ranked
from games.core.contract import Decision, Option, Ranked
from games.core.ids import parts, rest, verb

Weigh = Callable[[Mind, Option], float]
# Who is freed first; what begins a game best.
SPECIALISTS = ("red", "purple", "yellow", "blue", "grey", "brown")


def rank(view: View, decision: Decision) -> Sequence[Ranked]:
    if view.seat is None:
        return []
    weigh = WEIGHTS.get(decision.key)
    if weigh is None:
        return []
    mind = Mind(view)
    options = {option.id: option for option in decision.options}
    return ranked(decision, lambda id: weigh(mind, options[id]))


def _number(option: Option, name: str) -> int:
    """A number that the hint of an option holds."""
    value = option.hint.args.get(name, 0) if option.hint else 0
    return value if isinstance(value, int) else 0


def _district(name: str) -> DistrictId:
    return next(d for d in DISTRICTS if d == name)


def _resource(name: str) -> Resource:
    return next(what for what in RESOURCES if what == name.partition(".")[0])


# ---- a turn -----------------------------------------------------------------------------------


def _turn(mind: Mind, option: Option) -> float:
    what = rest(option.id)
    match verb(option.id):
        case "milestone":
            return 3 * SENATOR
        case "ability":
            return 2 * SENATOR
        case "trader":
            return _trader(mind)
        case "monument":
            return 16.0
        case "build":
            return _best_build(mind, _district(what))
        case "activate":
            return _best_use(mind, _district(what))
        case "castra":
            kind = next(kind for kind in TROOPS if kind == what)
            space = TABLES.castra[kind]
            return mind.troop(kind) - mind.cost(space.cost) - WORKER * space.strength
        case "site":
            space_of = TABLES.sites[what]
            supply = next(r.supply for r in mind.view.market if r.resource == space_of.what)
            n = min(space_of.n, supply)
            return n * mind.unit(space_of.what) - WORKER * space_of.pieces
        case "portus":
            return 1.0 - WORKER + 0.1
        case "pass":
            return -2.0 if mind.me.workers or mind.me.ready else 0.0
        case _:
            return -9.0


def _trader(mind: Mind) -> float:
    """For what Rome demands, in the last round of a decade; or when money is short."""
    demand = mind.view.demand
    if demand is None or mind.in_decade or demand.what == "denarii" or not mind.goods_missing:
        return -9.0
    row = next(row for row in mind.view.market if row.resource == demand.what)
    return 9.0 if row.stock and row.price <= mind.me.denarii else -9.0


def _best_build(mind: Mind, district: DistrictId) -> float:
    """Of the types that could be paid, roughly."""
    me = mind.me
    values = [-9.0]
    for kind in next(d for d in mind.view.districts if d.id == district).available:
        type = TABLES.buildings[kind]
        enough = me.denarii + 3 >= type.cost.denarii and me.goods["marble"] >= type.cost.marble
        if enough and me.workers + 2 >= type.strength:
            values.append(mind.building(kind, district))
    return max(values) + 2.0


def _best_use(mind: Mind, district: DistrictId) -> float:
    values = [-9.0]
    for tile in next(d for d in mind.view.districts if d.id == district).tiles:
        if tile.user is None and not tile.unrest:
            actions = TABLES.buildings[tile.kind].actions
            values += [_use_action(mind, action.id, district) for action in actions]
    return max(values)


def _use_action(mind: Mind, id: str, district: DistrictId | None) -> float:
    action = TABLES.actions[id]
    if action.strength > mind.me.workers + 2 or action.cost.denarii > mind.me.denarii:
        return -9.0
    return mind.action(action, district)


def _use(mind: Mind, option: Option) -> float:
    """Of an action of a building; «no» is worth nothing."""
    if option.id == "no":
        return 0.0
    where = option.spot.split(":")[1] if option.spot else ""
    district = _district(where) if where else None
    return mind.action(TABLES.actions[rest(option.id)], district)


# ---- building ---------------------------------------------------------------------------------


def _type(mind: Mind, option: Option) -> float:
    planned = mind.view.planned
    assert planned is not None
    worth = mind.building(rest(option.id), planned.district)
    return worth - 1.5 * _number(option, "chain")


def _spot(mind: Mind, option: Option) -> float:
    return float(_number(option, "n"))


def _orientation(mind: Mind, option: Option) -> float:
    return _number(option, "best") + 0.01 * _number(option, "n")


def _confirm(mind: Mind, option: Option) -> float:
    return {"yes": 2.0, "neutral": 0.0, "pay": -1.0}.get(option.id, -2.0)


def _monument(mind: Mind, option: Option) -> float:
    _, monument, _ = parts(option.id)
    where = TABLES.monuments[monument].prestige
    return sum(mind.prestige(district, n) for district, n in where.items())


# ---- choices on the way -----------------------------------------------------------------------


def _market(mind: Mind, option: Option) -> float:
    """Only what Rome demands is bought; what is far too much is sold."""
    word = parts(option.id)
    if word[0] in ("done", "leave"):
        return 0.5
    what, n, demand = _resource(word[1]), int(word[2]), mind.view.demand
    if word[0] == "buy":
        wanted = demand and demand.what == what and n <= mind.goods_missing
        return float(n) if wanted else -1.0 - n
    spare = mind.me.goods[what] - 3
    return 0.6 if n <= spare and mind.prices[what] > 2 else -0.5 - 0.1 * n


def _goods(mind: Mind, option: Option) -> float:
    """Of a mix, or of one unit more."""
    words = parts(option.id)[1:]
    total = 0.0
    for word in words:
        name, _, n = word.partition(".")
        total += mind.unit(_resource(name)) * (1 if verb(option.id) == "unit" else int(n))
    if verb(option.id) == "unit":
        total -= 0.7 * int(words[0].partition(".")[2])
    return total


def _discard(mind: Mind, option: Option) -> float:
    name, _, k = rest(option.id).partition(".")
    return 10.0 - mind.unit(_resource(name)) - 0.5 * int(k)


def _specialist(mind: Mind, option: Option) -> float:
    return -float(SPECIALISTS.index(rest(option.id)))


def _worker(mind: Mind, option: Option) -> float:
    crowded = mind.me.register + len(mind.me.freed) > mind.me.popularity + 3
    return float((option.id == "specialist") != (crowded and mind.me.register < len(COLOURS)))


def _prestige(mind: Mind, option: Option) -> float:
    return mind.prestige(_district(option.id), 1)


def _strike(mind: Mind, option: Option) -> float:
    """Where it burns already, and on what others use more."""
    _, where, kind = parts(option.id)
    district = _district(where)
    burning = 5.0 if district in mind.revolting else 0.0
    tile = next(
        t for d in mind.view.districts if d.id == district for t in d.tiles if t.kind == kind
    )
    return burning + (tile.builder != mind.me.seat)


def _suppress(mind: Mind, option: Option) -> float:
    where = parts(option.id)[1]
    here = next(d for d in mind.view.districts if d.id == where)
    return -float(sum(tile.unrest for tile in here.tiles))


def _share(mind: Mind, option: Option) -> float:
    seat = int(rest(option.id))
    return -float(mind.view.players[seat].senators)


def _rome(mind: Mind, option: Option) -> float:
    """A share if that will do, everything if only that will, else as little as possible."""
    demand = mind.view.demand
    assert demand is not None
    most = [mind.deliverable(player) for player in mind.view.players]
    shares = sum(min(n, mind.share) for n in most)
    if shares >= demand.minimum:
        wanted = "everything" if demand.last else "share"
    else:
        wanted = "everything" if sum(most) >= demand.minimum else "least"
    return 1.0 if option.id == wanted else -1.0 if option.id == "by_hand" else 0.0


def _first(mind: Mind, option: Option) -> float:
    return 0.0


WEIGHTS: dict[str, Weigh] = {
    "corduba.turn": _turn,
    "corduba.activate": _use,
    "corduba.build.use": _use,
    "corduba.build.type": _type,
    "corduba.build.spot": _spot,
    "corduba.build.orientation": _orientation,
    "corduba.build.chain": _first,
    "corduba.build.confirm": _confirm,
    "corduba.monument": _monument,
    "corduba.market": _market,
    "corduba.choose": _goods,
    "corduba.choose.units": _goods,
    "corduba.storage": _discard,
    "corduba.specialist": _specialist,
    "corduba.draft.specialist": _specialist,
    "corduba.peculium": _specialist,
    "corduba.worker": _worker,
    "corduba.prestige": _prestige,
    "corduba.spread": _strike,
    "corduba.strike": _strike,
    "corduba.suppress": _suppress,
    "corduba.share": _share,
    "corduba.rome.whole": _rome,
    "corduba.harmony": _first,
    "corduba.pass": _first,
    "corduba.crew": _first,
    "corduba.payment": _first,
    "corduba.after": _first,
    "corduba.caepio.place": _first,
    "corduba.draft.character": _first,
    "corduba.draft.hereditas": _first,
}

steward = judging_bot(rank)

"""What answers to the questions of a turn are worth: what to do, what and where to build."""

from __future__ import annotations

from games.corduba.city.maps import placement_of, spots
from games.corduba.data import TABLES
from games.corduba.data.effects import Market
from games.corduba.state import Planned
from games.corduba.steward.projects.bills import NEVER
from games.corduba.steward.projects.tiles import walled
from games.corduba.steward.thinking import DISTRICT, TROOP, Steward
from games.corduba.steward.trade import RESOURCE
from games.corduba.terms import DistrictId, Troop
from games.core.contract import Option
from games.core.ids import parts, rest, verb

# ---- a turn -----------------------------------------------------------------------------------


def weigh_turn(me: Steward, option: Option) -> float:
    what, mind = rest(option.id), me.mind
    match verb(option.id):
        case "milestone":
            return 3 * mind.w.senator
        case "ability":
            return _ability(me)
        case "trader":
            return me.trade.trader()
        case "monument":
            return me.projects.monuments.best()
        case "build":
            found = me.projects.tiles.of(DISTRICT[what])
            return max((p.net for p in found if p.bill.payable), default=NEVER)
        case "activate":
            return _best_use(me, DISTRICT[what])
        case "castra":
            return _castra(me, TROOP[what])
        case "site":
            return _site(me, what)
        case "portus":
            return me.worth.money(1) - _hand(me)
        case "pass":
            return 0.0
        case "slowly":
            return NEVER
        case _:
            raise LookupError(option.id)


def _hand(me: Steward) -> float:
    """A piece for a site: workers go first, specialists have nothing else to do then."""
    return me.mind.worker if me.me.workers else 0.2


def _best_use(me: Steward, district: DistrictId) -> float:
    uses = [
        _use_action(me, action.id, tile.kind, district)
        for tile in me.mind.districts[district].tiles
        if tile.user is None and not tile.unrest
        for action in TABLES.buildings[tile.kind].actions
    ]
    return max(uses, default=NEVER)


def _use_action(me: Steward, id: str, kind: str, district: DistrictId) -> float:
    action = TABLES.actions[id]
    worth = me.bare.uses.of(action, kind, district)
    for effect in action.effects:
        if isinstance(effect, Market) and worth > NEVER / 2:
            worth += me.trade.visit(
                effect.most or 99, effect.buy, effect.sell, sell_only=effect.sell_only
            )
    return worth


def _castra(me: Steward, kind: Troop) -> float:
    space = TABLES.castra[kind]
    strength = max(1, space.strength - me.mind.modifier("castra_strength"))
    pieces, _ = me.projects.bills.crew(strength, "red")
    costs = [("food", space.cost.food), ("wood", space.cost.wood), ("tool", space.cost.tool)]
    costs += [("stone", space.cost.stone), ("marble", space.cost.marble)]
    paid = sum(-me.worth.unit(RESOURCE[what], -n) for what, n in costs if n)
    return me.worth.troop(kind) - paid - pieces + me.worth.money(-space.cost.denarii)


def _site(me: Steward, name: str) -> float:
    space = TABLES.sites[name]
    n = space.n
    extra = next((one for one in me.mind.modifiers if one.kind == "site_extra"), None)
    if extra and me.me.ability_ready and space.site in extra.sites:
        n += extra.n
    workers = min(me.me.workers, space.pieces)
    pieces = workers * me.mind.worker + 0.2 * (space.pieces - workers)
    return me.worth.unit(space.what, n) - pieces


def _ability(me: Steward) -> float:
    """Once in a decade, for nothing but its price; a market visit waits until it pays."""
    ability = TABLES.characters[me.me.character or ""].ability
    for effect in ability.effects:
        if isinstance(effect, Market):
            return me.trade.visit(effect.most or 99) - 2.0 * (me.mind.in_decade > 0)
    gain = me.worth.effects(ability.effects)
    if gain <= 0 and ability.otherwise and not me.mind.in_decade:
        gain = me.worth.effects(ability.otherwise)
    gain += me.worth.money(-ability.price)
    return gain + 20.0 if gain > 0 else NEVER


def weigh_activate(me: Steward, option: Option) -> float:
    """Of an action of a building; «no» is worth nothing."""
    if option.id == "no":
        return 0.0
    _, where, kind = (option.spot or "::").split(":")
    return _use_action(me, rest(option.id), kind, DISTRICT[where])


# ---- building ---------------------------------------------------------------------------------


def _planned(me: Steward) -> Planned:
    if me.view.planned is None:
        raise LookupError("nothing is being built")
    return me.view.planned


def weigh_type(me: Steward, option: Option) -> float:
    found = me.bare.tiles.of(_planned(me).district)
    return next((p.net for p in found if p.kind == rest(option.id)), NEVER / 2)


def weigh_orientation(me: Steward, option: Option) -> float:
    """The best spot of it."""
    planned = _planned(me)
    shape = TABLES.buildings[planned.kind or ""].shape
    taken = me.mind.occupied[planned.district]
    found = spots(planned.district, shape, taken).placements
    turn = int(option.id.removeprefix("r"))
    return max(_placed(me, planned.district, p.id, shape) for p in found if p.turn == turn)


def weigh_spot(me: Steward, option: Option) -> float:
    planned = _planned(me)
    shape = TABLES.buildings[planned.kind or ""].shape
    return _placed(me, planned.district, rest(option.id), shape)


def _placed(me: Steward, district: DistrictId, id: str, shape: str) -> float:
    """Own insulae; of equals where tile and neighbours leave no gaps."""
    placement, taken = placement_of(district, shape, id), me.mind.occupied[district]
    n = walled(placement, taken)
    snug = (placement.edge & placement.plot & ~taken).bit_count()
    return me.bare.tiles.insulae(district, n) + 0.01 * n - 0.001 * snug


def weigh_confirm(me: Steward, option: Option) -> float:
    return {"yes": 2.0, "neutral": 0.0, "pay": -1.0}.get(option.id, -2.0)


def weigh_monument(me: Steward, option: Option) -> float:
    _, monument, where = parts(option.id)
    return me.projects.monuments.net(monument, DISTRICT.get(where))

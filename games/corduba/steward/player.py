"""Answers to every kind of question, ranked by what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TypeAlias

from games.corduba.city.maps import placement_of, spots
from games.corduba.data import TABLES
from games.corduba.data.effects import Market
from games.corduba.seat.view import View
from games.corduba.state import Planned
from games.corduba.steward.deliveries import Plan
from games.corduba.steward.mind import Mind
from games.corduba.steward.projects import Projects, walled
from games.corduba.steward.trade import RESOURCE, Trade
from games.corduba.steward.weights import ABILITIES, Weights
from games.corduba.steward.worth import Worth
from games.corduba.terms import COLOURS, DISTRICTS, TROOPS, Colour, DistrictId, Troop
from games.core.bots.weighing import judging_bot, ranked
from games.core.contract import Bot, Decision, Option, Ranked
from games.core.ids import parts, rest, verb

DISTRICT: dict[str, DistrictId] = {d: d for d in DISTRICTS}
TROOP: dict[str, Troop] = {kind: kind for kind in TROOPS}
COLOUR: dict[str, Colour] = {colour: colour for colour in COLOURS}
NEVER = -99.0


class Steward:
    """One seat with a question before it."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.mind = Mind(view, weights)
        self.me = self.mind.me

    @cached_property
    def plain(self) -> Worth:
        return Worth(self.mind)

    @cached_property
    def bare(self) -> Projects:
        """Without goals."""
        return Projects(self.mind, self.plain)

    @cached_property
    def projects(self) -> Projects:
        """What could be built; what the best of it lacks is worth more from then on."""
        projects = self.bare
        if self.mind.later:
            projects.strive()
        return projects

    @property
    def worth(self) -> Worth:
        return self.projects.worth

    @cached_property
    def trade(self) -> Trade:
        return Trade(self.mind, self.worth)

    @cached_property
    def plan(self) -> Plan:
        return Plan(self.mind)


Weigh: TypeAlias = Callable[[Steward, Option], float]


def _number(option: Option, name: str) -> int:
    """A number that the hint of an option holds."""
    value = option.hint.args.get(name, 0) if option.hint else 0
    return value if isinstance(value, int) else 0


# ---- a turn -----------------------------------------------------------------------------------


def _turn(me: Steward, option: Option) -> float:
    what, mind = rest(option.id), me.mind
    match verb(option.id):
        case "milestone":
            return 3 * mind.w.senator
        case "ability":
            return _ability(me)
        case "trader":
            return me.trade.trader()
        case "monument":
            return me.projects.best_monument()
        case "build":
            found = me.projects.tiles(DISTRICT[what])
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
    worth = me.bare.use(action, kind, district)
    for effect in action.effects:
        if isinstance(effect, Market) and worth > NEVER / 2:
            worth += me.trade.visit(
                effect.most or 99, effect.buy, effect.sell, sell_only=effect.sell_only
            )
    return worth


def _castra(me: Steward, kind: Troop) -> float:
    space = TABLES.castra[kind]
    strength = max(1, space.strength - me.mind.modifier("castra_strength"))
    pieces, _ = me.projects.crew(strength, "red")
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


def _activate(me: Steward, option: Option) -> float:
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


def _type(me: Steward, option: Option) -> float:
    found = me.bare.tiles(_planned(me).district)
    return next((p.net for p in found if p.kind == rest(option.id)), NEVER / 2)


def _orientation(me: Steward, option: Option) -> float:
    """The best spot of it."""
    planned = _planned(me)
    shape = TABLES.buildings[planned.kind or ""].shape
    taken = me.mind.occupied[planned.district]
    found = spots(planned.district, shape, taken).placements
    turn = int(option.id.removeprefix("r"))
    return max(_placed(me, planned.district, p.id, shape) for p in found if p.turn == turn)


def _spot(me: Steward, option: Option) -> float:
    planned = _planned(me)
    shape = TABLES.buildings[planned.kind or ""].shape
    return _placed(me, planned.district, rest(option.id), shape)


def _placed(me: Steward, district: DistrictId, id: str, shape: str) -> float:
    """Own insulae; of equals where tile and neighbours leave no gaps."""
    placement, taken = placement_of(district, shape, id), me.mind.occupied[district]
    n = walled(placement, taken)
    snug = (placement.edge & placement.plot & ~taken).bit_count()
    return me.bare.insulae(district, n) + 0.01 * n - 0.001 * snug


def _confirm(me: Steward, option: Option) -> float:
    return {"yes": 2.0, "neutral": 0.0, "pay": -1.0}.get(option.id, -2.0)


def _monument(me: Steward, option: Option) -> float:
    _, monument, where = parts(option.id)
    return me.projects.monument(monument, DISTRICT.get(where))


# ---- choices on the way -----------------------------------------------------------------------


def _market(me: Steward, option: Option) -> float:
    word = parts(option.id)
    if word[0] in ("done", "leave"):
        return 0.01
    price = option.label.args["price"]
    if not isinstance(price, int):
        raise LookupError(option.id)
    what, n, basket = RESOURCE[word[1]], int(word[2]), me.view.basket
    if word[0] == "sell":
        return me.trade.sale(what, n, price)
    if basket and basket.bought and me.me.denarii < price:
        return -1.0
    return me.trade.purchase(what, n, price)


def _mix(me: Steward, option: Option) -> float:
    """Of several units at once."""
    pairs = [word.split(".") for word in parts(option.id)[1:]]
    return sum(me.worth.unit(RESOURCE[what], int(n)) for what, n in pairs)


def _unit(me: Steward, option: Option) -> float:
    """Of the k-th unit more."""
    what, k = rest(option.id).split(".")
    return me.worth.unit(RESOURCE[what], int(k)) - me.worth.unit(RESOURCE[what], int(k) - 1)


def _discard(me: Steward, option: Option) -> float:
    """Of the k-th unit less."""
    what, k = rest(option.id).split(".")
    own = me.me.goods[RESOURCE[what]]
    lost = me.plain.unit(RESOURCE[what], -own + int(k) - 1) - me.plain.unit(
        RESOURCE[what], -own + int(k)
    )
    return 50.0 + lost


def _specialist(me: Steward, option: Option) -> float:
    return me.plain.freed(COLOUR[rest(option.id)])


def _peculium(me: Steward, option: Option) -> float:
    return me.plain.peculium(COLOUR[rest(option.id)])


def _worker(me: Steward, option: Option) -> float:
    return me.plain.step if option.id == "worker" else me.plain.free_one


def _prestige(me: Steward, option: Option) -> float:
    """More is received there; or less lost, if it is asked where to lose."""
    return me.plain.prestige(DISTRICT[option.id], 1)


def _strike(me: Steward, option: Option) -> float:
    """Where it burns already, and on what others use more."""
    _, where, kind = parts(option.id)
    here = me.mind.districts[DISTRICT[where]]
    tile = next(tile for tile in here.tiles if tile.kind == kind)
    useful = max(me.bare.use(a, kind, here.id) for a in TABLES.buildings[kind].actions)
    calm = 0.0 if here.revolting else 6.0 + 4.0 * me.mind.revolting
    lead = 0.1 * me.me.prestige[here.id]
    return (tile.builder != me.me.seat) - calm - lead - 0.3 * max(0.0, useful)


def _suppress(me: Steward, option: Option) -> float:
    where = DISTRICT[parts(option.id)[1]]
    n = sum(tile.unrest for tile in me.mind.districts[where].tiles)
    return me.plain.calming(where, n, me.me.unrest, me.mind.revolting)


def _share(me: Steward, option: Option) -> float:
    return -float(me.view.players[int(rest(option.id))].senators)


# ---- Rome, and the people ---------------------------------------------------------------------


def _rome(me: Steward, option: Option) -> float:
    """By hand, unless the shortcut is just what is planned."""
    plan, mind = me.plan, me.mind
    own, amphorae = mind.stored(me.me), me.me.goods["amphora"]
    everything = (
        plan.troops == me.me.troops
        and plan.offerings == me.me.offerings
        and plan.goods == own
        and (plan.amphorae == amphorae or not plan.demand.amphora)
    )
    worth = {"everything": 2.0 if everything else -1.0, "by_hand": 1.0, "share": 0.0, "least": -0.5}
    return worth[option.id]


def _sent(me: Steward, option: Option) -> float:
    """Markers by kind, as near to the plan as can be."""
    counts = {kind: int(n) for kind, n in (word.split(".") for word in parts(option.id)[1:])}
    wanted: dict[str, int] = {str(kind): n for kind, n in me.plan.troops.items()}
    wanted |= {str(kind): n for kind, n in me.plan.offerings.items()}
    return -float(sum(abs(n - wanted[kind]) for kind, n in counts.items()))


def _sent_goods(me: Steward, option: Option) -> float:
    return -abs(float(int(parts(option.id)[2]) - me.plan.goods))


def _sent_amphorae(me: Steward, option: Option) -> float:
    return -abs(float(int(parts(option.id)[2]) - me.plan.amphorae))


def _wage(me: Steward, option: Option) -> float:
    """What is worth least is paid; unrest costs more than an amphora."""
    food, denarii, amphorae = (int(n) for n in parts(option.id)[1:])
    paid = me.plain.unit("food", -food) + me.plain.unit("amphora", -amphorae)
    unpaid = me.me.upkeep - food - denarii - amphorae
    return paid - 1.0 * denarii - me.mind.trouble * unpaid


# ---- the start --------------------------------------------------------------------------------


def _character(me: Steward, option: Option) -> float:
    character = TABLES.characters[rest(option.id)]
    ability = character.ability
    modifier = ability.modifier
    worth = ABILITIES[modifier.kind] * modifier.n if modifier else 0.0
    uses = me.plain.effects(ability.effects) - ability.price
    if ability.effects:
        worth += len(TABLES.districts) * max(uses, me.plain.effects(ability.otherwise))
    return worth + me.plain.effects(character.start) + me.plain.prestige(character.district, 1)


def _hereditas(me: Steward, option: Option) -> float:
    card, w = TABLES.hereditas[rest(option.id)], me.mind.w
    later = me.mind.later + 1
    worth = later * (w.worker_a_round * card.register + w.wage * card.popularity)
    worth -= later * w.wage * card.register
    worth += card.denarii + 2.5 * card.basics + me.plain.effects(card.extra)
    if card.specialist:
        colour = card.specialist
        worth += me.plain.free_one if colour == "choice" else me.plain.freed(colour)
    return worth


def _first(me: Steward, option: Option) -> float:
    return 0.0


def _pass(me: Steward, option: Option) -> float:
    return float(option.id == "yes")


WEIGHTS: dict[str, Weigh] = {
    "corduba.turn": _turn,
    "corduba.activate": _activate,
    "corduba.build.use": _activate,
    "corduba.build.type": _type,
    "corduba.build.spot": _spot,
    "corduba.build.orientation": _orientation,
    "corduba.build.chain": _first,
    "corduba.build.confirm": _confirm,
    "corduba.monument": _monument,
    "corduba.market": _market,
    "corduba.choose": _mix,
    "corduba.choose.units": _unit,
    "corduba.storage": _discard,
    "corduba.specialist": _specialist,
    "corduba.draft.specialist": _specialist,
    "corduba.peculium": _peculium,
    "corduba.worker": _worker,
    "corduba.prestige": _prestige,
    "corduba.spread": _strike,
    "corduba.strike": _strike,
    "corduba.suppress": _suppress,
    "corduba.share": _share,
    "corduba.rome.whole": _rome,
    "corduba.rome.troops": _sent,
    "corduba.rome.offerings": _sent,
    "corduba.rome.goods": _sent_goods,
    "corduba.rome.amphorae": _sent_amphorae,
    "corduba.harmony": _wage,
    "corduba.pass": _pass,
    "corduba.crew": _first,
    "corduba.payment": _first,
    "corduba.after": _first,
    "corduba.caepio.place": _first,
    "corduba.draft.character": _character,
    "corduba.draft.hereditas": _hereditas,
}


def steward_of(weights: Weights) -> Bot[View]:
    """A steward of another character."""

    def rank(view: View, decision: Decision) -> Sequence[Ranked]:
        weigh = WEIGHTS.get(decision.key)
        if weigh is None or view.seat is None:
            return []
        me = Steward(view, weights)
        options = {option.id: option for option in decision.options}
        try:
            return ranked(decision, lambda id: weigh(me, options[id]))
        except (LookupError, ValueError):  # an option of rules newer than this player
            return []

    return judging_bot(rank)


steward = steward_of(Weights())
heedless = steward_of(Weights(rome=0.0))  # who does not care what Rome wants

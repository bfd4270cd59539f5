"""What answers to all other questions are worth: goods, people, unrest, Rome, the start."""

from __future__ import annotations

from games.corduba.data import TABLES
from games.corduba.steward.thinking import COLOUR, DISTRICT, Steward
from games.corduba.steward.trade import RESOURCE
from games.corduba.steward.weights import ABILITIES
from games.core.contract import Option
from games.core.ids import parts, rest

# ---- choices on the way -----------------------------------------------------------------------


def weigh_market(me: Steward, option: Option) -> float:
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


def weigh_mix(me: Steward, option: Option) -> float:
    """Of several units at once."""
    pairs = [word.split(".") for word in parts(option.id)[1:]]
    return sum(me.worth.unit(RESOURCE[what], int(n)) for what, n in pairs)


def weigh_unit(me: Steward, option: Option) -> float:
    """Of the k-th unit more."""
    what, k = rest(option.id).split(".")
    return me.worth.unit(RESOURCE[what], int(k)) - me.worth.unit(RESOURCE[what], int(k) - 1)


def weigh_discard(me: Steward, option: Option) -> float:
    """Of the k-th unit less."""
    what, k = rest(option.id).split(".")
    own = me.me.goods[RESOURCE[what]]
    lost = me.plain.unit(RESOURCE[what], -own + int(k) - 1) - me.plain.unit(
        RESOURCE[what], -own + int(k)
    )
    return 50.0 + lost


def weigh_specialist(me: Steward, option: Option) -> float:
    return me.plain.freed(COLOUR[rest(option.id)])


def weigh_peculium(me: Steward, option: Option) -> float:
    return me.plain.peculium(COLOUR[rest(option.id)])


def weigh_worker(me: Steward, option: Option) -> float:
    return me.plain.step if option.id == "worker" else me.plain.free_one


def weigh_prestige(me: Steward, option: Option) -> float:
    """More is received there; or less lost, if it is asked where to lose."""
    return me.plain.prestige(DISTRICT[option.id], 1)


def weigh_strike(me: Steward, option: Option) -> float:
    """Where it burns already, and on what others use more."""
    _, where, kind = parts(option.id)
    here = me.mind.districts[DISTRICT[where]]
    tile = next(tile for tile in here.tiles if tile.kind == kind)
    useful = max(me.bare.uses.of(a, kind, here.id) for a in TABLES.buildings[kind].actions)
    calm = 0.0 if here.revolting else 6.0 + 4.0 * me.mind.revolting
    lead = 0.1 * me.me.prestige[here.id]
    return (tile.builder != me.me.seat) - calm - lead - 0.3 * max(0.0, useful)


def weigh_suppress(me: Steward, option: Option) -> float:
    where = DISTRICT[parts(option.id)[1]]
    n = sum(tile.unrest for tile in me.mind.districts[where].tiles)
    return me.plain.calming(where, n, me.me.unrest, me.mind.revolting)


def weigh_share(me: Steward, option: Option) -> float:
    return -float(me.view.players[int(rest(option.id))].senators)


# ---- Rome, and the people ---------------------------------------------------------------------


def weigh_rome(me: Steward, option: Option) -> float:
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


def weigh_sent(me: Steward, option: Option) -> float:
    """Markers by kind, as near to the plan as can be."""
    counts = {kind: int(n) for kind, n in (word.split(".") for word in parts(option.id)[1:])}
    wanted: dict[str, int] = {str(kind): n for kind, n in me.plan.troops.items()}
    wanted |= {str(kind): n for kind, n in me.plan.offerings.items()}
    return -float(sum(abs(n - wanted[kind]) for kind, n in counts.items()))


def weigh_sent_goods(me: Steward, option: Option) -> float:
    return -abs(float(int(parts(option.id)[2]) - me.plan.goods))


def weigh_sent_amphorae(me: Steward, option: Option) -> float:
    return -abs(float(int(parts(option.id)[2]) - me.plan.amphorae))


def weigh_wage(me: Steward, option: Option) -> float:
    """What is worth least is paid; unrest costs more than an amphora."""
    food, denarii, amphorae = (int(n) for n in parts(option.id)[1:])
    paid = me.plain.unit("food", -food) + me.plain.unit("amphora", -amphorae)
    unpaid = me.me.upkeep - food - denarii - amphorae
    return paid - 1.0 * denarii - me.mind.trouble * unpaid


# ---- the start --------------------------------------------------------------------------------


def weigh_character(me: Steward, option: Option) -> float:
    character = TABLES.characters[rest(option.id)]
    ability = character.ability
    modifier = ability.modifier
    worth = ABILITIES[modifier.kind] * modifier.n if modifier else 0.0
    uses = me.plain.effects(ability.effects) - ability.price
    if ability.effects:
        worth += len(TABLES.districts) * max(uses, me.plain.effects(ability.otherwise))
    return worth + me.plain.effects(character.start) + me.plain.prestige(character.district, 1)


def weigh_hereditas(me: Steward, option: Option) -> float:
    card, w = TABLES.hereditas[rest(option.id)], me.mind.w
    later = me.mind.later + 1
    worth = later * (w.worker_a_round * card.register + w.wage * card.popularity)
    worth -= later * w.wage * card.register
    worth += card.denarii + 2.5 * card.basics + me.plain.effects(card.extra)
    if card.specialist:
        colour = card.specialist
        worth += me.plain.free_one if colour == "choice" else me.plain.freed(colour)
    return worth

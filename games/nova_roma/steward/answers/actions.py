"""Answers inside an action: contracts, ships, buildings, racers, artisans, cards, tiles."""

from __future__ import annotations

from games.core.ids import kind, parts, rest
from games.core.text import Text
from games.nova_roma.actions.recruit import PRICES
from games.nova_roma.city.board import PLACES, free_places
from games.nova_roma.data import TABLES
from games.nova_roma.data.components import TileKind
from games.nova_roma.estate.conversions import COINS_FOR_INFLUENCE
from games.nova_roma.estate.specials import INCOME_COINS, INCOME_GOODS
from games.nova_roma.estate.tiles import SPACES, TILE_KINDS
from games.nova_roma.sea import SHIP_NAMES
from games.nova_roma.steward import weights as w
from games.nova_roma.steward.answers.forum import NEVER
from games.nova_roma.steward.holdings import AT, Holdings, lacking, with_goods
from games.nova_roma.steward.mind import Mind
from games.nova_roma.steward.plans.abroad import (
    best_legs,
    contract_built,
    contract_sailed,
    legs_worth,
    step,
    wheel,
)
from games.nova_roma.steward.plans.at_home import laid, played, pour, with_choice
from games.nova_roma.steward.plans.chains import REQUESTS, finish, requested, with_marker
from games.nova_roma.steward.worths.estate import harvested, laying, productions, tile_worth
from games.nova_roma.steward.worths.people import card_worth, keeping
from games.nova_roma.terms import ACTIONS, Action

ACTION: dict[str, Action] = {action: action for action in ACTIONS}
ENDS = ("none", "stop", "decline", "go_on")


def staying(m: Mind) -> float:
    """Nothing more in this step."""
    return finish(m, m.now)


# ---- sail -------------------------------------------------------------------------------------


def sail_contract(m: Mind, id: str) -> float:
    if id in ENDS:
        return staying(m)
    return finish(m, contract_sailed(m, m.now, rest(id), m.view.turn.strength))


def leg(m: Mind, id: str) -> float:
    """A leg with the best ones after it."""
    ships = m.now.ships
    if id in ENDS:
        return legs_worth(m, ships, ())
    name, there = parts(id)
    n = SHIP_NAMES.index(name)
    moved = (*ships[:n], there, *ships[n + 1 :])
    after, entered = best_legs(m, moved, m.view.turn.sails - TABLES.harbours[there].sails)
    return legs_worth(m, after, [there, *entered])


# ---- build ------------------------------------------------------------------------------------


def build_contract(m: Mind, id: str) -> float:
    if id in ENDS:
        return staying(m)
    contract, strength = rest(id), m.view.turn.strength
    waives = "artisan" in lacking(m.now, TABLES.building[contract].cost)  # else not offered
    return finish(m, contract_built(m, m.now, contract, strength, waives))


def orientation(m: Mind, id: str) -> float:
    planned = m.view.turn.planned
    if id in ENDS or planned is None:
        return 0.0
    zone, wanted = parts(id)
    groups = free_places(planned.shape, planned.zones, m.town.occupied)
    fitting = [g for g in groups if g[0].zone == zone and g[0].orientation == wanted]
    return m.town.best_of(fitting[0])


def spot(m: Mind, id: str) -> float:
    planned = m.view.turn.planned
    if id in ENDS or planned is None:
        return 0.0
    return m.town.worth(PLACES[f"{planned.orientation}@{id}"])


def confirm(m: Mind, id: str) -> float:
    planned = m.view.turn.planned
    if id in ENDS or planned is None or planned.anchor is None:
        return 0.0
    return m.town.worth(PLACES[f"{planned.orientation}@{planned.anchor}"])


# ---- race -------------------------------------------------------------------------------------


def lane(m: Mind, id: str) -> float:
    """One step; the next ones are thought of when they come."""
    if id in ENDS:
        return staying(m)
    after = step(m, m.now, int(rest(id)) - 1)
    return NEVER if after is None else finish(m, after)


def charioteer(m: Mind, id: str) -> float:
    if id in ENDS:
        return staying(m)
    after = step(m, m.now.but(artisans=m.now.artisans - 1), int(rest(id)) - 1)
    return NEVER if after is None else finish(m, after)


def choose_wheel(m: Mind, id: str) -> float:
    found = wheel(m.now)
    return finish(m, found[0] if id == "marker" else found[-1])


def special_lane(m: Mind, id: str) -> float:
    """Two steps on one lane."""
    if id in ENDS:
        return staying(m)
    n = int(rest(id)) - 1
    first = step(m, m.now, n)
    if first is None:
        return NEVER
    second = step(m, first, n)
    return max(finish(m, after) for after in (first, second) if after)


# ---- produce ----------------------------------------------------------------------------------


def produce(m: Mind, id: str) -> float:
    """The next step of the best way to use all steps that are left."""
    if id in ENDS:
        return staying(m)
    worth, hires, spaces = _best_production(m)
    if id == "hire":
        return worth if hires else NEVER
    return worth if not hires and SPACES.index(id) in spaces else NEVER


def _best_production(m: Mind) -> tuple[float, bool, tuple[int, ...]]:
    """What it is worth, whether it begins with hiring, and where artisans go; remembered."""
    if m.harvest is None:
        found = [
            (finish(m, st), hires, where) for st, hires, where in productions(m, m.now, m.left)
        ]
        m.harvest = max(found, key=lambda plan: plan[0])
    return m.harvest


def artisan(m: Mind, id: str) -> float:
    return finish(m, harvested(m, m.now, (SPACES.index(id),)))


# ---- upgrade ----------------------------------------------------------------------------------


def wine(m: Mind, id: str) -> float:
    cups = 0 if id in ENDS else int(rest(id))
    return finish(m, pour(m.now, cups))


def take_tile(m: Mind, id: str) -> float:
    if id in ENDS:
        return staying(m)
    tile = rest(id)
    price = {slot.tile: slot.price for slot in m.view.estate}[tile]
    return finish(m, laid(m.now, price, tile_worth(m, TILE_KINDS[tile])))


def lay_tile(m: Mind, id: str) -> float:
    kind = _tile_asked(m)
    return laying(m, kind, SPACES.index(id)) if kind else 0.0


def _tile_asked(m: Mind) -> TileKind | None:
    """The kind of tile that the question is about."""
    tile = m.decision.prompt.args.get("tile")
    named = tile.key if isinstance(tile, Text) else ""
    return next((kind for kind in TILE_KINDS.values() if named == f"tile-{kind}"), None)


# ---- tiles under an artisan -------------------------------------------------------------------


def tile(m: Mind, id: str) -> float:
    """A conversion: influence for a good or coins, a coin for an artisan."""
    st = m.now
    if id in ENDS:
        return staying(m)
    if id != "use":
        good = AT[kind(id)]
        return finish(m, with_goods(st.but(influence=st.influence - 1), {good: 1}))
    if _tile_asked(m) == "conv_coin_artisan":
        return finish(m, st.but(coins=st.coins - 1, artisans=st.artisans + 1))
    return finish(m, st.but(influence=st.influence - 1, coins=st.coins + COINS_FOR_INFLUENCE))


def income(m: Mind, id: str) -> float:
    if id == "coins":
        return finish(m, m.now.but(coins=m.now.coins + INCOME_COINS))
    return finish(m, with_choice(m, m.now, INCOME_GOODS))


def special_play(m: Mind, id: str) -> float:
    return _playing(m, id, 0)


# ---- recruit ----------------------------------------------------------------------------------


def draw(m: Mind, id: str) -> float:
    if id in ENDS:
        return 0.0
    if id == "deck":
        return w.CARD_HELD + w.UNSEEN_CARD * min(1.0, m.actions / w.PLAYING_PACE)
    best = max((card_worth(m, card) for card in m.me.hand or ()), default=0.0)
    better = max(0.0, card_worth(m, rest(id)) - best)
    return w.CARD_HELD + better + w.CARD_LATER * keeping(m, rest(id))


def play(m: Mind, id: str) -> float:
    return _playing(m, id, PRICES[max(1, m.view.turn.strength)])


def _playing(m: Mind, id: str, coins: int) -> float:
    if id in ENDS:
        return staying(m)
    found = list(played(m, m.now, card_worth(m, rest(id)), coins))
    return finish(m, found[0]) if found else NEVER


def discard(m: Mind, id: str) -> float:
    return -keeping(m, rest(id))


def replace(m: Mind, id: str) -> float:
    return -card_worth(m, rest(id))


# ---- petition ---------------------------------------------------------------------------------


def marker(m: Mind, id: str) -> float:
    return _best_request(m, with_marker(m, m.now) if id == "marker" else m.now)


def _best_request(m: Mind, st: Holdings) -> float:
    most = min(m.view.turn.strength, st.influence)
    found = [
        finish(m, after)
        for action in REQUESTS
        for k in range(1, most + 1)
        for after in requested(m, action, k, st)
    ]
    return max([finish(m, st), *found])


def request(m: Mind, id: str) -> float:
    if id in ENDS:
        return staying(m)
    name, k = parts(id)
    found = requested(m, ACTION[name], int(k), m.now)
    return max((finish(m, after) for after in found), default=NEVER)

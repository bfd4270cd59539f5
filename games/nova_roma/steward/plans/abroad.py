"""What sailing, building and racing could bring."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.nova_roma.actions.build import price_of
from games.nova_roma.data import TABLES
from games.nova_roma.hippodrome import horses_into
from games.nova_roma.sea import WAYS
from games.nova_roma.steward.holdings import (
    HORSE,
    Holdings,
    lacking,
    paid,
    with_goods,
    with_influence,
)
from games.nova_roma.steward.mind import Mind
from games.nova_roma.steward.plans.at_home import rewarded

# ---- sail -------------------------------------------------------------------------------------


def sail(m: Mind, strength: int, st: Holdings) -> Iterator[Holdings]:
    for contract in m.view.sailing.cards[: strength + 1]:
        if contract and not lacking(st, TABLES.sailing[contract].cost):
            yield contract_sailed(m, st, contract, strength)


def contract_sailed(m: Mind, st: Holdings, contract: str, sails: int) -> Holdings:
    after = paid(st, TABLES.sailing[contract].cost)
    after = after.but(sailing=after.sailing + 1, vp=after.vp + m.scored("sailing"))
    return voyage(m, after, sails)


def voyage(m: Mind, st: Holdings, sails: int) -> Holdings:
    """The best use of some sails."""
    best, harbours = best_legs(m, st.ships, sails)
    st = st.but(ships=best)
    for harbour in harbours:
        reward = TABLES.harbours[harbour].reward
        if reward:
            st = rewarded(m, st, reward)
    return st


def best_legs(m: Mind, ships: tuple[str, ...], sails: int) -> tuple[tuple[str, ...], list[str]]:
    """Where the ships go, and the harbours they enter on the way."""
    key = ships, sails
    if key not in m.voyages:
        found: list[tuple[tuple[str, ...], list[str]]] = [(ships, [])]
        for n, harbour in enumerate(ships):
            for there in WAYS[harbour]:
                need = TABLES.harbours[there].sails
                if need <= sails:
                    moved = (*ships[:n], there, *ships[n + 1 :])
                    after, entered = best_legs(m, moved, sails - need)
                    found.append((after, [there, *entered]))
        m.voyages[key] = max(found, key=lambda legs: legs_worth(m, *legs))
    return m.voyages[key]


def legs_worth(m: Mind, ships: Sequence[str], entered: Sequence[str]) -> float:
    rewards = (TABLES.harbours[harbour].reward for harbour in entered)
    return sum(m.ships[ship] for ship in ships) + sum(m.price(r) for r in rewards if r)


# ---- build ------------------------------------------------------------------------------------


def build(m: Mind, strength: int, st: Holdings) -> Iterator[Holdings]:
    return _built(m, strength, st, any(follower.waives_artisan for follower in m.ready))


def build_alone(m: Mind, strength: int, st: Holdings) -> Iterator[Holdings]:
    """Without followers."""
    return _built(m, strength, st, False)


def _built(m: Mind, strength: int, st: Holdings, waives: bool) -> Iterator[Holdings]:
    for contract in m.view.building.cards[: strength + 1]:
        if contract and not lacking(st, price_of(contract, waives)):
            yield contract_built(m, st, contract, strength, waives)


def contract_built(m: Mind, st: Holdings, contract: str, strength: int, waives: bool) -> Holdings:
    after = paid(st, price_of(contract, waives))
    found = TABLES.building[contract]
    worth = found.vp + m.town.best(found.shape, strength)
    return after.but(building=after.building + 1, vp=after.vp + worth + m.scored("building"))


# ---- race -------------------------------------------------------------------------------------


def race(m: Mind, strength: int, st: Holdings) -> Iterator[Holdings]:
    start = st
    for _ in range(strength):
        st = max([st, *steps(m, st)], key=m.worth)
    if st.artisans:
        charioteer = st.but(artisans=st.artisans - 1)
        st = max([st, *steps(m, charioteer)], key=m.worth)
    if st.spaces != start.spaces:
        yield st


def steps(m: Mind, st: Holdings) -> list[Holdings]:
    """One space forward on each lane where that can be paid."""
    found = (step(m, st, lane) for lane in range(len(st.spaces)))
    return [after for after in found if after]


def step(m: Mind, st: Holdings, lane: int) -> Holdings | None:
    space = st.spaces[lane] + 1
    horses = horses_into(space)
    if space > TABLES.hippodrome.spaces or horses > st.goods[HORSE]:
        return None
    spaces = (*st.spaces[:lane], space, *st.spaces[lane + 1 :])
    st = with_goods(st, {HORSE: -horses}).but(spaces=spaces)
    if scored := m.scored("race"):
        st = st.but(vp=st.vp + scored)
    if space not in TABLES.hippodrome.wheels:
        return st
    return max(wheel(st), key=m.worth)


def wheel(st: Holdings) -> list[Holdings]:
    """A marker, if there are any, or influence."""
    gained = with_influence(st, 1)
    if not st.markers_to_win:
        return [gained]
    return [st.but(markers=st.markers + 1, markers_to_win=st.markers_to_win - 1), gained]

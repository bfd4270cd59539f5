"""All actions of all buildings do what their rows say, for the price they say."""

from __future__ import annotations

import pytest

from games.corduba.actions.activating import activations
from games.corduba.city.maps import PLACEMENTS
from games.corduba.data import TABLES
from games.corduba.data.components import Action
from games.corduba.data.effects import (
    Choose,
    Denarii,
    FreeSpecialist,
    Gain,
    Harmony,
    Market,
    PeculiumAgain,
    Popularity,
    Prestige,
    Register,
    SenatorMarker,
    Suppress,
    TakeOffering,
)
from games.corduba.state import Player
from games.corduba.terms import BASICS
from tests.games.corduba.scene import Scene

HERE = "patricius"
ACTIONS = [(type.id, action) for type in TABLES.buildings.values() for action in type.actions]


def ready(kind: str, **values: object) -> Scene:
    """Somebody with enough of everything; unrest in two other tiles."""
    type = TABLES.buildings[kind]
    skilled = "yellow" if type.colour != "yellow" else "grey"
    scene = Scene(4).tile(HERE, f"{kind}@{PLACEMENTS[HERE, type.shape][0].id}", builder=2)
    scene.tile("servorum", "schola@H1r0", unrest=True).tile("plebeius", "schola@A1r0", unrest=True)
    full = {"workers": 9, "denarii": 30, "goods": "food 2 wood 2 stone 3 marble 1", "register": 5}
    full |= {"popularity": 3, "harmony": 3, "prestige": (6, 7, 4), "unrest": 3, "freed": skilled}
    return scene.player(0, **{**full, **values}).player(1, workers=2).turn(0)


def used(kind: str, action: Action) -> tuple[Player, Scene]:
    """Before and after; whatever is asked on the way is answered with the first option."""
    scene = ready(kind)
    before = scene.me()
    scene.does(0, f"activate:{HERE}", f"use:{action.id}")
    while scene.key(0) not in (None, "corduba.turn"):
        asked = scene.asked(0)
        done = [option.id for option in asked.options if option.id in ("done", "leave")]
        scene.answer(0, *(done or [option.id for option in asked.options][: asked.least]))
    return before, scene


@pytest.mark.parametrize(("kind", "action"), ACTIONS, ids=[action.id for _, action in ACTIONS])
def test_an_action_costs_and_brings_what_its_row_says(kind: str, action: Action):
    before, scene = used(kind, action)
    after, tile = scene.me(), scene.district(HERE).tiles[0]
    assert (tile.kind, tile.user) == (kind, 0)
    extra = sum(isinstance(effect, Register) for effect in action.effects)
    assert after.workers == before.workers - action.strength + extra
    trades = any(isinstance(effect, Market) for effect in action.effects)
    if trades:
        assert after.goods != before.goods or any(isinstance(e, Denarii) for e in action.effects)
    else:
        check_goods(before, after, action)
    for effect in action.effects:
        check(before, after, effect, scene)


def check_goods(before: Player, after: Player, action: Action) -> None:
    gained = dict.fromkeys(before.goods, 0)
    for effect in action.effects:
        if isinstance(effect, Gain):
            gained[effect.what] += effect.n
    chosen = sum(effect.n for effect in action.effects if isinstance(effect, Choose))
    for what in (*BASICS, "marble"):
        paid = getattr(action.cost, what)
        difference = after.goods[what] - before.goods[what] + paid - gained[what]
        assert 0 <= difference <= chosen
        chosen -= difference
    assert chosen == 0


def check(before: Player, after: Player, effect: object, scene: Scene) -> None:
    match effect:
        case Popularity():
            assert after.popularity == before.popularity + effect.n
            assert after.harmony >= before.harmony + effect.n
        case Harmony():
            assert after.harmony >= before.harmony + effect.n
        case Register():
            assert after.register == before.register + 1
        case FreeSpecialist():
            assert len(after.freed) == len(before.freed) + 1
        case Prestige(where="here"):
            assert after.prestige[HERE] == before.prestige[HERE] + effect.n
        case Prestige():
            assert sum(after.prestige.values()) == sum(before.prestige.values()) + effect.n
        case TakeOffering():
            assert after.offerings[f"offering{effect.value}"] == 1
        case Suppress():
            left = len(scene.unrest("servorum")) + len(scene.unrest("plebeius"))
            assert left == 2 - effect.n
            assert after.unrest == before.unrest - effect.n  # each time a district is calm
        case SenatorMarker():
            assert after.senators == {"basilica": 1}
        case PeculiumAgain():
            assert (after.denarii, after.goods) != (before.denarii, before.goods)
        case Denarii():
            assert after.denarii > before.denarii


@pytest.mark.parametrize(("kind", "action"), ACTIONS, ids=[action.id for _, action in ACTIONS])
def test_an_action_is_not_offered_without_its_strength_or_price(kind: str, action: Action):
    assert f"use:{action.id}" in options_of(ready(kind))
    weak = ready(kind, freed="", workers=action.strength - 1)
    assert f"use:{action.id}" not in options_of(weak)
    if action.cost.denarii:
        poor = ready(kind, freed="", denarii=action.cost.denarii - 1)
        assert f"use:{action.id}" not in options_of(poor)
    if action.cost.basics:
        bare = ready(kind, freed="", goods="marble 1")
        assert f"use:{action.id}" not in options_of(bare)


def options_of(scene: Scene) -> list[str]:
    """Actions of the tile that are on offer."""
    state = scene.now
    return [o.option.id for o in activations(state, 0, HERE, state.districts[HERE].tiles[0])]


def test_two_markers_are_suppressed_only_where_there_are_two():
    scene = Scene(4).tile(HERE, "excubitorium@A1r0").player(0, workers=9, goods="food 3")
    scene.tile("servorum", "odeum@A1r0", unrest=True)
    assert options_of(scene) == ["use:excubitorium_a"]


def test_a_tile_is_used_once_a_round_whatever_its_action():
    scene = ready("cudendum").does(0, f"activate:{HERE}", "use:cudendum_a")
    scene.answer(1, "portus")
    assert f"activate:{HERE}" not in scene.options()


def test_a_tile_in_unrest_is_used_by_nobody():
    scene = Scene(4).tile(HERE, "aerarium@A1r0", unrest=True).player(0, workers=4).turn(0)
    assert f"activate:{HERE}" not in scene.options()

"""Rulings about the game alone against Caepio (R-54 … R-60, R-65, R-69)."""

from __future__ import annotations

import pytest

from games.corduba import GAME
from games.corduba.course.scoring import best, points
from games.corduba.data import TABLES
from games.corduba.holdings.effects import advance
from games.corduba.measures import board
from games.corduba.terms import CAEPIO, NEUTRAL
from games.corduba.words.chronicle import Chronicle
from games.core.contract import Table
from games.core.match import Match
from games.core.rng import Rng
from tests.games.corduba.scene import Scene

CELLS = [f"{column}{row}" for row in range(1, 9) for column in "ABCDEFGHIJ"]


def solo(*cards: str, **variant: str) -> Scene:
    """Caepio's turn; these are the cards on top of his first deck."""
    scene = Scene(1, **variant)
    s = scene.state
    deck = s.solo.decks[0]
    for card in cards[::-1]:
        deck.remove(card)
        deck.append(card)
    s.active, s.phase = CAEPIO, "turn"
    return scene.player(0, workers=6, popularity=9, harmony=9, trader_ready=False)


def building(seed: int, **filled: bool) -> Scene:
    """Caepio builds an Aerarium; `filled` districts have no room."""
    scene = solo("c07")
    stack = scene.state.solo.stacks[0]
    stack.remove("aerarium")
    stack.append("aerarium")
    for district in filled:
        scene.state.districts[district].insulae = dict.fromkeys(CELLS, NEUTRAL)
    scene.state.neutral = 16
    return scene.raise_curtain(seed).does(0, "automatic")


def where(scene: Scene) -> str:
    return next(d for d in ("servorum", "plebeius", "patricius") if scene.district(d).tiles)


def test_r54_caepio_begins_and_you_get_a_denarius():
    match = Match.start(GAME, 1, 5, {"draft": "first_game"})
    state = match.state_copy()
    assert state.order == [CAEPIO, 0]
    card = TABLES.hereditas[TABLES.first_game[0].hereditas]
    assert state.players[0].denarii == card.denarii + 1


def test_r55_caepio_gets_what_a_builder_would_save():
    found = {where(scene): scene for scene in (building(seed) for seed in range(1, 30))}
    servorum, patricius = (found[d].now.solo.board for d in ("servorum", "patricius"))
    assert servorum.register >= 5
    assert patricius.denarii >= 3 + 3  # the Aerarium gives three, too
    plebeius = found["plebeius"].now.solo.board
    assert sum(plebeius.goods[what] for what in ("food", "wood", "stone")) >= 1


def test_r55_not_from_a_district_in_revolt():
    scenes = []
    for seed in range(1, 20):
        scene = solo("c07")
        scene.state.solo.stacks[0].sort(key=lambda kind: kind == "aerarium")
        scene.tile("patricius", "odeum@A1r0", unrest=True)
        scenes.append(scene.raise_curtain(seed).does(0, "automatic"))
    struck = [s for s in scenes if len(s.district("patricius").tiles) > 1]
    assert struck
    assert all(scene.now.solo.board.denarii == 3 for scene in struck)


def test_r56_where_there_is_no_room_the_next_district_takes_the_tile():
    for seed in range(1, 9):
        free = building(seed)
        full = building(seed, **{where(free): True})
        order = ["servorum", "plebeius", "patricius", "servorum"]
        after = order[order.index(where(free)) + 1]
        tiles = full.district(after).tiles
        assert [tile.kind for tile in tiles] == ["aerarium"]


def test_r57_a_card_with_nothing_left_to_do_gives_way_at_once():
    scene = solo("c03", "c05")
    scene.state.spaces["castra:velites"] = 0
    scene.state.spaces["marmor:L"] = 0
    scene.market("food 0 wood 0 stone 0 tool 0 amphora 0 marble 0")
    scene.raise_curtain()
    assert scene.now.solo.opened == ["c03", "c05"]
    assert scene.now.spaces["cibus:R"] == CAEPIO
    scene = solo("c01", "c05").raise_curtain()
    assert scene.now.solo.opened == ["c01"]  # the second only when it is needed


def test_r58_you_place_what_caepio_causes_and_he_is_less_liked():
    scene = Scene(1).tile("servorum", "herbarium@A1r0", "odeum@E1r0")
    scene.player(CAEPIO, held=1).player(0, workers=1).at("spread", 2)
    assert scene.now.solo.board.popularity == 3
    assert scene.key(0) == "corduba.strike"
    assert scene.options(0) == ["tile:servorum:herbarium", "tile:servorum:odeum"]


def test_what_you_cause_strikes_by_chance():
    scene = Scene(1).tile("servorum", "herbarium@A1r0", "odeum@E1r0")
    scene.player(0, held=1, popularity=5, workers=1).at("spread", 2)
    assert len(scene.unrest("servorum")) == 1
    assert scene.me().popularity == 4


@pytest.mark.parametrize("round", [3, 8])
def test_r59_nothing_for_the_demand_is_one_unrest(round: int):
    scene = Scene(1).demand("moenia").player(0, troops="equites 1", offerings="offering2 2")
    scene.player(0, senators={"politics": 2}, workers=1).at("rome", round).does(0, "share", "least")
    assert scene.me().unrest == 1
    assert scene.me().senators.get("rome", 0) == (-1 if round == 8 else 0)


def test_a_demand_met_alone_is_the_first_rank():
    scene = Scene(1).demand("annona").player(0, troops="equites 1", offerings="offering2 2")
    scene.market("food 0").player(0, goods="food 6", popularity=3, harmony=3, workers=1)
    scene.at("rome", 3).answer(0, "share")
    assert (scene.me().unrest, scene.me().popularity) == (0, 5)
    scene = Scene(1).demand("annona").player(0, troops="equites 1", offerings="offering2 2")
    scene.market("food 0").player(0, goods="food 6").at("rome", 8).answer(0, "share")
    assert scene.me().senators["rome"] == 1


def test_r60_unrest_spreads_to_any_built_type():
    scene = Scene(1).tile("servorum", "herbarium@A1r0", unrest=True)
    scene.tile("patricius", "odeum@A1r0").player(0, workers=1).at("spread", 2)
    assert scene.unrest("patricius") == ["odeum"]


def test_the_watch_house_is_yours_alone():
    scene = Scene(1).tile("servorum", "herbarium@A1r0", unrest=True)
    scene.tile("servorum", "excubitorium@E1r0").player(0, workers=3).at("spread", 2)
    assert scene.unrest("servorum") == ["herbarium"]
    assert scene.now.solo.built == ["herbarium"]


def test_r65_caepio_frees_specialists_by_colour_and_without_peculium():
    scene = Scene(1)
    s, me = scene.state, scene.board(CAEPIO)
    list(advance(Chronicle(Table(Rng(1))), s, CAEPIO, "servorum", 10))
    assert me.freed == ["red", "purple", "blue", "yellow"]
    assert (me.troops["velites"], me.offerings["offering1"], me.register) == (0, 0, 4)
    me.freed = ["red", "purple", "blue", "yellow", "brown", "grey"]
    me.prestige["servorum"] = me.reached["servorum"] = 8
    list(advance(Chronicle(Table(Rng(1))), s, CAEPIO, "servorum", 1))
    assert me.register == 5


def test_r69_unrest_costs_both_by_rank_by_comparison_and_for_the_last_round():
    scene = Scene(1).player(0, senators={"politics": 9}, unrest=4, late_unrest=1)
    scene.player(CAEPIO, senators={"politics": 9}, unrest=2, late_unrest=2)
    s = scene.state
    assert (points(s, 0)["unrest"], points(s, 0)["late"]) == (-2 - 1, -1)
    assert (points(s, CAEPIO)["unrest"], points(s, CAEPIO)["late"]) == (-1, -2)
    board(s, CAEPIO).unrest = 4
    assert points(s, 0)["unrest"] == -2  # equal: nobody


def test_who_is_at_the_end_of_the_track_does_not_beat_caepio():
    scene = Scene(1, goal="monuments").player(0, monuments="pons arcus circus")
    assert best(scene.state) == [0]
    scene.player(0, unrest=10)
    assert best(scene.state) == []


@pytest.mark.parametrize(("level", "needed"), [("aedil", 3), ("praetor", 4), ("consul", 5)])
def test_both_goals_need_senators_and_monuments(level: str, needed: int):
    names = ["pons", "arcus", "circus", "templum", "theatrum"]
    scene = Scene(1, difficulty=level, goal="both").player(0, senators={"politics": 9})
    scene.player(0, monuments=" ".join(names[: needed - 1]))
    assert best(scene.state) == []
    scene.player(0, monuments=names[needed - 1])
    assert best(scene.state) == [0]
    scene.player(0, senators={})
    assert best(scene.state) == []

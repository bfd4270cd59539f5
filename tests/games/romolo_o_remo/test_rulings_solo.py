"""Rulings of the specification: the solo opponent, its preferences and its points."""

from __future__ import annotations

import pytest

from games.core.contract import Table
from games.core.rng import Rng
from games.romolo_o_remo.ending.scoring import score
from games.romolo_o_remo.kings import RIVAL
from games.romolo_o_remo.map.influence import influence_of
from games.romolo_o_remo.solo import events, rival
from games.romolo_o_remo.state import Character, Result
from games.romolo_o_remo.terms import AI_FIGURES
from games.romolo_o_remo.war.values import defence_value
from tests.games.romolo_o_remo.scene import Scene


def solo(*units: str, rivals: str = "") -> Scene:
    scene = Scene(players=1).capital(0, "F2").unit(0, *units)
    return scene.unit(RIVAL, *(spec.strip() for spec in rivals.split(",") if spec))


def act(scene: Scene, *names: str, seed: int = 1) -> list[str]:
    table = Table(Rng(seed))
    next(rival.act(table, scene.state, list(names)), None)
    return [event.text.key for event in table.told]


def where(scene: Scene) -> set[str]:
    return {u.hex for u in scene.state.units if u.owner == RIVAL}


# ---- what it does -----------------------------------------------------------------------------


def test_r53_the_tower_is_somebody_to_fight():
    scene = solo("W1 A1", rivals="A1 F2, A2 F2, A3 F2")
    assert act(scene, "A1", "A2", "A3") == ["told-attack"]
    assert scene.state.fight.defender.value == 4


def test_r53_the_tower_is_prey_for_who_is_stronger():
    scene = solo("W1 A1", rivals="A1 E2, A2 E2, A3 E2")
    act(scene, "A1", "A2", "A3")
    assert where(scene) == {"F2"}
    scene = solo("W1 A1", rivals="A1 E2, A2 E2")
    act(scene, "A1", "A2")
    assert where(scene) == {"E2"}


def test_r63_it_has_ten_figures(monkeypatch):
    scene = solo(rivals=",".join(f"A{n} C2" for n in range(1, AI_FIGURES)))
    six = next(face for face in events.TABLES.die if face.number == 6)
    monkeypatch.setattr(events, "roll", lambda t: six)
    events.raise_units(Table(Rng(1)), scene.state)
    assert sum(u.owner == RIVAL for u in scene.state.units) == AI_FIGURES


def fight(scene: Scene, tile: str, its: str) -> Scene:
    scene.state.rival.hand = [its]
    scene.player(0, stock="g9").fights()
    fights = [id for id in scene.options() if id.startswith("fight")]
    scene.answer(0, fights[0])
    if scene.key(0) == "romolo.attackers":
        scene.answer(0, *scene.options())
    return scene.answer(0, tile)


def test_r63_it_strikes_the_strongest():
    scene = solo("S1 D3", "M1 D3", "W1 D3", "W2 F2", rivals="A1 D3")
    scene.player(0, stock="a9")
    fight(scene, "blank", "hit")
    assert scene.names(0) == ["M1", "W1", "W2"]


def test_r63_it_withdraws_when_it_would_lose():
    scene = fight(solo("S1 D3", "W1 F2", rivals="A1 D3"), "blank", "retreat")
    assert {u.hex for u in scene.now.units if u.owner == RIVAL} <= {"C2", "C3"}
    scene = fight(solo("W1 D3", "W2 F2", rivals="A1 D3"), "blank", "retreat")
    assert [u.hex for u in scene.now.units if u.owner == RIVAL] == ["D3"]


def test_r63_it_withdraws_to_free_hexes_only():
    scene = solo("S1 D3", "W1 C2", "W2 C3", rivals="A1 D3")
    fight(scene, "blank", "retreat")
    assert [u.hex for u in scene.now.units if u.owner == RIVAL] == ["D3"]


@pytest.mark.parametrize(
    ("losses", "wanted"), [(1, ["wh"]), (2, ["tower"]), (3, ["tower", "wh"])], ids=str
)
def test_r63_it_breaks_a_tower_only_when_it_falls(losses: int, wanted: list[str]):
    scene = solo("W1 A1").hex("F2", "wh")
    target = rival.rivals_target(scene.state, "F2", losses)
    assert (target == "tower") == (wanted[0] == "tower")


def test_r63_without_buildings_it_damages_the_tower():
    assert rival.rivals_target(solo("W1 A1").state, "F2", 1) == "tower"
    assert rival.rivals_target(solo("W1 A1").state, "E2", 0) == "none"


def test_r64_what_it_compares():
    scene = solo("W1 D3 hindered", "S1 D3", rivals="A1 D3 hindered, A2 D3")
    assert rival.value(scene.state, ["A1", "A2"]) == 1
    assert defence_value(scene.state, 0, "D3") == 1
    scene.player(0, characters="defensor dux")
    assert defence_value(scene.state, 0, "D3") == 2
    assert defence_value(scene.state, 0, "F2") == 4 + 1


def test_r68_groups_that_meet_act_once_and_alone():
    """With a newcomer on its hex a unit is not stronger; as one group both are."""
    scene = solo("S1 D3", rivals="A1 D2, A2 D2")
    act(scene, "A1")
    assert next(u.hex for u in scene.state.units if u.name == "A1") != "D3"
    scene = solo("S1 D3", rivals="A1 D2, A2 D2")
    act(scene, "A1", "A2")
    assert where(scene) == {"D3"}


def test_r68_every_group_acts_once_a_turn():
    scene = solo("W1 F2", rivals="A1 B2, A2 C2, A3 B3")
    scene.state.events.remove("white")
    scene.state.events.insert(0, "white")
    scene.state.phase = "rival"
    distance = {u.name: rival.grid(scene.state).distance["F2"][u.hex] for u in scene.state.units}
    scene.raise_curtain(4)
    for u in scene.now.units:
        if u.owner == RIVAL:
            assert rival.grid(scene.now).distance["F2"][u.hex] == distance[u.name] - 1


def test_it_stays_where_nothing_applies():
    scene = solo("S1 D2", "S2 D3", "W1 F2", rivals="A1 C2")
    act(scene, "A1")
    assert where(scene) == {"C2"}


def test_it_moves_over_water_without_a_harbour():
    scene = solo("W1 F2", rivals="A1 C2").hex("D2", "water").hex("D3", "water")
    act(scene, "A1")
    assert where(scene) <= {"D2", "D3"}


def test_walls_hinder_it_until_it_moves_again():
    scene = solo("W1 F2", rivals="A1 C2")
    scene.hex("D2", "wall:NE").hex("D3", "wall:NW")
    act(scene, "A1")
    assert scene.state.units[-1].hindered
    scene.state.turn_no += 1
    scene.state.places[scene.state.units[-1].hex].walls = []
    act(scene, "A1")
    assert not scene.state.units[-1].hindered


# ---- events -----------------------------------------------------------------------------------


def test_the_brown_event_marches_past_the_strong():
    scene = solo("S1 D2", "S2 D3", "W1 F2", rivals="A1 C2, A2 F2")
    rival.march(Table(Rng(1)), scene.state)
    hexes = {u.name: u.hex for u in scene.state.units if u.owner == RIVAL}
    assert hexes["A1"] in ("D2", "D3")
    assert hexes["A2"] == "F2"


@pytest.mark.parametrize(("number", "n"), [(0, 0), (2, 1), (3, 1), (4, 1), (5, 2), (6, 3)])
def test_the_blue_event_by_what_is_rolled(monkeypatch, number: int, n: int):
    scene = solo("W1 F2")
    face = next(face for face in events.TABLES.die if face.number == number)
    monkeypatch.setattr(events, "roll", lambda t: face)
    events.raise_units(Table(Rng(1)), scene.state)
    new = [u for u in scene.state.units if u.owner == RIVAL]
    assert len(new) == n
    assert all(u.lying and u.hex == "A2" for u in new)


@pytest.mark.parametrize(("number", "ends"), [(4, False), (5, True), (6, True), (0, False)])
def test_in_the_endgame_a_roll_may_end_it(monkeypatch, number: int, ends: bool):
    scene = solo("W1 F2")
    face = next(face for face in events.TABLES.die if face.number == number)
    monkeypatch.setattr(rival, "roll", lambda t: face)
    scene.state.endgame, scene.state.phase = True, "rival"
    scene.state.events.remove("white")
    scene.state.events.insert(0, "white")
    scene.raise_curtain()
    assert (scene.end == "ended") == ends


# ---- points -----------------------------------------------------------------------------------


def test_r55_its_characters_are_worth_one_each():
    scene = solo("W1 F2")
    scene.state.rival.characters = [Character(tile) for tile in ("publicus", "patronus", "consul")]
    assert score(scene.state)[1].points["characters"] == 3
    assert score(scene.state)[1].bonus["battles"] == 2  # a tie: its Consul helps nobody


def test_r72_its_influence_is_stopped_as_usual():
    scene = solo("W1 A1", rivals="A1 E2, A2 E2, A3 E2").hex("E1", "water").hex("E3", "wall:W")
    found = influence_of(scene.state, RIVAL)
    assert found["E2"] == 3
    assert {"E1", "E3", "F2"}.isdisjoint(found)
    assert found["D2"] == found["D3"] == found["F3"] == 1


def test_influence_of_two_groups_adds_up():
    scene = solo("W1 F2", rivals="A1 D2, A2 D2, A3 D3, A4 D3")
    found = influence_of(scene.state, RIVAL)
    assert (found["C2"], found["D2"], found["D3"]) == (2, 3, 3)


def test_r86_it_begins_without_coins_and_plays_for_one_prize():
    scene = solo("W1 F2")
    scene.state.rival.battles = 1
    assert scene.state.rival.money == 0
    assert [own.bonus["battles"] for own in score(scene.state)] == [0, 4]


def test_r86_markers_on_hidden_hexes_count_for_its_control_alone():
    scene = solo("W1 F2").hide_all_but("A2 F2").hex("C1", "x3").hex("C2", "x2")
    scene.state.result = Result("ended", [])
    points = score(scene.state)[1].points
    hidden = 21 - 2
    assert points["hexes"] == 1 + hidden + 2 + 1
    assert points["dominion"] == 2 * (1 + hidden)


def test_its_units_get_up_when_its_turn_begins():
    scene = solo("W1 F2", rivals="A1 A2 lying")
    scene.state.events[0] = "white"
    for _ in rival.rivals_turn(Table(Rng(1)), scene.state):
        raise AssertionError("nobody is asked")
    assert [u.lying for u in scene.state.units if u.owner == RIVAL] == [False]


@pytest.mark.parametrize("face", events.TABLES.die, ids=lambda face: f"rolls {face.number}")
def test_prices_rise_on_5_and_6_and_fall_on_0_and_2(face, monkeypatch):
    scene = solo("W1 F2").prices(wood=3)
    monkeypatch.setattr(events, "roll", lambda t: face)
    events.shake_market(Table(Rng(1)), scene.state)
    step = {0: -1, 2: -1, 5: 1, 6: 1}.get(face.number, 0)
    assert scene.state.prices["wood"] == 3 + step

"""Derived vectors of the specification: points, and the solo opponent."""

from __future__ import annotations

from games.core.contract import Table
from games.core.rng import Rng
from games.romolo_o_remo.ending.scoring import (
    majorities,
    patronus,
    population,
    score,
    shares,
    winners,
)
from games.romolo_o_remo.kings import RIVAL
from games.romolo_o_remo.solo import events
from games.romolo_o_remo.solo.rival import act
from games.romolo_o_remo.state import Character, Result
from tests.games.romolo_o_remo.scene import Scene

NOBODY = [False] * 4


def test_t35_majorities():
    found = [
        shares(values, NOBODY, (6, 2))
        for values in ([5, 3, 3, 1], [4, 4, 4, 1], [4, 4, 4, 4], [5, 3, 3, 3])
    ]
    assert found == [[6, 1, 1, 0], [2, 2, 2, 0], [2, 2, 2, 2], [6, 0, 0, 0]]


def test_t36_majorities_of_two_and_consul():
    assert shares([2, 2], [False, False], (4,)) == [2, 2]
    assert shares([2, 2], [True, False], (4,)) == [4, 0]


def test_t37_patronus():
    assert patronus(18, [18, 18, 8]) == 4
    assert patronus(8, [18, 18, 8]) == 0
    assert patronus(10, [18, 10, 8]) == 2


def test_t40_full_scoring():
    """Hexes, dominion and population as given; characters, money and majorities are reckoned."""
    scene = Scene()
    scene.player(0, characters="publicus patronus heros dux", money=18)
    scene.player(1, characters="equus nauta praedo", money=18)
    scene.player(2, characters="consul artifex mercator defensor", money=7)
    points = [own.points for own in score(scene.state)]
    assert [own["characters"] for own in points] == [10, 3, 4]
    assert [own["money"] for own in points] == [2, 2, 0]
    given = {"hexes": (7, 9, 7), "dominion": (10, 8, 10), "population": (4, 4, 4)}
    given["battles"] = (1, 3, 0)
    for key, values in given.items():
        for own, value in zip(points, values, strict=True):
            own[key] = value
    bonus = majorities(scene.state, [[0], [1], [2]], points, True)
    assert [list(own.values()) for own in bonus] == [
        [6, 0, 2, 1, 2, 4],
        [0, 6, 0, 1, 6, 4],
        [2, 2, 6, 6, 0, 0],
    ]
    totals = [sum(p.values()) + sum(b.values()) for p, b in zip(points, bonus, strict=True)]
    assert totals == [49, 46, 41]


def test_t52_no_dominion_without_a_hex():
    scene = Scene().capital(0, "D4", 3)
    assert score(scene.state)[0].points["dominion"] == 0


def test_t53_teams_count_together():
    scene = Scene(players=4, teams="on")
    scene.unit(0, "W1 A1", "W2 A1", "W3 A1", "S1 C1").unit(2, "W1 G6", "W2 G6", "W3 G6", "W4 G6")
    scene.unit(1, "W1 A6", "W2 A6", "S1 C5", "S2 C5").unit(3, "W1 G1", "W2 G1", "S1 E1")
    assert [population(scene.state, side) for side in ([0, 2], [1, 3])] == [4, 5]
    assert [own.bonus["population"] for own in score(scene.state)] == [0, 4]


def test_ties_are_broken_by_dominion_first():
    scene = Scene(players=2).capital(0, "A2").capital(1, "G3")
    scene.unit(0, "W1 A2", "W2 A2").unit(1, "W1 G3", "W2 G3")
    assert winners(scene.state, score(scene.state)) == [0, 1]


# ---- solo -------------------------------------------------------------------------------------


def meeting(*units: str, characters: str = "") -> Scene:
    scene = Scene(players=1).capital(0, "F2").unit(0, *units).player(0, characters=characters)
    return scene.unit(RIVAL, "A1 D3", "A2 D3")


def run(scene: Scene, names: list[str]) -> list[str]:
    table = Table(Rng(scene.seed))
    steps = act(table, scene.state, names)
    next(steps, None)
    return [event.text.key for event in table.told]


def test_t54_the_rival_attacks_an_equal():
    assert run(meeting("W1 D3", "S1 D3"), ["A1", "A2"]) == ["told-attack"]


def test_t55_the_rival_goes_back_from_a_stronger():
    scene = meeting("W1 D3", "S1 D3", characters="defensor")
    assert run(scene, ["A1", "A2"]) == ["told-rival-moves"]
    assert {u.hex for u in scene.state.units if u.owner == RIVAL} <= {"C2", "C3"}


def test_t56_the_rival_pounces_on_the_weakest():
    scene = Scene(players=1).capital(0, "F2").unit(0, "W1 D2", "S1 D3")
    scene.unit(RIVAL, "A1 C2", "A2 C2", "A3 C2")
    run(scene, ["A1", "A2", "A3"])
    assert {u.hex for u in scene.state.units if u.owner == RIVAL} == {"D2"}


def test_t57_the_pink_event(monkeypatch):
    scene = Scene(players=1).prices(wood=1, stone=1, grain=2, salt=0, refined=5)
    rolls = iter([6, 0, 3, 2, 5])
    die = {face.number: face for face in events.TABLES.die}
    monkeypatch.setattr(events, "roll", lambda t: die[next(rolls)])
    events.shake_market(Table(Rng(1)), scene.state)
    assert list(scene.state.prices.values()) == [2, 0, 2, 0, 5]
    assert scene.state.rival.money == 10


def test_t58_what_the_rival_scores():
    scene = Scene(players=1).capital(0, "F2").unit(RIVAL, "A1 D2", "A2 D2", "A3 D2")
    for hex in ("A1", "A3", "B1", "B4", "C1"):
        scene.hex(hex, "hidden")
    scene.hex("C1", "x3")
    for hex in ("D1", "D3", "E1"):
        scene.hex(hex, "water")
    rival = scene.state.rival
    rival.money, rival.battles = 12, 1
    rival.characters = [Character(tile) for tile in ("publicus", "dux", "heros", "equus")]
    scene.state.result = Result("ended", [])
    points = score(scene.state)[1].points
    assert points["hexes"] == 1 + (4 + 3) + 1 + 2
    assert points["dominion"] == 2 * (1 + 5 + 1 + 2)
    assert (points["population"], points["characters"]) == (4, 4)
    assert (points["money"], points["battles"]) == (1, 1)

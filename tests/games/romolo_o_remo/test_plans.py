"""What a king may say before others act: his tile for defence, stances, withdrawal."""

from __future__ import annotations

from games.core.contract import Foreseen
from games.core.plans import OFF, Plan, answer_ahead
from games.core.seats import Seat
from games.romolo_o_remo import GAME
from tests.games.romolo_o_remo.scene import Scene

ME = Seat(1)


def kinds(scene: Scene) -> dict[str, Foreseen]:
    return {kind.key: kind for kind in GAME.plans(scene.view(ME), ME)}


def planned(scene: Scene, pick: str) -> Plan:
    way = next(way for way in kinds(scene)["romolo.tile"].ways if way.id == pick)
    return Plan("romolo.tile", pick, way.rests_on)


def ahead(scene: Scene, plan: Plan, seat: int = 1):
    decision = scene.asked(seat)
    return answer_ahead(GAME, scene.view(seat), decision, {plan.key: plan}, OFF)


def attacked() -> Scene:
    return Scene().unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1")


def test_a_tile_for_defence_is_played_when_somebody_attacks() -> None:
    scene = attacked()
    plan = planned(scene, "guard")
    scene.fights().script(0, "fight:D4:1")
    assert ahead(scene, plan).pick == "guard"


def test_who_attacks_is_asked() -> None:
    scene = attacked()
    plan = planned(scene, "guard")
    scene.fights().script(0, "fight:D4:1")
    assert ahead(scene, plan, 0) is None


def test_a_tile_that_was_played_meanwhile_breaks_the_plan() -> None:
    scene = attacked()
    plan = planned(scene, "guard")
    scene.state.players[1].hand.remove("x2")
    scene.fights().script(0, "fight:D4:1")
    assert ahead(scene, plan).is_broken


def test_tokens_of_dux_that_came_meanwhile_break_the_plan() -> None:
    scene = attacked()
    plan = planned(scene, "guard")
    scene.player(1, characters="dux").fights().script(0, "fight:D4:1")
    assert ahead(scene, plan).is_broken


def test_with_the_die_tokens_alone_are_planned() -> None:
    scene = Scene(combat="die").unit(0, "S1 D4").unit(1, "W1 D4", "W2 A1")
    assert "romolo.tile" not in kinds(scene)
    scene.player(1, characters="dux")
    assert [way.id for way in kinds(scene)["romolo.tile"].ways] == [f"dux:{n}" for n in range(5)]


def test_stances_and_withdrawal_stand_among_the_plans_and_are_kept_by_the_rules() -> None:
    scene = attacked().stance(1, 0, "ask")
    found = kinds(scene)
    assert found["stance:0"].aside
    assert found["stance:0"].now == "stance:0:ask"
    assert found["withdrawal"].now == "withdrawal:ask"
    scene.fights().aside(1, "withdrawal:stay").aside(1, "stance:0:friendly")
    found = kinds(scene)
    assert found["stance:0"].now == "stance:0:friendly"
    assert found["withdrawal"].now == "withdrawal:stay"


def test_partners_are_no_strangers() -> None:
    scene = Scene(players=4, teams="on")
    assert [key for key in kinds(scene) if key.startswith("stance")] == ["stance:0", "stance:2"]

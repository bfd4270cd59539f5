"""Hexes in the rows they lie in, and why something is not among the options."""

from __future__ import annotations

from games.core.contract import Decision, Option
from games.core.seats import Seat
from games.core.text import Text
from games.romolo_o_remo import GAME
from tests.games.romolo_o_remo.scene import Scene

ME = Seat(0)


def missing(scene: Scene) -> dict[str, str]:
    """Ids of what is not offered, and the keys of the reasons."""
    decision = scene.match.pending(ME)
    assert decision
    found = GAME.why_not(scene.view(0), decision)
    return {each.id: each.reason.key.removeprefix("why-not-") for each in found}


def test_units_that_are_not_offered_say_why():
    scene = Scene().unit(0, "W1 D4", "W2 D4 lying", "W3 D4").acts()
    assert missing(scene)["W2"] == "lies"
    scene.script(0, "W1", "stop")
    assert missing(scene)["W1"] == "acted"


def test_a_building_says_whether_land_bank_places_or_goods_are_lacking():
    scene = Scene().hex("D4", "farm farm farm").unit(0, "W1 D4").player(0, stock="w9 s9")
    scene.state.bank["temple"] = 0
    told = missing(scene.acts().script(0, "W1"))
    assert told["build:quarry"] == "site"
    assert told["build:temple"] == "bank"
    assert "build:farm" not in told
    poor = missing(Scene().hex("D4", "farm").unit(0, "W1 D4").acts().script(0, "W1"))
    assert poor["build:warehouse"] == "goods"


def test_work_says_what_it_needs():
    told = missing(Scene().unit(0, "W1 D4").player(0, money=0).acts().script(0, "W1"))
    assert told["produce"] == "store"
    assert told["create:soldier"] == "capital"
    assert told["create:worker"] == "goods"
    assert told["recruit"] == "coins"
    assert told["sell"] == "sell"


def test_water_needs_a_harbour():
    scene = Scene().hex("D4", "plains").hex("D5", "water").unit(0, "W1 D4")
    assert missing(scene.acts().script(0, "W1"))["move:D5"] == "harbour"


def test_ways_to_withdraw_lie_around_those_who_stay():
    scene = Scene(2).unit(0, "S1 D2", "S2 D2", "W1 G3").unit(1, "S1 D2", "W1 A2").fights(0)
    scene.script(0, "fight:D2:1").answer(0, "S1", "S2")
    ids = ("stay", "withdraw:C2", "withdraw:D1", "withdraw:E3")
    options = tuple(Option(id, Text("do-place", {"hex": id})) for id in ids)
    asked = Decision(ME, "romolo.withdraw", Text("ask-unit"), options)
    rows = GAME.grid(scene.view(0), asked)
    assert [[cell and cell.id for cell in row] for row in rows] == [
        ["withdraw:C2", None],
        ["withdraw:D1", "stay", None],
        [None, "withdraw:E3"],
    ]

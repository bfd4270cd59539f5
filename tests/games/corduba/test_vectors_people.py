"""Vectors about pieces, tracks, market, Rome and harmony (X-18 … X-36, X-41)."""

from __future__ import annotations

import pytest

from games.corduba.actions.monuments import plans
from games.corduba.actions.paying import monument_price
from games.corduba.course.deliveries import offering_choices, ranks
from games.corduba.course.harmony import Wage, wages
from games.corduba.data.effects import Market
from games.corduba.market.visit import can_trade
from games.corduba.state import Player
from tests.games.corduba.scene import Scene


def test_x18_markers_are_shared_evenly():
    scene = Scene(4).player(0, held=5).tile("servorum", "herbarium@A1r0", "odeum@E1r0")
    scene.tile("plebeius", "herbarium@A1r0", "odeum@D1r0", "schola@I1r0").at("spread", 2)
    assert scene.key(0) == "corduba.share"
    assert scene.asked(0).least == scene.asked(0).most == 2
    scene.answer(0, "seat:1", "seat:3")
    assert [scene.now.players[seat].received for seat in (2, 3)] == [1, 2]
    assert scene.key(1) == "corduba.strike"  # two markers, of which one is in hand
    scene = (
        Scene(2).player(0, held=2).tile("servorum", "herbarium@A1r0", "odeum@E1r0", "schola@H1r0")
    )
    scene.at("spread", 2)
    assert scene.key(1) == "corduba.strike"


def test_x19_two_districts_in_revolt():
    scene = Scene(4).tile("servorum", "herbarium@A1r0", unrest=True).tile("servorum", "odeum@E1r0")
    scene.tile("servorum", "schola@H1r0").tile("patricius", "aedis@A1r0", unrest=True)
    scene.tile("patricius", "forum@F1r0", "schola@A3r0").player(0, workers=1).at("spread", 2)
    scene.answer(3, "tile:patricius:forum")
    assert scene.options(2) == ["tile:servorum:odeum", "tile:servorum:schola"]
    scene = Scene(4).tile("servorum", "herbarium@A1r0", unrest=True)
    scene.tile("servorum", "excubitorium@E1r0").tile("patricius", "aedis@A1r0", unrest=True)
    scene.tile("patricius", "forum@F1r0", "schola@A3r0").player(0, workers=1).at("spread", 2)
    scene.answer(3, "tile:patricius:forum")
    assert scene.key(2) is None


def burning(**kinds: str) -> Scene:
    scene = Scene(4)
    for district, word in kinds.items():
        scene.tile(district, word, unrest=True)
    return scene


def test_x20_rebellion_is_checked_at_the_start_of_a_round():
    scene = burning(servorum="herbarium@A1r0", plebeius="odeum@A1r0", patricius="aedis@A1r0")
    scene.at("spread", 2)
    assert scene.end == "rebellion"
    assert scene.match.outcome.winners == ()
    scene = burning(servorum="herbarium@A1r0", plebeius="odeum@A1r0")
    scene.tile("patricius", "aedis@A1r0").player(0, received=1, workers=1)
    scene.state.queue = [0]
    scene.at("placing", 2)
    assert scene.unrest("patricius") == ["aedis"]
    assert scene.end is None


def test_r22_one_marker_too_many_is_a_rebellion():
    scene = Scene(4)
    kinds = ["sanctuarium", "herbarium", "odeum", "aerarium", "schola", "cudendum", "balneum"]
    places = {
        "servorum": ["A1r0", "E1r0", "A2r0", "A4r0", "H1r0", "A7r0", "E4r0"],
        "plebeius": ["A1r0", "D1r0", "A2r0", "A4r0", "I1r0", "A6r0", "E4r0"],
    }
    for district, spots in places.items():
        for kind, place in zip(kinds, spots, strict=True):
            scene.tile(district, f"{kind}@{place}", unrest=True)
    scene.tile("patricius", "aedis@A1r0", "schola@A3r0").player(0, received=2, workers=1)
    scene.state.queue = [0]
    scene.at("placing", 2).does(0, "tile:patricius:aedis")
    assert scene.end == "flames"


def test_x21_with_two_players_a_used_site_is_blocked():
    scene = (
        Scene(2).player(0, workers=5, goods="food 2").player(1, workers=5, goods="food 1 wood 1")
    )
    scene.turn(0).answer(0, "site:lignum:L")
    assert "site:lignum:R" not in scene.options(1)
    scene = (
        Scene(2).player(0, workers=5, goods="food 2").player(1, workers=5, goods="food 1 wood 1")
    )
    scene.turn(0).answer(0, "castra:velites")
    assert "castra:legionarii" in scene.options(1)
    scene = Scene(3).player(0, workers=5).player(1, workers=5).turn(0).answer(0, "site:lignum:L")
    assert "site:lignum:R" in scene.options(1)


def test_x22_a_short_supply():
    scene = Scene(4).player(1, goods="stone 7").player(0, workers=2)
    scene.turn(0).answer(0, "site:lapis:R")
    assert scene.me().goods["stone"] == 1
    scene = Scene(4).player(1, goods="stone 8").player(0, workers=2).turn(0)
    assert not [id for id in scene.options() if "lapis" in id]


@pytest.mark.parametrize(
    ("sent", "minimum", "wanted"),
    [
        ((5, 3, 3, 1), 12, (1, 2, 2, 4)),
        ((4, 4, 4, 0), 12, (1, 1, 1, 4)),
        ((5, 5, 1), 9, (1, 1, 3)),
        ((6, 0), 6, (1, 4)),
        ((4, 3, 2, 0), 12, (4, 4, 4, 4)),
    ],
)
def test_x23_ranks(sent: tuple[int, ...], minimum: int, wanted: tuple[int, ...]):
    assert tuple(ranks(dict(enumerate(sent)), minimum).values()) == wanted


def stone(players: int, *sent: int, round: int = 3) -> Scene:
    """Everybody sends all their stone and enough of the rest."""
    scene = Scene(players).demand("moenia")
    scene.market("stone 0")
    for seat, n in enumerate(sent):
        scene.player(seat, goods=f"stone {n}", troops="equites 1", offerings="offering2 2")
        scene.player(seat, prestige=(2, 3, 4), senators={"politics": 2}, workers=1)
    scene.at("rome", round)
    for seat in range(players):
        for _ in range(9):
            if scene.key(seat) and scene.key(seat).startswith("corduba.rome"):
                options = scene.options(seat)
                choice = next((o for o in options if o == "everything"), None)
                scene.answer(seat, choice or "share")
    return scene


def test_x24_the_group_fails():
    scene = stone(4, 4, 3, 2, 0)
    assert [p.unrest for p in scene.now.players] == [1, 1, 1, 2]
    assert [p.prestige["patricius"] for p in scene.now.players] == [3, 3, 3, 3]
    assert [p.goods["stone"] for p in scene.now.players] == [0, 0, 0, 0]


def test_x25_the_last_decade():
    def senators(scene: Scene) -> list[int]:
        return [p.senators.get("rome", 0) for p in scene.now.players]

    assert senators(stone(3, 4, 3, 2, round=8)) == [1, 0, -1]
    assert senators(stone(3, 3, 3, 3, round=8)) == [0, 0, 0]
    failed = stone(3, 2, 2, 1, round=8)
    assert senators(failed) == [-1, -1, -1]
    assert [p.late_unrest for p in failed.now.players] == [1, 1, 1]


def test_x26_harmony_with_amphorae():
    player = Player(register=5, denarii=2)
    player.goods.update(food=1, amphora=2)
    assert wages(player) == [Wage(1, 2, 2), Wage(1, 2, 1), Wage(1, 2, 0)]
    player.goods["food"] = 4
    found = wages(player)
    assert all(w.food + w.denarii + w.amphorae == 5 for w in found)
    assert Wage(4, 1, 0) == found[0]
    assert {w.amphorae for w in found} == {0, 1, 2}


def test_x27_caps():
    scene = Scene(4).tile("patricius", "amphitheatrum@F1r0").tile("plebeius", "sanatorium@D1r0")
    scene.player(0, workers=5, goods="food 1", denarii=2, popularity=10, harmony=10)
    scene.player(1, workers=5, popularity=10, harmony=10).turn(0)
    scene.does(0, "activate:plebeius", "use:sanatorium_a")
    assert scene.me().harmony == 15  # only the other action could be taken
    scene.does(1, "activate:patricius", "use:amphitheatrum_a")
    assert (scene.me(1).denarii, scene.me(1).popularity, scene.me(1).harmony) == (2, 10, 10)
    scene = Scene(4).tile("plebeius", "sanatorium@D1r0").player(0, workers=5, goods="food 1")
    scene.player(0, popularity=9, harmony=9).turn(0)
    scene.does(0, "activate:plebeius", "use:sanatorium_a")
    assert (scene.me().popularity, scene.me().harmony) == (10, 10)
    scene = Scene(2).player(0, popularity=1, harmony=4, held=2, workers=1).at("spread", 2)
    assert (scene.me().popularity, scene.me().harmony) == (0, 3)
    scene = Scene(4).tile("plebeius", "ludus@A1r0").player(0, workers=5, denarii=3, register=10)
    scene.turn(0).does(0, "activate:plebeius")
    assert "use:ludus_a" not in scene.options()


def test_x28_price_limits():
    scene = Scene(4).market("", "stone 1").player(0, goods="stone 3", workers=1).turn(0)
    scene.does(0, "trader", "sell:stone:3", "done")
    assert (scene.me().denarii, scene.now.prices["stone"]) == (3, 1)
    scene = Scene(4).tile("plebeius", "emporium@A1r0").market("", "stone 2 food 1")
    scene.player(0, goods="stone 3 wood 2 marble 1", workers=3, denarii=20)
    scene.turn(0).does(0, "activate:plebeius", "use:emporium_b", "sell:stone:3")
    assert "sell:wood:1" in scene.options()
    assert "sell:wood:2" not in scene.options()
    scene.does(0, "done")
    assert (scene.me().denarii, scene.now.prices["stone"]) == (29, 1)
    scene = Scene(4).tile("plebeius", "emporium@A1r0").market("", "food 1 tool 8")
    scene.player(0, goods="marble 1", workers=3, denarii=20).turn(0)
    scene.does(0, "activate:plebeius", "use:emporium_a", "sell:marble:1")
    assert "buy:food:3" in scene.options()
    assert "buy:food:4" not in scene.options()
    scene.does(0, "buy:food:3", "done")
    assert scene.me().denarii == 20 + 5 - 3
    scene = Scene(4).market("", "tool 8").player(0, denarii=9, workers=1).turn(0)
    scene.does(0, "trader", "buy:tool:1", "done")
    assert scene.now.prices["tool"] == 8


def test_x29_nothing_is_bought_and_sold_in_one_turn():
    scene = Scene(4).tile("plebeius", "emporium@A1r0").player(0, workers=2, denarii=20).turn(0)
    scene.does(
        0, "slowly", "activate:plebeius", "use:emporium_a", "crew:w1:s0", "buy:stone:1", "done"
    )
    assert scene.key() == "corduba.after"
    scene.does(0, "trader")
    assert not [id for id in scene.options() if id.startswith("sell:stone")]
    scene.does(0, "buy:food:1", "done", "end")
    assert can_trade(scene.now, 0, Market(sell_only=True))


def test_x30_storage():
    scene = Scene(3).player(0, goods="food 4 wood 4 stone 3", denarii=30).at("storage", 3)
    assert scene.asked(0).least == scene.asked(0).most == 2
    scene.answer(0, "unit:food.1", "unit:stone.2")
    assert (scene.me().goods["food"], scene.me().goods["stone"]) == (3, 2)


def test_x31_workers_are_kept_specialists_do_not_add_up():
    scene = Scene(2).player(0, workers=2, freed="red", register=6, popularity=9, harmony=9)
    scene.turn(0).does(0, "pass", "yes")
    assert scene.now.round == 2
    assert (scene.me().workers, scene.me().ready) == (8, ["red"])


def master(ready: str) -> Scene:
    scene = Scene(4)
    s = scene.state
    s.milestones, s.milestones_out = ["magister"], [*s.milestones, *s.milestones_out]
    kinds = ["sanctuarium@A1r0", "herbarium@A2r0", "odeum@E1r0", "schola@H1r0"]
    scene.tile("servorum", *kinds).tile("plebeius", *kinds[:3], "schola@I1r0")
    scene.tile("patricius", *kinds[:2], "odeum@F1r0", "schola@H1r0")
    scene.player(0, freed="red", workers=3, monuments="pons arcus", special_ready=1)
    scene.board(0).ready = ready.split()
    return scene.turn(0)


def test_x32_the_master_builder_needs_the_red_specialist():
    assert "milestone:magister" not in master("").options()
    scene = master("red").answer(0, "milestone:magister")
    assert scene.me().senators == {"res_gestae": 1}
    assert (scene.me().ready, scene.me().workers) == ([], 3)


def test_x33_the_templum_counts_without_a_marker():
    scene = Scene(4).player(0, monuments="templum")
    scene.state.round = 6
    assert offering_choices(scene.state, scene.board(0)) == [{"offering1": 0, "offering2": 0}]
    scene = Scene(2).demand("moenia").player(0, monuments="templum", workers=1).at("rome", 6)
    assert scene.me().senators == {"offerings": 1}
    assert scene.me().unrest == 3  # troops, no stone, and the group


def test_x34_the_construction_bonus_of_a_monument():
    scene = Scene(4).player(0, workers=4, denarii=8, goods="stone 1 tool 1 marble 3")
    s, me = scene.state, scene.board(0)
    assert monument_price(me, "templum", "patricius").denarii == 5
    assert monument_price(me, "templum", "plebeius").dropped == 1
    assert plans(s, 0) == [("templum", "patricius"), ("templum", "plebeius")]
    scene.tile("patricius", "aedis@A1r0", unrest=True).tile("plebeius", "odeum@A1r0", unrest=True)
    assert plans(s, 0) == [("templum", None)]
    me.workers, me.freed, me.ready = 3, ["purple"], ["purple"]
    assert plans(s, 0) == []
    me.special_ready = 1
    assert plans(s, 0) == [("templum", None)]


def test_x35_politics():
    scene = Scene(4).player(0, prestige=(5, 5, 0)).player(1, prestige=(5, 5, 0))
    scene.player(2, prestige=(3, 3, 0)).player(1, monuments="theatrum").player(0, workers=1)
    scene.at("politics", 3)
    assert [p.senators.get("politics", 0) for p in scene.now.players] == [0, 3, 0, 0]
    scene = Scene(4).player(0, prestige=(5, 4, 0), workers=1).player(1, prestige=(5, 5, 0))
    scene.at("politics", 3)
    assert [p.senators.get("politics", 0) for p in scene.now.players] == [0, 1, 0, 0]


def test_x36_two_senators_lie_on_the_basilica():
    scene = Scene(4).tile("plebeius", "basilica@D1r0").player(0, workers=4, denarii=8)
    scene.state.basilica_senators = 1
    scene.state.players[1].senators = {"basilica": 1}
    scene.turn(0).does(0, "activate:plebeius", "use:basilica_a")
    assert scene.me().senators == {"basilica": 1}
    scene = Scene(4).tile("plebeius", "basilica@D1r0").player(0, workers=4, denarii=8)
    scene.state.basilica_senators = 0
    scene.turn(0).does(0, "activate:plebeius", "use:basilica_a")
    assert scene.me().senators == {}


def test_x41_peculium_comes_at_the_decade_and_when_freed():
    scene = Scene(4).player(0, freed="yellow", workers=1).at("decade")
    assert scene.me().denarii == 4
    scene = Scene(4).tile("plebeius", "librarium@A1r0").player(0, workers=4, denarii=2).turn(0, 2)
    scene.does(0, "activate:plebeius", "use:librarium_a", "free:yellow")
    assert (scene.me().denarii, scene.me().ready) == (4, ["yellow"])

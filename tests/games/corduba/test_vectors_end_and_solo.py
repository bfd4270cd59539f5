"""Vectors about the end and the solo game (RB-17 … RB-21, X-39, X-40, X-43 … X-45)."""

from __future__ import annotations

from games.corduba.course.scoring import best, points, total
from games.corduba.data import TABLES
from games.corduba.holdings.effects import advance
from games.corduba.solo.delivering import caepio_delivers
from games.corduba.solo.playing import _is_feasible
from games.corduba.solo.trading import caepio_trades
from games.corduba.terms import CAEPIO, DISTRICTS
from games.corduba.words.chronicle import Chronicle
from games.core.contract import Table
from games.core.rng import Rng
from tests.games.corduba.scene import Scene

# ---- the end ----------------------------------------------------------------------------------


def test_x39_final_scoring():
    scene = Scene(3)
    scene.player(0, senators={"politics": 6}, unrest=4, denarii=20)
    scene.player(1, senators={"politics": 6}, denarii=20)
    scene.player(2, senators={"politics": 7}, unrest=4, late_unrest=1, denarii=5)
    assert [total(scene.state, seat) for seat in range(3)] == [4, 7, 3]
    assert best(scene.state) == [1]
    assert points(scene.state, 2) == {"politics": 7, "richest": 0, "unrest": -3, "late": -1}


def test_x40_ties():
    scene = Scene(2).player(0, senators={"politics": 7}, prestige=(5, 8, 2))
    scene.player(1, senators={"politics": 7}, prestige=(5, 6, 9))
    scene.state.order = [1, 0]
    assert best(scene.state) == [1]
    scene.player(0, prestige=(6, 8, 2))
    assert best(scene.state) == [0]


def test_r50_nobody_falls_below_zero():
    scene = Scene(3).player(0, senators={"politics": 1}, unrest=7, late_unrest=4)
    assert total(scene.state, 0) == 0


def test_r51_who_is_at_the_end_of_the_unrest_track_cannot_win():
    scene = Scene(3).player(0, senators={"politics": 12}, unrest=10)
    assert best(scene.state) != [0]
    scene.player(1, unrest=10).player(2, unrest=10)
    assert best(scene.state) == []


def test_r41_everything_is_sold_at_the_present_price():
    scene = Scene(2).player(0, goods="marble 2").player(1, denarii=9)
    assert points(scene.state, 0)["richest"] == 1
    assert points(scene.state, 1)["richest"] == 0


# ---- solo -------------------------------------------------------------------------------------


def solo(**variant: str) -> Scene:
    scene = Scene(1, **variant)
    for deck in scene.state.solo.decks:
        deck.sort(reverse=True)  # c01 on top
    return scene


def table(scene: Scene, seed: int = 1) -> Chronicle:
    return Chronicle(Table(Rng(seed)))


def stack(scene: Scene, kind: str) -> Scene:
    """Puts a card on top of the stack of its decade."""
    own = scene.state.solo.stacks[TABLES.buildings[kind].decade - 1]
    own.remove(kind)
    own.append(kind)
    return scene


def building(seed: int) -> Scene:
    """Caepio is about to build an Aerarium."""
    scene = stack(solo(), "aerarium").player(0, workers=4)
    s = scene.state
    s.solo.opened, s.solo.row, s.active, s.phase = ["c01"], 1, CAEPIO, "turn"
    s.solo.decks[0].remove("c01")
    return scene.raise_curtain(seed).does(0, "automatic")


def test_rb17_a_build_by_caepio():
    scenes = [building(seed) for seed in range(1, 9)]
    scene = next(scene for scene in scenes if scene.district("plebeius").tiles)
    me, (tile,) = scene.now.solo.board, scene.district("plebeius").tiles
    assert (tile.kind, tile.user, tile.builder) == ("aerarium", CAEPIO, CAEPIO)
    assert (me.prestige["plebeius"], me.denarii) == (3, 3)
    basics = sum(me.goods[what] for what in ("food", "wood", "stone"))
    assert basics == 1 + (me.rows["plebeius"] > 1)  # the second insula brings food
    assert "aerarium" in scene.now.solo.built
    assert all("aerarium" not in d.available for d in scene.view(0).districts)


def sent(troops: str, human: str, round: int) -> dict[str, int]:
    scene = solo().player(CAEPIO, troops=troops).player(0, troops=human)
    scene.state.round = round
    caepio_delivers(table(scene), scene.state)
    return {k: n for k, n in scene.state.solo.board.delivery.troops.items() if n}


def test_rb18_caepio_sends_more_than_you_can():
    assert sent("velites 2 legionarii 1", "velites 2", 3) == {"velites": 1, "legionarii": 1}


def test_rb19_caepio_sends_the_minimum():
    assert sent("velites 2 legionarii 1", "legionarii 3", 6) == {"legionarii": 1}
    scene = solo().demand("moenia").player(CAEPIO, troops="velites 2 legionarii 1")
    scene.player(0, troops="legionarii 3", workers=1).at("rome", 6)
    scene.does(0, "by_hand", "send:velites.0:legionarii.2:equites.0")
    assert scene.me().senators == {"troops": 1}
    assert scene.me().troops["legionarii"] == 1


def test_rb20_a_sequence_of_cards():
    scene = stack(solo(), "schola").tile("servorum", "odeum@E1r0")
    scene.state.active = CAEPIO
    scene.player(0, workers=9, popularity=9, harmony=9).at("turn")
    for _ in range(6):
        scene.does(0, "automatic").does(0, "portus")
        scene.does(0, "automatic")
    assert scene.now.solo.opened == ["c01", "c02"]
    assert CAEPIO in scene.now.passed
    spaces = scene.now.spaces
    assert spaces["lignum:R"] == spaces["lapis:L"] == spaces["castra:legionarii"] == CAEPIO
    assert scene.now.solo.board.goods["wood"] == 3
    assert scene.now.solo.board.troops["legionarii"] == 1
    assert all(tile.user == CAEPIO for d in DISTRICTS for tile in scene.district(d).tiles)


def test_rb20_caepio_takes_what_is_left_and_skips_used_sites():
    scene = solo().player(0, goods="marble 3")
    s = scene.state
    assert s.supply["marble"] == 1
    assert _is_feasible(s, "marmor:R")
    s.spaces.update({"lapis:L": 0, "lignum:L": 0})
    assert not _is_feasible(s, "lapis:R")
    assert not _is_feasible(s, "lignum:R")
    assert _is_feasible(s, "portus")


def test_rb21_caepio_sells_what_he_has_and_takes_without_paying():
    scene = solo().player(CAEPIO, goods="stone 1")
    s, me = scene.state, scene.board(CAEPIO)
    price, stock = s.prices["stone"], dict(s.stock)
    caepio_trades(table(scene), s, 1, 1)
    assert (me.denarii, s.prices["stone"]) == (price, price - 1)
    (bought,) = [what for what, n in me.goods.items() if n]
    assert bought != "stone"
    assert s.stock[bought] == stock[bought] - 1
    assert s.prices[bought] == TABLES.market[bought].price + 1


def test_x43_who_acts_on_pays_caepio():
    scene = solo().player(0, workers=2, popularity=9, harmony=9)
    scene.state.passed = [CAEPIO]
    scene.turn(0).answer(0, "portus")
    assert (scene.me().denarii, scene.now.solo.board.denarii) == (1, 1)
    scene.does(0, "pass", "yes")
    assert scene.now.solo.board.denarii == 1


def test_x44_bonuses_below_the_start_are_never_received():
    scene = solo(difficulty="praetor")
    me = scene.board(CAEPIO)
    assert me.reached["servorum"] == 3
    for _ in advance(table(scene), scene.state, CAEPIO, "servorum", 2):
        raise AssertionError("Caepio is asked nothing")
    assert (me.goods["amphora"], me.freed) == (1, [])
    list(advance(table(scene), scene.state, CAEPIO, "servorum", 1))
    assert me.freed == ["red"]


def test_x45_a_sale_lapses():
    scene = solo().player(CAEPIO, goods="food 1")
    scene.state.round = 7
    me = scene.board(CAEPIO)
    caepio_trades(table(scene), scene.state, 2, 1)
    assert me.denarii == 2
    assert sum(me.goods.values()) == 1
    assert me.goods["food"] == 0


def test_solo_levels():
    for level, (prestige, unrest, troops) in {
        "aedil": (2, 2, {}),
        "praetor": (3, 1, {"velites": 1}),
        "consul": (4, 1, {"legionarii": 1}),
    }.items():
        me = solo(difficulty=level).board(CAEPIO)
        assert (me.prestige["patricius"], me.unrest) == (prestige, unrest)
        assert {k: n for k, n in me.troops.items() if n} == troops
        assert (me.register, me.popularity) == (4, 4)


def test_the_monument_builder_wins_by_monuments_alone():
    scene = solo(goal="monuments").player(0, monuments="pons arcus")
    assert best(scene.state) == []
    scene.player(0, monuments="circus")
    assert best(scene.state) == [0]
    assert total(scene.state, 0) == 3


def test_the_solo_end_needs_more_senators():
    scene = solo().player(0, senators={"politics": 2}).player(CAEPIO, senators={"politics": 2})
    scene.board(CAEPIO).unrest = 0
    assert best(scene.state) == []
    scene.player(0, denarii=1)
    assert best(scene.state) == [0]
    scene.board(CAEPIO).register = 10
    assert best(scene.state) == []

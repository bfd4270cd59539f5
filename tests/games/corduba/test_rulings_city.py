"""Rulings about the box, the city, prices and turns (R-01 … R-06, R-11 … R-20, R-26 … R-40)."""

from __future__ import annotations

from games.corduba.actions.building import buildable
from games.corduba.actions.monuments import plans
from games.corduba.actions.paying import monument_price, tile_price
from games.corduba.city.maps import MAPS, ORIENTATIONS, placement_of, spots, walled_in
from games.corduba.course.harmony import Wage, wages
from games.corduba.course.scoring import points
from games.corduba.data import TABLES
from games.corduba.data.components import Cost
from games.corduba.holdings.pieces import crews_for_strength
from games.corduba.holdings.prices import price_of, with_bonus
from games.corduba.measures import available, occupied, unfreed
from games.corduba.state import Player
from games.corduba.terms import DISTRICTS, NEUTRAL
from tests.games.corduba.scene import Scene

RICH = "food 3 wood 3 stone 4 tool 3 marble 4"


def rich(players: int = 4, **values: object) -> Scene:
    return Scene(players).player(0, **{"workers": 9, "denarii": 20, "goods": RICH, **values})


# ---- the box ----------------------------------------------------------------------------------


def test_r01_the_forum_costs_two_denarii_in_patricius():
    scene = Scene(4)
    forum = TABLES.buildings["forum"]
    assert forum.cost.denarii == 5
    assert tile_price(scene.state, scene.board(0), "patricius", forum).denarii == 2


def test_r02_everybody_has_six_specialists():
    assert len(unfreed(Player())) == 6


def test_r03_seventeen_types_per_district_and_one_basilica():
    scene = Scene(4)
    assert [len(available(scene.state, d)) for d in DISTRICTS] == [18, 18, 18]
    scene.tile("servorum", "basilica@A1r0", "forum@E1r0")
    left = [available(scene.state, d) for d in DISTRICTS]
    assert ["basilica" in types for types in left] == [False, False, False]
    assert ["forum" in types for types in left] == [False, True, True]
    cards = [type.id for type in TABLES.buildings.values() if type.decade]
    assert len(cards) == 17
    assert "excubitorium" not in cards


def test_r04_the_arena_is_the_amphitheatrum():
    type = TABLES.buildings["amphitheatrum"]
    assert (type.colour, [action.strength for action in type.actions]) == ("blue", [2, 3])


def test_r05_the_macellum_is_filled_once_a_decade():
    scene = Scene(4).market("food 0").player(0, workers=1).at("round_end", 1)
    assert (scene.now.round, scene.now.stock["food"]) == (2, 0)
    scene = Scene(4).market("food 0").player(0, workers=1).at("politics", 3)
    assert (scene.now.round, scene.now.stock["food"]) == (4, 4)


def test_r06_turns_go_by_the_track():
    scene = Scene(3)
    for seat in range(3):
        scene.player(seat, workers=2)
    scene.state.order = [2, 0, 1]
    scene.turn(2)
    for seat in (2, 0, 1, 2):
        assert scene.match.waiting() == (seat,)
        scene.answer(seat, "portus")


def test_r11_a_milestone_is_one_senator():
    enough = TABLES.res_gestae["dives"].condition.n
    scene = Scene(4).player(0, workers=1, denarii=enough)
    s = scene.state
    s.milestones, s.milestones_out = ["dives"], [*s.milestones, *s.milestones_out]
    s.milestones_out.remove("dives")
    scene.turn(0).answer(0, "milestone:dives")
    assert points(scene.now, 0)["res_gestae"] == 1
    assert (scene.me().milestones, scene.me().denarii) == (["dives"], enough)


def test_r12_only_the_red_specialist_claims_the_master_builder():
    assert TABLES.res_gestae["magister"].piece == "red"
    assert [row.id for row in TABLES.res_gestae.values() if row.piece] == ["magister"]


def test_r13_two_senators_lie_on_the_basilica_and_three_on_the_tracks():
    s = Scene(4).state
    assert (s.basilica_senators, len(s.track_senators)) == (2, 3)


# ---- laying tiles -----------------------------------------------------------------------------


def test_r14_neighbours_across_a_path_count():
    scene = Scene(4).tile("servorum", "herbarium@A3r0")
    found = spots("servorum", "I2", occupied(scene.state, "servorum")).placements
    across = placement_of("servorum", "I2", "A4r0")
    assert across in found
    assert MAPS["servorum"].plots[MAPS["servorum"].names.index("A3")] != across.plot


def test_r15_only_a_cell_without_an_empty_neighbour_in_its_plot_is_isolated():
    here = MAPS["servorum"]
    left = here.mask("I7", "J7")
    assert here.isolated(here.all_cells & ~left) == 0
    assert here.isolated(here.all_cells & ~here.mask("I7")) == here.mask("I7")
    apart = here.mask("A3", "A4")  # side by side, but in two plots
    assert here.isolated(here.all_cells & ~apart) == apart


def test_r17_isolated_cells_that_do_not_touch_become_neutral_at_the_end():
    scene = rich(trader_ready=False).tile("servorum", "herbarium@H8r0")
    scene.insulae("servorum", "J7")
    scene.turn(0).does(0, "build:servorum", "type:sanctuarium", "r1", "spot:J5r1", "no")
    insulae = scene.district("servorum").insulae
    assert insulae["I7"] == NEUTRAL
    assert scene.me().rows["servorum"] == 0


def test_r17_an_isolated_cell_across_a_path_is_not_the_builders():
    scene = rich(trader_ready=False).tile("servorum", "herbarium@H8r0")
    scene.insulae("servorum", "J7")
    scene.turn(0).does(0, "build:servorum", "type:sanctuarium", "r0", "spot:I6r0", "no")
    assert scene.district("servorum").insulae["I7"] == NEUTRAL
    assert scene.me().rows["servorum"] == 0


def test_r18_a_chain_is_as_short_as_can_be():
    scene = Scene(4).tile("patricius", "emporium@A6r0", "collegium_fabrorum@A3r0", "aedis@A2r0")
    scene.tile("patricius", "sanctuarium@B3r1").insulae("patricius", "A8")
    found = spots("patricius", "U5", occupied(scene.state, "patricius"))
    assert found.chain == 1
    assert "H4r1" not in [placement.id for placement in found.placements]


def test_r19_tiles_are_turned_but_never_flipped():
    flipped = tuple(row[::-1] for row in ORIENTATIONS["L4"][0])
    assert flipped not in ORIENTATIONS["L4"]
    assert [len(ORIENTATIONS[shape]) for shape in ("L4", "S4", "O4")] == [4, 2, 1]


def test_r20_without_neutral_insulae_there_is_no_chain_but_every_free_fill():
    scene = Scene(4).tile("patricius", "emporium@A6r0", "collegium_fabrorum@A3r0", "aedis@A2r0")
    scene.tile("patricius", "sanctuarium@B3r1").insulae("patricius", "A8")
    scene.player(0, workers=3, denarii=9, goods="tool 1 stone 1 marble 2")
    scene.state.neutral = 0
    assert "forum" not in buildable(scene.state, 0, "patricius")
    scene = rich(rows=(6, 0, 0))
    scene.state.neutral = 0
    scene.turn(0).does(0, "build:servorum", "type:schola", "spot:I7r0", "no")
    assert scene.district("servorum").insulae == {"H8": NEUTRAL}


def test_r38_a_worker_won_by_the_build_can_use_the_tile_at_once():
    scene = rich(workers=2, rows=(0, 2, 0), register=5).turn(0)
    scene.does(0, "build:plebeius", "type:cudendum", "r0", "spot:A4r0")
    assert scene.key() == "corduba.build.use"
    assert scene.options() == ["use:cudendum_a", "no"]
    placement = placement_of("plebeius", "T4", "A4r0")
    assert MAPS["plebeius"].cells(walled_in(placement, 0).own) == ("D4", "A5", "C5")


# ---- prices -----------------------------------------------------------------------------------


def test_r36_construction_bonuses_stop_at_their_limits():
    servorum, plebeius, patricius = (TABLES.districts[d] for d in DISTRICTS)
    assert with_bonus(price_of(1, Cost()), servorum).strength == 1
    assert with_bonus(price_of(2, Cost(denarii=1)), patricius).denarii == 0
    assert with_bonus(price_of(2, Cost(marble=1)), plebeius).dropped == 0
    assert with_bonus(price_of(2, Cost(food=1)), plebeius).dropped == 1


def test_r37_a_monument_takes_the_bonus_of_one_calm_district():
    scene = Scene(4).player(0, workers=4, denarii=8, goods="stone 1 tool 1 marble 3")
    assert plans(scene.state, 0) == [("templum", "patricius"), ("templum", "plebeius")]
    price = monument_price(scene.board(0), "templum", "patricius")
    assert (price.denarii, price.dropped) == (5, 0)  # not both
    scene.tile("patricius", "aedis@A1r0", unrest=True)
    assert plans(scene.state, 0) == [("templum", "plebeius")]


# ---- pieces and places ------------------------------------------------------------------------


def test_r26_the_castra_is_a_red_building():
    scene = Scene(2).player(0, freed="red", goods="food 1 wood 1").turn(0)
    assert "castra:legionarii" in scene.options()  # strength 2 by one specialist
    scene = Scene(2).player(0, freed="blue", goods="food 1 wood 1").turn(0)
    assert not [id for id in scene.options() if id.startswith("castra")]
    scene = Scene(2).player(0, workers=1, goods="food 1").player(1, workers=2)
    scene.player(1, goods="food 1 wood 1").turn(0).answer(0, "castra:velites")
    assert "castra:velites" not in scene.options(1)
    assert "castra:legionarii" in scene.options(1)  # with two players, too


def test_r27_nobody_goes_along_who_is_not_needed():
    player = Player(workers=4, freed=["red"], ready=["red"])
    assert {crew.id for crew in crews_for_strength(player, 3, "red")} == {"w3:s0", "w1:red:s0"}
    player.special_ready = 1
    found = {crew.id for crew in crews_for_strength(player, 2, "red")}
    assert found == {"w2:s0", "w0:red:s0", "w0:s1"}  # not both of the skilled ones


def test_r29_an_empty_site_is_closed_and_a_short_one_gives_what_is_left():
    scene = Scene(4).player(1, goods="stone 8").player(0, workers=2).turn(0)
    assert not [id for id in scene.options() if "lapis" in id]
    scene = Scene(4).player(1, goods="stone 7").player(0, workers=2).turn(0)
    assert scene.answer(0, "site:lapis:R").me().goods["stone"] == 1


def test_r31_amphorae_pay_the_price_of_an_action():
    scene = Scene(4).tile("plebeius", "balneum@A1r0")
    scene.player(0, workers=3, goods="amphora 1").turn(0)
    scene.does(0, "activate:plebeius", "use:balneum_b")
    assert (scene.me().popularity, scene.me().goods["amphora"]) == (1, 0)


def test_r32_amphorae_for_food_are_never_asked_for():
    player = Player(register=3)
    player.goods["amphora"] = 2
    assert wages(player) == [Wage(0, 0, 2), Wage(0, 0, 1), Wage(0, 0, 0)]


def test_r33_food_and_denarii_are_mixed_freely():
    player = Player(register=2, denarii=2)
    player.goods["food"] = 2
    assert wages(player) == [Wage(2, 0, 0), Wage(1, 1, 0), Wage(0, 2, 0)]


def test_r34_harmony_returns_to_popularity_paid_or_not():
    scene = Scene(2).player(0, register=6, harmony=4, popularity=3).at("harmony", 8)
    assert (scene.me().harmony, scene.me().late_unrest) == (3, 2)


def test_r39_nothing_is_free_after_passing():
    scene = Scene(2).player(0, workers=1, denarii=9, freed="red").player(1, workers=1).turn(0)
    scene.script(0, "slowly", "pass")
    assert scene.match.waiting() == (1,)


def test_r40_prices_stay_during_a_visit_and_the_order_is_free():
    scene = Scene(4).market("", "stone 2 wood 2").player(0, workers=1, goods="wood 3", denarii=2)
    scene.turn(0).script(0, "trader", "buy:stone:1", "sell:wood:3")
    assert "buy:food:2" in scene.options()  # paid by what is sold
    scene.answer(0, "done")
    assert scene.me().denarii == 2 - 2 + 6
    assert (scene.now.prices["stone"], scene.now.prices["wood"]) == (3, 1)


def test_r61_every_round_a_special_worker_comes_again():
    scene = Scene(2).player(0, monuments="circus", special_ready=0, popularity=9, harmony=9)
    scene.at("round_end", 1)
    assert scene.me().special_ready == 1


def test_r63_any_use_of_a_site_blocks_its_other_space():
    scene = Scene(2).player(0, workers=3).player(1, workers=3).turn(0)
    scene.answer(0, "site:marmor:R")
    assert not [id for id in scene.options(1) if "marmor" in id]


def test_r64_a_freed_specialist_is_at_hand_in_the_same_round():
    scene = Scene(2).tile("plebeius", "librarium@A1r0").player(0, workers=4, denarii=2)
    scene.turn(0).does(0, "activate:plebeius", "use:librarium_a", "free:grey")
    assert scene.me().ready == ["grey"]
    assert "site:cibus:L" in scene.options(0)


def test_r66_what_is_sold_is_not_bought_again_in_a_turn():
    scene = Scene(4).player(0, workers=1, goods="stone 1", denarii=9).turn(0)
    scene.script(0, "trader", "sell:stone:1")
    assert not [id for id in scene.options() if id.startswith("buy:stone")]
    scene.answer(0, "done")
    assert scene.now.turn.sold == ["stone"]


def test_r67_only_the_trader_trades_without_a_limit():
    scene = Scene(4).tile("plebeius", "forum@D1r0").player(0, workers=2, denarii=40)
    scene.turn(0).does(0, "activate:plebeius", "use:forum_a", "buy:food:3")
    assert scene.key() != "corduba.market"  # three units are all
    scene = Scene(4).player(0, workers=2, denarii=40).turn(0)
    scene.script(0, "trader", "buy:food:4", "buy:wood:4", "buy:stone:4")
    assert "buy:tool:1" in scene.options()


def test_r68_workers_denarii_and_senators_never_run_out():
    scene = Scene(2).player(0, workers=60, denarii=400, senators={"politics": 16}, register=10)
    scene.player(0, harmony=16, popularity=10).at("round_end", 1)
    assert (scene.me().workers, scene.me().denarii) == (70, 400)
    assert points(scene.now, 0)["politics"] == 16

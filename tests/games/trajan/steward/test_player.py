"""What the computer player does in some situations; see also tests/games/test_stewards.py."""

from __future__ import annotations

from games.core.bots.random_bot import RANDOM
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.trajan import GAME
from games.trajan.data.board import QUARTERS, ROUNDS_PER_QUARTER
from games.trajan.steward import player as steward
from games.trajan.steward import weights as w
from games.trajan.steward.mind import Mind
from tests.games.evening import last_moment
from tests.games.trajan.scene import Scene


def test_never_concedes():
    scene = Scene(players=3).turn(0).aside(0, "concede")
    asked = scene.match.aside(Seat(0))
    assert steward.steward.answer(scene.match.view(Seat(0)), asked, Rng(0)) == ("withdraw",)


def test_beats_chance_at_a_full_table():
    won = 0
    for seed in range(4):
        bots = [RANDOM] * 4
        bots[seed] = steward.steward
        won += last_moment(GAME, bots, seed).outcome.winners == (seed,)
    assert won >= 3


def test_makes_many_points_among_equals():
    games = [last_moment(GAME, [steward.steward] * 2, seed) for seed in range(3)]
    scores = [score for match in games for score in match.outcome.scores]
    assert sum(scores) / len(scores) > 110


def answer(scene: Scene, seat: int = 0) -> tuple[str, ...]:
    return tuple(steward.steward.answer(scene.match.view(Seat(seat)), scene.asked(seat), Rng(0)))


# ---- sowing -----------------------------------------------------------------------------------


def test_sows_so_that_the_best_tile_is_fulfilled():
    scene = Scene(players=2).player(0, trays="YO GB WP OY GW PB", slots="III tt_points_8")
    scene.player(0, worker_camp=0, supply=14).turn(0)
    assert answer(scene) == ("tray:0",)
    scene.answer(0, "tray:0")
    assert answer(scene) == ("sow:orange-yellow",)


def test_sows_many_stones_so_that_the_tile_is_fulfilled():
    scene = Scene(players=2).player(0, trays="YOGWP B W YO GP B", slots="VI tt_points_9")
    scene.turn(0).answer(0, "tray:0")
    assert scene.key(0) == "trajan.sow_stone"
    while scene.key(0) in ("trajan.sow", "trajan.sow_stone"):
        scene.answer(0, *answer(scene))
    assert scene.me(0).vp == 9


def test_does_not_end_the_quarter_before_its_demands_are_met():
    """Two stones would; the forum is one stone away."""
    scene = Scene(players=2).when(4, "bread games religion").time(9).forum(G1="bread", G2="games")
    scene.player(0, trays="Y OY GG WW PP OBB").turn(0)
    assert answer(scene) == ("tray:0",)
    scene.answer(0, "tray:0")
    assert answer(scene)[0] in ("tile:bread", "tile:games")


# ---- actions ----------------------------------------------------------------------------------


def test_takes_the_demand_tile_that_is_missing():
    scene = Scene(players=2).when(1, "bread games religion").player(0, tiles="bread religion")
    scene.forum(G1="bread", G2="games", G3="religion", G4="votes_2", Y1="seaport").acts(0, "forum")
    assert answer(scene) == ("tile:games",)


def test_fights_for_votes_when_they_decide():
    scene = Scene(players=2).when(1, "bread games religion").time(8).senate({3: [1], 1: [0]})
    scene.player(0, tiles="bread games religion", bonus="bonus").senate_bonus(
        "workers", "wine_fish"
    )
    scene.player(0, display="wine wine fish fish")
    scene.forum(G1="votes_4", G2="bread", Y1="seaport").acts(0, "forum")
    assert answer(scene) == ("tile:votes_4",)


def test_deploys_where_it_pays():
    scene = Scene(players=2).player(0, leader="britannia").province("belgica", "bread")
    assert answer(scene.acts(0, "military")) == ("deploy",)


def test_does_not_deploy_among_many_others():
    scene = Scene(players=4).player(0, leader="alpes").province("alpes", legions=(1, 2, 3))
    scene.province("lugudunensis", "wild_extra").acts(0, "military")
    assert answer(scene) == ("move:lugudunensis",)


def test_marches_on_when_it_may_deploy_at_once():
    """With another repetition to come, points beyond count more than a tile near by."""
    scene = Scene(players=2).player(0, leader="belgica", legions="belgica", military_camp=1)
    scene.player(0, tiles="extra_military", plus2="military", supply=12)
    scene.province("alpes", "bread").acts(0, "military").answer(0, "recruit").answer(0, "yes")
    assert answer(scene)[0] in ("move:britannia", "move:germania_inferior")
    scene.answer(0, *answer(scene))
    assert answer(scene) == ("deploy",)


def test_completes_a_set():
    scene = Scene(players=2).site("B2").site("A2", "door_2").site("C2", "roof_5")
    scene.player(0, sites="B2", buildings="door_3 door_4 roof_2", worker_camp=1)
    assert answer(scene.acts(0, "construction")) == ("site:A2",)


def test_wants_the_bonus_action_of_a_first_building():
    scene = Scene(players=2).site("B2").site("A2", "stairs_3").site("C2", "roof_3")
    scene.site("B1").site("B3").forum(G1="wild_extra").player(0, sites="B2", buildings="roof_2")
    assert answer(scene.acts(0, "construction")) == ("site:A2",)


def test_recruits_when_nobody_is_left_to_build():
    scene = Scene(players=2).player(0, worker_camp=0, supply=14)
    assert answer(scene.acts(0, "construction")) == ("recruit",)


def test_ships_four_equal_cards():
    scene = Scene(players=2).player(0, hand="wheat wheat wheat wheat fish")
    assert answer(scene.acts(0, "seaport")) == ("ship_same",)
    scene.answer(0, "ship_same")
    assert answer(scene) == ("wheat.4",)


def test_keeps_what_it_collects_when_it_ships_something_else():
    scene = Scene(players=2).player(0, hand="wheat wheat wheat fish gems oils furs wine")
    scene.ship("ship_same", "back").acts(0, "seaport").answer(0, "ship_different")
    assert len(answer(scene)) == 4
    assert "wheat" not in answer(scene)


def test_discards_what_it_needs_least():
    scene = Scene(players=2).player(0, hand="wheat wheat fish fish").deck("gems wheat furs")
    scene.discards("oils", "wine").acts(0, "seaport").answer(0, "draw_two")
    assert answer(scene)[0].startswith("discard:gems")


def test_lays_a_tile_that_covers_demands_early_and_points_late():
    def asked(quarter: int, demands: str = "") -> Scene:
        scene = Scene(players=2).when(quarter, demands).stack("needs", "tt_needs_9")
        return scene.stack("points", "tt_points_5").acts(0, "trajan")

    assert answer(asked(1)) == ("stack:needs",)
    assert answer(asked(4, "bread bread")) == ("stack:points",)


# ---- extra-action tiles, markers --------------------------------------------------------------


def test_uses_an_extra_action_for_a_good_deed():
    scene = Scene(players=2).player(0, leader="belgica", tiles="extra_military")
    scene.acts(0, "military").answer(0, "move:britannia")
    assert answer(scene) == ("yes",)


def test_keeps_an_extra_action_when_little_is_to_be_had():
    scene = Scene(players=2).player(0, tiles="extra_forum").forum(G1="votes_2", G2="wild_demand")
    scene.acts(0, "forum").answer(0, "tile:wild_demand")
    assert answer(scene) == ("no",)


def test_lays_a_marker_where_it_has_tiles():
    scene = Scene(players=2).player(0, tiles="extra_senate extra_senate", trays="W YG GP BB WO YOP")
    scene.player(0, slots="II tt_plus2_1").turn(0).answer(0, "tray:0")
    assert scene.key(0) == "trajan.plus2"
    assert answer(scene) == ("plus2:senate",)


# ---- the end of a quarter ---------------------------------------------------------------------


def test_spends_wild_tiles_before_it_loses_points():
    scene = Scene(players=2).when(2, "bread games religion").player(0, tiles="wild_demand bread")
    assert answer(scene.demands()) == ("wilds:1",)


def test_keeps_a_wild_tile_for_a_bonus_tile_at_the_end():
    scene = Scene(players=2).when(4, "bread games games").player(0, tiles="wild_demand games games")
    assert answer(scene.player(0, bonus="religion").demands()) == ("wilds:0",)


def test_chooses_the_bonus_tile_its_cards_score_with():
    scene = Scene(players=2).when(3).senate({4: [0]}).senate_bonus("wine_fish", "cattle_wheat")
    scene.player(0, display="wheat wheat cattle")
    assert answer(scene.votes()) == ("bonus:right",)


def test_plans_as_if_the_game_ended_sooner_than_it_will():
    view = Match.start(GAME, 2, 1).view(Seat(0))
    expected = Mind(view, view.players[0]).turns * 2 * w.STEPS
    steps = QUARTERS * ROUNDS_PER_QUARTER * view.time_length
    assert 0.4 * steps < expected < 0.8 * steps

"""The computer player: legal whatever it is asked, the same again, fair, and no fool."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.core.contract import Decision, Option
from games.core.match import Match, check_picks
from games.core.random_bot import random_bot
from games.core.rng import Rng
from games.core.text import Seat, Text
from games.trajan import GAME, steward
from games.trajan.view import View
from tests.games.trajan.scene import Scene

MOST_CHOICES = 1000
TABLES = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"stone_setup": "random"}),
    (3, {"reshuffle_commodities": "off"}),
    (4, {"time_length": "8"}),
    (2, {"score_leftover_trajan_tiles": "off"}),
)


def moments(bots, seed: int, variant=None) -> Iterator[tuple[Match, Seat, Decision]]:
    """Every question of a game among these bots, before it is answered."""
    match = Match.start(GAME, len(bots), seed, variant)
    rng = Rng(seed)
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(seat)
        yield match, seat, decision
        match.submit(seat, match.seq, bots[seat](match.view(seat), decision, rng))


def outcome(bots, seed: int):
    for match, _, _ in moments(bots, seed):
        last = match
    return last.outcome


@pytest.fixture
def sure(monkeypatch):
    """A steward that may not fall back on chance."""

    def unsure(view: View, decision: Decision, rng: Rng):
        raise AssertionError(f"no rule of thumb for {decision.key}")

    monkeypatch.setattr(steward, "random_bot", unsure)
    return steward.steward


# ---- legal ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_stewards_play_whole_games_among_themselves(seats: int, variant: dict[str, str], sure):
    choices = sum(1 for _ in moments([sure] * seats, 1, variant))
    assert choices <= MOST_CHOICES


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_has_a_legal_answer_wherever_a_game_may_lead(seats: int, variant: dict[str, str], sure):
    for match, seat, decision in moments([random_bot] * seats, seats, variant):
        check_picks(decision, sure(match.view(seat), decision, Rng(0)))


@pytest.mark.parametrize(("least", "most"), [(1, 1), (0, 3), (2, 2), (3, 3)])
@pytest.mark.parametrize("key", ["trajan.tomorrow", *steward.WEIGHTS])
def test_answers_questions_of_rules_it_does_not_know(key: str, least: int, most: int):
    options = tuple(Option(id, Text("number")) for id in ("new", "tile:new", "site:new", "x:y:z.3"))
    asked = Decision(Seat(0), key, Text("number"), options, least, most)
    view = Scene(players=2).turn(0).match.view(Seat(0))
    for seed in range(5):
        check_picks(asked, steward.steward(view, asked, Rng(seed)))


def test_never_concedes():
    scene = Scene(players=3).turn(0).aside(0, "concede")
    asked = scene.match.aside(Seat(0))
    assert steward.steward(scene.match.view(Seat(0)), asked, Rng(0)) == ("withdraw",)


# ---- the same again, and fair -----------------------------------------------------------------


def test_is_deterministic_and_judges_by_its_view_alone():
    """In a world redealt behind its back it does the same."""
    for match, seat, decision in moments([steward.steward] * 3, 7):
        here = steward.steward(match.view(seat), decision, Rng(1))
        assert steward.steward(match.view(seat), decision, Rng(2)) == here
        world = GAME.redeal(match.state_copy(), seat, Rng(match.count))
        assert steward.steward(GAME.view(world, seat), decision, Rng(1)) == here


def test_plays_the_same_game_again():
    games = [
        [(seat, decision.key, match.count) for match, seat, decision in moments(bots, 3)]
        for bots in ([steward.steward] * 2, [steward.steward] * 2)
    ]
    assert games[0] == games[1]


# ---- no fool ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 10, 9), (4, 4, 3)])
def test_beats_chance(seats: int, games: int, least: int):
    won = 0
    for seed in range(games):
        bots = [random_bot] * seats
        bots[seed % seats] = steward.steward
        won += outcome(bots, seed).winners == (seed % seats,)
    assert won >= least


def test_makes_many_points_among_equals():
    scores = [score for seed in range(3) for score in outcome([steward.steward] * 2, seed).scores]
    assert sum(scores) / len(scores) > 110


def answer(scene: Scene, seat: int = 0) -> tuple[str, ...]:
    return tuple(steward.steward(scene.match.view(Seat(seat)), scene.asked(seat), Rng(0)))


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

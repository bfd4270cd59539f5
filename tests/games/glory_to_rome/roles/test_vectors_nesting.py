"""Vectors 11.7: effects inside effects."""

from __future__ import annotations

import pytest

from games.core.errors import IllegalChoiceError
from games.core.seats import Seat
from games.glory_to_rome.course.playing import play_rules, units
from games.glory_to_rome.measures import hand_limit, influence, vault_limit
from games.glory_to_rome.state import Batch, SiteStack
from tests.games.glory_to_rome.scene import Scene, materials, names

SIX = "R W C B S M"


def pause(scene: Scene, seat: int) -> Scene:
    """The seat will be asked for its own hiring, so the round stops there to be looked at."""
    return scene.player(seat, clients="M", built="bar")


def extra_actions(scene: Scene) -> list[int]:
    told = [event.text for event in scene.heard if event.text.key == "told-extra-actions"]
    return [text.args["n"] for text in told]


# ---- V90-V93 ----------------------------------------------------------------------------------


def test_v90_the_trace_of_bath_craftsman_garden_and_bath_laborer():
    scene = pause(Scene(), 1).pool("W R B")
    scene.player(0, hand="villa", clients="W", built="bath", begun={"garden": 2}, influence=5)
    scene.performs(0, "patron")
    assert scene.options(0) == ["pool:rubble", "pool:wood", "pool:brick", "done"]
    scene.answer(0, "pool:wood")
    assert scene.key(0) == "gtr.bath"
    assert scene.options(0) == ["role:craftsman", "skip"]
    scene.answer(0, "role:craftsman")
    assert scene.key(0) == "gtr.craftsman"
    assert scene.options(0) == ["found:villa", "add:garden:villa", "skip"]  # a batch of one
    scene.answer(0, "add:garden:villa")
    assert influence(scene.me(0)) == 8
    assert extra_actions(scene) == [8]
    assert scene.key(0) == "gtr.patron"
    assert scene.options(0) == ["pool:rubble", "pool:brick", "done", "done_all"]
    scene.answer(0, "pool:rubble")
    assert scene.options(0) == ["role:laborer", "skip"]
    scene.answer(0, "role:laborer")
    assert scene.options(0) == ["pool:brick", "skip"]
    scene.answer(0, "pool:brick")
    # Seven Patron actions of the Garden and the first one end by themselves.
    assert scene.key(0) is None
    assert scene.key(1) == "gtr.patron"
    me = scene.me(0)
    assert materials(me.clients) == "R W W"
    assert materials(me.stockpile) == "B"
    assert scene.now.pool == []
    assert influence(me) == 8
    assert me.did_craftsman


def test_v91a_exhausted_batches_are_skipped_when_a_second_action_is_paid():
    scene = Scene().player(0, hand="shrine dock").sites("brick", 0, 2).sites("wood", 3, 0)
    scene.stacked(
        "craftsman",
        Batch("perform", 0, "craftsman", left=1),
        Batch("actions", 0, "craftsman", left=0),
        Batch("actions", 0, "craftsman", left=1),
    )
    assert scene.options(0) == ["found:dock", "found:shrine:away", "skip"]
    scene.answer(0, "found:shrine:away")
    assert scene.house(0, "shrine").out_of_town
    assert scene.key(0) is None  # although the Dock could be laid
    assert scene.key(1) == "gtr.lead"


def test_v91a_without_the_action_below_out_of_town_is_not_offered():
    scene = Scene().player(0, hand="shrine dock").sites("brick", 0, 2).sites("wood", 3, 0)
    scene.stacked(
        "craftsman",
        Batch("perform", 0, "craftsman", left=0),
        Batch("actions", 0, "craftsman", left=0),
        Batch("actions", 0, "craftsman", left=1),
    )
    assert scene.options(0) == ["found:dock", "skip"]


@pytest.mark.parametrize(
    "between",
    [
        pytest.param(Batch("actions", 0, "architect", left=1), id="another role"),
        pytest.param(Batch("patron", 0, "patron", used=["pool"]), id="a hiring"),
    ],
)
def test_v91a_only_exhausted_batches_are_skipped(between):
    scene = Scene().player(0, hand="shrine dock").sites("brick", 0, 2).sites("wood", 3, 0)
    performance = Batch("perform", 0, "craftsman", left=1)
    scene.stacked("craftsman", performance, between, Batch("actions", 0, "craftsman", left=1))
    assert scene.key(0) == "gtr.craftsman"
    assert scene.options(0) == ["found:dock", "skip"]


def test_v91_a_captured_foundry_works_before_the_remaining_amphitheatre_actions():
    scene = Scene().player(0, hand="villa dock", begun={"prison": 2}, influence=6)
    scene.player(1, built="foundry").pool("R R R R R R R")
    scene.stacked("craftsman", Batch("actions", 0, "craftsman", left=3))
    scene.answer(0, "add:prison:villa")
    assert influence(scene.me(0)) == 9
    assert scene.key(0) == "gtr.prison"
    assert scene.options(0) == ["take:1:foundry", "decline"]
    scene.answer(0, "take:1:foundry")
    assert influence(scene.me(0)) == 6
    assert influence(scene.me(1)) == 5
    assert extra_actions(scene) == [6]
    assert scene.key(0) == "gtr.laborer"
    assert scene.repeat(0, "pool:rubble") == 6
    assert scene.key(0) == "gtr.craftsman"
    assert materials(scene.now.pool) == "R"
    assert scene.repeat(0, "skip") == 2
    assert scene.key(1) == "gtr.lead"


def test_v92_the_last_card_ends_the_game_within_the_thinking_of_a_school():
    scene = Scene().player(0, hand="dock dock dock dock dock", stockpile="B", begun={"school": 1})
    scene.player(0, influence=5).deck("W W W W").performs(0, "architect")
    scene.answer(0, "add:school:brick")
    assert extra_actions(scene) == [7]
    assert scene.key(0) == "gtr.think.optional"
    assert scene.options(0) == ["think:senator", "think:one", "skip", "skip_all"]
    scene.script(0, "think:one", "think:one", "think:one")
    assert scene.end is None
    assert scene.key(0) == "gtr.think.optional"
    scene.answer(0, "think:one")
    assert scene.end == "deck"
    assert scene.key(0) is None
    assert len(scene.me(0).hand) == 9


def empties_the_deck() -> Scene:
    scene = Scene().player(0, camp="road", clients="R").player(1, hand="dock dock")
    scene.player(2, hand="road", clients="R").pool("W W").deck("R R R")
    return scene.follows("laborer")


def test_v93_nobody_follows_or_acts_after_the_deck_is_empty():
    scene = empties_the_deck().answer(1, "think:refill")
    assert scene.end == "deck"
    assert len(scene.me(1).hand) == 5
    assert scene.key(2) is None
    assert materials(scene.now.pool) == "W W"
    assert [player.stockpile for player in scene.now.players] == [[], [], []]


def test_v93_what_a_later_follower_chose_ahead_never_happens():
    scene = empties_the_deck().answer(2, "play:road").answer(1, "think:refill")
    assert scene.end == "deck"
    assert names(scene.me(2).hand) == ["road"]
    assert scene.me(2).camp == []
    assert "told-follows" not in scene.told()


# ---- V94-V99 ----------------------------------------------------------------------------------

LEGION = "palace ludus_magnus slave_market"


def leads_a_legion(others_in_hand: str) -> Scene:
    """Seat 0 leads with two red cards and a Senator; the others think."""
    scene = Scene().player(0, hand=f"bath school J {others_in_hand}", clients="B S", built=LEGION)
    scene.leads(0).answer(0, "lead:legionary")
    assert scene.options(0) == ["school", "bath", "senator"]
    scene.answer(0, "bath", "school", "senator")
    if scene.key(0) == "gtr.several.petition":
        scene.answer(0, "enough")
    assert scene.me(0).units == 3
    return scene.answer(1, "think:one").answer(2, "think:one")


def test_v94_a_palace_legion_with_doubled_clients_shows_up_to_seven_cards():
    scene = leads_a_legion("road dock wall villa temple road dock wall")
    asked = scene.asked(0)
    assert (asked.key, asked.least, asked.most) == ("gtr.demand", 0, 7)
    assert len(asked.options) == 8
    with pytest.raises(IllegalChoiceError):
        scene.answer(0, *scene.options(0))
    scene.answer(0, *scene.options(0)[:7])
    (told,) = [event.text for event in scene.heard if event.text.key == "told-demands"]
    assert sum(text.args["n"] for text in told.args["materials"]) == 7


def test_v94_no_more_can_be_shown_than_order_cards_are_left():
    scene = leads_a_legion("road dock wall")
    assert scene.asked(0).most == 3
    assert scene.options(0) == ["road", "dock", "wall"]  # not those played
    scene.answer(0, "road", "dock", "wall")
    assert scene.key(0) is None
    assert scene.told().count("told-demands") == 1


def test_v95_clients_of_a_thinker_are_not_doubled():
    scene = Scene().player(1, hand="road dock wall", clients="B S", built=LEGION)
    scene.performs(1, "legionary", units=0, leader=0)
    assert scene.key(1) == "gtr.demand"
    assert scene.asked(1).most == 2


def test_v96_ludus_adds_nothing_to_merchants_acting_as_merchants():
    scene = Scene().player(0, clients="S S", built="ludus_magnus", stockpile="R R R R R")
    scene.player(0, influence=8).performs(0, "merchant")
    assert scene.repeat(0, "stock:rubble") == 3
    assert len(scene.me(0).vault) == 3
    assert scene.key(1) == "gtr.lead"


def test_v97_each_client_labors_once_for_storeroom_and_ludus_together():
    scene = Scene().player(0, clients="S R", built="storeroom ludus_magnus")
    scene.pool("W W W W W").performs(0, "laborer")
    assert scene.repeat(0, "pool:wood") == 3
    assert materials(scene.me(0).stockpile) == "W W W"
    assert scene.key(1) == "gtr.lead"


def test_v98_with_a_tower_the_last_action_alone_lays_out_of_town():
    scene = Scene().player(0, hand="dock garden road", built="tower").sites("stone", 0, 2)
    scene.sites("rubble", 3, 0).sites("wood", 3, 0).performs(0, "architect", units=2)
    scene.answer(0, "found:dock")
    assert scene.options(0) == ["found:road", "found:garden:away", "skip"]
    scene.answer(0, "found:garden:away")
    assert scene.house(0, "garden").out_of_town
    assert scene.now.sites["stone"].out_of_town == 1
    assert scene.key(0) is None
    assert names(scene.me(0).hand) == ["road"]


def test_v98_out_of_town_with_a_tower_leaves_the_other_action():
    scene = Scene().player(0, hand="garden road", built="tower").sites("stone", 0, 2)
    scene.performs(0, "architect", units=2).answer(0, "found:garden:away")
    assert scene.key(0) == "gtr.architect"
    assert "found:road" in scene.options(0)


def test_v99_a_statue_on_brick_takes_two_bricks_or_marbles():
    scene = Scene().player(0, hand="statue bath temple dock").sites("marble", 0, 0)
    scene.sites("brick", 1, 0).performs(0, "craftsman", units=3)
    statues = [id for id in scene.options(0) if id.startswith("found:statue")]
    assert "found:statue:brick" in statues
    assert not [id for id in statues if "marble" in id]
    assert "found:temple" not in scene.options(0)
    scene.answer(0, "found:statue:brick")
    assert scene.now.sites["brick"] == SiteStack(0, 0)
    additions = [id for id in scene.options(0) if id.startswith("add:")]
    assert additions == ["add:statue:bath", "add:statue:temple"]
    scene.answer(0, "add:statue:temple")
    assert not scene.house(0, "statue").complete
    scene.answer(0, "add:statue:bath")
    assert scene.house(0, "statue").complete
    assert influence(scene.me(0)) == 4
    assert scene.match.view(None).players[0].buildings[0].need == 2


# ---- V91b, V110-V114 --------------------------------------------------------------------------


def test_v91b_actions_of_a_captured_amphitheatre_lie_on_the_performance():
    scene = Scene().player(0, hand="villa garden dock road", clients="W", begun={"prison": 2})
    scene.player(1, built="amphitheatre").sites("stone", 0, 2).sites("wood", 3, 0)
    scene.sites("rubble", 3, 0).performs(0, "craftsman")
    scene.answer(0, "add:prison:villa")
    assert influence(scene.me(0)) == 5
    scene.answer(0, "take:1:amphitheatre")
    assert influence(scene.me(0)) == 2
    assert extra_actions(scene) == [2]
    assert [(b.kind, b.left) for b in scene.now.stack] == [("perform", 0), ("actions", 1)]
    scene.answer(0, "found:dock")
    assert [(b.kind, b.left) for b in scene.now.stack] == [("perform", 0), ("actions", 0)]
    assert scene.options(0) == ["found:road", "found:garden:away", "skip"]
    scene.answer(0, "found:garden:away")
    assert scene.house(0, "garden").out_of_town
    assert scene.key(0) is None  # the client's action went into it
    assert names(scene.me(0).hand) == ["road"]


def test_v91b_the_client_still_acts_when_nothing_is_laid_out_of_town():
    scene = Scene().player(0, hand="villa garden dock road", clients="W", begun={"prison": 2})
    scene.player(1, built="amphitheatre").sites("stone", 0, 2).performs(0, "craftsman")
    scene.script(0, "add:prison:villa", "take:1:amphitheatre", "skip", "found:dock")
    assert scene.key(0) == "gtr.craftsman"
    assert "found:garden:away" not in scene.options(0)  # the client's is the last action
    scene.answer(0, "found:road")
    assert scene.key(0) is None


@pytest.mark.parametrize("helper", ["road", "tower"])
def test_v110_road_or_tower_of_the_actor_make_rubble_fit_an_opponents_sewer(helper):
    scene = Scene().player(0, built=f"stairway {helper}", stockpile="R").player(1, built="sewer")
    scene.performs(0, "architect")
    assert scene.options(0) == ["stairs:1:sewer:rubble", "skip"]
    scene.answer(0, "stairs:1:sewer:rubble")
    assert scene.house(1, "sewer").public_card is not None
    assert scene.me(0).stockpile == []


@pytest.mark.parametrize("theirs", ["sewer", "sewer road", "sewer tower"])
def test_v110_rubble_does_not_fit_without_ones_own_road_or_tower(theirs):
    scene = Scene().player(0, built="stairway", stockpile="R W").player(1, built="sewer")
    scene.player(2, built=theirs).performs(0, "architect")
    assert not [id for id in scene.options(0) if "sewer" in id]
    assert scene.house(1, "sewer").public_card is None


def chain(**more: str) -> Scene:
    """The position of V111: Bath, Amphitheatre and Prison about to go off, a Garden to take."""
    hand, built = f"bridge villa {more.get('hand', '')}", f"bath {more.get('built', '')}"
    scene = Scene().player(0, hand=hand, built=built, camp="forum", influence=4)
    scene.player(0, begun={"amphitheatre": 1, "prison": 2})
    scene.player(1, built="garden", influence=5).pool("W R S C")
    return pause(scene, 2)


def bath_to_garden(scene: Scene) -> Scene:
    scene.script(0, "pool:wood", "role:craftsman", "add:amphitheatre:bridge")
    assert influence(scene.me(0)) == 6
    scene.answer(0, "add:prison:villa")
    assert influence(scene.me(0)) == 9
    assert "take:1:garden" in scene.options(0)
    return scene.answer(0, "take:1:garden")


def test_v111_bath_amphitheatre_prison_and_garden_resolve_inside_out():
    scene = bath_to_garden(chain().performs(0, "patron"))
    assert (influence(scene.me(0)), influence(scene.me(1))) == (6, 8)
    assert extra_actions(scene) == [6, 6]
    assert [(b.kind, b.role, b.left) for b in scene.now.stack] == [
        ("perform", "patron", 0),
        ("patron", "patron", 0),
        ("actions", "craftsman", 5),
        ("actions", "patron", 5),
        ("patron", "patron", 0),
    ]
    scene.answer(0, "pool:rubble")
    assert scene.options(0) == ["role:laborer", "skip"]
    scene.answer(0, "role:laborer")
    assert scene.options(0) == ["pool:concrete", "pool:stone", "skip"]
    scene.answer(0, "pool:stone")
    assert scene.options(0) == ["pool:concrete", "done", "done_all"]
    scene.answer(0, "pool:concrete")
    assert scene.options(0) == ["role:architect", "skip"]
    scene.answer(0, "skip")
    assert scene.key(0) is None
    assert scene.key(2) == "gtr.patron"
    me = scene.me(0)
    assert scene.now.pool == []
    assert materials(me.clients) == "R W C"
    assert materials(me.stockpile) == "S"
    assert influence(me) == 6
    assert scene.house(0, "garden").captured
    assert "garden" not in [b.name for b in scene.me(1).buildings]
    assert me.did_craftsman


def test_v112_the_last_card_ends_everything_in_the_middle_of_the_chain():
    scene = bath_to_garden(chain(built="bar").deck("R").performs(0, "patron"))
    assert "deck" in scene.options(0)
    scene.answer(0, "deck")
    assert scene.end == "deck"
    assert scene.key(0) is None
    assert materials(scene.me(0).clients) == "R W"
    assert "told-bath" in scene.told()
    assert scene.told().count("told-bath") == 1  # only of the first client
    assert scene.now.stack == []
    assert names(scene.me(0).camp) == ["forum"]
    assert scene.match.outcome.scores == (6, 8, 2)
    assert scene.match.outcome.winners == (1,)


def test_v113_out_of_town_needs_a_second_action_of_the_same_batch_in_the_chain():
    scene = chain(hand="shrine").sites("brick", 0, 2).performs(0, "patron")
    away = "found:shrine:away"
    scene.script(0, "pool:wood", "role:craftsman")
    assert scene.key(0) == "gtr.craftsman"
    assert away not in scene.options(0)  # the Bath's action is alone
    scene.answer(0, "add:amphitheatre:bridge")
    offered = []
    for _ in range(6):
        assert scene.key(0) == "gtr.craftsman"
        offered.append(away in scene.options(0))
        scene.answer(0, "skip")
    assert offered == [True, True, True, True, True, False]
    assert scene.key(0) is None


def test_v113_patron_actions_left_do_not_pay_for_the_baths_craftsman():
    scene = Scene().player(0, hand="shrine dock", built="bath").pool("W R").sites("brick", 0, 2)
    scene.performs(0, "patron", units=2).script(0, "pool:wood", "role:craftsman")
    assert scene.options(0) == ["found:dock", "skip"]  # its own batch: nothing more to skip
    scene.answer(0, "skip")
    assert scene.key(0) == "gtr.patron"


def test_v114_a_doubled_clients_first_action_pays_for_out_of_town():
    scene = Scene().player(0, hand="garden sewer dock road", clients="W", built="slave_market")
    scene.sites("stone", 0, 2).sites("wood", 3, 0).sites("rubble", 3, 0).performs(0, "craftsman")
    scene.answer(0, "found:garden:away")
    assert scene.key(0) == "gtr.craftsman"
    # The Sewer may not go out of town any more, and there is no further action to skip.
    assert scene.options(0) == ["found:road", "found:dock", "add:garden:sewer", "skip"]
    scene.answer(0, "found:dock")
    assert scene.key(0) is None
    assert names(scene.me(0).hand) == ["road", "sewer"]
    assert scene.now.sites["stone"].out_of_town == 1


# ---- V115-V119 --------------------------------------------------------------------------------


def test_v115_a_temple_just_founded_behind_a_gate_raises_the_limit_for_the_academy():
    scene = Scene().player(0, hand="temple dock dock road", built="gate academy")
    scene.performs(0, "craftsman").answer(0, "found:temple")
    assert scene.key(0) == "gtr.think.optional"
    assert len(scene.me(0).hand) == 3
    before = len(scene.now.deck)
    scene.answer(0, "think:refill")
    assert len(scene.me(0).hand) == 9
    assert before - len(scene.now.deck) == 6


def test_v116_forum_wins_in_the_middle_of_a_demand():
    scene = Scene().player(0, hand="bath temple", built="forum", clients=SIX, stockpile="R W C S")
    scene.player(1, hand="basilica").player(2, hand="palace statue", influence=20).pool("B")
    scene.performs(0, "legionary", units=2).answer(0, "bath", "temple")
    assert scene.end is None
    scene.answer(0, "all")
    assert scene.end == "forum"
    assert scene.match.outcome.winners == (0,)
    assert scene.whose("told-gives") == [1]
    assert scene.key(2) is None
    assert names(scene.me(2).hand) == ["palace", "statue"]
    assert materials(scene.me(0).stockpile) == SIX


def leads_patron_with_alternatives(hand: str) -> Scene:
    scene = Scene(alt_circus_forum="on").player(0, hand=hand, built="palace circus_alt")
    return scene.leads(0).answer(0, "lead:patron")


def test_v117_five_off_role_cards_and_a_senator_are_three_units():
    scene = leads_patron_with_alternatives("road road bar bar insula J")
    assert scene.options(0) == ["senator"]
    scene.answer(0, "senator")
    assert scene.options(0) == ["petition:rubble", "enough"]
    scene.answer(0, "petition:rubble")
    asked = scene.asked(0)
    assert (asked.key, asked.least, asked.most) == ("gtr.petition", 2, 3)
    scene.answer(0, "road", "bar", "insula")
    assert scene.options(0) == ["petition:rubble", "enough"]
    scene.answer(0, "petition:rubble")  # the last two belong together, nothing to choose
    assert scene.me(0).units == 3
    assert len(scene.me(0).camp) == 6
    assert scene.me(0).hand == []


def test_v117_a_single_off_role_card_cannot_join_a_senator():
    scene = Scene(alt_circus_forum="on").player(0, hand="road J", built="palace circus_alt")
    scene.leads(0)
    hand = scene.me(0).hand
    assert units(hand, play_rules(scene.now, Seat(0), "patron")) is None
    scene.answer(0, "lead:patron")  # the Senator alone is all there is to play
    assert scene.me(0).units == 1
    assert names(scene.me(0).camp) == ["senator"]
    assert names(scene.me(0).hand) == ["road"]


def imprisons(scene: Scene, name: str) -> Scene:
    """Seat 0 completes a Prison and takes seat 1's building."""
    scene.player(0, hand="villa", begun={"prison": 2}).performs(0, "craftsman")
    return scene.script(0, "add:prison:villa", f"take:1:{name}")


def test_v118_a_hand_above_the_limit_stays_and_is_not_refilled():
    nine = "dock dock dock road road bath gate wall tower"
    scene = imprisons(Scene().player(1, hand=nine, built="temple"), "temple")
    assert hand_limit(scene.now, Seat(1)) == 5
    assert len(scene.me(1).hand) == 9
    thoughts = [id for id in scene.options(1) if id.startswith("think")]
    assert thoughts == ["think:senator", "think:one"]
    scene.answer(1, "think:one")
    assert len(scene.me(1).hand) == 10


def test_v119_a_vault_that_lost_its_market_has_room_by_the_prisons_site():
    scene = Scene().player(1, hand="garden", built="market", vault="W W W W W", clients="S")
    scene.player(1, stockpile="R R R", influence=3)
    assert vault_limit(scene.state, Seat(1)) == 5
    imprisons(scene, "market")
    assert influence(scene.me(1)) == 6
    assert vault_limit(scene.now, Seat(1)) == 6
    scene.answer(1, "lead:merchant").answer(2, "think:one").answer(0, "think:one")
    assert scene.key(1) == "gtr.merchant"
    assert scene.repeat(1, "stock:rubble") == 1  # of two actions: card and client
    assert len(scene.me(1).vault) == 6
    assert materials(scene.me(1).stockpile) == "R R"

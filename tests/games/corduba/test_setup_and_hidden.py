"""Set-up, draft, what is hidden, and rulings about turns."""

from __future__ import annotations

import msgspec
import pytest

from games.corduba import GAME
from games.corduba.data import TABLES
from games.corduba.terms import CAEPIO
from games.core.catalogue import LANGUAGES, Catalogue
from games.core.errors import SetupError
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from tests.games.corduba.scene import Scene

# ---- set-up -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "shown"), [(1, 0), (2, 4), (3, 5), (4, 6)])
def test_two_more_milestones_than_players(players: int, shown: int):
    assert len(Scene(players).state.milestones) == shown


def test_the_first_game_is_dealt_by_the_order_of_the_turns():
    state = Match.start(GAME, 4, 5, {"draft": "first_game"}).state_copy()
    dealt = [(state.players[s].character, state.players[s].hereditas) for s in state.order]
    assert dealt == [(row.character, row.hereditas) for row in TABLES.first_game]
    gladius = state.players[state.order[0]]
    assert (gladius.register, gladius.workers, gladius.freed) == (5, 5, ["red"])
    basics = {what: n for what, n in gladius.goods.items() if n}
    assert basics == TABLES.first_game[0].basics
    assert gladius.troops["velites"] == 1  # the first peculium


def test_later_players_get_more_denarii():
    state = Match.start(GAME, 4, 5, {"draft": "first_game"}).state_copy()
    for n, seat in enumerate(state.order):
        player = state.players[seat]
        card, start = TABLES.hereditas[player.hereditas], TABLES.characters[player.character].start
        peculium = 4 if card.specialist == "yellow" else 0
        own = card.denarii + sum(effect.n for effect in start) + peculium
        assert player.denarii == own + n


def test_caepio_begins_and_the_card_of_money_is_out():
    state = Match.start(GAME, 1, 5).state_copy()
    assert state.order == [CAEPIO, 0]
    cards = [*state.demand_deck, *state.demands_used, state.demand]
    assert "confarreatio" not in cards
    assert [len(stack) for stack in state.solo.stacks] == [7, 7, 3]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize(
    ("key", "value", "usual"), [("difficulty", "consul", "Aedil"), ("goal", "both", "Senators")]
)
def test_what_caepio_needs_is_refused_where_he_is_not(seats: int, key: str, value: str, usual: str):
    if seats == 1:
        assert getattr(Match.start(GAME, 1, 5, {key: value}).state_copy().variant, key) == value
        return
    with pytest.raises(SetupError) as refused:
        Match.start(GAME, seats, 5, {key: value})
    for language in LANGUAGES:
        said = Catalogue(language, "games.corduba", strict=True).say(refused.value.text)
        assert f" {seats} " in said
    assert f"at {usual}" in Catalogue("en", "games.corduba").say(refused.value.text)


@pytest.mark.parametrize("key", ["difficulty", "goal"])
def test_a_stored_game_of_several_with_a_switch_of_the_solo_game_goes_on(key: str):
    saved = Match.start(GAME, 2, 5).saved()
    state = msgspec.json.decode(saved.state)
    state["variant"][key] = {"difficulty": "consul", "goal": "both"}[key]
    old = msgspec.structs.replace(saved, state=msgspec.Raw(msgspec.json.encode(state)))
    match = Match(GAME, old)
    assert match.waiting() == Match(GAME, saved).waiting()


# ---- the draft --------------------------------------------------------------------------------


def test_nobody_sees_what_others_draft():
    match = Match.start(GAME, 3, 2)
    asked = match.pending(Seat(0))
    match.submit(Seat(0), match.seq, [asked.options[0].id])
    match.submit(Seat(0), match.seq, [match.pending(Seat(0)).options[0].id])
    own, other = match.view(Seat(0)).players[0], match.view(Seat(1)).players[0]
    assert own.character
    assert own.hereditas
    assert len(own.cards) == 2
    assert other.character is other.hereditas is other.cards is other.family is None
    assert other.chosen
    assert not match.view(None).players[1].chosen


def test_a_draft_can_be_taken_back_until_all_are_done():
    match = Match.start(GAME, 2, 2)
    first = match.pending(Seat(0))
    match.submit(Seat(0), match.seq, [first.options[0].id])
    match.submit(Seat(1), match.seq, [match.pending(Seat(1)).options[0].id])
    assert match.can_undo(Seat(0))
    match.undo(Seat(0))
    assert match.pending(Seat(0)) == first


def test_other_worlds_deal_drafts_anew_but_not_ones_own():
    match = Match.start(GAME, 3, 2)
    state = match.state_copy()
    seen = set()
    for seed in range(20):
        world = GAME.redeal(match.state_copy(), Seat(0), Rng(seed))
        assert world.players[0] == state.players[0]
        assert GAME.audit(world) == []
        seen.add(world.players[1].family)
    assert len(seen) > 3


# ---- Rome -------------------------------------------------------------------------------------


def rome() -> Scene:
    scene = Scene(2).demand("moenia")
    for seat in (0, 1):
        scene.player(seat, troops="velites 2", offerings="offering1 2", goods="stone 2 amphora 1")
    return scene.at("rome", 3)


def test_deliveries_are_sealed_until_the_last_is_in():
    scene = rome().answer(0, "everything")
    assert scene.key(0) is None
    assert scene.key(1) == "corduba.rome.whole"
    assert scene.view(1).players[0].delivered
    assert scene.view(1).players[0].delivery is None
    assert scene.view(0).players[0].delivery.goods == 2
    assert "told-delivers" not in scene.told()


def test_a_delivery_can_be_taken_back():
    scene = rome().answer(0, "everything")
    assert scene.match.can_undo(Seat(0))
    scene.match.undo(Seat(0))
    assert scene.key(0) == "corduba.rome.whole"


def test_other_worlds_send_something_else():
    scene = rome().answer(0, "everything")
    sent = set()
    for seed in range(20):
        world = GAME.redeal(scene.now, Seat(1), Rng(seed))
        sent.add(world.players[0].delivery.goods)
        assert GAME.view(world, Seat(1)) == scene.view(1)
    assert len(sent) > 1


# ---- rulings ----------------------------------------------------------------------------------


def test_r28_the_portus_takes_one_piece_and_is_never_full():
    scene = Scene(2).player(0, workers=2).player(1, workers=1).turn(0)
    scene.answer(0, "portus").answer(1, "portus")
    assert scene.options(0).count("portus") == 1
    assert scene.me().denarii == 1


def test_r30_nothing_is_used_for_nothing():
    scene = Scene(4).tile("plebeius", "excubitorium@A1r0").player(0, workers=6).turn(0)
    assert "activate:plebeius" not in scene.options()


def test_r31_amphorae_pay_in_the_castra():
    scene = Scene(4).player(0, workers=3, goods="amphora 1").turn(0)
    scene.answer(0, "castra:velites")
    assert (scene.me().goods["amphora"], scene.me().troops["velites"]) == (0, 1)


def test_r35_harmony_moves_only_as_far_as_popularity():
    scene = Scene(4).tile("plebeius", "sanatorium@D1r0").player(0, workers=4, goods="food 1")
    scene.player(0, popularity=9, harmony=2).turn(0)
    scene.does(0, "activate:plebeius", "use:sanatorium_a")
    assert (scene.me().popularity, scene.me().harmony) == (10, 3)


def test_r39_free_actions_after_the_main_action_for_who_takes_it_slowly():
    scene = Scene(4).player(0, workers=2, denarii=9, freed="red").turn(0)
    scene.does(0, "slowly", "portus", "crew:w1:s0")
    assert scene.key() == "corduba.after"
    scene.does(0, "trader", "buy:food:1", "done", "end")
    assert not scene.me().trader_ready


def test_r61_a_special_worker_comes_at_once():
    scene = Scene(4).player(0, workers=6, denarii=9, goods="wood 3 stone 2 tool 1 marble 1")
    scene.turn(0).does(0, "monument", "monument:circus:plebeius")
    assert scene.me().monuments == ["circus"]
    assert scene.me().special_ready == 1


CORNELIA = TABLES.characters["cornelia_b"].ability


@pytest.mark.parametrize(
    ("character", "prepared", "answers", "field", "wanted"),
    [
        ("annaea_b", {"denarii": 9}, ["ability"], "popularity", 1),
        ("cornelia_b", {"denarii": 9}, ["ability"], "denarii", 9 - CORNELIA.price),
        ("aemilia_b", {}, ["ability"], "workers", 5),
        ("calpurnia_a", {}, ["ability"], "denarii", 2),
    ],
)
def test_abilities_once_a_decade(character, prepared, answers, field, wanted):
    scene = Scene(4).player(0, workers=3, character=character, **prepared).turn(0)
    scene.does(0, *answers)
    assert getattr(scene.me(), field) == wanted
    assert "ability" not in scene.options()


def test_abilities_that_change_prices():
    scene = Scene(4).player(0, workers=1, character="claudia_a", goods="food 1 wood 1").turn(0)
    assert "castra:legionarii" in scene.options()
    scene = Scene(4).tile("plebeius", "schola@A1r0").player(0, workers=1, denarii=2)
    scene.player(0, character="annaea_a").turn(0).does(0, "activate:plebeius", "use:schola_a")
    assert scene.me().prestige["plebeius"] == 1
    scene = Scene(4).player(0, workers=1, character="fabia_a").turn(0).answer(0, "site:cibus:L")
    assert scene.me().goods["food"] == 2
    scene = Scene(4).player(0, workers=1, character="cornelia_a", goods="food 1 wood 1").turn(0)
    scene.does(0, "trader", "sell:food:1", "sell:wood:1", "done")
    assert scene.me().denarii == 2 + 2 + 2


def test_iulia_pays_a_denarius_for_a_resource_once_a_round():
    scene = Scene(4).player(0, workers=2, denarii=2, goods="wood 1", character="iulia_b").turn(0)
    scene.does(0, "build:servorum", "type:excubitorium", "r0", "spot:A1r0", "yes")
    me = scene.me()
    assert (me.denarii, me.goods["wood"], me.ability_ready) == (0, 0, False)

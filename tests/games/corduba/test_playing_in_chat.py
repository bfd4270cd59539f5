"""Few answers lead to what one wants, and nothing is asked that nobody would answer otherwise.

The bot shows the last answer of a turn with all its consequences and asks once whether it is meant;
that is the tap that these counts leave out.
"""

from __future__ import annotations

import pytest

from games.corduba import GAME
from games.corduba.city.maps import MAPS, placement_of
from games.corduba.measures import occupied
from games.core.bots.random_bot import random_bot
from games.core.catalogue import LANGUAGES, Catalogue
from games.core.contract import Decision
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from tests.games.corduba.scene import Scene

ANSWERS = 4  # a tile: district, type, orientation, spot; the fifth tap is the confirmation
RICH = "food 3 wood 3 stone 4 tool 3 marble 4"


def keys_of(scene: Scene, *answers: str) -> list[str]:
    """What was asked on the way."""
    keys = []
    for pick in answers:
        keys.append(scene.key())
        scene.answer(0, pick)
    return keys


def rich(**values: object) -> Scene:
    return Scene(4).player(0, **{"workers": 2, "denarii": 20, "goods": RICH, **values})


def text_of(decision: Decision, id: str) -> tuple[object, object]:
    (option,) = [option for option in decision.options if option.id == id]
    return option.label, option.hint


# ---- building ---------------------------------------------------------------------------------


def test_a_tile_is_built_with_four_answers_and_the_usual_payment():
    scene = rich().player(1, workers=1).turn(0)
    asked = keys_of(scene, "build:plebeius", "type:cudendum", "r0", "spot:A1r0")
    assert len(asked) == ANSWERS
    assert asked[1:] == [f"corduba.build.{what}" for what in ("type", "orientation", "spot")]
    assert scene.district("plebeius").tiles[0].kind == "cudendum"
    assert scene.key(0) is None  # the turn is over


def test_what_was_built_is_told_with_price_people_insulae_and_prestige():
    scene = rich(register=5).turn(0)
    keys_of(scene, "build:plebeius", "type:cudendum", "r0", "spot:A4r0")
    (told,) = [event.text for event in scene.heard if event.text.key == "told-builds"]
    assert [part.key for part in told.args["price"]] == ["n-workers", "n-denarii", "n-stone"]
    deeds = [deed.key for deed in told.args["deeds"]]
    assert deeds == ["did-insulae", "did-gains", "did-register", "did-prestige"]


def test_a_single_orientation_and_a_single_spot_are_not_asked_for():
    scene = rich().turn(0)
    asked = keys_of(scene, "build:servorum", "type:schola", "spot:I7r0")
    assert "corduba.build.orientation" not in asked


def test_types_are_offered_with_their_price_after_bonuses():
    scene = rich(workers=4).turn(0).answer(0, "build:patricius")
    _, hint = text_of(scene.asked(), "type:forum")
    assert [part.args["n"] for part in hint.args["price"]][:2] == [3, 2]  # strength, denarii


def test_spots_are_sorted_by_insulae_then_by_neighbours():
    scene = rich().tile("plebeius", "herbarium@A3r0").turn(0)
    scene.script(0, "build:plebeius", "type:cudendum", "r0")
    taken = occupied(scene.now, "plebeius")
    brought = []
    for option in scene.asked().options:
        placement = placement_of("plebeius", "T4", option.id.removeprefix("spot:"))
        brought.append((option.hint.args["n"], (placement.edge & taken).bit_count()))
    assert brought == sorted(brought, reverse=True)
    assert brought[0][0] > 0
    assert len({contacts for _, contacts in brought}) > 1


def test_a_spot_that_needs_a_chain_counts_the_insulae_with_it():
    scene = Scene(4).tile("patricius", "emporium@A6r0", "collegium_fabrorum@A3r0", "aedis@A2r0")
    scene.tile("patricius", "sanctuarium@B3r1").insulae("patricius", "A8")
    scene.player(0, workers=3, denarii=6, goods="tool 1 stone 1 marble 2").turn(0)
    scene.does(0, "build:patricius", "type:forum", "r2")
    _, hint = text_of(scene.asked(), "spot:E3r2")
    assert (hint.key, hint.args["n"], hint.args["chain"]) == ("hint-spot-chain", 2, 1)


def test_a_spot_is_called_by_the_cell_that_is_marked():
    scene = rich().turn(0).script(0, "build:plebeius", "type:cudendum", "r1")
    for option in scene.asked().options:
        placement = placement_of("plebeius", "T4", option.id.removeprefix("spot:"))
        first = MAPS["plebeius"].cells(placement.mask)[0]
        assert (option.spot, option.label.args["place"]) == (f"cell:plebeius:{first}", first)


def test_who_takes_it_slowly_sees_everything_together_and_may_change_it():
    scene = rich(workers=3, freed="brown", trader_ready=False).turn(0)
    scene.script(0, "slowly", "build:plebeius", "type:cudendum", "r0", "spot:A4r0")
    assert scene.key() == "corduba.build.confirm"
    words = scene.asked().prompt.args
    assert [part.key for part in words["crew"]] == ["crew-brown"]
    assert (words["insulae"], words["prestige"]) == (3, 1)
    assert scene.options() == ["yes", "neutral", "pay", "again"]
    scene.answer(0, "again")
    assert scene.key() == "corduba.build.orientation"
    scene.script(0, "r0", "spot:A4r0", "pay", "crew:w2:s0")
    assert scene.key() == "corduba.payment"


def test_building_can_always_be_taken_slowly():
    """Also without trader and skilled people: which basic is spared is one's own choice."""
    scene = rich(trader_ready=False).turn(0)
    assert "slowly" in scene.options()
    scene = Scene(4).player(0, workers=1, trader_ready=False).turn(0)
    assert "slowly" not in scene.options()


SHORT = 16  # letters of a button of which several stand in a row
READABLE = 6  # explanations above them
ONE_TAP = ("corduba.build.orientation", "corduba.build.spot", "corduba.caepio.place")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 3])
def test_places_fit_buttons(seats: int, language: str):
    """One tap instead of a menu."""
    speaker = Catalogue(language, "games.corduba", strict=True)
    match, rng, found = Match.start(GAME, seats, 5), Rng(8), set()
    while not match.outcome:
        seat = match.waiting()[0]
        asked = match.pending(seat)
        if asked.key in ONE_TAP:
            found.add(asked.key)
            labels = [speaker.say(option.label) for option in asked.options]
            chain = any(option.label.key == "do-spot-chain" for option in asked.options)
            assert chain or max(map(len, labels)) <= SHORT, labels
            assert len({speaker.say(o.hint) for o in asked.options if o.hint}) <= READABLE
        answer = GAME.bots["steward"].answer(match.view(seat), asked, rng)
        match.submit(seat, match.seq, answer)
    assert set(ONE_TAP[:2]) <= found


# ---- the rest of a turn -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "answers",
    [
        ("site:lignum:R",),
        ("castra:velites",),
        ("portus",),
        ("pass",),
        ("activate:plebeius", "use:odeum_a"),
    ],
)
def test_other_actions_take_one_or_two_answers(answers: tuple[str, ...]):
    scene = Scene(4).tile("plebeius", "odeum@A1r0", "herbarium@B3r0")
    scene.player(0, workers=3, goods="food 1", trader_ready=False).player(1, workers=1).turn(0)
    scene.script(0, *answers)
    assert scene.key(0) is None
    assert scene.key(1) == "corduba.turn"


def test_a_pass_says_what_is_left():
    scene = Scene(4).player(0, workers=2).player(1, workers=1).turn(0)
    _, hint = text_of(scene.asked(), "pass")
    assert hint.args == {"n": 1, "left": 2}
    scene.answer(0, "pass")
    (told,) = [event.text for event in scene.heard if event.text.key == "told-passes"]
    assert told.args["left"] == 2


def test_who_has_neither_people_nor_a_trader_passes_unasked():
    scene = Scene(4).player(0, trader_ready=False).player(1, workers=1).turn(0)
    assert scene.now.passed == [0]
    assert scene.key(1) == "corduba.turn"


def test_the_market_is_a_basket_with_a_running_total():
    scene = Scene(4).player(0, workers=1, denarii=3, goods="marble 1").turn(0)
    scene.answer(0, "trader")
    totals = [scene.asked().prompt.args["denarii"]]
    for pick in ("sell:marble:1", "buy:stone:2"):
        scene.answer(0, pick)
        totals.append(scene.asked().prompt.args["denarii"])
    assert totals == [3, 8, 4]
    assert scene.me().denarii == 3  # nothing is final
    scene.answer(0, "done")
    assert scene.me().denarii == 4


# ---- all at once ------------------------------------------------------------------------------


def test_rome_takes_one_answer_by_a_shortcut():
    scene = Scene(2).demand("moenia")
    for seat in (0, 1):
        scene.player(seat, troops="velites 2", offerings="offering1 2", goods="stone 3")
    scene.player(0, workers=1).at("rome", 3)
    assert scene.options(0) == ["share", "least", "everything", "by_hand"]
    assert scene.match.waiting() == (0, 1)
    scene.answer(0, "least").answer(1, "everything")
    assert "told-delivers" in scene.told()
    assert [p.goods["stone"] for p in scene.now.players] == [2, 0]


def test_harmony_takes_one_answer_food_first():
    scene = Scene(2)
    for seat in (0, 1):
        scene.player(seat, register=4, goods="food 2 amphora 1", denarii=5, workers=1)
    scene.at("harmony")
    assert scene.match.waiting() == (0, 1)
    first, second, *_ = scene.asked(0).options
    assert (first.id, first.hint.key) == ("wage:2:2:0", "hint-food-first")
    assert (second.id, second.hint.key) == ("wage:0:4:0", "hint-denarii-first")
    scene.answer(0, first.id).answer(1, second.id)
    assert [p.goods["food"] for p in scene.now.players] == [0, 2]


def test_who_has_no_choice_is_not_asked_for_wages_or_rome():
    scene = Scene(2).player(0, register=2, denarii=2).player(1, register=1, denarii=2)
    scene.player(1, goods="food 1").at("harmony")
    assert scene.match.waiting() == (1,)
    scene = Scene(2).demand("moenia").player(0, troops="velites 1", workers=1)
    scene.player(1, goods="stone 1").at("rome", 3)
    assert scene.match.waiting() == (1,)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_question_has_a_choice(seats: int):
    """Whatever is asked openly can be answered in more than one way."""
    match, rng = Match.start(Scene(seats).game, seats, 7, boosted=True), Rng(3)
    while not match.outcome:
        seat = match.waiting()[0]
        asked = match.pending(Seat(seat))
        assert len(asked.options) > asked.least or len(asked.options) > 1, asked.key
        match.submit(seat, match.seq, random_bot(None, asked, rng))

"""Questions say what they are about, and what is lacking for what they do not offer."""

from __future__ import annotations

import pytest

from games.core.seats import Seat
from games.nova_roma.mosaic.claiming import claims_offered
from tests.games.nova_roma.scene import Scene
from tests.games.nova_roma.speaking import heard, labels, said


def asked(scene: Scene, seat: int = 0, language: str = "en") -> str:
    decision = scene.asked(seat)
    assert decision
    return said(decision.prompt, language)


# ---- goods ------------------------------------------------------------------------------------


def test_every_entry_of_a_list_of_goods_is_plainly_one_good() -> None:
    scene = Scene(3).player(0, coins=2, goods="w5 t5 v5 h5 s2").acts(0, "trade", 1)
    assert labels(scene.asked()) == ["+1 stone", "+1 stone (2nd)", "+1 stone (3rd)"]
    assert labels(scene.asked(), "de") == ["+1 Stein", "+1 Stein (2.)", "+1 Stein (3.)"]
    assert "Each entry you tick is one good." in asked(scene)
    assert "Jeder Eintrag, den du ankreuzt, ist eine Ware." in asked(scene, language="de")


def test_any_two_entries_buy_two_goods() -> None:
    scene = Scene(3).player(0, coins=2, goods="w5 t5 v5 h5 s2").acts(0, "trade", 1)
    scene.answer(0, "stone.2", "stone.3")
    assert scene.me().goods["stone"] == 4


SOURCES = [
    (
        lambda: Scene(3).player(0, ships="N4 H0", goods="s2").offers(sailing="SC12"),
        ("sail", ["contract:SC12", "a:N5"]),
        "Chersonesos (N5): choose 2 goods. Each entry you tick is one good.",
    ),
    (
        lambda: Scene(3).player(0, row="marcus"),
        ("upgrade", ["use:marcus"]),
        "Marcus: choose a good.",
    ),
    (
        lambda: Scene(3).player(0, artisans=1, tiles="ES5@p22"),
        ("produce", ["p22"]),
        "Treasury: what does it bring you?",
    ),
    (
        lambda: Scene(3).player(0, artisans=1, tiles="ES5@p22"),
        ("produce", ["p22", "goods"]),
        "Treasury: choose 3 goods. Each entry you tick is one good.",
    ),
    (
        lambda: Scene(3).player(0, artisans=1, influence=1, tiles="EB14@p22"),
        ("produce", ["p22"]),
        "Market: pay 1 influence for a good of your choice?",
    ),
    (
        lambda: Scene(3).player(0, artisans=1, hand="calux", tiles="ES2@p22"),
        ("produce", ["p22"]),
        "Recruiting hall: play a follower for free?",
    ),
    (
        lambda: Scene(3).player(
            0, artisans=1, influence=1, hand="calux", row="martinus nela petran", tiles="ES2@p22"
        ),
        ("produce", ["p22"]),
        "Recruiting hall: play a follower without coins, for 1 influence?",
    ),
    (
        lambda: Scene(3).player(0, artisans=1, tiles="ES3@p22"),
        ("produce", ["p22"]),
        "Shipyard: move a ship? 2 sails left.",
    ),
    (
        lambda: Scene(3).player(0, artisans=1, tiles="ES7@p22"),
        ("produce", ["p22"]),
        "Racing stable: advance up to two spaces on one lane?",
    ),
    (
        lambda: Scene(3).player(0, artisans=1, tiles="ES4@p22"),
        ("produce", ["p22"]),
        "Builders’ yard (single block): in which zone, and which way round?",
    ),
    (
        lambda: (
            Scene(3)
            .player(0, coins=1, goods="s2", artisans=1, row="hadrianus")
            .offers(sailing="SC12")
        ),
        ("sail", ["use:hadrianus"]),
        "Hadrianus: where do you place the artisan?",
    ),
    (
        lambda: Scene(3).player(0, goods="s1 t1").offers(building="BC05"),
        ("build", ["contract:BC05"]),
        "Your building for 2 VP (pair): in which zone, and which way round?",
    ),
    (
        lambda: Scene(3).player(0, goods="h1", lanes=(0, 2, 0)),
        ("race", ["lane:2"]),
        "Golden wheel on lane 2: what do you take?",
    ),
]


@pytest.mark.parametrize(("scene", "way", "prompt"), SOURCES, ids=[p for _, _, p in SOURCES])
def test_a_question_names_what_it_comes_from(scene, way, prompt: str) -> None:
    action, answers = way
    played = scene().acts(0, action, 1).script(0, *answers)
    assert asked(played) == prompt


def test_a_good_for_a_claim_names_field_and_line() -> None:
    scene = Scene(3).player(0, mosaic="MG1", building=2, claimed="m22 m33", markers=2).turn(0)
    assert asked(scene.script(0, "claim:m11")) == "Mosaic field m11: choose a good."
    scene.script(0, "wine")
    assert asked(scene).startswith("Mosaic diagonal down: choose 2 goods.")


# ---- what is not offered ----------------------------------------------------------------------

BLOCKED = [
    ("sail", {}, "Sail (contract 2 stone lacks 2 stone; contract 2 wood lacks 2 wood)"),
    ("build", {"goods": "s1"}, "Build (pair · 2 VP lacks 1 wood; pair · 2 VP lacks 2 wood)"),
    ("race", {"lanes": (2, 4, 6)}, "Race (too few horses)"),
    ("race", {"lanes": (7, 7, 7)}, "Race (all racers are at the goal)"),
    ("produce", {}, "Produce (no artisan, and no wheat to hire one)"),
    ("petition", {}, "Petition (no influence)"),
]


@pytest.mark.parametrize(("action", "player", "reason"), BLOCKED, ids=[r for *_, r in BLOCKED])
def test_the_choice_of_actions_says_why_one_is_missing(
    action: str, player: dict, reason: str
) -> None:
    scene = Scene(3).player(0, **player).offers(sailing="SC12 SC13", building="BC05 BC06")
    scene.acts(0, action, 1, do=False)
    assert f"do:{action}" not in scene.options()
    assert asked(scene) == (
        f"Which action first? Forgoing one brings a coin. Not possible: {reason}."
    )


def test_an_action_forgone_without_a_choice_is_told_with_its_reason() -> None:
    scene = Scene(3).acts(0, "produce", 1, do=False).script(0, "do:trade")
    scene.answer(0)
    line = "Ada has to forgo Produce (no artisan, and no wheat to hire one): 1 coin."
    assert heard(scene).count(line) == 1
    assert scene.me().coins == 2


def test_an_action_forgone_by_choice_needs_no_reason() -> None:
    scene = Scene(3).acts(0, "trade", 1, do=False).script(0, "forgo:trade")
    assert heard(scene)[-1] == "Ada forgoes Trade: 1 coin."


def test_contracts_that_cannot_be_paid_are_named_with_what_they_lack() -> None:
    scene = Scene(3).player(0, goods="s2").offers(sailing="SC12 SC05").acts(0, "sail", 1)
    assert asked(scene) == (
        "Which sailing contract do you complete? (strength 1) "
        "Cannot be paid: contract Stone+Wood lacks 1 wood."
    )
    assert asked(scene, language="de").endswith(
        "Nicht bezahlbar: Vertrag Stein+Holz: 1 Holz zu wenig."
    )


def test_who_waives_an_artisan_lacks_none() -> None:
    scene = Scene(3).player(0, goods="s2 t1", row="patricia").offers(building="BC10 BC12")
    scene.acts(0, "build", 1)
    assert "lacks 1 artisan" in asked(scene)
    assert "lacks" not in asked(scene.script(0, "use:patricia"))


# ---- claims -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("building", "named"), [(1, False), (2, True)])
@pytest.mark.parametrize(("language", "words"), [("en", "claim a field"), ("de", "beanspruche")])
def test_the_question_for_the_patrician_says_when_a_field_can_be_claimed(
    building: int, named: bool, language: str, words: str
) -> None:
    scene = Scene(3).player(0, mosaic="MG1", building=building).turn(0)
    assert (words in asked(scene, language=language)) == named
    claims = [option for option in scene.asked().options if option.group == "claim"]
    assert [option.id for option in claims] == (["claim:m11"] if named else [])


def test_at_the_end_of_a_turn_a_claim_is_called_what_it_is_for() -> None:
    scene = Scene(3).player(0, mosaic="MG4", influence=4, markers=2)
    (claim,) = claims_offered(scene.acts(0, "petition", 1).now, Seat(0))
    assert said(claim.option.label) == "Claim: 4 influence (pay 2)"
    assert said(claim.option.label, "de") == "Beanspruchen: 4 Einfluss (2 zahlen)"
    assert said(claim.option.hint) == "2 VP, 1 good of your choice"


def test_the_hint_of_a_claim_says_what_it_takes_and_brings() -> None:
    scene = Scene(3).player(0, mosaic="MG4", influence=4, claimed="m11 m12", markers=2).turn(0)
    (claim,) = [option for option in scene.asked().options if option.group == "claim"]
    assert said(claim.hint) == "4 influence (pay 2): 4 VP, 2 coins and 1 good of your choice"

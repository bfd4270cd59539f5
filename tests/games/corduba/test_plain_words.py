"""What is asked and told says why and how much, in words that a newcomer understands."""

from __future__ import annotations

import pytest

from games.corduba import GAME
from games.corduba.data import TABLES
from games.corduba.words.cards import character_hint, hereditas_hint
from games.core.catalogue import Catalogue
from games.core.match import Match
from games.core.seats import Seat
from games.core.text import Text
from tests.games.corduba.scene import Scene

GERMAN, ENGLISH = (Catalogue(language, "games.corduba", strict=True) for language in ("de", "en"))
NAMES = ["Marta", "Tiro", "Livia", "Gaius"]


def asked(scene: Scene, seat: int = 0) -> str:
    return GERMAN.say(scene.asked(seat).prompt, NAMES)


def told(scene: Scene) -> list[str]:
    return [GERMAN.say(event.text, NAMES) for event in scene.heard]


def option(scene: Scene, id: str, seat: int = 0) -> tuple[str, str]:
    (found,) = [one for one in scene.asked(seat).options if one.id == id]
    return GERMAN.say(found.label), GERMAN.say(found.hint) if found.hint else ""


# ---- why something is asked -------------------------------------------------------------------


def test_what_a_peculium_brings_is_asked_with_its_name():
    scene = Scene(2).player(0, freed="brown").at("decade")
    why = "Peculium, das Einkommen eines Spezialisten (brauner Spezialist): "
    assert asked(scene).startswith(f"{why}Nimm ")
    first = GAME.question_topics[scene.asked().key][0]
    for voice in (GERMAN, ENGLISH):
        assert "eculium" in voice.say(Text(f"{first}.rule")), "its rule explains the word"


@pytest.mark.parametrize(("voice", "ways"), [(GERMAN, "Nahrung"), (ENGLISH, "food")])
def test_wherever_a_lesson_speaks_of_paying_people_both_ways_are_named(voice, ways: str):
    for kind in ("choose", "market", "harmony"):
        said = voice.say(Text(f"lesson-corduba-{kind}"))
        assert "enarii" in said
        assert ways in said


def test_what_a_building_brings_is_asked_with_its_name():
    scene = Scene(4).tile("plebeius", "collegium_fabrorum@A3r0").player(0, workers=6, denarii=9)
    scene.turn(0).script(0, "activate:plebeius", "use:collegium_fabrorum_b")
    assert asked(scene).startswith("Collegium Fabrorum: Nimm ")


def test_what_a_prestige_track_brings_is_asked_with_its_space():
    scene = Scene(4).player(0, workers=2, denarii=20, goods="food 3 wood 3 stone 4 tool 3")
    scene.player(0, prestige=(0, 3, 0)).turn(0)
    scene.script(0, "build:plebeius", "type:cudendum", "r0", "spot:A1r0")
    assert asked(scene).startswith("Prestige 4 in Plebeius: Nimm ")


def test_where_a_tile_was_built_is_told_in_words():
    scene = Scene(4).player(0, workers=2, denarii=20, goods="food 3 wood 3 stone 4 tool 3").turn(0)
    scene.script(0, "build:plebeius", "type:cudendum", "r0", "spot:A4r0")
    assert any("baut Cudendum auf A4 in Plebeius für" in line for line in told(scene))


def test_a_type_says_what_it_is_for_and_has_its_price_beside_it():
    scene = Scene(4).player(0, workers=2, denarii=20, goods="food 3 wood 3 stone 4 tool 3").turn(0)
    scene.answer(0, "build:plebeius")
    label, hint = option(scene, "type:cudendum")
    assert label == "Cudendum: 1 Werkzeug / 2 Werkzeuge / +3 Denarii"
    assert hint.startswith("Kostet Stärke 2, ")
    assert hint.endswith("Prestige +1")


def test_a_monument_says_what_the_quiet_district_saves():
    scene = Scene(4).player(0, workers=9, denarii=30, goods="wood 4 stone 4 tool 4 marble 6")
    scene.turn(0).answer(0, "monument")
    labels = {GERMAN.say(one.label) for one in scene.asked().options}
    assert "Theatrum (Plebeius: 1 Basisressource weniger)" in labels


def test_a_short_supply_is_said_where_pieces_would_be_wasted():
    scene = Scene(4).player(0, workers=3).turn(0)
    assert option(scene, "site:lapis:R")[1] == ""
    scene = Scene(4).player(0, workers=3)
    scene.player(1, goods=f"stone {scene.state.supply['stone'] - 1}").turn(0)
    assert option(scene, "site:lapis:R")[1] == "Nur noch 1 im Vorrat"


def test_who_passes_in_the_last_round_has_no_next_one():
    scene = Scene(4).player(0, workers=2).player(1, workers=1).turn(0, round=8)
    assert "nächste Runde" not in option(scene, "pass")[1]
    scene.answer(0, "pass")
    assert "Marta passt mit 2 übrigen Figuren als 1. in der letzten Runde." in told(scene)


# ---- the market -------------------------------------------------------------------------------


def test_an_empty_basket_is_not_told_of_and_a_full_one_is():
    scene = Scene(4).player(0, workers=1, denarii=3, goods="marble 1").turn(0).answer(0, "trader")
    assert "Deine Denarii: 3. Danach kannst du weiterhandeln." in asked(scene)
    assert "Im Korb" not in asked(scene)
    scene.answer(0, "sell:marble:1")
    assert asked(scene).startswith("Im Korb: Verkauf 1 Marmor, Einkauf nichts;")


def test_the_market_says_what_is_sold_and_what_is_bought():
    scene = Scene(4).player(0, workers=1, denarii=30, goods="tool 4 amphora 3").turn(0)
    scene.script(0, "trader", "sell:amphora:3")
    sold, bought = ("sell:tool:2", "buy:food:1")
    assert "Verkauf: − Waren + Denarii; Kauf: + Waren − Denarii" in asked(scene)
    assert option(scene, sold)[0] == "−2 Werkzeuge +8🪙"
    assert option(scene, bought)[0] == "+1 Nahrung −2🪙"
    assert option(scene, "done") == ("Abschließen", "")
    labels = {one.id: ENGLISH.say(one.label) for one in scene.asked().options}
    assert labels[sold].startswith("−2 tools +")
    assert labels[bought].startswith("+1 food −")


# ---- the people -------------------------------------------------------------------------------


def test_the_question_of_wages_says_how_much_is_due_and_why():
    scene = Scene(2).player(0, register=6, freed="red", harmony=5, goods="food 2", denarii=5)
    scene.at("harmony")
    assert asked(scene) == "Unterhalt 2: 7 Leute, Harmonie 5. Womit zahlst du?"


def test_what_was_paid_is_told_also_when_it_was_nothing():
    scene = Scene(2).player(0, register=4, harmony=2, popularity=5, denarii=5)
    scene.player(1, register=4, harmony=7, popularity=5).at("harmony")
    assert "Unterhalt 2: Marta zahlt 2 Denarii; Harmonie wieder 5." in told(scene)
    assert "Unterhalt 0: Tiro zahlt nichts; Harmonie wieder 5." in told(scene)


# ---- cards and the end ------------------------------------------------------------------------


def test_cards_of_the_draft_hide_nothing_in_signs():
    assert GERMAN.say(hereditas_hint("arca")).count("/") == 0
    assert "2 Basisressourcen" in GERMAN.say(hereditas_hint("arca"))
    assert "+5 Denarii" in GERMAN.say(character_hint("claudia_b"))


def test_the_end_says_who_has_won_by_how_many_and_why():
    scene = Scene(2).player(0, senators={"politics": 3}, denarii=9).player(1, senators={"rome": 1})
    scene.player(1, unrest=1).at("politics", 8)
    lines = told(scene)
    assert "Marta gewinnt mit 4 Senatoren; Tiro hat 0." in lines
    assert "Senatoren von Tiro: Roms letzte Forderung 1 und Unruhe −1." in lines


def test_every_question_of_a_played_game_that_gives_a_choice_of_goods_has_a_reason():
    match = Match.start(GAME, 3, 4, boosted=True)
    found = 0
    while not match.outcome:
        seat = match.waiting()[0]
        decision = match.pending(Seat(seat))
        if decision.key == "corduba.choose":
            found += 1
            assert decision.prompt.key == "because"
        picks = [one.id for one in decision.options][: max(1, decision.least)]
        match.submit(seat, match.seq, picks)
    assert found


@pytest.mark.parametrize("catalogue", [GERMAN, ENGLISH])
def test_who_begins_with_nothing_is_not_promised_anything(catalogue: Catalogue) -> None:
    hints = [catalogue.say(character_hint(id)) for id in TABLES.characters]
    assert not [hint for hint in hints if ": ," in hint or "; ," in hint]
    assert any(not character.start for character in TABLES.characters.values())


@pytest.mark.parametrize("voice", [GERMAN, ENGLISH])
def test_using_a_district_names_the_buildings_and_offerings_say_their_worth(voice):
    args = {"offerings": 2, "so_far": ()}
    assert "Senator" in voice.say(Text("ask-rome-offerings", args))
    scene = Scene(4).tile("plebeius", "collegium_fabrorum@A3r0").player(0, workers=6, denarii=9)
    (way,) = [o for o in scene.turn(0).asked().options if o.id == "activate:plebeius"]
    assert "Collegium Fabrorum" in voice.say(way.hint)

"""Rows of short options, joined answers, and why something is not among the options."""

from __future__ import annotations

import pytest

from bot.panel.hints import SHORT_LABEL
from bot.panel.ways.grids import laid_out
from bot.talk.voice import Voice
from games.corduba import GAME
from games.corduba.actions.activating import activations
from games.corduba.terms import RESOURCES
from games.corduba.words.labels import amount_text
from games.core.catalogue import LANGUAGES, Catalogue
from games.core.contract import APART, Decision
from games.core.seats import Seat
from games.core.text import Language, Text
from tests.games.corduba.scene import Scene

ME = Seat(0)
RICH = "food 3 wood 3 stone 3 tool 3 marble 2"


def rich(**values: object) -> Scene:
    return Scene(4).player(0, **{"workers": 8, "denarii": 20, "goods": RICH, **values})


def asked(scene: Scene) -> Decision:
    found = scene.match.pending(ME)
    assert found
    return found


def missing(scene: Scene) -> dict[str, str]:
    """Ids of what is not offered, and the keys of the reasons."""
    found = GAME.why_not(scene.match.view(ME), asked(scene))
    return {each.id: each.reason.key.removeprefix("why-not-") for each in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["do-sell", "do-buy"])
def test_what_is_traded_stands_in_rows_of_short_buttons(key: str, language: Language) -> None:
    voice = Voice(language, GAME)
    for what in RESOURCES:
        label = Text(key, {"what": amount_text(what, 3), "price": 9})
        assert len(voice.say(label)) <= SHORT_LABEL


# ---- rows of options --------------------------------------------------------------------------


TAKEN = ("cibus:L", "lignum:L", "lapis:L", "oleum:L")


def test_districts_are_columns_of_what_one_builds_and_uses():
    scene = rich().tile("servorum", "aerarium@A1r0")
    scene.state.spaces.update(dict.fromkeys(TAKEN, 1))
    build, use, *_ = GAME.grid(scene.turn(0).match.view(ME), asked(scene))
    assert [cell and cell.id for cell in build[:3]] == [
        "build:servorum",
        "build:plebeius",
        "build:patricius",
    ]
    assert [cell and cell.id for cell in use[:3]] == ["activate:servorum", None, None]


def test_rows_of_a_turn_name_districts_goods_and_the_pieces_they_take():
    scene = rich().tile("servorum", "aerarium@A1r0")
    scene.state.spaces.update(dict.fromkeys(TAKEN, 1))
    grid = GAME.grid(scene.turn(0).match.view(ME), asked(scene))
    cells = {cell.id: cell.label for row in grid for cell in row if cell and cell.label}
    german, english = (
        {id: Catalogue(language, GAME.texts).say(label, ()) for id, label in cells.items()}
        for language in ("de", "en")
    )
    assert german["build:patricius"] == "Bauen Patricius"
    assert german["activate:servorum"] == "Nutzen Servorum"
    assert german["site:marmor:R"] == "+2 Marmor · 3👤"
    assert english["site:marmor:L"] == "+1 marble · 2👤"
    assert english["portus"] == "+1 denarius · 1👤"
    assert english["trader"] == "Trade: Macellum"


def test_all_of_a_turn_is_laid_out_or_nothing():
    for scene in (rich().turn(0), Scene(4).player(0, workers=1).turn(0)):
        grid = GAME.grid(scene.match.view(ME), asked(scene))
        placed = [cell.id for row in grid for cell in row if cell]
        options = [option.id for option in asked(scene).options if option.group != APART]
        assert sorted(placed) == (sorted(options) if len(options) <= 20 else [])


def test_passing_stands_in_a_row_of_its_own_and_says_what_it_costs():
    scene = Scene(4).player(0, workers=1).turn(0)
    laid = laid_out(GAME.grid(scene.match.view(ME), asked(scene)), asked(scene).options)
    assert laid
    assert [placed.option.id for placed in laid.rows[-1] if placed] == ["pass"]
    hint = asked(scene).options[-1].hint
    assert hint
    assert Voice("en", GAME).say(hint).startswith("The round ends for you, 1 piece unused")
    assert Voice("de", GAME).say(hint).startswith("Die Runde endet für dich, 1 Figur ungenutzt")


def test_two_uses_with_the_same_effect_say_their_prices():
    scene = Scene(4).player(0, workers=9, goods="food 3").tile("patricius", "sanctuarium@B3r1")
    offers = activations(scene.now, ME, "patricius", scene.now.districts["patricius"].tiles[0])
    for language in LANGUAGES:
        labels = [Voice(language, GAME).say(each.option.label) for each in offers]
        assert len(set(labels)) == len(labels) == 2


# ---- joined answers ---------------------------------------------------------------------------


def test_turning_and_placing_is_one_press_for_the_best_spots():
    scene = rich().turn(0).does(0, "build:servorum", "type:herbarium")
    found = GAME.shortcuts(scene.match.view(ME), asked(scene))
    assert found
    assert len(found) <= 9
    gains = [each.hint.args["n"] for each in found if each.hint]
    assert gains == sorted(gains, reverse=True)
    turn, spot = found[0].answers
    scene.does(0, *turn, *spot)
    assert scene.now.turn.planned is None or scene.now.turn.planned.place


def test_nothing_is_joined_where_a_chain_must_be_laid():
    scene = rich().turn(0).does(0, "build:servorum")
    assert not GAME.shortcuts(scene.match.view(ME), asked(scene)), "a type is asked for"


# ---- why not ----------------------------------------------------------------------------------


def test_a_turn_says_why_a_place_is_not_offered():
    scene = Scene(4).player(0, workers=3)
    scene.state.spaces["cibus:L"] = 1
    scene.state.supply["marble"] = 0
    told = missing(scene.turn(0))
    assert told["site:cibus:L"] == "taken"
    assert told["site:marmor:L"] == "gone"
    assert told["activate:servorum"] == "empty"
    assert told["monument"] == "monument"
    assert told["castra:equites"] == "castra"


def test_a_type_that_stands_there_or_is_too_dear_says_so():
    scene = rich(denarii=3).tile("servorum", "herbarium@A3r0").turn(0).does(0, "build:servorum")
    told = missing(scene)
    assert told["type:herbarium"] == "stands"
    assert told["type:basilica"] == "price"


def test_buildings_that_burn_or_were_used_say_so():
    scene = rich().tile("servorum", "aerarium@A1r0", "herbarium@A3r0")
    scene.tile("servorum", "schola@I7r0", unrest=True)
    scene.state.districts["servorum"].tiles[1].user = 2
    told = missing(scene.turn(0).does(0, "activate:servorum"))
    assert told == {"tile:herbarium": "used", "tile:schola": "burns"}


def test_the_market_says_why_something_cannot_be_bought():
    scene = rich(denarii=3, goods="").market("food 0 wood 1 marble 1", "wood 2 marble 6").turn(0)
    scene.answer(0, "trader")
    reasons = missing(scene)
    assert reasons["buy:food:1"] == "sold-out"
    assert reasons["buy:marble:1"] == "unbought"
    assert "buy:wood:1" not in reasons
    scene.answer(0, "buy:wood:1")
    assert "buy:wood:1" not in missing(scene), "it is in the basket"


def test_a_price_that_tells_two_uses_apart_is_said_once():
    scene = rich().tile("servorum", "sanctuarium@A1r0").turn(0)
    scene.answer(0, "activate:servorum")
    uses = [each for each in asked(scene).options if each.id.startswith("use:sanctuarium")]
    assert [each.label.key for each in uses] == ["do-use-priced"] * 2
    assert all(each.hint is None for each in uses)

"""Labels and hints that fit buttons: one tap instead of a menu."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from games.core.contract import Decision
from games.core.match import Match
from games.core.rng import Rng
from games.core.seats import Seat
from games.core.text import Text, Value
from games.nova_roma import GAME
from games.nova_roma.city.site_hints import HINTED_REWARDS, READABLE
from games.nova_roma.data import TABLES
from games.nova_roma.data.shapes import SHAPES
from games.nova_roma.terms import ACTIONS
from games.nova_roma.words.labels import ACTION_SIGN, ACTION_TEXT, KIND_TEXT, REWARD_TEXT
from tests.games.nova_roma.scene import Scene
from tests.games.nova_roma.speaking import SPEAKERS, labels, said

SHORT = 16  # as bot.hints has it
LONGEST_HINT = 100  # that a menu shows
ONE_TAP = (
    "nova.build.orientation",
    "nova.build.spot",
    "nova.build.confirm",
    "nova.upgrade.space",
    "nova.produce",
    "nova.recruit.draw",
    "nova.petition.action",
)


def questions(players: int, seed: int) -> Iterator[Decision]:
    match, rng = Match.start(GAME, players, seed), Rng(seed)
    while not match.outcome:
        seat = match.waiting()[0]
        asked = match.pending(seat)
        yield asked
        match.submit(seat, match.seq, GAME.bots["steward"].answer(match.view(seat), asked, rng))


@pytest.mark.parametrize("language", SPEAKERS)
@pytest.mark.parametrize("players", [2, 3])
def test_the_questions_of_a_turn_have_short_labels(players: int, language: str) -> None:
    for asked in questions(players, 4):
        if asked.key in ONE_TAP:
            long = [label for label in labels(asked, language) if len(label) > SHORT]
            assert long == [], asked.key


@pytest.mark.parametrize("players", [2, 3])
def test_places_in_the_same_situation_share_their_hint(players: int) -> None:
    for asked in questions(players, 5):
        if asked.key in ("nova.build.spot", "nova.build.orientation"):
            hints = {said(option.hint) for option in asked.options if option.hint}
            assert len(hints) <= READABLE


@pytest.mark.parametrize("language", SPEAKERS)
def test_the_longest_words_still_fit(language: str) -> None:
    for shape, orientations in SHAPES.items():
        contract = next(c.id for c in TABLES.building.values() if c.shape == shape)
        rich = Scene(4).player(0, goods="w5 s5 t5 v5 h5", coins=9, artisans=1)
        scene = rich.offers(building=contract).acts(0, "build", 3)
        scene.answer(0, f"contract:{contract}")
        if len(orientations) > 1:
            assert all(len(label) <= SHORT for label in labels(scene.asked(), language))
            scene.answer(0, scene.options()[0])
        assert all(len(label) <= SHORT for label in labels(scene.asked(), language))


@pytest.mark.parametrize("language", SPEAKERS)
def test_the_buttons_of_the_forum_are_short(language: str) -> None:
    scene = Scene(3).forum("trade upgrade petition recruit", "sail build race produce", "b1")
    asked = scene.turn(0).asked()
    assert scene.match
    cells = [cell for row in GAME.grid(scene.match.view(Seat(0)), asked) for cell in row if cell]
    short = [said(cell.label, language) for cell in cells if cell.label]
    assert short[0] == "a1 💰2 ⛵1"
    assert len(short) == len(set(short)) == 15
    assert max(map(len, short)) <= SHORT


@pytest.mark.parametrize("language", SPEAKERS)
def test_squares_to_block_say_what_nobody_can_do_there(language: str) -> None:
    scene = Scene(3).forum("trade upgrade petition recruit", "sail build race produce", "b1")
    asked = scene.turn(0).asked()
    blocking = replace(asked, key="nova.legionnaire")
    assert scene.match
    view = scene.match.view(Seat(0))
    short = [
        said(cell.label, language) for row in GAME.grid(view, blocking) for cell in row if cell
    ]
    assert short[0] == "a1 💰⛵"
    assert max(map(len, short)) <= SHORT
    assert "⛵" in said(GAME.legend(view, blocking), language)


@pytest.mark.parametrize(("language", "petition"), [("en", "📜 Petition"), ("de", "📜 Petition")])
def test_the_signs_of_all_actions_are_explained(language: str, petition: str) -> None:
    scene = Scene(3).forum("trade upgrade petition recruit", "sail build race produce", "b1")
    asked = scene.turn(0).asked()
    assert scene.match
    legend = GAME.legend(scene.match.view(Seat(0)), asked)
    assert legend
    words = said(legend, language)
    assert petition in words
    for action in ACTIONS:
        assert f"{said(ACTION_SIGN[action])} {said(ACTION_TEXT[action], language)}" in words
    assert GAME.legend(scene.match.view(Seat(0)), replace(asked, key="nova.action")) is None


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "On a2, for example: Upgrade with strength 1 and Sail with strength 2."),
        ("de", "Auf a2 zum Beispiel: Aufwerten mit Stärke 1 und Segeln mit Stärke 2."),
    ],
)
def test_the_example_of_the_question_is_the_first_square(language: str, words: str) -> None:
    scene = Scene(3).forum("trade upgrade petition recruit", "sail build race produce", "b1")
    scene.figures("a1:0 c1:1 d1:2").turn(0)
    assert words in said(scene.asked().prompt, language)


def test_a_square_is_named_with_its_actions_and_their_strength() -> None:
    scene = Scene(3).forum("trade upgrade petition recruit", "sail build race produce", "b1")
    scene.turn(0)
    assert labels(scene.asked())[0] == "a1 Trade 2, Sail 1"
    assert labels(scene.asked(), "de")[0] == "a1 Handeln 2, Segeln 1"


def test_an_orientation_is_drawn_and_its_hint_is_that_of_the_zone() -> None:
    scene = Scene(3).block(1, "A11", "A13").player(0, goods="s1 t1").offers(building="BC05")
    scene.acts(0, "build", 1).script(0, "contract:BC05")
    assert labels(scene.asked()) == ["A ■■", "A ■/■", "Do not place"]
    hints = [said(option.hint) for option in scene.asked().options if option.hint]
    assert hints == ["Zone A (6/3/1 VP): Ben 2"] * 2


@pytest.mark.parametrize(("city", "points"), [("open", "14/1"), ("crowded", "6/3/1")])
def test_alone_the_hint_says_what_this_city_pays(city: str, points: str) -> None:
    scene = Scene(1, solo_city=city).player(0, goods="s1 t1").offers(building="BC05")
    scene.acts(0, "build", 1).script(0, "contract:BC05")
    hints = [said(option.hint) for option in scene.asked().options if option.hint]
    assert hints[0].startswith(f"Zone A ({points} VP): AI player")


@pytest.mark.parametrize("language", SPEAKERS)
def test_two_rewards_fit_the_hint_of_a_spot(language: str) -> None:
    longest = sorted(
        max(len(said(beside(gains, left), language)) for left in (0, 1, 8))
        for gains in REWARD_TEXT.values()
    )
    assert sum(longest[-HINTED_REWARDS:]) + len("; ") <= LONGEST_HINT


def beside(gains: Value, left: int) -> Text:
    return Text("hint-spot-reward", {"space": "B16", "gains": gains, "left": left})


def test_of_equal_tiles_the_dearer_one_says_its_price() -> None:
    scene = Scene(3).player(0, coins=1).offers(estate="EB16 EB01 EB17 EB03").acts(0, "upgrade", 1)
    assert labels(scene.asked()) == ["Animal", "Wheat field", "Animal, 1 coin", "Quarry", "No tile"]
    first = scene.asked().options[0]
    assert said(first.hint) == "free – No artisan may stand here; counts for animals at the end"


def test_a_space_says_what_more_than_one_of_each_it_brings() -> None:
    scene = Scene(3).player(0, artisans=1, working="p12", tiles="EB01@p11 EB03@p33")
    scene.acts(0, "produce", 1)
    hints = {o.id: said(o.hint) for o in scene.asked().options if o.hint}
    assert labels(scene.asked())[0] == "Stone+Wheat"
    assert hints["p11"] == "2 stone and 1 wheat. Artisan placed here: +1 wheat"
    assert hints["p13"] == "2 stone and 1 coin"
    assert hints["p33"] == "Artisan placed here: +1 stone"
    assert "p21" not in hints


@pytest.mark.parametrize("language", SPEAKERS)
def test_every_tile_has_a_short_name(language: str) -> None:
    for text in KIND_TEXT.values():
        assert len(said(text, language)) <= SHORT

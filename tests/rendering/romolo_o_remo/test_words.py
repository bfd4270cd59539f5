"""Pictures in words, hands, the end."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from games.core.match import Match
from games.core.rng import Rng
from games.romolo_o_remo import GAME
from rendering.board.scene import TALLEST, compose
from rendering.draw import final_sheet
from rendering.frame import Frame
from rendering.hand import WIDTH
from rendering.romolo_o_remo import PAINTER
from rendering.romolo_o_remo.ending import the_end
from rendering.romolo_o_remo.look.colours import purse
from rendering.romolo_o_remo.words.head import PACKAGE, head, standings
from rendering.words.spoken import Words
from tests.games.romolo_o_remo.scene import Scene
from tests.rendering.checks import check_phone
from tests.rendering.romolo_o_remo.positions import NAMES, read, samples, seen, words_on

WORDS = Words(PACKAGE, "en", NAMES[:3], 3)


def test_half_coins_are_told_as_halves():
    assert [purse(n) for n in (0, 1, 2, 7)] == ["0", "½", "1", "3½"]


def test_words_tell_turn_points_goods_and_prices():
    scene = Scene().capital(0, "B2", 3).unit(0, "W1 B2").player(0, stock="w2 s1")
    scene.state.phase = "action"
    said = PAINTER.alt(seen(scene), Frame(NAMES[:3], move=4, waiting=(0,)))
    assert said.startswith("Romolo o Remo?, Round 1 · move 4. Livia to move.")
    assert "Points without money: Livia 15, Gaius 9, Octavia 9." in said
    assert "Livia: capital B2 (strength 3), workers 1/3, military 0/2, wood 2, stone 1." in said
    assert "Market: " in said


def test_goods_of_offers_are_told_in_words_without_their_signs():
    frame = Frame(
        NAMES[:3],
        marks={"column:stone": "1", "hex:B2": "B2"},
        places={"column:stone": "🪵 +1🪙 over 🪨", "hex:B2": "B2: +1🌾 → B2"},
    )
    said = PAINTER.alt(seen(Scene().unit(0, "W1 B2").acts()), frame)
    assert "1 wood +1 coin over stone" in said
    assert "B2: +1 grain → B2" in said
    assert not set("🪵🪨🌾🪙") & set(said)
    assert "Used up 0/3." in said


@pytest.mark.parametrize(
    ("playable", "when"),
    [((), "Dice tiles for your next fight"), (("x2",), "Dice tiles: lay one now")],
)
def test_a_hand_says_what_its_tiles_mean_and_whether_one_is_laid_now(playable, when):
    view = seen(Scene(), 1)
    frame = Frame(NAMES[:3], playable=playable)
    written = words_on(PAINTER.hand(view, frame))
    assert when in written
    assert written.count("×2") == 1
    assert "Doubling" in written
    assert f"{when}: ×2 (Doubling), " in PAINTER.hand_alt(view, frame)


def test_whose_turn_it_is_is_told_once():
    scene = Scene().unit(0, "W1 B2").acts()
    view = seen(scene)
    asked, other = (head(view, Frame(NAMES[:3], waiting=(seat,)), WORDS) for seat in (0, 1))
    assert asked.turn_note == ""
    assert other.turn_note == "Turn of Livia"


def test_words_tell_what_an_explorer_saw_to_his_king_alone():
    scene = Scene().hex("C3", "forest x2 hidden")
    scene.state.players[1].seen.append("C3")
    frame = Frame(NAMES[:3])
    assert "C3 forest" in PAINTER.alt(seen(scene, 1), frame)
    assert "C3 forest" in PAINTER.hand_alt(seen(scene, 1), frame)
    assert "C3" not in PAINTER.alt(seen(scene, 0), frame)
    assert "C3" not in PAINTER.alt(seen(scene), frame)


def test_a_hand_shows_tiles_purse_and_seen_land():
    scene = Scene().hex("C3", "hill hidden").player(1, money=5)
    scene.state.players[1].seen.append("C3")
    view = seen(scene, 1)
    canvas = PAINTER.hand(view, Frame(NAMES[:3], playable=("x2",)))
    assert {f"card:{tile}" for tile in view.players[1].hand} <= canvas.spots.keys()
    assert {"C3", "hill", "2½"} <= set(words_on(canvas))
    assert "Brings stone." in " ".join(words_on(canvas))


@pytest.mark.parametrize("names", ["", "heros dux", "heros dux equus nauta consul artifex praedo"])
def test_a_hand_can_be_read_on_a_phone(names):
    """In the small preview, 400 pixels wide."""
    scene = Scene().player(1, characters=names, stock="w2 s1", money=5)
    canvas = PAINTER.hand(seen(scene, 1), Frame(NAMES[:3]))
    assert canvas.box.h <= TALLEST
    check_phone(canvas)
    assert canvas.spots["own:wood"].h * 400 / WIDTH >= 16
    assert canvas.spots["card:x2"].w * 5 > WIDTH * 0.85


def test_a_spectator_has_no_hand():
    with pytest.raises(ValueError, match="spectator"):
        PAINTER.hand(seen(Scene()), Frame())


def test_a_game_that_goes_on_has_no_scoring_table():
    with pytest.raises(ValueError, match="before the game is over"):
        PAINTER.final(seen(Scene()), Frame())


def test_before_the_end_points_are_compared_as_far_as_they_are_public():
    scene = Scene().capital(0, "B2", 2).capital(2, "D2", 4)
    scene.state.phase = "action"
    view = seen(scene)
    public = [sum(own.values()) - own["money"] for own in GAME.standing(scene.state)]
    assert view.points == tuple(public)
    assert [place.seat for place in standings(view)] == [2, 0, 1]
    scene.state.players[0].money += 400
    assert seen(scene).points == view.points


def test_partners_share_a_place_in_the_standings():
    scene = Scene(4, teams="on").capital(0, "B2", 2).capital(1, "D2", 4)
    scene.state.phase = "action"
    assert [place.seat for place in standings(seen(scene))] == [1, 0]


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_end_has_a_row_for_everybody_and_is_told(language):
    ends = [sample for sample in samples(language) if sample.kind == "final"]
    assert len(ends) == len(GAME.seats)
    for sample in ends:
        view = read(sample.view)
        canvas = compose(PAINTER.final(view, sample.frame))
        sides = [seat for score in view.scores for seat in score.seats]
        assert {f"score:{seat}" for seat in sides} <= canvas.spots.keys()
        said = PAINTER.alt(view, sample.frame)
        assert all(str(score.total) in said for score in view.scores)


def test_hidden_things_do_not_show():
    """A world dealt anew behind everybody's back looks the same."""
    match = Match.start(GAME, 3, 4, boosted=True)
    other = GAME.redeal(match.state_copy(), None, Rng(9))
    views = match.view(None), GAME.view(other, None)
    one, two = (compose(PAINTER.board(view, Frame(NAMES[:3]))).image for view in views)
    assert one.tobytes() == two.tobytes()


def test_the_front_page_pictures_where_units_went_not_where_they_left():
    scene = Scene().unit(0, "W1 B2").acts()
    before = msgspec.json.encode(seen(scene))
    scene.state.units[0].hex = "B3"
    frame = Frame(NAMES[:3], before=before)
    changed = PAINTER.front.news(seen(scene), frame).changed
    assert "hex:B3" in changed
    assert "hex:B2" not in changed
    assert "hex:B2" in PAINTER.board(seen(scene), frame).changed


def test_the_plate_says_since_when_a_king_is_out():
    sample = next(sample for sample in samples() if sample.name == "end2")
    canvas, told = final_sheet(PAINTER, read(sample.view), sample.frame)
    assert "eliminated in round 30" in words_on(canvas)
    assert "Gaius 0 (eliminated in round 30)" in told
    unknown = the_end(read(sample.view), replace(sample.frame, course=()))
    assert unknown is not None
    assert [side.note for side in unknown.sides] == ["", "out of the game"]


def test_a_hand_says_what_the_stock_pays_for():
    view = seen(Scene().player(0, stock="w3 s3 g3"), 0)
    view = replace(view, players=(replace(view.players[0], capital="B2"), *view.players[1:]))
    frame = Frame(NAMES[: len(view.players)])
    said = words_on(PAINTER.hand(view, frame))
    assert {"Can pay for", "Farm", "Warehouse"} <= set(said)
    assert "Can pay for: Farm" in PAINTER.hand_alt(view, frame)

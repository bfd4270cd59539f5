"""What lies around the map, what changed, what is beside a question."""

from __future__ import annotations

from itertools import combinations

import msgspec

from games.core.match import Match
from games.romolo_o_remo import GAME
from rendering.board.changes import Figures
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.kit.theme import PLASTER
from rendering.romolo_o_remo import PAINTER
from rendering.romolo_o_remo.board.own import OWN
from rendering.romolo_o_remo.front.table import table
from tests.games.romolo_o_remo.scene import Scene
from tests.rendering.romolo_o_remo.positions import NAMES, drawn, read, samples, seen, words_on


def test_prices_bank_and_characters_are_there():
    view = Match.start(GAME, 4, 1, boosted=True).view(None)
    canvas = drawn(view)
    wanted = {
        *(f"column:{column.kind}" for column in view.market),
        *(f"bank:{kind}" for kind in view.bank),
        *(f"character:{tile}" for tile in view.display if tile),
        *(f"p{seat}:strength" for seat in range(4)),
    }
    assert wanted <= canvas.spots.keys()


def test_the_purse_is_shown_to_its_owner_only():
    scene = Scene().player(0, money=7, stock="g1").player(1, money=9)
    public, own = drawn(seen(scene)), drawn(seen(scene, 0))
    assert "3½" not in words_on(public)
    assert "3½" in words_on(own)
    assert "4½" not in words_on(own)


def test_a_single_player_sees_the_events_and_the_rival():
    view = Match.start(GAME, 1, 1, boosted=True).view(None)
    canvas = drawn(view)
    assert "events" in canvas.spots
    assert "Amulius" in words_on(canvas)


def test_a_fight_that_goes_on_has_a_strip():
    fight = next(sample for sample in samples() if sample.name == "fight")
    assert "fight" in compose(PAINTER.board(read(fight.view), fight.frame)).spots
    assert "fight" not in drawn(seen(Scene())).spots


def test_changed_hexes_prices_and_goods_are_found():
    then = msgspec.json.encode(seen(Scene().unit(0, "W1 B2")))
    now = seen(Scene().hex("B2", "farm").unit(0, "W1 B3").prices(grain=3).player(0, stock="w2"))
    changed = PAINTER.changes(then, now)
    assert {"hex:B2", "hex:B3"} <= changed.keys()
    assert changed["column:grain"] == Figures(1, 3)
    assert changed["p0:wood"] == Figures(0, 2)
    assert not [spot for spot in changed if spot.startswith("p1:")]


def test_that_a_unit_is_tired_is_no_news():
    then = msgspec.json.encode(seen(Scene().unit(0, "W1 B2")))
    assert not PAINTER.changes(then, seen(Scene().unit(0, "W1 B2 lying")))


def test_goods_of_the_one_who_is_asked_stand_beside_the_question():
    scene = Scene().unit(0, "W1 B2").player(0, stock="w2", money=5)
    spots = ("hex:B2", "hex:B3")
    frame = Frame(NAMES[:3], marks={spot: spot[4:] for spot in spots}, focus=spots, waiting=(0,))
    near = compose(close_up(PAINTER.board(seen(scene, 0), frame)))
    assert {OWN, *spots} <= near.spots.keys()
    assert "2½" in words_on(near)
    public = compose(close_up(PAINTER.board(seen(scene), frame)))
    assert OWN not in public.spots


def test_dice_tiles_are_shown_where_one_is_asked_for():
    scene = Scene()
    tiles = tuple(f"dice:{tile}" for tile in scene.state.players[0].hand)
    frame = Frame(NAMES[:3], focus=tiles, waiting=(0,))
    assert set(tiles) <= compose(PAINTER.board(seen(scene, 0), frame)).spots.keys()
    assert not set(tiles) & drawn(seen(scene, 0)).spots.keys()


def test_who_is_asked_to_withdraw_sees_both_sides_and_the_hex():
    scene = Scene(2).unit(0, "S1 D2", "S2 D2", "W1 G3").unit(1, "S1 D2", "W1 A2").fights(0)
    scene.script(0, "fight:D2:1").answer(0, "S1", "S2")
    view = scene.view(0)
    spots = ("hex:C1", "hex:D1")
    near = compose(close_up(PAINTER.board(view, Frame(NAMES[:2], focus=spots, waiting=(0,)))))
    assert {"6", "3"} <= set(words_on(near)), "values of both sides"
    assert near.spots["hex:D2"].right + 40 < near.box.w, "crossed swords are at its corner"


def test_who_recruits_sees_two_columns_above_the_own_goods():
    view = Match.start(GAME, 4, 1, boosted=True).view(0)
    spots = tuple(f"character:{tile}" for tile in view.display if tile)
    near = compose(close_up(PAINTER.board(view, Frame(NAMES, focus=spots, waiting=(0,)))))
    boxes = [near.spots[spot] for spot in spots]
    assert len({box.x for box in boxes}) == 2
    assert max(box.bottom for box in boxes) < near.spots[OWN].y
    apart = [one.inset(-4).overlaps(other.inset(-4)) for one, other in combinations(boxes, 2)]
    assert not any(apart), "their frames do not touch"


def test_goods_and_coins_that_changed_say_what_they_were():
    then = msgspec.json.encode(seen(Scene().player(0, stock="w2 g1", money=7), 0))
    now = seen(Scene().player(0, stock="w3", money=4), 0)
    said = words_on(drawn(now, before=then))
    assert {"2 → ", "1 → ", "3½ → "} <= set(said)
    assert "0" in said  # the grain that is gone
    assert not any("→" in text for text in words_on(drawn(now)))


def test_a_question_about_the_market_says_what_one_has_of_each_good():
    asked = {sample.name: sample for sample in samples()}
    for name in ("close-romolo.sell", "close-romolo.buy"):
        sample = asked[name]
        view = read(sample.view)
        assert view.seat is not None
        canvas = compose(close_up(PAINTER.board(view, sample.frame)))
        said = words_on(canvas)
        assert {"price", "you have"} <= set(said)
        for column in view.market:
            below = canvas.spots[f"column:{column.kind}"]
            owned = str(view.players[view.seat].stock.get(column.kind, 0))
            assert any(
                placed.text == owned and abs(placed.box.middle[0] - below.middle[0]) < 4
                for placed in canvas.texts
                if placed.box.y >= below.bottom
            )


def test_the_key_calls_units_by_their_word_and_by_a_code_only_where_it_does_not_begin_it():
    for language, told in (("en", {"Worker", "Mercenary"}), ("de", {"Arbeiter", "Söldner (Sl)"})):
        sample = next(it for it in samples(language) if it.name == "middle4")
        assert told <= {*words_on(compose(PAINTER.board(read(sample.view), sample.frame)))}


def test_pictures_of_the_market_have_no_notes_that_would_stand_at_their_edge():
    view = Match.start(GAME, 4, 1, boosted=True).view(None)
    whole = words_on(drawn(view))
    told = words_on(compose(table(view, Frame(NAMES))))
    assert {"Market", "Bank"} <= {*whole}
    assert not [said for said in told if said.startswith(("Market", "Bank", "cubes", "used up"))]


def test_a_card_on_a_phone_lies_in_the_country_of_its_king():
    sample = next(it for it in samples() if it.name == "compact4")
    scene = table(read(sample.view), sample.frame)
    assert scene.hung
    for placed in scene.placements[-scene.hung :]:
        assert any(part.box != placed.block.box for part in placed.block.parts)
        assert placed.block.image.getpixel((20, 20)) != PLASTER

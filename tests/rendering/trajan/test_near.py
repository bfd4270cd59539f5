"""Close-ups of Trajan: only what is offered, large, with what it leads to."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from games.core.match import Match
from games.core.seats import Seat
from games.trajan import GAME
from games.trajan.course.scoring import bonus_points
from games.trajan.data.circle import ACTIONS
from games.trajan.data.tiles import BONUS_TILES, TRAJAN_TILES
from games.trajan.seat.view import PlayerView, View
from games.trajan.state import OwnedBonus
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.kit.canvas import Canvas
from rendering.kit.theme import GOLD
from rendering.samples.questions import Asking, asked
from rendering.trajan.board.scene import board_scene
from rendering.trajan.near.cards import WIDE, are_cards
from rendering.trajan.near.offers import said as told
from rendering.trajan.near.sowing import LARGE, Sowing, sowings
from rendering.trajan.near.stones import hope, needed, stone_row
from rendering.trajan.near.worth import worth_now
from rendering.trajan.player.circle import Preview, preview
from rendering.trajan.player.named import groups_of, name_of
from rendering.trajan.player.own import wanted
from rendering.trajan.words.alt import alt_text
from rendering.trajan.words.head import words_for
from tests.rendering.checks import check_texts

TWO_THIRDS = 2 / 3
TWO_LINES = 105  # letters


def question(key: str, language: str = "en", **more: object) -> tuple[View, Frame]:
    asking = Asking(key, f"trajan.{key}", 3, 7, 60, **more)  # type: ignore[arg-type]
    *_, sample = asked(GAME, asking, language)  # type: ignore[arg-type]
    return msgspec.json.decode(sample.view, type=View), sample.frame


def near(view: View, frame: Frame) -> Canvas:
    return compose(close_up(board_scene(view, frame), frame.question))


def player(**trays: object) -> PlayerView:
    view, _ = question("tray")
    assert view.seat is not None
    return replace(view.players[view.seat], **trays)


def test_the_circle_takes_two_thirds_of_the_width_and_each_tray_says_its_action():
    view, frame = question("tray")
    canvas = near(view, frame)
    check_texts(canvas)
    assert abs(LARGE / WIDE - TWO_THIRDS) < 0.02
    said = [placed.text for placed in canvas.texts]
    me = view.players[frame.waiting[0]]
    for spot in frame.focus:
        n = int(spot.removeprefix("tray:"))
        target = ACTIONS[(n + len(me.trays[n])) % 6]
        assert target.capitalize() in said
        assert f"p{me.seat}:{spot}" in canvas.spots


def test_a_sowing_tells_where_the_last_stone_falls_and_which_tile_it_can_meet():
    held = player(
        trays=(("green", "pink"), (), ("green",), ("blue",), (), ()),
        slots=(None,) * 6,
    )
    tile = next(id for id, it in TRAJAN_TILES.items() if sorted(it.colours) == ["green", "pink"])
    held = replace(held, slots=(None, None, tile, None, None, None))
    assert sowings(held, (0, 3), None) == [Sowing(0, 2, 2, tile), Sowing(3, 1, 4, None)]
    without = replace(held, trays=(("green", "blue"), (), ("green",), ("blue",), (), ()))
    assert sowings(without, (0,), None) == [Sowing(0, 2, 2, None)]


def test_a_sowing_that_goes_on_is_told_instead():
    held = player(trays=((), (), (), (), (), ()), slots=(None,) * 6)
    assert sowings(held, (), Preview(3, 4, ("green", "blue"))) == [Sowing(2, 2, 4, None)]


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", ["trajan", "bonus"])
def test_tiles_lie_alone_with_the_words_of_their_options(key, language):
    view, frame = question(key, language)
    canvas = near(view, frame)
    check_texts(canvas)
    assert not {"deck", "senate:1", "ship:ship_same"} & canvas.spots.keys()
    for spot in frame.focus:
        box = canvas.spots[spot]
        said = "".join(it.text for it in canvas.texts if box.contains(it.box))
        assert frame.places[spot].replace(" ", "") in said.replace(" ", "")


def test_who_takes_a_trajan_tile_sees_the_own_circle():
    view, frame = question("trajan")
    assert f"p{view.seat}:tray:0" in near(view, frame).spots
    view, frame = question("bonus")
    assert f"p{view.seat}:tray:0" not in near(view, frame).spots


def test_other_places_are_seen_on_their_ground():
    assert not are_cards(("deck", "ship:ship_same"))
    assert not are_cards(())
    view, frame = question("seaport")
    assert "discard:left" in near(view, frame).spots


def test_a_space_of_the_forum_has_its_name_once():
    view, frame = question("forum")
    marks = {spot: spot.removeprefix("space:") for spot in frame.focus}
    canvas = near(view, replace(frame, marks=marks))
    listed = canvas.spots["offers"]
    said = [placed.text for placed in canvas.texts if not listed.contains(placed.box)]
    assert [said.count(name) for name in marks.values()] == [1] * len(marks)


def test_offered_ships_show_what_the_hand_brings():
    view, frame = question("seaport")
    ships = [it for it in view.shipments if f"ship:{it.ship}" in frame.focus and it.units]
    assert ships
    canvas = compose(board_scene(view, frame))
    bare = compose(board_scene(view, replace(frame, focus=(), marks={}, offers={})))
    for it in ships:
        box = canvas.spots[f"ship:{it.ship}"]
        assert GOLD in {pixel for _, pixel in canvas.image.crop(box.corners).getcolors(10**6)}
        plain = bare.image.crop(bare.spots[f"ship:{it.ship}"].corners)
        assert GOLD not in {pixel for _, pixel in plain.getcolors(10**6)}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", ["seaport", "construction", "military", "forum"])
def test_what_one_has_is_named_in_words_and_only_what_the_question_uses(key, language):
    view, frame = question(key, language)
    assert view.seat is not None
    words, canvas = words_for(view, frame), near(view, frame)
    check_texts(canvas)
    written = {it.text for it in canvas.texts if canvas.spots["own"].contains(it.box)}
    used = groups_of(view.players[view.seat], wanted(frame.focus), view.open_demands)
    me = view.players[view.seat]
    assert {name_of(group.kind, me, words) for group in used} <= written
    assert words.say("trajan-own-loss") not in written or key == "forum"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", ["seaport", "construction", "military", "forum"])
def test_below_the_places_stands_what_each_brings(key, language):
    view, frame = question(key, language)
    canvas = near(view, frame)
    box = canvas.spots["offers"]
    said = "".join(it.text for it in canvas.texts if box.contains(it.box)).replace(" ", "")
    words = words_for(view, frame)
    for spot in frame.focus:
        assert told(view, spot, frame.marks, frame.places, words).replace(" ", "") in said


def test_a_first_building_tells_the_action_it_brings():
    view, frame = question("construction")
    assert view.seat is not None
    words, me = words_for(view, frame), view.players[view.seat]
    site = next(it for it in view.sites if f"site:{it.id}" in frame.focus and it.type)
    marks, places = {f"site:{site.id}": site.id}, {f"site:{site.id}": f"{site.id} Tile: 4 points"}
    for owned in ((), ("a tile",)):
        mine = replace(me, buildings={**me.buildings, site.type: owned})
        players = tuple(mine if it.seat == me.seat else it for it in view.players)
        seen = replace(view, players=players)
        text = told(seen, f"site:{site.id}", marks, places, words)
        assert text.startswith("Tile: 4 points")
        assert ("then" in text) is not bool(owned)


def test_the_trays_that_are_still_to_come_stand_beside_the_circle():
    view, frame = question("sow_stone", bots=("random",), places=1)
    assert view.turn is not None
    assert view.turn.next_tray is not None
    canvas = near(view, frame)
    check_texts(canvas)
    beside = [it.text for it in canvas.texts if it.box.x > canvas.box.w * TWO_THIRDS]
    steps = range(view.turn.next_tray, view.turn.next_tray + len(view.turn.left))
    assert {ACTIONS[n % 6].capitalize() for n in steps} <= {*beside}


def test_the_camp_of_the_workers_keeps_its_sign_beside_a_mark():
    view, frame = question("seaport")
    canvas = compose(board_scene(view, replace(frame, focus=(), marks={}, offers={})))
    tag = canvas.tags["camp:worker"].box
    inside = [it for it in canvas.signs if canvas.spots["camp:worker"].contains(it)]
    assert inside
    assert not any(tag.overlaps(it) for it in inside)


@pytest.mark.parametrize("key", ["tray", "construction", "sow_stone"])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_question_above_a_close_up_is_short_and_names_no_example(key, language):
    more = {"bots": ("random",), "places": 1} if key == "sow_stone" else {}
    _, frame = question(key, language, **more)
    assert len(frame.question) <= TWO_LINES
    assert "III" not in frame.question or key == "sow_stone"
    assert "→" not in frame.question


def test_the_stones_to_choose_from_are_large_and_told_by_name():
    view, frame = question("sow_stone", bots=("random",), places=1)
    assert view.turn is not None
    canvas, words = near(view, frame), words_for(view, frame)
    for kind in set(view.turn.left):
        name = words.say(f"colour-{kind}")
        assert any(it.text.startswith(name) for it in canvas.texts)
    row = stone_row(view.players[view.turn.seat], sowing_ahead(view), words)
    assert [it.text for it in row.texts].count("G") <= 1


def sowing_ahead(view: View) -> Preview:
    assert view.turn is not None
    ahead = preview(view.players[view.turn.seat], view.turn)
    assert ahead
    return ahead


@pytest.mark.parametrize(
    ("there", "has_tile", "told", "kinds"),
    [
        ((), True, "none", ()),
        (("green",), True, "needs", ("pink",)),
        (("green", "pink"), True, "sure", ()),
        (("green",), False, "none", ()),
    ],
)
def test_stones_that_the_last_tile_needs_are_told(there, has_tile, told, kinds):
    tile = next(id for id, it in TRAJAN_TILES.items() if it.colours == ("green", "pink"))
    slots = (tile if has_tile else None, *(None,) * 5)
    held = player(trays=(there, (), (), (), (), ()), slots=slots)
    ahead = Preview(4, 0, ("pink", "blue"))
    assert hope(held, ahead) == told
    assert needed(held, ahead) == kinds


def test_a_bonus_tile_tells_what_it_would_bring_now():
    view, frame = question("bonus")
    assert view.seat is not None
    me, words = view.players[view.seat], words_for(view, frame)
    said = {it.text for it in near(view, frame).texts}
    for pile, tile in view.senate_bonus.items():
        assert tile
        worth = words.say("trajan-worth-now", n=worth_now(me, tile, "yellow"))
        assert worth in said
        assert worth in alt_text(view, replace(frame, marks={f"bonus:{pile}": "1"}))


@pytest.mark.parametrize("seed", range(3))
def test_bonus_tiles_are_worth_what_the_end_would_score(seed):
    match = Match.start(GAME, 3, seed, boosted=True)
    state = match.state_copy()
    for seat in range(3):
        at = match.view(Seat(seat))
        me = state.players[seat]
        for id in BONUS_TILES:
            for side in ("yellow", "grey"):
                if any(own.id == id for own in me.bonus):
                    continue
                me.bonus.append(OwnedBonus(id, side))
                scored = bonus_points(state, Seat(seat))[-1].points
                me.bonus.pop()
                assert worth_now(at.players[seat], id, side) == scored


def test_what_one_has_beside_the_circle_is_seen_whole():
    view, frame = question("trajan")
    assert view.seat is not None
    me, words = view.players[view.seat], words_for(view, frame)
    for arch in range(6):
        moved = replace(me, arch=arch)
        players = tuple(moved if it.seat == me.seat else it for it in view.players)
        canvas = near(replace(view, players=players), frame)
        check_texts(canvas)
        said = {it.text for it in canvas.texts}
        assert {name_of(group.kind, me, words) for group in groups_of(me)} <= said
        assert all(canvas.box.contains(box) for box in canvas.spots.values())


def test_the_figure_behind_the_votes_is_explained():
    words = words_for(*question("tray"))
    assert name_of("votes", player(votes_tiles=()), words) == "Votes"
    assert name_of("votes", player(votes_tiles=(5,)), words) == "Votes (from tiles)"

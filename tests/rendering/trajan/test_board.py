"""Trajan's table: everything public is on it, nothing is clipped, changes glow, sizes hold."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.trajan.data.board import NEIGHBOURS, PROVINCES, SITES, green_spaces
from games.trajan.data.circle import ACTIONS, NUMERALS, TRAYS
from games.trajan.data.tiles import BUILDINGS, STACKS
from rendering.board.scene import TALLEST, compose
from rendering.draw import draw
from rendering.frame import Frame
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS
from rendering.kit.theme import CHANGED, VERDIGRIS
from rendering.kit.type import figure
from rendering.trajan.board.scene import board_scene, final_scene
from rendering.trajan.player.mat import mat
from rendering.trajan.samples.crowding import crowded
from rendering.trajan.samples.gallery import MARKS
from rendering.trajan.scenery.geography import OUTLINE
from rendering.trajan.words.head import words_for
from tests.rendering.checks import LARGEST, LONG_NAMES, check_texts
from tests.rendering.trajan.positions import KEY, SETTLED, game, read, sowing, write

SEATS_OF_GAME = pytest.mark.parametrize("seats", [2, 3, 4])
BOTH = pytest.mark.parametrize("language", ["en", "de"])
SHARED = (
    *(f"province:{name}" for name in PROVINCES),
    *(f"site:{site}" for site in SITES),
    *(f"stack:{stack}" for stack in STACKS),
    *(f"ship:{ship}" for ship in ("ship_same", "ship_pairs", "ship_different")),
    *(f"senate:{n}" for n in range(8)),
    *("camp:military", "camp:worker", "deck", "discard:left", "discard:right"),
    *("bonus:left", "bonus:right", "space:Y1", "space:Y2", "space:Y3", "time", "time_left"),
)
OWN = (*(f"tray:{n}" for n in range(TRAYS)), *(f"slot:{n}" for n in range(TRAYS)))


def inside(canvas: Canvas, spot: str) -> list[str]:
    """What is written within a spot."""
    return [placed.text for placed in canvas.texts if canvas.spots[spot].contains(placed.box)]


@SEATS_OF_GAME
@BOTH
@pytest.mark.parametrize("style", ["full", "compact"])
def test_everybody_everywhere_with_the_longest_names_fits(seats, language, style):
    position = game(seats, language=language)[SETTLED]
    names = tuple(f"{name:.^32}" for name in LONG_NAMES[:seats])
    frame = replace(position.frame, names=names, before=None, style=style, caption="Rom " * 30)
    full = crowded(read(position.view))
    scene = board_scene(full, frame)
    assert scene.height <= TALLEST
    canvas = compose(scene)
    check_texts(canvas, may_be_cut=names)
    assert len(draw(KEY, "board", write(full), frame).data) <= LARGEST


@pytest.mark.parametrize("length", [8, 11, 16, 21, 30])
def test_every_length_of_the_time_cycle_fits(length):
    position = game(4)[SETTLED]
    view = replace(read(position.view), time_length=length, time_pos=3, time_left=length - 3)
    canvas = compose(board_scene(view, replace(position.frame, before=None)))
    check_texts(canvas)
    assert str(length - 3) in inside(canvas, "time_left")


@SEATS_OF_GAME
def test_every_place_an_option_may_name_is_on_the_board(seats):
    position = game(seats)[SETTLED]
    canvas = compose(board_scene(read(position.view), position.frame))
    wanted = [*SHARED, *(f"space:{space}" for space in green_spaces(seats))]
    for seat in range(seats):
        wanted += [f"p{seat}:{spot}" for spot in OWN]
    assert not [spot for spot in wanted if spot not in canvas.spots]
    assert all(canvas.box.contains(canvas.spots[spot]) for spot in wanted)


@BOTH
def test_everything_public_is_written_on_the_board(language):
    position = game(4, language=language)[300]
    view = read(position.view)
    frame = replace(position.frame, before=None)
    words = words_for(view, frame)
    canvas = compose(board_scene(view, frame))
    said = " | ".join(placed.text for placed in canvas.texts)
    for text in (*words.names, *(words.say(f"province-{name}") for name in PROVINCES)):
        assert text in said
    assert inside(canvas, "deck") == [str(view.deck_size)]
    for province in view.provinces:
        assert str(province.value) in inside(canvas, f"province:{province.id}")
    for site in view.sites:
        assert site.id in inside(canvas, f"site:{site.id}")
        assert not site.tile or str(site.vp) in inside(canvas, f"site:{site.id}")
    for ship in view.ships:
        assert set(map(str, ship.values)) <= set(inside(canvas, f"ship:{ship.id}"))
    for pile, stack in view.discards.items():
        assert words.say(f"card-{stack.top}") in inside(canvas, f"discard:{pile}")
    for player in view.players:
        check_panel(canvas, player)


def check_panel(canvas: Canvas, player) -> None:
    """A panel tells what lies on the mat, and how the stones lie."""
    at = f"p{player.seat}"
    assert str(player.hand_size) in inside(canvas, f"{at}:hand")
    assert str(player.supply) in inside(canvas, f"{at}:supply")
    for spot, camp, placed in (
        ("workers", player.worker_camp, player.sites),
        ("legions", player.military_camp, player.legions),
    ):
        said = [str(camp), f"+ {len(placed)}"] if placed else [str(camp)]
        assert inside(canvas, f"{at}:{spot}") == said
    if player.votes:
        assert str(player.votes) in inside(canvas, f"{at}:votes")
    if player.loss:
        assert inside(canvas, f"{at}:loss") == [f"−{player.loss}"]
    for n, tray in enumerate(player.trays):
        letters = [text for text in inside(canvas, f"{at}:tray:{n}") if text not in NUMERALS]
        assert len(letters) == len(tray)
    for type in BUILDINGS:
        n = len(player.buildings[type])
        if n:
            assert inside(canvas, f"{at}:building:{type}") == [str(n)]
        else:
            assert f"{at}:building:{type}" not in canvas.spots
    for own in player.bonus:
        assert f"{at}:bonus:{own.id}" in canvas.spots
    for action in ACTIONS:
        if action in player.plus2 or player.extra[action]:
            marker = "+2" if action in player.plus2 else "+1"
            assert marker in inside(canvas, f"{at}:action:{action}")
        else:
            assert f"{at}:action:{action}" not in canvas.spots


def test_provinces_touch_exactly_where_leaders_can_walk():
    """Neighbours share an edge of the map; over the sea a dashed line joins them."""
    by_sea = {frozenset(("britannia", name)) for name in NEIGHBOURS["britannia"]}
    for one, outline in OUTLINE.items():
        for other in PROVINCES:
            if one == other:
                continue
            shared = len(set(outline) & set(OUTLINE[other])) > 1
            by_land = other in NEIGHBOURS[one] and frozenset((one, other)) not in by_sea
            assert shared == by_land, (one, other)


def test_figures_that_matter_are_large():
    position = game(4)[300]
    view = read(position.view)
    canvas = compose(board_scene(view, replace(position.frame, before=None)))
    for player in view.players:
        spot = canvas.spots[f"p{player.seat}:vp"]
        (figure,) = [placed for placed in canvas.texts if spot.contains(placed.box)]
        assert figure.text == str(player.vp).replace("-", "−")
        assert figure.size >= 44
    spot = canvas.spots["time_left"]
    (figure,) = [placed for placed in canvas.texts if spot.contains(placed.box)]
    assert figure.size >= 44


def test_a_panel_has_the_colour_of_its_seat_and_a_green_rim_when_asked():
    position = game(3)[SETTLED]
    canvas = compose(board_scene(read(position.view), position.frame))
    for seat in range(3):
        spot = canvas.spots[f"p{seat}:vp"]
        assert canvas.image.getpixel((spot.x + 4, spot.y + 4)) == SEATS[seat].colour
    for seat in position.frame.waiting:
        spot = canvas.spots[f"p{seat}:vp"]
        rim = (spot.right + 7, spot.bottom + 40)
        assert canvas.image.getpixel(rim) == VERDIGRIS


# ---- what changed, what is chosen -------------------------------------------------------------


def test_what_changed_glows_and_the_rest_does_not():
    position = game(3)[SETTLED]
    view = read(position.view)
    first, *others = view.players
    richer = replace(first, vp=first.vp + 7, supply=first.supply - 1)
    sites = (replace(view.sites[0], tile=None, workers=(0,)), *view.sites[1:])
    now = replace(view, players=(richer, *others), sites=sites, deck_size=view.deck_size - 2)
    scene = board_scene(now, replace(position.frame, before=position.view))
    assert set(scene.changed) == {"p0:vp", "p0:supply", "site:A1", "deck"}
    assert scene.changed["deck"] == (view.deck_size, view.deck_size - 2)
    canvas = compose(scene)
    assert f"{figure(first.vp)} →" in [placed.text for placed in canvas.texts]
    rim = canvas.spots["site:A1"]
    assert canvas.image.getpixel((rim.x - 2, rim.middle[1])) == CHANGED
    rim = canvas.spots["site:B2"]
    assert canvas.image.getpixel((rim.x - 2, rim.middle[1])) != CHANGED


def test_emptied_trays_sown_stones_and_the_way_of_the_marker_stand_out():
    position = game(2)[SETTLED]
    view = read(position.view)
    first, second = view.players
    trays = (("yellow", "blue"), (), ("pink",), (), (), ())
    after = ((), ("yellow",), ("pink", "blue"), (), (), ())
    then = replace(view, players=(replace(first, trays=trays), second), time_pos=2, turn=None)
    now = replace(view, players=(replace(first, trays=after), second), time_pos=4, turn=None)
    canvas = compose(board_scene(now, replace(position.frame, before=write(then))))
    still = compose(board_scene(now, replace(position.frame, before=None)))
    for tray in (0, 1, 2):
        top = canvas.spots[f"p0:tray:{tray}"]
        assert canvas.image.getpixel((top.middle[0], top.y + 2)) == SEATS[0].colour
        assert still.image.getpixel((top.middle[0], top.y + 2)) != SEATS[0].colour
    left = canvas.spots["p0:tray:4"]
    assert canvas.image.getpixel((left.middle[0], left.y + 2)) != SEATS[0].colour
    for position, trailed in ((1, False), (2, True), (3, True), (5, False)):
        space = canvas.spots[f"time:{position}"]
        at = (space.x + 5, space.middle[1])
        assert (canvas.image.getpixel(at) != still.image.getpixel(at)) == trailed


def test_a_new_quarter_does_not_set_the_whole_forum_aglow():
    position = game(3)[SETTLED]
    view = read(position.view)
    then = replace(view, forum=dict.fromkeys(view.forum), quarter=view.quarter - 1)
    scene = board_scene(view, replace(position.frame, before=write(then)))
    assert "quarter" in scene.changed
    assert not [spot for spot in scene.changed if spot.startswith("space:")]


@SEATS_OF_GAME
def test_a_sowing_that_goes_on_shows_where_it_will_end(seats):
    position = sowing(seats)
    view = read(position.view)
    assert view.turn is not None
    seat, target = view.turn.seat, (view.turn.source + view.turn.steps) % TRAYS
    canvas = compose(board_scene(view, replace(position.frame, before=None)))
    rim = canvas.spots[f"p{seat}:tray:{target}"]
    assert canvas.image.getpixel((rim.x + 3, rim.middle[1])) == VERDIGRIS
    said = [placed.text for placed in canvas.texts]
    assert any(f"goes to {NUMERALS[target]}" in text for text in said)


@pytest.mark.parametrize("style", ["full", "compact"])
def test_marks_cover_no_other_words(style):
    position = game(4)[SETTLED]
    frame = replace(position.frame, marks=MARKS, before=None, style=style)
    check_texts(compose(board_scene(read(position.view), frame)))


def test_marks_name_places_of_the_seat_that_is_asked():
    position = game(3)[SETTLED]
    (asked,) = position.frame.waiting
    marks = {"tray:2": "III", "site:C4": "7", "senate:3": "up", "nowhere": "X"}
    canvas = compose(board_scene(read(position.view), replace(position.frame, marks=marks)))
    texts = [placed.text for placed in canvas.texts]
    assert {"7·C4", "up"} <= set(texts)
    assert "X" not in texts
    marked = [placed.box for placed in canvas.texts if placed.text == "III"]
    tray, tag = canvas.spots[f"p{asked}:tray:2"], canvas.tags[f"p{asked}:tray:2"].box
    assert any(tag.contains(box) for box in marked)
    assert canvas.image.getpixel((tag.x + 4, tag.y + 4)) == VERDIGRIS
    low = (tray.middle[0], tray.bottom)
    assert canvas.image.getpixel(low) == VERDIGRIS


def test_stones_are_not_shown_before_all_lie():
    position = game(3)[4]
    view = read(position.view)
    assert view.phase == "stones"
    canvas = compose(board_scene(view, replace(position.frame, before=game(3)[2].view)))
    check_texts(canvas)
    for seat in range(3):
        for tray in range(TRAYS):
            letters = inside(canvas, f"p{seat}:tray:{tray}")
            assert set(letters) <= set(NUMERALS)


# ---- the end, and odd tables ------------------------------------------------------------------


@SEATS_OF_GAME
@BOTH
def test_the_end_has_a_scoring_table(seats, language):
    position = game(seats, language=language)[-1]
    view = read(position.view)
    frame = replace(position.frame, names=LONG_NAMES[:seats], before=None)
    scene = final_scene(view, frame)
    assert scene.height <= TALLEST
    canvas = compose(scene)
    check_texts(canvas, may_be_cut=LONG_NAMES)
    for score in view.scores:
        told = inside(canvas, f"score:{score.seat}")
        assert str(score.total).replace("-", "−") in told
        for entry in (*score.sets, *score.bonus):
            assert str(entry.points) in told
    assert len(draw(KEY, "final", position.view, frame).data) <= LARGEST


def test_a_hand_a_view_holds_by_mistake_is_not_drawn():
    position = game(3)[SETTLED]
    view = read(position.view)
    first, *others = view.players
    leak = replace(view, players=(replace(first, hand=("gems",)), *others), fresh=("gems",))
    for style in ("full", "compact"):
        frame = replace(position.frame, style=style)
        assert draw(KEY, "board", write(leak), frame) == draw(KEY, "board", position.view, frame)


@BOTH
def test_rows_of_a_mat_say_once_what_they_are(language):
    position = game(2)[-2]
    view = read(position.view)
    owned = replace(view.players[0], votes=3, votes_tiles=(), display=("columns", "furs"))
    words = words_for(view, Frame(language=language))
    canvas = mat(owned, 330, 298, (), words)
    check_texts(canvas)
    said = [placed.text for placed in canvas.texts]
    assert said.count(words.say("trajan-mat-votes")) == 1
    assert said.count(words.say("trajan-mat-display")) == 1
    narrow = mat(owned, 120, 298, (), words)
    assert words.say("trajan-mat-display") not in [placed.text for placed in narrow.texts]

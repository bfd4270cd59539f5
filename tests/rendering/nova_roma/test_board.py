"""Nova Roma's table: everything public is on it, nothing is clipped, changes glow, sizes hold."""

from __future__ import annotations

import re
from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace

from games.nova_roma.city.board import CELLS
from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.data.shapes import ORIENTATIONS
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.mosaic.fields import FIELDS
from games.nova_roma.terms import SQUARES, START
from rendering.board.scene import TALLEST, compose
from rendering.draw import draw
from rendering.kit.canvas import Canvas
from rendering.kit.seats import SEATS
from rendering.kit.theme import INK, MARBLE, contrast, on
from rendering.nova_roma.board.key import COUNTED, SIGNS
from rendering.nova_roma.board.scene import board_scene, final_scene, words_for
from rendering.nova_roma.look.effects import TILE_PARTS, follower_parts
from rendering.nova_roma.look.pieces import silhouette_mask
from rendering.nova_roma.look.signs import COLOURS, GOOD_COLOUR, parts_row
from rendering.nova_roma.samples.crowding import crowded
from rendering.nova_roma.scenery.grounds import ground
from rendering.nova_roma.scenery.measures import CITY, LEFT, cell_box
from rendering.nova_roma.words.standings import automa_points
from tests.rendering.checks import LARGEST, LONG_NAMES, check_texts
from tests.rendering.kit.test_seats import EYES, seen
from tests.rendering.nova_roma.positions import KEY, drafts, first, game, read, write

APART = 16  # CIE76: more than brown and green have for some eyes
SEATS_OF_GAME = pytest.mark.parametrize("seats", [1, 2, 3, 4])
BOTH = pytest.mark.parametrize("language", ["en", "de"])
STYLES = pytest.mark.parametrize("style", ["full", "compact"])


def inside(canvas: Canvas, spot: str) -> list[str]:
    """What is written within a spot."""
    return [placed.text for placed in canvas.texts if canvas.spots[spot].contains(placed.box)]


# ---- it fits ----------------------------------------------------------------------------------


@SEATS_OF_GAME
@BOTH
@STYLES
def test_a_crowded_table_with_the_longest_names_fits(seats, language, style):
    position = game(seats, language=language)[40]
    names = tuple(f"{name:.^32}" for name in LONG_NAMES[:seats])
    frame = replace(position.frame, names=names, before=None, style=style, caption="Rom " * 30)
    full = crowded(read(position.view))
    scene = board_scene(full, frame)
    assert scene.height <= TALLEST
    check_texts(compose(scene), may_be_cut=names)
    assert len(draw(KEY, "board", write(full), frame).data) <= LARGEST


@pytest.mark.parametrize("seats", [2, 4])
@BOTH
def test_drafts_fit_and_show_the_tiles_on_offer(seats, language):
    seen = set()
    for position in drafts(seats, language):
        view = read(position.view)
        frame = replace(position.frame, caption="Rom " * 30, before=None)
        scene = board_scene(view, frame)
        assert scene.height <= TALLEST
        canvas = compose(scene)
        check_texts(canvas)
        offered = [tile for tiles in view.mosaic_offer.values() for tile in tiles]
        assert all(tile in inside(canvas, tile) for tile in offered)
        seen.add(view.phase)
    assert seen >= {"mosaic_draft", "follower_draft"}


@pytest.mark.parametrize("seats", [1, 4])
def test_only_single_letters_on_pieces_are_smaller_than_twenty_pixels(seats):
    played = game(seats)
    for view in (read(played[30].view), crowded(read(played[30].view))):
        canvas = compose(board_scene(view, played[30].frame))
        assert [p for p in canvas.texts if p.size < 20 and len(p.text) > 1] == []


def test_points_are_large():
    position = game(3)[100]
    view = read(position.view)
    canvas = compose(board_scene(view, replace(position.frame, before=None)))
    for score in view.scores:
        spot = canvas.spots[f"p{score.seat}:points"]
        sizes = {p.text: p.size for p in canvas.texts if spot.contains(p.box)}
        assert sizes.keys() == {str(score.total)}
        assert sizes[str(score.total)] >= 44


@pytest.mark.parametrize("ground", COLOURS)
def test_type_reads_on_every_ground(ground):
    assert contrast(ground, on(ground)) >= 4.5


# ---- everything is there ----------------------------------------------------------------------


@SEATS_OF_GAME
def test_every_place_an_option_can_name_is_a_spot(seats):
    position = game(seats)[20]
    canvas = compose(board_scene(read(position.view), position.frame))
    places = [*SQUARES, *CELLS, *TABLES.harbours, *TABLES.prices, "lane1", "lane2", "lane3"]
    own = [f"p{seat}:{name}" for seat in range(seats) for name in (*SPACES, *FIELDS)]
    assert set(places) | set(own) <= canvas.spots.keys()


@BOTH
@SEATS_OF_GAME
def test_everything_public_is_written_on_the_board(language, seats):
    played = game(seats, language=language)
    position = played[len(played) * 2 // 3]
    view = read(position.view)
    frame = replace(position.frame, before=None)
    words = words_for(view, frame)
    canvas = compose(board_scene(view, frame))
    said = {placed.text for placed in canvas.texts}
    assert set(words.names) <= said
    for card in (*view.sailing.cards, *view.building.cards, *view.followers.cards):
        assert card is None or card in canvas.spots
    assert {str(view.sailing.left), str(view.building.left), str(view.artisans)} <= said
    for action in (*view.forum.rows, *view.forum.columns):
        assert words.say(f"action-{action}") in said
    for harbour in TABLES.harbours.values():
        assert harbour.name in said
    for ship in view.ships:
        assert f"ship:{ship.owner}:{ship.name}" in canvas.spots
    for lane in view.lanes:
        assert all(f"racer:{lane.lane}:{racer.owner}" in canvas.spots for racer in lane.racers)
    for reward in view.rewards:
        assert (reward.space in canvas.spots) == (reward.tile is not None)
    for player in view.players:
        area = f"p{player.seat}"
        counts = {"coins": player.coins, "influence": player.influence, "hand": player.hand_size}
        for what, n in (counts | player.goods).items():
            told = inside(canvas, f"{area}:{what}") if n else []
            assert told[:1] == [str(n)] * bool(n)
            assert (f"{area}:{what}" in canvas.spots) == bool(n)
        assert all(f"{area}:{hired.card}" in canvas.spots for hired in player.row)


@pytest.mark.parametrize("card", ["agrippa", "hadrianus", "lucius", "rufus"])
def test_placing_an_artisan_does_not_look_like_gaining_one(card):
    """The Workshop gives an artisan for a coin, these followers place one."""
    signs = [follower_parts(FOLLOWERS[card]), TILE_PARTS["conv_coin_artisan"]]
    drawn = []
    for parts in signs:
        canvas = Canvas(90, 30, MARBLE)
        parts_row(canvas, parts, canvas.box, 20)
        drawn.append(canvas.image.tobytes())
    assert drawn[0] != drawn[1]


def test_the_cards_on_offer_tell_their_effects():
    position = game(2)[30]
    view = read(position.view)
    frame = replace(position.frame, before=None)
    words = words_for(view, frame)
    canvas = compose(board_scene(view, frame))
    for card in view.followers.cards:
        written = " ".join(inside(canvas, card))
        assert words.say(f"follower-{card}") in written
        assert words.say(f"follower-{card}.short") in written


def test_buildings_have_the_colour_of_their_owner():
    position = game(4)[100]
    view = crowded(read(position.view))
    canvas = compose(board_scene(view, replace(position.frame, before=None)))
    for building in view.buildings:
        seen = {
            canvas.image.getpixel((box.x + x, box.y + y))
            for box in (canvas.spots[cell] for cell in building.cells)
            for x in range(box.w)
            for y in range(5, box.h, 8)
        }
        others = {seat.colour for seat in SEATS} - {SEATS[building.owner].colour, INK}
        assert SEATS[building.owner].colour in seen
        assert not seen & others


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_a_silhouette_is_its_picture(orientation):
    mask = silhouette_mask(orientation, 20, 3)
    for r, row in enumerate(ORIENTATIONS[orientation].picture):
        for c, mark in enumerate(row):
            assert bool(mask.getpixel((c * 20 + 10, r * 20 + 10))) == (mark == "#")
            if c and row[c - 1 : c + 1] == "##":
                assert mask.getpixel((c * 20, r * 20 + 10))


def test_the_solo_opponent_is_shown():
    position = game(1)[40]
    view = read(position.view)
    assert view.automa is not None
    assert view.automa_score is not None
    frame = replace(position.frame, before=None)
    canvas = compose(board_scene(view, frame))
    points = automa_points(view)
    assert points is not None
    assert points.total == view.automa_score.total
    assert inside(canvas, "automa:points") == [str(points.secured_total)]
    assert words_for(view, frame).say("sheet-automa") in {p.text for p in canvas.texts}


@pytest.mark.parametrize("seats", [1, 2])
def test_zones_say_the_majorities_of_this_table(seats):
    """Alone the open city has its own; nobody can be third there."""
    position = game(seats)[10]
    written = {p.text for p in compose(board_scene(read(position.view), position.frame)).texts}
    for zone in TABLES.zones.values():
        alone, together = zone.solo_majority[:2], zone.majority
        assert ("·".join(map(str, alone)) in written) == (seats == 1)
        assert ("·".join(map(str, together)) in written) == (seats == 2)


@BOTH
def test_the_signs_are_explained_on_every_table_of_four(language):
    """Also with a long caption, while a building is placed, and in a draft."""
    placed = first(4, lambda view: bool(view.turn.planned), language)
    for position in (game(4, language=language)[40], placed, drafts(4, language)[3]):
        view = read(position.view)
        frame = replace(position.frame, caption="Rom " * 30, before=None)
        words = words_for(view, frame)
        scene = board_scene(view, frame)
        assert scene.height <= TALLEST
        said = {placed.text for placed in compose(scene).texts}
        assert {words.say(f"nova-sign-{sign}") for sign in (*SIGNS, *COUNTED)} <= said


def test_racers_on_one_space_show_their_order():
    position = game(4)[100]
    view = crowded(read(position.view))
    canvas = compose(board_scene(view, replace(position.frame, before=None)))
    for lane in view.lanes:
        for rank, racer in enumerate(lane.racers, start=1):
            assert inside(canvas, f"racer:{lane.lane}:{racer.owner}") == [str(rank)]


def test_the_harbour_ships_leave_is_called_as_in_the_options():
    position = game(2)[10]
    view = read(position.view)
    frame = replace(position.frame, before=None)
    canvas = compose(board_scene(view, frame))
    assert words_for(view, frame).say("harbour-start") in inside(canvas, START)


def test_an_action_that_goes_on_is_told_with_its_strength():
    position = first(3, lambda view: view.turn.action is not None and bool(view.turn.pending))
    view = read(position.view)
    frame = replace(position.frame, before=None)
    words = words_for(view, frame)
    written = " ".join(placed.text for placed in compose(board_scene(view, frame)).texts)
    assert words.say(f"action-{view.turn.action}") in written
    assert f"strength {view.turn.strength}" in written


# ---- styles, the end --------------------------------------------------------------------------


@SEATS_OF_GAME
def test_the_compact_style_is_lower(seats):
    position = game(seats)[40]
    view = read(position.view)
    full = board_scene(view, position.frame)
    compact = board_scene(view, replace(position.frame, style="compact"))
    assert compact.height < full.height


@SEATS_OF_GAME
@BOTH
def test_the_end_has_a_table_of_eleven_categories(seats, language):
    position = game(seats, language=language)[-1]
    view = read(position.view)
    frame = replace(position.frame, names=LONG_NAMES[:seats], before=None)
    scene = final_scene(view, frame)
    assert scene.height <= TALLEST
    canvas = compose(scene)
    check_texts(canvas, may_be_cut=LONG_NAMES)
    said = {placed.text for placed in canvas.texts}
    words = words_for(view, frame)
    assert words.say("nova-score-ships") in said
    for score in view.scores:
        row = canvas.spots[f"score:{score.seat}"]
        written = {placed.text for placed in canvas.texts if row.overlaps(placed.box)}
        counted = [score.ships, score.contracts, score.animals, score.mosaic, score.total]
        counted += [sum(score.zones), sum(score.followers.values()), score.chariots, score.goals]
        assert {str(value) for value in counted if value} <= written
    assert len(draw(KEY, "final", position.view, frame).data) <= LARGEST


def test_the_end_of_a_solo_game_tells_the_opponents_points():
    position = game(1)[-1]
    view = read(position.view)
    assert view.automa_score is not None
    canvas = compose(final_scene(view, replace(position.frame, before=None)))
    assert str(view.automa_score.total) in {placed.text for placed in canvas.texts}


def test_four_crowded_areas_fit_below_the_scoring_table():
    position = game(4)[-1]
    full = crowded(read(position.view))
    for caption in ("Rom.", "Rom " * 30):
        frame = replace(position.frame, names=LONG_NAMES, caption=caption, before=None)
        scene = final_scene(full, frame)
        assert scene.height <= TALLEST
        check_texts(compose(scene), may_be_cut=LONG_NAMES)


@pytest.mark.parametrize("eye", EYES)
def test_goods_are_told_apart_by_every_eye(eye):
    for one, other in combinations(GOOD_COLOUR.values(), 2):
        assert dist(seen(one, eye), seen(other, eye)) >= APART


@BOTH
def test_a_strip_with_room_names_the_next_goals_and_how_far_they_are(language):
    position = game(4, language=language)[30]
    canvas = compose(board_scene(read(position.view), position.frame))
    check_texts(canvas)
    told = [placed for placed in canvas.texts if re.fullmatch(r"\d+/\d+", placed.text)]
    right = [placed for placed in told if placed.box.x > 1400]
    assert len(right) >= 4
    lacks = [int(wanted) - int(done) for done, wanted in (p.text.split("/") for p in right[:3])]
    assert lacks == sorted(lacks)


def test_names_of_harbours_keep_apart():
    position = game(4)[30]
    canvas = compose(board_scene(read(position.view), position.frame))
    names = {harbour.name for route in TABLES.routes.values() for harbour in route}
    boxes = [placed.box for placed in canvas.texts if placed.text in names]
    assert len(boxes) == len(names)
    for one, other in combinations(boxes, 2):
        assert not one.inset(-3, 0).overlaps(other.inset(-3, 0))


def test_plots_of_the_empty_city_are_not_all_alike():
    faces = set()
    painted = ground(LEFT, CITY, "city")
    for cell in CELLS:
        box = cell_box(cell)
        faces.add(painted.crop(box.corners).tobytes())
    assert len(faces) >= 5

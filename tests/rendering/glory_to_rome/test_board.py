"""The table: everything public is on it, nothing is clipped, changes glow, sizes hold."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from games.glory_to_rome.data.cards import MATERIALS
from rendering.board.scene import INNER, TALLEST, compose
from rendering.draw import draw
from rendering.frame import Frame
from rendering.glory_to_rome.board.forum import WIDE
from rendering.glory_to_rome.board.key import BADGE, legend
from rendering.glory_to_rome.board.scene import board_scene, final_scene
from rendering.glory_to_rome.place.ground import forum_ground
from rendering.glory_to_rome.samples.crowding import crowded
from rendering.glory_to_rome.words.head import words_for
from rendering.kit.box import Box
from rendering.kit.seats import SEATS
from rendering.kit.theme import CHANGED, VERDIGRIS
from tests.rendering.checks import LARGEST, LONG_NAMES, check_texts
from tests.rendering.glory_to_rome.positions import KEY, game, read, write

SEATS_OF_GAME = pytest.mark.parametrize("seats", [2, 3, 4, 5])
BOTH = pytest.mark.parametrize("language", ["en", "de"])


@BOTH
@pytest.mark.parametrize("finished", [0.3, 0.6, 1.0])
def test_five_crowded_areas_with_the_longest_names_fit(language, finished):
    """All 36 sites built on; the functions of finished buildings are still told."""
    position = game(5, language=language)[200]
    frame = replace(position.frame, names=LONG_NAMES, before=None)
    view = read(position.view)
    words = words_for(view, frame)
    full = crowded(view, words, finished)
    scene = board_scene(full, frame)
    assert scene.height <= TALLEST
    canvas = compose(scene)
    check_texts(canvas, may_be_cut=LONG_NAMES)
    said = " ".join(placed.text for placed in canvas.texts)
    for building in full.players[0].buildings:
        assert words.say(f"building-{building.name}") in said
        if building.complete:
            first = words.say(f"building-{building.name}.short").split()[0].rstrip(":")
            assert first.split("-")[0] in said
    assert len(draw(KEY, "board", write(full), frame).data) <= LARGEST


def test_figures_that_matter_are_large():
    position = game(3)[250]
    view = read(position.view)
    canvas = compose(board_scene(view, replace(position.frame, before=None)))
    for player in view.players:
        spot = canvas.spots[f"p{player.seat}:influence"]
        (figure,) = [placed for placed in canvas.texts if spot.contains(placed.box)]
        assert figure.text == str(player.influence)
        assert figure.size >= 44
    for material, n in view.pool.items():
        spot = canvas.spots[f"pool:{material}"]
        found = [placed for placed in canvas.texts if spot.contains(placed.box)]
        assert (str(n), True) in [(placed.text, placed.size >= 44) for placed in found]


def test_what_is_not_there_is_not_drawn():
    """No empty chips, no zeros but those that have a limit; changes still have a place."""
    position = game(3)[0]
    view = read(position.view)
    first, *others = view.players
    owner = replace(first, stockpile={"wood": 2}, clients=("brick",))
    view = replace(view, players=(owner, *others), pool={"marble": 1})
    canvas = compose(board_scene(view, replace(position.frame, before=None)))
    for kind, there, whole in (("stock", "wood", "stockpile"), ("client", "brick", "clients")):
        boxes = {m: canvas.spots[f"p0:{kind}:{m}"] for m in MATERIALS}
        assert boxes.pop(there) != canvas.spots[f"p0:{whole}"]
        assert set(boxes.values()) == {canvas.spots[f"p0:{whole}"]}
    for material in MATERIALS[:-1]:
        spot = canvas.spots[f"pool:{material}"]
        assert not [placed for placed in canvas.texts if spot.contains(placed.box)]


def test_the_ground_is_made_once():
    played = game(3)
    ground = forum_ground(INNER, WIDE.height, *WIDE.shares)
    for position in played[40:90:10]:
        compose(board_scene(read(position.view), position.frame)).image  # noqa: B018  (draws)
    assert forum_ground(INNER, WIDE.height, *WIDE.shares) is ground


@BOTH
def test_everything_public_is_written_on_the_board(language):
    position = game(4, language=language)[280]
    view = read(position.view)
    frame = replace(position.frame, before=None)
    words = words_for(view, frame)
    canvas = compose(board_scene(view, frame))
    said = " | ".join(placed.text for placed in canvas.texts)
    for text in (str(view.deck_size), str(view.senators), *words.names):
        assert text in said
    for player in view.players:
        clients = canvas.spots[f"p{player.seat}:clients"]
        inside = [placed.text for placed in canvas.texts if clients.contains(placed.box)]
        assert inside == [str(len(player.clients)), f"/{player.client_limit}"]
        assert f"/{player.hand_limit}" in said
        assert f"/{player.vault_limit}" in said
        for building in player.buildings:
            assert words.say(f"building-{building.name}") in said
            assert f"p{player.seat}:b:{building.name}" in canvas.spots
        for material, n in player.stockpile.items():
            spot = canvas.spots[f"p{player.seat}:stock:{material}"]
            inside = [placed.text for placed in canvas.texts if spot.contains(placed.box)]
            assert str(n) in inside


def test_the_area_of_a_seat_has_its_colour():
    position = game(5)[100]
    canvas = compose(board_scene(read(position.view), position.frame))
    for seat, look in enumerate(SEATS):
        spot = canvas.spots[f"p{seat}:influence"]
        assert canvas.image.getpixel((spot.x + 6, spot.bottom - 6)) == look.colour


def test_who_is_asked_has_a_green_rim():
    position = game(3)[100]
    canvas = compose(board_scene(read(position.view), position.frame))
    seat = position.frame.waiting[0]
    spot = canvas.spots[f"p{seat}:influence"]
    assert canvas.image.getpixel((27, spot.middle[1])) == VERDIGRIS


def test_what_changed_glows_and_the_rest_does_not():
    position = game(3)[120]
    view = read(position.view)
    first, *others = view.players
    richer = replace(first, influence=first.influence + 3, stockpile={"wood": 4})
    now = replace(view, players=(richer, *others))
    frame = replace(position.frame, before=position.view)
    scene = board_scene(now, frame)
    assert scene.changed["p0:influence"] == (first.influence, first.influence + 3)
    assert "p0:stock:wood" in scene.changed
    assert not [spot for spot in scene.changed if spot.startswith(("p1", "p2", "pool"))]
    canvas = compose(scene)
    rim = canvas.spots["p0:stock:wood"]
    assert canvas.image.getpixel((rim.x - 2, rim.middle[1])) == CHANGED
    rim = canvas.spots["p1:stock:wood"]
    assert canvas.image.getpixel((rim.x - 2, rim.middle[1])) != CHANGED


def test_a_mark_names_a_spot():
    position = game(2)[60]
    frame = replace(position.frame, marks={"pool:brick": "B2", "nowhere": "X"}, before=None)
    canvas = compose(board_scene(read(position.view), frame))
    assert "B2" in [placed.text for placed in canvas.texts]
    assert "X" not in [placed.text for placed in canvas.texts]


def test_the_compact_style_is_lower_and_keeps_every_name():
    position = game(5)[300]
    view = read(position.view)
    full = board_scene(view, position.frame)
    compact = board_scene(view, replace(position.frame, style="compact"))
    assert compact.height < full.height
    said = {placed.text for placed in compose(compact).texts}
    assert {b.name for p in view.players for b in p.buildings}
    words = words_for(view, position.frame)
    for player in view.players:
        assert {words.say(f"building-{b.name}") for b in player.buildings} <= said


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
        row = canvas.spots[f"score:{score.seat}"]
        inside = {placed.text for placed in canvas.texts if row.overlaps(placed.box)}
        assert {str(score.total), str(score.influence)} <= inside
    assert len(draw(KEY, "final", position.view, frame).data) <= LARGEST


def test_the_file_is_the_picture():
    position = game(2)[40]
    picture = draw(KEY, "board", position.view, position.frame)
    with Image.open(BytesIO(picture.data)) as image:
        assert image.size == (picture.width, picture.height)
        assert image.mode == "P"


def test_boxes_know_each_other():
    assert Box(0, 0, 10, 10).overlaps(Box(9, 9, 5, 5))
    assert not Box(0, 0, 10, 10).overlaps(Box(10, 0, 5, 5))
    assert Box(0, 0, 10, 10).contains(Box(2, 2, 8, 8))


@BOTH
def test_the_key_tells_who_is_asked_and_what_comes_to_the_pool(language):
    words = words_for(read(game(2)[30].view), Frame(language=language))
    canvas = legend(words)
    check_texts(canvas)
    said = [placed.text for placed in canvas.texts]
    assert {words.say("gtr-asked"), words.say("gtr-incoming"), BADGE} <= {*said}
    boxes = sorted(placed.box for placed in canvas.texts)
    assert all(a.right < b.x for a, b in pairwise(boxes))

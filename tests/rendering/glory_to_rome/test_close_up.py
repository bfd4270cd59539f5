"""Close-ups of Ruhm für Rom, and streets so long that they go on below what a player has."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from games.glory_to_rome.seat.view import View
from rendering.board.close_up import close_up
from rendering.board.scene import compose
from rendering.glory_to_rome import PAINTER
from rendering.glory_to_rome.board.forum import LOW, WIDE, forum
from rendering.glory_to_rome.board.near import choices
from rendering.glory_to_rome.board.offers import offer_cards
from rendering.glory_to_rome.player.area import BAND, PANEL, Area, player_block
from rendering.glory_to_rome.player.detail import Detail
from rendering.glory_to_rome.words.head import words_for
from rendering.kit.box import Box
from tests.rendering.checks import check_texts
from tests.rendering.glory_to_rome.positions import game, read
from tests.rendering.samples import samples_of

LATE = game(3)[-2]


def some_buildings(n: int):
    """Of different names, all begun."""
    found = {b.name: b for position in game(3) for p in read(position.view).players
             for b in p.buildings}  # fmt: skip
    return tuple(replace(b, complete=False, materials=()) for b in list(found.values())[:n])


def test_paying_and_building_stand_below_their_headings():
    view = read(LATE.view)
    mine = replace(view.players[0], stockpile={"brick": 2}, buildings=some_buildings(3))
    view = replace(view, players=(mine, *view.players[1:]))
    spots = ("p0:stock:brick", *(f"p0:b:{b.name}" for b in mine.buildings))
    marks = {spot: str(n) for n, spot in enumerate(spots, start=1)}
    frame = replace(LATE.frame, focus=spots, marks=marks)
    canvas = compose(close_up(PAINTER.board(view, frame)))
    check_texts(canvas)
    order = [placed.text for placed in sorted(canvas.texts, key=lambda placed: placed.box.y)]
    assert order.index("Pay with") < order.index("Brick") < order.index("Build")
    assert {*spots} <= canvas.spots.keys()


def test_many_buildings_of_several_lie_in_two_columns():
    view = read(LATE.view)
    names = some_buildings(14)
    players = [replace(p, buildings=()) for p in view.players]
    players[0] = replace(players[0], buildings=names[:7])
    players[1] = replace(players[1], buildings=names[7:])
    view = replace(view, players=tuple(players))
    spots = tuple(f"p{p.seat}:b:{b.name}" for p in players for b in p.buildings)
    frame = replace(LATE.frame, focus=spots, marks=dict.fromkeys(spots, "1"))
    scene = close_up(PAINTER.board(view, frame))
    assert scene.width < 850  # 22 units of type are at least 10 px wide on a phone
    canvas = compose(scene)
    check_texts(canvas)
    assert len({canvas.spots[spot].x for spot in spots}) == 2


def test_a_long_street_goes_on_below_what_its_owner_has():
    view = read(LATE.view)
    player = replace(view.players[0], buildings=some_buildings(18), stance=None)
    words = words_for(view, LATE.frame)
    area = Area(player, False, False, False, "", view.variant, Detail.LOW)
    block = player_block(area, words)
    check_texts(block)
    lefts = [block.spots[f"p0:b:{b.name}"].x for b in player.buildings]
    assert min(lefts[:5]) >= PANEL
    assert BAND <= min(lefts) < PANEL


def test_all_labels_of_a_forum_lie_on_it():
    view = read(LATE.view)
    for lie in (WIDE, LOW):
        canvas = forum(view, words_for(view, LATE.frame), lie)
        assert all(canvas.box.contains(placed.room) for placed in canvas.texts)


def test_thinking_shows_how_far_the_hand_is_from_full():
    position = game(3)[100]
    view = read(position.own)
    assert view.seat is not None
    me = view.players[view.seat]
    frame = replace(position.frame, focus=("deck", "senators"), marks={"deck": "1"})
    said = [placed.text for placed in compose(close_up(PAINTER.board(view, frame))).texts]
    assert f"Hand {me.hand_size}/{me.hand_limit}" in said


def test_the_gallery_asks_about_building_as_the_rules_do():
    for sample in samples_of("glory_to_rome"):
        if sample.name in ("close-building", "close-sites"):
            assert {*sample.frame.focus} == {*sample.frame.offers}
            assert all(sample.frame.offers.values())


def test_piles_lie_in_the_order_of_their_numbers():
    sample = next(it for it in samples_of("glory_to_rome") if it.name == "close-think")
    view = msgspec.json.decode(sample.view, type=View)
    canvas = offer_cards(view, sample.frame, words_for(view, sample.frame))
    assert canvas is not None
    places = [canvas.spots[spot].x for spot in sample.frame.focus if spot in canvas.spots]
    assert len(places) > 1
    assert places == sorted(places)


def test_names_of_prey_keep_clear_of_their_signs():
    sample = next(it for it in samples_of("glory_to_rome", "de") if it.name == "close-prey")
    view = msgspec.json.decode(sample.view, type=View)
    canvas = choices(view, sample.frame, words_for(view, sample.frame))
    assert canvas is not None
    names = [it.box for it in canvas.texts if it.text == "Triumphbogen"]
    assert names
    for name in names:
        near = Box(name.x, name.y, name.w + 8, name.h)
        assert not any(near.overlaps(sign) for sign in canvas.signs)

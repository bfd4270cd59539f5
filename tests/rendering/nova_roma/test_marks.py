"""Marks on Nova Roma's table name every place, and hide nothing that is written there."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from games.nova_roma.data import TABLES
from games.nova_roma.data.followers import FOLLOWERS
from games.nova_roma.estate.tiles import SPACES
from games.nova_roma.seat.view import View
from games.nova_roma.terms import SQUARES
from rendering.board.scene import compose
from rendering.frame import Frame
from rendering.kit.canvas import Canvas
from rendering.nova_roma.board.changes import changes
from rendering.nova_roma.board.scene import board_scene
from rendering.nova_roma.samples.crowding import crowded
from tests.rendering.checks import check_texts
from tests.rendering.nova_roma.positions import drafts, first, game, read

BOTH = pytest.mark.parametrize("language", ["en", "de"])


def drawn(view: View, frame: Frame, marks: dict[str, str]) -> Canvas:
    return compose(board_scene(view, replace(frame, marks=marks, before=None)))


def written(canvas: Canvas) -> Counter[str]:
    return Counter(placed.text for placed in canvas.texts)


def printed_names(view: View) -> dict[str, str]:
    """Places with a name on the board, so far as they can be asked for."""
    taken = {token.square for token in view.forum.tokens}
    squares = [square for square in SQUARES if square not in taken]
    named = [*squares, *TABLES.harbours]
    return {name: name for name in named} | {f"lane{n}": str(n) for n in (1, 2, 3)}


def codes(view: View, seat: int) -> dict[str, str]:
    """Names that are of no use but to choose by."""
    cards = [card for card in (*view.sailing.cards, *view.building.cards) if card]
    fields = [field.name for field in view.players[seat].mosaic if not field.claimed]
    return {name: name for name in (*cards, *fields, *SPACES)}


@BOTH
@pytest.mark.parametrize("full", [False, True])
def test_printed_names_stay_where_they_are(language, full):
    position = game(4, language=language)[60]
    view = crowded(read(position.view)) if full else read(position.view)
    marks = printed_names(view)
    plain, marked = drawn(view, position.frame, {}), drawn(view, position.frame, marks)
    assert written(marked) == written(plain)
    check_texts(marked)


@BOTH
@pytest.mark.parametrize("full", [False, True])
def test_codes_are_shown_where_a_choice_needs_them_and_nowhere_else(language, full):
    position = game(4, language=language)[60]
    view = crowded(read(position.view)) if full else read(position.view)
    marks = codes(view, position.frame.waiting[0])
    plain, marked = drawn(view, position.frame, {}), drawn(view, position.frame, marks)
    assert not written(plain).keys() & marks.keys()
    assert written(marked) - written(plain) == Counter(marks.values())
    assert not written(plain) - written(marked)
    check_texts(marked)


@BOTH
def test_numbers_stand_before_printed_names_and_on_nothing_else(language):
    position = game(4, language=language)[60]
    view = read(position.view)
    offered = [card for card in view.followers.cards if card]
    slots = [slot.slot for slot in view.estate]
    places = [*TABLES.harbours, "lane2", "lane3", *slots, *offered, "deck"]
    marks = {spot: str(n) for n, spot in enumerate(places, start=1)}
    plain, marked = drawn(view, position.frame, {}), drawn(view, position.frame, marks)
    check_texts(marked)
    said = Counter(part for text in written(marked).elements() for part in text.split("·"))
    whole = Counter(part for text in written(plain).elements() for part in text.split("·"))
    assert not whole - said
    assert all(str(n) in said for n in range(1, len(places) + 1))


@BOTH
def test_tiles_of_the_draft_keep_their_names(language):
    position = drafts(4, language)[5]
    view = read(position.view)
    tiles = [tile for tiles in view.mosaic_offer.values() for tile in tiles]
    marked = drawn(view, position.frame, {tile: tile for tile in tiles})
    assert written(marked) == written(drawn(view, position.frame, {}))
    check_texts(marked)


def test_ways_a_building_can_lie_are_named_above_them():
    position = first(3, lambda view: bool(view.turn.planned and not view.turn.planned.orientation))
    view = read(position.view)
    plain = drawn(view, position.frame, {})
    ways = [spot for spot in plain.spots if spot[1:2] == ":" and "." in spot]
    marked = drawn(view, position.frame, {way: str(n) for n, way in enumerate(ways, start=1)})
    check_texts(marked)
    for n, way in enumerate(ways, start=1):
        assert str(n) in [p.text for p in marked.texts if marked.spots[way].contains(p.box)]


def test_a_gap_where_a_card_was_taken_does_not_glow():
    view = read(game(4)[60].view)
    taken = replace(view.followers, cards=(None, *view.followers.cards[1:]))
    before = replace(
        view, followers=replace(view.followers, cards=(next(iter(FOLLOWERS)), *taken.cards[1:]))
    )
    gone = changes(msgspec.json.encode(before), replace(view, followers=taken))
    assert "follower:1" not in gone
    came = changes(msgspec.json.encode(replace(view, followers=taken)), before)
    assert "follower:1" in came

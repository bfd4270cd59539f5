"""What a phone shows of the own side: cards with what they do now, what pays, what is built."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from games.glory_to_rome.data.cards import KINDS
from games.glory_to_rome.seat.view import View
from games.glory_to_rome.state import SiteStack
from rendering.draw import phone_sheet
from rendering.frame import Frame
from rendering.front.own import TYPE
from rendering.glory_to_rome import PAINTER
from rendering.glory_to_rome.player.mine import mine
from rendering.glory_to_rome.player.names import card_name
from rendering.glory_to_rome.samples.gallery import samples
from rendering.glory_to_rome.words.head import words_for
from rendering.kit.canvas import Canvas
from rendering.phone import OWN
from rendering.samples.positions import move
from tests.rendering.glory_to_rome.positions import game, read, write

LATE = 150
BOTH = pytest.mark.parametrize("language", ["en", "de"])


def own(**changed: object) -> View:
    view = read(game(3)[LATE].own)
    assert view.seat is not None
    me = replace(view.players[view.seat], **changed)
    players = tuple(me if p.seat == me.seat else p for p in view.players)
    return replace(view, players=players, drawn=None)


def written(blocks: Sequence[Canvas]) -> list[str]:
    return [placed.text for block in blocks for placed in block.texts]


def test_a_card_tells_how_often_it_would_act():
    dock = KINDS["dock"].material
    blocks = list(mine(own(hand=("dock",), clients=(dock, dock), functions=()), Frame(), OWN))
    assert {"Dock", "×3"} <= {*written(blocks[:1])}


def test_equal_cards_lie_on_each_other():
    blocks = list(mine(own(hand=("dock", "dock", "dock")), Frame(), OWN))
    assert [text for text in written(blocks[:1]) if "Dock" in text] == ["3 × Dock"]


@BOTH
def test_what_the_signs_of_cards_mean_stands_below_them(language):
    dock = KINDS["dock"].material
    view = own(hand=("dock",), clients=(dock, dock), functions=())
    sites = {**view.sites, dock: SiteStack(0, 1)}
    frame = Frame(language=language)
    words = words_for(view, frame)
    texts = written(mine(replace(view, sites=sites), frame, OWN)[:1])
    assert {words.say("gtr-hand-times", n=3), words.say("gtr-site-away")} <= {*texts}
    alone = written(mine(own(hand=("dock",), clients=(), functions=()), frame, OWN)[:1])
    assert words.say("gtr-hand-times", n=3) not in alone
    assert "×1" not in alone


@BOTH
def test_a_crowded_phone_has_every_card_and_building(language):
    sample = next(it for it in samples(language) if it.name == "compact5")
    view = read(sample.view)
    assert view.seat is not None
    me = view.players[view.seat]
    assert me.hand is not None
    assert len(me.hand) == me.hand_size == 12
    sheet, _ = phone_sheet(PAINTER, view, sample.frame)
    words, said = words_for(view, sample.frame), " ".join(placed.text for placed in sheet.texts)
    for name in (*me.hand, *(b.name for b in me.buildings)):
        assert card_name(name, words) in said


def test_what_is_begun_comes_before_what_stands():
    view = own()
    assert view.seat is not None
    some = next(b for p in view.players for b in p.buildings)
    begun = replace(some, name="wall", complete=False, materials=())
    done = replace(some, name="tower", complete=True)
    texts = written(list(mine(own(hand=(), buildings=(done, begun)), Frame(), OWN)))
    assert texts.index("Wall") < texts.index("Tower")


def test_the_longest_words_can_be_read_however_many_cards():
    view = own(hand=tuple(KINDS))
    for language in ("en", "de"):
        blocks = mine(view, Frame(language=language), OWN)
        texts = [placed for block in blocks for placed in block.texts]
        assert not [placed.text for placed in texts if placed.elided or placed.size < TYPE]
        assert all(block.box.contains(placed.box) for block in blocks for placed in block.texts)


def test_counts_that_changed_say_what_they_were():
    view = own(hand=(), vault_size=1, stockpile={"stone": 1})
    assert view.seat is not None
    me = replace(view.players[view.seat], vault_size=0, stockpile={"stone": 2})
    then = replace(view, players=tuple(me if p.seat == me.seat else p for p in view.players))
    texts = written(list(mine(view, Frame(before=write(then)), OWN)))
    assert {f"0→1/{me.vault_limit}", "2→1"} <= {*texts}


def test_a_few_buildings_say_what_they_do():
    some = next(b for p in own().players for b in p.buildings)
    market = replace(some, name="market", complete=False, materials=())
    assert "Vault limit +2" in written(list(mine(own(hand=(), buildings=(market,)), Frame(), OWN)))


@BOTH
def test_names_of_cards_are_not_torn(language):
    frame = Frame(language=language)
    for name in KINDS:
        view = own(hand=(name,))
        texts = written(mine(view, frame, OWN)[:1])
        assert not [text for text in texts if text.endswith("-")], texts


@BOTH
def test_news_give_way_to_what_i_have_begun(language):
    position = move(PAINTER.game, 5, 5, 90, ("steward",), language)
    view = read(position.own)
    assert view.seat is not None
    sheet, _ = phone_sheet(PAINTER, view, replace(position.frame, style="compact"))
    words, said = words_for(view, position.frame), [placed.text for placed in sheet.texts]
    assert view.players[view.seat].buildings
    for building in view.players[view.seat].buildings:
        assert card_name(building.name, words) in said

"""Nova Roma in words: short enough for Discord, whose turn comes first, and true."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rendering.alt import LONGEST
from rendering.nova_roma import alt_text
from rendering.nova_roma.crowding import crowded
from tests.rendering.nova_positions import drafts, game, read, write
from tests.rendering.positions import LONG_NAMES

BOTH = pytest.mark.parametrize("language", ["en", "de"])


@BOTH
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_it_tells_turn_news_and_standings_in_1024_characters(seats, language):
    for position in game(seats, language=language)[:-1:15]:
        view = read(position.view)
        said = alt_text(view, position.frame)
        assert 0 < len(said) <= LONGEST
        for seat in position.frame.waiting:
            assert position.frame.names[seat] in said[:250]
        assert position.frame.caption in said
        for score in view.scores:
            assert f"{position.frame.names[score.seat]} {score.total}" in said
        assert "‹" not in said


@BOTH
def test_drafts_are_told_too(language):
    for position in drafts(3, language):
        assert "‹" not in alt_text(read(position.view), position.frame)


@BOTH
def test_a_crowded_table_is_cut_at_the_end_of_a_sentence(language):
    position = game(4, language=language)[100]
    frame = replace(position.frame, names=LONG_NAMES, caption="Rom! " * 200)
    said = alt_text(crowded(read(position.view)), frame)
    assert len(said) <= LONGEST
    assert said.endswith(".")
    assert LONG_NAMES[position.frame.waiting[0]] in said


@BOTH
@pytest.mark.parametrize("seats", [1, 3])
def test_the_end_tells_winner_and_points(seats, language):
    position = game(seats, language=language)[-1]
    view = read(position.view)
    said = alt_text(view, position.frame)
    assert view.result is not None
    for seat in view.result.winners:
        assert position.frame.names[seat] in said[:120]
    for score in view.scores:
        assert f"{position.frame.names[score.seat]} {score.total}" in said
    if view.automa_score:
        assert f" {view.automa_score.total}" in said


def test_it_tells_what_changed_and_where():
    position = game(3)[60]
    view = read(position.view)
    first, *others = view.players
    richer = replace(first, coins=first.coins + 1, goods={**first.goods, "wine": 9})
    said = alt_text(
        replace(view, players=(richer, *others)), replace(position.frame, before=position.view)
    )
    assert "Changed: Livia Drusilla (coins, Wine)." in said


def test_it_tells_new_buildings():
    position = game(4)[100]
    now = crowded(read(position.view))
    before = write(replace(now, buildings=now.buildings[1:]))
    said = alt_text(now, replace(position.frame, before=before))
    assert f"new building on {now.buildings[0].anchor}" in said


def test_names_our_type_cannot_draw_are_still_told():
    position = game(3)[40]
    said = alt_text(read(position.view), replace(position.frame, names=("李明", "Gaius 🦁", "")))
    assert "李明" in said
    assert "Gaius 🦁" in said
    assert "Player 3" in said

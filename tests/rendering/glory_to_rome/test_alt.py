"""Pictures in words: short enough for Discord, and whose turn comes first."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from rendering.draw import draw
from rendering.glory_to_rome import alt_text
from rendering.glory_to_rome.samples.crowding import crowded
from rendering.glory_to_rome.words.alt import pool_told
from rendering.glory_to_rome.words.head import words_for
from rendering.words.alt import LONGEST, joined, sentence, shortened
from tests.rendering.checks import LONG_NAMES
from tests.rendering.glory_to_rome.positions import KEY, game, read

BOTH = pytest.mark.parametrize("language", ["en", "de"])


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_tells_turn_news_and_standings_in_1024_characters(seats, language):
    played = game(seats, language=language)
    for position in played[:-1:25]:
        view = read(position.view)
        said = alt_text(view, position.frame)
        assert 0 < len(said) <= LONGEST
        for seat in position.frame.waiting:
            assert position.frame.names[seat] in said[:250]
        assert position.frame.caption in said
        for player in view.players:
            assert f"{position.frame.names[player.seat]} {player.influence}" in said
        assert str(view.deck_size) in said
        assert "‹" not in said


@BOTH
def test_a_crowded_table_is_cut_at_the_end_of_a_sentence(language):
    position = game(5, language=language)[200]
    frame = replace(position.frame, names=LONG_NAMES, caption="Rom! " * 200)
    view = read(position.view)
    said = alt_text(crowded(view, words_for(view, frame)), frame)
    assert len(said) <= LONGEST
    assert said.endswith(".")
    assert LONG_NAMES[position.frame.waiting[0]] in said


@BOTH
def test_the_end_tells_winner_and_points(language):
    position = game(3, language=language)[-1]
    view = read(position.view)
    said = alt_text(view, position.frame)
    assert view.result is not None
    assert position.frame.names[view.result.winners[0]] in said[:120]
    for score in view.scores:
        assert f"{position.frame.names[score.seat]} {score.total}" in said


def test_it_tells_what_changed_and_where():
    position = game(3)[150]
    view = read(position.view)
    first, *others = view.players
    now = replace(view, players=(replace(first, influence=first.influence + 3), *others))
    said = alt_text(now, replace(position.frame, before=position.view))
    grown = f"{first.influence} → {first.influence + 3}"
    assert f"Changed: Livia Drusilla (Influence {grown})" in said


@BOTH
def test_a_concession_is_a_change_with_a_name(language):
    position = game(3, language=language)[150]
    view = read(position.view)
    first, *others = view.players
    now = replace(view, players=(replace(first, conceded=True), *others))
    said = alt_text(now, replace(position.frame, before=position.view))
    assert "()" not in said
    word = {"en": "concession", "de": "aufgegeben"}[language]
    assert f"Livia Drusilla ({word})" in said


def test_every_change_of_a_game_has_a_name():
    played = game(4)
    for before, now in pairwise(played):
        said = alt_text(read(now.view), replace(now.frame, before=before.view))
        assert "()" not in said
        assert ", )" not in said


def test_a_caption_without_a_full_stop_gets_one():
    position = game(3)[40]
    assert "Preview. Influence:" in alt_text(
        read(position.view), replace(position.frame, caption="Preview")
    )
    assert sentence("Rome!") == "Rome!"


def test_sentences_that_do_not_fit_are_left_out():
    assert joined(["One.", "x" * 2000, "Two."]) == "One. Two."
    assert len(joined(["y" * 3000])) == LONGEST
    assert shortened("abcdef", 4) == "abc…"


def test_a_phone_is_told_what_lies_in_the_pool():
    position = game(3)[150]
    picture = draw(KEY, "board", position.own, replace(position.frame, style="compact"))
    assert pool_told(read(position.own), position.frame) in picture.alt

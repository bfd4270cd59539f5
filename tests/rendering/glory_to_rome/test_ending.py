"""The plate of the end: every house has its name, and the leap of the curves its reason."""

from __future__ import annotations

from itertools import pairwise

import pytest
from msgspec.structs import replace

from games.core.course import Mark
from games.glory_to_rome.data.cards import KINDS
from games.glory_to_rome.seat.view import View
from rendering.draw import final_sheet
from rendering.frame import Frame
from rendering.front.look import LEAST
from rendering.glory_to_rome import PAINTER
from rendering.glory_to_rome.ending import the_end
from rendering.glory_to_rome.player.names import card_name
from rendering.glory_to_rome.words.head import words_for
from tests.rendering.glory_to_rome.positions import game, read

BOTH = pytest.mark.parametrize("language", ["en", "de"])


def ended(language: str) -> tuple[View, Frame]:
    last = game(3, language=language)[-1]  # type: ignore[arg-type]
    return read(last.view), last.frame


def with_houses(view: View, names: tuple[str, ...]) -> View:
    """The winner has built these."""
    assert view.result is not None
    winner = view.result.winners[0]
    some = next(b for p in view.players for b in p.buildings)
    built = tuple(replace(some, name=name, complete=True) for name in names)
    mine = replace(view.players[winner], buildings=built)
    return replace(view, players=tuple(mine if p.seat == winner else p for p in view.players))


@BOTH
def test_the_longest_names_of_houses_are_read(language):
    view, frame = ended(language)
    words = words_for(view, frame)
    longest = sorted(KINDS, key=lambda name: len(card_name(name, words)))[::-1]
    for pair in pairwise(longest[:10]):
        short = sorted(KINDS, key=len)[:2]
        sheet, _ = final_sheet(PAINTER, with_houses(view, (*pair, *short)), frame)
        texts = {placed.text: placed.size for placed in sheet.texts}
        for name in (*pair, *short):
            assert texts[card_name(name, words)] >= LEAST


@BOTH
def test_curves_say_that_vaults_were_hidden_until_the_end(language):
    view, frame = ended(language)
    seats = range(len(view.players))
    course = [Mark(n, (2 + n // 9,) * len(view.players)) for n in range(1, 30)]
    course += [Mark(30, tuple(40 + 5 * seat for seat in seats))]
    said = words_for(view, frame).say("gtr-revealed")
    sheet, alt = final_sheet(PAINTER, view, replace(frame, course=tuple(course)))
    found = next(placed for placed in sheet.texts if placed.text == said)
    assert found.size >= LEAST
    assert said.lower() in alt.lower()
    assert not [t for t in sheet.texts if t != found and t.box.overlaps(found.box)]


def test_without_vaults_nothing_is_revealed():
    view, frame = ended("en")
    scores = tuple(replace(score, vault=0) for score in view.scores)
    found = the_end(replace(view, scores=scores), frame)
    assert found is not None
    assert not found.revealed

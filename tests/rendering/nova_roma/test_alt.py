"""Nova Roma in words: short enough for Discord, whose turn comes first, and true."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rendering.nova_roma import alt_text
from rendering.nova_roma.board.scene import words_for
from rendering.nova_roma.samples.crowding import crowded
from rendering.nova_roma.words.head import doing
from rendering.nova_roma.words.standings import automa_points
from rendering.words.alt import LONGEST
from tests.rendering.checks import LONG_NAMES
from tests.rendering.nova_roma.positions import drafts, game, read, write

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
    assert f"new building on {'/'.join(now.buildings[0].cells)}" in said
    assert len(now.buildings[0].cells) > 1


@BOTH
def test_all_four_players_are_told_whatever_has_changed(language):
    played = game(4, language=language)
    for n in range(40, len(played) - 1, 25):
        position = played[n]
        frame = replace(position.frame, before=played[n - 40].view, caption="Rom.")
        said = alt_text(read(position.view), frame)
        for name in frame.names:
            assert f"{name}: " in said.partition("Rom.")[2]


@BOTH
def test_the_solo_opponents_ships_lanes_and_contracts_are_told(language):
    position = game(1, language=language)[50]
    view = read(position.view)
    said = alt_text(view, position.frame)
    assert view.automa is not None
    for harbour in view.automa.ships:
        assert f"({harbour})" in said
    assert "/".join(map(str, view.automa.spaces)) in said
    assert ", ".join(view.automa.contracts) in said
    assert view.automa.contracts
    points = automa_points(view)
    assert points is not None
    assert str(points.total) in said


@BOTH
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_end_tells_the_scoring_table(seats, language):
    position = game(seats, language=language)[-1]
    view = read(position.view)
    words = words_for(view, position.frame)
    said = alt_text(view, position.frame)
    assert len(said) <= LONGEST
    for score in view.scores:
        line = said.partition(f"{position.frame.names[score.seat]}: ")[2].partition(".")[0]
        assert f"{words.say('nova-score-ships')} {score.ships}" in line
        assert f"{words.say('nova-score-mosaic')} {score.mosaic}" in line


def test_drafts_tell_no_points():
    position = drafts(3)[2]
    said = alt_text(read(position.view), position.frame)
    assert "Points" not in said


def test_places_to_choose_from_are_named_where_options_tell_only_a_code():
    late = next(p for p in reversed(game(4)) if read(p.view).phase == "turn")
    view = read(late.view)
    card = next(card for card in view.building.cards if card)
    field = view.players[view.active].mosaic[0]
    marks = {"lane2": "1", "N1": "2", "p11": "5", field.name: "3", card: card, "deck": "4"}
    said = alt_text(view, replace(late.frame, marks=marks, places={card: card}))
    assert "1 lane 2; 2 Odessos (N1); 3 m11 (" in said
    assert "4 From the deck" in said
    assert "5 Stone+Wheat" in said
    assert f"{card}: " in said


@BOTH
def test_what_is_done_begins_as_a_sentence_does(language):
    for position in game(2, language=language)[:-1:7]:
        said = doing(read(position.view), words_for(read(position.view), position.frame))
        assert said[:1] == said[:1].upper()

"""Trajan in words: short enough for Discord, and whose turn comes first."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.trajan import GAME
from games.trajan.seat.view import View
from rendering.samples.questions import Asking, asked
from rendering.trajan.board.changes import news
from rendering.trajan.samples.crowding import crowded
from rendering.trajan.words.alt import alt_text
from rendering.words.alt import LONGEST
from tests.rendering.checks import LONG_NAMES
from tests.rendering.trajan.positions import SETTLED, game, read, write

BOTH = pytest.mark.parametrize("language", ["en", "de"])


@BOTH
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_tells_turn_news_and_standings_in_1024_characters(seats, language):
    for position in game(seats, language=language)[:-1:25]:
        view = read(position.view)
        said = alt_text(view, position.frame)
        assert 0 < len(said) <= LONGEST
        for seat in position.frame.waiting:
            assert position.frame.names[seat] in said[:250]
        assert position.frame.caption in said
        for player in view.players:
            points = str(player.vp).replace("-", "−")
            assert f"{position.frame.names[player.seat]} {points}" in said
        assert str(view.time_left) in said
        assert "‹" not in said


@BOTH
def test_a_crowded_table_is_cut_at_the_end_of_a_sentence(language):
    position = game(4, language=language)[SETTLED]
    frame = replace(position.frame, names=LONG_NAMES[:4], caption="Rom! " * 200)
    said = alt_text(crowded(read(position.view)), frame)
    assert len(said) <= LONGEST
    assert said.endswith(".")
    assert LONG_NAMES[position.frame.waiting[0]] in said


@BOTH
def test_the_end_tells_winner_and_points(language):
    position = game(3, language=language)[-1]
    view = read(position.view)
    said = alt_text(view, position.frame)
    assert view.result is not None
    assert position.frame.names[view.result.winners[0]] in said[:140]
    for score in view.scores:
        points = str(score.total).replace("-", "−")
        assert f"{position.frame.names[score.seat]} {points}" in said


def test_it_tells_what_changed_and_where():
    position = game(3)[SETTLED]
    view = read(position.view)
    first, *others = view.players
    sites = (replace(view.sites[0], tile=None, workers=(0,)), *view.sites[1:])
    now = replace(view, players=(replace(first, vp=first.vp + 3), *others), sites=sites)
    said = alt_text(now, replace(position.frame, before=position.view))
    assert "Changed: A1; Livia Drusilla +3." in said


def test_the_stones_lie_as_in_the_picture():
    position = game(2)[SETTLED]
    view = read(position.view)
    first, second = view.players
    trays = (("yellow", "blue"), (), ("pink",), (), (), ())
    view = replace(view, players=(replace(first, trays=trays), second))
    said = alt_text(view, position.frame)
    assert "Livia Drusilla: I YB, II –, III P, IV –, V –, VI –." in said


def test_no_open_demands_are_told_in_their_gender():
    position = game(2, language="de")[SETTLED]
    view = replace(read(position.view), open_demands=())
    assert "offene Bedürfnisse: keine." in alt_text(view, position.frame)


def asked_of(key: str, **more: object) -> tuple[View, str]:
    *_, sample = asked(GAME, Asking(key, f"trajan.{key}", 3, 7, 60, **more), "en")  # type: ignore[arg-type]
    view = read(sample.view)
    return view, alt_text(view, sample.frame)


def test_a_question_tells_what_each_place_brings_and_the_own_cards():
    view, said = asked_of("construction")
    assert view.seat is not None
    me = view.players[view.seat]
    assert "Hand: " in said
    assert (", then " in said) is any(
        site.type and not me.buildings[site.type] and f"{site.id} " in said for site in view.sites
    )


def test_while_sowing_the_stones_are_told_and_not_one_of_them_as_the_place():
    view, said = asked_of("sow_stone", bots=("random",), places=1)
    assert view.turn is not None
    assert view.turn.next_tray is not None
    assert "Stones: " in said.partition("Points:")[0]
    for stone in view.turn.left:
        assert f"To choose from: {stone}" not in said


@pytest.mark.parametrize(("phases", "told"), [(("turn", "turn"), True), (("tiles", "turn"), False)])
def test_a_changed_stack_is_called_one_unless_it_was_turned_up_when_play_began(phases, told):
    position = game(3)[SETTLED]
    now = replace(read(position.view), phase=phases[1])
    first, *others = now.trajan_stacks
    before = replace(now, phase=phases[0], trajan_stacks=(replace(first, top=None), *others))
    frame = replace(position.frame, before=write(before))
    assert (f"stack:{first.id}" in news(frame.before, now).spots) is told
    assert ("stack “Trajan: " in alt_text(now, frame)) is told

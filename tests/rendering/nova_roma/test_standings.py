"""Nova Roma's standings say what they are, and compare like with like in a solo game."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.nova_roma.terms import AUTOMA_START
from rendering.board.masthead import Standing
from rendering.board.scene import compose
from rendering.nova_roma.board.changes import changes
from rendering.nova_roma.board.scene import board_scene, final_scene, words_for
from rendering.nova_roma.look.signs import NOBODY
from rendering.nova_roma.words.standings import automa_points, automa_standing, standings
from tests.rendering.checks import check_texts
from tests.rendering.nova_roma.positions import drafts, game, read, write

BOTH = pytest.mark.parametrize("language", ["en", "de"])


def said(scene) -> set[str]:
    return {placed.text for placed in compose(scene).texts}


def test_the_solo_opponents_points_are_those_it_can_not_lose():
    for position in game(1)[:-1:10]:
        view = read(position.view)
        points, score = automa_points(view), view.automa_score
        assert points is not None
        assert score is not None
        assert points.total == score.total
        assert automa_standing(view) == points.secured_total
        shares = dict(points.secured)
        assert shares["start"] == AUTOMA_START[view.variant.difficulty]
        assert shares["start"] + shares["blocked"] == score.start
        assert shares["zones"] + dict(points.open)["zones"] == sum(score.zones)
        assert shares["zones"] <= 3 + 5 + 6  # the second places
        assert Standing(NOBODY, points.secured_total) in standings(view)


def test_they_never_fall_while_the_open_ones_may():
    secured = [automa_points(read(position.view)).secured_total for position in game(1)]
    assert secured == sorted(secured)


def test_at_the_end_all_its_points_count():
    view = read(game(1)[-1].view)
    assert view.automa_score is not None
    assert automa_standing(view) == view.automa_score.total


def test_the_end_is_no_gain_by_itself():
    now = read(game(1)[-1].view)
    then = replace(now, result=None)
    assert "automa:points" not in changes(write(then), now)


@BOTH
def test_the_strip_of_the_solo_opponent_tells_both_sums(language):
    position = game(1, language=language)[40]
    view = read(position.view)
    frame = replace(position.frame, before=None)
    words, points = words_for(view, frame), automa_points(view)
    canvas = compose(board_scene(view, frame))
    check_texts(canvas)
    texts = [placed.text for placed in canvas.texts]
    assert words.say("nova-automa-now", n=points.total) in texts
    assert words.say("nova-automa-secured", n=points.secured_total) in texts
    for share in (*points.secured, *points.open):
        assert words.say(f"nova-share-{share.category}") in texts
    over = said(final_scene(read(game(1)[-1].view), frame))
    assert words.say("nova-automa-secured", n=points.secured_total) not in over
    assert not [text for text in over if text.startswith(words.say("nova-automa-now", n=0)[:-1])]


@BOTH
@pytest.mark.parametrize(("seats", "key"), [(1, "nova-points-so-far"), (3, "nova-points-now")])
def test_the_title_says_what_the_figures_are(language, seats, key):
    played = game(seats, language=language)
    view, frame = read(played[40].view), replace(played[40].frame, before=None)
    words = words_for(view, frame)
    assert words.say(key) in said(board_scene(view, frame))
    over = said(final_scene(read(played[-1].view), replace(played[-1].frame, before=None)))
    assert words.say(key) not in over
    assert words.say("nova-points") in over


def test_nobody_is_ahead_in_a_draft():
    position = drafts(3)[2]
    view = read(position.view)
    assert standings(view) == ()
    canvas = compose(board_scene(view, position.frame))
    assert not [spot for spot in canvas.spots if spot.startswith("standing:")]
    assert not [spot for spot in canvas.spots if spot.endswith(":points")]


@pytest.mark.parametrize("seats", [1, 4])
def test_large_figures_have_room_between_them(seats):
    position = game(seats)[40]
    view = read(position.view)
    rich = replace(view, scores=tuple(replace(score, ships=137) for score in view.scores))
    canvas = compose(board_scene(rich, replace(position.frame, before=None)))
    check_texts(canvas)
    for standing in standings(rich):
        spot = canvas.spots[f"standing:{standing.seat}"]
        (figure,) = [
            p for p in canvas.texts if p.text == str(standing.value) and spot.contains(p.box)
        ]
        assert spot.right - figure.box.right >= 10
        assert figure.size >= 44


@BOTH
def test_the_solo_scoring_says_what_is_not_scored(language):
    position = game(1, language=language)[-1]
    view = read(position.view)
    words = words_for(view, position.frame)
    canvas = compose(final_scene(view, replace(position.frame, before=None)))
    row = canvas.spots["score:0"]
    assert words.say("nova-not-scored") in [p.text for p in canvas.texts if row.contains(p.box)]
    opponent = canvas.spots[f"score:{NOBODY}"]
    dashes = [p for p in canvas.texts if p.text == "–" and opponent.contains(p.box)]
    assert len(dashes) >= 3

"""The way in: any process, clear errors, moving pictures within their limits."""

from __future__ import annotations

import pickle
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from rendering.__main__ import main
from rendering.draw import PictureError, draw, draw_animation
from rendering.files.animation import LARGEST, MOST, thinned
from rendering.film.still import HEIGHT, WIDTH
from rendering.frame import Frame
from rendering.registry import UnknownGameError
from tests.rendering.glory_to_rome.positions import KEY, game

MOVES = 100


def test_what_goes_in_and_comes_out_travels_between_processes():
    position = game(2)[20]
    job = pickle.loads(pickle.dumps((draw, KEY, "board", position.view, position.frame)))
    run, *arguments = job
    picture = run(*arguments)
    assert pickle.loads(pickle.dumps(picture)) == picture


def test_the_same_view_gives_the_same_bytes():
    position = game(4)[150]
    assert draw(KEY, "board", position.view, position.frame) == draw(
        KEY, "board", position.view, position.frame
    )


@pytest.mark.parametrize("view", [b"", b"{}", b"[1]", b"not json"])
def test_what_is_no_view_is_refused(view):
    with pytest.raises(PictureError, match="not a view of glory_to_rome"):
        draw(KEY, "board", view, Frame())


def test_an_earlier_view_that_is_none_is_refused():
    position = game(2)[20]
    with pytest.raises(PictureError):
        draw(KEY, "board", position.view, Frame(before=b"{}"))


def test_an_unknown_game_is_refused_with_what_is_known():
    with pytest.raises(UnknownGameError, match="glory_to_rome"):
        draw("chess", "board", b"{}", Frame())


def test_a_move_that_tells_nothing_is_shown_with_the_next():
    first, second, third = game(2)[40:43]
    silent = replace(second.frame, caption="", lines=(), waiting=first.frame.waiting)
    moves = [(first.view, first.frame), (second.view, silent), (third.view, third.frame)]
    whole, less = (
        draw_animation(KEY, [view for view, _ in shown], [frame for _, frame in shown])
        for shown in (moves, moves[::2])
    )
    assert whole.data == less.data
    assert whole.alt != less.alt, "it says how many moves it shows"


def test_a_hundred_moves_stay_under_eight_mebibytes():
    moves = game(5)[200 : 200 + MOVES]
    picture = draw_animation(KEY, [m.view for m in moves], [m.frame for m in moves])
    assert len(picture.data) <= LARGEST
    assert (picture.format, picture.width, picture.height) == ("gif", WIDTH, HEIGHT)
    assert len(picture.alt) <= 1024
    with Image.open(BytesIO(picture.data)) as image:
        assert image.n_frames > MOVES // 2, "not all of them show anything that moves"
        assert image.size == (picture.width, picture.height)
        assert image.info["loop"] == 0


def test_an_animation_too_large_skips_moves_but_never_the_last(monkeypatch):
    moves = game(2)[:12]
    whole = draw_animation(KEY, [m.view for m in moves], [m.frame for m in moves])
    monkeypatch.setattr("rendering.files.animation.LARGEST", len(whole.data) // 2)
    half = draw_animation(KEY, [m.view for m in moves], [m.frame for m in moves])
    assert len(half.data) <= len(whole.data) // 2
    assert half.alt == whole.alt


def test_very_long_ranges_are_thinned_out_to_the_last_move():
    assert thinned(range(40)) == range(40)
    shown = thinned(range(1000))
    assert len(shown) == MOST
    assert shown[-1] == 999
    assert list(shown) == sorted(set(shown))


@pytest.mark.parametrize(("views", "frames"), [([], []), ([b"{}"], [])])
def test_an_animation_needs_as_many_frames_as_views(views, frames):
    with pytest.raises(PictureError, match="make no animation"):
        draw_animation(KEY, views, frames)


def test_the_gallery_says_what_is_wrong_with_its_folder(tmp_path, capsys):
    file = tmp_path / "file"
    file.write_text("here", "utf-8")
    assert main(["gallery", str(file)]) == 1
    assert "name a folder" in capsys.readouterr().err

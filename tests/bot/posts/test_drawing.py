"""Drawing processes: late, failing and dying ones, and what is noted of them."""

from __future__ import annotations

import asyncio

import pytest

from bot.posts.drawing import pool as drawing
from bot.posts.drawing.order import Rank
from bot.posts.drawing.pool import DrawingPool
from bot.talk.refusals import RefusedError
from rendering.frame import Frame
from tests.bot.house import GAIUS, LIVIA, house
from tests.bot.talk.test_faults import SECRET, noted


async def public_view() -> bytes:
    """Of a table, as it is handed to a drawing process."""
    async with house() as home:
        table = await home.start(LIVIA, GAIUS)
        async with home.sessions.table(table) as live:
            return live.view_json(None)


@pytest.mark.asyncio
async def test_a_picture_that_fails_is_noted_with_table_and_move(
    monkeypatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 60.0)
    pool = DrawingPool(1)
    frame = Frame(names=("Livia", "Gaius"), move=7)
    view = b'{"hand": "' + SECRET.encode() + b'"}'
    try:
        assert await pool.picture_or_late("glory_to_rome", "board", view, frame, 31) is None
        assert await pool.animation("glory_to_rome", [view], [frame], 31) is None
    finally:
        pool.close()
    said = noted(caplog)
    assert "table 31, move 7: the board picture could not be drawn: PictureError at draw.py" in said
    assert "table 31, moves 7 to 7: the animation could not be drawn" in said
    assert SECRET not in said


@pytest.mark.asyncio
async def test_a_picture_that_is_late_is_noted_with_table_and_move(
    monkeypatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 0.0)
    pool = DrawingPool(1)
    frame = Frame(names=("Livia", "Gaius"), move=9)
    view = await public_view()
    try:
        late = await pool.picture_or_late("glory_to_rome", "board", view, frame, 32)
        assert late == "late"
        monkeypatch.setattr(drawing, "PATIENCE", 60.0)
        drawn = await pool.picture_or_late("glory_to_rome", "board", view, frame, 32)
        assert drawn.format == "png", "it was drawn on, and came in the end"
    finally:
        pool.close()
    assert "table 32, move 9: the board picture took longer than 0.0 s" in noted(caplog)


@pytest.mark.asyncio
async def test_a_drawing_process_that_dies_is_replaced_and_the_picture_drawn(
    monkeypatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 60.0)  # a process starts slowly on a busy machine
    pool = DrawingPool(1)
    frame = Frame(names=("Livia", "Gaius"), move=3)
    view = await public_view()
    try:
        await pool.warm_up()
        for process in pool._pool._processes.values():
            process.kill()
        assert await pool.picture("glory_to_rome", "board", view, frame, 33)
    finally:
        pool.close()
    assert "table 33, move 3: the board picture: a drawing process died" in noted(caplog)


@pytest.mark.asyncio
async def test_a_board_does_not_wait_for_animations(monkeypatch) -> None:
    monkeypatch.setattr(drawing, "PATIENCE", 60.0)
    pool = DrawingPool(1)
    view, frame = await public_view(), Frame(names=("Livia", "Gaius"), move=3)
    try:
        await pool.warm_up()
        films = [
            asyncio.create_task(pool.animation("glory_to_rome", [view] * 60, [frame] * 60, table))
            for table in range(6)
        ]
        await asyncio.sleep(0)
        assert await pool.picture("glory_to_rome", "board", view, frame, 40)
        assert not any(film.done() for film in films)
        for film in films:
            film.cancel()
        await asyncio.gather(*films, return_exceptions=True)
    finally:
        pool.close()


@pytest.mark.asyncio
async def test_an_animation_nobody_waits_for_stops(monkeypatch) -> None:
    pool = DrawingPool(1)
    view, frame = await public_view(), Frame(names=("Livia", "Gaius"), move=3)
    try:
        film = asyncio.create_task(pool.animation("glory_to_rome", [view] * 99, [frame] * 99, 41))
        await asyncio.sleep(0.2)
        (process,) = pool._film_pool._processes.values()
        film.cancel()
        await asyncio.gather(film, return_exceptions=True)
        async with asyncio.timeout(10):  # the pool waits for its end too, and may hear first
            while process.is_alive():
                await asyncio.sleep(0.05)
        again = await pool.animation("glory_to_rome", [view], [frame], 41)
        assert again is not None, "the next one is drawn"
    finally:
        pool.close()


@pytest.mark.asyncio
async def test_who_looks_back_is_asked_to_come_again_when_too_many_wait(monkeypatch) -> None:
    monkeypatch.setattr(drawing, "BACKLOG", {Rank.PANEL: 0, Rank.HISTORY: 0})
    pool = DrawingPool(1)
    try:
        with pytest.raises(RefusedError, match="refused-busy"):
            await pool.picture("glory_to_rome", "board", b"{}", Frame(), 42, rank=Rank.HISTORY)
        assert await pool.picture("x", "board", b"{}", Frame(), 42, rank=Rank.PANEL) is None
    finally:
        pool.close()


@pytest.mark.asyncio
async def test_a_closed_pool_starts_no_new_processes() -> None:
    pool = DrawingPool(1)
    workers = pool._pool
    pool.close()
    assert await pool.picture("glory_to_rome", "board", b"{}", Frame(), 34) is None
    assert pool._pool is workers


@pytest.mark.asyncio
async def test_drawing_processes_get_ready_as_they_start(monkeypatch) -> None:
    done = []
    monkeypatch.setattr(drawing, "step_back", lambda _: done.append("stepped back"))
    monkeypatch.setattr(drawing, "get_ready", lambda: done.append("ready"))
    pool = DrawingPool(1)
    pool._pool._initializer(*pool._pool._initargs)
    pool.close()
    assert done == ["stepped back", "ready"]

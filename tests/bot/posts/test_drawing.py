"""Drawing processes: late, failing and dying ones, and what is noted of them."""

from __future__ import annotations

import pytest

from bot.posts import drawing
from bot.posts.drawing import DrawingPool
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
async def test_a_closed_pool_starts_no_new_processes() -> None:
    pool = DrawingPool(1)
    workers = pool._pool
    pool.close()
    assert await pool.picture("glory_to_rome", "board", b"{}", Frame(), 34) is None
    assert pool._pool is workers

"""Drawing processes end by themselves when the bot is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[3]
BOT = """
import asyncio, time
from bot.posts.drawing.pool import DrawingPool

async def main():
    pool = DrawingPool(2)
    await pool.warm_up()
    print(*pool._pool._processes, flush=True)
    time.sleep(600)

if __name__ == "__main__":
    asyncio.run(main())
"""


def runs(pid: int) -> bool:
    """Also when nobody has asked how it ended."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_workers_do_not_outlive_a_killed_bot(tmp_path: Path) -> None:
    script = tmp_path / "a_bot.py"
    script.write_text(BOT)
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    bot = subprocess.Popen(
        [sys.executable, str(script)], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert bot.stdout is not None
    with bot.stdout:
        workers = [int(pid) for pid in bot.stdout.readline().split()]
        assert len(workers) == 2
        assert all(map(runs, workers))
        bot.send_signal(signal.SIGKILL)
        bot.wait()
        until = time.monotonic() + 15
        while any(map(runs, workers)):
            assert time.monotonic() < until, "they wait for work for ever"
            time.sleep(0.05)

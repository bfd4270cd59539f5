"""Worker processes: how they step back behind the bot, and end with it."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import parent_process
from threading import Thread


def step_back(politeness: int) -> None:
    """Run in a worker as it starts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends its workers
    if sys.platform != "win32":
        os.nice(politeness)
    Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """A bot that is killed cannot end its workers, which would wait for work for ever."""
    bot = parent_process()
    assert bot is not None
    bot.join()
    os._exit(1)

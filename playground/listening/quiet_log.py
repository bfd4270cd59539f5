"""A log that strangers cannot fill: what they send is not told, and nothing is told over and over.

A request that is no HTTP, or a client that is gone before its answer, is nobody's fault here.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from aiohttp import ClientConnectionError
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import RequestPayloadError

FOLD_SECONDS: Final = 60.0
LINES_REMEMBERED: Final = 200
STRANGERS_FAULTS: Final = (HttpProcessingError, RequestPayloadError)
DROPPED: Final = (ConnectionError, ClientConnectionError, RequestPayloadError)


def request_log() -> logging.Logger:
    """For aiohttp's servers, which would tell of every broken request with its whole traceback."""
    return quiet(logging.getLogger("playground.requests"))


def quiet(log: logging.Logger) -> logging.Logger:
    """The same, folding repeated lines from now on."""
    if not any(isinstance(each, Folding) for each in log.filters):
        log.addFilter(Folding())
    return log


class Folding(logging.Filter):
    """The first line of its kind in a minute; the next one tells how many there were between."""

    def __init__(self) -> None:
        super().__init__()
        self._told: dict[tuple[object, ...], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, (*STRANGERS_FAULTS, *DROPPED)):
            return False
        kind = (record.name, record.msg, type(error), _place(error))
        since, more = self._told.get(kind, (-FOLD_SECONDS, 0))
        now = time.monotonic()
        if now - since < FOLD_SECONDS:
            self._told[kind] = (since, more + 1)
            return False
        if more:
            record.msg = f"{record.msg} (and {more} more like it since)"
        self._told.pop(kind, None)
        self._told[kind] = (now, 0)
        while len(self._told) > LINES_REMEMBERED:
            del self._told[next(iter(self._told))]
        return True


def _place(error: BaseException | None) -> object:
    """Where it was raised, as far as that tells one fault from another."""
    trace = error.__traceback__ if error else None
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return trace and (trace.tb_frame.f_code.co_filename, trace.tb_lineno)
